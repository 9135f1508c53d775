import { type Json, type Procedure, playSituation, text } from '@fray/kernel'
import { confrontation } from '../game.ts'
import { strategicPhase } from '../round/phases.ts'
import { isAtRest, type Phase, type Play } from '../state.ts'
import { proofreader } from './proofreading.ts'
import type { Scene, Script } from './scene.ts'

/** Plays one phase of a situation through the public interface, in a match that ends with the phase. */
export function playPhase(phase: Phase, position: object, { dice = [], answers = [] }: Script = {}): Scene {
  const game: typeof confrontation = {
    ...confrontation,
    rules: {
      ...confrontation.rules,
      outcome: (state) =>
        state.phase !== phase && isAtRest(state) ? { winners: [], reason: text('title'), rules: [] } : undefined,
    },
  }
  const situation = { game: 'confrontation', position: { ...position, phase } as Json, dice, answers }
  return proofreader.checkMessages(playSituation(game, situation).match)
}

/** Runs a phase that has savepoints inside from its beginning to its end. */
function untilRest(phase: (play: Play) => Procedure): (play: Play) => Procedure {
  return function* (play) {
    do yield* phase(play)
    while (!isAtRest(play.state))
  }
}

export const wholeStrategicPhase = untilRest(strategicPhase)
