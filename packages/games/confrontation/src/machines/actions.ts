import type { Procedure } from '@fray/kernel'
import type { Action } from '../activation/activity.ts'
import { cannotFire, fireOnce, hasShots } from '../fire/firing.ts'
import { moveAtLevels } from '../movement/flight.ts'
import { isStanding } from '../state.ts'
import { haul, haulRunning, turnMachine } from './hauling.ts'
import { isRolling } from './rolling.ts'
import { serving, servingAtObject, servingThenMoving } from './serving.ts'

/**
 * CF-MACHINE-27: a machine with a Weight may run after the shot, too; this is announced before it and makes it harder
 * by 2.
 */
const firingThenRunning: Action = {
  id: 'fire-run',
  icon: 'targeting',
  rules: ['CF-MACHINE-27'],
  concerns: (play, { fighter, moved, fired }) =>
    isRolling(fighter) && moved === null && !fired && hasShots(play, fighter),
  bar: cannotFire,
  *perform(play, activity): Procedure {
    if (!(yield* fireOnce(play, activity, { rules: ['CF-MACHINE-27'], moves: true, runs: true }))) return
    activity.moved = 'run'
    if (isStanding(activity.fighter)) yield* moveAtLevels(play, activity.fighter, 'run')
  },
}

/**
 * CF-MACHINE-22, -29, -42: actions of machines in addition to those of fighters, and those that the card of an immobile
 * machine gives its servants.
 */
export const machineActions: readonly Action[] = [
  firingThenRunning,
  haul,
  haulRunning,
  turnMachine,
  serving,
  servingThenMoving,
  servingAtObject,
]
