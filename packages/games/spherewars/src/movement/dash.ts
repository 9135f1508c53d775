import { type Direction, footprint, type Point, slideToContact } from '@fray/tabletop'
import { barriersFor } from '../ground/ground.ts'
import { baseOf, isFlyer } from '../ground/surroundings.ts'
import { type Combatant, isStanding, type Play } from '../state.ts'
import { lengthToEdge, straightOn } from './paths/heading.ts'
import { untilItMayRest } from './paths/resting-place.ts'

/**
 * SW-PURSUIT-10, SW-SUMM-04: moves straight on, stopping early only at a base, an impassable piece or the edge. Returns
 * the path; ephemeral enemies on it are left to the caller.
 */
export function dash(play: Play, runner: Combatant, heading: Direction, longest: number): readonly Point[] {
  const { at, profile } = runner
  // A flyer cannot leave an upper floor.
  if (isFlyer(runner) && runner.floor > 0) return [at]
  const room = Math.min(longest, lengthToEdge(play, profile.base.radius, at, heading))
  const snap = slideToContact(footprint(profile.base, at), heading, room, [
    ...play.state.combatants.filter((combatant) => isInTheWay(combatant, runner)).map(baseOf),
    ...barriersFor(play, runner),
  ])
  const end = snap ? { x: snap.pose.x, y: snap.pose.y } : straightOn(at, heading, room)
  const way = untilItMayRest(play, runner, [at, end])
  runner.at = way[way.length - 1]!
  return way
}

function isInTheWay(other: Combatant, { id, floor }: Combatant): boolean {
  return isStanding(other) && other.id !== id && other.floor === floor && !other.profile.ephemeral
}
