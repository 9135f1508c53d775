import type { Answer, Attention, GameEvent, Refusal, Seat } from '@fray/kernel'
import { ScreenSnapshotBuilder, type ScreenUpdate, type Snapshot } from '@fray/session'
import * as Comlink from 'comlink'
import { create } from 'zustand'
import { quickPreset } from '../../shared/preset-choice.ts'
import type { BranchOptions, GameInfo, GameWords, LoadedMatch, MatchOptions } from '../../shared/protocol.ts'
import { loadOrReport } from './loads.ts'
import { Stage } from './model/stage.ts'
import { dropWithMatch } from './per-match.ts'
import { connectTable, onWorkerCrash, onWorkerEnd, rotateForViewer, type ServerMatch, service } from './service.ts'
import { animationTempo, defaultAttention } from './settings.ts'
import { rememberCommitment } from './shown-commitments.ts'
import { noteTableOfTab, tableOfTab } from './table-of-tab.ts'

/** How long dice tumble before the table shows the result. */
const TUMBLE = 750

interface FallenRoll {
  readonly event: GameEvent
  /** The state shown while they tumble: everything before later rolls. */
  readonly told?: readonly GameEvent[]
  /** The share of their usual duration. */
  readonly haste?: number
  readonly falling: boolean
}

interface MatchStore {
  readonly games: readonly GameInfo[] | undefined
  readonly snapshot: Snapshot | undefined
  /** The last roll, and whether the dice are still tumbling. */
  readonly roll: FallenRoll | undefined
  /** The message of a crash. */
  readonly crash: string | undefined
  /** The browser has ended the worker. */
  readonly ended: boolean
  readonly refusal: Refusal | undefined
}

export const useMatch = create<MatchStore>(() => ({
  games: undefined,
  snapshot: undefined,
  roll: undefined,
  crash: undefined,
  ended: false,
  refusal: undefined,
}))

dropWithMatch(useMatch)

const stage = new Stage({
  roll: (event, told, haste) => useMatch.setState({ roll: { event, told, haste, falling: true } }),
  show: (snapshot) => {
    rememberCommitment(snapshot.commitment)
    useMatch.setState(({ roll }) => ({
      snapshot,
      refusal: undefined,
      roll: roll ? { event: roll.event, falling: false } : lastRollOf(snapshot),
    }))
  },
  pace: () => TUMBLE * animationTempo(),
  atNextPicture: (draw) => void requestAnimationFrame(draw),
})

/** The dice already rolled when the match came to the table. */
function lastRollOf({ events }: Snapshot): MatchStore['roll'] {
  const event = events.findLast(({ dice }) => dice !== undefined)
  return event && { event, falling: false }
}

/** Connects the page to the worker; called once. */
export function connect(): void {
  onWorkerCrash((crash) => useMatch.setState({ crash }))
  onWorkerEnd(() => useMatch.setState({ ended: true }))
  const builder = new ScreenSnapshotBuilder()
  const show = (update: ScreenUpdate) => {
    const snapshot = builder.apply(update)
    if (snapshot && !visiting) stage.add(rotateForViewer(snapshot, 'table'))
  }
  service.watch(Comlink.proxy(show)).catch(reportCrash)
}

/** A match on a server that is on the table. */
export interface ServerTable {
  /** Names it in the tab, for a reload. */
  readonly key: string
  readonly calls: ServerMatch
  /** Another match comes to the table. */
  leave(): void
}

let visiting: ServerTable | undefined

/** Puts a match of a server on the table. The returned function shows its snapshots as long as it is there. */
export function seatAtServerTable(table: ServerTable): (snapshot: Snapshot) => void {
  newTable()
  visiting = table
  connectTable(table.calls)
  noteTableOfTab(table.key)
  return (snapshot) => {
    if (visiting === table) stage.add(rotateForViewer(snapshot, 'table'))
  }
}

export function hasServerTable(): boolean {
  return visiting !== undefined
}

/** Takes the match of a server from the table, if one is there: the one in the worker is behind it. */
export function leaveServerTable(): void {
  if (visiting) newTable()
}

function endVisit(): void {
  const table = visiting
  if (!table) return
  visiting = undefined
  connectTable(undefined)
  noteTableOfTab(undefined)
  table.leave()
}

let loading: Promise<readonly GameInfo[]> | undefined
/** The language of the games. */
let language = 'en'

/** Loads the descriptions of the games, with their rules. The home page does without them. */
export function loadGames(): Promise<readonly GameInfo[]> {
  loading ??= loadOrReport(loadedGames)
  return loading
}

async function loadedGames(): Promise<readonly GameInfo[]> {
  const games = await service.games()
  const words = await service.translations(language)
  useMatch.setState({ games: games.map((game) => withTranslation(game, words)) })
  return games
}

