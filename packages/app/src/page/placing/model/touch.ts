import type { Point } from '@fray/tabletop'

/** The contact that a base snapped to. */
export interface TouchPoint {
  readonly figure: number
  /** Where the two bases meet. */
  readonly where: Point
  /** Where the pointer would have put the base. */
  readonly wished: Point
}
