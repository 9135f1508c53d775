/** What crosses between the page and the worker that holds the match: plain data only. */
import type { Level } from '@fray/bots'
import type { Update } from '@fray/host'
import type {
  Answer,
  Attention,
  DecisionData,
  GameEvent,
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
  ProposalCost,
  PuzzleBook,
  ReactionOffer,
  Reference,
  Refusal,
  Seat,
  SetupChoice,
  SetupOption,
  TranslatedReference,
  Verification,
} from '@fray/kernel'
import type { LeadChart, Loss, Luck, SideStrength, DecisiveMoment as TurningPoint } from '@fray/report'
import type { OverlayView, Placement, Ring, TableView } from '@fray/tabletop'
import type { ForceService } from '../forces/protocol.ts'
import type { Fault } from '../locales/fault.ts'
import type { TablesService } from '../table-editor/protocol.ts'
import type { Gesture, GestureOption, GestureReading } from './gesture.ts'

/** Who sits at a seat: a person at this screen, or a bot, the weakest first. */
export const PLAYER_KINDS = ['person', 'random', 'greedy', 'veteran'] as const
export type PlayerKind = (typeof PLAYER_KINDS)[number]
export type BotKind = Exclude<PlayerKind, 'person'>

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
  /** Whether it has lessons for those who want to learn it. */
  readonly hasLessons: boolean
  /** Whether people make forces for it. */
  readonly hasForces: boolean
  /** Whether people lay out tables for it. */
  readonly hasTables: boolean
  /** Whether there is more to agree on than sides and table. */
  readonly hasOptions: boolean
  /** Whether somebody may speak up in what others do: then each says how often they want to be asked. */
  readonly hasInterruptions: boolean
  /** The bots that play it, the weakest first. */
  readonly bots: readonly Level[]
}

/** A setup, and what players may agree on in it. */
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

/** What the games say in one language, by their ids, what their forces and lessons say included. */
export interface GameWords {
  readonly language: string
  readonly words: Readonly<Record<string, Phrases>>
}

/** What a new match is made of. */
export interface MatchOptions {
  readonly game: string
  readonly setup: Json
  readonly players: readonly PlayerKind[]
  readonly pace: Pace
  /** Bots lay the table and deploy everybody, so that it begins with the fighting. */
  readonly prepared?: boolean
  /** How often its persons are asked. */
  readonly attention: Attention
}

/** A match as it is kept in the browser and in files: the kernel's record, and who sits where. */
export interface SavedMatch extends MatchRecord {
  readonly players: readonly PlayerKind[]
  readonly pace: Pace
  readonly passing?: PassedAnswers
  /** The id of the lesson it is played in. */
  readonly lesson?: string
  /** The match it parted from, if it did. */
  readonly whatIf?: WhatIf
  /** Where it stood when it was kept, for lists of kept matches. */
  readonly standing?: { readonly headline: Message; readonly over: boolean }
  /** How it ended; with its events it can be told when its rules have changed. */
  readonly ended?: MatchEnding
}

/** What a match that is over keeps besides its events, to be told when nobody has its rules any more. */
export interface MatchEnding {
  readonly outcome: Outcome
  /** What every figure was called, by id. */
  readonly names: readonly string[]
  readonly sides: readonly { readonly seat: Seat; readonly name: Message }[]
  readonly turns: readonly TurnStart[]
}

/** Where a turn began: after how many events. */
export interface TurnStart {
  readonly headline: Message
  readonly from: number
}

/** A match that can be told without its rules. */
export type ArchivedMatch = SavedMatch & Required<Pick<SavedMatch, 'events' | 'ended'>>

/** Where a match parted from another one. */
export interface WhatIf {
  /** After how many answers. */
  readonly at: number
  /** How far the match had come, in the game's words. */
  readonly headline: Message
}

/** Where a lesson stands. */
export interface LessonPlace {
  readonly id: string
  /** The learner's seat. */
  readonly seat: Seat
  /** Steps from here up to `step` are only to be read. */
  readonly first: number
  /** The step that waits for an answer; past the last one, the lesson is over. */
  readonly step: number
  readonly of: number
  /** What the learner is to answer. */
  readonly wanted: Answer | undefined
  /** It is over, and the others do nothing before the learner plays on. */
  readonly othersWait: boolean
}

