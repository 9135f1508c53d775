import { distance, type Point, pathLength, pointAlong, wholePoint } from '@fray/tabletop'
import type { Fighter, PlayState } from '../state.ts'
import { costOf } from './move-plan.ts'

/** The first part of a path, up to a length. */
export function pathUpTo(points: readonly Point[], length: number): Point[] {
  const way = [points[0]!]
  let left = length
  for (const next of points.slice(1)) {
    const leg = distance(way.at(-1)!, next)
    if (leg >= left) break
    way.push(next)
    left -= leg
  }
  const { x, y } = pointAlong(points, length)
  return [...way, wholePoint(x, y)]
}

/** Tolerance for using up a potential: half a hundredth of a millimetre. */
const EXACT = 0.5

/**
 * CF-MOVE-02, CF-OBSTACLE-05: how far along a path a potential reaches, with encumbered ground counted twice. 0 for a
 * path or a potential that is not a number.
 */
export function affordableLength(play: PlayState, mover: Fighter, points: readonly Point[], potential: number): number {
  let length = Math.min(potential, pathLength(points))
  while (length > 0) {
    const excess = costOf(play, mover, pathUpTo(points, length)) - potential
    if (excess <= EXACT) return length
    // On encumbered ground only half of the excess has to be taken back.
    length -= Math.max(excess / 2, EXACT)
  }
  return 0
}
