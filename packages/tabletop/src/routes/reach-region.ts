import { circlesApart } from '../contact/gap.ts'
import { type Mover, moverOf, putMover } from '../paths/mover.ts'
import { firstHit } from '../paths/path.ts'
import { arcAngle, cosine, FULL_TURN, sine } from '../plane/angle.ts'
import { lengthOf, type Point, wholePoint } from '../plane/point.ts'
import { OVERLAP_TOLERANCE } from '../plane/units.ts'
import { type Base, circumscribedRadius, type Pose } from '../shapes/base.ts'
import { type Contour, discContour } from '../shapes/contour.ts'
import { closeSlits, type Region, toClockwise, unite } from '../shapes/region.ts'
import { exploreDetours } from './detour.ts'

/** Rays of the full star round the start: neighbours are four degrees apart, which looks round. */
const RAYS = 90
/** Neighbouring rays that differ by more than this (in hundredths) are refined, up to a maximum number of times. */
const JUMP = 300
const HALVINGS = 5
/** Sectors of the circle round a bend, each examined once, and the number of places in each. */
const SECTORS = 36
const SECTOR = FULL_TURN / SECTORS
const PLACES = 3
/** Strips begin this far outwards of the first tangent, so that they overlap the area seen from the previous bend. */
const LEAD = SECTOR / 3

/**
 * The ground that the centre of a base with a fixed facing can reach within an allowance, for drawing. It is sampled,
 * and may be a few millimetres off at its edge; `reachable` decides.
 *
 * The region is the union of the areas visible, within the rest of the allowance, from the start and from every place
 * where a shortest path bends. A path leaves a bend along its tangent, so a bend adds the strip that the tangents sweep
 * as the path runs on round it; a sharp corner adds everything visible from it.
 */
export function reachRegion(base: Base, from: Pose, allowance: number, obstacles: readonly Contour[]): Region {
  const mover = moverOf(base, from)
  const within = discContour(from.x, from.y, allowance + circumscribedRadius(base))
  const near = obstacles.filter((obstacle) => !circlesApart(within, obstacle, 0))
  const seen: Point[][] = [starRound(mover, from, allowance, near)]
  const swept = new SweptSectors()
  exploreDetours(mover, from, near, OVERLAP_TOLERANCE, allowance, (x, y, travelled, bend, sense) => {
    if (bend.radius === 0) {
      seen.push(starRound(mover, bend, allowance - travelled, near))
      return true
    }
    const arm = { x: x - bend.x, y: y - bend.y }
    const turning: BendRun = { mover, bend, arm, sense, left: allowance - travelled, obstacles: near }
    const isNew = !swept.has(turning, 0)
    if (isNew) seen.push(leadIn(turning))
    for (let i = 0; i < SECTORS && swept.add(turning, i); i++) {
      const { outline, stuck } = stripRound(turning, i * SECTOR)
      seen.push(outline)
      if (stuck) break
    }
    return isNew
  })
  // All outlines must run the same way round, or they would cancel out in the union.
  return closeSlits(unite(seen.filter((outline) => outline.length > 2).map(toClockwise)))
}

/** A path that runs round a bend: its arrival, its direction, and the distance left. */
interface BendRun {
  readonly mover: Mover
  readonly bend: Point & { readonly radius: number }
  /** From the centre of the bend to the arrival of the path. */
  readonly arm: Point
  /** Positive: anticlockwise to the reader. */
  readonly sense: number
  readonly left: number
  readonly obstacles: readonly Contour[]
}

/**
 * The sectors of each bend that the tangents have swept already. Paths arrive in order of length, so a later one adds
 * something only if it begins earlier in a sector.
 */
class SweptSectors {
  readonly #from = new Map<string, number>()

  has(turning: BendRun, index: number): boolean {
    return this.#from.has(keyOf(turning, index))
  }

  /** Returns false if the whole of the sector, as far as this path runs in it, was swept before. */
  add(turning: BendRun, index: number): boolean {
    const key = keyOf(turning, index)
    const begins = index === 0 ? startInSector(turning) : 0
    const before = this.#from.get(key)
    if (before !== undefined && before <= begins + SAME) return false
    this.#from.set(key, begins)
    return true
  }
}

/** Beginnings this close (as a share of a sector) count as one. */
const SAME = 0.05

/** The position at which a path arrives on its bend, in sectors clockwise from the east. */
function arrivalOf({ arm }: BendRun): number {
  return arcAngle(arm.x, arm.y) / SECTOR + SECTORS
}

function keyOf(turning: BendRun, index: number): string {
  const { bend, sense } = turning
  const sector = (Math.floor(arrivalOf(turning)) + SECTORS + (sense > 0 ? -index : index)) % SECTORS
  return `${bend.x} ${bend.y} ${bend.radius} ${sense} ${sector}`
}

/** The part of its first sector that lies behind a path when it arrives, as a share. */
function startInSector(turning: BendRun): number {
  const arrival = arrivalOf(turning)
  const share = arrival - Math.floor(arrival)
  return turning.sense > 0 ? 1 - share : share
}

/** A straight leg that leaves a bend along its tangent. */
interface Leg {
  readonly turn: number
  readonly from: Point
  readonly to: Point
}

