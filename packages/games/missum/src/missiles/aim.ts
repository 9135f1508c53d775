/** MI-MISSILE-07 to -13: the figures that can shoot at a target, and their ranges. */
import {
  type Arc,
  arcAhead,
  type Contour,
  contourOf,
  distance,
  type Formation,
  facingOf,
  formationCorners,
  formationZone,
  gap,
  isInArc,
  isWithin,
  lengthOf,
  overlaps,
  type Point,
  type Pose,
  type Side,
} from '@fray/tabletop'
import { contoursOf, figureContoursOf, figurePosesOf, ranksOf } from '../body.ts'
import { missileRange, terrainEffect } from '../charts.ts'
import { missileOf } from '../combat/factors.ts'
import { type Incline, inclineBetween, woodsBetween } from '../combat/ground.ts'
import type { Terrain } from '../ground/piece.ts'
import { canSee } from '../ground/sight.ts'
import { LEVEL, levelOf } from '../ground/terrain.ts'
import { isDisorganized } from '../morale/disorder.ts'
import { isEngaged, isEngine, isFlying, isLegion, isSkirmishing, type Present } from '../roster.ts'
import type { State } from '../state.ts'
import { mm } from '../units.ts'

/** How one figure shoots at a target: figures that shoot alike make one attack (MI-ODDS-06). */
export interface Aim {
  /** Its place in the body. */
  readonly figure: number
  readonly band: 'short' | 'long'
  /** From behind the target (MI-SITUATION-04). */
  readonly rear: boolean
  /** MI-MISSILE-08: straight up. */
  readonly overhead: boolean
  /** MI-TERRAIN-12, -13: the woods it shoots into, out of or through. */
  readonly woods: Terrain | null
  readonly incline: Incline | undefined
}

/** A shooter and a target, with what is the same for all figures. */
interface Field {
  readonly state: State
  readonly shooter: Present
  readonly target: Present
  readonly range: { readonly short: number; readonly long: number }
  /** MI-MISSILE-13: the figures of the target that may be shot at from its front, sides and rear. */
  readonly exposed: Readonly<Record<Side | 'all', readonly number[]>>
}

/** Lists the figures of a unit that can shoot at a target, and how; empty if it may not be shot at. */
export function aimsAt(state: State, shooter: Present, target: Present): Aim[] {
  const range = missileRange(missileOf(shooter)!.weapon)!
  if (!isWithinRange(shooter, target) || !isTarget(target)) return []
  const field = { state, shooter, target, range, exposed: exposedOf(state, target) }
  const aims = shootingFigures(shooter).flatMap((figure) => {
    const aim = aimOf(field, figure)
    return aim ? [aim] : []
  })
  // MI-MISSILE-01: checks sight last, because it costs most.
  return aims.length > 0 && canSee(state, shooter, target) ? aims : []
}

/** MI-RANGE-01: whether any missile might get there in a straight line. */
export function isWithinRange(shooter: Present, target: Present): boolean {
  const reach = mm(missileRange(missileOf(shooter)!.weapon)!.long)
  const marks = contoursOf(target.body)
  return contoursOf(shooter.body).some((block) => marks.some((other) => isWithin(block, other, reach)))
}

/** MI-LEADER-26: whether a unit is a target: a command group or magic user only when alone. */
export function isTarget(target: Present): boolean {
  return isLegion(target) || target.with === null
}

/** MI-MISSILE-03, MI-ARTILLERY-02, MI-DISORG-12: the front rank; of skirmishers in good order every rank. */
export function shootingFigures(shooter: Present): number[] {
  const ranks = ranksOf(shooter.body)
  return isSkirmishing(shooter) && !isDisorganized(shooter) ? ranks.flat() : ranks[0]!
}

