import { accept, type Json, refuse, text, type Verdict } from '@fray/kernel'
import { type Point, pathLength, readProposal } from '@fray/tabletop'
import type { Surroundings } from '../ground/surroundings-data.ts'
import type { Combatant, Play } from '../state.ts'
import type { MoveAllowance } from './move-action.ts'
import { ROUNDING } from './move-allowance.ts'
import { contactAt, obstruction } from './paths/obstruction.ts'
import { asInches } from './paths/path-points.ts'

/** A run or speed-up being chosen: everything that determines legal paths. */
export interface Running {
  readonly play: Play
  readonly mover: Combatant
  readonly moveAllowance: MoveAllowance
  readonly action: 'run' | 'speed-up'
  /** Computed on first use: most answers are checked once. */
  around(): Surroundings
}

/** SW-BASE-07: the path of the centre is measured. */
export function checkRun(running: Running, proposal: Json): Verdict<readonly Point[]> {
  const path = readProposal(proposal)?.path
  if (!path || path.length === 0) return refuse(text('refuse.no-place'), 'SW-MOVE-05')
  const points = [running.mover.at, ...path]
  return judgeRun(running, points)
}

export function judgeRun(running: Running, points: readonly Point[]): Verdict<readonly Point[]> {
  const { play, mover, moveAllowance, action, around } = running
  const length = pathLength(points)
  if (length === 0) return accept(points)
  if (length > moveAllowance.reach(action) + ROUNDING) return tooFar(moveAllowance.reach(action), action)
  const blocked = obstruction(play, mover, points, around()) ?? contactAt(play, mover, points.at(-1)!)
  if (blocked) return blocked
  const allowance = moveAllowance.allowance(action, points)
  return length > allowance + ROUNDING ? tooFar(allowance, action) : accept(points)
}

function tooFar(reach: number, action: 'run' | 'speed-up'): Verdict<never> {
  const rules = action === 'run' ? ['SW-MOVE-08', 'SW-SCENERY-11'] : ['SW-MOVE-09', 'SW-SCENERY-11']
  return refuse(text('refuse.too-far', { reach: asInches(reach) }), ...rules)
}
