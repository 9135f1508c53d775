/** Resolves a move step by step: how far every step is done, and what ends it. */
import { type Refusal, refuse, text } from '@fray/kernel'
import { isOnTable, type ManoeuvreStep } from '@fray/tabletop'
import { CONTACT, centreOf, contoursOf, gapBetween, spreadOf } from '../../body.ts'
import { staysInFeature } from '../../ground/last-stand-position.ts'
import { isLegion, isSkirmishing, type Present } from '../../roster.ts'
import type { TroopBody } from '../../state.ts'
import { mm } from '../../units.ts'
import { mustAnswer } from '../contact/answers.ts'
import { squareUp } from '../contact/contact.ts'
import { driveOff, findRoom, noteApproached } from '../contact/evasion.ts'
import { stanceOf } from '../contact/stance.ts'
import { hasZone, zoneEntry } from '../contact/zoc.ts'
import { piecesNear, underfoot } from '../pace/going.ts'
import { type Entry, entriesAlong, type Limit, terrainCostsOf } from '../pace/terrain-costs.ts'
import { bodyOf, type Journey, left, overlappedFriend, type Progress, type Stop, startProgress } from './journey.ts'
import { endOf, firstHitOn, firstTouchOn, firstWhen, type Leg, legOf, mayComeNear, strikes } from './leg.ts'
import { permissionFor } from './permission.ts'

/** Resolves a list of steps. */
export function march(journey: Journey, steps: readonly ManoeuvreStep[]): Progress {
  const progress = startProgress(journey)
  steps.forEach((step, i) => {
    if (!progress.stop) takeStep(journey, progress, step, i === steps.length - 1)
  })
  return conclude(journey, progress)
}

/** Resolves a single leg that is not a manoeuvre: a bonus move, a column on its path. */
export function marchLeg(journey: Journey, leg: Leg): Progress {
  const progress = startProgress(journey)
  walk(journey, progress, leg, leg.length)
  return conclude(journey, progress)
}

function takeStep(journey: Journey, progress: Progress, step: ManoeuvreStep, last: boolean): void {
  const leave = permissionFor(journey, progress, step, last)
  if ('ok' in leave) {
    progress.stop = { kind: 'refused', refusal: leave }
    return
  }
  const leg = legOf(progress.body as Extract<TroopBody, { kind: 'ranks' }>, step)
  const before = progress.body
  walk(journey, progress, leg, leave.cost ?? leg.length)
  if (progress.body === before && progress.stop) return
  const done = progress.last?.leg === leg ? leg.stepTo(progress.last.at) : step
  if (done) progress.steps.push(done)
  if (step.do === 'face' && !isSkirmishing(journey.unit)) progress.facings++
}

/** Goes as far along a leg as the rules let it. */
function walk(journey: Journey, progress: Progress, leg: Leg, cost: number): void {
  if (leg.manner !== 'way') {
    changeInPlace(journey, progress, leg, cost)
    return
  }
  const entries = entriesAlong(journey, leg)
  // A unit that turns out to be trapped is in the way, and the leg is resolved again.
  for (;;) {
    const limit = firstLimit(journey, progress, leg, entries)
    const until = limit ? Math.floor(limit.at) : leg.length
    noteApproached(progress, leg, until, (foe) => mustAnswer(journey, foe))
    if (!driveOff(journey, progress, leg, until)) continue
    goTo(journey, progress, leg, entries, until, limit)
    return
  }
}

/** Gets the first limit of a leg. */
function firstLimit(journey: Journey, progress: Progress, leg: Leg, entries: readonly Entry[]): Limit | undefined {
  const limits: Limit[] = []
  const contact = firstContact(journey, progress, leg)
  if (contact) limits.push(contact)
  const { limit } = terrainCostsOf(journey, progress, leg, entries, { until: leg.length, contactAt: contact?.at })
  if (limit) limits.push(limit)
  limits.push(
    ...distanceLimits(journey, progress, leg),
    ...zonesMet(journey, progress, leg, contact),
    ...edgeMet(journey, leg),
    ...featureLeft(journey, leg),
  )
  return limits.reduce<Limit | undefined>(
    (first, otherLimit) => (first && first.at <= otherLimit.at ? first : otherLimit),
    undefined,
  )
}

function firstContact(journey: Journey, progress: Progress, leg: Leg): Limit | undefined {
  let first: Limit | undefined
  for (const foe of progress.foes) {
    const body = bodyOf(progress, foe)
    if (!body || !mayComeNear(leg, body, CONTACT) || stanceOf(journey, progress, leg, foe).kind !== 'meet') continue
    const at = firstTouchOn(leg, contoursOf(body))
    if (at !== undefined && (!first || at < first.at)) first = { at, stop: { kind: 'contact', foe: foe.id } }
  }
  return first
}

