import { lengthOf, type Point } from '../plane/point.ts'
import { type Contour, contourOf, type Shape } from '../shapes/contour.ts'
import { isRayFree } from './ray.ts'
import { castShadow, emptyShadows } from './shadow.ts'
import { emptySilhouette, fillSilhouette, placeOnSilhouette, silhouetteWidth } from './silhouette.ts'

/** The visibility of a target. */
export interface Sight {
  readonly visible: 'full' | 'partial' | 'none'
  /** The share of the target's width, as the viewer sees it, that is visible: from 0 to 1. */
  readonly fraction: number
  /** Indices of the obstacles that hide something, in their order in the list. */
  readonly blockers: readonly number[]
}

const IN_FULL_VIEW: Sight = { visible: 'full', fraction: 1, blockers: [] }

/** Slivers narrower than this many hundredths of a millimetre neither hide nor show anything. */
const SLIVER = 1

const silhouette = emptySilhouette()
const shadows = emptyShadows()

/**
 * Measures how much of a convex target a viewer at a point sees past the obstacles: their shadows are added up along
 * the line that stands for the target's width (from the outermost point seen on its left to that on its right).
 *
 * The caller leaves out of `obstacles` the viewer, the target and everything too low to matter, or passes `hides` for
 * that: it is asked only about obstacles that would hide something. An obstacle that contains the viewer or the target
 * hides like any other, so leave out woods that do not hide figures at their edge.
 */
export function sight<Obstacle extends Contour>(
  viewer: Point,
  target: Contour,
  obstacles: readonly Obstacle[],
  hides?: (obstacle: Obstacle) => boolean,
): Sight {
  const { x, y } = viewer
  if (!fillSilhouette(silhouette, x, y, target)) return IN_FULL_VIEW
  shadows.count = 0
  const width = silhouetteWidth(silhouette)
  const blockers = gatherShadows(x, y, target, obstacles, hides, width)
  if (blockers === undefined) return IN_FULL_VIEW
  const hidden = hiddenShare()
  if (hidden * width <= SLIVER) return IN_FULL_VIEW
  if ((1 - hidden) * width <= SLIVER) return { visible: 'none', fraction: 0, blockers }
  return { visible: 'partial', fraction: 1 - hidden, blockers }
}

/** Casts the shadow of every obstacle between viewer and target; undefined (and no array) if none hides anything. */
function gatherShadows<Obstacle extends Contour>(
  x: number,
  y: number,
  target: Contour,
  obstacles: readonly Obstacle[],
  hides: ((obstacle: Obstacle) => boolean) | undefined,
  width: number,
): number[] | undefined {
  const alongX = target.x - x
  const alongY = target.y - y
  const length = lengthOf(alongX, alongY)
  const unitX = length > 0 ? alongX / length : 1
  const unitY = length > 0 ? alongY / length : 0
  const halfWidth = target.reach
  const end = length + halfWidth
  let blockers: number[] | undefined
  for (let i = 0; i < obstacles.length; i++) {
    const obstacle = obstacles[i]!
    const dx = obstacle.x - x
    const dy = obstacle.y - y
    const reach = obstacle.reach
    const across = dx * unitY - dy * unitX
    if (across - reach >= halfWidth || across + reach <= -halfWidth) continue
    const along = dx * unitX + dy * unitY
    if (along + reach <= -halfWidth || along - reach >= end) continue
    const before = shadows.count
    castShadow(shadows, silhouette, x, y, obstacle)
    if (shadows.count === before) continue
    if (!hidesEnough(before, width) || (hides && !hides(obstacle))) {
      shadows.count = before
      continue
    }
    if (blockers) blockers.push(i)
    else blockers = [i]
  }
  return blockers
}

