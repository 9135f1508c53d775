import type { Checkpoint, Json, MatchTerms, Seat } from '@fray/kernel'
import type { MatchStanding } from '../database/tables.ts'
import { ConflictError } from '../matches/conflict-error.ts'
import type { Entry } from '../matches/entry.ts'
import type { MatchStore, StoredMatch } from '../matches/match-store.ts'
import type { SavepointReach, SavepointStore } from '../matches/savepoint-store.ts'
import { RequestError } from '../request-error.ts'
import type { Preparation, RoomCall, RoomData, RoomOwner, UpgradedTerms, Viewer, WorkerRooms } from './room-messages.ts'
import { ThreadReplacedError, WatchedThread } from './watched-thread.ts'

/** How long a match stays in memory after its last viewer has left, in milliseconds. */
const IDLE_MS = 60_000

/** How often a call is judged again because others were faster. */
const MOST_ATTEMPTS = 10

/** How often a match may block or end its thread. */
const MOST_STRIKES = 3

/** How long to wait before entries are asked for again that could not be read, in milliseconds. */
const RETRY_MS = 500

/** A match that is played in one of the threads of this process. */
interface Room {
  readonly id: string
  readonly code: string
  readonly thread: WatchedThread
  readonly viewers: Map<string, Viewer>
  /** How many entries the thread knows. */
  entries: number
  /** Resolves once the entries of others that are known of have been followed. */
  following: Promise<void>
  /** Resolves once the thread has the match as the database has it. */
  ready: Promise<void>
  idle: ReturnType<typeof setTimeout> | undefined
  isOver: boolean
  /** The bots that its thread knows. */
  bots: string
  /** How often it has blocked or ended its thread since it was last opened. */
  strikes: number
}

export interface RoomsDependencies {
  readonly store: MatchStore
  readonly savepoints: SavepointStore
  /** Opens a thread that plays matches for an owner. */
  openThread(owner: RoomOwner): WorkerRooms
  readonly threads: number
  /** How many milliseconds of a processor one call may use. */
  readonly callBudget: number
  /** Sends a connection what its table shows. */
  show(connection: string, code: string, run: string, screen: unknown): void
  /** Ends a connection whose match cannot be shown now. */
  disconnect(connection: string): void
  reportFault(code: string, kind: string, message: string): void
}

/**
 * The matches in the memory of this process. They are a cache: the database holds the truth, each append is checked
 * against it, and a match that others have played on is brought up to date or opened again.
 */
export class Rooms {
  readonly #dependencies: RoomsDependencies
  readonly #threads: readonly WatchedThread[]
  readonly #rooms = new Map<string, Room>()
  #next = 0

  constructor(dependencies: RoomsDependencies) {
    this.#dependencies = dependencies
    const owner: RoomOwner = {
      append: (...added) => this.#append(...added),
      saveSavepoint: (...saved) => this.#saveSavepoint(...saved),
      saveReactions: (id, seat, reactions) => this.#saveReactions(id, seat, reactions),
      show: (id, connection, run, screen) => {
        const room = this.#rooms.get(id)
        if (room?.viewers.has(connection)) dependencies.show(connection, room.code, run, screen)
      },
      reportFault: (id, kind, message) => dependencies.reportFault(this.#rooms.get(id)?.code ?? id, kind, message),
    }
    this.#threads = Array.from({ length: dependencies.threads }, () => this.#openThread(owner))
  }

  #openThread(owner: RoomOwner): WatchedThread {
    const { openThread, callBudget: budget } = this.#dependencies
    const thread = new WatchedThread({
      owner,
      openThread,
      budget,
      onReplaced: (culprit) => this.#reopen(thread, culprit),
    })
    return thread
  }

