import {
  type Answer,
  type ArrangementAnswer,
  type Decision,
  type DecisionOption,
  type Json,
  optionsOf,
} from '@fray/kernel'
import { type TableView, writeSteps } from '@fray/tabletop'
import { describePlacement } from './describe-placement.ts'
import type { Teller } from './teller.ts'
import { describeArrangement } from './typed-arrangement.ts'

/** An answer that a decision takes, with its label. */
export interface Choice {
  readonly answer: Answer
  /** The answer in the notation of situations. */
  readonly written: Json
  readonly words: string
  /** Its cost or meaning, if the game explains it. */
  note?(): string
}

/** Lists all answers to a decision, or the suggested ones if the possibilities are endless. */
export function choicesOf(decision: Decision, teller: Teller, view: TableView): Choice[] {
  const suggestions = decision.kind === 'pick' ? [] : decision.suggest()
  return [
    ...suggestions.map((answer) => choiceOfProposal(decision, answer, teller, view)),
    ...optionsOf(decision).map((option) => choiceOfOption(option, teller)),
  ]
}

function choiceOfOption(option: DecisionOption, teller: Teller): Choice {
  const { key } = option
  const noted = option.note ? { note: () => teller.say(option.note!()) } : {}
  return { answer: key, written: key, words: teller.describeOption(option), ...noted }
}

/** Labels a place or an arrangement, suggested or not. */
function choiceOfProposal(decision: Decision, answer: Answer, teller: Teller, view: TableView): Choice {
  if (decision.kind !== 'arrange')
    return { answer, written: writeAnswer(answer, view), words: describePlacement(answer, view, decision) }
  return { answer, written: answer, words: describeArrangement(decision, answer as ArrangementAnswer, teller) }
}

/**
 * Writes an answer in the notation of situations: places in their short form, lengths of manoeuvres in the game's unit.
 */
export function writeAnswer(answer: Answer, { unit }: TableView): Json {
  return Array.isArray(answer) ? writeSteps(answer, unit.length) : answer
}

/** Labels an answer to a decision, suggested or not. */
export function choiceOf(decision: Decision, answer: Answer, teller: Teller, view: TableView): Choice {
  const known = choicesOf(decision, teller, view).find((choice) => choice.answer === answer)
  return known ?? choiceOfProposal(decision, answer, teller, view)
}
