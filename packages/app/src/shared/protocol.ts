/** What crosses between the page and the worker that holds the match: plain data only. */

import type { Level } from '@fray/bots'
import type {
  Answer,
  Attention,
  GoalEvent,
  GuideBook,
  Json,
  LessonBook,
  MatchRecord,
  Message,
  Outcome,
  OverlayOffer,
  Phrasebook,
  Phrases,
  Preset,
  PuzzleBook,
  Reference,
  Refusal,
  Seat,
  SeedAgreement,
  SetupChoice,
  SetupOption,
  TranslatedReference,
  Verification,
} from '@fray/kernel'
import type { LeadChart, Loss, Luck, SideStrength, DecisiveMoment as TurningPoint } from '@fray/report'
import type {
  Advice,
  Forecast,
  Gesture,
  GestureOption,
  GestureReading,
  JudgedProposal,
  PassedAnswers,
  PlaceHints,
  PlayerKind,
  ReplayStep,
  ScreenUpdate,
  Snapshot,
  WhatIf,
} from '@fray/session'
import type { OverlayView, Placement, TableView } from '@fray/tabletop'
import type { Fault } from '../locales/fault.ts'
import type { ForceService } from './force-protocol.ts'
import type { TablesService } from './table-protocol.ts'

/** How long bots wait before they answer, so that people can follow. */
export const PACES = ['calm', 'brisk', 'instant'] as const
export type Pace = (typeof PACES)[number]

/** A game as the pages outside the table need it. */
export interface GameInfo {
  readonly id: string
  readonly version: string
  readonly title: Message
  readonly summary: Message
  readonly phrases: Phrasebook
  readonly presets: readonly Preset[]
  readonly faces: Readonly<Record<string, number>>
  /** Whether it has lessons. */
  readonly hasLessons: boolean
  /** Whether it has an army builder. */
  readonly hasForces: boolean
  /** Whether it has a table editor. */
  readonly hasTables: boolean
  /** Whether there is more to agree on than sides and table. */
  readonly hasOptions: boolean
  /** Whether players may interrupt each other; each then says how often they want to be asked. */
  readonly hasInterruptions: boolean
  /** The bots that play it, the weakest first. */
  readonly bots: readonly Level[]
}

/** A setup and the options that players may agree on. */
export interface AgreedSetup {
  readonly setup: Json
  readonly options: readonly OfferedOption[]
}

export interface OfferedOption extends Pick<SetupOption, 'id' | 'text'> {
  readonly chosen: string | undefined
  readonly choices: readonly (Pick<SetupChoice, 'id' | 'text' | 'note'> & {
    /** Why the rules do not allow it in this setup. */
    readonly barred?: Fault
  })[]
}

/** The phrases of all games in one language, by game, including those of forces and lessons. */
export interface GameWords {
  readonly language: string
  readonly words: Readonly<Record<string, Phrases>>
}

/** The parts of a new match. */
export interface MatchOptions {
  readonly game: string
  readonly setup: Json
  readonly players: readonly PlayerKind[]
  readonly pace: Pace
  /** Bots lay out the table and deploy everybody, so that it begins with the fighting. */
  readonly prepared?: boolean
  /** How often its persons are asked. */
  readonly attention: Attention
}

/** A match as it is stored in the browser and in files: the kernel's record, and who plays. */
export interface SavedMatch extends MatchRecord {
  readonly players: readonly PlayerKind[]
  readonly pace: Pace
  readonly passing?: PassedAnswers
  /** The id of its lesson. */
  readonly lesson?: string
  /** The match it branched from, if any. */
  readonly whatIf?: WhatIf
  /** Its state when it was saved, for lists. */
  readonly standing?: { readonly headline: Message; readonly over: boolean }
  /** How it ended; with its events it can be shown after its rules have changed. */
  readonly ended?: MatchEnding
}

/** The data of a finished match besides its events, to show it when its rules are gone. */
export interface MatchEnding {
  readonly outcome: Outcome
  /** The names of all figures, by id. */
  readonly names: readonly string[]
  readonly sides: readonly { readonly seat: Seat; readonly name: Message }[]
  readonly turns: readonly TurnStart[]
}

