import {
  type Contour,
  gap,
  type Point,
  pathLength,
  pointAlong,
  type Route,
  shortestRouteToContact,
  shortestRouteToSide,
  wallContour,
} from '@fray/tabletop'
import { baseOf, bodyOf, contourOf, movingBase } from '../ground/bodies.ts'
import { encumbering, obstaclesFor } from '../ground/obstacles.ts'
import { isLeapt, obstaclesUnleapt } from '../movement/leaping.ts'
import { costOf } from '../movement/move-plan.ts'
import type { Fighter, Position } from '../state.ts'
import type { Edge } from './edges.ts'

/** A way: the points that the centre passes, and what it costs of the potential. */
export interface Way {
  readonly points: readonly Point[]
  readonly cost: number
}

/**
 * CF-CHARGE-05: the shortest route from the assailant's base to an edge, bending round obstacles through gaps as wide as
 * his base, encumbered ground counted twice. Undefined if there is none that costs at most `limit`.
 */
export function wayTo(play: Position, assailant: Fighter, edge: Edge, limit: number): Way | undefined {
  const { owner, side } = edge
  const disc = movingBase(assailant)
  // The disc may have a little further to go than the corner of the base that is nearest.
  const furthest = limit + baseOf(assailant).width
  const routes = routesRound(play, assailant, owner, (obstacles) => {
    return shortestRouteToSide(disc, assailant.at, bodyOf(owner), side, obstacles, furthest)
  })
  const way = cheapest(routes.map(({ points }) => ({ points, cost: measured(play, assailant, edge, points) })))
  return way && way.cost <= limit ? way : undefined
}

/** CF-CHARGE-07: the shortest open route to any place where he would touch the target. */
export function wayTowards(play: Position, assailant: Fighter, target: Fighter): Way | undefined {
  const routes = routesRound(play, assailant, target, (obstacles) => {
    return shortestRouteToContact(movingBase(assailant), assailant.at, contourOf(target), obstacles)
  })
  return cheapest(routes.map(({ points }) => ({ points, cost: costOf(play, assailant, points) })))
}

/** The shortest route, and where there is encumbered ground the shortest one round it too. */
function routesRound(
  play: Position,
  assailant: Fighter,
  target: Fighter,
  find: (obstacles: readonly Contour[]) => Route | undefined,
): Route[] {
  const obstacles = obstaclesFor(play, assailant).filter((each) => each !== contourOf(target))
  const encumbered = encumbering(play, assailant)
  const avoided = encumbered.length === 0 ? [obstacles] : [obstacles, [...obstacles, ...encumbered]]
  const unleapt = obstaclesUnleapt(play, assailant)?.filter((each) => each !== contourOf(target))
  const leapt = unleapt ? find(unleapt) : undefined
  const isOpen = leapt && isLeapt(play, assailant, shortOf(leapt.points))
  return [...avoided.flatMap((each) => find(each) ?? []), ...(isOpen ? [leapt] : [])]
}

/** A way without its last bit, where it touches the target. */
function shortOf(points: readonly Point[]): Point[] {
  const length = pathLength(points)
  const end = pointAlong(points, Math.max(0, length - 100))
  return [...points.slice(0, -1), end]
}

function cheapest(ways: readonly Way[]): Way | undefined {
  return ways.reduce<Way | undefined>((best, each) => (best && best.cost <= each.cost ? best : each), undefined)
}

/** A straight way over open ground is as long as the gap; any other as long as the disc has to go. */
function measured(play: Position, assailant: Fighter, edge: Edge, points: readonly Point[]): number {
  const cost = costOf(play, assailant, points)
  if (points.length > 2 || cost > pathLength(points)) return cost
  return Math.min(cost, gap(contourOf(assailant), wallContour(edge.from, edge.to)))
}
