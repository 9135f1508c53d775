import type { Seat } from '@fray/kernel'
import type { State, TurnStep } from '../state.ts'
import { noteStanding } from './standing.ts'

/** MI-SEQUENCE: goes on to the next step, or after the tenth to the next turn. */
export function nextStep(state: State): void {
  state.done = []
  for (const unit of state.units) {
    unit.now.spent = 0
    unit.now.stirred = false
    unit.now.reformed = false
  }
  noteStanding(state)
  if (state.step === 10) state.phase = 'turn'
  else state.step = (state.step + 1) as TurnStep
}

/** MI-SEQUENCE-03, -05, -07: whether the step under way is one of movement. */
export function isMovement({ step }: State): boolean {
  return step === 3 || step === 5 || step === 7
}

/** MI-SEQUENCE-03, -05, -07: gets the seat that moves in the current movement step. */
export function movingSeat({ step, mover }: State): Seat {
  return step === 5 ? 1 - mover : mover
}
