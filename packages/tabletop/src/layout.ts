/**
 * A table as it is laid out by hand: what a game's `tables` describe and how they are changed. The contract between games
 * and any interface that edits them; everything is plain data.
 */
import type { ForceField, Json, Message } from '@fray/kernel'
import type { Point } from './point.ts'
import type { SceneryView, TableView } from './view.ts'

export interface TableLayout {
  /** What its owner calls it; empty if nobody has named it. */
  readonly name: string
  readonly table: TableView['table']
  readonly unit: TableView['unit']
  /** How short and how long a side of the table may be. */
  readonly sides: { readonly least: number; readonly most: number }
  readonly pieces: readonly LaidPiece[]
  /** What the rules have against it; it may be played on all the same. */
  readonly faults: readonly LayoutFault[]
  /** What players want to know of it: how much there is of what. */
  readonly notes: readonly Message[]
}

/** A piece on the table; it is known by its number in the list. */
export interface LaidPiece {
  readonly kind: string
  readonly name: Message
  /** Its middle, and how far it is turned, in degrees clockwise. */
  readonly at: Point
  readonly turn: number
  /** How long it is along its heading and how wide across; a round piece has a length only. Absent: it keeps its size. */
  readonly size?: { readonly length: number; readonly width?: number }
  /** What else may be set of it. */
  readonly fields: readonly ForceField[]
  /** How it is drawn: itself, and whatever belongs to it (a bridge). */
  readonly views: readonly SceneryView[]
}

export interface LayoutFault {
  readonly piece?: number
  readonly text: Message
  readonly rules: readonly string[]
}

/** A change to a table. Lengths are hundredths of a millimetre. */
export type LayoutChange =
  | { readonly do: 'add'; readonly kind: string; readonly at: Point }
  | { readonly do: 'move'; readonly piece: number; readonly to: Point }
  /** To so many degrees clockwise. */
  | { readonly do: 'turn'; readonly piece: number; readonly degrees: number }
  | { readonly do: 'resize'; readonly piece: number; readonly length: number; readonly width?: number }
  /** Gives a field of a piece (by its place) its value; null makes it as usual again. */
  | { readonly do: 'set'; readonly piece: number; readonly place: string; readonly value: Json }
  | { readonly do: 'copy'; readonly piece: number; readonly at: Point }
  | { readonly do: 'remove'; readonly piece: number }
  | { readonly do: 'table'; readonly width: number; readonly depth: number }
  | { readonly do: 'name'; readonly name: string }
