import { type Point, pathLength } from '@fray/tabletop'
import { mayStandAt } from '../../ground/ground.ts'
import { baseUnder, isFlyer } from '../../ground/surroundings.ts'
import type { Combatant, Play } from '../../state.ts'
import { firstPart } from '../move-allowance.ts'

/** How finely a way is searched backwards; so little short of a base is still in contact with it (SW-BASE-04). */
const STEP = 10

/**
 * SW-BASE-05, SW-SCENERY-16, -18, SW-FLY-10, -12: a way that nobody chose, cut off where the mover may last come to rest:
 * not on a base, across a wall or a lineal piece, nor over what is impassable to it.
 */
export function untilItMayRest(play: Play, mover: Combatant, way: readonly Point[]): readonly Point[] {
  if (mayRest(play, mover, way)) return way
  for (let length = pathLength(way) - STEP; length > 0; length -= STEP) {
    const part = firstPart(way, length)
    if (mayRest(play, mover, part)) return part
  }
  return [way[0]!]
}

function mayRest(play: Play, mover: Combatant, way: readonly Point[]): boolean {
  const end = way[way.length - 1]!
  if (baseUnder(play, mover, end)) return false
  return mayStandAt(play, mover, end, isFlyer(mover) ? way : undefined)
}
