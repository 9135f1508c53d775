/** MI-ROUT: legions that break and run. */
import type { Procedure, Seat } from '@fray/kernel'
import { direction, isOnTable, lengthOf, type Point, turnTowards } from '@fray/tabletop'
import { areOverlapping, areTouching, centreOf, contoursOf, gapBetween } from '../../body.ts'
import { disorganize } from '../../morale/disorder.ts'
import { frighten } from '../../morale/fright.ts'
import { settle } from '../../morale/settle.ts'
import {
  enemyOf,
  isLegion,
  isPresent,
  isSkirmishing,
  isUnder,
  opponentsOf,
  type Present,
  present,
  unitOf,
} from '../../roster.ts'
import type { Play, Rout, State, TroopBody } from '../../state.ts'
import { leaveTable } from '../../turn/removal.ts'
import { nextStep } from '../../turn/sequence.ts'
import { mm } from '../../units.ts'
import { gatherFigures } from '../contact/unengaged.ts'
import { hasZone, isIn, zonesOf } from '../contact/zoc.ts'
import { isObstacle, piecesNear, underfoot } from '../pace/going.ts'
import { firstHitOn, firstTouchOn, firstWhen, type Leg, straightLeg } from '../plan/leg.ts'

/** MI-ROUT-04: the distance of one flight. */
const FLIGHT = mm(100)

/** MI-ROUT-07: an enemy this near takes a surrender. */
const PURSUIT = mm(200)

/** MI-SEQUENCE-01: step 1: all routing units that have not moved yet, the mover's first. */
export function* routStep(play: Play): Procedure {
  const { state } = play
  const router = nextRouter(state, state.mover) ?? nextRouter(state, enemyOf(state.mover))
  if (router) yield* routMove(play, router)
  else nextStep(state)
}

/** MI-ROUT-03, -09, -12: gets the next routing unit of a side, in the order in which they broke. */
export function nextRouter(state: State, seat: Seat): Present | undefined {
  return present(state, seat)
    .filter((unit) => unit.fate === 'routing' && !state.done.includes(unit.id) && canRun(state, unit))
    .sort((a, b) => a.rout!.order - b.rout!.order)[0]
}

function canRun(state: State, unit: Present): boolean {
  if (isUnder(state, unit, 'pleasures')) return false
  return state.step === 1 || !(unit.rout!.caught || unit.rout!.stalled)
}

/** Plays one rout move. */
export function* routMove(play: Play, unit: Present): Procedure {
  const { state } = play
  state.done.push(unit.id)
  if (unit.rout!.stalled) return endStalled(play, unit)
  const leg = flightOf(play, unit)
  const end = endOfFlight(play, unit, leg)
  tell(play, unit, leg, end.at)
  disrupt(play, unit, leg, end)
  unit.now.moved += end.at
  if (end.by === 'enemy') leaveTable(play, unit, 'surrendered')
  else if (end.by === 'obstacle') stall(play, unit, leg, end.at)
  else leaveTable(play, unit, 'routed')
  yield* settle(play)
}

/** MI-ROUT-02: it turns and keeps its shape. */
function flightOf(play: Play, unit: Present): Leg {
  const away = awayFrom(play, unit)
  const { body } = unit
  const whole = body.kind === 'ranks' && body.wings.length > 0 ? gatherFigures(body) : body
  const turned: TroopBody =
    whole.kind === 'placed'
      ? whole
      : { ...whole, formation: turnTowards(whole.formation, direction(away.x, away.y)).formation }
  return straightLeg(turned, { x: away.x * FLIGHT, y: away.y * FLIGHT })
}

/** MI-ROUT-02: adds up the directions away from each enemy it runs from; from the nearest if it was not in melee. */
function awayFrom({ state }: Play, unit: Present): Point {
  const routers = unit.rout!.from.map((id) => unitOf(state, id)).filter(isPresent)
  const enemies = routers.length > 0 ? routers : nearestEnemy(state, unit)
  const here = centreOf(unit.body)
  const sum = { x: 0, y: 0 }
  for (const enemy of enemies) {
    const there = centreOf(enemy.body)
    const length = Math.max(1, lengthOf(here.x - there.x, here.y - there.y))
    sum.x += (here.x - there.x) / length
    sum.y += (here.y - there.y) / length
  }
  const length = lengthOf(sum.x, sum.y)
  if (length < 0.001) return { x: 0, y: unit.seat === 0 ? 1 : -1 }
  return { x: sum.x / length, y: sum.y / length }
}

function nearestEnemy(state: State, unit: Present): Present[] {
  const legions = present(state, enemyOf(unit.seat)).filter(isLegion)
  const sorted = legions
    .map((enemy) => ({ enemy, gap: gapBetween(enemy.body, unit.body) }))
    .sort((a, b) => a.gap - b.gap)
  return sorted.slice(0, 1).map(({ enemy }) => enemy)
}

interface Flight {
  readonly at: number
  readonly by: 'distance' | 'edge' | 'enemy' | 'obstacle'
  /** Gets the enemy it ran into. */
  readonly enemy: Present | undefined
}

