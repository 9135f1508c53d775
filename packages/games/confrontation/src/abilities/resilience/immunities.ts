import { type Ability, define } from '../../ability.ts'
import { listedAbility } from '../../armies/cards/ability-list.ts'
import { ELEMENTS, type ElementName } from '../../armies/cards/profile.ts'
import { kindsIn } from '../../incantation/mana.ts'
import { locationHit } from '../../wounds/damage-roll.ts'
import { LOCATIONS } from '../../wounds/wound-table.ts'
import { ability, returnValue } from '../builders.ts'

/** CF-ABIL-51: immunities that work by hooks alone; the others are checked by the rules of their subject. */
const IMMUNITIES: Readonly<Record<string, Partial<Ability>>> = {
  fear: { fearless: () => true },
  stunned: { convertsSuffered: (result) => (result === 'stunned' ? 'none' : result) },
  'master-strike': { withstandsHeavyAttacks: true },
  'exceptional-wounds': { ignoresDamage: ([high, low]) => high === low },
  'encumbered-ground': { crossesEncumbered: true },
  'impassable-ground': { passesThrough: (obstacle) => obstacle === 'uncrossable' },
  ...Object.fromEntries(LOCATIONS.map((subject) => [subject, immuneAt(subject)])),
  ...Object.fromEntries(ELEMENTS.map((subject) => [subject, immuneTo(subject)])),
}

/** CF-ABIL-51: ignores Damage rolls at this location; a double 6 has no location. */
function immuneAt(location: string): Partial<Ability> {
  return { ignoresDamage: (_dice, roll) => locationHit(roll) === location }
}

/** CF-ABIL-51, CF-MANA-05: ignores spells whose cost is this Element alone; gems for mastery do not matter. */
function immuneTo(element: ElementName): Partial<Ability> {
  return { sparesSpell: (_play, { paid }) => returnValue(kindsIn(paid).every((gem) => gem === element)) }
}

const words = listedAbility('immunity')!.words as readonly string[]

define(...words.map((word) => ability(`immunity-${word}`, IMMUNITIES[word] ?? {})))