/**
 * MI-SKIRMISH-02, MI-LEADER-08: gets where it would come too near to an enemy; a unit that is near already may not
 * close in.
 */
function distanceLimits(journey: Journey, progress: Progress, leg: Leg): Limit[] {
  return progress.foes.flatMap((foe) => {
    const stance = stanceOf(journey, progress, leg, foe)
    const body = bodyOf(progress, foe)
    if (stance.kind !== 'avoid' || !body || !mayComeNear(leg, body, stance.margin)) return []
    const nearest = Math.min(stance.margin, gapBetween(leg.at(0), body)) - 1
    const at = firstWhen(leg, (there) => gapBetween(there, body) < nearest || strikes(there, contoursOf(body)))
    return at === undefined
      ? []
      : [{ at: Math.max(0, at - 1), stop: { kind: 'short', foe: foe.id, rule: stance.rule } as Stop }]
  })
}

/** MI-ZOC-02: a leg that reaches the legion itself is not stopped beside it. */
function zonesMet(journey: Journey, progress: Progress, leg: Leg, contact: Limit | undefined): Limit[] {
  const { unit } = journey
  if (!isLegion(unit) || unit.height > 0) return []
  const met = contact?.stop.kind === 'contact' ? contact.stop.foe : undefined
  return progress.foes.flatMap((foe) => {
    if (!hasZone(foe) || foe.id === met || !mayComeNear(leg, foe.body, mm(25))) return []
    // A unit that gives way controls nothing against the one it gives way to.
    if (stanceOf(journey, progress, leg, foe).kind === 'retire') return []
    const at = zoneEntry(leg, foe.body)
    return at === undefined ? [] : [{ at, stop: { kind: 'zone', foe: foe.id } as Stop }]
  })
}

function edgeMet({ play: { setup } }: Journey, leg: Leg): Limit[] {
  const isOff = (body: TroopBody) => contoursOf(body).some((block) => !isOnTable(block, setup))
  if (leg.shift && !isOff(endOf(leg))) return []
  const at = firstWhen(leg, isOff)
  return at === undefined ? [] : [{ at: Math.max(0, at - 1), stop: { kind: 'refused', refusal: OFF_TABLE } }]
}

/** MI-LASTSTAND-08: a unit that makes a last stand in a feature moves within it. */
function featureLeft({ play: { state }, unit }: Journey, leg: Leg): Limit[] {
  if (unit.stand !== 'standing') return []
  const at = firstWhen(leg, (body) => !staysInFeature(state, unit, body))
  return at === undefined ? [] : [{ at: Math.max(0, at - 1), stop: { kind: 'refused', refusal: LAST_STAND } }]
}

const LAST_STAND: Refusal = refuse(text('refuse.last-stand'), 'MI-LASTSTAND-08')

const OFF_TABLE: Refusal = refuse(text('refuse.off-table'), 'MI-MOVE-12')

/** The spacing at which the path is recorded for units that may see it (MI-SIGHT-03). */
const LOOK = mm(40)

/** Does a leg as far as `until`. */
function goTo(
  journey: Journey,
  progress: Progress,
  leg: Leg,
  entries: readonly Entry[],
  until: number,
  limit?: Limit,
): void {
  const contactAt = limit?.stop.kind === 'contact' ? limit.at : undefined
  const terrainCosts = terrainCostsOf(journey, progress, leg, entries, { until, contactAt })
  if (until > 0) {
    for (const rule of terrainCosts.ground) progress.ground.add(rule)
    for (const rule of terrainCosts.disorders) progress.disorders.add(rule)
    for (const friend of progress.friends) if (isPassed(leg, friend, until)) progress.passed.add(friend.id)
    for (let gone = LOOK; gone < until; gone += LOOK) progress.trail.push(leg.at(gone))
    progress.body = leg.at(until)
    progress.trail.push(progress.body)
    progress.walked += until
  }
  // MI-TERRAIN-01: what was paid at the edge of a piece counts only while it stays there.
  progress.crossing = until > 0 && limit?.stop.kind !== 'crossing' ? null : terrainCosts.crossing
  progress.last = { leg, at: until }
  progress.spent += terrainCosts.paid + (journey.charging ? 0 : until)
  progress.stop = limit?.stop ?? null
}

function isPassed(leg: Leg, friend: Present, until: number): boolean {
  if (!mayComeNear(leg, friend.body, 0)) return false
  const hit = firstHitOn(leg, contoursOf(friend.body))
  return hit !== undefined && hit < until
}

