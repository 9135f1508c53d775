import type { Tally } from '@fray/kernel'
import { gapBetween } from '../ground/board.ts'
import { densityCost } from '../ground/terrain-costs.ts'
import type { MoveAction, MoveAllowance } from '../movement/move-action.ts'
import { costOf, lessScenery } from '../movement/move-allowance.ts'
import { movementOf } from '../movement/movement.ts'
import type { Combatant, Play } from '../state.ts'
import { INCH, inches } from '../units.ts'
import { meetsDifficult } from './terrain.ts'

/**
 * SM-MOVE-02, -03, SM-SCENERY-03, -05: MOV for a run or a charge, twice MOV for a sprint. Every piece of low or
 * difficult terrain on the way costs a run one inch and a sprint two. Difficult terrain prevents a sprint, and an
 * engagement becomes a run. At least one inch is left.
 */
export function moveAllowance(play: Play, mover: Combatant): MoveAllowance {
  const known: Partial<Record<MoveAction, Tally>> = {}
  const tallyOf = (action: MoveAction): Tally => {
    known[action] ??= movementOf(play, mover, action)
    return known[action]
  }
  const over = (action: MoveAction, cost: number, isDifficult: () => boolean): number => {
    const movement = tallyOf(action).total
    const run = Math.max(1, movement - cost) * INCH
    if (pace(action) === 1) return run
    if (isDifficult()) return action === 'engage' ? run : 0
    return Math.max(1, 2 * (movement - cost)) * INCH
  }
  return {
    random: false,
    reach: (action) => pace(action) * tallyOf(action).total * INCH,
    allowance: (action, points) =>
      over(action, densityCost(play, mover, points), () => meetsDifficult(play, mover, points)),
    through: (action, terrainCosts) =>
      over(action, costOf(terrainCosts), () => terrainCosts.some(({ plan }) => plan.piece.density === 'dense')),
    explain: (action, points = []) => lessScenery(play, mover, tallyOf(action).explain(), points),
  }
}

function pace(action: MoveAction): 1 | 2 {
  return action === 'speed-up' || action === 'engage' ? 2 : 1
}

/** SM-MOVE-05: an enemy within 5 inches prevents a sprint. */
const TOO_NEAR = inches(5)

/** SM-MOVE-05: whether any enemy, seen or not, is within 5 inches. */
export function isEnemyNear(play: Play, mover: Combatant): boolean {
  for (const combatant of play.state.combatants) {
    if (combatant.side !== mover.side && combatant.status === 'standing' && gapBetween(mover, combatant) <= TOO_NEAR)
      return true
  }
  return false
}
