import { abilities } from '../ability.ts'
import { listedAbility, traitOf } from '../armies/ability-list.ts'
import { artefactNamed, artefacts, miracleNamed, miracles, spellNamed, spells } from '../armies/armoury.ts'
import { capacities, capacityNamed } from '../armies/capacities/index.ts'
import { factionNamed, factions } from '../armies/factions.ts'
import { profileNamed, profiles } from '../armies/profiles.ts'
import { virtueNamed, virtues } from '../armies/virtues.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** People write small letters, leave accents out and forget the article. */
function spelling(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'")
  return plain.toLowerCase().replace(/^the /, '')
}

/** The id of what is printed so on its card; what no card is called stays as it was written. */
export function idOf(written: string, cards: readonly Named[]): string {
  return cards.find(({ name }) => spelling(name) === spelling(written))?.id ?? written
}

/** How somebody's writing becomes an id, where the ids are known. */
const writtenAs = (named: (id: string) => unknown, cards: readonly Named[]) => (written: string) =>
  named(written) ? written : idOf(written, cards)

/** The ids of cards that are written by their ids or by their printed names. */
export const spellWritten = writtenAs(spellNamed, spells)
export const miracleWritten = writtenAs(miracleNamed, miracles)
export const profileWritten = writtenAs(profileNamed, profiles)
export const artefactWritten = writtenAs(artefactNamed, artefacts)
export const virtueWritten = writtenAs(virtueNamed, virtues)
export const capacityWritten = writtenAs(capacityNamed, capacities)
export const factionWritten = writtenAs(factionNamed, factions)

/** The same of what is bought with a card: artefacts, relics and virtues. */
export function extraWritten(written: string): string {
  const isListed = artefactNamed(written) !== undefined || virtueNamed(written) !== undefined
  return isListed ? written : idOf(written, [...artefacts, ...virtues])
}

/** Whether it is anything that goes with a card: of the lists, or an ability with rules. */
export function isBought(id: string): boolean {
  const { ability } = traitOf(id)
  const isListed = [artefactNamed, virtueNamed, capacityNamed].some((named) => named(id) !== undefined)
  return isListed || abilities.known(ability) !== undefined || listedAbility(ability) !== undefined
}
