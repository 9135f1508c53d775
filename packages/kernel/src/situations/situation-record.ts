import type { Game } from '../game/game.ts'
import { DiceError, InputError } from '../input/errors.ts'
import { createInputReporter } from '../input/input.ts'
import { kernelPhrases } from '../locales/phrases.ts'
import type { Match } from '../match/match.ts'
import { createRecord, facesIn, type MatchRecord, type MatchTerms } from '../records/record.ts'
import { diceOf } from '../records/replay.ts'
import { playSituation, type Situation, scriptOf } from './situation.ts'

const { inputProblem } = createInputReporter(kernelPhrases.en)

/**
 * Begins a match from a situation with its script played: the scripted dice fall first, then those of the seed.
 * Problems with the situation are told by field.
 */
export function beginSituation<State, Setup, View>(
  game: Game<State, Setup, View>,
  { dice: script = [], ...situation }: Situation,
  secret: Required<Pick<MatchTerms, 'seed' | 'salt'>>,
): { readonly match: Match<State, Setup, View>; readonly record: MatchRecord } {
  const forcedDice = [...scriptOf(game as Game, script).values]
  const terms: MatchTerms = { origin: { situation: situation.position }, ...secret, forcedDice }
  const { match } = playWithDice(game, situation, terms)
  const left = forcedDice.length - facesIn(match).length
  if (left > 0) throw new InputError('situation', [inputProblem('dice', 'kernel.input.dice-left', { left })])
  return { match, record: createRecord(match, terms) }
}

function playWithDice<State, Setup, View>(game: Game<State, Setup, View>, situation: Situation, terms: MatchTerms) {
  try {
    return playSituation(game, situation, { dice: diceOf(terms) })
  } catch (error) {
    if (!(error instanceof DiceError)) throw error
    const { wrongFace, message } = error
    if (!wrongFace) throw new InputError('situation', [{ field: 'dice', message }])
    const { index, value, sides } = wrongFace
    throw new InputError('situation', [inputProblem(`dice[${index}]`, 'kernel.input.wrong-face', { value, sides })])
  }
}
