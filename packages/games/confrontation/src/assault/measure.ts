import {
  type Contour,
  gap,
  lengthOf,
  type Point,
  pathLength,
  pointAlong,
  type Route,
  type Side,
  shortestRouteToContact,
  shortestRouteToSide,
  wallContour,
} from '@fray/tabletop'
import { baseOf, bodyOf, contourAt, contourOf, movingBase } from '../ground/bodies.ts'
import { encumbering, obstaclesFor } from '../ground/obstacles.ts'
import { isLeapt, obstaclesWithoutLeaps } from '../movement/leaping.ts'
import { costOf } from '../movement/move-plan.ts'
import type { Fighter, PlayState } from '../state.ts'
import type { Slide } from './arrival.ts'
import type { Edge } from './edges.ts'

/** A path of the base's centre and its cost in potential. */
export interface AssaultPath {
  readonly points: readonly Point[]
  readonly cost: number
}

/**
 * CF-CHARGE-05: the shortest route from the assailant's base to an edge, round obstacles and through gaps as wide as
 * its base, with encumbered ground counted twice. Undefined if every route costs more than `limit`. CF-CONTACT-07:
 * fighters who are slid aside do not block it.
 */
export function pathTo(
  play: PlayState,
  assailant: Fighter,
  edge: Edge,
  limit: number,
  slides: readonly Slide[] = [],
): AssaultPath | undefined {
  // The disc may have slightly further to go than the nearest corner of the base.
  const furthest = limit + baseOf(assailant).width
  const way = cheapestWay(
    play,
    assailant,
    edge.owner,
    (obstacles) => routeTo(assailant, edge, obstacles, furthest),
    (points) => measureRoute(play, assailant, edge, points),
    slides,
  )
  return way && way.cost <= limit ? way : undefined
}

/**
 * A route to an edge and everything it depends on. Comparing outlines by identity is enough: they are replaced, never
 * changed.
 */
interface KnownRoute {
  readonly from: Contour
  readonly target: Contour
  readonly side: Side
  readonly obstacles: readonly Contour[]
  readonly limit: number
  readonly route: Route | undefined
}

/**
 * Cache of each assailant's latest route by id: an assailant that reaches its target takes that route right afterwards.
 */
const latest: KnownRoute[] = []

function routeTo(
  assailant: Fighter,
  { owner, side }: Edge,
  obstacles: readonly Contour[],
  limit: number,
): Route | undefined {
  const from = contourOf(assailant)
  const target = contourOf(owner)
  const last = latest[assailant.id]
  const isKnown = last?.from === from && last.target === target && last.side === side && last.limit === limit
  if (isKnown && areSame(last.obstacles, obstacles)) return last.route
  const route = shortestRouteToSide(movingBase(assailant), assailant.at, bodyOf(owner), side, obstacles, limit)
  latest[assailant.id] = { from, target, side, obstacles, limit, route }
  return route
}

function areSame(some: readonly Contour[], others: readonly Contour[]): boolean {
  return some.length === others.length && some.every((contour, i) => contour === others[i])
}

/** CF-CHARGE-07: the shortest open route to any place in contact with the target. */
export function pathTowards(play: PlayState, assailant: Fighter, target: Fighter): AssaultPath | undefined {
  return cheapestWay(
    play,
    assailant,
    target,
    (obstacles) => shortestRouteToContact(movingBase(assailant), assailant.at, contourOf(target), obstacles),
    (points) => costOf(play, assailant, points),
  )
}

/**
 * The cheapest of three routes: the shortest, the shortest around encumbered ground, and one that leaps over obstacles.
 */
function cheapestWay(
  play: PlayState,
  assailant: Fighter,
  target: Fighter,
  find: (obstacles: readonly Contour[]) => Route | undefined,
  cost: (points: readonly Point[]) => number,
  slides: readonly Slide[] = [],
): AssaultPath | undefined {
  const obstacles = obstaclesFor(play, assailant)
    .filter((obstacle) => obstacle !== contourOf(target))
    .map((obstacle) => afterSliding(slides, obstacle))
  const shortest = find(obstacles)
  const ways = shortest ? [{ points: shortest.points, cost: cost(shortest.points) }] : []
  const around = shortest && ways[0]!.cost > shortest.length ? encumbering(play, assailant) : []
  const unencumbered = around.length > 0 ? find([...obstacles, ...around]) : undefined
  const leapt = wayOfLeaps(play, assailant, target, find)
  for (const route of [unencumbered, leapt]) if (route) ways.push({ points: route.points, cost: cost(route.points) })
  return cheapest(ways)
}

/** CF-CONTACT-07: an outline after sliding aside. */
export function afterSliding(slides: readonly Slide[], outline: Contour): Contour {
  const slide = slides.find(({ fighter }) => contourOf(fighter) === outline)
  return slide ? contourAt(slide.fighter, slide.stance) : outline
}

/** CF-ABIL-57: the shortest route that leaps over all it can, if leaps are possible. */
function wayOfLeaps(
  play: PlayState,
  assailant: Fighter,
  target: Fighter,
  find: (obstacles: readonly Contour[]) => Route | undefined,
): Route | undefined {
  const unleapt = obstaclesWithoutLeaps(play, assailant)?.filter((contour) => contour !== contourOf(target))
  const route = unleapt && find(unleapt)
  return route && isLeapt(play, assailant, shortOf(route.points)) ? route : undefined
}

/** A path without its last bit, which touches the target. */
function shortOf(points: readonly Point[]): Point[] {
  const length = pathLength(points)
  const end = pointAlong(points, Math.max(0, length - 100))
  return [...points.slice(0, -1), end]
}

function cheapest(ways: readonly AssaultPath[]): AssaultPath | undefined {
  return ways.reduce<AssaultPath | undefined>(
    (best, assaultPath) => (best && best.cost <= assaultPath.cost ? best : assaultPath),
    undefined,
  )
}

/**
 * A straight path over open ground is as long as the gap between the bases; any other is as long as the disc's path,
 * measured from the edge of the base.
 */
function measureRoute(play: PlayState, assailant: Fighter, edge: Edge, points: readonly Point[]): number {
  const cost = costOf(play, assailant, points)
  if (points.length > 2 || cost > pathLength(points)) return Math.max(0, cost - beyondDisc(assailant, points))
  return Math.min(cost, gap(contourOf(assailant), wallContour(edge.from, edge.to)))
}

/** CF-CHARGE-05: how far the base extends beyond its disc in the direction of the first leg. */
function beyondDisc(assailant: Fighter, [from, next]: readonly Point[]): number {
  const { width, depth } = baseOf(assailant)
  const { facing } = assailant.at
  if (!from || !next) return 0
  const leg = { x: next.x - from.x, y: next.y - from.y }
  const unit = lengthOf(leg.x, leg.y) * lengthOf(facing.x, facing.y)
  const ahead = Math.abs(leg.x * facing.x + leg.y * facing.y) / unit
  const aside = Math.abs(leg.x * facing.y - leg.y * facing.x) / unit
  return unit === 0 ? 0 : Math.min(depth / 2 / ahead, width / 2 / aside) - width / 2
}
