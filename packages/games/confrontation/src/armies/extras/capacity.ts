import { traitOf } from '../cards/ability-list.ts'
import type { ArmyId, Profile } from '../cards/profile.ts'
import { hasTrait } from '../peoples/alliance.ts'

/**
 * CF-CARD-06, CF-PACK-04: a special capacity that is paid in addition to the card. The object with hooks of the same id
 * says what it does in play, if anything.
 */
export interface Capacity {
  readonly id: string
  readonly name: string
  readonly rule: string
  /** The army whose fighters may have it. */
  readonly army: ArmyId
  /** The faction that they must be bound to, if any. */
  readonly faction?: string
  /** CF-PACK-04: all fighters bound to the faction have it; other capacities are bought for single fighters. */
  readonly forAll?: true
  /** CF-CRYHAVOC-04: only in armies that use the articles of the magazine. */
  readonly article?: true
  /** CF-PACK-37: a fighter has one capacity of each kin. */
  readonly kin?: string
  /** CF-REV-OPHIDIAN-01: whether its bearer joins this army as one of its people. */
  enlists?(army: string): boolean
  /** One for every started number of the army's A.P. */
  readonly onePer?: number
  /** Its price for a card, by the printed figures. */
  price(printed: Profile): number
  /** Whether this card may have it. */
  suits(printed: Profile): boolean
  /** The printed values that it changes. */
  reprints?(card: Profile): Partial<Profile>
}

/** A capacity that all fighters of a faction have. */
export function factionCapacity(
  given: Omit<Capacity, 'forAll' | 'suits' | 'price'> & { readonly ap: number; price?: Capacity['price'] },
): Capacity {
  const { ap, ...rest } = given
  return { price: () => ap, ...rest, forAll: true, suits: () => true }
}

/** A capacity that is bought for single fighters. */
export function soloCapacity(
  given: Omit<Capacity, 'suits' | 'price'> & { readonly ap?: number } & Partial<Pick<Capacity, 'suits' | 'price'>>,
): Capacity {
  const { ap = 0, ...rest } = given
  return { price: () => ap, suits: () => true, ...rest }
}

/** Adds abilities to a card; a repeated ability keeps the better number. */
export function withAbilities(card: Profile, ...written: readonly string[]): Partial<Profile> {
  const more = written.map(traitOf).filter(({ ability }) => !hasTrait(card, ability))
  return { traits: [...card.traits, ...more] }
}

/** CF-PACK-21, -31: Leadership over 10 cm, or 10 cm more, makes a commander (CF-LEAD-01). */
export function withLeadership(card: Profile): Pick<Profile, 'traits' | 'command'> {
  const led = card.traits.map((trait) =>
    trait.ability === 'leadership' ? { ...trait, x: (trait.x ?? 0) + LEADERSHIP } : trait,
  )
  const traits = hasTrait(card, 'leadership') ? led : [...led, { ability: 'leadership', x: LEADERSHIP }]
  return { traits, command: card.command ?? 'commander' }
}

const LEADERSHIP = 10

export const isCharacter = ({ character }: Profile) => character
export const isMagician = ({ pow }: Profile) => pow !== null
export const isFaithful = ({ faith }: Profile) => faith !== null

/** CF-PACK-18, -27: a Character, a Warrior-mage or a Warrior-monk. */
export function isChampion(card: Profile): boolean {
  return card.character || hasTrait(card, 'warrior-mage') || hasTrait(card, 'warrior-monk')
}
