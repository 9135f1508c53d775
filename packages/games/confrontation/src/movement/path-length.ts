import { distance, type Point, pathLength, pointAlong, wholePoint } from '@fray/tabletop'
import type { Fighter, PlayState } from '../state.ts'
import { costOf } from './move-plan.ts'

/** The first part of a way, so long. */
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

/** What may be left of a potential when a way is said to be gone as far as it allows: half a hundredth of a millimetre. */
const EXACT = 0.5

/**
 * CF-MOVE-02, CF-OBSTACLE-05: how far along a way a potential takes somebody, encumbered ground counted twice. Nobody goes
 * anywhere along a way or with a potential that is not a number.
 */
export function lengthAfforded(play: PlayState, mover: Fighter, points: readonly Point[], potential: number): number {
  let length = Math.min(potential, pathLength(points))
  while (length > 0) {
    const excess = costOf(play, mover, pathUpTo(points, length)) - potential
    if (excess <= EXACT) return length
    // Where every centimetre counts twice, half of what is too much is to be taken back.
    length -= Math.max(excess / 2, EXACT)
  }
  return 0
}
