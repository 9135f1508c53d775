import type { ChatLine, ConnectionState, MatchInfo, ServerFault } from '@fray/protocol'
import { create } from 'zustand'

export interface RoomStore {
  readonly connection: ConnectionState
  /** The match that is looked at: its public code. */
  readonly code: string | undefined
  readonly info: MatchInfo | undefined
  readonly chat: readonly ChatLine[]
  /** The number of the last line that has been read. */
  readonly readUntil: number
  /** Why the match cannot be shown. */
  readonly fault: ServerFault['code'] | undefined
  /** Tells that the reader looks at the table, until the returned function is called. */
  readonly visit: (() => () => void) | undefined
  /** The step that the reader had seen when they left, if more has happened since. */
  readonly seenUntil: number | undefined
  /** Whether the match is on the table. */
  readonly isSeated: boolean
}

/** The match of a server that this page looks at, and the connection to it. */
export const useRoom = create<RoomStore>(() => ({
  connection: 'closed',
  code: undefined,
  info: undefined,
  chat: [],
  readUntil: -1,
  fault: undefined,
  visit: undefined,
  seenUntil: undefined,
  isSeated: false,
}))
