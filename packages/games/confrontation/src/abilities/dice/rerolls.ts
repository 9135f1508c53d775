import { define } from '../../ability.ts'
import type { TestKind } from '../../dice/test.ts'
import { INITIATIVE } from '../../mystic/enchantment.ts'
import { ability } from '../builders.ts'

/**
 * CF-ABIL-46: the tests of a fighter that have nothing to do with magic. CF-DISENGAGE-03: disengaging by agility is an
 * Initiative test.
 */
export const FIGHTERS_TESTS: readonly TestKind[] = [
  ...INITIATIVE,
  'attack',
  'defence',
  'aim',
  'courage',
  'discipline',
  'tactical',
]

/** CF-ABIL-25: the bearer never rerolls dice. */
const cursed = ability('cursed', { neverRerolls: () => true })

/** CF-ABIL-29: rerolls a 5 in defence, too. */
const dodge = ability('dodge', { rerolls: ({ kind }) => (kind === 'defence' ? [5] : []) })

/** CF-ABIL-40: a 1 in attack does not fail. */
const fineBlade = ability('fine-blade', { onesCount: ({ kind }) => kind === 'attack' })

/** CF-ABIL-46: rerolls a 5 in every test that has nothing to do with magic. */
const hardened = ability('hardened', { rerolls: ({ kind }) => (FIGHTERS_TESTS.includes(kind) ? [5] : []) })

/** CF-ABIL-59: rerolls a 3, 4 or 5 in tests that have nothing to do with magic. */
const lovedByTheGods = ability('loved-by-the-gods', {
  rerolls: ({ kind }) => (FIGHTERS_TESTS.includes(kind) ? [3, 4, 5] : []),
})

/** CF-ABIL-71: a 1 in defence does not fail. */
const parade = ability('parade', { onesCount: ({ kind }) => kind === 'defence' })

/** CF-ABIL-81: rerolls a 5 in Initiative tests. */
const reflexes = ability('reflexes', { rerolls: ({ kind }) => (INITIATIVE.includes(kind) ? [5] : []) })

const DISCIPLINE: readonly TestKind[] = ['discipline', 'tactical']

/** CF-ABIL-87: a 1 in Discipline tests does not fail. */
const rigour = ability('rigour', { onesCount: ({ kind }) => DISCIPLINE.includes(kind) })

/** CF-ABIL-97: rerolls a 5 in Discipline tests. */
const strategist = ability('strategist', { rerolls: ({ kind }) => (DISCIPLINE.includes(kind) ? [5] : []) })

/** CF-ABIL-103: a 1 in Initiative tests does not fail. */
const vivacity = ability('vivacity', { onesCount: ({ kind }) => INITIATIVE.includes(kind) })

define(cursed, dodge, fineBlade, hardened, lovedByTheGods, parade, reflexes, rigour, strategist, vivacity)
