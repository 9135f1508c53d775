import {
  type Answer,
  type Attention,
  beginLesson,
  beginSituation,
  type Game,
  type GoalEvent,
  type GuideBook,
  type Json,
  judgeAnswer,
  type LessonBook,
  type OverlayOffer,
  type PlaceDecision,
  type PuzzleBook,
  type Refusal,
  readJson,
  readSituation,
  type Seat,
  type SeedAgreement,
  type Verification,
  verify,
} from '@fray/kernel'
import { chanceOfGoal } from '@fray/odds'
import {
  type Advice,
  type Forecast,
  type Gesture,
  type GestureOption,
  type GestureReading,
  hintsOf,
  type JudgedProposal,
  judgeProposal,
  type PassedAnswers,
  type PlaceHints,
  type PlayerKind,
  type ReplayStep,
  type ScreenUpdate,
  type Snapshot,
  type TableMatch,
} from '@fray/session'
import type { OverlayView, Placement } from '@fray/tabletop'
import { isArchivedMatch } from '../../shared/archived-match.ts'
import type {
  AgreedSetup,
  ArchivedMatch,
  BranchOptions,
  Chronicle,
  GameInfo,
  GameWords,
  LoadedMatch,
  MatchOptions,
  MatchService,
  PreviewedTable,
  RematchOptions,
  ReplayMoment,
  ReplaySource,
  SavedMatch,
  VisitedMatch,
} from '../../shared/protocol.ts'
import { readSavedMatch } from '../../shared/saved-match.ts'
import { applyAgreedOptions } from '../table/agreed-setup.ts'
import { HotSeat } from '../table/hot-seat.ts'
import { MatchTable, type TableDependencies } from '../table/match-table.ts'
import type { DiceSecret, Terms } from '../table/terms.ts'
import { GamesForceService } from './force-service.ts'
import { gameWithId, lessonOf, listGames, translateGames } from './list-games.ts'
import { previewOf } from './preview.ts'
import { GamesTablesService } from './tables-service.ts'

/** Dependencies of the service beyond those of the table: advice, analysis and seeds. */
export interface ServiceDependencies extends TableDependencies {
  /** Gets what a good player would answer. */
  advise(match: TableMatch, terms: Terms, seat: Seat): Promise<Advice | undefined>
  /** Analyses a finished match. */
  chronicle(saved: SavedMatch, language: string, done: (share: number) => void): Promise<Chronicle>
  keepVisit(saved: SavedMatch): Promise<void>
  keptVisit(): Promise<SavedMatch | undefined>
  /** Gets a random seed that nobody can guess. */
  diceSecret(): DiceSecret
}

/** Everything the page may ask of the thread that holds the match. */
export class WorkerMatchService implements MatchService {
  readonly forces = new GamesForceService(gameWithId)
  readonly tables = new GamesTablesService(gameWithId)
  readonly #world: ServiceDependencies
  readonly #table: MatchTable
  /** A match that is only viewed. */
  #visitor: HotSeat | ArchivedMatch | undefined

  constructor(world: ServiceDependencies) {
    this.#world = world
    this.#table = new MatchTable(world)
  }

  games(): Promise<readonly GameInfo[]> {
    return listGames()
  }

  translations(language: string): Promise<GameWords> {
    return translateGames(language)
  }

  async reference(game: string) {
    return (await gameWithId(game)).content.reference()
  }

  async translatedReference(game: string, language: string) {
    return (await (await gameWithId(game)).content.referenceTranslations?.[language]?.()) ?? {}
  }

  async agree(game: string, setup: Json, wanted: Readonly<Record<string, string>>): Promise<AgreedSetup> {
    return applyAgreedOptions(await gameWithId(game), setup, wanted)
  }

  async preview(game: string, setup: Json): Promise<PreviewedTable> {
    return previewOf(await gameWithId(game), setup)
  }

  watch(show: (update: ScreenUpdate) => void): void {
    this.#table.watch(show)
  }

