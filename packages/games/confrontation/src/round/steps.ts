import type { Procedure } from '@fray/kernel'
import type { Play } from '../state.ts'

/** Plays the next step of a phase with a savepoint before each step; `state.step` counts finished steps. */
export function* nextStep(play: Play, steps: readonly ((play: Play) => Procedure)[]): Procedure {
  const { state } = play
  const done = state.step ?? 0
  yield* steps[done]!(play)
  state.step = done + 1 < steps.length ? done + 1 : undefined
}
