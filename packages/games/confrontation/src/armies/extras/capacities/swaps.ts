import { type ArmyId, ELEMENTS, type ElementName, type Profile } from '../../cards/profile.ts'
import { type Capacity, isCharacter, soloCapacity } from '../capacity.ts'

interface Swap {
  readonly army: ArmyId
  readonly faction: string
  readonly rule: string
  /** The Element gained. */
  readonly gains: ElementName
  /** The Element that cannot be given up. */
  readonly keeps: ElementName
}

const NAMES: Readonly<Record<ElementName, string>> = {
  air: 'Air',
  earth: 'Earth',
  fire: 'Fire',
  water: 'Water',
  light: 'Light',
  darkness: 'Darkness',
}

const AP = 3

/**
 * CF-PACK-09, -12, -28: a magician Character masters an Element in place of another: one capacity for each Element to
 * give up.
 */
export function swaps({ army, faction, rule, gains, keeps }: Swap): Capacity[] {
  const given = ELEMENTS.filter((element) => element !== gains && element !== keeps)
  return given.map((lost) =>
    soloCapacity({
      id: `${faction}-${gains}-for-${lost}`,
      name: `${NAMES[gains]} instead of ${NAMES[lost]}`,
      kin: `${faction}-${gains}`,
      rule,
      army,
      faction,
      ap: AP,
      suits: (card) => isCharacter(card) && masters(card, lost) && !masters(card, gains),
      reprints: ({ magic }) => ({
        magic: magic && { ...magic, elements: magic.elements.map((element) => (element === lost ? gains : element)) },
      }),
    }),
  )
}

function masters({ magic }: Profile, element: ElementName): boolean {
  return magic?.elements.includes(element) ?? false
}
