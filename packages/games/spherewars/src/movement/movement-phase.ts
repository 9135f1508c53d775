import type { Procedure } from '@fray/kernel'
import { window } from '../command/windows.ts'
import { isInCombat } from '../ground/board.ts'
import { rushBlindly, rushImpetuously } from '../melee/rush.ts'
import { type Combatant, isIn, isStanding, type Turn } from '../state.ts'
import { allWith, has } from '../traits.ts'
import { standStill } from '../turn/action-choice.ts'
import { noteAreasStoodIn } from './defence-area.ts'
import { isRandomMover, moveRandomly } from './random-move.ts'

/** SW-ACT-03: stand still, run, speed up, charge or engage. Sets what `turn.state.acting` says of the move. */
export function* movementPhase(turn: Turn, active: Combatant): Procedure {
  yield* window(turn, { at: 'before-movement', acting: active })
  if (!isStanding(active) || active.fleeing) return
  noteAreasStoodIn(turn, active)
  yield* takeAction(turn, active)
  for (const [ability, effect] of allWith(active, 'afterMovement')) {
    if (isStanding(active)) yield* ability.afterMovement(turn, active, effect)
  }
  if (isStanding(active)) yield* window(turn, { at: 'after-movement', acting: active })
}

/** What it must do comes before what its owner wants (SW-ABIL-14, -27); the fearful are excused, for they join nobody. */
function* takeAction(turn: Turn, active: Combatant): Procedure {
  if (cannotMove(turn, active)) return standStill(turn, active)
  const fearful = isIn(active, 'fearful')
  const frenzied = !fearful && active.effects.some(({ ability }) => ability === 'frenzied')
  const impetuous = !fearful && has(turn, active, 'impetuous')
  if (isRandomMover(active)) return yield* moveRandomly(turn, active, { frenzied, impetuous })
  const { edition } = turn.setup
  const gait = edition.gait(turn, active)
  if (frenzied) return yield* rushBlindly(turn, active, gait)
  if (impetuous && (yield* rushImpetuously(turn, active, gait))) return
  yield* edition.chooseAction(turn, active, gait)
}

/** SW-MOVE-06, SW-STATE-07, -16: no move action is possible. */
function cannotMove(turn: Turn, active: Combatant): boolean {
  return isIn(active, 'stunned') || isIn(active, 'paralysed') || isInCombat(turn, active)
}
