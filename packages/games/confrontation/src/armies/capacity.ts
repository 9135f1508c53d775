import { traitOf } from './ability-list.ts'
import { hasTrait } from './alliance.ts'
import type { ArmyId, Profile } from './profile.ts'

/**
 * CF-CARD-06, CF-PACK-04: a special capacity that is paid besides its bearer's card. What it does in play is said by the
 * object with hooks of the same id, if it does anything there.
 */
export interface Capacity {
  readonly id: string
  readonly name: string
  readonly rule: string
  /** Whose fighters may have it. */
  readonly army: ArmyId
  /** The faction that they must be bound to, if any. */
  readonly faction?: string
  /** CF-PACK-04: everybody who is bound to the faction has it; all others are bought for one fighter at a time. */
  readonly forAll?: true
  /** CF-CRYHAVOC-04: only for those who play by the articles of the magazine. */
  readonly article?: true
  /** CF-PACK-37: of those of one kin a fighter has one. */
  readonly kin?: string
  /** CF-REV-OPHIDIAN-01: the armies that its bearer joins by it as one of their people. */
  enlists?(army: string): boolean
  /** One of it for so many A.P. of the army, or part of them. */
  readonly onePer?: number
  /** What it adds to this card's value, by its printed figures. */
  price(printed: Profile): number
  /** Whether this card may have it. */
  suits(printed: Profile): boolean
  /** What it changes on the card, where it counts as printed. */
  reprints?(card: Profile): Partial<Profile>
}

/** One that everybody of a faction has. */
export function factionCapacity(
  given: Omit<Capacity, 'forAll' | 'suits' | 'price'> & { readonly ap: number; price?: Capacity['price'] },
): Capacity {
  const { ap, ...rest } = given
  return { price: () => ap, ...rest, forAll: true, suits: () => true }
}

/** One that is bought. */
export function soloCapacity(
  given: Omit<Capacity, 'suits' | 'price'> & { readonly ap?: number } & Partial<Pick<Capacity, 'suits' | 'price'>>,
): Capacity {
  const { ap = 0, ...rest } = given
  return { price: () => ap, suits: () => true, ...rest }
}

/** A card with abilities more; one that it has already keeps the better number. */
export function withAbilities(card: Profile, ...written: readonly string[]): Partial<Profile> {
  const more = written.map(traitOf).filter(({ ability }) => !hasTrait(card, ability))
  return { traits: [...card.traits, ...more] }
}

/** CF-PACK-21, -31: Leadership over 10 cm, or over 10 cm more; whoever has it is a commander (CF-LEAD-01). */
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
