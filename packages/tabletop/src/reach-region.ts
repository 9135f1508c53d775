import { FillRule, simplifyPaths, union } from 'clipper2-ts'
import { arcAngle, cosine, FULL_TURN, sine } from './angle.ts'
import { type Base, circumscribedRadius } from './base.ts'
import { type Contour, discContour, signedArea } from './contour.ts'
import { exploreDetours } from './detour.ts'
import { circlesApart } from './gap.ts'
import { firstHit } from './path.ts'
import { lengthOf, type Point, wholePoint } from './point.ts'
import { OVERLAP_TOLERANCE, whole } from './units.ts'

/** Rays of the full star round the start: neighbours are four degrees apart, which looks round. */
const RAYS = 90
/** Where neighbouring rays differ by this much (in hundredths), they are refined, so many times at most. */
const JUMP = 300
const HALVINGS = 4
/** Bends are looked at once in each of so many sectors of the circle they run round. */
const SECTORS = 36
const SECTOR = FULL_TURN / SECTORS
/** The rays of a wedge, and its angle: a little more than a sector, so that neighbours overlap. */
const WEDGE_RAYS = 6
const WEDGE = 1.25 * SECTOR
/** Corners this close (in hundredths) to a straight line are left out of the drawing. */
const DETAIL = 20
/** Slivers smaller than this many square hundredths come from sampling and are not drawn. */
const SMALLEST = 10_000

/**
 * The ground that the centre of a base can reach within an allowance, as polygons for drawing: clockwise outlines, and
 * anticlockwise holes. It is sampled, and may be a few millimetres off at its edge; `reachable` decides.
 *
 * What can be reached is the union of what can be seen, within what is left of the allowance, from the start and from
 * every place where a shortest path bends. A path leaves a bend along its tangent, so there a narrow wedge will do.
 */
export function reachRegion(base: Base, from: Point, allowance: number, obstacles: readonly Contour[]): Point[][] {
  const radius = circumscribedRadius(base)
  const within = discContour(from.x, from.y, allowance + radius)
  const near = obstacles.filter((obstacle) => !circlesApart(within, obstacle, 0))
  const seen = [star(radius, from, allowance, near, COMPASS, true)]
  const done = new Set<string>()
  exploreDetours(radius, from, near, OVERLAP_TOLERANCE, allowance, (x, y, travelled, bend, sense) => {
    const arm = { x: x - bend.x, y: y - bend.y }
    const first = Math.floor(arcAngle(arm.x, arm.y) / SECTOR) + 2 * SECTORS
    for (let i = 0; i < SECTORS; i++) {
      const key = `${bend.x} ${bend.y} ${bend.radius} ${sense} ${(first + (sense > 0 ? -i : i)) % SECTORS}`
      if (done.has(key)) return i > 0
      const turn = freeTurn(radius, bend, arm, sense, i * SECTOR, near)
      const left = allowance - travelled - turn * bend.radius
      if (left <= 0) break
      done.add(key)
      seen.push(wedge(radius, bend, turnedArm(arm, turn, sense), sense, left, near))
      if (turn < i * SECTOR) break
    }
    return true
  })
  return united(seen)
}

/** An arm turned through an angle, anticlockwise to the reader if `sense` is positive. */
function turnedArm(arm: Point, turn: number, sense: number): Point {
  const along = cosine(turn)
  const across = sense > 0 ? -sine(turn) : sine(turn)
  return { x: arm.x * along - arm.y * across, y: arm.x * across + arm.y * along }
}

/** The wanted turn if the mover can stand there; otherwise the largest, within the last sector, at which it can. */
function freeTurn(
  radius: number,
  centre: Point,
  arm: Point,
  sense: number,
  wanted: number,
  obstacles: readonly Contour[],
): number {
  const isFree = (turn: number): boolean => {
    const { x, y } = turnedArm(arm, turn, sense)
    return firstHit(discContour(centre.x + x, centre.y + y, radius), 0, 0, obstacles).time > 1
  }
  if (wanted === 0 || isFree(wanted)) return wanted
  let free = wanted - SECTOR
  for (let step = SECTOR / 2; step > SECTOR / 20; step /= 2) if (isFree(free + step)) free += step
  return free
}

