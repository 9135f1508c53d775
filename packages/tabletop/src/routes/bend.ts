import { type Cone, cornerMeetings, isFlat, type Mover } from '../paths/mover.ts'
import { lengthOf, type Point } from '../plane/point.ts'
import type { Contour } from '../shapes/contour.ts'

/** A circle that paths run round: a disc, or the corner of a wall or polygon, grown by the mover's radius (perhaps 0). */
export interface Bend extends Point {
  readonly radius: number
  /** The corner of the obstacle. */
  readonly corner: Point
  /** The part of this circle where the centre can lie, as seen from its middle; all of it if absent. */
  readonly cone: Cone | undefined
  /** For a mover that is a disc: the edges that end in the corner. */
  readonly edges: readonly CornerEdge[]
  /** The first arrival at a place without extent, which closes it for good: it came by the shortest path. */
  closedBy: number | undefined
  /** Obstacles that a path round it may run into; found when the first path does run round it. */
  near: readonly Contour[] | undefined
  readonly obstacle: Contour | undefined
  /** The obstacle that last blocked a leg from here or to here. */
  blocker: Contour | undefined
}

/** An edge as seen from one of its ends: the unit direction to the other end, and its length. */
interface CornerEdge extends Point {
  readonly length: number
}

const NONE: readonly never[] = []

/** The start of a search: a path runs round it without going anywhere. */
export function startBend({ x, y }: Point): Bend {
  const corner = { x, y }
  return {
    x,
    y,
    radius: 0,
    corner,
    cone: undefined,
    edges: NONE,
    closedBy: undefined,
    near: undefined,
    obstacle: undefined,
    blocker: undefined,
  }
}

/**
 * Adds the circles round which the centre of a mover can run along an obstacle: dents of polygons have none. If
 * obstacles share a corner, paths of a disc round one of them are also paths round the other: `twins` says whether both
 * are added.
 */
export function addBends(bends: Bend[], obstacle: Contour, mover: Mover, twins: boolean): void {
  const radius = mover.contour.radius + obstacle.radius
  const isDisc = mover.armsX.length === 1
  for (const { x, y, corner, cone, edges } of isDisc
    ? roundedCorners(mover, obstacle)
    : sharpCorners(mover, obstacle)) {
    if (isDisc && !twins && hasCircle(bends, x, y, radius)) continue
    bends.push({
      x,
      y,
      radius,
      corner,
      cone,
      edges,
      closedBy: undefined,
      near: undefined,
      obstacle,
      blocker: undefined,
    })
  }
}

function hasCircle(bends: readonly Bend[], x: number, y: number, radius: number): boolean {
  for (let i = 0; i < bends.length; i++) {
    const bend = bends[i]!
    if (bend.x === x && bend.y === y && bend.radius === radius && bend.obstacle) return true
  }
  return false
}

/** A place from which a mover can run round a corner of an obstacle. */
type BendPlace = Pick<Bend, 'x' | 'y' | 'corner' | 'cone' | 'edges'>

function sharpCorners(mover: Mover, obstacle: Contour): BendPlace[] {
  const meetings = cornerMeetings(mover, obstacle).filter(({ cone }) => !cone || !isFlat(cone))
  return meetings.map(({ x, y, corner, cone }) => ({ x, y, corner, cone, edges: NONE }))
}

const roundedByContour = new WeakMap<Contour, readonly BendPlace[]>()

/**
 * The same for a disc, which makes all corners round and runs into the edges where it cannot run. They do not depend on
 * its size.
 */
function roundedCorners(disc: Mover, obstacle: Contour): readonly BendPlace[] {
  // A disc has only its middle, and may be a movable one.
  if (obstacle.xs.length === 1) return findRounded(disc, obstacle)
  let known = roundedByContour.get(obstacle)
  if (!known) {
    known = findRounded(disc, obstacle)
    roundedByContour.set(obstacle, known)
  }
  return known
}

function findRounded(disc: Mover, obstacle: Contour): BendPlace[] {
  return cornerMeetings(disc, obstacle).map(({ x, y, corner }) => {
    return { x, y, corner, cone: undefined, edges: edgesAt(obstacle, corner) }
  })
}

function edgesAt({ xs, ys }: Contour, corner: Point): readonly CornerEdge[] {
  const count = xs.length
  if (count === 1) return NONE
  const i = xs.findIndex((x, at) => x === corner.x && ys[at] === corner.y)
  const others = count === 2 ? [1 - i] : [(i + 1) % count, (i + count - 1) % count]
  return others.map((other) => {
    const x = xs[other]! - corner.x
    const y = ys[other]! - corner.y
    const length = lengthOf(x, y)
    return { x: x / length, y: y / length, length }
  })
}

/** A place this much deeper in an edge than allowed counts as inside, however numbers are rounded. */
const HAIR = 0.01

/**
 * Whether a disc in a place on the circle of a bend sinks more than `margin` into an edge that ends in the corner: no
 * leg leads there. Legs are tested against all obstacles later, but most fail this test.
 */
export function sinksIn(
  { x: centreX, y: centreY, radius, edges }: Bend,
  x: number,
  y: number,
  margin: number,
): boolean {
  const allowed = radius - margin - HAIR
  if (allowed <= 0) return false
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i]!
    const along = (x - centreX) * edge.x + (y - centreY) * edge.y
    if (along < 0 || along > edge.length) continue
    const across = (x - centreX) * edge.y - (y - centreY) * edge.x
    if (across * across < allowed * allowed) return true
  }
  return false
}