/** The event index at which a turn started. */
export interface TurnStart {
  readonly headline: Message
  readonly from: number
}

/** A match that can be shown without its rules. */
export type ArchivedMatch = SavedMatch & Required<Pick<SavedMatch, 'events' | 'ended'>>

/** The analysis of a finished match. */
export interface Chronicle {
  readonly chart: LeadChart & { readonly width: number; readonly height: number }
  /** The headlines of its turns. */
  readonly turns: readonly Message[]
  readonly losses: readonly Loss[]
  readonly musters: readonly SideStrength[]
  readonly luck: readonly Luck[]
  readonly moments: readonly TurningPoint[]
  /** The battle report: one HTML file. */
  readonly report: string
}

/** Which match is replayed: the one on the table, or one from a file or link that is only viewed. */
export type ReplaySource = 'table' | 'visitor'

/** A match after so many answers, seen by one seat. */
export interface ReplayMoment {
  readonly of: ReplaySource
  readonly at: number
  readonly eyes: Seat | undefined
}

/** A what-if: another continuation of a match. */
export interface BranchOptions {
  readonly of: ReplaySource
  /** The number of answers it keeps. */
  readonly at: number
  readonly players: readonly PlayerKind[]
  readonly pace: Pace
}

export interface RematchOptions {
  readonly changeSides: boolean
  /** How often its persons are asked. */
  readonly attention: Attention
}

/** A match read from a file, checked. */
export interface LoadedMatch {
  readonly game: string
  readonly over: boolean
}

/** A viewed match: replayed, or shown from its events if its rules are gone. */
export type VisitedMatch = { readonly snapshot: Snapshot } | { readonly told: ArchivedMatch }

/** A table before the match. */
export interface PreviewedTable {
  readonly view: TableView
  /** Whether its ground is only an example of what will be rolled. */
  readonly example: boolean
}

