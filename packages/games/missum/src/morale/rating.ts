import type { Troop } from '../army/troop.ts'
import { moraleRating } from '../charts.ts'
import type { Unit } from '../state.ts'

/** MI-RATING: gets the morale rating; null for units that never test. */
export function ratingOf({ office, troop }: Unit): number | null {
  if (office) return office.kind === 'guards' ? chart('acolyteGuard') : null
  if (troop.morale !== null) return troop.morale
  if (troop.engine) return chart('engineCrew')
  if (troop.standing === 'fanatic') return chart('fanatic')
  const rating = troop.race === 'human' ? chart(humanRow(troop)) : chart(troop.race)
  return troop.standing === 'bodyguard' ? Math.max(rating, chart('humanBodyguard')) : rating
}

/** MI-RATING-02, -03, -08: skirmishers are rated as light infantry; no armour counts as light (MI-TYPE-08). */
function humanRow({ type, standing, armour }: Troop): string {
  if (type === 'regularSkirmisher') return 'humanRegularLight'
  if (type === 'irregularSkirmisher') return 'humanIrregularLight'
  if (standing === 'peasant') return 'humanPeasant'
  const training = standing === 'irregular' ? 'humanIrregular' : 'humanRegular'
  return training + { none: 'Light', light: 'Light', medium: 'Medium', heavy: 'Heavy' }[armour]
}

function chart(troop: string): number {
  const rating = moraleRating(troop)?.rating
  if (rating === null || rating === undefined) throw new RangeError(`the chart has no morale rating for ${troop}`)
  return rating
}
