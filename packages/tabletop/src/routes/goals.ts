import type { Point } from '../plane/point.ts'

/** A place to go to; the path ends `stop` short of it (to touch a round base, head for its centre and stop short). */
export interface GoalPoint extends Point {
  readonly stop: number
}

/** A straight line on which every point is a goal, reached square on: the line of contact with one side of a base. */
export interface GoalEdge {
  readonly from: Point
  readonly to: Point
  /** Unit vector of the approach, square to the edge. */
  readonly headingX: number
  readonly headingY: number
}

/** The goals at which a search may end. No goal lies nearer than the distance to `centre` less `slack`. */
export interface Goals {
  readonly points: readonly GoalPoint[]
  readonly edges: readonly GoalEdge[]
  readonly centre: Point
  readonly slack: number
}
