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
import type { PassedAnswers, PassedMoment } from './protocol.ts'
import type { TableMatch } from './terms.ts'

const USUAL: Attention = 'when-it-matters'
/** So many of the last moments are told. */
const TOLD = 12

/** A moment that was passed, and after how many answers of all: nobody is told that. */
interface Passed extends Pick<PassedMoment, 'prompt' | 'reactions'> {
  readonly seat: Seat
  readonly at: number
}

/** Passes for persons where nothing that they could do is worth stopping the game for, and remembers what was passed. */
export class Reactions {
  readonly #attention: Map<Seat, Attention>
  /** Answers that were given here, by their numbers. */
  readonly #given: Set<number>
  #passed: Passed[] = []
  /** What persons were asked before, and after how many answers: nobody is asked the same twice. */
  readonly #asked = new Map<string, number>()
  #asking: { readonly key: string; readonly at: number } | undefined
  /** What a seat wants to be asked about the next time that it is possible. */
  readonly #armed = new Map<Seat, ReadonlySet<string>>()

  constructor({ attention, given }: PassedAnswers = { attention: [], given: [] }) {
    this.#attention = new Map(attention)
    this.#given = new Set(given)
  }

  saved(): PassedAnswers {
    return { attention: [...this.#attention], given: [...this.#given] }
  }

  attentionOf(seat: Seat): Attention {
    return this.#attention.get(seat) ?? USUAL
  }

  attend(seat: Seat, attention: Attention): void {
    this.#attention.set(seat, attention)
  }

  /** What a seat waits for an opportunity to use. */
  armedOf(seat: Seat): readonly string[] {
    return [...(this.#armed.get(seat) ?? [])]
  }

  /** The seat wants to be asked as soon as it may use this; or does not want it any more. */
  arm(seat: Seat, source: string): void {
    const armed = new Set(this.#armed.get(seat))
    if (!armed.delete(source)) armed.add(source)
    this.#armed.set(seat, armed)
  }

  /** What was passed for a seat, the latest first; `undoable` answers may still be taken back. */
  passedFor(seat: Seat, answers: number, undoable: number): readonly PassedMoment[] {
    return this.#momentsOf(seat)
      .map(({ at, prompt, reactions }, moment) => ({ moment, prompt, reactions, open: at >= answers - undoable }))
      .toReversed()
      .slice(0, TOLD)
  }

  /** After how many answers a moment of a seat was passed, and what it could have done. */
  passedAt(seat: Seat, moment: number): Pick<Passed, 'at' | 'reactions'> | undefined {
    return this.#momentsOf(seat)[moment]
  }

  #momentsOf(seat: Seat): readonly Passed[] {
    return this.#passed.filter((passed) => passed.seat === seat)
  }

  /** Passes for these seats as long as nothing they are asked is worth asking, and makes the choices that leave none to the only person. */
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

  /** The number of the last answer that these persons gave by themselves; -1 if they gave none. */
  lastOwn({ answers }: TableMatch, persons: readonly Seat[]): number {
    return answers.findLastIndex(({ seat }, at) => persons.includes(seat) && !this.gave(at))
  }

  /** How many answers go back with the last one of these persons; 0 if it may not be taken back. */
  answersToTakeBack(match: TableMatch, persons: readonly Seat[]): number {
    const last = this.lastOwn(match, persons)
    const back = match.answers.length - last
    return last >= 0 && back <= match.undoable ? back : 0
  }

  /** This answer followed from another one of the person, and is taken back with it. */
  noteGiven(at: number): void {
    this.#given.add(at)
  }

  /** Answers from this one on were taken back: what was asked since may be asked again. */
  forgetFrom(at: number): void {
    for (const each of this.#given) if (each >= at) this.#given.delete(each)
    for (const [key, asked] of this.#asked) if (asked >= at) this.#asked.delete(key)
    this.#passed = this.#passed.filter((passed) => passed.at < at)
    this.#asking = undefined
  }

  /**
   * Rules ask for some choices even where there is only one thing to choose, lest others learn of it. What comes to light anyway
   * needs no click of somebody who sits there alone.
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

  /** What a person has decided already is not asked again, unless they want to be asked always. */
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
    // A formality is no answer of the match.
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

/** A moment that was passed, without what is nobody else's business. */
export function withoutSecretReactions(moment: PassedMoment): PassedMoment {
  return { ...moment, reactions: moment.reactions.filter(({ secret }) => !secret) }
}

/** What could be done at a moment, each thing once. */
export function reactionsOf(decision: Decision): readonly ReactionOffer[] {
  const offers = optionsOf(decision).flatMap(({ text: own, icon: ownIcon, group, reaction, secret }) => {
    if (!reaction) return []
    // Of things that differ only in how strong they are, the kind says enough.
    const [text, icon] = [group?.text ?? own, group?.icon ?? ownIcon]
    const offer = { source: reaction.source, text, ...(icon ? { icon } : {}), ...(secret ? { secret } : {}) }
    return [[reaction.source, offer] as const]
  })
  return [...new Map(offers).values()]
}
