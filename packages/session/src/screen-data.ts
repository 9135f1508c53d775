import type { Update } from '@fray/host'
import type {
  Answer,
  Attention,
  DecisionData,
  GameEvent,
  Message,
  Outcome,
  ProposalCost,
  ReactionOffer,
  Refusal,
  Seat,
} from '@fray/kernel'
import type { Placement, Ring, TableView } from '@fray/tabletop'

/** Who plays a seat: a person on this device, or a bot, the weakest first. */
export const PLAYER_KINDS = ['person', 'recruit', 'soldier', 'veteran', 'warlord'] as const
export type PlayerKind = (typeof PLAYER_KINDS)[number]

export type BotKind = Exclude<PlayerKind, 'person'>

/** Who plays a seat, as a screen shows it: also a person on another device. */
export type SeatKind = PlayerKind | 'remote'

/** The progress of a lesson. */
export interface LessonPlace {
  readonly id: string
  /** The learner's seat. */
  readonly seat: Seat
  /** Steps from here up to `step` are only to be read. */
  readonly first: number
  /** The step that waits for an answer; past the last one, the lesson is over. */
  readonly step: number
  readonly of: number
  /** The answer the learner must give. */
  readonly wanted: Answer | undefined
  /** It is over, and the others wait until the learner plays on. */
  readonly othersWait: boolean
}

/** How often persons want to be asked, and which answers were automatic passes. */
export interface PassedAnswers {
  readonly attention: readonly (readonly [seat: Seat, attention: Attention])[]
  /** Indexes of the answers that were given automatically. */
  readonly given: readonly number[]
}

/** A point where a seat could have reacted and was not asked. */
export interface PassedMoment {
  /** Its number among those of the seat. */
  readonly moment: number
  readonly prompt: Message
  readonly reactions: readonly ReactionOffer[]
  /** Nothing was shown since, so it can be reconsidered. */
  readonly open: boolean
}

/** The state of the screen besides its viewers' knowledge of the match. */
export interface ScreenFacts {
  readonly game: string
  readonly players: readonly SeatKind[]
  /** The names of persons by seat, as far as the screen shows them. */
  readonly people?: readonly (string | undefined)[]
  /** Whose decision is shown; undefined for an onlooker. */
  readonly eyes: Seat | undefined
  /** Counts the updates for that seat: answers refer to the state they answer by it. */
  readonly sequence: number
  /** The decision of the seat; undefined while a lesson decides or another tab plays. */
  readonly decision: DecisionData | undefined
  /** How many steps the replay has; in a replay, the shown step. */
  readonly step: number
  /** How often the viewing seat wants to be asked; undefined for an onlooker. */
  readonly attention: Attention | undefined
  /** The interruptions passed for the seat, the latest first. */
  readonly passed: readonly PassedMoment[]
  /** Its reactions, as far as those at the screen may know them. */
  readonly held: readonly ReactionOffer[]
  /** The reactions it waits to use. */
  readonly armed: readonly string[]
  /** The device must be passed to this person for a secret decision. */
  readonly handOver: Seat | undefined
  /** Persons share the screen, and the one who decides may have it alone. */
  readonly mayLookAlone: boolean
  /** Bots deployed for persons who have not decided anything since: they may redeploy. */
  readonly redeployable: boolean
  readonly undoable: boolean
  /** Whether the browser has stored the match. */
  readonly kept: boolean
  /** Another tab plays the match; here it is only followed. */
  readonly elsewhere: boolean
  /** Commits to the seed before the first die is rolled; unique to the match. */
  readonly commitment: string
  /** How many of its dice are not from the seed: rolled earlier, or set by a lesson. */
  readonly forcedDice: number
  readonly lesson: LessonPlace | undefined
  readonly whatIf: WhatIf | undefined
  /** The seed, once the match is over. */
  readonly seed: string | undefined
}

/** An update for the page: the state of the screen, and the changes for its viewers. */
export interface ScreenUpdate {
  readonly screen: ScreenFacts
  readonly update: Update<TableView> | undefined
}

/** Everything the page shows of a match. */
export interface Snapshot extends ScreenFacts {
  readonly view: TableView
  readonly events: readonly GameEvent[]
  /** The seats that play waits for; for simultaneous choices all that take part. */
  readonly pending: readonly Seat[]
  readonly outcome: Outcome | undefined
}

/** Legal areas and suggestions of a place decision. */
export interface PlaceHints {
  readonly region: readonly Ring[]
  readonly suggestions: readonly Placement[]
}

/** The verdict on a proposal, and the nearest allowed proposal on the way to it. */
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
  /** The error of a sampled chance, 19 times in 20. */
  readonly error: number
  /** Distances that must not be measured yet are assumed to be near enough. */
  readonly supposes: boolean
  /** What others might do in between, which is not counted. */
  readonly leftOut: readonly Message[]
  readonly chances: readonly Chance[]
  /** How likely each seat is to have a figure hurt or lost; seats at no risk are left out. */
  readonly losses: readonly LossChance[]
}

export interface LossChance {
  readonly seat: Seat
  readonly probability: number
}

/** The answer of a good player, and why. */
export interface Advice {
  readonly answer: Answer
  /** The next best answer, and how much worse it is on average as a share of all forces; undefined if there is none. */
  readonly next: Alternative | undefined
  /** The worst answer, if it is another one and clearly worse. */
  readonly worst: Alternative | undefined
  /** Whether it takes the seat's figures nearer to the enemy than the next best answer would, or farther away. */
  readonly approach: 'nearer' | 'farther' | undefined
  /** The odds of the answer. */
  readonly forecast: Forecast
  /** The odds of the next best answer; undefined if that takes too long. */
  readonly otherwise: Forecast | undefined
}

export interface Alternative {
  readonly answer: Answer
  readonly lead: number
}

export interface Chance {
  readonly event: GameEvent
  readonly probability: number
  /** The exact chance ("5/36"), if there is one. */
  readonly fraction: string | undefined
}

/** The point at which a match branched from another one. */
export interface WhatIf {
  /** Number of answers before it. */
  readonly at: number
  /** How far the match had come, in the game's words. */
  readonly headline: Message
}

/** One step of a replay: who answered, whether dice were rolled, and which figures were removed. */
export interface ReplayStep {
  readonly seat: Seat | undefined
  readonly rolled: boolean
  readonly removed: readonly number[]
  /** The fighting has not begun when it ends. */
  readonly preparing: boolean
}
