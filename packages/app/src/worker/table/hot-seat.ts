import type { AnyGame } from '@fray/games'
import { knowledgeOfSeat, MatchHost, type Mover, nextBot } from '@fray/host'
import {
  type Answer,
  type Attention,
  beginMatch,
  commitmentTo,
  continueMatch,
  type Decision,
  type DecisionData,
  describeDecision,
  giveRecordedAnswer,
  isFormality,
  type Json,
  type Lesson,
  type OverlayOffer,
  type ReactionOffer,
  type Refusal,
  refuse,
  type SaveOptions,
  type Seat,
  situationOf,
  text,
} from '@fray/kernel'
import {
  type Forecast,
  type Gesture,
  type GestureOption,
  type GestureReading,
  menuOf,
  PAST,
  type PassedMoment,
  PlannedAnswers,
  type PlayerKind,
  Reactions,
  type ReplayStep,
  readGesture,
  type ScreenFacts,
  type Snapshot,
  snapshotOf,
  type TableMatch,
  withoutSecretReactions,
} from '@fray/session'
import type { OverlayView, TableView } from '@fray/tabletop'
import type { Pace, ReplayMoment, SavedMatch } from '../../shared/protocol.ts'
import { isContinuationOf } from '../../shared/saved-match.ts'
import { LessonGuide } from '../services/lesson-guide.ts'
import { ReplaySession } from '../services/replay-session.ts'
import { savedInTime } from '../storage/match-saver.ts'
import { saveBranch, saveMatch, saveWithEvents } from '../storage/save-match.ts'
import { firstPlacing, prepareByBots } from './preparation.ts'
import { SharedScreen } from './screen.ts'
import type { DiceSecret, HotSeatDependencies, Terms } from './terms.ts'
import { ViewerSubscription } from './viewer-subscription.ts'

/**
 * A match at one screen, which persons share: shows what its host tells the one who looks at it, passes for them what is
 * not worth asking, lets bots play their seats, and keeps every answer.
 */
export class HotSeat {
  readonly game: AnyGame
  readonly terms: Terms
  readonly #match: TableMatch
  readonly #host: MatchHost<unknown, unknown, TableView, Forecast>
  readonly #world: HotSeatDependencies
  readonly #bots: readonly (Mover['choose'] | undefined)[]
  readonly #reactions: Reactions
  readonly #screen: SharedScreen
  readonly #guide: LessonGuide | undefined
  readonly #planned = new PlannedAnswers()
  readonly #commitment: string
  readonly #back: ReplaySession
  #subscription: ViewerSubscription | undefined
  #closed = false
  #kept = true
  /** Another tab plays the match: here it is only watched. */
  #elsewhere = false

