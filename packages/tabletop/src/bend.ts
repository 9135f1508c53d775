import type { Contour } from './contour.ts'
import { type Cone, cornerMeetings, isFlat, type Mover } from './mover.ts'
import type { Point } from './point.ts'

/** A circle that paths run round: a disc, or the corner of a wall or polygon, grown by the mover's radius (perhaps 0). */
export interface Bend extends Point {
  readonly radius: number
  /** The corner of the obstacle. */
  readonly corner: Point
  /** Where the centre can lie on this circle, as seen from its middle; anywhere if absent. */
  readonly cone: Cone | undefined
  /** A place without extent is left for good once the shortest way to it is found. */
  isDone: boolean
  /** What a path round it may run into; found when the first path does run round it. */
  near: readonly Contour[] | undefined
  readonly obstacle: Contour | undefined
}

/** Where a search begins: a path runs round it without going anywhere. */
export function startBend({ x, y }: Point): Bend {
  return { x, y, radius: 0, corner: { x, y }, cone: undefined, isDone: false, near: undefined, obstacle: undefined }
}

/** Adds the circles round which the centre of a mover can run along an obstacle: dents of polygons have none. */
export function addBends(bends: Bend[], obstacle: Contour, mover: Mover): void {
  const radius = mover.contour.radius + obstacle.radius
  const isDisc = mover.armsX.length === 1
  for (const { x, y, corner, cone } of cornerMeetings(mover, obstacle)) {
    if (!isDisc && cone && isFlat(cone)) continue
    // The search for a disc finds out by its legs where it cannot run.
    bends.push({ x, y, radius, corner, cone: isDisc ? undefined : cone, isDone: false, near: undefined, obstacle })
  }
}
