import { type Ability, define } from '../ability.ts'
import { listedAbility } from '../armies/ability-list.ts'
import { ELEMENTS, type ElementName } from '../armies/profile.ts'
import { kindsIn } from '../incantation/mana.ts'
import { locationHit } from '../wounds/damage-roll.ts'
import { LOCATIONS } from '../wounds/wound-table.ts'
import { ability, returnValue } from './builders.ts'

/** CF-ABIL-51: what each immunity does by itself; the others are asked for where their subject is. */
const IMMUNITIES: Readonly<Record<string, Partial<Ability>>> = {
  fear: { fearless: () => true },
  stunned: { convertsSuffered: (result) => (result === 'stunned' ? 'none' : result) },
  'master-strike': { withstandsHeavyAttacks: true },
  'exceptional-wounds': { ignoresDamage: ([high, low]) => high === low },
  'encumbered-ground': { crossesEncumbered: true },
  'impassable-ground': { passesThrough: (obstacle) => obstacle === 'uncrossable' },
  ...Object.fromEntries(LOCATIONS.map((each) => [each, immuneAt(each)])),
  ...Object.fromEntries(ELEMENTS.map((each) => [each, immuneTo(each)])),
}

/** CF-ABIL-51: Damage rolls that locate there are ignored; a double 6 locates nowhere. */
function immuneAt(location: string): Partial<Ability> {
  return { ignoresDamage: (_dice, roll) => locationHit(roll) === location }
}

/** CF-ABIL-51, CF-MANA-05: spells paid with gems of this Element alone; those of mastery do not matter. */
function immuneTo(element: ElementName): Partial<Ability> {
  return { sparesSpell: (_play, { paid }) => returnValue(kindsIn(paid).every((gem) => gem === element)) }
}

const words = listedAbility('immunity')!.words as readonly string[]

define(...words.map((word) => ability(`immunity-${word}`, IMMUNITIES[word] ?? {})))
