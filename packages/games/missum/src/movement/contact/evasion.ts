/** MI-SKIRMISH-02, MI-LEADER-25: units that give way before approaching line. */
import { isOnTable, lengthOf, type Point } from '@fray/tabletop'
import { areOverlapping, centreOf, contoursOf, gapBetween } from '../../body.ts'
import { enemyOf, type Present, present } from '../../roster.ts'
import type { TroopBody } from '../../state.ts'
import { mm } from '../../units.ts'
import { isObstacle, piecesNear, underfoot } from '../pace/going.ts'
import { bodyOf, type Driven, type Journey, type Progress } from '../plan/journey.ts'
import { firstHitOn, firstWhen, type Leg, mayComeNear, shiftBody, straightLeg } from '../plan/leg.ts'
import { KEEP_AWAY, stanceOf } from './stance.ts'

/** The spacing of checks along a leg, close enough that no unit is overrun between two. */
const LOOK = mm(20)
/** The farthest a unit looks for room. */
const FAR = mm(600)

/**
 * Drives off all units that retire before a leg done as far as `until`. False if one is trapped on the way: then it is
 * in the way, and the leg must be resolved again (MI-SKIRMISH-04).
 */
export function driveOff(journey: Journey, progress: Progress, leg: Leg, until: number): boolean {
  const retiring = progress.foes.filter(
    (foe) => isNear(progress, leg, foe) && stanceOf(journey, progress, leg, foe).kind === 'retire',
  )
  if (retiring.length === 0) return true
  const nearest = new Map(retiring.map((foe) => [foe, nearestAllowed(progress, leg, foe)]))
  for (const travelled of checkpoints(leg, until)) {
    const mover = leg.at(travelled)
    for (const foe of retiring) {
      const ground = bodyOf(progress, foe)
      if (!ground || gapBetween(mover, ground) >= nearest.get(foe)!) continue
      if (!giveWay(journey, progress, mover, foe)) return false
    }
  }
  return true
}

/** Distances along a leg at which units in front are checked; instant legs end at once. */
function checkpoints({ manner, length }: Leg, until: number): number[] {
  if (manner !== 'way') return [length]
  const looks = Math.ceil(until / LOOK)
  return Array.from({ length: looks }, (_, i) => (until * (i + 1)) / looks)
}

/** Units give way only to a mover that comes nearer; one that changed height was not near before. */
function nearestAllowed(progress: Progress, { manner }: Leg, foe: Present): number {
  const ground = bodyOf(progress, foe)
  if (!ground) return 0
  const before = manner === 'height' ? KEEP_AWAY : gapBetween(progress.body, ground)
  return Math.min(KEEP_AWAY, before) - 1
}

function isNear(progress: Progress, leg: Leg, foe: Present): boolean {
  const body = bodyOf(progress, foe)
  return body !== null && mayComeNear(leg, body, KEEP_AWAY)
}

/** Moves one unit directly away until the distance is kept; false if it cannot. */
function giveWay(journey: Journey, progress: Progress, mover: TroopBody, foe: Present): boolean {
  const start = progress.driven.get(foe.id)?.body ?? foe.body
  const away = directionFrom(mover, start)
  const wanted = distanceToSafety(mover, start, away)
  const leg = straightLeg(start, { x: away.x * wanted, y: away.y * wanted })
  const blocked = blockedAt(journey, foe, leg)
  const gone = progress.driven.get(foe.id)?.distance ?? 0
  const end = blocked === undefined ? leg.at(wanted) : farthestFreePlace(journey, progress, foe, leg, blocked)
  const driven: Driven = isHeld(journey, end)
    ? { body: end, distance: gone + (blocked ?? wanted) }
    : { body: null, distance: gone + wanted }
  progress.driven.set(foe.id, driven)
  if (blocked === undefined || driven.body === null) return true
  progress.trapped.add(foe.id)
  return false
}

/** Gets the farthest free place back: a trapped unit does not overlap others either (MI-PASS-05). */
function farthestFreePlace(journey: Journey, progress: Progress, foe: Present, leg: Leg, blocked: number): TroopBody {
  for (let gone = blocked; gone > 0; gone -= mm(5)) {
    const body = leg.at(gone)
    if (!isOnOthers(journey, progress, foe, body)) return body
  }
  return leg.at(0)
}

function isHeld({ play: { setup } }: Journey, body: TroopBody): boolean {
  return contoursOf(body).every((block) => isOnTable(block, setup))
}

