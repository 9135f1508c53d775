import { type Json, Play as KernelPlay, type Procedure, playSituation, text } from '@fray/kernel'
import { confrontation } from '../game.ts'
import { situate } from '../preparation/situation.ts'
import type { Play } from '../state.ts'
import { proofreader } from './proofreading.ts'
import type { Scene, Script } from './scene.ts'

/** Plays one rule alone on a situation through the public interface, in a match that ends when the rule does. */
export function playRule(position: Json, rule: (play: Play) => Procedure<unknown>, script: Script = {}): Scene {
  const { dice = [], answers = [] } = script
  const game: typeof confrontation = {
    ...confrontation,
    rules: {
      ...confrontation.rules,
      *next(play) {
        yield* rule(play)
        play.state.phase = 'over'
      },
      outcome: ({ phase }) => (phase === 'over' ? { winners: [], reason: text('title'), rules: [] } : undefined),
    },
  }
  return proofreader.checkMessages(playSituation(game, { game: 'confrontation', position, dice, answers }).match)
}

/** Lays out a situation for testing single rules, without playing on from it. */
export function loadPosition(position: Json): Play {
  const { state, setup } = situate(position)
  return new KernelPlay(state, setup)
}
