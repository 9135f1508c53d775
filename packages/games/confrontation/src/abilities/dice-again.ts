import { define } from '../ability.ts'
import type { TestKind } from '../dice/test.ts'
import { ability } from './making.ts'

/** CF-ABIL-46: the tests of a fighter that have nothing to do with magic. */
export const FIGHTERS_TESTS: readonly TestKind[] = [
  'initiative',
  'attack',
  'defence',
  'aim',
  'courage',
  'discipline',
  'tactical',
]

/** CF-ABIL-25: nothing of his is rolled again. */
const cursed = ability('cursed', { neverRerolls: true })

/** CF-ABIL-29. */
const dodge = ability('dodge', { rerolls: ({ kind }) => (kind === 'defence' ? [5] : []) })

/** CF-ABIL-40. */
const fineBlade = ability('fine-blade', { onesCount: ({ kind }) => kind === 'attack' })

/** CF-ABIL-46. */
const hardened = ability('hardened', { rerolls: ({ kind }) => (FIGHTERS_TESTS.includes(kind) ? [5] : []) })

define(cursed, dodge, fineBlade, hardened)
