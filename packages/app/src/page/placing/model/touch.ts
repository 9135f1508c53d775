import type { Point } from '@fray/tabletop'

/** The contact that a base snapped to. */
export interface TouchPoint {
  readonly figure: number
  /** The place where the two bases meet. */
  readonly where: Point
  /** The place of the base without snapping. */
  readonly wished: Point
}
