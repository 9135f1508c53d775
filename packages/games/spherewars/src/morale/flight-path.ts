import { choice, type Procedure, text } from '@fray/kernel'
import {
  type Contour,
  type Direction,
  distance,
  footprint,
  type Point,
  pathLength,
  slideToContact,
} from '@fray/tabletop'
import { loseOrders } from '../command/orders.ts'
import { climbingLength } from '../ground/ground.ts'
import { baseUnder, enemiesTouchedAt, isFlyer } from '../ground/surroundings.ts'
import { trap } from '../melee/trapping.ts'
import { lengthToEdge, straightOn } from '../movement/paths/heading.ts'
import { asInches, figurePath } from '../movement/paths/path-points.ts'
import { untilItMayRest } from '../movement/paths/resting-place.ts'
import { type Detour, detour } from '../movement/paths/skirting.ts'
import { sweepEphemerals } from '../movement/paths/travel.ts'
import { type Combatant, ownerOf, type Play } from '../state.ts'
import { endEffectsFrom } from './effects.ts'
import { type FlightObstacles, obstaclesFor } from './flight-obstacles.ts'

/** How a flight ended. */
type End =
  | { readonly what: 'stopped' }
  | { readonly what: 'edge' }
  | { readonly what: 'enemy'; readonly enemy: Combatant }

/** SW-FLEE-02, -03, -08 to -12, SW-FLY-10: runs its distance, off the table, into a trap or around obstacles. */
export function* runAway(play: Play, fleeing: Combatant, heading: Direction, longest: number): Procedure {
  const left = descend(play, fleeing, longest)
  const trail: Point[] = [fleeing.at]
  const end = isFlyer(fleeing)
    ? flyAway(play, fleeing, heading, left, trail)
    : yield* run(play, fleeing, heading, left, trail)
  const way = end.what === 'stopped' ? untilItMayRest(play, fleeing, trail) : trail
  fleeing.at = way[way.length - 1]!
  fleeing.moved = true
  play.log(
    'flight',
    { fleeing: { figure: fleeing.id }, inches: asInches(pathLength(way)) },
    ['SW-FLEE-02', 'SW-FLEE-03'],
    {
      seat: ownerOf(play, fleeing),
      paths: [figurePath(fleeing, way)],
    },
  )
  yield* sweepEphemerals(play, fleeing, way)
  if (end.what === 'edge') return leaveTable(play, fleeing)
  if (end.what === 'enemy') return yield* trap(play, fleeing, end.enemy, ['SW-FLEE-09', 'SW-TRAP-02'])
  const beside = enemiesTouchedAt(play, fleeing, fleeing.at)[0]
  if (beside) yield* trap(play, fleeing, beside, ['SW-FLEE-05', 'SW-TRAP-01'])
}

/** SW-SCENERY-33: it first descends floor by floor, unless a base below is in the way. */
function descend(play: Play, fleeing: Combatant, longest: number): number {
  const stairs = climbingLength(1, 0)
  let left = longest
  while (fleeing.floor > 0 && left >= stairs) {
    fleeing.floor--
    if (baseUnder(play, fleeing, fleeing.at)) {
      fleeing.floor++
      break
    }
    left -= stairs
  }
  return left
}

/**
 * SW-FLEE-08: leaving is not dying. A leader's orders are lost (SW-ORDER-05), and so are effects it maintained
 * (SW-SPELL-41).
 */
function leaveTable(play: Play, fleeing: Combatant): void {
  fleeing.status = 'fled'
  play.log('fled-off', { fleeing: { figure: fleeing.id } }, ['SW-FLEE-08'], {
    seat: ownerOf(play, fleeing),
    isOutcome: true,
    removes: [fleeing.id],
  })
  if (play.state.bands[fleeing.band]?.leader === fleeing.id) loseOrders(play, fleeing.band)
  endEffectsFrom(play, fleeing.id, 'all')
}