export interface MatchService {
  /** Questions about forces. */
  readonly forces: ForceService
  /** Questions about tables. */
  readonly tables: TablesService
  games(): Promise<readonly GameInfo[]>
  /** Gets the phrases of all games in a language, without those that are missing. */
  translations(language: string): Promise<GameWords>
  /** Gets the rules of a game in our own words. */
  reference(game: string): Promise<Reference>
  /** Gets the rules that are translated into a language. */
  translatedReference(game: string, language: string): Promise<TranslatedReference>
  /** Applies the chosen options to a setup, as far as the rules allow. */
  agree(game: string, setup: Json, wanted: Readonly<Record<string, string>>): Promise<AgreedSetup>
  /** Gets the table that a match of this setup begins on. */
  preview(game: string, setup: Json): Promise<PreviewedTable>
  watch(show: (update: ScreenUpdate) => void): void
  start(order: MatchOptions): Promise<void>
  /** Continues the match stored under this key, or the last one at the table; false if there is none. */
  resume(key: string | undefined): Promise<boolean>
  /** Gets the key of the match on the table; undefined if it cannot be stored. */
  keptAs(): string | undefined
  /** Plays the match on the table here, which another tab plays. */
  playHere(): Promise<void>
  load(file: string): Promise<LoadedMatch>
  /** Views a match from a link, which is not stored, or the last one from a file; the match on the table stays. */
  visit(link: string | undefined): Promise<VisitedMatch | undefined>
  /** Gets the text of a match: for a file with all events if it is over, for a link as short as possible. */
  save(of: ReplaySource, into: 'file' | 'link'): Promise<string>
  /**
   * Brings a stored match back to the table. If the rules cannot continue it, nothing changes and the error says why.
   */
  openKept(key: string): Promise<void>
  /**
   * Plays a situation from the text of a file; `alone` gives all seats to persons. Returns the commitment of the match.
   */
  openSituation(file: string, alone: boolean): Promise<string>
  /** Gets a step (by default the present) as a situation; undefined before the first position. */
  situation(of: ReplaySource, at: number | undefined): Json | undefined
  /** Gets the puzzles of a game. */
  puzzles(game: string): Promise<PuzzleBook | undefined>
  /**
   * Gets the best chance that a seat has achieved for the wanted event; undefined while its answers could not lead to
   * it.
   */
  chanceReached(seat: Seat, wanted: GoalEvent): number | undefined
  /** Gets the chapters, the quick sheet and the terms of a game. */
  guide(game: string): Promise<GuideBook | undefined>
  /** Gets the lessons of a game. */
  lessons(game: string): Promise<LessonBook | undefined>
  /** Starts a lesson; the first one by default. */
  startLesson(game: string, lesson: string | undefined): Promise<void>
  /** The learner has finished the lesson and plays on. */
  playOn(): Promise<void>
  /** Continues a match from one of its steps as a match of its own. */
  branch(order: BranchOptions): Promise<void>
  /** Answers the decision of the snapshot with this sequence number; an answer to a past decision is refused. */
  answer(seat: Seat, sequence: number, answer: Answer): Promise<Refusal | undefined>
  /** Gets what dragging a figure there may mean, or why it means nothing. */
  readGesture(sequence: number, gesture: Gesture): GestureReading
  /** Lists what a figure may do now, or what may be done to it. */
  menu(figure: number): readonly GestureOption[]
  /** Gives several answers as one, starting with the decision of the snapshot with this sequence number. */
  take(seat: Seat, sequence: number, answers: readonly Answer[]): Promise<void>
  takeOver(seat: Seat): void
  /** A person who shares the screen wants it alone. */
  lookAlone(seat: Seat): void
  /** Restarts the match where persons deploy; does nothing once they have begun to fight. */
  redeploy(): void
  /** Sets how often a seat wants to be asked. */
  attend(seat: Seat, attention: Attention): Promise<void>
  /** Asks a seat as soon as it may use this; a second call cancels that. */
  arm(seat: Seat, source: string): Promise<void>
  /** Goes back to a decision that was passed automatically, if nothing was shown since, and asks it. */
  reconsider(seat: Seat, moment: number): Promise<void>
  undo(): void
  /** Starts the same battle again; the players may change sides. */
  rematch(order: RematchOptions): Promise<void>
  hints(seat: Seat, sequence: number): PlaceHints
  weigh(seat: Seat, sequence: number, proposal: Placement, from: Placement | undefined): JudgedProposal
  /** Says why the rules would refuse an answer, without changing anything. */
  refusal(seat: Seat, sequence: number, answer: Answer): Refusal | undefined
  /**
   * Computes the odds of one answer or several in a row; undefined if that takes too long or is cancelled. A new
   * request cancels the previous one.
   */
  forecast(seat: Seat, sequence: number, answer: Answer, then?: readonly Answer[]): Promise<Forecast | undefined>
  /** Cancels the forecast for a seat. */
  cancelForecast(seat: Seat): void
  /** Gets what a good player with the seat's knowledge would answer; undefined if that takes too long. */
  advise(seat: Seat): Promise<Advice | undefined>
  /**
   * Lists the overlays of a figure, with those not available at this point; without a moment, for now and for those at
   * the screen.
   */
  overlays(figure: number, moment: ReplayMoment | undefined): readonly OverlayOffer[]
  /** Gets one overlay; undefined if it may no longer be shown. */
  overlay(figure: number, id: string, moment: ReplayMoment | undefined): OverlayView | undefined
  /** In a running match it holds only what the person at the screen may know, for any viewer. */
  steps(of: ReplaySource, eyes: Seat | undefined): readonly ReplayStep[]
  position(of: ReplaySource, at: number, eyes: Seat | undefined): Snapshot
  verify(of: ReplaySource, shown: string | SeedAgreement): Verification
  /** Analyses a finished match in a language; `done` receives the progress, from 0 to 1. */
  chronicle(of: ReplaySource, language: string, done: (share: number) => void): Promise<Chronicle>
}

/** The calls of the table to the match on it, in the worker or on a server. */
export type TableCalls = Pick<
  MatchService,
  | 'answer'
  | 'take'
  | 'undo'
  | 'refusal'
  | 'hints'
  | 'weigh'
  | 'readGesture'
  | 'menu'
  | 'forecast'
  | 'cancelForecast'
  | 'advise'
  | 'overlays'
  | 'overlay'
  | 'steps'
  | 'position'
  | 'attend'
  | 'arm'
  | 'reconsider'
>
