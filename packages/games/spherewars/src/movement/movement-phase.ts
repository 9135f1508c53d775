import { FINISHED, type Procedure } from '@fray/kernel'
import { window } from '../command/windows.ts'
import { editionOf } from '../editions/edition.ts'
import { isInCombat } from '../ground/board.ts'
import { rushBlindly, rushImpetuously } from '../melee/rush.ts'
import { type Combatant, isIn, isStanding, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { standStill } from '../turn/action-choice.ts'
import { noteAreasStoodIn } from './defence-area.ts'
import type { MoveAllowance } from './move-action.ts'
import { isRandomMover, moveRandomly } from './random-move.ts'

/** SW-ACT-03: stand still, run, speed up, charge or engage. Sets what `play.state.acting` says of the move. */
export function* movementPhase(play: Play, active: Combatant): Procedure {
  yield* window(play, { at: 'before-movement', acting: active })
  if (!isStanding(active) || active.fleeing) return
  noteAreasStoodIn(play, active)
  yield* takeAction(play, active)
  for (const [ability, effect] of hooks.all(play, active, 'afterMovement')) {
    if (isStanding(active)) yield* ability.afterMovement(play, active, effect)
  }
  if (isStanding(active)) yield* window(play, { at: 'after-movement', acting: active })
}

/**
 * Compulsory actions come before the owner's choice (SW-ABIL-14, -27); fearful combatants are exempt because they
 * cannot join.
 */
function takeAction(play: Play, active: Combatant): Procedure {
  if (cannotMove(play, active)) {
    standStill(play, active)
    return FINISHED
  }
  const fearful = isIn(active, 'fearful')
  const frenzied = !fearful && hooks.answers(play, active, 'outOfControl')
  const impetuous = !fearful && hooks.answers(play, active, 'mustRush')
  if (isRandomMover(active)) return moveRandomly(play, active, { frenzied, impetuous })
  const edition = editionOf(play.setup)
  const moveAllowance = edition.moveAllowance(play, active)
  if (frenzied) return rushBlindly(play, active, moveAllowance)
  if (impetuous) return rushOrChoose(play, active, moveAllowance)
  return edition.chooseAction(play, active, moveAllowance)
}

function* rushOrChoose(play: Play, active: Combatant, moveAllowance: MoveAllowance): Procedure {
  if (yield* rushImpetuously(play, active, moveAllowance)) return
  yield* editionOf(play.setup).chooseAction(play, active, moveAllowance)
}

/** SW-MOVE-06, SW-STATE-07, -16: whether no move action is possible. */
function cannotMove(play: Play, active: Combatant): boolean {
  return isIn(active, 'stunned') || isIn(active, 'paralysed') || isInCombat(play, active)
}
