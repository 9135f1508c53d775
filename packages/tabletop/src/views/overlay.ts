/**
 * Information about a figure that is drawn on request: the contract between games and any interface that draws it.
 * Everything is plain data, and all of it may be known to the seat it was made for.
 */
import type { Message } from '@fray/kernel'
import type { Point } from '../plane/point.ts'
import type { Ring } from './view.ts'

/** The subject of an overlay; each kind has its colour and its sign. */
export type OverlayKind =
  /** The area a figure can reach. */
  | 'movement'
  /** The area it sees. */
  | 'sight'
  /** The enemies it can reach to fight. */
  | 'charge'
  /** The range of its shooting. */
  | 'shooting'
  /** The ground it controls: defence areas, zones of control. */
  | 'control'
  /** The range of its command. */
  | 'command'

export interface OverlayView {
  readonly kind: OverlayKind
  readonly label: Message
  readonly rules: readonly string[]
  readonly regions: readonly OverlayRegion[]
  readonly lines: readonly OverlayLine[]
  /** Its meaning for each other figure that it concerns. */
  readonly verdicts: readonly OverlayVerdict[]
}

/** A part of the table. The label explains its tone. */
export interface OverlayRegion {
  /** Outlines and holes. */
  readonly rings: readonly Ring[]
  readonly label: Message
  /** The nearer, surer part; the farther, weaker one; half hidden; wholly hidden. */
  readonly tone: 'near' | 'far' | 'shade' | 'dark'
}

export interface OverlayLine {
  readonly points: readonly Point[]
  readonly label: Message
}

export interface OverlayVerdict {
  readonly figure: number
  readonly level: 'full' | 'partial' | 'none'
  /** The quality of the result, and any obstacles, in words. */
  readonly why: Message
}
