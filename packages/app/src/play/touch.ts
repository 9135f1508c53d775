import type { Point } from '@fray/tabletop'

/** Contact that a base was drawn into. */
export interface TouchPoint {
  readonly figure: number
  /** Where the two bases meet. */
  readonly where: Point
  /** Where the pointer would have had the base. */
  readonly wished: Point
}
