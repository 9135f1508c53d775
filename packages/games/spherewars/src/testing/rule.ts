import {
  type Json,
  Play as KernelPlay,
  type MatchOptions,
  type Procedure,
  playSituation,
  QuickDice,
  text,
} from '@fray/kernel'
import { spherewars } from '../game.ts'
import { situate } from '../preparation/situation.ts'
import type { Play } from '../state.ts'
import { proofreader } from './proofreading.ts'
import type { Scene, Script } from './scene.ts'

/** Plays a single rule on a situation through the public interface of a match that ends when the rule does. */
export function playRule(position: Json, rule: Rule, script: Script = {}, options: MatchOptions = {}): Scene {
  const { dice = [], answers = [] } = script
  const { match } = playSituation(gameOf(rule), { game: 'spherewars', position, dice, answers }, options)
  return proofreader.checkMessages(match)
}

/** Does the same with random dice from a seed. */
export function playRuleAtRandom(position: Json, rule: Rule, seed: string): Scene {
  return playSituation(gameOf(rule), { game: 'spherewars', position }, { dice: new QuickDice(seed) }).match
}

type Rule = (play: Play) => Procedure<unknown>

function gameOf(rule: Rule): typeof spherewars {
  return {
    ...spherewars,
    rules: {
      ...spherewars.rules,
      *next(play) {
        yield* rule(play)
        play.state.phase = 'over'
      },
      outcome: ({ phase }) => (phase === 'over' ? { winners: [], reason: text('title'), rules: [] } : undefined),
    },
  }
}

/** Lays out a situation for testing single rules, without playing on from it. */
export function loadPosition(position: Json): Play {
  const { state, setup } = situate(position)
  return new KernelPlay(state, setup)
}