/**
 * The strip that the tangents sweep while a path runs on round a bend for one sector; `stuck` if it cannot run on to
 * the end.
 */
function stripRound(turning: BendRun, start: number): { readonly outline: Point[]; readonly stuck: boolean } {
  const legs: Leg[] = []
  let stuck = false
  for (let place = 0; place <= PLACES && !stuck; place++) {
    const wanted = start + (place * SECTOR) / PLACES
    const turn = freeTurn(turning, wanted, SECTOR / PLACES)
    stuck = turn < wanted
    const leg = legAt(turning, turn)
    const before = legs.at(-1)
    if (before) refineLegs(turning, before, leg, HALVINGS, legs)
    legs.push(leg)
  }
  return { outline: [...legs.map(({ from }) => from), ...legs.map(({ to }) => to).reverse()], stuck }
}

/** Adds legs between two that end at very different distances: an obstacle begins or ends between them. */
function refineLegs(turning: BendRun, from: Leg, to: Leg, halvings: number, legs: Leg[]): void {
  if (halvings === 0 || Math.abs(lengthOfLeg(from) - lengthOfLeg(to)) < JUMP) return
  const middle = legAt(turning, (from.turn + to.turn) / 2)
  refineLegs(turning, from, middle, halvings - 1, legs)
  legs.push(middle)
  refineLegs(turning, middle, to, halvings - 1, legs)
}

function lengthOfLeg({ from, to }: Leg): number {
  return lengthOf(to.x - from.x, to.y - from.y)
}

/**
 * The wanted turn if the mover can run on to it and stand there; otherwise the largest possible one, to within a step.
 */
function freeTurn({ mover, bend, arm, sense, left, obstacles }: BendRun, wanted: number, step: number): number {
  const isFree = (turn: number): boolean => {
    const { x, y } = turnedArm(arm, turn, sense)
    return firstHit(putMover(mover, bend.x + x, bend.y + y), 0, 0, obstacles).time > 1
  }
  const affordable = Math.min(wanted, left / bend.radius)
  if (wanted === 0 || isFree(affordable)) return affordable
  let free = Math.max(0, wanted - step)
  for (let part = step / 2; part > step / 20; part /= 2) {
    if (free + part < affordable && isFree(free + part)) free += part
  }
  return free
}

/** The leg of a mover that leaves the bend after a turn, as far as it gets. */
function legAt({ mover, bend, arm, sense, left, obstacles }: BendRun, turn: number): Leg {
  const out = turnedArm(arm, turn, sense)
  const length = lengthOf(out.x, out.y)
  const heading = sense > 0 ? { x: out.y / length, y: -out.x / length } : { x: -out.y / length, y: out.x / length }
  const from = { x: bend.x + out.x, y: bend.y + out.y }
  return {
    turn,
    from: wholePoint(from.x, from.y),
    to: endOfMove(mover, from, heading, left - turn * bend.radius, obstacles),
  }
}

/** A narrow wedge outwards of the first tangent. */
function leadIn(turning: BendRun): Point[] {
  const { from, to } = legAt(turning, 0)
  const { mover, sense, left, obstacles } = turning
  const length = lengthOf(to.x - from.x, to.y - from.y)
  if (length === 0) return []
  const ahead = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  return [from, to, endOfMove(mover, from, turnedArm(ahead, LEAD, -sense), left, obstacles)]
}

/** The point where a base moving along a heading stops. */
function endOfMove(mover: Mover, from: Point, heading: Point, reach: number, obstacles: readonly Contour[]): Point {
  const hit = firstHit(putMover(mover, from.x, from.y), heading.x * reach, heading.y * reach, obstacles)
  const share = reach * Math.min(1, hit.time)
  return wholePoint(from.x + heading.x * share, from.y + heading.y * share)
}

/** An arm turned through an angle, anticlockwise to the reader if `sense` is positive. */
function turnedArm(arm: Point, turn: number, sense: number): Point {
  const along = cosine(turn)
  const across = sense > 0 ? -sine(turn) : sine(turn)
  return { x: arm.x * along - arm.y * across, y: arm.x * across + arm.y * along }
}

const COMPASS: readonly Point[] = Array.from({ length: RAYS }, (_, i) => {
  const angle = (i * FULL_TURN) / RAYS
  return { x: cosine(angle), y: sine(angle) }
})

/** A line of sight: its direction, and the share of the reach it gets. */
interface Ray {
  readonly x: number
  readonly y: number
  readonly share: number
}

/** The ends of a base's moves from a place in every direction, with more rays where they change abruptly. */
function starRound(mover: Mover, centre: Point, reach: number, obstacles: readonly Contour[]): Point[] {
  const there = putMover(mover, centre.x, centre.y)
  const cast = (x: number, y: number): Ray => ({
    x,
    y,
    share: Math.min(1, firstHit(there, x * reach, y * reach, obstacles).time),
  })
  const coarse = COMPASS.map(({ x, y }) => cast(x, y))
  const rays: Ray[] = []
  coarse.forEach((ray, i) => {
    rays.push(ray)
    refine(ray, coarse[(i + 1) % RAYS]!, reach, cast, HALVINGS, rays)
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
