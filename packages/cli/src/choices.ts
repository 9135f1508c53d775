import { type Answer, type ArrangementAnswer, type Decision, type Json, type Option, optionsOf } from '@fray/kernel'
import { type TableView, writtenSteps } from '@fray/tabletop'
import { placeWords } from './place-words.ts'
import type { Teller } from './telling.ts'
import { arrangementWords } from './typed-arrangement.ts'

/** One answer that a decision would take, and how it is called. */
export interface Choice {
  readonly answer: Answer
  /** The same as a situation writes it. */
  readonly written: Json
  readonly words: string
  /** What it costs or means, where the game says so. */
  note?(): string
}

/** All answers of a list; where the possibilities are endless, those the rules suggest come first. */
export function choicesOf(decision: Decision, teller: Teller, view: TableView): Choice[] {
  const suggestions = decision.kind === 'pick' ? [] : decision.suggest()
  return [
    ...suggestions.map((answer) => proposed(decision, answer, teller, view)),
    ...optionsOf(decision).map((option) => listed(option, teller)),
  ]
}

function listed(option: Option, teller: Teller): Choice {
  const { key } = option
  const noted = option.note ? { note: () => teller.say(option.note!()) } : {}
  return { answer: key, written: key, words: teller.offer(option), ...noted }
}

/** A place or an arrangement, whoever thought of it. */
function proposed(decision: Decision, answer: Answer, teller: Teller, view: TableView): Choice {
  if (decision.kind !== 'arrange')
    return { answer, written: writtenAnswer(answer, view), words: placeWords(answer, view, decision) }
  return { answer, written: answer, words: arrangementWords(decision, answer as ArrangementAnswer, teller) }
}

/** An answer as a situation writes it: places in either form mean the same, lengths of manoeuvres are in the game's unit. */
export function writtenAnswer(answer: Answer, { unit }: TableView): Json {
  return Array.isArray(answer) ? writtenSteps(answer, unit.length) : answer
}

/** How an answer to a decision is called, also if nobody suggested it. */
export function choiceOf(decision: Decision, answer: Answer, teller: Teller, view: TableView): Choice {
  const known = choicesOf(decision, teller, view).find((choice) => choice.answer === answer)
  return known ?? proposed(decision, answer, teller, view)
}