  async start({ game, setup, players, pace, attention, prepared = false }: MatchOptions): Promise<void> {
    const passing = passingOf(players, attention)
    const terms = { origin: { setup }, ...this.#world.diceSecret(), players, pace, passing }
    await this.#table.begin(game, terms, { prepared })
  }

  resume(key: string | undefined): Promise<boolean> {
    return this.#table.resume(key)
  }

  keptAs(): string | undefined {
    return this.#table.key
  }

  playHere(): Promise<void> {
    return this.#table.playHere()
  }

  /** A finished match is viewed; a running one comes to the table. */
  async load(file: string): Promise<LoadedMatch> {
    const saved = readSavedMatch(file)
    const visitor = await this.#visited(saved)
    const over = !(visitor instanceof HotSeat) || visitor.match.outcome !== undefined
    if (over) {
      this.#visitor = visitor
      // A browser that stores nothing still shows it.
      const whole = visitor instanceof HotSeat ? visitor.savedWhole() : visitor
      await this.#world.keepVisit(whole).catch(() => undefined)
    } else await this.#table.replace(visitor)
    return { game: saved.game, over }
  }

  async visit(link: string | undefined): Promise<VisitedMatch | undefined> {
    if (link !== undefined) this.#visitor = await this.#visited(readSavedMatch(link))
    if (!this.#visitor) {
      const kept = await this.#world.keptVisit()
      if (kept) this.#visitor = await this.#visited(kept)
    }
    if (this.#visitor instanceof HotSeat) return { snapshot: this.#visitor.snapshot() }
    return this.#visitor && { told: this.#visitor }
  }

  async save(of: ReplaySource, into: 'file' | 'link'): Promise<string> {
    const shown = this.#shown(of)
    return JSON.stringify(into === 'file' ? shown.savedWhole() : shown.save())
  }

  openKept(key: string): Promise<void> {
    return this.#table.openKept(key)
  }

  /** Plays the script of the situation; then the first seat to decide is a person, or every seat is. */
  async openSituation(file: string, alone: boolean): Promise<string> {
    const situation = readSituation(readJson('situation', file))
    const game = await gameWithId(situation.game)
    const { match, record } = beginSituation(game, situation, this.#world.diceSecret())
    const asked = match.pending[0]?.seat ?? 0
    const players = Array.from({ length: match.seats }, (_, seat) => (alone || seat === asked ? 'person' : 'soldier'))
    await this.#table.replace(await this.#table.restore({ ...record, players, pace: 'brisk' } as SavedMatch))
    return record.commitment ?? ''
  }

  situation(of: ReplaySource, at: number | undefined): Json | undefined {
    return this.#shown(of).situation(at)
  }

  async puzzles(game: string): Promise<PuzzleBook | undefined> {
    return (await gameWithId(game)).content.puzzles?.()
  }

  chanceReached(seat: Seat, wanted: GoalEvent): number | undefined {
    return chanceOfGoal(this.#running.match, { seat, wanted })
  }

  async guide(game: string): Promise<GuideBook | undefined> {
    return (await gameWithId(game)).content.guide?.()
  }

  async lessons(game: string): Promise<LessonBook | undefined> {
    return (await gameWithId(game)).content.lessons?.()
  }

  async startLesson(id: string, wanted: string | undefined): Promise<void> {
    const game = await gameWithId(id)
    const lesson = await lessonOf(game, wanted)
    const { origin, forcedDice } = beginLesson(game as Game, lesson)
    const seats = game.rules.seats(game.saves.readPosition('situation' in origin ? origin.situation : null).setup)
    const players = Array.from({ length: seats }, (_, seat) => (seat === lesson.seat ? 'person' : 'soldier'))
    const terms = { origin, ...this.#world.diceSecret(), forcedDice, players, pace: 'brisk', lesson } as const
    await this.#table.begin(id, terms, { prepared: false })
  }

  async branch({ of, at, players, pace }: BranchOptions): Promise<void> {
    const source = this.#shown(of)
    await this.#table.replace(await this.#table.restore(source.branch(at, this.#world.diceSecret(), players, pace)))
  }

  answer(seat: Seat, sequence: number, answer: Answer) {
    return this.#running.answer(seat, sequence, answer)
  }

  readGesture(sequence: number, gesture: Gesture): GestureReading {
    return this.#running.readGesture(sequence, gesture)
  }

  menu(figure: number): readonly GestureOption[] {
    return this.#running.menu(figure)
  }

  take(seat: Seat, sequence: number, answers: readonly Answer[]): Promise<void> {
    return this.#running.take(seat, sequence, answers)
  }

  takeOver(seat: Seat): void {
    this.#running.takeOver(seat)
  }

  lookAlone(seat: Seat): void {
    this.#running.lookAlone(seat)
  }

  attend(seat: Seat, attention: Attention): Promise<void> {
    return this.#running.attend(seat, attention)
  }

  arm(seat: Seat, source: string): Promise<void> {
    return this.#running.arm(seat, source)
  }

  reconsider(seat: Seat, moment: number): Promise<void> {
    return this.#running.reconsider(seat, moment)
  }

  playOn(): Promise<void> {
    return this.#running.playOn()
  }

  undo(): void {
    this.#running.undo()
  }

  async rematch({ changeSides, attention }: RematchOptions): Promise<void> {
    const { game, terms } = this.#running
    // A rematch of a what-if is a rematch of its original match; all dice are new.
    const { origin, pace, lesson } = terms
    const players = changeSides ? [...terms.players.slice(1), ...terms.players.slice(0, 1)] : terms.players
    if (lesson) return this.startLesson(game.id, lesson.id)
    const again = { origin, players, pace, passing: passingOf(players, attention), ...this.#world.diceSecret() }
    await this.#table.begin(game.id, again, { prepared: this.#running.wasPrepared })
  }

  redeploy(): void {
    this.#table.redeploy()
  }

  hints(seat: Seat, sequence: number): PlaceHints {
    return hintsOf(this.#placeOf(seat, sequence))
  }

  weigh(seat: Seat, sequence: number, proposal: Placement, from: Placement | undefined): JudgedProposal {
    return judgeProposal(this.#placeOf(seat, sequence), proposal, from)
  }

  refusal(seat: Seat, sequence: number, answer: Answer): Refusal | undefined {
    const decision = this.#running.decisionAsked(seat, sequence)
    const verdict = decision && judgeAnswer(decision, answer)
    return verdict?.ok === false ? verdict : undefined
  }

  forecast(seat: Seat, sequence: number, answer: Answer, then: readonly Answer[] = []): Promise<Forecast | undefined> {
    return this.#running.forecast(seat, sequence, answer, then)
  }

  cancelForecast(seat: Seat): void {
    this.#running.cancelForecast(seat)
  }

  async advise(seat: Seat): Promise<Advice | undefined> {
    const { match, terms } = this.#running
    return this.#world.advise(match, terms, seat)
  }

  overlays(figure: number, moment: ReplayMoment | undefined): readonly OverlayOffer[] {
    return this.#shown(moment?.of ?? 'table').overlays(figure, moment)
  }

  overlay(figure: number, id: string, moment: ReplayMoment | undefined): OverlayView | undefined {
    return this.#shown(moment?.of ?? 'table').overlay(figure, id, moment)
  }

  steps(of: ReplaySource, eyes: Seat | undefined): readonly ReplayStep[] {
    return this.#shown(of).steps(eyes)
  }

  position(of: ReplaySource, at: number, eyes: Seat | undefined): Snapshot {
    return this.#shown(of).position(at, eyes)
  }

  /** Replays the whole match from the revealed seed, which must match the commitment or the agreement `shown`. */
  verify(of: ReplaySource, shown: string | SeedAgreement): Verification {
    const host = this.#shown(of)
    return verify(host.game, host.save(), shown === '' ? undefined : shown)
  }

  async chronicle(of: ReplaySource, language: string, done: (share: number) => void): Promise<Chronicle> {
    const host = this.#shown(of)
    if (!host.match.outcome) throw new Error('a match under way cannot be looked back on: it would tell its secrets')
    return this.#world.chronicle(host.save(), language, done)
  }

  #shown(of: ReplaySource): HotSeat {
    if (of === 'table') return this.#running
    if (!(this.#visitor instanceof HotSeat)) throw new Error('no match is there to look at')
    return this.#visitor
  }

  get #running(): HotSeat {
    return this.#table.running
  }

  #placeOf(seat: Seat, sequence: number): PlaceDecision {
    const decision = this.#running.decisionAsked(seat, sequence)
    if (decision?.kind !== 'place') throw new Error(`seat ${seat} has nothing to place`)
    return decision
  }

  async #visited(saved: SavedMatch): Promise<HotSeat | ArchivedMatch> {
    const { version } = await gameWithId(saved.game)
    return isArchivedMatch(saved) && saved.version !== version ? saved : this.#table.restore(saved)
  }
}

/** Gets passing settings with nothing passed yet, and persons asked this often. */
function passingOf(players: readonly PlayerKind[], attention: Attention): PassedAnswers {
  const persons = [...players.keys()].filter((seat) => players[seat] === 'person')
  return { attention: persons.map((seat) => [seat, attention] as const), given: [] }
}
