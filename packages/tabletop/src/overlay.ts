/**
 * What an overlay shows of a figure when somebody asks for it: the contract between games and any interface that draws
 * them. Everything is plain data, and everything in it may be known to the seat it was made for.
 */
import type { Message } from '@fray/kernel'
import type { Point } from './point.ts'
import type { Ring } from './view.ts'

/** What an overlay is about; each kind has its colour and its sign. */
export type OverlayKind =
  /** Where a figure may go. */
  | 'movement'
  /** What it sees. */
  | 'sight'
  /** Whom it can reach to fight. */
  | 'charge'
  /** How far it can shoot. */
  | 'shooting'
  /** The ground it controls: defence areas, zones of control. */
  | 'control'
  /** How far its command reaches. */
  | 'command'

export interface OverlayView {
  readonly kind: OverlayKind
  readonly label: Message
  readonly rules: readonly string[]
  readonly regions: readonly OverlayRegion[]
  readonly lines: readonly OverlayLine[]
  /** What it means for each other figure that it concerns. */
  readonly verdicts: readonly OverlayVerdict[]
}

/** A part of the table. What its tone means, the label says. */
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
  /** In words: how well, and what stands in the way. */
  readonly why: Message
}