/** SW-FLY-10: flies over everything; only its final place decides whom it meets. It cannot leave an upper floor. */
function flyAway(play: Play, fleeing: Combatant, heading: Direction, longest: number, trail: Point[]): End {
  if (fleeing.floor > 0) return { what: 'stopped' }
  const toEdge = lengthToEdge(play, fleeing.profile.base.radius, fleeing.at, heading)
  trail.push(straightOn(fleeing.at, heading, Math.min(longest, toEdge)))
  return { what: toEdge <= longest ? 'edge' : 'stopped' }
}

/** Skirting more obstacles than this in one flight means running in circles. */
const MOST_DETOURS = 12

/**
 * SW-FLEE-09 to -12: straight on, round what is in the way, straight on again. It stands where it began until the whole
 * way is known, for on the way it may pass through places where nobody can stand.
 */
function* run(play: Play, fleeing: Combatant, heading: Direction, longest: number, trail: Point[]): Procedure<End> {
  const obstacles = obstaclesFor(play, fleeing)
  const runner = { ...fleeing }
  let left = longest
  for (let detours = 0; detours <= MOST_DETOURS; detours++) {
    const meeting = meet(play, runner, heading, left, obstacles)
    left -= distance(runner.at, meeting.at)
    goOn(runner, trail, [meeting.at])
    if (meeting.end) return meeting.end
    const way = left < 1 ? null : yield* chooseDetour(play, runner, heading, meeting.obstacle, left, obstacles)
    if (!way) break
    left -= pathLength(way.points)
    goOn(runner, trail, way.points)
    if (way.leavesTable) return { what: 'edge' }
    if (left < 1) break
  }
  return { what: 'stopped' }
}

function goOn(runner: Combatant, trail: Point[], points: readonly Point[]): void {
  for (const at of points) {
    if (at.x === runner.at.x && at.y === runner.at.y) continue
    runner.at = at
    trail.push(at)
  }
}

/** The end of a straight run, or the obstacle that stopped it. */
type Meeting =
  | { readonly at: Point; readonly end: End }
  | { readonly at: Point; readonly end: null; readonly obstacle: Contour }

/** Finds the first thing a straight run of at most `longest` meets. */
function meet(
  play: Play,
  fleeing: Combatant,
  heading: Direction,
  longest: number,
  { trappers, traps, solids }: FlightObstacles,
): Meeting {
  const { base } = fleeing.profile
  const toEdge = lengthToEdge(play, base.radius, fleeing.at, heading)
  const longestRun = Math.min(longest, toEdge)
  const snap = slideToContact(footprint(base, fleeing.at), heading, longestRun, [...traps, ...solids])
  if (!snap) {
    const what = toEdge <= longest ? 'edge' : 'stopped'
    return { at: straightOn(fleeing.at, heading, longestRun), end: { what } }
  }
  const at = { x: snap.pose.x, y: snap.pose.y }
  const enemy = trappers[snap.touched]
  if (enemy) return { at, end: { what: 'enemy', enemy } }
  return { at, end: null, obstacle: solids[snap.touched - trappers.length]! }
}

/** SW-FLEE-10, -11: the owner chooses a side on which it touches no enemy; if there is none, it stops. */
function* chooseDetour(
  play: Play,
  fleeing: Combatant,
  heading: Direction,
  obstacle: Contour,
  left: number,
  obstacles: FlightObstacles,
): Procedure<Detour | null> {
  const ways = (['left', 'right'] as const).flatMap((side) => {
    const way = detour(play, fleeing, heading, obstacle, side, left, obstacles)
    return way ? [{ ...choice(side, text(`option.skirt-${side}`)), value: way }] : []
  })
  if (ways.length === 0) return null
  return yield* play.pick<Detour>({
    seat: ownerOf(play, fleeing),
    figure: fleeing.id,
    prompt: text('ask.skirt', { fleeing: { figure: fleeing.id } }),
    rules: ['SW-FLEE-10'],
    options: ways,
  })
}
