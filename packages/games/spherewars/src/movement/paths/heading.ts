import { distance, type Point, pointTowards, wholePoint } from '@fray/tabletop'
import type { Play } from '../../state.ts'

/** Gets the place at a distance along a heading. */
export function straightOn(from: Point, heading: Point, length: number): Point {
  const { x, y } = pointTowards(from, { x: from.x + heading.x, y: from.y + heading.y }, length)
  return wholePoint(x, y)
}

/**
 * Gets the distance a base can go along a heading before it touches the table's edge. Moving along an edge never
 * reaches it.
 */
export function lengthToEdge(play: Play, radius: number, from: Point, heading: Point): number {
  const { width, depth } = play.setup
  const times = Math.min(
    timesTo(from.x, heading.x, radius, width - radius),
    timesTo(from.y, heading.y, radius, depth - radius),
  )
  return Math.max(0, times * distance({ x: 0, y: 0 }, heading))
}

/** Gets how often a step fits between a place and the limit it moves toward. */
function timesTo(from: number, step: number, low: number, high: number): number {
  if (step === 0) return Number.MAX_SAFE_INTEGER
  return ((step > 0 ? high : low) - from) / step
}
