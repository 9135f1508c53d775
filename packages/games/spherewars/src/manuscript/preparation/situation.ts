import { InputError, type Problem, type StartingPosition } from '@fray/kernel'
import { manuscript } from '../../editions/edition-manuscript.ts'
import { inputProblem } from '../../input-problem.ts'
import type { Setup } from '../../preparation/setup-data.ts'
import { situate as layOut } from '../../preparation/situation.ts'
import type { Phase, State } from '../../state.ts'
import { PIECES } from './setup.ts'

/** SM-TURN-01: phases in which a situation may begin. */
const PHASES: readonly Phase[] = ['field', 'deployment', 'infiltration', 'turn', 'round']

/**
 * Lays out a situation of the Manuscript, which has neither weather nor an updating phase of its own (SM-MISSING-04).
 */
export function situate(json: unknown): StartingPosition<State, Setup> {
  const { state, setup } = layOut(json, manuscript)
  const problems: Problem[] = []
  if (!PHASES.includes(state.phase))
    problems.push(inputProblem('sequence', 'fault.situation.phase', { phases: PHASES.join(', ') }))
  if (setup.weather !== 'off') problems.push(inputProblem('weather', 'fault.situation.unused'))
  if (problems.length > 0) throw new InputError('situation', problems)
  return { state, setup: { ...setup, advanced: true, pieceCount: PIECES } }
}
