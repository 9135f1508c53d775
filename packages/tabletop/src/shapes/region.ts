/**
 * Parts of the table as polygons, clockwise outlines and anticlockwise holes: for drawing only, never for decisions.
 */
import {
  difference,
  EndType,
  FillRule,
  inflatePaths,
  intersect,
  JoinType,
  simplifyPaths,
  trimCollinear,
  union,
} from 'clipper2-ts'
import { lengthOf, type Point } from '../plane/point.ts'
import { whole } from '../plane/units.ts'
import type { Ring } from '../views/view.ts'
import { signedArea } from './contour.ts'

export type Region = readonly Ring[]

/**
 * Polygons are cut in units this much finer than hundredths. If many edges cross within a few units of each other, the
 * cutting library may never come to an end; finer units avoid that.
 */
const FINE = 64

/** Corners this close (in hundredths) to a straight line are left out of the drawing. */
const DETAIL = 20
/** Slivers smaller than this many square hundredths come from sampling and are not drawn. */
const MIN_AREA = 10_000
/** Slits narrower than twice this (in hundredths) come from sampling and are closed. */
const SLIT = 30

/** The union of all outlines. Each must run clockwise; overlaps count once. */
export function unite(...regions: readonly Region[]): Region {
  return tidyRegion(union(pathsOf(regions.flat()), FillRule.NonZero))
}

/** An outline that runs clockwise as the reader sees it. */
export function toClockwise(outline: Ring): Ring {
  return signedArea(outline) < 0 ? outline.toReversed() : outline
}

/** The same region without slits and notches too narrow to see, which sampled outlines leave where they meet. */
export function closeSlits(region: Region): Region {
  return growRegion(growRegion(region, SLIT), -SLIT)
}

/** A region with everything within a distance of it (or, if negative, without everything that near to its edge). */
export function growRegion(region: Region, by: number): Region {
  const join = by > SLIT ? JoinType.Round : JoinType.Miter
  return tidyRegion(inflatePaths(pathsOf(region), by * FINE, join, EndType.Polygon, 2, ARC * FINE))
}

/** Maximum error of a round corner, in hundredths. */
const ARC = 25

export function subtractRegion(region: Region, cut: Region): Region {
  return tidyRegion(difference(pathsOf(region), pathsOf(cut), FillRule.NonZero))
}

export function intersectRegions(region: Region, other: Region): Region {
  return tidyRegion(intersect(pathsOf(region), pathsOf(other), FillRule.NonZero))
}

/** Prepares outlines for the cutting library: without points in the middle of an edge, and without slivers. */
function pathsOf(region: Region): Point[][] {
  return region
    .map((ring) => trimCollinear(ring.map(({ x, y }) => ({ x: whole(x) * FINE, y: whole(y) * FINE }))))
    .filter((ring) => ring.length > 2)
}

function tidyRegion(paths: readonly Point[][]): Point[][] {
  return simplifyPaths(paths as Point[][], DETAIL * FINE)
    .map((ring) => ring.map(({ x, y }) => ({ x: whole(x / FINE), y: whole(y / FINE) })))
    .filter((ring) => ring.length > 2 && Math.abs(signedArea(ring)) > MIN_AREA)
}

/** Whether a point lies in a region. */
export function regionContains(region: Region, point: Point): boolean {
  let inside = false
  for (const outline of region) {
    for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
      const a = outline[i]!
      const b = outline[j]!
      if (a.y > point.y === b.y > point.y) continue
      if (point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    }
  }
  return inside
}

/** The area of a region, without its holes. */
export function regionArea(region: Region): number {
  return region.reduce((sum, outline) => sum + signedArea(outline), 0)
}

/** The point of a region nearest to a point: where a drag beyond the region should stop. */
export function nearestInRegion(region: Region, point: Point): Point | undefined {
  if (regionContains(region, point)) return point
  let best: Point | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const outline of region) {
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length]!
      const near = nearestOnSegment(a, b, point)
      const away = lengthOf(near.x - point.x, near.y - point.y)
      if (away >= bestDistance) return
      best = near
      bestDistance = away
    })
  }
  return best
}

function nearestOnSegment(a: Point, b: Point, point: Point): Point {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const squared = dx * dx + dy * dy
  if (squared === 0) return a
  const share = Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / squared))
  return { x: a.x + dx * share, y: a.y + dy * share }
}