/** A facing or another formation: there must be room for it, and no enemy may be touched; who retires does (MI-SKIRMISH-02). */
function changeInPlace(journey: Journey, progress: Progress, leg: Leg, cost: number): void {
  const body = endOf(leg)
  // A unit that turns out to be trapped is in the way, and the change is resolved again.
  do {
    const refusal = cost > left(journey, progress) + 1 ? TOO_FAR : placeProhibition(journey, progress, leg, body)
    if (refusal) {
      progress.stop = { kind: 'refused', refusal }
      return
    }
    noteApproached(progress, leg, leg.length, (foe) => mustAnswer(journey, foe))
  } while (!driveOff(journey, progress, leg, leg.length))
  if (leg.manner === 'formation') noteReform(journey, progress, leg, body)
  progress.body = body
  progress.trail.push(body)
  progress.spent += cost
}

/** MI-FORMATION-01: figures have gone to new places, perhaps onto other ground; line has done its move with that. */
function noteReform({ play, unit }: Journey, progress: Progress, leg: Leg, body: TroopBody): void {
  progress.walked += leg.length
  if (!isSkirmishing(unit)) progress.reformed = true
  const pieces = piecesNear(play.state, centreOf(body), spreadOf(body))
  const before = underfoot(play.state, unit, progress.body, pieces).map(({ piece }) => piece)
  for (const going of underfoot(play.state, unit, body, pieces)) {
    if (going.disorganizes && !before.includes(going.piece)) progress.disorders.add(going.rule)
  }
}

const TOO_FAR: Refusal = refuse(text('refuse.too-far'), 'MI-RATE-23')

/** Gets why a body cannot stand like this, friends apart. */
function placeProhibition(journey: Journey, progress: Progress, leg: Leg, body: TroopBody): Refusal | undefined {
  const { play, unit } = journey
  if (contoursOf(body).some((block) => !isOnTable(block, play.setup))) return OFF_TABLE
  // Turning about in the open gives up nothing.
  if (unit.stand === 'standing' && leg.manner !== 'facing' && !staysInFeature(play.state, unit, body)) return LAST_STAND
  for (const foe of progress.foes) {
    const there = bodyOf(progress, foe)
    if (!there) continue
    const stance = stanceOf(journey, progress, leg, foe)
    if (stance.kind === 'retire') continue
    // Turning or reforming must not make contact.
    const margin = stance.kind === 'avoid' ? stance.margin : CONTACT + 1
    const nearest = Math.min(margin, gapBetween(progress.body, there)) - 1
    if (gapBetween(body, there) < nearest || strikes(body, contoursOf(there))) {
      const rule = stance.kind === 'avoid' ? stance.rule : 'MI-CONTACT-01'
      return refuse(text('refuse.no-room', { foe: { figure: foe.id } }), rule)
    }
  }
  const pieces = piecesNear(play.state, centreOf(body), spreadOf(body))
  const already = underfoot(play.state, unit, progress.body, pieces).map(({ piece }) => piece)
  const barred = underfoot(play.state, unit, body, pieces).find(
    ({ piece, forbidden }) => forbidden && !already.includes(piece),
  )
  return (
    barred && refuse(text('refuse.ground', { terrain: { text: text(`terrain.${barred.piece.terrain}`) } }), barred.rule)
  )
}

/** Concludes the move: squares up in contact, finds room after retiring, and keeps off friends (MI-PASS-05). */
function conclude(journey: Journey, progress: Progress): Progress {
  if (progress.stop?.kind === 'contact') {
    progress.body = squareUp(journey, progress, progress.stop.foe)
    progress.trail.push(progress.body)
  }
  const friend = overlappedFriend(journey, progress, progress.body)
  if (friend) stepBack(journey, progress, friend)
  findRoom(journey, progress)
  return progress
}

const BACK = mm(2)

/** Goes back along the last leg until it overlaps no unit, or to its start; the proposed move is refused. */
function stepBack(journey: Journey, progress: Progress, friend: Present): void {
  const refusal = refuse(text('refuse.overlap', { other: { figure: friend.id } }), 'MI-PASS-05')
  progress.stop = { kind: 'refused', refusal }
  const { leg, at } = progress.last ?? { leg: undefined, at: 0 }
  for (let gone = at; leg && gone > 0; gone -= BACK) {
    const body = leg.at(Math.max(0, gone - BACK))
    if (overlappedFriend(journey, progress, body)) continue
    progress.spent -= Math.min(progress.spent, at - Math.max(0, gone - BACK))
    progress.body = body
    progress.trail.push(body)
    progress.last = { leg, at: Math.max(0, gone - BACK) }
    const step = leg.stepTo(progress.last.at)
    if (step) progress.steps[progress.steps.length - 1] = step
    return
  }
  progress.body = journey.unit.body
  progress.steps.length = 0
  progress.spent = 0
}