/** How often persons want to be asked, and which answers were passes that nobody was asked for. */
export interface PassedAnswers {
  readonly attention: readonly (readonly [seat: Seat, attention: Attention])[]
  /** Which answers of the match were given unasked and not by the person. */
  readonly given: readonly number[]
}

/** A moment at which a seat could have done something and was not asked. */
export interface PassedMoment {
  /** Which one of the seat's. */
  readonly moment: number
  readonly prompt: Message
  readonly reactions: readonly ReactionOffer[]
  /** Nothing was shown since: it can be taken back. */
  readonly open: boolean
}

/** What there is to say of a match at one screen besides what those know of it who look at it. */
export interface ScreenFacts {
  readonly game: string
  readonly players: readonly PlayerKind[]
  /** Whose decision is shown; undefined is an onlooker. */
  readonly eyes: Seat | undefined
  /** Counts what has changed for that seat: its answers name what they answer by it. */
  readonly sequence: number
  /** What it must decide here: nothing while a lesson does that, or another tab plays. */
  readonly decision: DecisionData | undefined
  /** In how many steps one may look back on the match; of a moment of it, which step that is. */
  readonly step: number
  /** How often the seat whose eyes these are wants to be asked; an onlooker is never asked. */
  readonly attention: Attention | undefined
  /** What was passed for it, the latest first. */
  readonly passed: readonly PassedMoment[]
  /** What it has to use at some moment or other, as far as those may know who look at the screen. */
  readonly held: readonly ReactionOffer[]
  /** What it waits for an opportunity to use. */
  readonly armed: readonly string[]
  /** The screen must be passed to this person, who must decide something alone. */
  readonly handOver: Seat | undefined
  /** Persons share the screen, and the one who decides may have it alone. */
  readonly mayLookAlone: boolean
  /** Persons were deployed by bots and have not decided anything since: they may deploy otherwise. */
  readonly redeployable: boolean
  readonly undoable: boolean
  /** Whether the browser keeps the match for a reload. */
  readonly kept: boolean
  /** Another tab plays the match; here it is only followed. */
  readonly elsewhere: boolean
  /** Commits to the seed before the first die falls; no two matches have the same. */
  readonly commitment: string
  /** How many of its dice are not those of the seed: they had fallen before, or a lesson sets them. */
  readonly forcedDice: number
  readonly lesson: LessonPlace | undefined
  readonly whatIf: WhatIf | undefined
  /** The seed, once the match is over. */
  readonly seed: string | undefined
}

/** What crosses to the page: how the screen stands, and what has changed of what those know who look at it. */
export interface ScreenUpdate {
  readonly screen: ScreenFacts
  readonly update: Update<TableView> | undefined
}

/** Everything the page shows of a match. */
export interface Snapshot extends ScreenFacts {
  readonly view: TableView
  readonly events: readonly GameEvent[]
  /** The seats that play waits for; of secret choices all that take part. */
  readonly pending: readonly Seat[]
  readonly outcome: Outcome | undefined
}

/** Where a place decision may be answered. */
export interface PlaceHints {
  readonly region: readonly Ring[]
  readonly suggestions: readonly Placement[]
}

/** What the rules say of a proposal, and the nearest proposal on the way to it that they allow. */
export interface JudgedProposal {
  readonly refusal: Refusal | undefined
  readonly legal: Placement | undefined
  /** How far it goes and how far it may go, where the rules tell. */
  readonly account: ProposalCost | undefined
}

/** The chances of what may follow from an answer. */
export interface Forecast {
  /** Computed from every outcome of the dice, not sampled. */
  readonly exact: boolean
  /** How far a sampled chance may be off, 19 times in 20. */
  readonly error: number
  /** Distances that must not be measured yet are taken to be near enough. */
  readonly supposes: boolean
  /** What somebody might do on the way, and is not taken to. */
  readonly leftOut: readonly Message[]
  readonly chances: readonly Chance[]
  /** How likely it is that somebody of a seat is hurt or lost; seats that have nothing to fear are not named. */
  readonly losses: readonly LossChance[]
}

