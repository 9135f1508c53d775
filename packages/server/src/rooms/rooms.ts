import type { Json, MatchTerms, Seat } from '@fray/kernel'
import type { MatchStanding } from '../database/tables.ts'
import { ConflictError, type Entry, type MatchStore, type StoredMatch } from '../matches/match-store.ts'
import { RequestError } from '../request-error.ts'
import type { RoomCall, RoomOwner, RoomThread, Viewer } from './room-messages.ts'

/** How long a match stays in memory after its last viewer has left, in milliseconds. */
const IDLE_MS = 60_000

/** How often a call is judged again because others were faster. */
const MOST_ATTEMPTS = 10

/** How long to wait before entries are asked for again that could not be read, in milliseconds. */
const RETRY_MS = 500

/** A match that is played in one of the threads of this process. */
interface Room {
  readonly id: string
  readonly code: string
  readonly thread: RoomThread
  readonly viewers: Map<string, Viewer>
  /** How many entries the thread knows. */
  entries: number
  /** Resolves once the entries of others that are known of have been followed. */
  following: Promise<void>
  /** Resolves once the thread has the match as the database has it. */
  ready: Promise<void>
  idle: ReturnType<typeof setTimeout> | undefined
  isOver: boolean
}

export interface RoomsDependencies {
  readonly store: MatchStore
  /** Opens a thread that plays matches for an owner. */
  openThread(owner: RoomOwner): RoomThread
  readonly threads: number
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
  readonly #threads: readonly RoomThread[]
  readonly #rooms = new Map<string, Room>()
  #next = 0

  constructor(dependencies: RoomsDependencies) {
    this.#dependencies = dependencies
    const owner: RoomOwner = {
      append: (...added) => this.#append(...added),
      saveReactions: (id, seat, reactions) => this.#saveReactions(id, seat, reactions),
      show: (id, connection, run, screen) => {
        const room = this.#rooms.get(id)
        if (room?.viewers.has(connection)) dependencies.show(connection, room.code, run, screen)
      },
      reportFault: (id, kind, message) => dependencies.reportFault(this.#rooms.get(id)?.code ?? id, kind, message),
    }
    this.#threads = Array.from({ length: dependencies.threads }, () => dependencies.openThread(owner))
  }

  get size(): number {
    return this.#rooms.size
  }

  /** Shows a match that is being played, or is over, to a viewer. */
  async addViewer(stored: StoredMatch, viewer: Viewer): Promise<void> {
    const room = await this.#roomFor(stored)
    room.viewers.set(viewer.connection, viewer)
    clearTimeout(room.idle)
    await room.ready
    if (room.viewers.get(viewer.connection) === viewer) room.thread.addViewer(room.id, viewer)
  }

  removeViewer(id: string, connection: string): void {
    const room = this.#rooms.get(id)
    if (!room?.viewers.delete(connection)) return
    room.thread.removeViewer(id, connection)
    if (room.viewers.size === 0) room.idle = setTimeout(() => this.#forget(room), IDLE_MS).unref()
  }

  /**
   * Carries out a call of a viewer; one that changes the match and was carried out before changes nothing. If others
   * were faster, it is judged again on what they have stored.
   */
  async call(id: string, call: RoomCall, isChanging: boolean): Promise<unknown> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const room = this.#rooms.get(id)
      if (!room) throw new RequestError('no-match', 'open the match first')
      await room.ready
      if (isChanging && (await this.#dependencies.store.hasCall(id, call.callId))) return undefined
      const result = await room.thread.call(id, call)
      if ('fault' in result) throw new RequestError(result.fault.code, result.fault.message)
      if ('value' in result) return result.value
    }
    throw new RequestError('busy', 'others were faster again and again')
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
    }
    this.#rooms.set(id, room)
    room.ready = this.#load(room)
    try {
      await room.ready
    } catch (error) {
      this.#rooms.delete(id)
      throw error
    }
    return room
  }

  /** Gives the thread the match as the database has it, and everyone who looks on with it. */
  async #load(room: Room): Promise<void> {
    const stored = await this.#dependencies.store.findByCode(room.code)
    if (!stored?.match.terms) throw new RequestError('refused', 'this match has not begun')
    const entries = await this.#dependencies.store.entriesFrom(room.id)
    const { match, seats } = stored
    room.entries = entries.length
    await room.thread.open({
      id: room.id,
      game: match.game,
      terms: match.terms as MatchTerms,
      bots: seats.map(({ bot }) => bot),
      reactions: seats.map(({ reactions }) => reactions),
      prepared: match.prepared,
      entries,
      isOver: match.status === 'over',
    })
    room.isOver = match.status === 'over'
    for (const viewer of room.viewers.values()) room.thread.addViewer(room.id, viewer)
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
    await room.ready
    const news = await this.#dependencies.store.entriesFrom(room.id, room.entries)
    if (news.length === 0) return
    const from = room.entries
    const followed = await room.thread.follow(room.id, from, news)
    if (!followed) this.#reload(room)
    else room.entries = Math.max(room.entries, from + news.length)
  }

  /** Ends a match here that has ended other than by its rules. */
  end({ match }: StoredMatch): void {
    const room = this.#rooms.get(match.id)
    if (room && !room.isOver && match.ended) this.#reload(room)
  }

  #reload(room: Room): void {
    room.thread.close(room.id)
    room.ready = this.#load(room)
    room.ready.catch((error: unknown) => {
      this.#dependencies.reportFault(room.code, 'load-failed', String(error))
      if (this.#rooms.get(room.id) === room) this.#rooms.delete(room.id)
      for (const connection of room.viewers.keys()) this.#dependencies.disconnect(connection)
    })
  }

  #forget(room: Room): void {
    if (room.viewers.size > 0) return
    room.thread.close(room.id)
    this.#rooms.delete(room.id)
  }
}