/** Whether the shadows from index `first` on hide more than a sliver. */
function hidesEnough(first: number, width: number): boolean {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let i = first; i < shadows.count; i++) {
    low = Math.min(low, shadows.from[i]!)
    high = Math.max(high, shadows.to[i]!)
  }
  return (placeOnSilhouette(silhouette, high) - placeOnSilhouette(silhouette, low)) * width > SLIVER
}

/** The share of the target's line covered by the union of the shadows. */
function hiddenShare(): number {
  sortShadows()
  const { from, to, count } = shadows
  let hidden = 0
  let start = from[0]!
  let end = to[0]!
  for (let i = 1; i < count; i++) {
    if (from[i]! > end) {
      hidden += placeOnSilhouette(silhouette, end) - placeOnSilhouette(silhouette, start)
      start = from[i]!
      end = to[i]!
    } else if (to[i]! > end) {
      end = to[i]!
    }
  }
  return hidden + placeOnSilhouette(silhouette, end) - placeOnSilhouette(silhouette, start)
}

/** Insertion sort by first slope: the shadows are few, and this needs no memory. */
function sortShadows(): void {
  const { from, to, count } = shadows
  for (let i = 1; i < count; i++) {
    const first = from[i]!
    const last = to[i]!
    let j = i - 1
    while (j >= 0 && from[j]! > first) {
      from[j + 1] = from[j]!
      to[j + 1] = to[j]!
      j--
    }
    from[j + 1] = first
    to[j + 1] = last
  }
}

/**
 * The best view of a target from any of several points: this answers what a *base* sees. {@link viewpoints} gives
 * points that suit most rules.
 */
export function bestSight<Obstacle extends Contour>(
  from: readonly Point[],
  target: Contour,
  obstacles: readonly Obstacle[],
  hides?: (obstacle: Obstacle) => boolean,
): Sight {
  let best: Sight = { visible: 'none', fraction: 0, blockers: [] }
  for (const [index, point] of from.entries()) {
    const seen = sight(point, target, obstacles, hides)
    if (seen.visible === 'full') return seen
    if (index === 0 || seen.fraction > best.fraction) best = seen
  }
  return best
}

/** The centre of a base, and eight points of its edge (for a rectangle: its corners and the middles of its sides). */
export function viewpoints(viewer: Shape): Point[] {
  const { x, y, xs, ys, radius } = contourOf(viewer)
  if (xs.length > 1) {
    return xs.reduce<Point[]>(
      (points, cornerX, i) => {
        const next = (i + 1) % xs.length
        points.push({ x: cornerX, y: ys[i]! }, { x: (cornerX + xs[next]!) / 2, y: (ys[i]! + ys[next]!) / 2 })
        return points
      },
      [{ x, y }],
    )
  }
  const slant = radius * Math.sqrt(0.5)
  const around = [
    [0, -radius],
    [slant, -slant],
    [radius, 0],
    [slant, slant],
    [0, radius],
    [-slant, slant],
    [-radius, 0],
    [-slant, -slant],
  ] as const
  return [{ x, y }, ...around.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))]
}

/**
 * The share of `count` straight lines, from the viewer to points spread evenly over the width of the target, that
 * nothing crosses: for rules that count lines instead of widths.
 */
export function freeRays<Obstacle extends Contour>(
  viewer: Point,
  target: Contour,
  count: number,
  obstacles: readonly Obstacle[],
  blocks?: (obstacle: Obstacle) => boolean,
): number {
  const seen = emptySilhouette()
  if (!fillSilhouette(seen, viewer.x, viewer.y, target)) return 1
  let free = 0
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count
    const depth = seen.leftDepth + (seen.rightDepth - seen.leftDepth) * share
    const side = seen.leftSide + (seen.rightSide - seen.leftSide) * share
    const end = {
      x: viewer.x + seen.aheadX * depth - seen.aheadY * side,
      y: viewer.y + seen.aheadY * depth + seen.aheadX * side,
    }
    if (isRayFree(viewer, end, obstacles, blocks)) free++
  }
  return free / count
}