function aimOf(field: Field, figure: number): Aim | undefined {
  const { state, shooter, target, range, exposed } = field
  const pose = figurePosesOf(shooter.body)[figure]!
  const zone = target.body.kind === 'ranks' ? quarterOf(target.body.formation, pose) : 'all'
  const mark = markOf(field, figure, exposed[zone])
  if (!mark) return undefined
  const place = figurePosesOf(target.body)[mark.figure]!
  const woods = woodsBetween(state, shooter, pose, target, place)
  const far = mark.gap + rise(state, shooter, pose, target, place)
  const limit = woods ? Math.min(range.long, terrainEffect(woods.terrain)!.missileRange!) : range.long
  if (far > mm(limit)) return undefined
  return {
    figure,
    band: far <= mm(range.short) ? 'short' : 'long',
    rear: zone === 'rear',
    overhead: mark.overhead,
    woods: woods?.terrain ?? null,
    incline: isFlying(shooter) || isFlying(target) ? undefined : inclineBetween(state, pose, place),
  }
}

/**
 * MI-MISSILE-13, MI-SITUATION-04: gets the side from which a place looks at a formation. Beyond its flank, a place is
 * in front or behind only if it is more so than beside it.
 */
function quarterOf(formation: Formation, place: Point): Side {
  const zone = formationZone(formation, place)
  if (zone === 'left' || zone === 'right') return zone
  const [left, right, rearRight, rearLeft] = formationCorners(formation)
  const [from, to] = zone === 'front' ? [left, right] : [rearLeft, rearRight]
  const width = lengthOf(to.x - from.x, to.y - from.y)
  const along = ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / width
  const off = Math.abs((place.x - from.x) * (to.y - from.y) - (place.y - from.y) * (to.x - from.x)) / width
  if (-along > off) return 'left'
  return along - width > off ? 'right' : zone
}

/**
 * MI-MISSILE-13: of a unit in contact, all figures from behind, none from the front, else the third rank and deeper.
 */
function exposedOf(state: State, target: Present): Field['exposed'] {
  const ranks = ranksOf(target.body)
  const all = ranks.flat()
  if (!isEngaged(state, target)) return { front: all, left: all, right: all, rear: all, all }
  const deep = ranks.slice(2).flat()
  return { front: [], left: deep, right: deep, rear: all, all: [] }
}

/** MI-MISSILE-10, -11: a shot upwards counts as longer by one level's height for each level. */
export function rise(state: State, shooter: Present, from: Pose, target: Present, to: Pose): number {
  return Math.max(0, levelOf(state, target, to) - levelOf(state, shooter, from)) * LEVEL
}

interface Mark {
  readonly figure: number
  readonly gap: number
  readonly overhead: boolean
}

/** MI-MISSILE-07 to -09: finds the nearest base of the target in the figure's arc, or right above it. */
function markOf({ shooter, target, range }: Field, figure: number, among: readonly number[]): Mark | undefined {
  const base = figureContoursOf(shooter.body)[figure]!
  const arc = arcOf(shooter, figurePosesOf(shooter.body)[figure]!)
  const above = target.height > shooter.height
  const marks = figureContoursOf(target.body)
  let nearest: Mark | undefined
  let limit = mm(range.long) + 1
  for (const index of among) {
    const mark = marks[index]!
    if (leastGap(base, mark) >= limit) continue
    if (above && overlaps(base, mark)) return { figure: index, gap: 0, overhead: true }
    if (arc && !isInArc(arc, mark, 'any')) continue
    const apart = gap(base, mark)
    if (apart >= limit) continue
    nearest = { figure: index, gap: apart, overhead: false }
    limit = apart
  }
  return nearest
}

/** No gap between two bases is smaller than this. */
function leastGap(a: Contour, b: Contour): number {
  return distance(a, b) - a.reach - b.reach
}

/** MI-MISSILE-07: 45° to either side of straight ahead, engines 15°; undefined: all round. */
export function arcOf(shooter: Present, pose: Pose): Arc | undefined {
  if (isFlying(shooter)) return undefined
  const { xs, ys } = contourOf({ base: shooter.troop.base, pose })
  const apex = { x: (xs[0]! + xs[1]!) / 2, y: (ys[0]! + ys[1]!) / 2 }
  return arcAhead(apex, facingOf(pose), 1, isEngine(shooter) ? TANGENT_OF_15 : 1)
}

const TANGENT_OF_15 = 2 - Math.sqrt(3)
