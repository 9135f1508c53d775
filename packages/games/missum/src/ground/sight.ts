import { type Contour, containsPoint, distance, type Point, squaredDistanceToSegment } from '@fray/tabletop'
import { contoursOf, figurePosesOf } from '../body.ts'
import { isFlying, isLegion, isUnder, type Present, present } from '../roster.ts'
import type { State } from '../state.ts'
import { mm } from '../units.ts'
import type { Piece, Terrain } from './piece.ts'
import { contoursOfPiece, LEVEL, levelOf } from './terrain.ts'

/** MI-SIGHT-01: the depth of woods that a line of sight may cross. */
const THICKETS: Partial<Record<Terrain, number>> = { openWoods: mm(75), orchard: mm(75), denseWoods: mm(25) }
const OPAQUE: readonly Terrain[] = ['town', 'village', 'stockade']

/** MI-SIGHT-02: only their own side sees cloaked legions. */
export function isHidden(state: State, unit: Present): boolean {
  return isUnder(state, unit, 'cloak')
}

/** MI-MISSILE-01, MI-SIGHT-01: whether at least one figure of a unit sees a figure of another. */
export function canSee(state: State, viewer: Present, target: Present): boolean {
  if (isHidden(state, target)) return false
  if (target.height > LEVEL) return true
  const wanted = sampleFigures(figurePosesOf(target.body))
  return sampleFigures(figurePosesOf(viewer.body)).some((eye) =>
    wanted.some((place) => isClear(state, viewer, eye, place, levelOf(state, target, place), target)),
  )
}

/**
 * Whether the straight line from a figure to a place is free of opaque terrain, higher ground and bases at its height.
 */
export function isClear(
  state: State,
  viewer: Present,
  eye: Point,
  place: Point,
  placeLevel: number,
  target?: Present,
): boolean {
  const eyeLevel = levelOf(state, viewer, eye)
  const higher = Math.max(eyeLevel, placeLevel)
  const lower = Math.min(eyeLevel, placeLevel)
  const depths = [viewer.troop.base.depth / 2, target ? target.troop.base.depth / 2 : 0] as const
  for (const piece of state.pieces) if (blocks(piece, eye, place, higher, depths)) return false
  for (const other of present(state)) {
    if (other === viewer || other === target || !isLegion(other)) continue
    if (!isOnWay(contoursOf(other.body), eye, place)) continue
    if (isHidden(state, other)) continue
    const level = levelOf(state, other, contoursOf(other.body)[0]!)
    // From one level higher than the bases between, a figure sees over them.
    if (level + 1 <= higher || level < lower) continue
    // MI-SITUATION-07: a flyer above both of them hides nothing.
    if (isFlying(other) && level > higher) continue
    return false
  }
  return true
}

/** Whether the straight line between two places crosses any of some blocks; most of them are nowhere near it. */
function isOnWay(blocks: readonly Contour[], eye: Point, place: Point): boolean {
  return blocks.some((block) => mayCross(block, eye, place) && crossedLength(block.xs, block.ys, eye, place) > 0)
}

/** Whether the line comes into the circle round a contour. */
function mayCross({ x, y, reach }: Contour, eye: Point, place: Point): boolean {
  return squaredDistanceToSegment(x, y, eye.x, eye.y, place.x, place.y) <= (reach + 1) * (reach + 1)
}

function blocks(piece: Piece, eye: Point, place: Point, higher: number, depths: readonly [number, number]): boolean {
  const allowed = THICKETS[piece.terrain]
  const opaque = OPAQUE.includes(piece.terrain)
  const ridge = piece.terrain === 'hill' && (piece.level ?? 1) > higher
  if (allowed === undefined && !opaque && !ridge) return false
  if (!piece.closed) return contoursOfPiece(piece).some(({ xs, ys }) => meets(xs, ys, eye, place))
  const [outline] = contoursOfPiece(piece)
  const inside = mayCross(outline!, eye, place) ? crossedLength(outline!.xs, outline!.ys, eye, place) : 0
  if (allowed !== undefined) return inside - underBases(piece, eye, place, depths) > allowed
  // Figures in a village see out of it, and are seen.
  if (opaque && (isIn(piece, eye) || isIn(piece, place))) return false
  return inside > 0
}

/** Sight runs from base to base, as shots do (MI-RANGE-02): ground under the bases themselves does not count. */
function underBases(piece: Piece, eye: Point, place: Point, [ours, theirs]: readonly [number, number]): number {
  return (isIn(piece, eye) ? ours : 0) + (isIn(piece, place) ? theirs : 0)
}

function isIn(piece: Piece, place: Point): boolean {
  return containsPoint(contoursOfPiece(piece)[0]!, place)
}

/** Gets how much of the line from one place to another lies inside a polygon. */
export function crossedLength(xs: readonly number[], ys: readonly number[], from: Point, to: Point): number {
  const cuts = [0, 1]
  const length = distance(from, to)
  if (length === 0) return 0
  for (let i = 0; i < xs.length; i++) {
    const time = cut(xs, ys, i, from, to)
    if (time !== undefined) cuts.push(time)
  }
  cuts.sort((a, b) => a - b)
  let inside = 0
  for (let i = 1; i < cuts.length; i++) {
    const [before, after] = [cuts[i - 1]!, cuts[i]!]
    if (after <= before) continue
    const middle = (before + after) / 2
    if (hasInside(xs, ys, from.x + (to.x - from.x) * middle, from.y + (to.y - from.y) * middle))
      inside += after - before
  }
  return inside * length
}

/** Gets where the line meets edge i, from 0 at its start to 1 at its end. */
function cut(xs: readonly number[], ys: readonly number[], i: number, from: Point, to: Point): number | undefined {
  const next = (i + 1) % xs.length
  const [edgeX, edgeY] = [xs[next]! - xs[i]!, ys[next]! - ys[i]!]
  const [wayX, wayY] = [to.x - from.x, to.y - from.y]
  const cross = wayX * edgeY - wayY * edgeX
  if (cross === 0) return undefined
  const [gapX, gapY] = [xs[i]! - from.x, ys[i]! - from.y]
  const time = (gapX * edgeY - gapY * edgeX) / cross
  const along = (gapX * wayY - gapY * wayX) / cross
  return time > 0 && time < 1 && along >= 0 && along <= 1 ? time : undefined
}

function meets(xs: readonly number[], ys: readonly number[], from: Point, to: Point): boolean {
  return cut(xs.slice(0, 2), ys.slice(0, 2), 0, from, to) !== undefined
}

function hasInside(xs: readonly number[], ys: readonly number[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    if (ys[i]! > y === ys[j]! > y) continue
    if (x < ((xs[j]! - xs[i]!) * (y - ys[i]!)) / (ys[j]! - ys[i]!) + xs[i]!) inside = !inside
  }
  return inside
}

/** Samples the ends and the middle of a body: more figures see nothing else. */
function sampleFigures<T>(figures: readonly T[]): readonly T[] {
  if (figures.length <= 5) return figures
  const last = figures.length - 1
  return [figures[0]!, figures[last >> 2]!, figures[last >> 1]!, figures[(last * 3) >> 2]!, figures[last]!]
}