/** MI-ROUT-05 to -07: gets the first obstacle of the flight. */
function endOfFlight(play: Play, unit: Present, leg: Leg): Flight {
  const { state, setup } = play
  const ends: Flight[] = [{ at: leg.length, by: 'distance', enemy: undefined }]
  const edge = firstWhen(leg, (body) => contoursOf(body).some((block) => !isOnTable(block, setup)))
  if (edge !== undefined) ends.push({ at: edge, by: 'edge', enemy: undefined })
  const obstacle = firstObstacle(state, unit, leg)
  if (obstacle !== undefined) ends.push({ at: obstacle, by: 'obstacle', enemy: undefined })
  const opponents = opponentsOf(state, unit)
  for (const enemy of present(state, enemyOf(unit.seat))) {
    if (!isLegion(enemy) || enemy.height !== unit.height) continue
    const at = opponents.includes(enemy) ? runInto(unit, leg, enemy) : firstTouch(leg, enemy)
    if (at !== undefined) ends.push({ at, by: 'enemy', enemy })
  }
  // A unit that touches an enemy with the last step has run into it.
  return ends.reduce((first, flight) => (flight.at <= first.at ? flight : first))
}

/** MI-ROUT-06, MI-ZOC-03: the legion, or the ground beside its front. */
function firstTouch(leg: Leg, enemy: Present): number | undefined {
  const zones = hasZone(enemy) ? zonesOf(enemy).filter((zone) => !isIn(leg.at(0), zone)) : []
  const found = [firstTouchOn(leg, contoursOf(enemy.body)), firstHitOn(leg, zones)].filter((at) => at !== undefined)
  return found.length === 0 ? undefined : Math.min(...found)
}

/** MI-ROUT-06: an enemy it is in melee with counts only if the unit runs right into it. */
function runInto({ body }: Present, { shift }: Leg, enemy: Present): number | undefined {
  return shift && firstHitOn(straightLeg(body, shift), contoursOf(enemy.body))
}

function firstObstacle(state: State, unit: Present, leg: Leg): number | undefined {
  const pieces = piecesNear(state, leg.centre, leg.radius)
  const already = new Set(underfoot(state, unit, leg.at(0), pieces).map(({ piece }) => piece.id))
  const blocked = firstWhen(leg, (body) =>
    underfoot(state, unit, body, pieces).some((going) => isObstacle(going) && !already.has(going.piece.id)),
  )
  return blocked === undefined ? undefined : Math.max(0, blocked - 2)
}

function tell(play: Play, unit: Present, leg: Leg, until: number): void {
  const points = [centreOf(unit.body), centreOf(leg.at(until))].map(({ x, y }) => [x, y] as const)
  play.log('runs', { unit: { figure: unit.id } }, ['MI-ROUT-02', 'MI-ROUT-04'], {
    seat: unit.seat,
    paths: [{ figure: unit.id, points }],
  })
}

/** MI-ROUT-08, MI-DISORG-03, MI-PANIC-03: applies the effects on units it runs into; skirmishers do not harm line. */
function disrupt(play: Play, unit: Present, leg: Leg, { at, enemy }: Flight): void {
  const serudla = unit.troop.race === 'serudla'
  for (const friend of present(play.state, unit.seat)) {
    if (friend === unit || friend.height !== unit.height || friend.fate !== 'fighting') continue
    const hit = firstHitOn(leg, contoursOf(friend.body))
    // MI-CAST-09: a magic user they run through casts nothing next turn.
    if (friend.office?.kind === 'mage' && hit !== undefined && hit < at) friend.now.passedThrough = true
    if (!isLegion(friend) || ((hit === undefined || hit > at) && !areTouching(leg.at(at), friend.body))) continue
    if (!isSkirmishing(unit) || isSkirmishing(friend)) disorganize(play, friend, 'MI-DISORG-03')
    if (serudla) frighten(play, friend, 'serudla', [unit.id])
  }
  if (!enemy || !serudla) return
  disorganize(play, enemy, 'MI-DISORG-03')
  frighten(play, enemy, 'serudla', [unit.id])
}

/** MI-ROUT-07: it surrenders if an enemy is near; else it stays, and its fate is decided in the next step 1. */
function stall(play: Play, unit: Present, leg: Leg, at: number): void {
  unit.body = standingPlace(play.state, unit, leg, at)
  if (isPursued(play.state, unit)) {
    leaveTable(play, unit, 'surrendered')
    return
  }
  play.state.contacts = play.state.contacts.filter(
    ({ attacker, defender }) => attacker !== unit.id && defender !== unit.id,
  )
  unit.rout = { ...(unit.rout as Rout), stalled: true }
  play.log('stalled', { unit: { figure: unit.id } }, ['MI-ROUT-07'], { seat: unit.seat })
}

/** Gets how far there is room: routers pass through friends, but do not end on them (MI-PASS-05). */
function standingPlace(state: State, unit: Present, leg: Leg, at: number): TroopBody {
  const others = present(state).filter((other) => other !== unit && other.height === unit.height)
  for (let gone = at; gone >= 0; gone -= mm(5)) {
    const body = leg.at(gone)
    if (!others.some((other) => areOverlapping(other.body, body))) return body
  }
  return unit.body
}

function endStalled(play: Play, unit: Present): void {
  leaveTable(play, unit, isPursued(play.state, unit) ? 'surrendered' : 'routed')
}

function isPursued(state: State, unit: Present): boolean {
  return present(state, enemyOf(unit.seat)).some(
    (enemy) => isLegion(enemy) && gapBetween(enemy.body, unit.body) <= PURSUIT,
  )
}
