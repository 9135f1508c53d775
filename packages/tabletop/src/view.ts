/**
 * What a game shows of its table: the contract between games and any interface that draws them. Everything is plain
 * data, and everything in it may be known to the seat it was made for.
 */
import type { Message, Seat } from '@fray/kernel'
import type { Base, Pose } from './base.ts'
import type { Point } from './point.ts'

/** A closed outline; holes are further outlines of their own with the opposite winding. */
export type Ring = readonly Point[]

export interface TableView {
  readonly table: { readonly width: number; readonly depth: number }
  /** How lengths are shown: one unit in hundredths of a millimetre, and its sign. */
  readonly unit: { readonly length: number; readonly sign: string }
  readonly sides: readonly SideView[]
  readonly status: StatusView
  /** What is played for; a table on which nothing is played has none. */
  readonly mission?: MissionView
  readonly zones: readonly ZoneView[]
  readonly scenery: readonly SceneryView[]
  readonly figures: readonly FigureView[]
  /** Figures that wait to come to the table, as far as the seat may know them; where they stand says nothing. */
  readonly reserve?: readonly FigureView[]
  /** What players may measure now, if not everything. */
  readonly measuring?: MeasuringView
  /** What every figure is called, by id: also those not on the table yet or any more, of whom texts may speak. */
  readonly names: readonly string[]
}

/** Limits to measuring: 'own-moves' is how far the base that is being moved has gone and may go, and nothing else. */
export interface MeasuringView {
  readonly may: 'own-moves' | 'none'
  readonly why: Message
  readonly rules: readonly string[]
}

export interface SideView {
  readonly seat: Seat
  readonly name: Message
  /** Public counters: gems, orders, figures left. */
  readonly counters: readonly CounterView[]
}

export interface CounterView {
  readonly label: Message
  readonly value: number
  readonly of?: number
  /** Number and label in one phrase that knows plurals ("1 gem", "2 gems"); without it they are put side by side. */
  readonly text?: Message
}

/** Where in the sequence of play the match stands. */
export interface StatusView {
  readonly headline: Message
  /** Steps of a track ("turn 3 of 6"); `of` is absent when the length is open. */
  readonly track?: {
    readonly at: number
    readonly of?: number
    /** What this step is called, where the headline tells more than that. */
    readonly name?: Message
  }
  readonly notes: readonly Message[]
  /** The seat whose round it is, if any. */
  readonly active?: Seat
}

/** What the match is about: how it is won, and how far each side has come, as far as the seat may know. */
export interface MissionView {
  readonly name: Message
  readonly icon: string
  /** What to do, in a few words. */
  readonly aim: Message
  /** How it is won, in a sentence or two. */
  readonly goal: Message
  readonly rules: readonly string[]
  /** What counts towards winning, a number for each side; none where nothing may be told before the end. */
  readonly score?: ScoreView
  /** What players can spend, and what for. */
  readonly resources: readonly ResourceView[]
}

export interface ScoreView {
  /** What is counted. */
  readonly of: Message
  readonly points: readonly { readonly seat: Seat; readonly value: number }[]
}

export interface ResourceView {
  readonly icon: string
  readonly name: Message
  readonly use: Message
}

/** A marked part of the table: a deployment zone, an objective, the area of a spell. */
export interface ZoneView {
  readonly outline: Ring
  readonly label: Message
  readonly seat?: Seat
  readonly kind: 'deployment' | 'objective' | 'effect'
  /** What lies there, for drawing in its middle: a name of the game-icons set. */
  readonly icon?: string
}

/**
 * How a piece is drawn. From 'wall' on they are lines with a thickness of their own; streams, roads and bridges may be
 * given as lines too. A wood is dense with trees, a leafy wood a light one of broad crowns.
 */
export type SceneryKind =
  | 'wood'
  | 'leafy-wood'
  | 'orchard'
  | 'field'
  | 'swamp'
  | 'water'
  | 'stream'
  | 'ford'
  | 'lava'
  | 'hill'
  | 'cliff'
  | 'rough'
  | 'rubble'
  | 'ruin'
  | 'building'
  | 'village'
  | 'town'
  | 'monument'
  | 'road'
  | 'bridge'
  | 'wall'
  | 'hedge'
  | 'fence'
  | 'palisade'
  | 'earthwork'

export interface SceneryView {
  readonly id: number
  readonly kind: SceneryKind
  readonly name: Message
  /** Areas are outlines; walls and hedges are lines. */
  readonly outline: Ring
  readonly closed: boolean
  readonly notes: readonly Message[]
  /** Doors and windows in its walls. */
  readonly openings?: readonly OpeningView[]
}

interface OpeningView {
  readonly kind: 'door' | 'window' | 'slot'
  readonly from: Point
  readonly to: Point
}

export interface FigureView {
  readonly id: number
  readonly seat: Seat
  readonly name: string
  /** A name of the game-icons set. */
  readonly icon: string
  readonly base: Base
  /** Of a single figure its place; of a body of many the middle of its front. */
  readonly pose: Pose
  /**
   * A body of many figures that is chosen, spoken of and moved as one (a legion): where each of its bases stands, front
   * rank first. `base` is then the base of each of them.
   */
  readonly body?: readonly Pose[]
  readonly wounds?: {
    readonly left: number
    readonly of: number
    /** How they are told, where they are no wounds. */
    readonly text?: Message
  }
  /** Conditions shown as badges. */
  readonly states: readonly StateView[]
  /** It has done its part for now and is drawn quietly. */
  readonly spent: boolean
  readonly caption?: Message
  /** Attributes for the card, in the order of the profile. */
  readonly attributes: readonly { readonly label: Message; readonly value: string }[]
  readonly abilities: readonly AbilityView[]
}

export interface AbilityView {
  readonly name: Message
  /** Under which heading it stands, where there are many of several kinds: spells. */
  readonly kind?: Message
  readonly rule?: string
  /** Made in this house, because the books do not have it. */
  readonly house?: boolean
}

export interface StateView {
  readonly text: Message
  /** How many of it there are, told beside its icon where words have no room. */
  readonly count?: number
  readonly icon: string
  readonly rule?: string
  /** Nothing about the figure matters more: where its name stands on the table, this stands with it. */
  readonly isGrave?: boolean
}
