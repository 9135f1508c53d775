import type { Cancellation, HostFault } from '@fray/host'
import type { Answer, Lesson, Match, MatchTerms, Seat } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import type {
  BotKind,
  Forecast,
  Pace,
  PassedAnswers,
  PlayerKind,
  SavedMatch,
  ScreenUpdate,
  WhatIf,
} from './protocol.ts'

export type TableMatch = Match<unknown, unknown, TableView>

/** A bot at a seat: it is given the match as its seat knows it, and what the match was made of. */
export type Bot = (match: TableMatch, seat: Seat, terms: Terms) => Answer | Promise<Answer>

/** What a match at one screen needs from the world round it. */
export interface HotSeatDependencies {
  bot(kind: BotKind, seed: string): Bot
  /** Waits as long as a bot of this pace should be seen to think. */
  think(pace: Pace): Promise<void>
  /** Keeps the match where a reload finds it. */
  keep(saved: SavedMatch): Promise<void>
  show(update: ScreenUpdate): void
  /** Hears of bots, stores and rules that failed; the match goes on where it can. */
  reportFault(fault: HostFault): void
  /** Works out odds of answers, one after another, while the match goes on and somebody waits for them. */
  forecast(
    match: TableMatch,
    terms: Terms,
    seat: Seat,
    answers: readonly Answer[],
    cancellation: Cancellation,
  ): Promise<Forecast | undefined>
}

/** What the dice of a match come from, and what keeps the commitment to it from telling it. */
export type DiceSecret = Required<Pick<MatchTerms, 'seed' | 'salt'>>

/** Who and what a match is played by. */
export interface Terms extends MatchTerms {
  readonly players: readonly PlayerKind[]
  readonly pace: Pace
  readonly passing?: PassedAnswers | undefined
  readonly lesson?: Lesson | undefined
  readonly whatIf?: WhatIf | undefined
}
