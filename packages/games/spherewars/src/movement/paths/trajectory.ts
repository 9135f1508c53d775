import { accept, type Json, type Procedure, refuse, takeFirst, text, type Verdict } from '@fray/kernel'
import {
  type Contour,
  cosine,
  discContour,
  distance,
  FULL_TURN,
  firstHit,
  nearestByRoute,
  OVERLAP_TOLERANCE,
  type Point,
  pathLength,
  pointTowards,
  type Route,
  readProposal,
  shortestRoute,
  shortestRouteToContact,
  sine,
  toJson,
  wallContour,
  wholePoint,
} from '@fray/tabletop'
import { gapBetween } from '../../ground/board.ts'
import { barriersFor, mayStandAt } from '../../ground/ground.ts'
import { baseOf, baseUnder, isFlyer, surroundingsOf } from '../../ground/surroundings.ts'
import type { Surroundings } from '../../ground/surroundings-data.ts'
import { cachedRoute } from '../../ground/table-cache.ts'
import { densityCost } from '../../ground/terrain-costs.ts'
import type { Setup } from '../../preparation/setup-data.ts'
import { type Combatant, ownerOf, type Play } from '../../state.ts'
import { CONTACT, INCH } from '../../units.ts'
import type { Aim } from '../aim.ts'
import { areaRadius, areasEntered } from '../defence-area.ts'
import type { MoveAllowance } from '../move-action.ts'
import { movingBase, obstruction } from './obstruction.ts'
import { contactPlace } from './path-points.ts'

/** Tolerance for drawn paths that count as the shortest. */
const BY_HAND = INCH / 20

/**
 * SW-MOVE-12, -23: the target with the shortest way into contact; undefined if there is no way, no room, or (where the
 * caller cares only for near targets) none of at most `limit`.
 */
export function aimAt(
  play: Play,
  joiner: Combatant,
  target: Combatant,
  limit = Number.POSITIVE_INFINITY,
): Aim | undefined {
  if (joiner.floor !== target.floor || gapBetween(joiner, target) > limit) return undefined
  const around = surroundingsOf(play, joiner, Number.POSITIVE_INFINITY, target)
  const shortest = cachedRoute(play, joiner, target, barriersFor(play, joiner), limit, () =>
    shortestWay(play, joiner, target, around, limit),
  )
  return shortest && { play, joiner, target, around, shortest }
}

/** Straight if nothing is in the way; round what is; SW-FLY-13: over everything to the nearest free side. */
function shortestWay(
  play: Play,
  joiner: Combatant,
  target: Combatant,
  around: Surroundings,
  limit: number,
): Route | undefined {
  const straight = [joiner.at, contactPlace(joiner, target, joiner.at)]
  if (!obstruction(play, joiner, straight, around)) return { points: straight, length: pathLength(straight) }
  if (isFlyer(joiner)) return nearestSpot(play, joiner, target, around)
  const solid = [...around.contours, ...edgesOf(play.setup)]
  const route = shortestRouteToContact(joiner.profile.base, joiner.at, baseOf(target), solid, limit)
  if (!route || !obstruction(play, joiner, route.points, around)) return route
  return routeToSpot(play, joiner, target, around, solid, limit, route.points[route.points.length - 1]!)
}

const edges = new WeakMap<Setup, readonly Contour[]>()

/** SW-MOVE-26: treats the table's edges as walls. */
function edgesOf(setup: Setup): readonly Contour[] {
  let found = edges.get(setup)
  if (!found) {
    const { width, depth } = setup
    const corners = [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: depth },
      { x: 0, y: depth },
    ]
    found = corners.map((corner, i) => wallContour(corner, corners[(i + 1) % 4]!))
    edges.set(setup, found)
  }
  return found
}

/** Number of places around a target to try when the nearest side is taken or cannot be stood on. */
const SPOTS = 72

