/** What crosses between the page and the worker that holds the match: plain data only. */
import type {
  Answer,
  DecisionData,
  Event,
  Json,
  MatchRecord,
  Outcome,
  Phrasebook,
  Preset,
  Reference,
  Refusal,
  Seat,
  Text,
} from '@fray/kernel'
import type { Proposal, Ring, TableView } from '@fray/tabletop'

/** Who sits at a seat: a person at this screen, or a bot. */
export const PLAYER_KINDS = ['person', 'greedy', 'random'] as const
export type PlayerKind = (typeof PLAYER_KINDS)[number]

/** How long bots wait before they answer, so that people can follow. */
export const PACES = ['calm', 'brisk', 'instant'] as const
export type Pace = (typeof PACES)[number]

/** A game as the pages outside the table need it. */
export interface GameInfo {
  readonly id: string
  readonly version: string
  readonly title: Text
  readonly summary: Text
  readonly phrases: Phrasebook
  readonly presets: readonly Preset[]
  readonly faces: Readonly<Record<string, number>>
}

/** What a new match is made of. */
export interface NewMatch {
  readonly game: string
  readonly setup: Json
  readonly players: readonly PlayerKind[]
  readonly pace: Pace
}

/** A match as it is kept in the browser and in files: the kernel's record, and who sits where. */
export interface SavedMatch extends MatchRecord {
  readonly players: readonly PlayerKind[]
  readonly pace: Pace
  readonly passing?: Passing
}

/** What persons need not be asked any more. */
export interface Passing {
  readonly rules: readonly PassRule[]
  /** Which answers of the match were given by these rules and not by the person. */
  readonly given: readonly number[]
}

/** This seat passes whenever it is asked this, if it may. */
export interface PassRule {
  readonly seat: Seat
  /** The prompt as it was when the rule was made; its id is what counts. */
  readonly prompt: Text
}

/** Everything the page shows of a match, as one seat may know it. */
export interface Snapshot {
  readonly game: string
  readonly players: readonly PlayerKind[]
  /** Through whose eyes the table is seen; undefined is an onlooker. */
  readonly eyes: Seat | undefined
  /** How many answers have been given. */
  readonly at: number
  readonly view: TableView
  readonly events: readonly Event[]
  /** What the seat whose eyes these are must decide. */
  readonly decision: DecisionData | undefined
  /** The seats that are deciding now. */
  readonly pending: readonly Seat[]
  /** What the seat whose eyes these are passes unasked. */
  readonly passes: readonly Text[]
  /** The screen must be passed to this person before anything of theirs is shown. */
  readonly handOver: Seat | undefined
  readonly undoable: boolean
  /** Whether the browser keeps the match for a reload. */
  readonly kept: boolean
  /** Commits to the seed before the first die falls. */
  readonly fingerprint: string
  readonly outcome: Outcome | undefined
  /** The seed, once the match is over. */
  readonly seed: string | undefined
}

/** Where a place decision may be answered. */
export interface PlaceHints {
  readonly region: readonly Ring[]
  readonly suggestions: readonly Proposal[]
}

/** What the rules say of a proposal, and the nearest proposal on the way to it that they allow. */
export interface Weighed {
  readonly refusal: Refusal | undefined
  readonly legal: Proposal | undefined
}

/** The chances of what may follow from an answer. */
export interface Forecast {
  /** Computed from every outcome of the dice, not sampled. */
  readonly exact: boolean
  /** How far a sampled chance may be off, 19 times in 20. */
  readonly error: number
  readonly chances: readonly Chance[]
}

export interface Chance {
  readonly event: Event
  readonly probability: number
  /** The exact chance ("5/36"), where there is one. */
  readonly fraction: string | undefined
}

/** One answer of a replay: who gave it and whether dice fell after it. */
export interface Step {
  readonly seat: Seat | undefined
  readonly rolled: boolean
}

/** A match read from a file, checked. */
export interface Loaded {
  readonly game: string
  readonly over: boolean
}

/** Whether the revealed seed and a replay agree with what was shown. */
export interface Verification {
  readonly seed: boolean
  readonly replay: boolean
}

export interface MatchDesk {
  games(): Promise<readonly GameInfo[]>
  /** The rules of a game in our own words. */
  reference(game: string): Promise<Reference>
  preview(game: string, setup: Json): Promise<TableView>
  watch(show: (snapshot: Snapshot) => void): void
  start(order: NewMatch): Promise<void>
  /** Continues the match kept in the browser; false if there is none. */
  resume(): Promise<boolean>
  load(file: string): Promise<Loaded>
  save(): Promise<string>
  /** Answers the decision asked after `at` answers; an answer to one that has passed is dropped. */
  answer(seat: Seat, at: number, answer: Answer): Promise<Refusal | undefined>
  takeOver(seat: Seat): void
  /** From now on this seat passes whenever it is asked this; now too, if it is being asked. */
  passAlways(seat: Seat, prompt: Text): Promise<void>
  /** This seat is asked again. */
  askAgain(seat: Seat, prompt: Text): Promise<void>
  undo(): void
  rematch(): Promise<void>
  hints(seat: Seat): PlaceHints
  weigh(seat: Seat, proposal: Proposal, from: Proposal | undefined): Weighed
  forecast(seat: Seat, answer: Answer): Forecast | undefined
  steps(): readonly Step[]
  position(at: number): Snapshot
  verify(): Verification
}
