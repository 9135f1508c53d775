import { structurePoints } from '../machines/structure.ts'
import { isUnaffected } from '../mystic/unaffected.ts'
import type { PlayState } from '../state.ts'
import { someWith } from '../traits.ts'
import { type DamageRoll, judgeDamage } from './damage-roll.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Hooks that apply once the dice are about to fall and may change everything. */
const LATER = ['beforeDamage', 'addsToDamage', 'relocates', 'damageDice'] as const

/** CF-WOUND-04: whether any dice could hurt the victim, judging by public information. */
export function mayHurt(play: PlayState, roll: DamageRoll): boolean {
  const { victim, by } = roll
  if (isUnaffected(play, victim, 'damage')) return false
  if (by && LATER.some((hook) => someWith(play, by, hook))) return true
  // CF-MACHINE-38: a Stunned result does nothing to structure points.
  const nothing = structurePoints(victim) === null ? ['none'] : ['none', 'stunned']
  const hurts = (high: number, low: number) => !nothing.includes(judgeDamage(play, roll, [high, low]).result)
  return FACES.some((high) => FACES.some((low) => low <= high && hurts(high, low)))
}
