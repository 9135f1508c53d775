import {
  type Attention,
  type Decision,
  isFormality,
  isWorthAsking,
  optionsOf,
  passAnswer,
  questionKey,
  type ReactionOffer,
  type Seat,
} from '@fray/kernel'
import type { PassedAnswers, PassedMoment } from './screen-data.ts'
import type { TableMatch } from './table-match.ts'

const USUAL: Attention = 'when-it-matters'
/** How many of the last passed questions are listed. */
const TOLD = 12

/** A passed question and the number of answers before it, which is told to nobody. */
interface Passed extends Pick<PassedMoment, 'prompt' | 'reactions'> {
  readonly seat: Seat
  readonly at: number
}

/** Passes for persons when none of their options is worth stopping for, and remembers what was passed. */
export class Reactions {
  readonly #attention: Map<Seat, Attention>
  /** Indexes of the answers given here. */
  readonly #given: Set<number>
  #passed: Passed[] = []
  /** Earlier questions and the number of answers before them, so that nobody is asked the same twice. */
  readonly #asked = new Map<string, number>()
  #asking: { readonly key: string; readonly at: number } | undefined
  /** The reactions for which play pauses at the next opportunity. */
  readonly #armed = new Map<Seat, ReadonlySet<string>>()

  constructor({ attention, given }: PassedAnswers = { attention: [], given: [] }) {
    this.#attention = new Map(attention)
    this.#given = new Set(given)
  }

