import type { Cancellation, HostFault } from '@fray/host'
import type { Answer, Lesson, MatchTerms, Seat } from '@fray/kernel'
import type { BotKind, Forecast, PassedAnswers, PlayerKind, ScreenUpdate, TableMatch, WhatIf } from '@fray/session'
import type { Bot } from '@fray/session/thinking'
import type { Pace, SavedMatch } from '../../shared/protocol.ts'

/** Dependencies of a hot-seat match. */
export interface HotSeatDependencies {
  bot(kind: BotKind, seed: string): Bot
  /** Waits as long as a bot of this pace should appear to think. */
  think(pace: Pace): Promise<void>
  /** Stores the match where a reload finds it. */
  keep(saved: SavedMatch): Promise<void>
  show(update: ScreenUpdate): void
  /** Receives faults of bots, stores and rules; the match goes on if it can. */
  reportFault(fault: HostFault): void
  /** Computes the odds of answers given in a row, in the background. */
  forecast(
    match: TableMatch,
    terms: Terms,
    seat: Seat,
    answers: readonly Answer[],
    cancellation: Cancellation,
  ): Promise<Forecast | undefined>
}

/** The seed of the dice, and the salt that keeps the commitment from revealing it. */
export type DiceSecret = Required<Pick<MatchTerms, 'seed' | 'salt'>>

/** The players and terms of a match. */
export interface Terms extends MatchTerms {
  readonly players: readonly PlayerKind[]
  readonly pace: Pace
  readonly passing?: PassedAnswers | undefined
  readonly lesson?: Lesson | undefined
  readonly whatIf?: WhatIf | undefined
}