/** Translates the games: those already loaded and those loaded later. */
export async function translateGames(wanted: string): Promise<void> {
  language = wanted
  if (!loading) return
  await loading
  const words = await service.translations(wanted)
  useMatch.setState(({ games }) => ({ games: games?.map((game) => withTranslation(game, words)) }))
}

function withTranslation(game: GameInfo, { language, words }: GameWords): GameInfo {
  // English is always there.
  const { phrases } = game
  return { ...game, phrases: { ...phrases, [language]: { ...phrases[language], ...words[game.id] } } }
}

export function reportCrash(error: unknown): void {
  useMatch.setState({ crash: error instanceof Error ? error.message : String(error) })
}

export async function startMatch(order: Omit<MatchOptions, 'attention'>): Promise<void> {
  newTable()
  await service.start({ ...order, attention: defaultAttention() })
  noteTableOfTab(await service.keptAs())
}

/** Starts a battle against a bot, with deployment done automatically. */
export async function quickBattle(game: string): Promise<void> {
  const presets = (await loadGames()).find(({ id }) => id === game)?.presets ?? []
  const setup = quickPreset(presets)?.setup
  if (setup === undefined) throw new Error(`${game} offers no battle`)
  const { view } = await service.preview(game, setup)
  const players = view.sides.map(({ seat }) => (seat === 0 ? 'person' : 'soldier'))
  await startMatch({ game, setup, players, pace: 'brisk', prepared: true })
}

/** Continues the match this tab had on the table, or the last one of any tab. */
export async function resumeMatch(): Promise<boolean> {
  const found = await service.resume(tableOfTab())
  noteTableOfTab(await service.keptAs())
  return found
}

/** Plays the match here, which another tab plays. */
export function playHere(): void {
  service.playHere().catch(reportCrash)
}

/** Opens a match file. An error says what is wrong with it, and the match on the table stays. */
export async function loadMatch(file: string): Promise<LoadedMatch> {
  const loaded = await service.load(file)
  if (!loaded.over) await showTable()
  return loaded
}

/** Branches from a step of a match. */
export async function branchMatch(order: BranchOptions): Promise<void> {
  await service.branch(order)
  await showTable()
}

/** Continues a stored match. If that fails, nothing changes. */
export async function openKeptMatch(key: string): Promise<void> {
  await service.openKept(key)
  await showTable()
}

/** Starts a lesson of a game; the first one by default. */
export async function startLesson(game: string, lesson?: string): Promise<void> {
  await service.startLesson(game, lesson)
  await showTable()
}

/**
 * Plays a situation from the text of a file and returns the commitment of its match. If that fails, the match on the
 * table stays.
 */
export async function openSituation(file: string, alone: boolean): Promise<string> {
  const commitment = await service.openSituation(file, alone)
  await showTable()
  return commitment
}

/** Another match is on the table: clears what belongs to the last one. */
async function showTable(): Promise<void> {
  newTable()
  await resumeMatch()
}

/** Answers the current decision. */
export async function giveAnswer(seat: Seat, answer: Answer): Promise<void> {
  const { snapshot } = useMatch.getState()
  if (!snapshot) return
  const refusal = await service.answer(seat, snapshot.sequence, answer).catch(reportCrash)
  // A second press on an answered decision is ignored.
  if (refusal && useMatch.getState().snapshot === snapshot) useMatch.setState({ refusal })
}

/** The learner has finished the lesson: the match goes on from there. */
export function playOn(): void {
  service.playOn().catch(reportCrash)
}

export function takeBack(): void {
  service.undo().catch(reportCrash)
}

/** Gives several answers, starting with the current decision. */
export function takeAnswers(seat: Seat, sequence: number, answers: readonly Answer[]): void {
  service.take(seat, sequence, answers).catch(reportCrash)
}

export function takeOver(seat: Seat): void {
  service.takeOver(seat).catch(reportCrash)
}

export function lookAlone(seat: Seat): void {
  service.lookAlone(seat).catch(reportCrash)
}

/** Restarts where persons deploy. */
export function redeploy(): void {
  newTable()
  service.redeploy().catch(reportCrash)
}

export function setAttention(seat: Seat, attention: Attention): void {
  service.attend(seat, attention).catch(reportCrash)
}

export function toggleArmed(seat: Seat, source: string): void {
  service.arm(seat, source).catch(reportCrash)
}

export function reconsider(seat: Seat, moment: number): void {
  service.reconsider(seat, moment).catch(reportCrash)
}

export function rematch(changeSides = false): void {
  newTable()
  service
    .rematch({ changeSides, attention: defaultAttention() })
    .then(() => service.keptAs())
    .then(noteTableOfTab, reportCrash)
}

export function skipDice(): void {
  stage.skip()
}

function newTable(): void {
  endVisit()
  stage.clear()
  useMatch.setState({ snapshot: undefined, roll: undefined, refusal: undefined })
}