  save(): PassedAnswers {
    return { attention: [...this.#attention], given: [...this.#given] }
  }

  attentionOf(seat: Seat): Attention {
    return this.#attention.get(seat) ?? USUAL
  }

  attend(seat: Seat, attention: Attention): void {
    this.#attention.set(seat, attention)
  }

  /** The reactions that a seat waits to use. */
  armedOf(seat: Seat): readonly string[] {
    return [...(this.#armed.get(seat) ?? [])]
  }

  /** Asks the seat as soon as it may use this; a second call cancels that. */
  arm(seat: Seat, source: string): void {
    const armed = new Set(this.#armed.get(seat))
    if (!armed.delete(source)) armed.add(source)
    this.#armed.set(seat, armed)
  }

  /** Gets what was passed for a seat, the latest first; the last `undoable` answers can be reconsidered. */
  passedFor(seat: Seat, answers: number, undoable: number): readonly PassedMoment[] {
    return this.#momentsOf(seat)
      .map(({ at, prompt, reactions }, moment) => ({ moment, prompt, reactions, open: at >= answers - undoable }))
      .toReversed()
      .slice(0, TOLD)
  }

  /** Gets the number of answers before a passed question, and its reactions. */
  passedAt(seat: Seat, moment: number): Pick<Passed, 'at' | 'reactions'> | undefined {
    return this.#momentsOf(seat)[moment]
  }

  #momentsOf(seat: Seat): readonly Passed[] {
    return this.#passed.filter((passed) => passed.seat === seat)
  }

  /** Passes for these seats while nothing is worth asking, and makes forced choices for a single person. */
  answerFor(match: TableMatch, seats: readonly Seat[]): void {
    if (this.#asking && match.answers.length > this.#asking.at) this.#asked.set(this.#asking.key, this.#asking.at)
    this.#asking = undefined
    do for (let next = this.#passable(match, seats); next; next = this.#passable(match, seats)) this.#pass(match, next)
    while (this.#chooseTheOnly(match, seats) || this.#doAsUsual(match, seats))
    for (const decision of match.pending) if (seats.includes(decision.seat)) this.#noteAsked(match, decision)
  }

  /** Whether this answer of the match was given here. */
  gave(at: number): boolean {
    return this.#given.has(at)
  }

  /** Gets the index of the last answer that these persons gave themselves; -1 if there is none. */
  lastOwn({ answers }: TableMatch, persons: readonly Seat[]): number {
    return answers.findLastIndex(({ seat }, at) => persons.includes(seat) && !this.gave(at))
  }

  /** Counts the answers that are undone with the last one of these persons; 0 if it cannot be undone. */
  answersToTakeBack(match: TableMatch, persons: readonly Seat[]): number {
    const last = this.lastOwn(match, persons)
    const back = match.answers.length - last
    return last >= 0 && back <= match.undoable ? back : 0
  }

  /** Marks this answer as following from another one: they are undone together. */
  noteGiven(at: number): void {
    this.#given.add(at)
  }

  /** Answers from this one on were undone: what was asked since may be asked again. */
  forgetFrom(at: number): void {
    for (const index of this.#given) if (index >= at) this.#given.delete(index)
    for (const [key, asked] of this.#asked) if (asked >= at) this.#asked.delete(key)
    this.#passed = this.#passed.filter((passed) => passed.at < at)
    this.#asking = undefined
  }

  /**
   * Rules ask for some choices even with one option, so that others do not learn of it. A choice that becomes public
   * anyway needs no click from a single person.
   */
  #chooseTheOnly(match: TableMatch, [seat, another]: readonly Seat[]): boolean {
    if (seat === undefined || another !== undefined || this.attentionOf(seat) === 'always') return false
    const decision = match.pending.find((otherDecision) => otherDecision.seat === seat)
    if (decision?.kind !== 'pick' || decision.secret !== false || decision.interruption) return false
    const [only, second] = decision.options
    if (!only || second) return false
    const at = match.answers.length
    if (!match.answer(seat, only.key).ok) return false
    this.#given.add(at)
    return true
  }

  /** A decided reaction is not asked again, unless the person always wants to be asked. */
  #doAsUsual(match: TableMatch, seats: readonly Seat[]): boolean {
    const asked = match.pending.filter(({ seat }) => seats.includes(seat) && this.attentionOf(seat) !== 'always')
    const routine = asked.find(({ isRoutine }) => isRoutine)
    const usual = routine?.defaultAnswer?.()
    const at = match.answers.length
    if (!routine || usual === undefined || !match.answer(routine.seat, usual).ok) return false
    this.#given.add(at)
    return true
  }

  #pass(match: TableMatch, decision: Decision): void {
    const at = match.answers.length
    const { seat, prompt } = decision
    const reactions = reactionsOf(decision)
    if (reactions.length > 0) this.#passed.push({ seat, at, prompt, reactions })
    // A formality is not an answer of the match.
    if (!isFormality(decision)) this.#given.add(at)
    match.answer(seat, passAnswer(decision)!)
  }

  #passable(match: TableMatch, seats: readonly Seat[]): Decision | undefined {
    return match.pending.find((decision) => seats.includes(decision.seat) && !this.#isWanted(decision))
  }

  #isWanted(decision: Decision): boolean {
    const armed = this.#armed.get(decision.seat)
    if (armed && armed.size > 0 && isWorthAsking(decision, { only: [...armed] })) return true
    return isWorthAsking(decision, this.attentionOf(decision.seat), new Set(this.#asked.keys()))
  }

  #noteAsked(match: TableMatch, decision: Decision): void {
    const key = questionKey(decision)
    if (key === undefined) return
    this.#asking = { key, at: match.answers.length }
    const offered = new Set(reactionsOf(decision).map(({ source }) => source))
    const left = this.armedOf(decision.seat).filter((source) => !offered.has(source))
    this.#armed.set(decision.seat, new Set(left))
  }
}

/** Gets a passed question without what is secret. */
export function withoutSecretReactions(moment: PassedMoment): PassedMoment {
  return { ...moment, reactions: moment.reactions.filter(({ secret }) => !secret) }
}

/** Lists the reactions of a decision, each once. */
export function reactionsOf(decision: Decision): readonly ReactionOffer[] {
  const offers = optionsOf(decision).flatMap(({ text: own, icon: ownIcon, group, reaction, secret }) => {
    if (!reaction) return []
    // The kind is enough for reactions that differ only in strength.
    const [text, icon] = [group?.text ?? own, group?.icon ?? ownIcon]
    const offer = { source: reaction.source, text, ...(icon ? { icon } : {}), ...(secret ? { secret } : {}) }
    return [[reaction.source, offer] as const]
  })
  return [...new Map(offers).values()]
}
