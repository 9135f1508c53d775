import { gap, type Point, pathLength, shortestRoute, wallContour, wholePoint } from '@fray/tabletop'
import { baseOf, contourOf, movingBase } from '../ground/bodies.ts'
import { encumbering, obstaclesFor } from '../ground/obstacles.ts'
import { costOf } from '../movement/move-plan.ts'
import type { Fighter, Position } from '../state.ts'
import { asideOf, type Edge, pointBy } from './edges.ts'

/** A way to an edge: the points that the centre passes, and what it costs of the potential. */
export interface Way {
  readonly points: readonly Point[]
  readonly cost: number
}

/** Room left between a moving disc and the edge it is to touch, against rounding. */
const CLOSE = 2

/**
 * CF-CHARGE-05: the shortest route from the assailant's base to an edge, bending round obstacles through gaps as wide as
 * his base, encumbered ground counted twice. Undefined if there is none.
 */
export function wayTo(play: Position, assailant: Fighter, edge: Edge): Way | undefined {
  const obstacles = obstaclesFor(play, assailant)
  const around = [...obstacles, ...encumbering(play, assailant)]
  let best: Way | undefined
  for (const goal of goalsAt(assailant, edge)) {
    for (const avoided of around.length > obstacles.length ? [obstacles, around] : [obstacles]) {
      const route = shortestRoute(movingBase(assailant), assailant.at, goal, avoided)
      if (!route) continue
      const way = { points: route.points, cost: measured(play, assailant, edge, route.points) }
      if (!best || way.cost < best.cost) best = way
    }
  }
  return best
}

/** Where a disc as wide as the base may touch the edge: at its nearest point, and at both ends. */
function goalsAt(assailant: Fighter, edge: Edge): Point[] {
  const out = baseOf(assailant).width / 2 + CLOSE
  const half = edge.length / 2
  const nearest = Math.min(Math.max(asideOf(edge, assailant.at), -half), half)
  return [...new Set([nearest, -half, half])].map((aside) => {
    const { x, y } = pointBy(edge, aside, out)
    return wholePoint(x, y)
  })
}

/** A straight way over open ground is as long as the gap; any other as long as the disc has to go. */
function measured(play: Position, assailant: Fighter, edge: Edge, points: readonly Point[]): number {
  const cost = costOf(play, assailant, points)
  if (points.length > 2 || cost > pathLength(points)) return cost
  return Math.min(cost, gap(contourOf(assailant), wallContour(edge.from, edge.to)))
}