/** A unit vector from the middle of one body to that of another. */
function directionFrom(from: TroopBody, to: TroopBody): Point {
  const [a, b] = [centreOf(from), centreOf(to)]
  const length = lengthOf(b.x - a.x, b.y - a.y)
  return length === 0 ? { x: 0, y: -1 } : { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
}

/** Gets the distance in that direction that takes it out of reach. */
function distanceToSafety(mover: TroopBody, start: TroopBody, away: Point): number {
  let gone = 0
  for (let look = 0; look < 60 && gone < FAR; look++) {
    const missing = KEEP_AWAY - gapBetween(mover, shiftBody(start, away.x * gone, away.y * gone))
    if (missing <= 0) return gone
    gone += Math.max(missing, mm(1))
  }
  return gone
}

/**
 * MI-SKIRMISH-04: gets where ground that costs 100 mm or more, or other enemies, stop a retiring unit; a table edge
 * does not.
 */
function blockedAt(journey: Journey, foe: Present, leg: Leg): number | undefined {
  const { state } = journey.play
  const pieces = piecesNear(state, leg.centre, leg.radius)
  const already = new Set(underfoot(state, foe, leg.at(0), pieces).map(({ piece }) => piece.id))
  const ground = firstWhen(leg, (body) =>
    underfoot(state, foe, body, pieces).some((going) => isObstacle(going) && !already.has(going.piece.id)),
  )
  const enemies = present(state, enemyOf(foe.seat)).filter(
    (enemy) => enemy !== journey.unit && enemy.height === foe.height && enemy.fate === 'fighting',
  )
  const hit = firstHitOn(
    leg,
    enemies.flatMap(({ body }) => contoursOf(body)),
  )
  const found = [ground, hit].filter((at) => at !== undefined)
  return found.length === 0 ? undefined : Math.max(0, Math.min(...found) - mm(1))
}

/** MI-SKIRMISH-02, MI-PASS-05: after the move, units that retired into others go on until there is room. */
export function findRoom(journey: Journey, progress: Progress): void {
  for (const [id, { body, distance }] of progress.driven) {
    const foe = journey.play.state.units[id] as Present
    if (!body || progress.trapped.has(id)) continue
    const room = roomFor(journey, progress, foe, body)
    progress.driven.set(id, room ? { body: room.body, distance: distance + room.distance } : { body: null, distance })
  }
}

const HALF = Math.SQRT1_2
/** Rotations by eighths of a turn, as the images of east: straight on first, back last. */
const TURNS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: HALF, y: HALF },
  { x: HALF, y: -HALF },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: -HALF, y: HALF },
  { x: -HALF, y: -HALF },
  { x: -1, y: 0 },
]

/** The nearest free place: straight on from the mover first, then to the sides. */
function roomFor(journey: Journey, progress: Progress, foe: Present, body: TroopBody): Driven | undefined {
  if (isFree(journey, progress, foe, body)) return { body, distance: 0 }
  const away = directionFrom(progress.body, body)
  for (const turn of TURNS) {
    const way = { x: away.x * turn.x - away.y * turn.y, y: away.x * turn.y + away.y * turn.x }
    for (let gone = mm(10); gone <= FAR; gone += mm(10)) {
      const place = shiftBody(body, way.x * gone, way.y * gone)
      if (isHeld(journey, place) && isFree(journey, progress, foe, place)) return { body: place, distance: gone }
    }
  }
  return undefined
}

/** Whether a place has no bases under it, allowed ground, and enough distance from the mover. */
function isFree(journey: Journey, progress: Progress, foe: Present, body: TroopBody): boolean {
  const { play } = journey
  if (gapBetween(progress.body, body) < KEEP_AWAY - 1 || isOnOthers(journey, progress, foe, body)) return false
  const pieces = piecesNear(play.state, centreOf(body), mm(400))
  return !underfoot(play.state, foe, body, pieces).some(({ forbidden }) => forbidden)
}

function isOnOthers({ play, unit }: Journey, progress: Progress, foe: Present, body: TroopBody): boolean {
  return present(play.state).some((other) => {
    if (other === foe || other === unit || other.height !== foe.height) return false
    const stands = bodyOf(progress, other)
    return stands !== null && areOverlapping(stands, body)
  })
}

/** MI-LEADER-25, MI-TYPE-06: notes enemies whose owner must say what they do as the mover comes near. */
export function noteApproached(progress: Progress, leg: Leg, until: number, mustSay: (foe: Present) => boolean): void {
  for (const foe of progress.foes) {
    const body = bodyOf(progress, foe)
    if (!body || progress.approached.has(foe.id) || !mustSay(foe) || !isNear(progress, leg, foe)) continue
    const nearest = nearestAllowed(progress, leg, foe)
    if (checkpoints(leg, until).some((travelled) => gapBetween(leg.at(travelled), body) < nearest))
      progress.approached.add(foe.id)
  }
}
