import {
  type Contour,
  type Direction,
  distance,
  firstCollision,
  firstHit,
  footprint,
  gap,
  type Point,
  pathLength,
  quarterTurn,
  quarterTurnBack,
  shortestRoute,
  verticesOf,
  wholePoint,
} from '@fray/tabletop'
import type { FlightObstacles } from '../../morale/flight-obstacles.ts'
import type { Combatant, Play } from '../../state.ts'
import { firstPart } from '../move-allowance.ts'
import { lengthToEdge } from './heading.ts'
import { movingBase } from './obstruction.ts'

/** A path past one side of an obstacle, as far as the runner gets. */
export interface Detour {
  readonly points: readonly Point[]
  /** SW-FLEE-08: it ends at the table's edge. */
  readonly leavesTable: boolean
}

/** Distance from an obstacle's side, so that rounding never brings the centre back into it. */
const CLEARANCE = 2

/**
 * SW-FLEE-10, -11: the shortest way round an obstacle on one side to where the old direction is free again; as much of it
 * as the runner has distance left for. Null if there is no way there or it would touch an enemy.
 */
export function detour(
  play: Play,
  runner: Combatant,
  heading: Direction,
  obstacle: Contour,
  side: 'left' | 'right',
  left: number,
  { traps, solids }: FlightObstacles,
): Detour | null {
  const { base } = runner.profile
  const blocking = blockedWith(obstacle, solids, 2 * base.radius)
  for (const place of flanks(play, runner, heading, side, blocking)) {
    const route = shortestRoute(base, runner.at, place, solids)
    if (!route) continue
    const walked = walk(play, runner, route.points, left)
    return firstCollision(footprint(base, runner.at), walked.points, traps) ? null : walked
  }
  return null
}

/** The obstacle and all that stands so close to it, and to each other, that the runner cannot pass between. */
function blockedWith(obstacle: Contour, solids: readonly Contour[], width: number): Contour[] {
  const found = [obstacle]
  for (let i = 0; i < found.length; i++) {
    for (const other of solids) if (!found.includes(other) && gap(found[i]!, other) < width) found.push(other)
  }
  return found
}

/** Places beside the corners of what blocks the way, on one side of the runner, from which it is free; nearest first. */
function flanks(
  play: Play,
  { at, profile }: Combatant,
  heading: Direction,
  side: 'left' | 'right',
  blocking: readonly Contour[],
): Point[] {
  const length = distance({ x: 0, y: 0 }, heading)
  const across = side === 'left' ? quarterTurnBack(heading) : quarterTurn(heading)
  const [acrossX, acrossY] = [across.x / length, across.y / length]
  const aside = ({ x, y }: Point) => (x - at.x) * acrossX + (y - at.y) * acrossY
  const far = (play.setup.width + play.setup.depth) / length
  const isFree = (place: Point) => {
    const base = movingBase(place, profile.base.radius)
    return firstHit(base, heading.x * far, heading.y * far, blocking).time > 1
  }
  return blocking
    .flatMap((contour) => {
      const reach = contour.radius + profile.base.radius + CLEARANCE
      return verticesOf(contour).map(({ x, y }) => wholePoint(x + acrossX * reach, y + acrossY * reach))
    })
    .filter((place) => aside(place) > 0 && isFree(place))
    .sort((a, b) => aside(a) - aside(b))
}

/** As much of a way as the distance allows and the table has room for. */
function walk(play: Play, runner: Combatant, points: readonly Point[], longest: number): Detour {
  let walked = 0
  for (let i = 1; i < points.length && walked < longest; i++) {
    const from = points[i - 1]!
    const to = points[i]!
    const leg = distance(from, to)
    const room = lengthToEdge(play, runner.profile.base.radius, from, { x: to.x - from.x, y: to.y - from.y })
    if (room <= Math.min(leg, longest - walked)) {
      return { points: firstPart(points, walked + room), leavesTable: true }
    }
    walked += leg
  }
  return { points: firstPart(points, Math.min(longest, pathLength(points))), leavesTable: false }
}
