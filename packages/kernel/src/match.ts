import { readAnswer, refusalOfForm } from './answer-input.ts'
import { AnswerLog } from './answer-log.ts'
import { isFormality, passOf } from './attention.ts'
import { clone } from './clone.ts'
import { type Answer, type Decision, judge } from './decision.ts'
import type { DiceSource } from './dice.ts'
import { DiceError, InputError, RuleFault } from './errors.ts'
import { type Event, visibleTo } from './event.ts'
import { FairDice } from './fair-dice.ts'
import type { Beginning, Game, Outcome } from './game.ts'
import { inputTeller } from './input.ts'
import { knownSetup } from './known-setup.ts'
import type { Answered, Divergence, Given, MatchOptions, Savepoint, Waiting } from './match-parts.ts'
import { MatchRun } from './match-run.ts'
import { kernelPhrases } from './phrases.ts'
import { Play } from './procedure.ts'
import { QuickDice, type Random } from './random.ts'
import { Recollection } from './recollection.ts'
import { Savepoints } from './savepoints.ts'
import { isSeat, type Seat } from './seat.ts'
import { type SinceBarrier, takingBack } from './taking-back.ts'
import { text } from './text.ts'
import { type Refusal, refused, type Verdict } from './verdict.ts'

export type { Answered, Given, MatchOptions, Retention } from './match-parts.ts'

const { inputProblem } = inputTeller(kernelPhrases.en)