export interface LossChance {
  readonly seat: Seat
  readonly probability: number
}

/** What a good player would answer, and why. */
export interface Advice {
  readonly answer: Answer
  /** The next best answer, and by what share of all forces it is worse in the mean; undefined if there is no other. */
  readonly next: Alternative | undefined
  /** The worst answer, where that is another one and worse to speak of. */
  readonly worst: Alternative | undefined
  /** Whether it takes the seat's own nearer to the enemy than the next best answer would, or keeps them farther away. */
  readonly approach: 'nearer' | 'farther' | undefined
  /** What may come of it. */
  readonly forecast: Forecast
  /** What may come of the next best answer; unknown where that takes long to find out. */
  readonly otherwise: Forecast | undefined
}

export interface Alternative {
  readonly answer: Answer
  readonly lead: number
}

export interface Chance {
  readonly event: GameEvent
  readonly probability: number
  /** The exact chance ("5/36"), where there is one. */
  readonly fraction: string | undefined
}

/** A match that is over, looked back on. */
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

/** One answer of a replay: who gave it, whether dice fell after it, and which figures it took out of the game. */
export interface ReplayStep {
  readonly seat: Seat | undefined
  readonly rolled: boolean
  readonly removed: readonly number[]
  /** The fighting has not begun when it ends. */
  readonly preparing: boolean
}

/** Which match is replayed: the one on the table, or one that came in a file or a link and is only looked at. */
export type ReplaySource = 'table' | 'visitor'

/** A match after so many answers, through somebody's eyes. */
export interface ReplayMoment {
  readonly of: ReplaySource
  readonly at: number
  readonly eyes: Seat | undefined
}