/** What is seen from a place on a circle along its tangent and a little outwards from it. */
function wedge(
  radius: number,
  centre: Point,
  arm: Point,
  sense: number,
  reach: number,
  obstacles: readonly Contour[],
): Point[] {
  const length = lengthOf(arm.x, arm.y)
  const outX = arm.x / length
  const outY = arm.y / length
  const aheadX = sense > 0 ? outY : -outY
  const aheadY = sense > 0 ? -outX : outX
  const headings = FAN.map(({ x, y }) => ({ x: aheadX * x + outX * y, y: aheadY * x + outY * y }))
  const place = { x: centre.x + arm.x, y: centre.y + arm.y }
  const outline = [wholePoint(place.x, place.y), ...star(radius, place, reach, obstacles, headings, false)]
  // All outlines must run the same way round, lest they cancel out in the union.
  return sense > 0 ? outline : outline.reverse()
}

/** Unit vectors spread evenly over an angle. */
function fan(count: number, angle: number): Point[] {
  return Array.from({ length: count }, (_, i) => ({ x: cosine((i * angle) / count), y: sine((i * angle) / count) }))
}

const COMPASS = fan(RAYS, FULL_TURN)
const FAN = fan(WEDGE_RAYS, WEDGE)

/** A line of sight: its direction, and the share of the reach it gets. */
interface Ray {
  readonly x: number
  readonly y: number
  readonly share: number
}

/** How far a disc can move from a place along each heading (and between them, where that changes abruptly). */
function star(
  radius: number,
  centre: Point,
  reach: number,
  obstacles: readonly Contour[],
  headings: readonly Point[],
  closed: boolean,
): Point[] {
  const mover = discContour(centre.x, centre.y, radius)
  const around = discContour(centre.x, centre.y, reach + radius)
  const near = obstacles.filter((obstacle) => !circlesApart(around, obstacle, 0))
  const cast = (x: number, y: number): Ray => ({
    x,
    y,
    share: Math.min(1, firstHit(mover, x * reach, y * reach, near).time),
  })
  const coarse = headings.map(({ x, y }) => cast(x, y))
  const rays: Ray[] = []
  coarse.forEach((ray, i) => {
    rays.push(ray)
    const next = coarse[i + 1] ?? (closed ? coarse[0] : undefined)
    if (next) refine(ray, next, reach, cast, HALVINGS, rays)
  })
  return rays.map(({ x, y, share }) => wholePoint(centre.x + x * reach * share, centre.y + y * reach * share))
}

/** Adds rays between two whose ends lie at very different distances: an obstacle begins or ends between them. */
function refine(
  from: Ray,
  to: Ray,
  reach: number,
  cast: (x: number, y: number) => Ray,
  halvings: number,
  rays: Ray[],
): void {
  if (halvings === 0 || Math.abs(from.share - to.share) * reach < JUMP) return
  const length = lengthOf(from.x + to.x, from.y + to.y)
  const middle = cast((from.x + to.x) / length, (from.y + to.y) / length)
  refine(from, middle, reach, cast, halvings - 1, rays)
  rays.push(middle)
  refine(middle, to, reach, cast, halvings - 1, rays)
}

function united(outlines: Point[][]): Point[][] {
  const regions = simplifyPaths(union(outlines, FillRule.NonZero), DETAIL)
  return regions
    .map((region) => region.map(({ x, y }) => ({ x: whole(x), y: whole(y) })))
    .filter((region) => region.length > 2 && Math.abs(signedArea(region)) > SMALLEST)
}

/** Whether a point lies in a region of outlines and holes. */
export function regionHas(region: readonly (readonly Point[])[], point: Point): boolean {
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

/** The area of a region, holes taken off. */
export function regionArea(region: readonly (readonly Point[])[]): number {
  return region.reduce((sum, outline) => sum + signedArea(outline), 0)
}

/** The point of a region's outlines nearest to a point: where a drag beyond the region should stick. */
export function nearestInRegion(region: readonly (readonly Point[])[], point: Point): Point | undefined {
  if (regionHas(region, point)) return point
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
