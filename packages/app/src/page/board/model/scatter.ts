import { Random } from '@fray/kernel'
import type { Ring } from '@fray/tabletop'
import { polygonArea, polygonCentroid, polygonContains } from 'd3-polygon'
import { mm } from './drawing-units.ts'

/** A round thing in a piece of scenery: a tree, a stone. Millimetres. */
export interface GroundBlob {
  readonly x: number
  readonly y: number
  readonly radius: number
}

type Corner = [x: number, y: number]

/** Tries per blob before the area counts as full. */
const TRIES = 14
/** How much of its radius a blob must have inside the area. */
const FRINGE = 0.8

export function cornersOf(ring: Ring): Corner[] {
  return ring.map(({ x, y }) => [mm(x), mm(y)])
}

/** Blobs of a size strewn over an area without crowding, the same for the same piece every time it is drawn. */
export function scatter(ring: Ring, seed: string, size: number, spacing: number): GroundBlob[] {
  const corners = roundCorners(ring)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const random = Random.fromSeed(seed)
  const share = () => random.between(0, 1000) / 1000
  const wanted = Math.min(160, Math.ceil(((right - left) * (bottom - top)) / (spacing * spacing)))
  const blobs: GroundBlob[] = []
  for (let tries = 0; tries < wanted * TRIES && blobs.length < wanted; tries++) {
    const blob = {
      x: left + share() * (right - left),
      y: top + share() * (bottom - top),
      radius: size * (0.6 + 0.8 * share()),
    }
    if (!holds(corners, blob)) continue
    if (blobs.every((other) => Math.hypot(other.x - blob.x, other.y - blob.y) > spacing * 0.8)) blobs.push(blob)
  }
  return blobs.sort((a, b) => a.y - b.y)
}

/** Whether a blob lies within the corners, but for a fringe. */
function holds(corners: Corner[], { x, y, radius }: GroundBlob): boolean {
  const reach = radius * FRINGE
  const rim: Corner[] = [
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ]
  return rim.every((place) => polygonContains(corners, place))
}

/** The corners drawn in towards the middle: the next contour of a hill, the inner edge of a roof. */
export function shrink(ring: Ring, share: number): Corner[] {
  const corners = cornersOf(ring)
  const [middleX, middleY] = polygonCentroid(corners)
  return corners.map(([x, y]) => [middleX + (x - middleX) * share, middleY + (y - middleY) * share])
}

/** A ring of no more corners is a box or the like, and not drawn by nature. */
const BOXY = 8
/** About how far from a corner its rounding begins, as a share of the width of a square as large as the piece. */
const ROUNDING = 0.3

/** The corners of a piece; nature rounds those of boxes. */
function roundCorners(ring: Ring): Corner[] {
  const corners = cornersOf(ring)
  if (corners.length > BOXY) return corners
  const places = pointsAlong(ring, true, CORNERS)
  const side = Math.sqrt(Math.abs(polygonArea(corners)))
  const reach = Math.min(Math.round((ROUNDING * side) / CORNERS), Math.floor(places.length / 8))
  return places.map((_, i) =>
    middleOf(Array.from({ length: 2 * reach + 1 }, (_, k) => places.at((i + k - reach) % places.length)!)),
  )
}

function middleOf(places: readonly { readonly x: number; readonly y: number }[]): Corner {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length
  return [sum(places.map(({ x }) => x)), sum(places.map(({ y }) => y))]
}

/** How far a natural edge lies within the exact one at most, as a share of the way to the middle. */
const UNEVEN = 0.16
/** About how far apart the corners of a natural edge are, in millimetres. */
const CORNERS = 9

/**
 * An edge as nature makes it, within the corners drawn in by a share: pieces that the rules know as circles and boxes
 * look like ground, and their exact edge is drawn beside it. It is the same for the same piece every time it is drawn.
 */
export function roughen(ring: Ring, seed: string, share: number): Corner[] {
  const [middleX, middleY] = polygonCentroid(cornersOf(ring))
  const random = Random.fromSeed(seed)
  const phase = () => (random.between(0, 359) * Math.PI) / 180
  const waves = [2, 3, 5].map((count) => ({ count, phase: phase() }))
  const edge =
    ring.length > BOXY ? pointsAlong(ring, true, CORNERS).map(({ x, y }): Corner => [x, y]) : roundCorners(ring)
  return edge.map(([x, y]) => {
    const angle = Math.atan2(y - middleY, x - middleX)
    const wave = waves.reduce((sum, ripple) => sum + Math.sin(ripple.count * angle + ripple.phase), 0) / waves.length
    const reach = share * (1 - (UNEVEN * (1 + wave)) / 2)
    return [middleX + (x - middleX) * reach, middleY + (y - middleY) * reach]
  })
}

/** Places in rows within an area, so far apart, each with so much room to the edge. */
export function gridPoints(ring: Ring, spacing: number, room: number): { readonly x: number; readonly y: number }[] {
  const corners = cornersOf(ring)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const places: { x: number; y: number }[] = []
  for (let y = top + room; y <= bottom - room; y += spacing) {
    for (let x = left + room; x <= right - room; x += spacing) {
      if (holds(corners, { x, y, radius: room })) places.push({ x, y })
    }
  }
  return places
}

/** Places along a line, about so far apart, its corners among them. */
export function pointsAlong(
  ring: Ring,
  closed: boolean,
  spacing: number,
): { readonly x: number; readonly y: number }[] {
  return edgesOf(ring, closed).flatMap(([[fromX, fromY], [toX, toY]], i, all) => {
    const count = Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / spacing))
    const last = !closed && i === all.length - 1
    return Array.from({ length: last ? count + 1 : count }, (_, k) => ({
      x: fromX + ((toX - fromX) * k) / count,
      y: fromY + ((toY - fromY) * k) / count,
    }))
  })
}

/** Strokes down from a line, as mapmakers draw slopes: inwards of a ring or, if `length` is negative, outwards. */
export function hachures(ring: Ring, spacing: number, length: number, closed = true): string {
  return edgesOf(ring, closed)
    .flatMap(([[fromX, fromY], [toX, toY]]) => {
      const whole = Math.hypot(toX - fromX, toY - fromY) || 1
      const [downX, downY] = [(-(toY - fromY) / whole) * length, ((toX - fromX) / whole) * length]
      const count = Math.max(1, Math.round(whole / spacing))
      return Array.from({ length: count }, (_, k) => {
        const share = (k + 0.5) / count
        const stroke = k % 2 === 0 ? 1 : 0.6
        return `M${fromX + (toX - fromX) * share},${fromY + (toY - fromY) * share}l${downX * stroke},${downY * stroke}`
      })
    })
    .join('')
}

function edgesOf(ring: Ring, closed: boolean): [Corner, Corner][] {
  const corners = cornersOf(ring)
  const ends = closed ? corners : corners.slice(0, -1)
  return ends.map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner])
}