  private constructor(game: AnyGame, terms: Terms, match: TableMatch, world: HotSeatDependencies) {
    this.game = game
    this.terms = terms
    this.#match = match
    this.#world = world
    this.#bots = terms.players.map((kind, seat) => {
      if (kind === 'person') return undefined
      const bot = world.bot(kind, `${terms.seed}/${kind}-${seat}`)
      return () => bot(match, seat, terms)
    })
    this.#reactions = new Reactions(terms.passing)
    this.#screen = new SharedScreen(game, match, terms.players)
    this.#back = new ReplaySession(game, match, terms, this.#screen)
    this.#guide = terms.lesson && new LessonGuide(terms.lesson, match)
    this.#commitment = commitmentTo(terms.seed, terms.salt ?? '')
    this.#host = new MatchHost<unknown, unknown, TableView, Forecast>(match, {
      mover: () => this.#mover(),
      pause: () => world.think(terms.pace),
      settle: () => this.#settle(),
      save: () => this.#keep(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      reportFault: (fault) => world.reportFault(fault),
      onUpdated: () => this.#show(),
      forecast: (of, seat, answers, cancellation) => world.forecast(of, terms, seat, answers, cancellation),
    })
  }

  /**
   * Formalities are held so that neither a question nor a pause reveals who could interrupt; lessons have no secrets.
   */
  static start(game: AnyGame, terms: Terms, world: HotSeatDependencies): HotSeat {
    return new HotSeat(game, terms, beginMatch(game, terms, { holdFormalities: !terms.lesson }), world)
  }

  /**
   * Restores a saved match; throws if it does not fit the rules or its own digest. A match without players (from the
   * command line) is continued by persons.
   */
  static restore(game: AnyGame, saved: SavedMatch, world: HotSeatDependencies, lesson?: Lesson): HotSeat {
    const { pace, passing, whatIf } = saved
    const held = continueMatch(game, saved, { holdFormalities: !lesson })
    const { match, terms } = onlyFormalitiesLeft(held.match) ? continueMatch(game, saved) : held
    const players = Array.from({ length: match.seats }, (_, seat) => saved.players[seat] ?? 'person')
    return new HotSeat(game, { ...terms, players, pace, passing, lesson, whatIf }, match, world)
  }

  get match(): TableMatch {
    return this.#match
  }

  /** Shows the match and lets bots play until a person must decide; if another tab plays it, only shows it. */
  open(playing = true): void {
    this.#elsewhere = !playing
    this.show()
    if (playing) void this.#host.play()
  }

  /** Another tab plays the match from now on. */
  stop(): void {
    this.#elsewhere = true
    this.#host.stop()
    this.#show()
  }

  /** Another tab has played on: follows, if this is where it continued from. */
  follow(saved: SavedMatch): boolean {
    if (saved.version !== this.game.version || !isContinuationOf(saved, this.#match.answers)) return false
    const known = this.#match.answers.length
    for (const [seat, answer] of saved.answers.slice(known)) giveRecordedAnswer(this.#match, seat, answer)
    this.#screen.follow()
    this.#host.sendUpdates()
    return true
  }

  /** Another match replaces this one. */
  close(): void {
    this.#closed = true
    this.#host.stop()
    this.#subscription?.end()
  }

  /** Gets all that is needed to replay the match. */
  save(): SavedMatch {
    return saveMatch(this.#played)
  }

  /** Like `saved`, plus what shows a finished match after its rules have changed. */
  savedWhole(options: Pick<SaveOptions, 'digest'> = {}): SavedMatch {
    return saveWithEvents(this.#played, options)
  }

  get #played() {
    return { match: this.#match, terms: this.terms, passing: this.#reactions.save() }
  }

  /** Gets the match after so many steps, to be continued with other dice and by anyone. */
  branch(at: number, dice: DiceSecret, players: readonly PlayerKind[], pace: Pace): SavedMatch {
    const { match } = this.#back.at({ at, eyes: this.#screen.knowing })
    return saveBranch({ match, terms: this.terms }, at, dice, { players, pace })
  }

  /** Answers the decision that the seat was shown under this sequence number. */
  async answer(seat: Seat, sequence: number, answer: Answer): Promise<Refusal | undefined> {
    const meant = this.#meant(seat, answer)
    if (meant === undefined) return refuse(text('ui.lesson-other'))
    this.#guide?.playOn()
    return this.#host.answer(seat, sequence, meant)
  }

  /** Says what a drag may mean now; nothing in a lesson, which asks for each answer separately. */
  readGesture(sequence: number, gesture: Gesture): GestureReading {
    if (this.#guide?.inLesson || !this.decisionAsked(gesture.seat, sequence)) return { ways: [], refusal: undefined }
    return readGesture(this.#match, gesture)
  }

  /** Lists what a figure may do now, or what may be done to it. */
  menu(figure: number): readonly GestureOption[] {
    const { eyes } = this.#screen
    if (eyes === undefined || this.#elsewhere || this.#guide?.inLesson) return []
    return menuOf(this.#match, eyes, figure)
  }

  /** Gives several answers as one, to be undone as one; others may interrupt in between. */
  async take(seat: Seat, sequence: number, answers: readonly Answer[]): Promise<void> {
    if (this.#guide?.inLesson || !this.decisionAsked(seat, sequence)) return
    this.#guide?.playOn()
    this.#planned.begin(seat, answers)
    await this.#host.commitChange()
  }

  /** The learner has finished the lesson: play goes on from there for everyone. */
  async playOn(): Promise<void> {
    this.#guide?.playOn()
    await this.#host.commitChange()
  }

  /** Gets the decision of a seat, unless it has passed. */
  decisionAsked(seat: Seat, sequence: number): Decision | undefined {
    return this.#host.pendingDecision(seat, sequence)
  }

  forecast(seat: Seat, sequence: number, answer: Answer, then: readonly Answer[] = []): Promise<Forecast | undefined> {
    return this.#host.forecast(seat, sequence, answer, then)
  }

  cancelForecast(seat: Seat): void {
    this.#host.cancelForecast(seat)
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

  /** Lets bots do everything before the fighting: the first question is about fighting. */
  prepare(): Promise<void> {
    const botOf = (seat: Seat) => this.#world.bot('soldier', `${this.terms.seed}/prepares-${seat}`)
    return prepareByBots(this.#match, this.terms, botOf, (at) => this.#reactions.noteGiven(at))
  }

  /** Whether persons were deployed by bots. */
  get wasPrepared(): boolean {
    const first = this.#match.answers.findIndex(({ seat }) => this.#screen.persons.includes(seat))
    return 'setup' in this.terms.origin && first >= 0 && this.#reactions.gave(first)
  }

  /** Whether persons may still redeploy: they have not decided anything yet. */
  get #redeployable(): boolean {
    if (!this.wasPrepared || this.#match.isPreparing || this.#elsewhere) return false
    return this.#reactions.lastOwn(this.#match, this.#screen.persons) < 0
  }

  /** Gets the match before persons placed their first figure; undefined if they have begun to fight. */
  beforeDeployment(): HotSeat | undefined {
    if (!this.#redeployable) return undefined
    const at = firstPlacing(this.#match, this.terms)
    const { attention, given } = this.#reactions.save()
    const terms = { ...this.terms, passing: { attention, given: given.filter((index) => index < at) } }
    const again = HotSeat.start(this.game, terms, this.#world)
    for (const { seat, answer } of this.#match.answers.slice(0, at)) giveRecordedAnswer(again.match, seat, answer)
    return again
  }

  async attend(seat: Seat, attention: Attention): Promise<void> {
    this.#reactions.attend(seat, attention)
    await this.#host.commitChange()
  }

  async arm(seat: Seat, source: string): Promise<void> {
    this.#reactions.arm(seat, source)
    await this.#host.commitChange()
  }

  /** Goes back to a decision that was passed for a seat, and asks it. */
  async reconsider(seat: Seat, moment: number): Promise<void> {
    const passed = this.#reactions.passedAt(seat, moment)
    if (this.#elsewhere || !passed || !this.#match.undoLast(this.#match.answers.length - passed.at).ok) return
    this.#reactions.forgetFrom(passed.at)
    const armed = this.#reactions.armedOf(seat)
    for (const { source } of passed.reactions) if (!armed.includes(source)) this.#reactions.arm(seat, source)
    await this.#host.commitChange()
  }

  /** Undoes the last answer of a person, together with the bots' answers since. */
  undo(): void {
    this.#planned.drop()
    const back = this.#answersToTakeBack()
    if (back === 0) return
    this.#match.undoLast(back)
    this.#reactions.forgetFrom(this.#match.answers.length)
    void this.#host.commitChange()
  }

  snapshot(): Snapshot {
    return snapshotOf(this.#facts(), knowledgeOfSeat(this.#match, this.#screen.knowing))
  }

  /** Lists the overlays of a figure: now for the person at the screen, or at a past step for other eyes. */
  overlays(figure: number, moment?: Omit<ReplayMoment, 'of'>): readonly OverlayOffer[] {
    return this.#back.overlays(figure, moment)
  }

  overlay(figure: number, id: string, moment?: Omit<ReplayMoment, 'of'>): OverlayView | undefined {
    return this.#back.overlay(figure, id, moment)
  }

  /**
   * Gets the match after so many steps, seen by these eyes: by anyone's once it is over, otherwise by those at the
   * screen.
   */
  position(at: number, eyes: Seat | undefined = this.#screen.knowing): Snapshot {
    const { match, ...seen } = this.#back.at({ at, eyes })
    const known = knowledgeOfSeat(match, seen.eyes)
    return snapshotOf({ ...this.#facts(), ...PAST, ...seen, decision: known.decision }, known)
  }

  /**
   * Gets a step as a situation to be played elsewhere; it hides nothing if the match is over or its game has no
   * secrets.
   */
  situation(at?: number): Json | undefined {
    const { match, eyes } = this.#back.at(at === undefined ? undefined : { at, eyes: this.#screen.knowing })
    const open = this.#match.outcome !== undefined || this.game.view.hasSecrets === false
    return situationOf(this.#match, open ? 'everything' : { seat: eyes }, match.answers.length)
  }

  /** Lists what happened in each step; the first is the start. */
  steps(eyes: Seat | undefined = this.#screen.knowing): ReplayStep[] {
    return this.#back.steps(eyes)
  }

  /** Shows everything to a page that has seen nothing yet. */
  show(): void {
    this.#subscription?.end()
    this.#subscription = undefined
    this.#show()
  }

  #show(): void {
    if (this.#closed) return
    const { knowing, eyes } = this.#screen
    this.#subscription = this.#subscription?.through(knowing, eyes) ?? new ViewerSubscription(this.#host, knowing, eyes)
    if (this.#subscription.isTold) this.#world.show({ screen: this.#facts(), update: this.#subscription.take() })
  }

  /** Passes what is not worth asking, and continues planned answers as long as they fit. */
  #settle(): void {
    if (!this.#guide?.inLesson) {
      do this.#reactions.answerFor(this.#match, this.#screen.persons)
      while (this.#planned.goOn(this.#match, (at) => this.#reactions.noteGiven(at)))
    }
    this.#screen.follow()
  }

  /** In a lesson only the wanted answer counts; elsewhere the rules judge any answer. */
  #meant(seat: Seat, answer: Answer): Answer | undefined {
    if (!this.#guide?.inLesson) return answer
    return this.#guide.matchAnswer(seat, answer, this.#match.view(seat).unit.length)
  }

  /** Play goes on in a browser that saves nothing (as private windows may), but people must know. */
  async #keep(): Promise<void> {
    const keeping = this.#world.keep(this.savedWhole({ digest: false }))
    this.#kept = await savedInTime(keeping)
  }

  /** Plays what goes on by itself: the script of a lesson while it lasts, then bots, once the learner has read it. */
  #mover(): Mover | undefined {
    if (this.#guide?.isBeingRead) return undefined
    if (!this.#guide?.inLesson) return nextBot(this.#match, this.#bots)
    const { scripted } = this.#guide
    return scripted && { seat: scripted.seat, choose: () => scripted.answer }
  }

  #answersToTakeBack(): number {
    return this.#elsewhere ? 0 : this.#reactions.answersToTakeBack(this.#match, this.#screen.persons)
  }

  /** Gets what was passed for a seat; at an open table without secrets. */
  #passedFor(seat: Seat): readonly PassedMoment[] {
    const passed = this.#reactions.passedFor(seat, this.#match.answers.length, this.#match.undoable)
    return this.#screen.isOpen ? passed.map(withoutSecretReactions) : passed
  }

  /** Lists the reactions a seat holds; a lesson names what it uses itself. */
  #heldBy(seat: Seat): readonly ReactionOffer[] {
    if (this.#guide?.inLesson || this.#match.outcome || this.#match.isPreparing) return []
    const held = this.game.view.reactions?.(this.#match.stateFor(seat), this.#match.setupFor(seat), seat) ?? []
    return this.#screen.isOpen ? held.filter(({ secret }) => !secret) : held
  }

  /** Gets the decision to show; at an open table as everybody may see it. */
  #decisionShown(): DecisionData | undefined {
    const { eyes, isOpen } = this.#screen
    // Answers that a lesson gives itself are not decisions of the learner.
    if (eyes === undefined || this.#guide?.scripted || this.#elsewhere) return undefined
    const decision = this.#match.decisionOf(eyes)
    return decision && (isOpen ? this.#screen.openly(describeDecision(decision)) : describeDecision(decision))
  }

  #facts(): ScreenFacts {
    const [match, screen] = [this.#match, this.#screen]
    const { eyes } = screen
    return {
      game: this.game.id,
      players: this.terms.players,
      eyes,
      sequence: this.#subscription?.sequence ?? 0,
      decision: this.#decisionShown(),
      step: this.#back.lastStep,
      attention: eyes === undefined ? undefined : this.#reactions.attentionOf(eyes),
      passed: eyes === undefined ? [] : this.#passedFor(eyes),
      held: eyes === undefined ? [] : this.#heldBy(eyes),
      armed: eyes === undefined ? [] : this.#reactions.armedOf(eyes),
      handOver: screen.handOver,
      mayLookAlone: screen.mayLookAlone,
      redeployable: this.#redeployable,
      kept: this.#kept,
      elsewhere: this.#elsewhere,
      undoable: this.#answersToTakeBack() > 0,
      commitment: this.#commitment,
      forcedDice: this.terms.forcedDice?.length ?? 0,
      lesson: this.#guide?.place,
      whatIf: this.terms.whatIf,
      seed: match.outcome ? this.terms.seed : undefined,
    }
  }
}

/** Whether only formalities are left before the match ends. */
function onlyFormalitiesLeft(match: TableMatch): boolean {
  return match.pending.some(isFormality) && match.fork().outcome !== undefined
}
