import { type Procedure, text } from '@fray/kernel'
import { directionTo, distance, type Point, pathLength } from '@fray/tabletop'
import { isAssaultUndone } from '../divination/reactions.ts'
import { gapBetween } from '../ground/bodies.ts'
import { markersOf } from '../ground/markers.ts'
import { isRolling } from '../machines/rolling.ts'
import { changeLevel } from '../movement/flight.ts'
import { interruptMove } from '../movement/interruption.ts'
import { notifyPath, notifyTravel } from '../movement/move.ts'
import { fitsAt } from '../movement/move-plan.ts'
import { affordableLength, pathUpTo } from '../movement/path-length.ts'
import { type Fighter, isStanding, type Level, type Play, type PlayState, type Stance } from '../state.ts'
import { allWith, announceToAll, someWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { touchedAt } from './announcement.ts'
import { type Arrival, arrivalsAt, arrivalsOn, fits } from './arrival.ts'
import type { Contact, Underway } from './assault.ts'
import { edgeOf } from './edges.ts'
import { type AssaultPath, pathTo, pathTowards } from './measure.ts'
import { applyChargePenalties } from './penalties.ts'
import { rollingHalt, rollingPath, shortRollingPath } from './rolling-assault.ts'

/** CF-CHARGE-05: whether the potential suffices, measured once everything is announced. */
export function reaches(play: PlayState, assault: Underway): boolean {
  return wayOf(play, assault) !== undefined
}

/** CF-CHARGE-05, CF-MACHINE-18: the path to the intended place; a machine with a Weight needs one that it can roll. */
function wayOf(play: PlayState, { assailant, arrival, allowance }: Underway): AssaultPath | undefined {
  if (isRolling(assailant)) return rollingPath(play, assailant, arrival, allowance)
  return pathTo(play, assailant, edgeOf(arrival.target, arrival.side), allowance, arrival.slides)
}

/** CF-CHARGE-07: moves the full potential towards the target by the shortest path and stops before any enemy. */
export function* fallShort(play: Play, assault: Underway): Procedure {
  const { assailant, arrival, kind } = assault
  const allowance = assault.allowance * (yield* askPotentialToUse(play, assault))
  const halt = play.memo(() => haltShort(play, assailant, arrival.target, allowance))
  if (halt && !(yield* interruptMove(play, { mover: assailant, ...halt }, false))) return
  if (halt) assailant.at = halt.end
  const points = halt?.points ?? [assailant.at]
  play.log(
    'assault.short',
    {
      fighter: { figure: assailant.id },
      target: { figure: arrival.target.id },
      kind: { text: text(`move.${kind}`) },
      reach: allowance / CENTIMETRE,
    },
    ['CF-CHARGE-07'],
    { seat: assailant.seat, paths: pathAlong(assailant, points), isOutcome: true },
  )
  play.reveal()
  yield* notifyPath(play, assailant, points)
  yield* notifyTravel(play, assailant, points)
}

/**
 * CF-CHARGE-02, CF-ABIL-79: asks how much of its optional potential an assailant uses when it cannot reach its target.
 */
function* askPotentialToUse(play: Play, { assailant, kind }: Underway): Procedure<number> {
  let part = 1
  if (kind !== 'charge') return part
  for (const [ability, effect] of allWith(play, assailant, 'partUsedShort')) {
    part = Math.min(part, yield* ability.partUsedShort(play, assailant, effect))
  }
  return part
}

/** The place where a path is broken off, and the part of it that was covered. */
export interface Halt {
  readonly points: readonly Point[]
  readonly end: Stance
}

function haltShort(play: PlayState, assailant: Fighter, target: Fighter, allowance: number): Halt | undefined {
  if (isRolling(assailant)) return shortRollingPath(play, assailant, target.at, allowance)
  const way = pathTowards(play, assailant, target)
  return way && haltAlong(play, assailant, target, way.points, allowance)
}

/** Step, in hundredths of a millimetre, by which a path is shortened until there is room at its end. */
const BACK = 250

/** Follows a path as far as the potential and the room at its end allow, facing the target. */
export function haltAlong(
  play: PlayState,
  mover: Fighter,
  target: Fighter,
  points: readonly Point[],
  allowance: number,
  mayStop: (at: Stance) => boolean = () => true,
): Halt | undefined {
  for (let length = affordableLength(play, mover, points, allowance); length > 0; length -= BACK) {
    const gone = pathUpTo(points, length)
    const place = gone.at(-1)!
    const end = { ...place, facing: directionTo(place, target.at) }
    if (fitsAt(play, mover, end, mover.level) && mayStop(end)) return { points: gone, end }
  }
  return undefined
}

export function pathOf(mover: Fighter, from: Point) {
  return pathAlong(mover, [from, mover.at])
}

function pathAlong({ id }: Fighter, points: readonly Point[]) {
  return [{ figure: id, points: points.map(({ x, y }) => [x, y] as const) }]
}

/** CF-CHARGE-06, -10, CF-MOVE-04: the one place where an assault changes the table. */
export function* makeContact(play: Play, assault: Underway): Procedure {
  const { assailant } = assault
  if (!isStanding(assailant)) return
  const repeller = yield* findRepeller(play, assault)
  if (repeller) return yield* stopBefore(play, assault, repeller)
  if (yield* isCutDown(play, assault)) return
  yield* notifyPathIn(play, assault)
  const moved = moveInto(play, assault)
  if (!moved) return yield* fallShort(play, assault)
  const { contact, points, length, before } = moved
  yield* notifyTravel(play, assailant, points, length)
  if (!isStanding(assailant)) return
  if (yield* isAssaultUndone(play, assailant, contact.engaged)) return cancelAssault(assailant, contact.engaged, before)
  applyChargePenalties(play, assailant, contact.engaged)
  yield* announceToAll(
    play,
    () => [assailant, ...contact.engaged],
    'contactMade',
    (fighter, ability, effect) => ability.contactMade(play, contact, fighter, effect),
  )
}

/** CF-ABIL-68: whether a trap on the path eliminates the assailant. */
function* isCutDown(play: Play, assault: Underway): Procedure<boolean> {
  if (markersOf(play).length === 0) return false
  const planned = placeAndWay(play, assault)
  if (!planned) return false
  const { stance } = planned.place
  const going = { mover: assault.assailant, points: [...planned.way.points, stance], end: stance }
  return (yield* interruptMove(play, going, false)) === null
}

/** CF-ABIL-33 (g), -57: lets abilities react to what lies on the path to contact. */
function* notifyPathIn(play: Play, assault: Underway): Procedure {
  const { assailant, arrival } = assault
  if (!someWith(play, assailant, 'onWay')) return
  const planned = placeAndWay(play, assault)
  if (!planned) return
  const { place, way } = planned
  const met = touchedAt(play, assailant, place.stance, arrival.target.level)
  yield* notifyPath(play, assailant, way.points, met)
}

/** The final place of an assailant and the path to it. CF-SEQ-03: another assailant may stand in the way by now. */
function placeAndWay(play: Play, assault: Underway): { place: Arrival; way: AssaultPath } | undefined {
  const place = isStanding(assault.arrival.target) ? freeArrivalNow(play, assault) : undefined
  const way = place && play.memo(() => wayOf(play, { ...assault, arrival: place }))
  return way && place && { place, way }
}

/** CF-REV-ORC-13: the first of the touched enemies who stops the assailant. */
function* findRepeller(play: Play, assault: Underway): Procedure<Fighter | undefined> {
  const { assailant, arrival, targets } = assault
  const touched = touchedAt(play, assailant, arrival.stance, arrival.target.level)
  for (const fighter of new Set([...targets, ...touched])) {
    for (const [ability, effect] of isStanding(fighter) ? allWith(play, fighter, 'repels') : []) {
      if (yield* ability.repels(play, assault, fighter, effect)) return fighter
    }
  }
  return undefined
}

/** CF-REV-ORC-13: the distance at which a stopped assailant halts before the base. */
const STOPPED = CENTIMETRE

/**
 * CF-REV-ORC-13, CF-MACHINE-18: where a repelled assailant halts; a machine with a Weight stays on the path it rolled.
 */
function haltBefore(play: PlayState, { assailant, arrival, allowance }: Underway, repeller: Fighter): Halt | undefined {
  const isFarOff = (at: Stance) => gapBetween({ ...assailant, at }, repeller) >= STOPPED
  if (isRolling(assailant)) {
    const way = rollingPath(play, assailant, arrival, allowance)
    return way && rollingHalt(play, assailant, way.points, isFarOff)
  }
  const way = pathTowards(play, assailant, arrival.target)
  return way && haltAlong(play, assailant, arrival.target, way.points, allowance, isFarOff)
}

function* stopBefore(play: Play, assault: Underway, repeller: Fighter): Procedure {
  const { assailant } = assault
  const halt = haltBefore(play, assault, repeller)
  if (halt && !(yield* interruptMove(play, { mover: assailant, ...halt }, false))) return
  if (halt) assailant.at = halt.end
  const points = halt?.points ?? [assailant.at]
  const names = { fighter: { figure: assailant.id }, target: { figure: repeller.id } }
  play.log('assault.repelled', names, ['CF-REV-ORC-13'], {
    seat: repeller.seat,
    paths: pathAlong(assailant, points),
    isOutcome: true,
  })
  play.reveal()
  yield* notifyTravel(play, assailant, points)
}

/** A contact, the length of the path to it, and which targets had been assaulted before. */
interface ContactMove {
  readonly contact: Contact
  readonly points: readonly Point[]
  readonly length: number
  readonly before: readonly Fighter[]
}

function moveInto(play: Play, assault: Underway): ContactMove | undefined {
  const { assailant, kind, arrival, targets } = assault
  const planned = placeAndWay(play, assault)
  if (!planned) return undefined
  const { place, way } = planned
  const from = assailant.at
  const { stance } = place
  for (const slide of place.slides) slide.fighter.at = slide.stance
  assailant.at = stance
  if (assault.dive) dive(play, assailant, arrival.target.level)
  const engaged = touchedAt(play, assailant, stance)
  const before = engaged.filter((fighter) => fighter.assaulted)
  for (const fighter of engaged) fighter.assaulted = true
  if (kind === 'charge')
    noteCharge(
      assailant,
      targets.filter((target) => engaged.includes(target)),
    )
  play.log(
    `assault.${kind}`,
    { fighter: { figure: assailant.id }, target: { figure: arrival.target.id } },
    [kind === 'charge' ? 'CF-CHARGE-06' : 'CF-CHARGE-03'],
    { seat: assailant.seat, paths: pathOf(assailant, from), isOutcome: true },
  )
  logEngaged(play, assault, engaged)
  play.reveal()
  const length = Math.min(way.cost, pathLength(way.points))
  return { contact: { assault, engaged, travelled: way.cost }, points: [...way.points, stance], length, before }
}

/** CF-CHARGE-09, -10: other enemies in contact: the second charged target, and those who are only engaged. */
function logEngaged(play: Play, { assailant, kind, arrival, targets }: Underway, engaged: readonly Fighter[]): void {
  for (const fighter of engaged) {
    if (fighter === arrival.target) continue
    const isCharged = kind === 'charge' && targets.includes(fighter)
    const names = { fighter: { figure: assailant.id }, target: { figure: fighter.id } }
    const rule = isCharged ? 'CF-CHARGE-09' : 'CF-CHARGE-10'
    play.log(isCharged ? 'assault.charge' : 'assault.engagement', names, [rule], { seat: assailant.seat })
  }
}

/** CF-MIRACLE-14: the engaged count as not assaulted by this fighter; assaults by others still count. */
function cancelAssault(assailant: Fighter, engaged: readonly Fighter[], before: readonly Fighter[]): void {
  assailant.dived = false
  assailant.charged = assailant.charged.filter((id) => engaged.every((fighter) => fighter.id !== id))
  for (const fighter of engaged) {
    fighter.assaulted = before.includes(fighter)
    fighter.chargedBy = fighter.chargedBy.filter((id) => id !== assailant.id)
  }
}

/** CF-FLY-13, -14: brings a diving fighter down to its target's level, with a bonus in the first combat. */
function dive(play: Play, assailant: Fighter, level: Level): void {
  changeLevel(play, assailant, level)
  assailant.dived = true
}

/** CF-SEQ-03: where an assailant would stand now if it arrives. */
export function freeArrival(play: PlayState, assault: Underway): Arrival | undefined {
  const place = freeArrivalNow(play, assault)
  return place && reaches(play, { ...assault, arrival: place }) ? place : undefined
}

/** The announced place, or the best one left against the same edge. */
function freeArrivalNow(play: PlayState, { assailant, arrival, targets, allowance }: Underway): Arrival | undefined {
  if (!touchesTarget(play, assailant, arrival)) return placeAfter(play, assailant, arrival.target, allowance)
  if (arrival.slides.length === 0 && fits(play, assailant, arrival.stance, arrival.target)) return arrival
  if (targets.length > 1) return undefined
  const left = arrivalsOn(play, assailant, edgeOf(arrival.target, arrival.side))
  const near = ({ stance }: Arrival) => distance(stance, arrival.stance)
  return left.toSorted((a, b) => near(a) - near(b))[0]
}

function touchesTarget(play: PlayState, assailant: Fighter, { stance, target }: Arrival): boolean {
  return touchedAt(play, assailant, stance, target.level).includes(target)
}

/** CF-COURAGE-13, -14: an assailant chases a target that fled to the nearest place in reach. */
function placeAfter(play: PlayState, assailant: Fighter, target: Fighter, allowance: number): Arrival | undefined {
  const near = ({ stance }: Arrival) => distance(assailant.at, stance)
  return arrivalsAt(play, assailant, target)
    .toSorted((a, b) => near(a) - near(b))
    .find((arrival) =>
      isRolling(assailant)
        ? rollingPath(play, assailant, arrival, allowance)
        : pathTo(play, assailant, edgeOf(target, arrival.side), allowance, arrival.slides),
    )
}

/** CF-CHARGE-12: only announced targets count as charged. */
function noteCharge(assailant: Fighter, targets: readonly Fighter[]): void {
  assailant.charged.push(...targets.map(({ id }) => id))
  for (const target of targets) target.chargedBy.push(assailant.id)
}
