import type { AnyGame } from '@fray/games'
import {
  type Answer,
  type Attention,
  beginMatch,
  commitmentTo,
  continueMatch,
  type DecisionData,
  describe,
  drawOverlay,
  type Given,
  type Lesson,
  type OverlayOffer,
  overlaysOf,
  type Refusal,
  refused,
  type SaveOptions,
  type Seat,
  save,
  termsOfDivergence,
  text,
} from '@fray/kernel'
import type { OverlayView } from '@fray/tabletop'
import { type Gesture, gestured } from './gesture.ts'
import { LessonGuide } from './lesson-guide.ts'
import type { Moment, Pace, PassedMoment, PlayerKind, SavedMatch, Snapshot, Step } from './protocol.ts'
import { Reactions } from './reactions.ts'
import { Screen } from './screen.ts'
import { stepsOf } from './steps.ts'
import type { Bot, DiceSecret, Surroundings, TableMatch, Terms } from './terms.ts'

/** How long play waits for what happened to be kept, in milliseconds. */
const KEEPING_LIMIT = 3000

/** Holds a running match: shows it through the right eyes, lets bots play their seats, keeps every answer. */
export class MatchHost {
  readonly game: AnyGame
  readonly terms: Terms
  readonly #match: TableMatch
  readonly #world: Surroundings
  readonly #bots: readonly (Bot | undefined)[]
  readonly #reactions: Reactions
  readonly #screen: Screen
  readonly #guide: LessonGuide | undefined
  #closed = false
  #kept = true
  #botsAtWork = false
  /** Another tab plays the match: here it is only looked at. */
  #elsewhere = false
  #changes = 0
  /** What a person is doing with one movement of the hand. */
  #gesture: Gesture | undefined
  #gestureSteps = 0

