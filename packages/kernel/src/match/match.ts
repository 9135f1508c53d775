import { clone } from '../data/clone.ts'
import { checkAnswerForm, readAnswer } from '../decisions/answer-input.ts'
import { isFormality, passAnswer } from '../decisions/attention.ts'
import { type Answer, type Decision, judgeAnswer } from '../decisions/decision.ts'
import { type Refusal, refuse, type Verdict } from '../decisions/verdict.ts'
import type { DiceSource } from '../dice/dice.ts'
import { FairDice } from '../dice/fair-dice.ts'
import { QuickDice, type Random } from '../dice/random.ts'
import type { Game } from '../game/game.ts'
import type { Outcome } from '../game/game-rules.ts'
import type { StartingPosition } from '../game/game-saves.ts'
import { DiceError, InputError, RuleFault } from '../input/errors.ts'
import { createInputReporter } from '../input/input.ts'
import { kernelPhrases } from '../locales/phrases.ts'
import { text } from '../texts/message.ts'
import { AnswerLog } from './answer-log.ts'
import { type GameEvent, visibleTo } from './event.ts'
import { ForkCache } from './fork-cache.ts'
import type {
  AnswerResult,
  Divergence,
  GivenAnswer,
  MatchOptions,
  MatchPast,
  PendingDecision,
  Savepoint,
} from './match-parts.ts'
import { MatchRun } from './match-run.ts'
import { Play } from './procedure.ts'
import { Savepoints } from './savepoints.ts'
import { isSeat, type Seat } from './seat.ts'
import { setupForSeat } from './setup-for-seat.ts'
import { type AnswersSinceBarrier, undoableAnswers } from './undoable-answers.ts'

export type { AnswerResult, GivenAnswer, MatchOptions, Retention } from './match-parts.ts'

const { inputProblem } = createInputReporter(kernelPhrases.en)

/** A running match: the position, who must decide what, and everything that happened. */
export class Match<State = unknown, Setup = unknown, View = unknown> {
  readonly game: Game<State, Setup, View>
  readonly seats: number
  readonly #run: MatchRun<State, Setup, View>
  readonly #play: Play<State, Setup>
  readonly #savepoints: Savepoints<State, Setup>
  #log = new AnswerLog()
  /** How many answers there were when this match was imagined; it counts from there. */
  #origin = 0
  /** A fork does not reach back before this number of answers. */
  #floor = 0
  #divergences: readonly Divergence[] = []
  #revision = 0

