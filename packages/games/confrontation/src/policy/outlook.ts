import type { PolicyQuestion } from '@fray/kernel'
import { estimateDistance } from '@fray/tabletop'
import { gapBetween } from '../ground/bodies.ts'
import type { Setup } from '../preparation/setup.ts'
import { areEnemies, type Fighter, isStanding, type State } from '../state.ts'

export type Question = PolicyQuestion<State, Setup>

/** CF-CHARGE-02: distances are measured only after an announcement, so a player estimates them. */
export function estimateGap({ misjudgement }: Question, from: Fighter, to: Fighter): number {
  const gap = gapBetween(from, to)
  return gap === 0 ? 0 : estimateDistance(gap, misjudgement, from.at, to.at)
}

export function standingEnemies({ state }: Question, fighter: Fighter): Fighter[] {
  return state.fighters.filter((other) => isStanding(other) && areEnemies(fighter, other))
}
