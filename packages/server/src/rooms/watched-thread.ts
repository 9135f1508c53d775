import type { Entry } from '../matches/entry.ts'
import type {
  CallResult,
  OpenResult,
  Preparation,
  PreparationResult,
  RoomCall,
  RoomData,
  RoomOwner,
  RoomThread,
  Viewer,
  WorkerRooms,
} from './room-messages.ts'

/** The thread has been replaced: everything it knew is gone. */
export class ThreadReplacedError extends Error {
  override readonly name = 'ThreadReplacedError'
  /** The match that blocked or ended it. */
  readonly culprit: string

  constructor(culprit: string) {
    super('the thread that played this match has been replaced')
    this.culprit = culprit
  }
}

export interface WatchedThreadDependencies {
  readonly owner: RoomOwner
  openThread(owner: RoomOwner): WorkerRooms
  /** How many milliseconds of a processor one call may use: a busy machine alone makes no call fail. */
  readonly budget: number
  /** Called after another thread has taken its place; it knows no match. */
  onReplaced(culprit: string): void
}

/** How often a thread is looked at within its budget. */
const LOOKS = 4

/** How much a thread had begun, and how much time of a processor it had used, when it was last seen to get on. */
interface Look {
  readonly count: number
  readonly cpu: number
}

const FIRST_LOOK: Look = { count: -1, cpu: 0 }

/**
 * A thread that plays matches, replaced by another one when it has ended, or when one call occupies it for longer than
 * its budget: one match never blocks the others of its thread for good.
 */
export class WatchedThread implements RoomThread {
  readonly #dependencies: WatchedThreadDependencies
  #thread: WorkerRooms
  #replaced = Promise.withResolvers<never>()
  #pending = 0
  #watch: ReturnType<typeof setTimeout> | undefined
  #isStopped = false

  constructor(dependencies: WatchedThreadDependencies) {
    this.#dependencies = dependencies
    this.#thread = this.#open()
  }

  open(data: RoomData): Promise<OpenResult> {
    return this.#ask((thread) => thread.open(data))
  }

  prepare(preparation: Preparation): Promise<PreparationResult> {
    return this.#ask((thread) => thread.prepare(preparation))
  }

  follow(id: string, from: number, entries: readonly Entry[]): Promise<boolean> {
    return this.#ask((thread) => thread.follow(id, from, entries))
  }

  call(id: string, call: RoomCall): Promise<CallResult> {
    return this.#ask((thread) => thread.call(id, call))
  }

  close(id: string): Promise<void> {
    return this.#ask((thread) => thread.close(id))
  }

  addViewer(id: string, viewer: Viewer): void {
    this.#thread.addViewer(id, viewer)
  }

  removeViewer(id: string, connection: string): void {
    this.#thread.removeViewer(id, connection)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#watch)
    await this.#thread.stop()
  }

  #open(): WorkerRooms {
    const thread = this.#dependencies.openThread(this.#dependencies.owner)
    void thread.ended.then(() => this.#replace(thread))
    // Calls that wait get this error; without any nobody needs it.
    this.#replaced.promise.catch(() => undefined)
    return thread
  }

  async #ask<T>(work: (thread: WorkerRooms) => Promise<T>): Promise<T> {
    this.#pending++
    if (this.#pending === 1) void this.#look(this.#thread, FIRST_LOOK)
    try {
      return await Promise.race([work(this.#thread), this.#replaced.promise])
    } finally {
      this.#pending--
    }
  }

  /** Looks again and again whether the thread gets on, as long as something is asked of it. */
  async #look(thread: WorkerRooms, last: Look): Promise<void> {
    clearTimeout(this.#watch)
    const { count } = thread.progress
    const cpu = await thread.cpuTime()
    if (this.#isStopped || this.#thread !== thread || this.#pending === 0) return
    // A thread that has begun nothing yet is still starting.
    const isStill = count === last.count && count > 0
    if (isStill && cpu - last.cpu > this.#dependencies.budget) return this.#replace(thread)
    if (!isStill) thread.ping().catch(() => undefined)
    const next = isStill ? last : { count, cpu }
    this.#watch = setTimeout(() => void this.#look(thread, next), this.#dependencies.budget / LOOKS).unref()
  }

  #replace(thread: WorkerRooms): void {
    if (this.#isStopped || this.#thread !== thread) return
    const culprit = thread.progress.match
    const { reject } = this.#replaced
    this.#replaced = Promise.withResolvers<never>()
    this.#thread = this.#open()
    reject(new ThreadReplacedError(culprit))
    void thread.stop()
    this.#dependencies.onReplaced(culprit)
    if (this.#pending > 0) void this.#look(this.#thread, FIRST_LOOK)
  }
}