  private constructor(game: AnyGame, terms: Terms, match: TableMatch, world: Surroundings) {
    this.game = game
    this.terms = terms
    this.#match = match
    this.#world = world
    this.#bots = terms.players.map((kind, seat) =>
      kind === 'person' ? undefined : world.bot(kind, `${terms.seed}/${kind}-${seat}`),
    )
    this.#reactions = new Reactions(terms.passing)
    this.#screen = new Screen(game, match, terms.players)
    this.#guide = terms.lesson && new LessonGuide(terms.lesson, match)
  }

  static start(game: AnyGame, terms: Terms, world: Surroundings): MatchHost {
    return new MatchHost(game, terms, beginMatch(game, terms), world)
  }

  /**
   * Plays a saved match again; throws if it does not fit the rules or its own digest. One that does not say who
   * plays (from the command line) is played on by persons.
   */
  static restore(game: AnyGame, saved: SavedMatch, world: Surroundings, lesson?: Lesson): MatchHost {
    const { pace, passing, whatIf } = saved
    const { match, terms } = continueMatch(game, saved)
    const players = Array.from({ length: match.seats }, (_, seat) => saved.players[seat] ?? 'person')
    return new MatchHost(game, { ...terms, players, pace, passing, lesson, whatIf }, match, world)
  }

  get match(): TableMatch {
    return this.#match
  }

  /** Shows the match and lets bots go on until a person must decide; if another tab plays it, only shows it. */
  open(playing = true): void {
    this.#elsewhere = !playing
    this.#show()
    if (playing) void this.#changed()
  }

  /** Another tab plays the match from now on. */
  stop(): void {
    this.#elsewhere = true
    this.#show()
  }

  /** Another tab has played it on: goes along, if this is where it had come from. */
  follow(saved: SavedMatch): boolean {
    const known = this.#match.answers.length
    const goesOn =
      saved.answers.length >= known && this.#match.answers.every((given, i) => isGiven(given, saved.answers[i]))
    if (!goesOn || saved.version !== this.game.version) return false
    for (const [seat, answer] of saved.answers.slice(known)) this.#match.answer(seat, answer)
    this.#screen.follow()
    this.#show()
    return true
  }

  /** Another match takes this one's place. */
  close(): void {
    this.#closed = true
  }

  /** The whole match as a file holds it. */
  saved(): SavedMatch {
    return this.#savedWith({ savepoint: true })
  }

  #savedWith(options: SaveOptions): SavedMatch {
    const { players, pace, lesson, whatIf } = this.terms
    return {
      ...save(this.#match, this.terms, options),
      players,
      pace,
      passing: this.#reactions.saved(),
      ...(lesson ? { lesson: lesson.id } : {}),
      ...(whatIf ? { whatIf } : {}),
      standing: this.#standing(),
    }
  }

  /** The match as it was after so many steps, to be played on otherwise: with other dice, and by anybody. */
  branch(at: number, dice: DiceSecret, players: readonly PlayerKind[], pace: Pace): SavedMatch {
    const parted = this.#look({ at, eyes: this.#screen.knowing }).match
    const whatIf = { at, headline: parted.view(undefined).status.headline }
    return { ...save(parted, termsOfDivergence(parted, this.terms, dice)), players, pace, whatIf }
  }

  /** Answers the decision asked after `at` answers. A late press on one that has passed means nothing any more. */
  async answer(seat: Seat, at: number, answer: Answer): Promise<Refusal | undefined> {
    if (at !== this.#match.answers.length || this.#elsewhere) return undefined
    const meant = this.#meant(seat, answer)
    if (meant === undefined) return refused(text('ui.lesson-other'))
    const answered = this.#match.answer(seat, meant)
    if (!answered.ok) return answered
    await this.#changed()
    return undefined
  }

  /** A figure was dragged to a place: all that this means is answered, as one answer to take back. */
  async drag(at: number, gesture: Gesture): Promise<void> {
    if (at !== this.#match.answers.length || this.#elsewhere || this.#guide?.inLesson) return
    this.#gesture = gesture
    this.#gestureSteps = 0
    await this.#changed()
  }

  /** The person at this seat has the screen alone now. */
  takeOver(seat: Seat): void {
    this.#screen.takeOver(seat)
    this.#show()
  }

  /** The person at this seat wants the screen alone, to see what only they know. */
  lookAlone(seat: Seat): void {
    this.#screen.wantAlone(seat)
    this.#show()
  }

  /** Has everything before the fighting done by bots: the first question is about fighting. */
  async prepare(): Promise<void> {
    for (let [asked] = this.#match.pending; asked && this.#match.isPreparing; [asked] = this.#match.pending) {
      const { seat } = asked
      const answer = await this.#world.bot('greedy', `${this.terms.seed}/prepares-${seat}`)(
        this.#match,
        seat,
        this.terms,
      )
      const at = this.#match.answers.length
      if (!this.#match.answer(seat, answer).ok) return
      if (this.#match.answers.length > at) this.#reactions.noteGiven(at)
    }
  }

  /** Whether persons were deployed by bots. */
  get wasPrepared(): boolean {
    const first = this.#match.answers.findIndex(({ seat }) => this.#isPerson(seat))
    return 'setup' in this.terms.origin && first >= 0 && this.#reactions.gave(first)
  }

  /** Whether persons may still deploy otherwise than they were: they have not decided anything yet. */
  get #redeployable(): boolean {
    if (!this.wasPrepared || this.#match.isPreparing || this.#elsewhere) return false
    return this.#match.answers.every(({ seat }, at) => !this.#isPerson(seat) || this.#reactions.gave(at))
  }

  /** The same match as it was before persons placed the first of their own; undefined if they have begun to fight. */
  redeployed(): MatchHost | undefined {
    if (!this.#redeployable) return undefined
    const at = this.#firstPlacing()
    const { attention, given } = this.#reactions.saved()
    const terms = { ...this.terms, passing: { attention, given: given.filter((each) => each < at) } }
    const again = beginMatch(this.game, terms)
    for (const { seat, answer } of this.#match.answers.slice(0, at)) again.answer(seat, answer)
    return new MatchHost(this.game, terms, again, this.#world)
  }

  /** After how many answers a person first placed a figure; 0 if none was placed by itself. */
  #firstPlacing(): number {
    const again = beginMatch(this.game, this.terms, { retention: 'first' })
    const at = this.#match.answers.findIndex(({ seat, answer }) => {
      const decision = again.decisionOf(seat)
      const places = this.#isPerson(seat) && decision?.kind === 'place' && decision.figure !== undefined
      if (!places) again.answer(seat, answer)
      return places
    })
    return Math.max(at, 0)
  }

  #isPerson(seat: Seat): boolean {
    return this.terms.players[seat] === 'person'
  }

  async attend(seat: Seat, attention: Attention): Promise<void> {
    this.#reactions.attend(seat, attention)
    await this.#changed()
  }

  async arm(seat: Seat, source: string): Promise<void> {
    this.#reactions.arm(seat, source)
    await this.#changed()
  }

  /** Goes back to a moment that was passed for a seat, and asks it. */
  async reconsider(seat: Seat, at: number): Promise<void> {
    const back = this.#match.answers.length - at
    if (this.#elsewhere || back > this.#match.undoable || !this.#reactions.gave(at)) return
    const sources = this.#reactions.passedFor(seat, at, 0).find((each) => each.at === at)?.reactions ?? []
    this.#match.undoLast(back)
    this.#reactions.forgetFrom(at)
    for (const { source } of sources) this.#reactions.arm(seat, source)
    await this.#changed()
  }

  /** Takes back the last answer of a person, and what bots answered since. */
  undo(): void {
    const back = this.#answersToTakeBack()
    this.#match.undoLast(back)
    this.#reactions.forgetFrom(this.#match.answers.length)
    if (back > 0) void this.#changed()
  }

  snapshot(): Snapshot {
    return this.#snapshotOf(this.#match, this.#screen.eyes, this.#screen.isOpen)
  }

  /** What may be asked to see of a figure: now by the person at the screen, or at a moment through other eyes. */
  overlays(figure: number, moment?: Omit<Moment, 'of'>): readonly OverlayOffer[] {
    const { match, eyes } = this.#look(moment)
    return overlaysOf(match, eyes, figure)
  }

  overlay(figure: number, id: string, moment?: Omit<Moment, 'of'>): OverlayView | undefined {
    const { match, eyes } = this.#look(moment)
    const drawn = drawOverlay(match, eyes, figure, id)
    return drawn.ok ? (drawn.value as unknown as OverlayView) : undefined
  }

  /** The match as it was after so many steps, through these eyes: anybody's once it is over, else those at the screen. */
  position(at: number, eyes: Seat | undefined = this.#screen.knowing): Snapshot {
    const look = this.#look({ at, eyes })
    const last = this.#ends(look.eyes).length - 1
    return { ...this.#snapshotOf(look.match, look.eyes), at: Math.min(at, last) }
  }

  /** What happened in each step; the first is the beginning. */
  steps(eyes: Seat | undefined = this.#screen.knowing): Step[] {
    const open = this.#openEyes(eyes)
    return stepsOf(this.game, this.terms, { answers: this.#match.answers, ends: this.#ends(open), eyes: open })
  }

  /** The match at a moment, and whose eyes may see it. */
  #look(moment: Omit<Moment, 'of'> | undefined): { readonly match: TableMatch; readonly eyes: Seat | undefined } {
    if (!moment) return { match: this.#match, eyes: this.#screen.knowing }
    const eyes = this.#openEyes(moment.eyes)
    const ends = this.#ends(eyes)
    return { match: this.#match.at(ends[Math.min(moment.at, ends.length - 1)] ?? 0), eyes }
  }

  /** After how many answers each step ends: after each of a match that is over, else as these eyes may know. */
  #ends(eyes: Seat | undefined): readonly number[] {
    const { outcome, answers } = this.#match
    return outcome ? Array.from({ length: answers.length + 1 }, (_, at) => at) : this.#match.stepsFor(eyes)
  }

  /** A match under way is seen only by whom it is shown to; of one that is over nothing is hidden any more. */
  #openEyes(eyes: Seat | undefined): Seat | undefined {
    return this.#match.outcome ? eyes : this.#screen.knowing
  }

  #show(): void {
    this.#world.show(this.snapshot())
  }

  async #changed(): Promise<void> {
    if (!this.#guide?.inLesson) this.#answerUnasked()
    this.#screen.follow()
    // What is shown is kept: whoever closes the page then has lost nothing that was seen.
    const change = ++this.#changes
    await this.#keep()
    if (change === this.#changes && !this.#closed) this.#show()
    void this.#playBots()
  }

  /** Passes what is not worth asking, and goes on with a gesture as long as it has an answer. */
  #answerUnasked(): void {
    do this.#reactions.answerFor(this.#match, this.#screen.persons)
    while (this.#goOnWithGesture())
  }

  #goOnWithGesture(): boolean {
    if (!this.#gesture) return false
    const { seat } = this.#gesture
    const decision = this.#match.decisionOf(seat)
    // While others are asked, the gesture waits.
    if (!decision) return false
    const step = gestured(decision, this.#gesture)
    const isFirst = this.#gestureSteps === 0
    if (!step) this.#gesture = undefined
    this.#gestureSteps = step && !step.done ? this.#gestureSteps + 1 : 0
    if (!step) return false
    if (step.done) this.#gesture = undefined
    if (!isFirst) this.#reactions.noteGiven(this.#match.answers.length)
    return this.#match.answer(seat, step.answer).ok
  }

  /** In a lesson only what the lesson asks for is an answer; elsewhere any is, and the rules judge it. */
  #meant(seat: Seat, answer: Answer): Answer | undefined {
    if (!this.#guide?.inLesson) return answer
    return this.#guide.meant(seat, answer, this.#match.view(seat).unit.length)
  }

  /** A browser that keeps nothing (a private window may not) is no reason to stop playing, but people must know. */
  async #keep(): Promise<void> {
    const keeping = this.#world.keep(this.#savedWith({ digest: false, savepoint: true }))
    this.#kept = await doneInTime(keeping)
  }

  async #playBots(): Promise<void> {
    if (this.#botsAtWork) return
    this.#botsAtWork = true
    try {
      for (let turn = this.#nextBot(); turn; turn = this.#nextBot()) {
        const at = this.#match.answers.length
        const [answer] = await Promise.all([
          turn.bot(this.#match, turn.seat, this.terms),
          this.#world.think(this.terms.pace),
        ])
        // A person may have answered or taken something back while the bot was thinking.
        if (this.#closed || this.#elsewhere) return
        if (at !== this.#match.answers.length) continue
        const refusal = this.#match.answer(turn.seat, answer)
        if (!refusal.ok) throw new Error(`the bot at seat ${turn.seat} gave an illegal answer: ${refusal.reason.id}`)
        await this.#changed()
      }
    } finally {
      this.#botsAtWork = false
    }
  }

  /** Who goes on by itself: the script of a lesson as long as it lasts, then bots. */
  #nextBot(): { seat: Seat; bot: Bot } | undefined {
    if (this.#guide?.inLesson) {
      const { scripted } = this.#guide
      return scripted && { seat: scripted.seat, bot: () => scripted.answer }
    }
    for (const { seat } of this.#match.pending) {
      const bot = this.#bots[seat]
      if (bot) return { seat, bot }
    }
    return undefined
  }

  #answersToTakeBack(): number {
    if (this.#elsewhere) return 0
    const { answers, undoable } = this.#match
    const last = answers.findLastIndex(({ seat }, at) => this.#isPerson(seat) && !this.#reactions.gave(at))
    if (last < 0) return 0
    const back = answers.length - last
    return back <= undoable ? back : 0
  }

  /** What was passed for a seat; at an open table without what is nobody else's business. */
  #passedFor(seat: Seat, isOpen: boolean): readonly PassedMoment[] {
    const passed = this.#reactions.passedFor(seat, this.#match.answers.length, this.#match.undoable)
    if (!isOpen) return passed
    return passed.map((each) => ({ ...each, reactions: each.reactions.filter(({ secret }) => !secret) }))
  }

  #standing(): NonNullable<SavedMatch['standing']> {
    return { headline: this.#match.view(undefined).status.headline, over: this.#match.outcome !== undefined }
  }

  /** What one person decides, or looks at; at an open table only what everybody may know is shown of it. */
  #snapshotOf(match: TableMatch, eyes: Seat | undefined, isOpen = false): Snapshot {
    const latest = match === this.#match
    const knowing = isOpen ? undefined : eyes
    // What a lesson answers by itself is nothing for the learner to decide.
    const asked = eyes !== undefined && !(latest && (this.#guide?.scripted || this.#elsewhere))
    const decision = asked ? match.decisionOf(eyes) : undefined
    return {
      game: this.game.id,
      players: this.terms.players,
      eyes,
      at: match.answers.length,
      view: match.view(knowing),
      events: match.eventsFor(knowing),
      decision: decision && (isOpen ? openly(describe(decision)) : describe(decision)),
      pending: match.pending.map(({ seat }) => seat),
      attention: eyes === undefined ? undefined : this.#reactions.attentionOf(eyes),
      passed: latest && eyes !== undefined ? this.#passedFor(eyes, isOpen) : [],
      armed: latest && eyes !== undefined ? this.#reactions.armedOf(eyes) : [],
      handOver: latest ? this.#screen.handOver : undefined,
      mayLookAlone: latest && this.#screen.mayLookAlone,
      redeployable: latest && this.#redeployable,
      kept: this.#kept,
      elsewhere: this.#elsewhere,
      undoable: latest && this.#answersToTakeBack() > 0,
      commitment: commitmentTo(this.terms.seed, this.terms.salt ?? ''),
      forcedDice: this.terms.forcedDice?.length ?? 0,
      lesson: latest ? this.#guide?.place : undefined,
      whatIf: this.terms.whatIf,
      outcome: match.outcome,
      seed: this.#match.outcome ? this.terms.seed : undefined,
    }
  }
}

/** A decision as everybody may see it. */
function openly(decision: DecisionData): DecisionData {
  if (decision.kind === 'pick') return { ...decision, options: decision.options.filter(({ secret }) => !secret) }
  return { ...decision, instead: decision.instead.filter(({ secret }) => !secret) }
}

/** Whether it was kept. A store that does not answer keeps nobody from playing. */
function doneInTime(keeping: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), KEEPING_LIMIT)
    keeping.then(
      () => resolve(true),
      () => resolve(false),
    )
    keeping.finally(() => clearTimeout(limit)).catch(() => undefined)
  })
}

function isGiven({ seat, answer }: Given, recorded: SavedMatch['answers'][number] | undefined): boolean {
  return recorded?.[0] === seat && JSON.stringify(recorded[1]) === JSON.stringify(answer)
}
