import {
  type Answer,
  type Decision,
  type DecisionOption,
  type Game,
  optionsOf,
  type PolicyQuestion,
} from '@fray/kernel'
import { pickOption } from '../random-option.ts'

/** How many suggestions are considered where the game has no opinion. */
const SUGGESTIONS = 8

/**
 * Lists the answers worth considering, the best first: the game's own proposals, or else the default answer, the
 * suggestions and the options that can succeed. There is always one.
 */
export function proposals(game: Game, question: PolicyQuestion): readonly Answer[] {
  return game.bots.propose?.(question) ?? plainProposals(question.decision)
}

/** Gets the answer of a sane player who does not look ahead. */
export function saneAnswer(game: Game, question: PolicyQuestion): Answer {
  const [best] = game.bots.propose?.(question) ?? []
  return best ?? plainAnswer(question)
}

function plainAnswer({ decision, random }: PolicyQuestion): Answer {
  const usual = decision.defaultAnswer?.()
  if (usual !== undefined) return usual
  const suggested = decision.kind === 'pick' ? undefined : decision.suggest(1)[0]
  return suggested ?? pickOption(promisingOptions(decision), random).key
}

function plainProposals(decision: Decision): readonly Answer[] {
  const usual = decision.defaultAnswer?.()
  const keys = promisingOptions(decision).map(({ key }) => key)
  const all = decision.kind === 'pick' ? keys : [...decision.suggest(SUGGESTIONS).slice(0, SUGGESTIONS), ...keys]
  return usual === undefined ? all : [usual, ...all.filter((answer) => !isSame(answer, usual))]
}

/** Leaves out options that cannot succeed, as long as others remain. */
function promisingOptions(decision: Decision): readonly DecisionOption[] {
  const options = optionsOf(decision)
  const promising = options.filter((option) => option.cannotSucceed?.() === undefined)
  return promising.length > 0 ? promising : options
}

function isSame(first: Answer, second: Answer): boolean {
  return first === second || JSON.stringify(first) === JSON.stringify(second)
}
