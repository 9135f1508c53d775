import { direction, firstCollision, type Point, pathLength } from '@fray/tabletop'
import { contourOf, movingBase } from '../ground/bodies.ts'
import { obstaclesFor } from '../ground/obstacles.ts'
import { courseNearest, coursesTo } from '../machines/rolling.ts'
import { costOf, fitsAt, obstructionRefusal } from '../movement/move-plan.ts'
import { pathUpTo } from '../movement/path-length.ts'
import type { Fighter, PlayState, Stance } from '../state.ts'
import type { Arrival } from './arrival.ts'
import { type AssaultPath, afterSliding } from './measure.ts'

/**
 * CF-MACHINE-18, CF-CHARGE-05: the shortest path a machine can roll to a place against a target. Its front must meet
 * the edge within 45°; it squares up on contact.
 */
export function rollingPath(
  play: PlayState,
  machine: Fighter,
  arrival: Arrival,
  limit: number,
): AssaultPath | undefined {
  const { stance, target, slides } = arrival
  const obstacles = obstaclesFor(play, machine)
    .filter((obstacle) => obstacle !== contourOf(target))
    .map((obstacle) => afterSliding(slides, obstacle))
  const disc = { base: movingBase(machine), pose: machine.at }
  let best: AssaultPath | undefined
  for (const points of coursesTo(play, machine, stance)) {
    const cost = costOf(play, machine, points)
    if (cost > limit || (best && best.cost <= cost) || !comesFrontFirst(points, stance)) continue
    if (!firstCollision(disc, points, obstacles)) best = { points, cost }
  }
  return best
}

/** Whether the last leg leads against the edge within 45° of straight. */
function comesFrontFirst(points: readonly Point[], { facing }: Stance): boolean {
  const [before, last] = points.slice(-2)
  if (!before || !last) return false
  const leg = { x: last.x - before.x, y: last.y - before.y }
  const ahead = leg.x * facing.x + leg.y * facing.y
  return ahead > 0 && Math.abs(leg.x * facing.y - leg.y * facing.x) <= ahead
}

/** A path that ends before its target. */
interface ShortPath {
  readonly points: readonly Point[]
  readonly end: Stance
}

/** Step, in hundredths of a millimetre, by which a path is shortened until there is room at its end. */
const BACK = 250

/**
 * CF-CHARGE-07, CF-MACHINE-18: how a machine rolls towards a goal out of reach: along the path that ends nearest to it.
 */
export function shortRollingPath(
  play: PlayState,
  machine: Fighter,
  goal: Point,
  allowance: number,
): ShortPath | undefined {
  for (let length = allowance; length > 0; length -= BACK) {
    const points = courseNearest(play, machine, goal, length, (way) => {
      const room = obstructionRefusal(play, { mover: machine, points: way }) === undefined
      return room && pathLength(way) > 0 && fitsAt(play, machine, endOf(way), machine.level)
    })
    if (points) return { points, end: endOf(points) }
  }
  return undefined
}

/** CF-REV-ORC-13, CF-MACHINE-18: the furthest point of its path where a machine may stop, with its heading there. */
export function rollingHalt(
  play: PlayState,
  machine: Fighter,
  points: readonly Point[],
  mayStop: (at: Stance) => boolean,
): ShortPath | undefined {
  for (let length = pathLength(points); length > 0; length -= BACK) {
    const gone = pathUpTo(points, length)
    const end = endOf(gone)
    if (fitsAt(play, machine, end, machine.level) && mayStop(end)) return { points: gone, end }
  }
  return undefined
}

function endOf(points: readonly Point[]): Stance {
  const [before, last] = points.slice(-2) as [Point, Point]
  return { x: last.x, y: last.y, facing: direction(last.x - before.x, last.y - before.y) }
}
