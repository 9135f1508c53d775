import { type AnyGame, gameIds, loadGame } from '@fray/games'
import {
  type Answer,
  type Attention,
  beginSituation,
  type Game,
  type GuideBook,
  type Json,
  judge,
  type Lesson,
  type LessonBook,
  lessonStart,
  type OverlayOffer,
  type Place,
  type PuzzleBook,
  type Refusal,
  readJson,
  readSituation,
  type Seat,
  speakOfInput,
  type Verification,
  verify,
  versionError,
  type WantedEvent,
} from '@fray/kernel'
import { chanceReached } from '@fray/odds'
import type { OverlayView, Placement } from '@fray/tabletop'
import { GamesForceService } from '../forces/force-service.ts'
import type { KeptMatch } from '../store/kept-matches.ts'
import { GamesTablesService } from '../tables/tables-service.ts'
import { refusal } from '../words/fault.ts'
import { isToldMatch } from './ended.ts'
import type { Gesture, Reading, Way } from './gesture.ts'
import { HotSeat } from './hot-seat.ts'
import { KeptTable, type MatchStore } from './kept-table.ts'
import type { MatchTabs } from './match-tabs.ts'
import { hintsOf, weigh } from './placing.ts'
import { previewOf } from './preview.ts'
import type {
  Advice,
  Branch,
  Chronicle,
  Forecast,
  GameInfo,
  GameWords,
  Loaded,
  MatchService,
  Moment,
  NewMatch,
  Passing,
  PlaceHints,
  PlayerKind,
  PreviewedTable,
  Rematch,
  SavedMatch,
  ScreenUpdate,
  Shown,
  Snapshot,
  Step,
  ToldMatch,
  Visited,
  Weighed,
} from './protocol.ts'
import { readSavedMatch } from './saved-match.ts'
import type { DiceSecret, Surroundings, TableMatch, Terms } from './terms.ts'

/** What the service needs besides what a match needs: where matches are kept, and seeds. */
export interface ServiceSurroundings extends Omit<Surroundings, 'show' | 'keep'> {
  readonly store: MatchStore
  readonly tabs: MatchTabs
  /** What a good player would answer. */
  advise(match: TableMatch, terms: Terms, seat: Seat): Promise<Advice | undefined>
  /** Looks back on a match. */
  chronicle(saved: SavedMatch, language: string, done: (share: number) => void): Promise<Chronicle>
  keepVisit(saved: SavedMatch): Promise<void>
  keptVisit(): Promise<SavedMatch | undefined>
  /** By chance, and nobody can guess it. */
  diceSecret(): DiceSecret
}

/** Everything the page may ask of the thread that holds the match. */
export class WorkerMatchService implements MatchService {
  readonly forces = new GamesForceService(gameWithId)
  readonly tables = new GamesTablesService(gameWithId)
  readonly #world: ServiceSurroundings
  readonly #kept: KeptTable
  #host: HotSeat | undefined
  /** A match that is only looked at. */
  #visitor: HotSeat | ToldMatch | undefined
  #show: (update: ScreenUpdate) => void = () => {}

