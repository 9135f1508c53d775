import { Random } from '@fray/kernel'
import type { Ring } from '@fray/tabletop'
import { polygonCentroid, polygonContains } from 'd3-polygon'
import { mm } from '../drawing-units.ts'

/** A round thing in a piece of scenery: a tree, a stone. Millimetres. */
export interface Blob {
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
export function scatter(ring: Ring, seed: string, size: number, spacing: number): Blob[] {
  const corners = cornersOf(ring)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const random = Random.seeded(seed)
  const share = () => random.between(0, 1000) / 1000
  const wanted = Math.min(160, Math.ceil(((right - left) * (bottom - top)) / (spacing * spacing)))
  const blobs: Blob[] = []
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
function holds(corners: Corner[], { x, y, radius }: Blob): boolean {
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
export function shrunk(ring: Ring, share: number): Corner[] {
  const corners = cornersOf(ring)
  const [middleX, middleY] = polygonCentroid(corners)
  return corners.map(([x, y]) => [middleX + (x - middleX) * share, middleY + (y - middleY) * share])
}