/** Places in contact with the target, the nearest to the joiner first. */
function spotsRound(joiner: Combatant, target: Combatant): Point[] {
  const apart = joiner.profile.base.radius + target.profile.base.radius
  const spots = Array.from({ length: SPOTS }, (_, i) => {
    const angle = (i * FULL_TURN) / SPOTS
    return wholePoint(target.at.x + cosine(angle) * apart, target.at.y + sine(angle) * apart)
  })
  return spots.sort((a, b) => distance(a, joiner.at) - distance(b, joiner.at))
}

/** SW-FLY-04, -13: the nearest side of the target with room for the base. */
function nearestSpot(play: Play, joiner: Combatant, target: Combatant, around: Surroundings): Route | undefined {
  for (const spot of spotsRound(joiner, target)) {
    const points = [joiner.at, spot]
    if (!obstruction(play, joiner, points, around)) return { points, length: pathLength(points) }
  }
  return undefined
}

/**
 * SW-MOVE-12: where scenery forbids standing at the nearest side, the next nearest free one. Of ways of one length, the one
 * to the spot furthest from the joiner is taken; of straight ones, that to the spot next to the `forbidden` place.
 */
function routeToSpot(
  play: Play,
  joiner: Combatant,
  target: Combatant,
  around: Surroundings,
  solid: readonly Contour[],
  limit: number,
  forbidden: Point,
): Route | undefined {
  const spots = spotsRound(joiner, target)
  const ways = shortestWaysTo(play, joiner, spots, around, [...solid, baseOf(target)], limit)
  let best: { readonly route: Route; readonly spot: Point } | undefined
  for (const spot of spots.toSorted((a, b) => distance(a, forbidden) - distance(b, forbidden))) {
    const route = ways.get(spot)
    const longest = best?.route.length ?? limit
    if (!route || route.length > longest || distance(spot, joiner.at) >= longest) continue
    if (best && route.length === longest && spots.indexOf(spot) < spots.indexOf(best.spot)) continue
    best = { route, spot }
  }
  return best?.route
}

/** The ways to those of the spots that are nearest on foot: none of the others has a shorter one. */
function shortestWaysTo(
  play: Play,
  joiner: Combatant,
  spots: readonly Point[],
  around: Surroundings,
  walls: readonly Contour[],
  limit: number,
): ReadonlyMap<Point, Route> {
  const { base } = joiner.profile
  const ways = new Map<Point, Route>()
  let longest = limit
  // Searching is expensive, so first check whether the joiner could stand there at all.
  let left = spots.filter((spot) => !baseUnder(play, joiner, spot) && mayStandAt(play, joiner, spot))
  for (;;) {
    const spot = nearestByRoute(base, joiner.at, left, walls, longest)
    if (!spot) return ways
    left = left.filter((point) => point !== spot)
    const route = shortestRoute(base, joiner.at, spot, walls, longest)
    if (!route || obstruction(play, joiner, route.points, around)) continue
    ways.set(spot, route)
    longest = route.length
  }
}

/** SW-MOVE-12: whether a way is the shortest, in length or with what the scenery on it costs. */
export function isShortest({ play, joiner, shortest }: Aim, points: readonly Point[]): boolean {
  const longer = pathLength(points) - shortest.length - BY_HAND
  if (longer <= 0) return true
  const cost = (way: readonly Point[]) => densityCost(play, joiner, way) * INCH
  return longer + cost(points) <= cost(shortest.points)
}