  constructor(world: ServiceSurroundings) {
    this.#world = world
    this.#kept = new KeptTable(world.store, world.tabs, {
      follow: (kept) => void this.#follow(kept),
      stop: () => this.#host?.stop(),
    })
  }

  async games(): Promise<readonly GameInfo[]> {
    const games = await Promise.all(gameIds.map(gameWithId))
    return games.map(({ id, version, title, summary, phrases, presets, faces = {}, lessons, forces, tables }) => {
      const offered = {
        hasLessons: lessons !== undefined,
        hasForces: forces !== undefined,
        hasTables: tables !== undefined,
      }
      return { id, version, title, summary, phrases, presets, faces, ...offered }
    })
  }

  async translations(language: string): Promise<GameWords> {
    await speakOfInput(language)
    const games = await Promise.all(gameIds.map(gameWithId))
    const spoken = games.map(async ({ id, translations }) => [id, (await translations?.[language]?.()) ?? {}] as const)
    return { language, words: Object.fromEntries(await Promise.all(spoken)) }
  }

  async reference(game: string) {
    return (await gameWithId(game)).reference()
  }

  async translatedReference(game: string, language: string) {
    return (await (await gameWithId(game)).referenceTranslations?.[language]?.()) ?? {}
  }

  async preview(game: string, setup: Json): Promise<PreviewedTable> {
    return previewOf(await gameWithId(game), setup)
  }

  watch(show: (update: ScreenUpdate) => void): void {
    this.#show = show
  }

  async start({ game, setup, players, pace, attention, prepared = false }: NewMatch): Promise<void> {
    const passing = passingOf(players, attention)
    const terms = { origin: { setup }, ...this.#world.diceSecret(), players, pace, passing }
    await this.#begin(await gameWithId(game), terms, prepared)
  }

  async resume(key: string | undefined): Promise<boolean> {
    if (this.#host) {
      this.#host.show()
      return true
    }
    const { store } = this.#world
    const kept = (key === undefined ? undefined : await store.kept(key)) ?? (await store.last())
    if (!kept) return false
    await this.#open(await this.#restored(kept.saved), kept)
    return true
  }

  keptAs(): string | undefined {
    return this.#kept.key
  }

  async playHere(): Promise<void> {
    const kept = await this.#kept.takeOver()
    if (kept) await this.#follow(kept)
    this.#host?.open()
  }

  /** A match that is over comes to be looked at, one under way to the table. */
  async load(file: string): Promise<Loaded> {
    const saved = readSavedMatch(file)
    const visitor = await this.#visited(saved)
    const over = !(visitor instanceof HotSeat) || visitor.match.outcome !== undefined
    if (over) {
      this.#visitor = visitor
      // A browser that keeps nothing shows it all the same.
      const whole = visitor instanceof HotSeat ? visitor.savedWhole() : visitor
      await this.#world.keepVisit(whole).catch(() => undefined)
    } else await this.#replace(visitor)
    return { game: saved.game, over }
  }

  async visit(link: string | undefined): Promise<Visited | undefined> {
    if (link !== undefined) this.#visitor = await this.#visited(readSavedMatch(link))
    if (!this.#visitor) {
      const kept = await this.#world.keptVisit()
      if (kept) this.#visitor = await this.#visited(kept)
    }
    if (this.#visitor instanceof HotSeat) return { snapshot: this.#visitor.snapshot() }
    return this.#visitor && { told: this.#visitor }
  }

  async save(of: Shown, into: 'file' | 'link'): Promise<string> {
    const shown = this.#shown(of)
    return JSON.stringify(into === 'file' ? shown.savedWhole() : shown.saved())
  }

  async openKept(key: string): Promise<void> {
    if (key === this.#kept.key) return
    const kept = await this.#world.store.kept(key)
    if (!kept) throw refusal('match', 'key', 'ui.fault.not-kept')
    const host = await this.#restored(kept.saved)
    await this.#open(host, (await this.#world.store.open(key)) ?? kept)
  }

  /** The situation's script is played; then whoever is asked first is a person, or everybody is. */
  async openSituation(file: string, alone: boolean): Promise<string> {
    const situation = readSituation(readJson('situation', file))
    const game = await gameWithId(situation.game)
    const { match, record } = beginSituation(game, situation, this.#world.diceSecret())
    const asked = match.pending[0]?.seat ?? 0
    const players = Array.from({ length: match.seats }, (_, seat) => (alone || seat === asked ? 'person' : 'greedy'))
    await this.#replace(await this.#restored({ ...record, players, pace: 'brisk' } as SavedMatch))
    return record.commitment ?? ''
  }

  situation(of: Shown, at: number | undefined): Json | undefined {
    return this.#shown(of).situation(at)
  }

  async puzzles(game: string): Promise<PuzzleBook | undefined> {
    return (await gameWithId(game)).puzzles?.()
  }

  chanceReached(seat: Seat, wanted: WantedEvent): number | undefined {
    return chanceReached(this.#running.match, { seat, wanted })
  }

  async guide(game: string): Promise<GuideBook | undefined> {
    return (await gameWithId(game)).guide?.()
  }

  async lessons(game: string): Promise<LessonBook | undefined> {
    return (await gameWithId(game)).lessons?.()
  }

  async startLesson(id: string, wanted: string | undefined): Promise<void> {
    const game = await gameWithId(id)
    const lesson = await lessonOf(game, wanted)
    const { origin, forcedDice } = lessonStart(game as Game, lesson)
    const seats = game.seats(game.situate('situation' in origin ? origin.situation : null).setup)
    const players = Array.from({ length: seats }, (_, seat) => (seat === lesson.seat ? 'person' : 'greedy'))
    const terms = { origin, ...this.#world.diceSecret(), forcedDice, players, pace: 'brisk', lesson } as const
    await this.#replace(HotSeat.start(game, terms, this.#surroundings()))
  }

  async branch({ of, at, players, pace }: Branch): Promise<void> {
    const source = this.#shown(of)
    await this.#replace(await this.#restored(source.branch(at, this.#world.diceSecret(), players, pace)))
  }

  answer(seat: Seat, sequence: number, answer: Answer) {
    return this.#running.answer(seat, sequence, answer)
  }

  readGesture(sequence: number, gesture: Gesture): Reading {
    return this.#running.readGesture(sequence, gesture)
  }

  menu(figure: number): readonly Way[] {
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

  undo(): void {
    this.#running.undo()
  }

  async rematch({ changeSides, attention }: Rematch): Promise<void> {
    const { game, terms } = this.#running
    // A rematch of a what-if is a rematch of the match it parted from; its dice are all new.
    const { origin, pace, lesson } = terms
    const players = changeSides ? [...terms.players.slice(1), ...terms.players.slice(0, 1)] : terms.players
    if (lesson) return this.startLesson(game.id, lesson.id)
    const again = { origin, players, pace, passing: passingOf(players, attention), ...this.#world.diceSecret() }
    await this.#begin(game, again, this.#running.wasPrepared)
  }

  async #begin(game: AnyGame, terms: Terms, prepared: boolean): Promise<void> {
    const host = HotSeat.start(game, terms, this.#surroundings())
    if (prepared) await host.prepare()
    await this.#replace(host)
  }

  /** It is the same match, and is kept in the place of the one that it was. */
  async redeploy(): Promise<void> {
    const again = this.#running.redeployed()
    if (!again) return
    this.#running.close()
    this.#host = again
    again.open()
  }

  hints(seat: Seat, sequence: number): PlaceHints {
    return hintsOf(this.#placeOf(seat, sequence))
  }

  weigh(seat: Seat, sequence: number, proposal: Placement, from: Placement | undefined): Weighed {
    return weigh(this.#placeOf(seat, sequence), proposal, from)
  }

  refusal(seat: Seat, sequence: number, answer: Answer): Refusal | undefined {
    const decision = this.#running.asked(seat, sequence)
    const verdict = decision && judge(decision, answer)
    return verdict?.ok === false ? verdict : undefined
  }

  forecast(seat: Seat, sequence: number, answer: Answer): Promise<Forecast | undefined> {
    return this.#running.forecast(seat, sequence, answer)
  }

  cancelForecast(seat: Seat): void {
    this.#running.cancelForecast(seat)
  }

  async advise(seat: Seat): Promise<Advice | undefined> {
    const { match, terms } = this.#running
    return this.#world.advise(match, terms, seat)
  }

  overlays(figure: number, moment: Moment | undefined): readonly OverlayOffer[] {
    return this.#shown(moment?.of ?? 'table').overlays(figure, moment)
  }

  overlay(figure: number, id: string, moment: Moment | undefined): OverlayView | undefined {
    return this.#shown(moment?.of ?? 'table').overlay(figure, id, moment)
  }

  steps(of: Shown, eyes: Seat | undefined): readonly Step[] {
    return this.#shown(of).steps(eyes)
  }

  position(of: Shown, at: number, eyes: Seat | undefined): Snapshot {
    return this.#shown(of).position(at, eyes)
  }

  /** Plays the whole match again from the revealed seed, which must be the one that `shown` committed to. */
  verify(of: Shown, shown: string): Verification {
    const host = this.#shown(of)
    return verify(host.game, host.saved(), shown === '' ? undefined : shown)
  }

  async chronicle(of: Shown, language: string, done: (share: number) => void): Promise<Chronicle> {
    const host = this.#shown(of)
    if (!host.match.outcome) throw new Error('a match under way cannot be looked back on: it would tell its secrets')
    return this.#world.chronicle(host.saved(), language, done)
  }

  #shown(of: Shown): HotSeat {
    if (of === 'table') return this.#running
    if (!(this.#visitor instanceof HotSeat)) throw new Error('no match is there to look at')
    return this.#visitor
  }

  get #running(): HotSeat {
    if (!this.#host) throw new Error('no match is on the table')
    return this.#host
  }

  #placeOf(seat: Seat, sequence: number): Place {
    const decision = this.#running.asked(seat, sequence)
    if (decision?.kind !== 'place') throw new Error(`seat ${seat} has nothing to place`)
    return decision
  }

  #surroundings(): Surroundings {
    return {
      ...this.#world,
      keep: (saved) => this.#kept.keep(saved),
      show: (update) => this.#show(update),
    }
  }

  async #visited(saved: SavedMatch): Promise<HotSeat | ToldMatch> {
    const { version } = await gameWithId(saved.game)
    return isToldMatch(saved) && saved.version !== version ? saved : this.#restored(saved)
  }

  /** A match that is over and can be told never goes on under other rules: they would let it end otherwise. */
  async #restored(saved: SavedMatch): Promise<HotSeat> {
    const game = await gameWithId(saved.game)
    if (isToldMatch(saved) && saved.version !== game.version) throw versionError(game, saved)
    const lesson = saved.lesson === undefined ? undefined : await lessonOf(game, saved.lesson)
    return HotSeat.restore(game, saved, this.#surroundings(), lesson)
  }

  /** Another match comes to the table. If a longer one of it is kept, it is that. */
  async #replace(host: HotSeat): Promise<void> {
    const kept = await this.#kept.admit(host.saved())
    const same = !kept || kept.saved.answers.length === host.match.answers.length
    await this.#open(same ? host : await this.#restored(kept.saved), kept)
  }

  async #open(host: HotSeat, kept: KeptMatch | undefined): Promise<void> {
    this.#host?.close()
    this.#host = host
    const playing = await this.#kept.turnTo(kept)
    if (this.#host === host) host.open(playing)
  }

  /** Another tab has played the match on. */
  async #follow({ saved }: KeptMatch): Promise<void> {
    if (!this.#host || this.#host.follow(saved)) return
    const host = await this.#restored(saved)
    this.#host.close()
    this.#host = host
    host.open(false)
  }
}

/** Nothing has been passed yet; persons are asked as often as this. */
function passingOf(players: readonly PlayerKind[], attention: Attention): Passing {
  const persons = [...players.keys()].filter((seat) => players[seat] === 'person')
  return { attention: persons.map((seat) => [seat, attention] as const), given: [] }
}

async function lessonOf(game: AnyGame, id: string | undefined): Promise<Lesson> {
  const lesson = (await game.lessons?.())?.lessons.find((each) => id === undefined || each.id === id)
  if (lesson) return lesson
  throw refusal('lesson', 'lesson', 'ui.fault.no-lesson', { lesson: String(id), game: game.id })
}

async function gameWithId(id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (game) return game
  throw refusal('match file', 'game', 'ui.fault.game-unknown', { game: id })
}