/** Another way for a match to go on, from one of its moments. */
export interface BranchOptions {
  readonly of: ReplaySource
  /** After how many answers it parts. */
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

/** A match that is looked at: played again, or told by what it kept if its rules are not these. */
export type VisitedMatch = { readonly snapshot: Snapshot } | { readonly told: ArchivedMatch }

/** A table before the match. */
export interface PreviewedTable {
  readonly view: TableView
  /** Whether its ground is only an example of what dice will lay out. */
  readonly example: boolean
}

export interface MatchService {
  /** What is asked about forces. */
  readonly forces: ForceService
  /** What is asked about tables. */
  readonly tables: TablesService
  games(): Promise<readonly GameInfo[]>
  /** The words of all games in a language; what a game lacks in it is left out. */
  translations(language: string): Promise<GameWords>
  /** The rules of a game in our own words. */
  reference(game: string): Promise<Reference>
  /** Those of its rules that are translated into a language. */
  translatedReference(game: string, language: string): Promise<TranslatedReference>
  /** A setup with what the players want of its options, by their ids, as far as the rules allow it there. */
  agree(game: string, setup: Json, wanted: Readonly<Record<string, string>>): Promise<AgreedSetup>
  /** The table that a match of this setup begins on. */
  preview(game: string, setup: Json): Promise<PreviewedTable>
  watch(show: (update: ScreenUpdate) => void): void
  start(order: MatchOptions): Promise<void>
  /** Continues the match that is kept under this key, or the one that was at the table last; false if there is none. */
  resume(key: string | undefined): Promise<boolean>
  /** Where the match on the table is kept; undefined if it cannot be. */
  keptAs(): string | undefined
  /** Plays the match on the table here, which another tab plays. */
  playHere(): Promise<void>
  load(file: string): Promise<LoadedMatch>
  /** Looks at a match of a link, which is not kept, or at the last one that came in a file; the match on the table stays. */
  visit(link: string | undefined): Promise<VisitedMatch | undefined>
  /** The text of a match; for a file with everything that happened, if it is over, for a link as short as it can be. */
  save(of: ReplaySource, into: 'file' | 'link'): Promise<string>
  /** A kept match comes back to the table. Nothing happens if the rules cannot go on with it, and the error says why. */
  openKept(key: string): Promise<void>
  /** Plays a situation from the text of a file; `alone` gives all seats to persons. Tells what its match commits to. */
  openSituation(file: string, alone: boolean): Promise<string>
  /** A moment as a situation, without a number the present one; undefined while there is no position to tell. */
  situation(of: ReplaySource, at: number | undefined): Json | undefined
  /** The puzzles of a game. */
  puzzles(game: string): Promise<PuzzleBook | undefined>
  /** How likely a seat has made what is wanted in the match on the table; undefined while nothing could come of its answers. */
  chanceReached(seat: Seat, wanted: GoalEvent): number | undefined
  /** The chapters, the sheet and the terms of a game. */
  guide(game: string): Promise<GuideBook | undefined>
  /** The lessons of a game. */
  lessons(game: string): Promise<LessonBook | undefined>
  /** Begins a lesson; the first one if it is not said which. */
  startLesson(game: string, lesson: string | undefined): Promise<void>
  /** The lesson has been read to its end, and the match is played on from there. */
  playOn(): Promise<void>
  /** Plays a match on from one of its moments as a match of its own. */
  branch(order: BranchOptions): Promise<void>
  /** Answers what the snapshot of this sequence number asks; an answer to what has passed is refused. */
  answer(seat: Seat, sequence: number, answer: Answer): Promise<Refusal | undefined>
  /** What dragging a figure there may mean, or why it means nothing. */
  readGesture(sequence: number, gesture: Gesture): GestureReading
  /** What a figure may do now, or what may be done to it. */
  menu(figure: number): readonly GestureOption[]
  /** Gives several answers as one, from what the snapshot of this sequence number asks on. */
  take(seat: Seat, sequence: number, answers: readonly Answer[]): Promise<void>
  takeOver(seat: Seat): void
  /** A person who shares the screen wants it alone. */
  lookAlone(seat: Seat): void
  /** The match begins anew where persons deploy; nothing happens once they have begun to fight. */
  redeploy(): void
  /** How often a seat wants to be asked, from now on. */
  attend(seat: Seat, attention: Attention): Promise<void>
  /** A seat wants to be asked as soon as it may use this; the second time, no more. */
  arm(seat: Seat, source: string): Promise<void>
  /** Goes back to a moment that was passed unasked, if nothing was shown since, and asks. */
  reconsider(seat: Seat, moment: number): Promise<void>
  undo(): void
  /** The same battle again; those who play may change sides. */
  rematch(order: RematchOptions): Promise<void>
  hints(seat: Seat, sequence: number): PlaceHints
  weigh(seat: Seat, sequence: number, proposal: Placement, from: Placement | undefined): JudgedProposal
  /** Why the rules would refuse an answer, if they would; nothing changes by asking. */
  refusal(seat: Seat, sequence: number, answer: Answer): Refusal | undefined
  /** The odds of an answer, and of what would be answered next; undefined if they take too long, or nobody waits for them any more. Asking again cancels. */
  forecast(seat: Seat, sequence: number, answer: Answer, then?: readonly Answer[]): Promise<Forecast | undefined>
  /** The seat does not want to know any more. */
  cancelForecast(seat: Seat): void
  /** What a good player who knows what the seat knows would answer; undefined if that takes too long to find out. */
  advise(seat: Seat): Promise<Advice | undefined>
  /** What may be asked to see of a figure, and what not at that moment; without one, now and by whom the table is shown to. */
  overlays(figure: number, moment: ReplayMoment | undefined): readonly OverlayOffer[]
  /** One of them; undefined if it may not be shown any more. */
  overlay(figure: number, id: string, moment: ReplayMoment | undefined): OverlayView | undefined
  /** Of a match under way only what the person at the screen may know is told, whoever's eyes are asked for. */
  steps(of: ReplaySource, eyes: Seat | undefined): readonly ReplayStep[]
  position(of: ReplaySource, at: number, eyes: Seat | undefined): Snapshot
  verify(of: ReplaySource, shown: string): Verification
  /** Looks back on a match that is over, in a language; `done` hears how far that has come, from 0 to 1. */
  chronicle(of: ReplaySource, language: string, done: (share: number) => void): Promise<Chronicle>
}
