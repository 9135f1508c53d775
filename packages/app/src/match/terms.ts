import type { Answer, Lesson, Match, Origin, Seat } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import type { BotKind, Pace, Passing, PlayerKind, SavedMatch, Snapshot, WhatIf } from './protocol.ts'

export type TableMatch = Match<unknown, unknown, TableView>

/** A bot at a seat: it is given the match as its seat knows it, and what the match was made of. */
export type Bot = (match: TableMatch, seat: Seat, terms: Terms) => Answer | Promise<Answer>

/** What the host needs from the world round it. */
export interface Surroundings {
  bot(kind: BotKind, seed: string): Bot
  /** Waits as long as a bot of this pace should be seen to think. */
  think(pace: Pace): Promise<void>
  /** Keeps the match where a reload finds it. */
  keep(saved: SavedMatch): Promise<void>
  show(snapshot: Snapshot): void
}

/** Who and what a match is played by. */
export interface Terms {
  readonly origin: Origin
  readonly seed: string
  /** Dice that fall before those of the seed: of a lesson, or of the match this one parted from. */
  readonly forcedDice?: readonly number[]
  readonly players: readonly PlayerKind[]
  readonly pace: Pace
  readonly passing?: Passing | undefined
  readonly lesson?: Lesson | undefined
  readonly whatIf?: WhatIf | undefined
}
