import type { Answer, Decision, Json } from '@fray/kernel'
import { type TableView, writtenSteps } from '@fray/tabletop'
import { placeWords } from './place-words.ts'
import type { Teller } from './telling.ts'

/** One answer that a decision would take, and how it is called. */
export interface Choice {
  readonly answer: Answer
  /** The same as a situation writes it. */
  readonly written: Json
  readonly words: string
}

/** All answers of a list; where the possibilities are endless, those the rules suggest come first. */
export function choicesOf(decision: Decision, teller: Teller, view: TableView): Choice[] {
  const options = decision.kind === 'pick' ? decision.options : (decision.instead ?? [])
  const suggestions = decision.kind === 'place' ? decision.suggest() : []
  return [
    ...suggestions.map((answer) => placed(answer, view, decision)),
    ...options.map((option) => ({ answer: option.key, written: option.key, words: teller.offer(option) })),
  ]
}

function placed(answer: Answer, view: TableView, decision: Decision): Choice {
  return { answer, written: writtenAnswer(answer, view), words: placeWords(answer, view, decision) }
}

/** An answer as a situation writes it: places in either form mean the same, lengths of manoeuvres are in the game's unit. */
export function writtenAnswer(answer: Answer, { unit }: TableView): Json {
  return Array.isArray(answer) ? writtenSteps(answer, unit.length) : answer
}

/** How an answer to a decision is called, also if it is a place that nobody suggested. */
export function choiceOf(decision: Decision, answer: Answer, teller: Teller, view: TableView): Choice {
  const known = choicesOf(decision, teller, view).find((choice) => choice.answer === answer)
  return known ?? placed(answer, view, decision)
}