  /** Opens the matches of a thread again that has been replaced. One that does this to it again and again is dropped. */
  #reopen(thread: WatchedThread, culprit: string): void {
    this.#dependencies.reportFault(
      this.#rooms.get(culprit)?.code ?? culprit,
      'thread-replaced',
      'it was blocked or ended',
    )
    for (const room of this.#rooms.values()) {
      if (room.thread !== thread) continue
      if (room.id === culprit) room.strikes++
      if (room.strikes < MOST_STRIKES) this.#reload(room)
      else this.#drop(room)
    }
  }

  #drop(room: Room): void {
    if (this.#rooms.get(room.id) === room) this.#rooms.delete(room.id)
    for (const connection of room.viewers.keys()) this.#dependencies.disconnect(connection)
  }

  /** Asks the rules something about a match that has not begun. */
  async prepare(preparation: Preparation): Promise<Json> {
    const thread = this.#threads[this.#next++ % this.#threads.length]!
    try {
      const result = await thread.prepare(preparation)
      if ('fault' in result) throw new RequestError(result.fault.code, result.fault.message)
      return result.value
    } catch (error) {
      if (error instanceof ThreadReplacedError) throw tooSlow()
      throw error
    }
  }

  /** Keeps a savepoint of every match and ends all threads. */
  async close(): Promise<void> {
    const saved = [...this.#rooms.values()].map(({ id, thread }) => thread.close(id).catch(() => undefined))
    await Promise.all(saved)
    for (const thread of this.#threads) await thread.stop()
  }

  get size(): number {
    return this.#rooms.size
  }

  /** Shows a match that is being played, or is over, to a viewer. */
  async addViewer(stored: StoredMatch, viewer: Viewer): Promise<void> {
    const room = await this.#roomFor(stored)
    room.viewers.set(viewer.connection, viewer)
    clearTimeout(room.idle)
    await whenReady(room)
    if (room.viewers.get(viewer.connection) === viewer) room.thread.addViewer(room.id, viewer)
  }

  /** Opens a match so that its bots play on, although nobody looks at it. */
  async wake(stored: StoredMatch): Promise<void> {
    const room = await this.#roomFor(stored)
    this.#forgetLater(room)
  }

  #forgetLater(room: Room): void {
    clearTimeout(room.idle)
    if (room.viewers.size === 0) room.idle = setTimeout(() => this.#forget(room), IDLE_MS).unref()
  }

  removeViewer(id: string, connection: string): void {
    const room = this.#rooms.get(id)
    if (!room?.viewers.delete(connection)) return
    room.thread.removeViewer(id, connection)
    this.#forgetLater(room)
  }

  /**
   * Carries out a call of a viewer; one that changes the match and was carried out before changes nothing. If others
   * were faster, it is judged again on what they have stored.
   */
  async call(id: string, call: RoomCall, isChanging: boolean): Promise<unknown> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const room = this.#rooms.get(id)
      if (!room) throw new RequestError('no-match', 'open the match first')
      await whenReady(room)
      if (isChanging && (await this.#dependencies.store.hasCall(id, call.callId))) return undefined
      const result = await this.#try(room, call)
      if ('fault' in result) throw new RequestError(result.fault.code, result.fault.message)
      if ('value' in result) return result.value
    }
    throw new RequestError('busy', 'others were faster again and again')
  }

  /** Lets the thread of a room carry out a call. If another match has ended it, the call is carried out again. */
  async #try({ id, thread }: Room, call: RoomCall) {
    try {
      return await thread.call(id, call)
    } catch (error) {
      if (!(error instanceof ThreadReplacedError)) throw error
      if (error.culprit === id) throw tooSlow()
      return { overtaken: true }
    }
  }

  async #roomFor(stored: StoredMatch): Promise<Room> {
    const { id, code } = stored.match
    const known = this.#rooms.get(id)
    if (known) return known
    const thread = this.#threads[this.#next++ % this.#threads.length]!
    const room: Room = {
      id,
      code,
      thread,
      viewers: new Map(),
      entries: 0,
      following: Promise.resolve(),
      ready: Promise.resolve(),
      idle: undefined,
      isOver: false,
      bots: '',
      strikes: 0,
    }
    this.#rooms.set(id, room)
    room.ready = this.#load(room)
    try {
      await whenReady(room)
    } catch (error) {
      if (this.#rooms.get(id) === room) this.#rooms.delete(id)
      throw error
    }
    return room
  }

  /** Gives the thread the match as the database has it, and everyone who looks on with it. */
  async #load(room: Room): Promise<void> {
    const data = await this.#read(room)
    const opened = await room.thread.open(data)
    if (opened && 'fault' in opened) throw new RequestError(opened.fault.code, opened.fault.message)
    if (opened) {
      await this.#upgrade(room, data, opened.upgraded)
      return this.#load(room)
    }
    room.isOver = data.isOver
    for (const viewer of room.viewers.values()) room.thread.addViewer(room.id, viewer)
  }

  async #read(room: Room): Promise<RoomData> {
    const { store, savepoints } = this.#dependencies
    const stored = await store.findByCode(room.code)
    if (!stored?.match.terms) throw new RequestError('refused', 'this match has not begun')
    const { match, seats } = stored
    // Entries come last: a savepoint must not be of answers that they do not have.
    const savepoint = match.status === 'over' ? undefined : await savepoints.load(room.id)
    const entries = await store.entriesFrom(room.id, match.rules_since)
    room.entries = match.rules_since + entries.length
    room.bots = botsOf(seats)
    return {
      id: room.id,
      game: match.game,
      version: match.version,
      terms: match.terms as MatchTerms,
      savepoint,
      bots: seats.map(({ bot }) => bot),
      reactions: seats.map(({ reactions }) => reactions),
      prepared: match.prepared,
      entriesBefore: match.rules_since,
      entries,
      isOver: match.status === 'over',
    }
  }

  /** Stores that a match goes on under newer rules, unless another process has done so. */
  async #upgrade(room: Room, { version }: RoomData, upgraded: UpgradedTerms): Promise<void> {
    try {
      await this.#dependencies.savepoints.upgrade(room.id, { version, entries: room.entries, upgraded })
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error
    }
  }

  async #saveSavepoint(
    id: string,
    before: SavepointReach | undefined,
    checkpoint: Checkpoint,
  ): Promise<SavepointReach> {
    return this.#dependencies.savepoints.add(id, before, checkpoint)
  }

  async #append(id: string, from: number, entries: readonly Entry[], standing: MatchStanding): Promise<boolean> {
    const room = this.#rooms.get(id)
    if (!room) return false
    try {
      // Set before the notice of this append comes back.
      room.entries = Math.max(room.entries, from + entries.length)
      await this.#dependencies.store.append(id, from, entries, standing)
      return true
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error
      this.#reload(room)
      return false
    }
  }

  #saveReactions(id: string, seat: Seat, reactions: Json): void {
    this.#dependencies.store.saveReactions(id, seat, reactions).catch((error: unknown) => {
      this.#dependencies.reportFault(id, 'store-failed', String(error))
    })
  }

  /** Brings all matches up to date, after notices may have been missed. */
  catchUpAll(): void {
    for (const id of this.#rooms.keys()) void this.catchUp(id, Number.POSITIVE_INFINITY)
  }

  /** Brings a match up to date with the entries of other processes: somebody has seen that there are so many. */
  async catchUp(id: string, entries: number): Promise<void> {
    const room = this.#rooms.get(id)
    if (!room || entries <= room.entries) return
    // One after another: each continues where the one before has ended.
    room.following = room.following
      .then(() => this.#follow(room))
      .catch((error: unknown) => {
        this.#dependencies.reportFault(room.code, 'follow-failed', String(error))
        setTimeout(() => void this.catchUp(id, Number.POSITIVE_INFINITY), RETRY_MS).unref()
      })
    await room.following
  }

  async #follow(room: Room): Promise<void> {
    await whenReady(room)
    const news = await this.#dependencies.store.entriesFrom(room.id, room.entries)
    if (news.length === 0) return
    const from = room.entries
    const followed = await room.thread.follow(room.id, from, news)
    if (!followed) this.#reload(room)
    else room.entries = Math.max(room.entries, from + news.length)
  }

  /** Opens a match again that has ended other than by its rules, or in which a bot has taken a seat. */
  followSeats({ match, seats }: StoredMatch): void {
    const room = this.#rooms.get(match.id)
    if (room && !room.isOver && (match.ended || botsOf(seats) !== room.bots)) this.#reload(room)
  }

  #reload(room: Room): void {
    room.thread.close(room.id).catch(() => undefined)
    const loading = this.#load(room)
    room.ready = loading
    loading.catch((error: unknown) => {
      if (room.ready !== loading) return
      this.#dependencies.reportFault(room.code, 'load-failed', String(error))
      this.#drop(room)
    })
  }

  #forget(room: Room): void {
    if (room.viewers.size > 0) return
    room.thread.close(room.id).catch(() => undefined)
    this.#rooms.delete(room.id)
  }
}

function botsOf(seats: StoredMatch['seats']): string {
  return JSON.stringify(seats.map(({ bot }) => bot ?? null))
}

/** Waits until a room has the match as the database has it, however often it is opened again meanwhile. */
async function whenReady(room: Room): Promise<void> {
  for (let isReady = false; !isReady; ) {
    const { ready } = room
    try {
      await ready
      isReady = room.ready === ready
    } catch (error) {
      if (room.ready === ready) throw error
    }
  }
}

function tooSlow(): RequestError {
  return new RequestError('busy', 'judging this took too long: nothing has changed')
}
