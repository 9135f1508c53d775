import { NOTHING_TO_DO, type Procedure } from '@fray/kernel'
import type { Play } from '../state.ts'

/** SW-BASE-06, SM-BASE-05: what comes of measuring; where it is free, odds may go by it beforehand. */
export function measured<T>(play: Play, found: () => T, supposed: T): T {
  if (!play.setup.premeasuring) return play.measure(found, supposed)
  play.reveal()
  return found()
}

/** The same where nothing can be supposed of what is measured: odds that a player reads go no further. */
export function measuredAtLast(play: Play): Procedure {
  if (!play.setup.premeasuring) return play.measured()
  play.reveal()
  return NOTHING_TO_DO
}

/** Whether odds that a player reads must do without a distance. */
export function isUnmeasured({ supposing, setup }: Play): boolean {
  return supposing && !setup.premeasuring
}
