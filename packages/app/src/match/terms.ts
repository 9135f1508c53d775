import type { Answer, Lesson, Match, MatchTerms, Seat } from '@fray/kernel'
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

/** What the dice of a match come from, and what keeps the commitment to it from telling it. */
export type DiceSecret = Required<Pick<MatchTerms, 'seed' | 'salt'>>

/** Who and what a match is played by. */
export interface Terms extends MatchTerms {
  readonly players: readonly PlayerKind[]
  readonly pace: Pace
  readonly passing?: Passing | undefined
  readonly lesson?: Lesson | undefined
  readonly whatIf?: WhatIf | undefined
}
