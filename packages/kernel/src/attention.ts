import { type Decision, type DecisionData, type Option, type OptionData, optionsOf } from './decision.ts'
import type { Seat } from './seat.ts'
import { type Text, text } from './text.ts'

/**
 * How often a seat wants to be asked: always; when it matters (an enemy acts, and something the seat has can change
 * how that turns out); or only about what it marked, by sources or kinds of them.
 */
export type Attention = 'always' | 'when-it-matters' | { readonly only: readonly string[] }

/** Something a seat has that it may use when somebody acts: an order, a potion, an ability. */
export interface ReactionOffer {
  readonly source: string
  readonly text: Text
  readonly icon?: string
  /** Others may not know that the seat could. */
  readonly secret?: boolean
}

type Question = Decision | DecisionData

/** The answer that lets play go on as if nobody had been asked: to an interruption, or to a question others may not know of. */
export function passOf(question: Question): string | undefined {
  return question.interruption?.pass ?? (question.kind === 'pick' ? question.untold : undefined)
}

/** Whether the seat has nothing to say: it is asked only because others cannot know that. Nobody need be shown it. */
export function isFormality(question: Question): boolean {
  const pass = passOf(question)
  return pass !== undefined && optionsOf(question).every(({ key }) => key === pass)
}

/** What a seat is asked that takes part in secret choices and has nothing to choose. */
export function nothingToChoose(seat: Seat): Decision {
  const moment = text('kernel.nothing-to-choose')
  return {
    kind: 'pick',
    seat,
    prompt: moment,
    rules: [],
    interruption: { moment, key: 'nothing', interrupted: seat, hostile: false, pass: 'pass' },
    options: [{ key: 'pass', text: moment, value: undefined }],
  }
}

/** What a procedure goes on with if the seat passes. */
export function passed(decision: Decision): unknown {
  const pass = passOf(decision)
  return optionsOf(decision).find(({ key }) => key === pass)?.value
}

/** The same for two questions about the same moment that offer the same: nobody wants to be asked both. */
export function questionKey(question: Question): string | undefined {
  const { interruption } = question
  return interruption && JSON.stringify([question.seat, interruption.key, ...optionsOf(question).map(({ key }) => key)])
}

/**
 * Whether to put a decision to a person, or to pass for them. Decisions that are no interruptions are always put.
 * `asked` are the keys of questions that were put to them before.
 */
export function isWorthAsking(question: Question, attention: Attention, asked?: ReadonlySet<string>): boolean {
  const { interruption } = question
  if (isFormality(question)) return false
  if (!interruption) return true
  const reactions = reactionsIn(question)
  if (attention === 'always') return true
  if (asked?.has(questionKey(question)!)) return false
  if (attention === 'when-it-matters') return interruption.hostile && reactions.some(matters)
  return reactions.some(({ reaction }) => reaction && attention.only.some((mark) => isOf(reaction.source, mark)))
}

/** What a game does not say about an option may matter. */
function matters({ reaction }: Offered): boolean {
  if (!reaction) return true
  return typeof reaction.matters === 'function' ? reaction.matters() : reaction.matters
}

/** Whether a source is the marked one or of the marked kind. */
function isOf(source: string, mark: string): boolean {
  return source === mark || source.startsWith(`${mark}:`)
}

type Offered = Pick<Option | OptionData, 'key' | 'reaction'>

/** Everything a seat may do instead of passing. */
function reactionsIn(question: Question): readonly Offered[] {
  const pass = passOf(question)
  return optionsOf(question).filter(({ key }) => key !== pass)
}
