import type { Checkpoint, Json, MatchTerms, Seat } from '@fray/kernel'
import type { BotName, CallName, ServerFault } from '@fray/protocol'
import type { MatchStanding } from '../database/tables.ts'
import type { Entry } from '../matches/entry.ts'
import type { SavepointReach } from '../matches/savepoint-store.ts'
import type { ThreadProgress } from './thread-progress.ts'

/** Everything a thread needs to run a match. */
export interface RoomData {
  readonly id: string
  readonly game: string
  /** The version of the rules that the match is played by. */
  readonly version: string
  readonly terms: MatchTerms
  /** Where to go on from: the answers before need not be repeated. */
  readonly savepoint: Checkpoint | undefined
  readonly bots: readonly (BotName | undefined)[]
  /** What persons want to be asked about, by seat. */
  readonly reactions: readonly (Json | undefined)[]
  /** Bots deploy everybody before the fighting. */
  readonly prepared: boolean
  /** How many entries were given under earlier rules; `entries` are those after them. */
  readonly entriesBefore: number
  readonly entries: readonly Entry[]
  /** Whether the match has ended, by its rules or otherwise: it can only be looked at. */
  readonly isOver: boolean
}

/** A viewer of a match: a connection, and the seat it sees through (undefined: an onlooker). */
export interface Viewer {
  readonly connection: string
  readonly seat: Seat | undefined
}

/** A call of a viewer. */
export interface RoomCall {
  readonly connection: string
  readonly callId: string
  readonly name: CallName
  readonly args: readonly unknown[]
}

/**
 * The result of a call, or why there is none: errors cross between threads without their class. `overtaken`: others were
 * faster, nothing was stored, and the call must be judged again.
 */
export type CallResult = { readonly value: unknown } | { readonly fault: ServerFault } | { readonly overtaken: true }

/** Services of the main thread, which holds the database and the sockets, for the threads that play matches. */
export interface RoomOwner {
  /**
   * Adds entries after the first `from`, and resolves to false if others were faster: then the thread forgets the match
   * and gets it again.
   */
  append(id: string, from: number, entries: readonly Entry[], standing: MatchStanding): Promise<boolean>
  /** Keeps a savepoint after those stored `before`, and resolves to how far they reach now. */
  saveSavepoint(id: string, before: SavepointReach | undefined, checkpoint: Checkpoint): Promise<SavepointReach>
  saveReactions(id: string, seat: Seat, reactions: Json): void
  /** Sends a connection what its table shows now. */
  show(id: string, connection: string, run: string, screen: unknown): void
  reportFault(id: string, kind: string, message: string): void
}

/** A version of the rules, and the terms under which a match goes on by it. */
export interface UpgradedTerms {
  readonly version: string
  readonly terms: MatchTerms
}

/** Why a match cannot be opened, or what must be stored before: it was played by an earlier version of the rules. */
export type OpenResult = { readonly fault: ServerFault } | { readonly upgraded: UpgradedTerms } | undefined

/** A question to the rules before a match begins. */
export type Preparation =
  | { readonly kind: 'count-seats'; readonly game: string; readonly setup: Json }
  | { readonly kind: 'check-force'; readonly game: string; readonly setup: Json; readonly force: Json }
  | {
      readonly kind: 'compose'
      readonly game: string
      readonly setup: Json
      readonly forces: readonly (Json | undefined)[]
    }

/** Whether a force has no faults, its scale, and the scale that was agreed on for each seat. */
export interface CheckedForce {
  readonly isLegal: boolean
  readonly scale: string
  readonly agreed: readonly string[]
}

/** How many seats the setup has, a `CheckedForce`, or the setup with all forces. */
export type PreparationResult = { readonly value: Json } | { readonly fault: ServerFault }

/** A thread that plays matches. */
export interface RoomThread {
  open(data: RoomData): Promise<OpenResult>
  prepare(preparation: Preparation): Promise<PreparationResult>
  /** Adds what other processes have appended; false if the match has to be opened again. */
  follow(id: string, from: number, entries: readonly Entry[]): Promise<boolean>
  /** Forgets a match, after keeping its savepoint. */
  close(id: string): Promise<void>
  addViewer(id: string, viewer: Viewer): void
  removeViewer(id: string, connection: string): void
  call(id: string, call: RoomCall): Promise<CallResult>
}

/** A thread of this process that may be blocked by what it computes, or end. */
export interface WorkerRooms extends RoomThread {
  /** Resolves as soon as the thread has time. */
  ping(): Promise<void>
  /** Counts what the thread has begun; it still counts when the thread is blocked. */
  readonly progress: ThreadProgress
  /** Gets how many milliseconds of a processor the thread has used, even while it is blocked. */
  cpuTime(): Promise<number>
  /** Resolves when the thread has ended. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}