  private constructor(
    game: Game<State, Setup, View>,
    setup: Setup,
    state: State,
    dice: DiceSource,
    options: MatchOptions,
  ) {
    this.game = game
    this.seats = game.rules.seats(setup)
    this.#play = new Play(state, setup)
    this.#play.recording = options.recording ?? true
    this.#play.holdsFormalities = options.holdFormalities ?? false
    this.#play.onForcedChoice = options.onForcedChoice
    this.#savepoints = new Savepoints(options.retention ?? 'all')
    const answersGiven = () => this.#log.length
    this.#run = new MatchRun(game, this.#play, dice, {
      get answerCount() {
        return answersGiven()
      },
      onSavepoint: () => this.#save(),
      onSecretChoices: (number) => this.#divergeAgain(number),
    })
  }

  /** Begins a match and plays up to the first decision; `laidOut` gets it before that, as dice may run out already. */
  static start<State, Setup, View>(
    game: Game<State, Setup, View>,
    beginning: StartingPosition<State, Setup>,
    seed: string,
    options: MatchOptions = {},
    laidOut?: (match: Match<State, Setup, View>) => void,
  ): Match<State, Setup, View> {
    const dice = options.dice ?? FairDice.fromSeed(seed)
    const match = new Match(game, beginning.setup, copyOf(game, beginning.state), dice, options)
    if (match.#play.recording) match.#play.events.push(...(options.before ?? []))
    match.#save()
    laidOut?.(match)
    match.#run.begin()
    return match
  }

  /**
   * Goes on from a savepoint with everything that happened before it (`past`). Unlike a match that starts there, it
   * counts the answers before. Nothing before the savepoint can be undone or looked at.
   */
  static resume<State, Setup, View>(
    game: Game<State, Setup, View>,
    { setup, state }: StartingPosition<State, Setup>,
    past: MatchPast,
    options: MatchOptions & { readonly dice: DiceSource },
  ): Match<State, Setup, View> {
    const match = new Match(game, setup, state, options.dice, options)
    for (const event of past.events) match.#play.events.push(event)
    match.#log = new AnswerLog(past.answers, past.kinds)
    match.#floor = past.answers.length
    match.#run.barrier = past.barrier
    match.#save()
    match.#run.begin()
    return match
  }

  /** Counts the changes of the match: while it stays the same, so does everything anybody may know. */
  get revision(): number {
    return this.#revision
  }

  /** The agreed setup; in an imagined match, as far as the seat knows it. */
  get setup(): Setup {
    return this.#play.setup
  }

  /** Gets what a seat (undefined: an onlooker) may know of the setup. */
  setupFor(seat: Seat | undefined): Setup {
    this.#checkSeat(seat)
    return setupForSeat(this.game, this.setup, seat)
  }

  /** The whole truth. Rules, tests and savers may look at it; players get `view`. */
  get state(): State {
    return this.#play.state
  }

  /** A copy of the last savepoint: its state, and the answers and events up to it. */
  get savepoint(): Pick<Savepoint<State, Setup>, 'answers' | 'events' | 'state'> {
    return copyState(this.#savepoints.last)
  }

  /** Copies the last savepoint that no undo reaches behind, with its dice and everything that happened before it. */
  get settledSavepoint(): Pick<Savepoint<State, Setup>, 'state' | 'dice'> & MatchPast {
    const { state, dice, answers, events, barrier } = this.#savepointBefore(this.#log.length - this.undoable)
    const { given, kinds } = this.#log.upTo(answers)
    const past = { answers: given, kinds, events: this.#play.events.slice(0, events), barrier }
    return { state: clone(state), dice: dice.fork(), ...past }
  }

  /** Gets the last savepoint at rest within the first `answers` answers, or the oldest kept if there is none. */
  savepointAtRestBefore(answers: number): Pick<Savepoint<State, Setup>, 'answers' | 'events' | 'state'> {
    const wanted = answers + this.#origin
    const isAtRest = (state: State) => this.game.rules.isAtRest?.(state) ?? true
    const kept = this.#savepoints.savepointAtRestBefore(wanted, isAtRest)
    if (kept.answers === wanted) return copyState(kept)
    // There may have been a later one that is not kept: playing on from this one comes to it.
    const divergence = { answers: wanted, simultaneous: undefined, dice: undefined, seat: undefined }
    const again = this.#forkAt(wanted, { retention: 'all' }, divergence, kept)
    return copyState(again.#savepoints.savepointAtRestBefore(wanted, isAtRest))
  }

  get outcome(): Outcome | undefined {
    return this.#run.outcome
  }

  /**
   * All answers. An imagined match has only those since: earlier answers of others, and their number, may be secret.
   */
  get answers(): readonly GivenAnswer[] {
    return this.#origin === 0 ? this.#log.given : this.#log.slice(this.#origin)
  }

  /** The pending decisions: one, or one for each seat still choosing in secret. */
  get pending(): readonly Decision[] {
    return this.#run.pending.map(({ decision }) => decision)
  }

  /** The seats being asked. During secret choices all that take part, as nobody may see who has already chosen. */
  get asked(): readonly Seat[] {
    const seats = this.#run.simultaneous ? this.#run.simultaneous.parts : this.#run.pending
    return [...new Set(seats.map(({ seat }) => seat))]
  }

  /** Whether the pending decisions are chosen in secret and revealed together. */
  get isChoosingInSecret(): boolean {
    return this.#run.simultaneous !== undefined
  }

  /** Whether the fighting has not begun. */
  get isPreparing(): boolean {
    return this.game.rules.isPreparing?.(this.#play.state) ?? false
  }

  /** Gets the decision of a seat; undefined if it is not asked or is not a seat of this match. */
  decisionOf(seat: Seat): Decision | undefined {
    return this.#run.pending.find((waiting) => waiting.seat === seat)?.decision
  }

  /** Everything that happened. */
  get events(): readonly GameEvent[] {
    return this.#play.events
  }

  /** Gets the events a seat (undefined: an onlooker) learned of. */
  eventsFor(seat: Seat | undefined): readonly GameEvent[] {
    this.#checkSeat(seat)
    return this.#play.events.filter((event) => visibleTo(event, seat))
  }

  /** Copies what a seat (undefined: an onlooker) may know of the state. */
  stateFor(seat: Seat | undefined): State {
    this.#checkSeat(seat)
    const known = copyOf(this.game, this.#play.state)
    this.game.view.redact(known, seat)
    return known
  }

  /** Makes a full state that agrees with everything a seat knows, the rest filled in at random, for search. */
  determinize(seat: Seat, random: Random): State {
    const state = this.stateFor(seat)
    this.game.view.determinize?.(state, seat, random, this.setupFor(seat))
    return state
  }

  view(seat: Seat | undefined): View {
    return this.game.view.show(this.stateFor(seat), this.setupFor(seat), seat)
  }

  /** In an imagined match: whether anything was assumed instead of measured. */
  get assumesDistances(): boolean {
    return this.#play.hasAssumedDistance
  }

  /** Gets why an answer would be refused; undefined if it is legal. Changes nothing. */
  check(seat: Seat, answer: Answer): Refusal | undefined {
    const waiting = this.#run.pending.find((pending) => pending.seat === seat)
    if (!waiting) return this.#notAsked(seat)
    const read = this.#read(waiting, answer)
    const verdict = read.ok ? judgeAnswer(waiting.decision, read.value) : read
    return verdict.ok ? undefined : verdict
  }

  /** Answers a decision and plays on to the next one. An illegal answer is refused and leaves the match untouched. */
  answer(seat: Seat, answer: Answer): AnswerResult {
    const waiting = this.#run.pending.find((pending) => pending.seat === seat)
    if (!waiting) return this.#notAsked(seat)
    const read = this.#read(waiting, answer)
    return read.ok ? this.#give(waiting, read.value) : read
  }

  #read({ decision }: PendingDecision, answer: Answer): Verdict<Answer> {
    return checkAnswerForm(answer) ?? readAnswer(this.game, decision, answer)
  }

  /** Continues with an answer that has been read. */
  #give(waiting: PendingDecision, answer: Answer): AnswerResult {
    // The rules may keep and change what they are given, so they get a copy, and so does the record.
    const verdict = judgeAnswer(waiting.decision, clone(answer))
    if (!verdict.ok) return verdict
    const before = this.#log.length
    this.#revision++
    if (!isFormality(waiting.decision)) this.#note(waiting, answer)
    try {
      this.#run.resume(waiting, verdict.value)
    } catch (error) {
      if (error instanceof DiceError) {
        error.events = [...this.#play.events]
        error.state = this.#play.state
      }
      this.#rewind(before)
      throw error
    }
    return { ok: true }
  }

  #note({ seat, decision }: PendingDecision, answer: Answer): void {
    const way = this.#run.simultaneous ? 'secret' : answer === passAnswer(decision) ? 'pass' : 'open'
    this.#log.note({ seat, answer: clone(answer) }, way)
    this.#play.forkCache?.noteAnswer(this.#log.length)
  }

  /**
   * How many of the last answers can be undone: those since dice or a secret were last shown. A fork undoes nothing
   * from before its savepoint.
   */
  get undoable(): number {
    return this.#log.length - Math.max(this.#run.barrier, this.#floor)
  }

  /** How many of its own last answers a seat can undo; other seats' passes and secret choices do not count. */
  undoableFor(seat: Seat): number {
    this.#checkSeat(seat)
    return undoableAnswers(this.#sinceBarrier(), seat).own.length
  }

  /**
   * Undoes the last answer of any seat; or `count` answers of one seat at once, with the passes of others since. The
   * secret choices of others stay. If not all of them can be undone, none is.
   */
  undo(seat?: Seat, count = 1): AnswerResult {
    if (seat === undefined) return this.undoLast(count)
    if (!isSeat(seat, this.seats)) return refuse(text('kernel.no-seat'))
    const { own, blocker } = undoableAnswers(this.#sinceBarrier(), seat)
    const first = own[count - 1]
    if (first !== undefined) {
      const since = this.#run.simultaneous ? this.#log.slice(first) : []
      const secret = since.filter((given) => given.seat !== seat)
      this.#rewind(first)
      this.#passFormalities()
      for (const given of secret) this.#answerAgain(given)
      return { ok: true }
    }
    if (blocker === undefined) return refuse(text('kernel.nothing-to-undo'))
    return refuse(text('kernel.not-yours', { seat: { seat: blocker } }))
  }

  /** Passes formalities as far as a seat had been asked before. */
  #passFormalities(): void {
    for (let [first] = this.#run.pending; first && isFormality(first.decision); [first] = this.#run.pending) {
      this.answer(first.seat, passAnswer(first.decision)!)
    }
  }

  /** During secret choices a seat goes back to where they began, whatever others have chosen since. */
  #sinceBarrier(): AnswersSinceBarrier {
    const { simultaneous, barrier } = this.#run
    const from = Math.max(barrier, this.#floor, simultaneous?.answerCount ?? 0)
    return {
      answers: this.#log.given,
      from,
      isPass: (index) => simultaneous !== undefined || this.#log.isPass(index),
    }
  }

  /**
   * Gets the steps in which a seat (undefined: an onlooker) may look back on a running match, as the numbers of answers
   * after which they end. The passes and secret choices of others make no difference: their effects belong to the step
   * before.
   */
  stepsFor(seat: Seat | undefined): readonly number[] {
    this.#checkSeat(seat)
    return this.#log.stepsFor(seat, this.#origin)
  }

  /** Undoes the last answers at once; if not all of them can be undone, none is. */
  undoLast(count: number): AnswerResult {
    if (count > this.undoable) return refuse(text('kernel.nothing-to-undo'))
    if (count > 0) this.#rewind(this.#log.length - count)
    return { ok: true }
  }

  /** Makes an independent match at the same point. Its future dice may come from elsewhere. */
  fork(options: MatchOptions = {}): Match<State, Setup, View> {
    return this.at(this.#log.length - this.#origin, options)
  }

  /** Makes an independent match as this one was after the given number of answers. */
  at(given: number, options: MatchOptions = {}): Match<State, Setup, View> {
    const answers = given + this.#origin
    return this.#forkAt(answers, options, { answers, simultaneous: undefined, dice: options.dice, seat: undefined })
  }

  /**
   * Makes a fork as far as a seat knows the match, for bots and odds; its own forks are limited alike. Setup and state
   * are redacted, events the seat did not learn of are left out, and other seats' current secret choices start over
   * with what the seat knows. Without `options.dice` it has dice of its own, never those of the match. While only
   * another seat is asked, or a formality is held, there is nothing to imagine: that seat's options may tell its
   * secrets.
   */
  imagine(seat: Seat, options: MatchOptions = {}): Match<State, Setup, View> {
    this.#checkSeat(seat)
    const { simultaneous, pending: waiting } = this.#run
    const other = simultaneous ? undefined : waiting.find((pending) => pending.seat !== seat)
    if (other) throw new RangeError(`seat ${seat} cannot imagine what seat ${other.seat} is asked`)
    // A fork passes it at once, and would go on with more than the seat knows.
    const formality = !simultaneous && waiting.some(({ decision }) => isFormality(decision))
    if (formality) throw new RangeError(`seat ${seat} is asked a formality: there is nothing to imagine`)
    const answers = simultaneous?.answerCount ?? this.#log.length
    // How often the others were asked may be secret, so the dice a seat imagines go by its own answers.
    const dice = options.dice ?? new QuickDice(`imagined by ${seat} after ${this.#log.countOf(seat)}`)
    const copy = this.#forkAt(answers, options, { answers, simultaneous: simultaneous?.number, dice, seat })
    copy.#origin = answers
    for (const given of this.#log.slice(answers)) if (given.seat === seat) copy.#answerAgain(given)
    // Distances measured so far are known.
    copy.#play.assumeDistances = options.assumeDistances ?? false
    copy.#play.misjudgement = options.misjudgement
    copy.#play.lookThroughPhase = options.lookThroughPhase ?? false
    return copy
  }

  #forkAt(
    answers: number,
    options: MatchOptions,
    divergence: Divergence,
    savepoint = this.#savepointBefore(answers),
  ): Match<State, Setup, View> {
    const copy = new Match(this.game, savepoint.setup, copyOf(this.game, savepoint.state), savepoint.dice.fork(), {
      recording: this.#play.recording,
      retention: 'last',
      ...options,
    })
    if (copy.#play.recording) {
      for (const event of this.#play.events.slice(0, savepoint.events)) {
        if (divergence.seat === undefined || visibleTo(event, divergence.seat)) copy.#play.events.push(event)
      }
    }
    // Who knows less must not go by what was worked out with more.
    const isWhole = divergence.seat === undefined && this.#divergences.every(({ seat }) => seat === undefined)
    const recollection = isWhole ? savepoint.forkCache.fork(answers) : new ForkCache(savepoint.answers)
    copy.#play.forkCache = recollection
    copy.#savepoints.beginWith({ ...savepoint, events: copy.#play.events.length, forkCache: recollection })
    copy.#origin = this.#origin
    copy.#log = this.#log.upTo(savepoint.answers)
    copy.#divergences = this.#divergences.filter((otherDivergence) => otherDivergence.answers <= answers)
    const kept = { ...divergence, dice: divergence.dice?.fork() }
    if (divergence.simultaneous !== undefined) copy.#divergences = [...copy.#divergences, kept]
    copy.#replay(this.#log.slice(savepoint.answers, answers))
    copy.#floor = Math.max(this.#floor, divergence.seat === undefined ? savepoint.answers : answers)
    copy.#run.stopAtSavepoint = options.stopAtSavepoint ?? false
    if (divergence.simultaneous === undefined && (divergence.dice || divergence.seat !== undefined)) {
      copy.#divergences = [...copy.#divergences, kept]
      copy.#diverge(divergence)
    }
    // Nothing is rolled in secret choices, so those who diverged just before them have thrown nothing yet.
    if (divergence.dice) copy.#run.dice = divergence.dice
    return copy
  }

  #diverge({ dice, seat }: Divergence): void {
    if (dice) this.#run.dice = dice
    if (seat === undefined) return
    this.#play.setup = this.setupFor(seat)
    this.game.view.redact(this.#play.state, seat)
    const { events } = this.#play
    let known = 0
    for (const event of events) if (visibleTo(event, seat)) events[known++] = event
    events.length = known
  }

  /** Every entry that tells what a seat may know begins with this: games only get seats that the match has. */
  #checkSeat(seat: Seat | undefined): void {
    if (seat === undefined || isSeat(seat, this.seats)) return
    throw new InputError('match', [inputProblem('seat', 'kernel.no-seat')])
  }

  #notAsked(seat: Seat): Refusal {
    if (!isSeat(seat, this.seats)) return refuse(text('kernel.no-seat'))
    if (this.#run.outcome) return refuse(text('kernel.match-over'))
    return refuse(text('kernel.not-asked', { seat: { seat } }))
  }

  #save(): void {
    if (!this.#savepoints.keepsNext) {
      this.#play.forkCache = undefined
      return
    }
    this.#play.forkCache = new ForkCache(this.#log.length)
    this.#savepoints.keep({
      state: copyOf(this.game, this.#play.state),
      setup: this.setup,
      dice: this.#run.dice.fork(),
      answers: this.#log.length,
      events: this.#play.events.length,
      barrier: this.#run.barrier,
      forkCache: this.#play.forkCache,
    })
  }

  #savepointBefore(answers: number): Savepoint<State, Setup> {
    const savepoint = this.#savepoints.before(answers)
    if (savepoint && answers >= this.#floor && answers <= this.#log.length) return savepoint
    const [least, most, wanted] = [this.#floor, this.#log.length, answers].map((count) => count - this.#origin)
    throw new RangeError(`this match can be seen after ${least} to ${most} answers, not after ${wanted}`)
  }

  /** Goes back to the point after the given number of answers. */
  #rewind(answers: number): void {
    const savepoint = this.#savepointBefore(answers)
    const again = this.#log.slice(savepoint.answers, answers)
    this.#revision++
    this.#savepoints.truncateAfter(savepoint)
    this.#play.state = copyOf(this.game, savepoint.state)
    this.#play.setup = savepoint.setup
    this.#play.events.length = savepoint.events
    this.#play.takeRevealed()
    this.#run.dice = savepoint.dice.fork()
    this.#run.barrier = savepoint.barrier
    this.#play.forkCache = savepoint.forkCache
    this.#log = this.#log.upTo(savepoint.answers)
    // A fork that goes back beyond its divergence keeps its own dice: none fell in between, or it could not go back.
    this.#divergences = this.#divergences.map((divergence) =>
      divergence.answers <= answers ? divergence : { ...divergence, answers },
    )
    this.#replay(again)
  }

  /** Replays answers from a savepoint without resting on the way. */
  #replay(answers: readonly GivenAnswer[]): void {
    const { stopAtSavepoint } = this.#run
    const { holdsFormalities } = this.#play
    this.#run.stopAtSavepoint = false
    this.#play.holdsFormalities = holdsFormalities && answers.length === 0
    this.#run.clearPending()
    this.#play.forkCache?.rewind(this.#log.length + answers.length)
    this.#run.begin()
    this.#divergeAgain(undefined)
    for (const [i, given] of answers.entries()) {
      if (i === answers.length - 1) this.#play.holdsFormalities = holdsFormalities
      this.#answerAgain(given)
      this.#divergeAgain(undefined)
    }
    this.#run.stopAtSavepoint = stopAtSavepoint
  }

  #answerAgain({ seat, answer }: GivenAnswer): void {
    const waiting = this.#run.pending.find((pending) => pending.seat === seat)
    const answered = waiting ? this.#give(waiting, answer) : this.#notAsked(seat)
    if (answered.ok) return
    throw new RuleFault(`${this.game.id}: an answer once accepted is now refused (${answered.reason.id})`)
  }

  #divergeAgain(run: number | undefined): void {
    for (const divergence of this.#divergences) {
      if (divergence.answers !== this.#log.length || divergence.simultaneous !== run) continue
      this.#diverge({ ...divergence, dice: divergence.dice?.fork() })
    }
  }
}

function copyOf<State>({ saves: { copy } }: Pick<Game<State>, 'saves'>, state: State): State {
  return copy ? copy(state) : clone(state)
}

/** Copies the public part of a savepoint. */
function copyState<State>({ answers, events, state }: Savepoint<State, unknown>) {
  return { answers, events, state: clone(state) }
}
