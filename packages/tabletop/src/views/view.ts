/**
 * A game's view of its table: the contract between games and any interface that draws them. Everything is plain data,
 * and everything in it may be known to the seat it was made for.
 */
import type { Message, Seat } from '@fray/kernel'
import type { Point } from '../plane/point.ts'
import type { Base, Pose } from '../shapes/base.ts'
import type { FigureLook } from './figure-look.ts'

/** A closed outline; holes are further outlines of their own with the opposite winding. */
export type Ring = readonly Point[]

/** The land that a table looks like: its ground and its plants. */
export type TableWorld = 'meadow' | 'moor' | 'steppe' | 'ash' | 'ochre'

export interface TableView {
  readonly table: { readonly width: number; readonly depth: number }
  /** Default: a meadow. */
  readonly world?: TableWorld
  /** The unit for lengths: its size in hundredths of a millimetre, and its sign. */
  readonly unit: { readonly length: number; readonly sign: string }
  readonly sides: readonly SideView[]
  readonly status: StatusView
  /** The mission; absent on a table without a match. */
  readonly mission?: MissionView
  readonly zones: readonly ZoneView[]
  readonly scenery: readonly SceneryView[]
  readonly figures: readonly FigureView[]
  /** Figures that wait to come to the table, as far as the seat may know them; their positions have no meaning. */
  readonly reserve?: readonly FigureView[]
  /** What players may measure now, if not everything. */
  readonly measuring?: MeasuringView
  /** Names of all figures by id, including those not on the table yet or any more, which texts may mention. */
  readonly names: readonly string[]
}

/** Limits to measuring: with 'own-moves', only the distance that the moving base has gone and may still go. */
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

/** The point of the match in the sequence of play. */
export interface StatusView {
  readonly headline: Message
  /** Steps of a track ("turn 3 of 6"); `of` is absent when the length is open. */
  readonly track?: {
    readonly at: number
    readonly of?: number
    /** The name of this step, if the headline says more than that. */
    readonly name?: Message
  }
  readonly notes: readonly Message[]
  /** The seat whose round it is, if any. */
  readonly active?: Seat
}

/** The purpose of the match: how to win, and the progress of each side, as far as the seat may know. */
export interface MissionView {
  readonly name: Message
  readonly icon: string
  /** The task in a few words. */
  readonly aim: Message
  /** The victory condition in a sentence or two. */
  readonly goal: Message
  readonly rules: readonly string[]
  /** The number for each side that counts towards winning; absent if nothing may be told before the end. */
  readonly score?: ScoreView
  /** What players can spend, and what for. */
  readonly resources: readonly ResourceView[]
}

export interface ScoreView {
  /** The name of what is counted. */
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
  /** Icon to draw in its middle: a name of the game-icons set. */
  readonly icon?: string
}

/**
 * The way a piece is drawn. From 'wall' on they are lines with their own thickness; streams, roads and bridges may be
 * lines too. A wood is dense with trees, a leafy wood a light one of broad crowns.
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
  /** Its looks as a miniature; without them interfaces show the icon. */
  readonly look?: FigureLook
  readonly base: Base
  /** The place of a single figure; for a body of many, the middle of its front. */
  readonly pose: Pose
  /**
   * A body of many figures that is selected, named and moved as one (a legion): the pose of each base, front rank
   * first. `base` is then the base of each of them.
   */
  readonly body?: readonly Pose[]
  readonly wounds?: {
    readonly left: number
    readonly of: number
    /** Label for values that are not wounds. */
    readonly text?: Message
  }
  /** Conditions shown as badges. */
  readonly states: readonly StateView[]
  /** Whether it has finished its part for now and is drawn less prominently. */
  readonly spent: boolean
  readonly caption?: Message
  /** Attributes for the card, in the order of the profile. */
  readonly attributes: readonly { readonly label: Message; readonly value: string }[]
  readonly abilities: readonly AbilityView[]
}

export interface AbilityView {
  readonly name: Message
  /** The heading above it, if there are many of several kinds, such as spells. */
  readonly kind?: Message
  readonly rule?: string
  /** A house rule, not in the books. */
  readonly house?: boolean
}

export interface StateView {
  readonly text: Message
  /** Number of identical ones, shown beside the icon if words do not fit. */
  readonly count?: number
  readonly icon: string
  readonly rule?: string
  /** Whether nothing about the figure matters more: it is shown wherever the figure's name is. */
  readonly isGrave?: boolean
}