/** SW-MOVE-19, SW-DEFAREA-16: the trajectory is traced before anything is measured; how far it is is not told. */
export function trace(aim: Aim, moveAllowance: MoveAllowance, ways: 'any' | 'shortest'): Procedure<readonly Point[]> {
  const { play, joiner, target } = aim
  const form = { kind: 'move', base: joiner.profile.base, from: joiner.at, bends: true, turns: false } as const
  return play.place({
    seat: ownerOf(play, joiner),
    figure: joiner.id,
    prompt: text('ask.trajectory', { joiner: { figure: joiner.id }, target: { figure: target.id } }),
    rules: ['SW-MOVE-19', 'SW-DEFAREA-16'],
    form: toJson(play.setup.premeasuring ? { ...form, reach: moveAllowance.reach('engage') } : form),
    check: (proposal) => checkTrajectory(aim, ways, proposal),
    suggest: (wanted) =>
      takeFirst(suggestTrajectories(aim, ways), wanted).map((points) => toJson({ path: points.slice(1) })),
    defaultAnswer: () => toJson({ path: aim.shortest.points.slice(1) }),
  })
}

/**
 * The shortest way, and one that keeps out of the areas of others if the shortest does not (SW-DEFAREA-26) and that is
 * not much longer; how far the joiner gets plays no part in it, for that would tell the distance.
 */
function* suggestTrajectories(aim: Aim, ways: 'any' | 'shortest'): Generator<readonly Point[], void> {
  const { play, joiner, target, shortest, around } = aim
  yield shortest.points
  if (ways === 'shortest') return
  const areas = areasEntered(play, joiner, shortest.points).filter(({ owner }) => owner.id !== target.id)
  if (areas.length === 0) return
  const rings = areas.map(({ owner }) => discContour(owner.at.x, owner.at.y, areaRadius(owner)))
  const solid = [...around.contours, ...edgesOf(play.setup), ...rings]
  const longest = 1.5 * shortest.length + INCH
  const round = shortestRouteToContact(joiner.profile.base, joiner.at, baseOf(target), solid, longest)
  if (round && !obstruction(play, joiner, round.points, around)) yield round.points
}

/** How far from contact a drawn path may end; it is then extended to the enemy. */
const NEAR_ENOUGH = INCH / 2

/** Checks only what both players can see: the path leads to the enemy, is free, and has room at its end. */
function checkTrajectory(aim: Aim, ways: 'any' | 'shortest', proposal: Json): Verdict<readonly Point[]> {
  const path = readProposal(proposal)?.path
  if (!path || path.length === 0) return refuse(text('refuse.no-place'), 'SW-MOVE-19')
  const points = endedAtContact(aim, [aim.joiner.at, ...path])
  if (!points) return refuse(text('refuse.short-of-target', { target: { figure: aim.target.id } }), 'SW-MOVE-19')
  const blocked = obstruction(aim.play, aim.joiner, points, withTarget(aim))
  if (blocked) return blocked
  if (ways === 'shortest' && !isShortest(aim, points)) {
    return refuse(text('refuse.not-shortest'), 'SW-ABIL-14', 'SW-ABIL-27')
  }
  return accept(points)
}

/** The target stops its joiner like any base, except a flyer, which passes over it. */
function withTarget({ joiner, target, around }: Aim): Surroundings {
  if (isFlyer(joiner)) return around
  return { contours: [baseOf(target), ...around.contours], bases: [target, ...around.bases] }
}

/** A drawn way with its end brought to the enemy: cut where it runs into it, or led on if it ends close by. */
function endedAtContact({ joiner, target }: Aim, drawn: readonly Point[]): readonly Point[] | undefined {
  const last = drawn[drawn.length - 1]!
  const before = drawn[drawn.length - 2]!
  const gap = distance(last, target.at) - joiner.profile.base.radius - target.profile.base.radius
  if (gap > NEAR_ENOUGH) return undefined
  if (gap <= CONTACT && gap >= -OVERLAP_TOLERANCE) return drawn
  if (gap >= 0) return [...drawn.slice(0, -1), contactPlace(joiner, target, last)]
  const moving = movingBase(before, joiner.profile.base.radius)
  const { time } = firstHit(moving, last.x - before.x, last.y - before.y, [baseOf(target)], 0)
  if (time > 1) return drawn
  const { x, y } = pointTowards(before, last, distance(before, last) * time)
  return [...drawn.slice(0, -1), wholePoint(x, y)]
}