/** A running match: the position, who must decide what, and everything that happened. */
export class Match<State = unknown, Setup = unknown, View = unknown> {
  readonly game: Game<State, Setup, View>
  readonly seats: number
  readonly #run: MatchRun<State, Setup, View>
  readonly #play: Play<State, Setup>
  readonly #savepoints: Savepoints<State, Setup>
  #log = new AnswerLog()
  /** How many answers there were when this match was imagined. It counts from there. */
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
    this.seats = game.seats(setup)
    this.#play = new Play(state, setup)
    this.#play.recording = options.recording ?? true
    this.#play.holdsFormalities = options.holdFormalities ?? false
    this.#play.unasked = options.unasked
    this.#savepoints = new Savepoints(options.retention ?? 'all')
    const answersGiven = () => this.#log.length
    this.#run = new MatchRun(game, this.#play, dice, {
      get answersGiven() {
        return answersGiven()
      },
      savepointReached: () => this.#save(),
      secretChoicesBegin: (number) => this.#divergeAgain(number),
    })
  }

  /** Begins a match and plays up to the first decision; `laidOut` is given it before, for dice may be missing already. */
  static start<State, Setup, View>(
    game: Game<State, Setup, View>,
    beginning: Beginning<State, Setup>,
    seed: string,
    options: MatchOptions = {},
    laidOut?: (match: Match<State, Setup, View>) => void,
  ): Match<State, Setup, View> {
    const dice = options.dice ?? FairDice.seeded(seed)
    const match = new Match(game, beginning.setup, copyOf(game, beginning.state), dice, options)
    if (match.#play.recording) match.#play.events.push(...(options.before ?? []))
    match.#save()
    laidOut?.(match)
    match.#run.begin()
    return match
  }

  /** Counts the changes of the match: as long as it stays the same, so does everything that anybody may know. */
  get revision(): number {
    return this.#revision
  }

  /** What was agreed; in an imagined match, as far as the seat knows it. */
  get setup(): Setup {
    return this.#play.setup
  }

  /** What a seat (undefined: an onlooker) may know of what was agreed. */
  setupFor(seat: Seat | undefined): Setup {
    this.#checkSeat(seat)
    return knownSetup(this.game, this.setup, seat)
  }

  /** The whole truth. Rules, tests and savers may look at it; players get `view`. */
  get state(): State {
    return this.#play.state
  }

  /** A copy of the last savepoint kept: with the state that play went on from, and what had been answered and told then. */
  get savepoint(): Pick<Savepoint<State, Setup>, 'answers' | 'events' | 'state'> {
    return copied(this.#savepoints.last)
  }

  /** The same of the last one up to so many answers at which play had come to rest; of the oldest kept if it had at none. */
  restBefore(answers: number): Pick<Savepoint<State, Setup>, 'answers' | 'events' | 'state'> {
    const wanted = answers + this.#origin
    const isAtRest = (state: State) => this.game.isAtRest?.(state) ?? true
    const kept = this.#savepoints.restBefore(wanted, isAtRest)
    if (kept.answers === wanted) return copied(kept)
    // There may have been a later one that is not kept: playing on from this one comes to it.
    const divergence = { answers: wanted, simultaneous: undefined, dice: undefined, seat: undefined }
    const again = this.#forkAt(wanted, { retention: 'all' }, divergence, kept)
    return copied(again.#savepoints.restBefore(wanted, isAtRest))
  }

  get outcome(): Outcome | undefined {
    return this.#run.outcome
  }

  /** All answers; in an imagined match those since, for what others answered before, and how often, may be secret. */
  get answers(): readonly Given[] {
    return this.#origin === 0 ? this.#log.given : this.#log.slice(this.#origin)
  }

  /** The decisions waited for now: one, or one for each seat still choosing in secret. */
  get pending(): readonly Decision[] {
    return this.#run.waiting.map(({ decision }) => decision)
  }

  /** The seats that are asked; of secret choices all that take part, for nobody may see who has already chosen. */
  get asked(): readonly Seat[] {
    const seats = this.#run.simultaneous ? this.#run.simultaneous.parts : this.#run.waiting
    return [...new Set(seats.map(({ seat }) => seat))]
  }

  /** Whether what is asked now is chosen in secret, and shown when all who take part have chosen. */
  get isChoosingInSecret(): boolean {
    return this.#run.simultaneous !== undefined
  }

  /** Whether the fighting has not begun. */
  get isPreparing(): boolean {
    return this.game.isPreparing?.(this.#play.state) ?? false
  }

  /** What a seat is asked; nothing if it is not asked, or no seat of this match. */
  decisionOf(seat: Seat): Decision | undefined {
    return this.#run.waiting.find((waiting) => waiting.seat === seat)?.decision
  }

  /** Everything that happened. */
  get events(): readonly Event[] {
    return this.#play.events
  }

  /** What a seat (undefined: an onlooker) learned. */
  eventsFor(seat: Seat | undefined): readonly Event[] {
    this.#checkSeat(seat)
    return this.#play.events.filter((event) => visibleTo(event, seat))
  }

  /** What a seat (undefined: an onlooker) may know of the state, as a copy. */
  stateFor(seat: Seat | undefined): State {
    this.#checkSeat(seat)
    const known = copyOf(this.game, this.#play.state)
    this.game.redact(known, seat)
    return known
  }

  /** A full state that agrees with all a seat knows, the rest filled in by chance, for search. */
  determinized(seat: Seat, random: Random): State {
    const state = this.stateFor(seat)
    this.game.determinize?.(state, seat, random, this.setupFor(seat))
    return state
  }

  view(seat: Seat | undefined): View {
    return this.game.view(this.stateFor(seat), this.setupFor(seat), seat)
  }

  /** Of an imagined match: whether it goes by anything that was supposed and not measured. */
  get supposes(): boolean {
    return this.#play.hasSupposed
  }

  /** Why the answer would be refused; undefined if it is legal. Changes nothing. */
  check(seat: Seat, answer: Answer): Refusal | undefined {
    const waiting = this.#run.waiting.find((each) => each.seat === seat)
    if (!waiting) return this.#notAsked(seat)
    const read = this.#read(waiting, answer)
    const verdict = read.ok ? judge(waiting.decision, read.value) : read
    return verdict.ok ? undefined : verdict
  }

  /** Answers a decision and plays on until the next one. An illegal answer is refused and leaves the match untouched. */
  answer(seat: Seat, answer: Answer): Answered {
    const waiting = this.#run.waiting.find((each) => each.seat === seat)
    if (!waiting) return this.#notAsked(seat)
    const read = this.#read(waiting, answer)
    return read.ok ? this.#give(waiting, read.value) : read
  }

  #read({ decision }: Waiting, answer: Answer): Verdict<Answer> {
    return refusalOfForm(answer) ?? readAnswer(this.game, decision, answer)
  }

  /** Goes on with an answer that has been read. */
  #give(waiting: Waiting, answer: Answer): Answered {
    // The rules may keep what they are given and change it: they get a copy of their own, and so does the record.
    const verdict = judge(waiting.decision, clone(answer))
    if (!verdict.ok) return verdict
    const before = this.#log.length
    this.#revision++
    if (!isFormality(waiting.decision)) this.#note(waiting, answer)
    try {
      this.#run.resume(waiting, verdict.value)
    } catch (error) {
      if (error instanceof DiceError) {
        error.happened = [...this.#play.events]
        error.state = this.#play.state
      }
      this.#rewind(before)
      throw error
    }
    return { ok: true }
  }

  #note({ seat, decision }: Waiting, answer: Answer): void {
    const way = this.#run.simultaneous ? 'secret' : answer === passOf(decision) ? 'pass' : 'open'
    this.#log.note({ seat, answer: clone(answer) }, way)
    this.#play.recollection?.answered(this.#log.length)
  }

  /**
   * How many of the last answers may be taken back: those after which neither dice nor a secret were shown. A fork
   * takes back nothing from before the savepoint it was made from.
   */
  get undoable(): number {
    return this.#log.length - Math.max(this.#run.barrier, this.#floor)
  }

  /** How many of its own last answers a seat may take back; neither passes of others nor their secret choices count. */
  undoableFor(seat: Seat): number {
    this.#checkSeat(seat)
    return takingBack(this.#sinceBarrier(), seat).own.length
  }

  /**
   * Takes back the last answer of anybody; or so many of a seat at once, with the passes of others since. What others are
   * choosing in secret stays as it is. If not all of them may be taken back, none is.
   */
  undo(seat?: Seat, count = 1): Answered {
    if (seat === undefined) return this.undoLast(count)
    if (!isSeat(seat, this.seats)) return refused(text('kernel.no-seat'))
    const { own, blocker } = takingBack(this.#sinceBarrier(), seat)
    const first = own[count - 1]
    if (first !== undefined) {
      const since = this.#run.simultaneous ? this.#log.slice(first) : []
      const secret = since.filter((given) => given.seat !== seat)
      this.#rewind(first)
      this.#passFormalities()
      for (const given of secret) this.#answerAgain(given)
      return { ok: true }
    }
    if (blocker === undefined) return refused(text('kernel.nothing-to-undo'))
    return refused(text('kernel.not-yours', { seat: { seat: blocker } }))
  }

  /** Up to what a seat was asked once: the formalities before it were passed then. */
  #passFormalities(): void {
    for (let [first] = this.#run.waiting; first && isFormality(first.decision); [first] = this.#run.waiting) {
      this.answer(first.seat, passOf(first.decision)!)
    }
  }

  /** In the middle of secret choices a seat goes back to where they began, whatever others have chosen meanwhile. */
  #sinceBarrier(): SinceBarrier {
    const { simultaneous, barrier } = this.#run
    const from = Math.max(barrier, this.#floor, simultaneous?.since ?? 0)
    return {
      answers: this.#log.given,
      from,
      isPass: (index) => simultaneous !== undefined || this.#log.isPass(index),
    }
  }

  /**
   * The steps in which a seat (undefined: an onlooker) may look back on a match under way, as the numbers of answers
   * after which they end. How often others passed or chose in secret makes no difference to how many there are: what came
   * of it belongs to the step before.
   */
  stepsFor(seat: Seat | undefined): readonly number[] {
    this.#checkSeat(seat)
    return this.#log.stepsFor(seat, this.#origin)
  }

  /** Takes back the last answers, at once; if not all of them may be, none is. */
  undoLast(count: number): Answered {
    if (count > this.undoable) return refused(text('kernel.nothing-to-undo'))
    if (count > 0) this.#rewind(this.#log.length - count)
    return { ok: true }
  }

  /** An independent match at the same point. Its future dice may come from elsewhere. */
  fork(options: MatchOptions = {}): Match<State, Setup, View> {
    return this.at(this.#log.length - this.#origin, options)
  }

  /** An independent match as this one was after the given number of answers. */
  at(given: number, options: MatchOptions = {}): Match<State, Setup, View> {
    const answers = given + this.#origin
    return this.#forkAt(answers, options, { answers, simultaneous: undefined, dice: options.dice, seat: undefined })
  }

  /**
   * A fork as far as a seat knows it, for bots and odds, and so are its own forks: setup and state are redacted, events
   * the seat did not learn of are left out, and what other seats are choosing in secret right now begins anew with
   * what the seat knows. Without `options.dice` its dice are some of its own, never those that will fall in the match.
   * While another seat alone is asked there is nothing to imagine: what it is offered may tell its secrets. Nor is there
   * while a formality is held.
   */
  imagine(seat: Seat, options: MatchOptions = {}): Match<State, Setup, View> {
    this.#checkSeat(seat)
    const { simultaneous, waiting } = this.#run
    const other = simultaneous ? undefined : waiting.find((each) => each.seat !== seat)
    if (other) throw new RangeError(`seat ${seat} cannot imagine what seat ${other.seat} is asked`)
    // A fork passes it at once, and would go on with more than the seat knows.
    const formality = !simultaneous && waiting.some(({ decision }) => isFormality(decision))
    if (formality) throw new RangeError(`seat ${seat} is asked a formality: there is nothing to imagine`)
    const answers = simultaneous?.since ?? this.#log.length
    // How often the others were asked may be secret, so the dice a seat imagines go by its own answers.
    const dice = options.dice ?? new QuickDice(`imagined by ${seat} after ${this.#log.countOf(seat)}`)
    const copy = this.#forkAt(answers, options, { answers, simultaneous: simultaneous?.number, dice, seat })
    copy.#origin = answers
    for (const given of this.#log.slice(answers)) if (given.seat === seat) copy.#answerAgain(given)
    // What has been measured so far is known.
    copy.#play.supposing = options.supposing ?? false
    copy.#play.anticipating = options.anticipating ?? false
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
    const recollection = isWhole ? savepoint.recollection.fork(answers) : new Recollection(savepoint.answers)
    copy.#play.recollection = recollection
    copy.#savepoints.beginWith({ ...savepoint, events: copy.#play.events.length, recollection })
    copy.#origin = this.#origin
    copy.#log = this.#log.upTo(savepoint.answers)
    copy.#divergences = this.#divergences.filter((each) => each.answers <= answers)
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
    this.game.redact(this.#play.state, seat)
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
    if (!isSeat(seat, this.seats)) return refused(text('kernel.no-seat'))
    if (this.#run.outcome) return refused(text('kernel.match-over'))
    return refused(text('kernel.not-asked', { seat: { seat } }))
  }

  #save(): void {
    if (!this.#savepoints.isWanted) {
      this.#play.recollection = undefined
      return
    }
    this.#play.recollection = new Recollection(this.#log.length)
    this.#savepoints.keep({
      state: copyOf(this.game, this.#play.state),
      setup: this.setup,
      dice: this.#run.dice.fork(),
      answers: this.#log.length,
      events: this.#play.events.length,
      barrier: this.#run.barrier,
      recollection: this.#play.recollection,
    })
  }

  #savepointBefore(answers: number): Savepoint<State, Setup> {
    const savepoint = this.#savepoints.before(answers)
    if (savepoint && answers >= this.#floor && answers <= this.#log.length) return savepoint
    const [least, most, wanted] = [this.#floor, this.#log.length, answers].map((each) => each - this.#origin)
    throw new RangeError(`this match can be seen after ${least} to ${most} answers, not after ${wanted}`)
  }

  /** Goes back to the point after the given number of answers. */
  #rewind(answers: number): void {
    const savepoint = this.#savepointBefore(answers)
    const again = this.#log.slice(savepoint.answers, answers)
    this.#revision++
    this.#savepoints.backTo(savepoint)
    this.#play.state = copyOf(this.game, savepoint.state)
    this.#play.setup = savepoint.setup
    this.#play.events.length = savepoint.events
    this.#play.takeRevealed()
    this.#run.dice = savepoint.dice.fork()
    this.#run.barrier = savepoint.barrier
    this.#play.recollection = savepoint.recollection
    this.#log = this.#log.upTo(savepoint.answers)
    // A fork that goes back beyond its divergence keeps its own dice: none fell in between, or it could not go back.
    this.#divergences = this.#divergences.map((each) => (each.answers <= answers ? each : { ...each, answers }))
    this.#replay(again)
  }

  /** Plays given answers from a savepoint, resting nowhere on the way. */
  #replay(answers: readonly Given[]): void {
    const { stopAtSavepoint } = this.#run
    const { holdsFormalities } = this.#play
    this.#run.stopAtSavepoint = false
    this.#play.holdsFormalities = holdsFormalities && answers.length === 0
    this.#run.forget()
    this.#play.recollection?.rewind(this.#log.length + answers.length)
    this.#run.begin()
    this.#divergeAgain(undefined)
    for (const [i, given] of answers.entries()) {
      if (i === answers.length - 1) this.#play.holdsFormalities = holdsFormalities
      this.#answerAgain(given)
      this.#divergeAgain(undefined)
    }
    this.#run.stopAtSavepoint = stopAtSavepoint
  }

  #answerAgain({ seat, answer }: Given): void {
    const waiting = this.#run.waiting.find((each) => each.seat === seat)
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

function copyOf<State>({ copy }: Pick<Game<State>, 'copy'>, state: State): State {
  return copy ? copy(state) : clone(state)
}

/** What of a savepoint is shown to others, as a copy. */
function copied<State>({ answers, events, state }: Savepoint<State, unknown>) {
  return { answers, events, state: clone(state) }
}
