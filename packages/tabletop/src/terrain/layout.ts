/**
 * A table laid out by hand: the views that a game's `tables` give and the changes they accept. The contract between
 * games and any interface that edits them; everything is plain data.
 */
import type { ForceField, Json, Message } from '@fray/kernel'
import type { Point } from '../plane/point.ts'
import type { SceneryView, TableView } from '../views/view.ts'

export interface TableLayout {
  /** Its owner's name for it; may be empty. */
  readonly name: string
  readonly table: TableView['table']
  readonly unit: TableView['unit']
  /** Minimum and maximum length of a side of the table. */
  readonly sides: { readonly least: number; readonly most: number }
  readonly pieces: readonly LaidPiece[]
  /** Rules it breaks; it can be played on all the same. */
  readonly faults: readonly LayoutFault[]
  /** Facts for players, such as the amount of each kind of terrain. */
  readonly notes: readonly Message[]
}

/** A piece on the table, identified by its number in the list. */
export interface LaidPiece {
  readonly kind: string
  readonly name: Message
  /** Its middle, and its rotation in degrees clockwise. */
  readonly at: Point
  readonly turn: number
  /**
   * Its length along its heading and its width across; a round piece has a length only. Absent if the size is fixed.
   */
  readonly size?: { readonly length: number; readonly width?: number }
  /** Its other settings. */
  readonly fields: readonly ForceField[]
  /** Drawings of the piece and anything that belongs to it (a bridge). */
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
  /** To this rotation, in degrees clockwise. */
  | { readonly do: 'turn'; readonly piece: number; readonly degrees: number }
  | { readonly do: 'resize'; readonly piece: number; readonly length: number; readonly width?: number }
  /** Sets a field of a piece (by its place); null restores the default. */
  | { readonly do: 'set'; readonly piece: number; readonly place: string; readonly value: Json }
  | { readonly do: 'copy'; readonly piece: number; readonly at: Point }
  | { readonly do: 'remove'; readonly piece: number }
  | { readonly do: 'table'; readonly width: number; readonly depth: number }
  | { readonly do: 'name'; readonly name: string }
