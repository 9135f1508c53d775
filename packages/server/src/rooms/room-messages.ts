import type { Json, MatchTerms, Seat } from '@fray/kernel'
import type { BotName, CallName, ServerFault } from '@fray/protocol'
import type { MatchStanding } from '../database/tables.ts'
import type { Entry } from '../matches/match-store.ts'

/** Everything a thread needs to run a match. */
export interface RoomData {
  readonly id: string
  readonly game: string
  readonly terms: MatchTerms
  readonly bots: readonly (BotName | undefined)[]
  /** What persons want to be asked about, by seat. */
  readonly reactions: readonly (Json | undefined)[]
  /** Bots deploy everybody before the fighting. */
  readonly prepared: boolean
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
  saveReactions(id: string, seat: Seat, reactions: Json): void
  /** Sends a connection what its table shows now. */
  show(id: string, connection: string, run: string, screen: unknown): void
  reportFault(id: string, kind: string, message: string): void
}

/** A thread that plays matches. */
export interface RoomThread {
  open(data: RoomData): Promise<void>
  /** Adds what other processes have appended; false if the match has to be opened again. */
  follow(id: string, from: number, entries: readonly Entry[]): Promise<boolean>
  close(id: string): void
  addViewer(id: string, viewer: Viewer): void
  removeViewer(id: string, connection: string): void
  call(id: string, call: RoomCall): Promise<CallResult>
}
