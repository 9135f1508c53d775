import type { Seat } from '../match/seat.ts'
import { type Message, text } from '../texts/message.ts'
import { type Decision, type DecisionData, type DecisionOption, type OptionData, optionsOf } from './decision.ts'

/**
 * How often a seat wants to be asked: always; when it matters (an enemy acts and something the seat has can change the
 * result); or only about marked sources or kinds of sources.
 */
export type Attention = 'always' | 'when-it-matters' | { readonly only: readonly string[] }

/** Something a seat can use when another acts: an order, a potion, an ability. */
export interface ReactionOffer {
  readonly source: string
  readonly text: Message
  readonly icon?: string
  /** Other seats may not know that this seat could use it. */
  readonly secret?: boolean
}

type Question = Decision | DecisionData

/**
 * Gets the answer that lets play go on as if nobody had been asked: to an interruption, or to a question others may not
 * know of.
 */
export function passAnswer(question: Question): string | undefined {
  return question.interruption?.pass ?? (question.kind === 'pick' ? question.silentOption : undefined)
}

/**
 * Whether the seat has nothing to say and is asked only because others cannot know that. Interfaces need not show it.
 */
export function isFormality(question: Question): boolean {
  const pass = passAnswer(question)
  return pass !== undefined && optionsOf(question).every(({ key }) => key === pass)
}

/** Makes the decision of a seat that takes part in secret choices but has nothing to choose. */
export function hasNothingToChoose(seat: Seat): Decision {
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

/** Gets the value a procedure continues with when the seat passes. */
export function passValue(decision: Decision): unknown {
  const pass = passAnswer(decision)
  return optionsOf(decision).find(({ key }) => key === pass)?.value
}

/**
 * Gets a key that is the same for two questions about the same moment with the same options, so that nobody is asked
 * both.
 */
export function questionKey(question: Question): string | undefined {
  const { interruption } = question
  return interruption && JSON.stringify([question.seat, interruption.key, ...optionsOf(question).map(({ key }) => key)])
}

/**
 * Whether to put a decision to a person or to pass for them. Decisions that are not interruptions are always put.
 * `asked` holds the keys of questions put to them before.
 */
export function isWorthAsking(question: Question, attention: Attention, asked?: ReadonlySet<string>): boolean {
  const { interruption } = question
  if (isFormality(question)) return false
  if (!interruption) return true
  const reactions = reactionsIn(question)
  if (attention === 'always') return true
  if (asked?.has(questionKey(question)!)) return false
  if (attention === 'when-it-matters') return interruption.hostile && reactions.some(isRelevant)
  return reactions.some(
    ({ reaction }) => reaction && attention.only.some((mark) => concernsSource(reaction.source, mark)),
  )
}

/** An option whose game does not say otherwise may matter. */
function isRelevant({ reaction }: OfferedReaction): boolean {
  if (!reaction) return true
  return typeof reaction.matters === 'function' ? reaction.matters() : reaction.matters
}

/** Whether a source is the marked one, or of the marked kind. */
function concernsSource(source: string, mark: string): boolean {
  return source === mark || source.startsWith(`${mark}:`)
}

type OfferedReaction = Pick<DecisionOption | OptionData, 'key' | 'reaction'>

/** Lists everything a seat may do instead of passing. */
function reactionsIn(question: Question): readonly OfferedReaction[] {
  const pass = passAnswer(question)
  return optionsOf(question).filter(({ key }) => key !== pass)
}
