import { choice, type Procedure, refuse, text } from '@fray/kernel'
import { halfTurn, overlaps, wholePoint } from '@fray/tabletop'
import { define } from '../../ability.ts'
import type { Action, Bar } from '../../activation/activity.ts'
import { actAtOnce } from '../../activation/immediate-actions.ts'
import { edgeOf, stanceAgainst } from '../../assault/edges.ts'
import { contourAt, contourOf } from '../../ground/bodies.ts'
import { revealReserve } from '../../incantation/reserve.ts'
import { accessOf, hasRoomFor, isAtAccess, passengersOf, takeAboard } from '../../machines/passengers.ts'
import { type Placement, setDown, spotsFor } from '../../movement/set-down.ts'
import { fighterOption } from '../../pick-fighter.ts'
import { liveCards } from '../../round/sequence.ts'
import { camp, type Fighter, isEliminated, type Play, type PlayState, profileOf, type Stance } from '../../state.ts'
import { someWith, xOf } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { eliminate } from '../../wounds/elimination.ts'
import { ability, addOwnEffect, lasting } from '../builders.ts'
import { standStill } from './engines.ts'

const RULE = 'CF-ABIL-116'

/** Arguments of a message about a vehicle and one of its passengers. */
function names(vehicle: Fighter, passenger: Fighter) {
  return { fighter: { figure: passenger.id }, vehicle: { figure: vehicle.id } }
}

function board(play: Play, vehicle: Fighter, passenger: Fighter): void {
  takeAboard(vehicle, passenger)
  play.log('boarded', names(vehicle, passenger), [RULE], { seat: vehicle.seat })
}

/** (d): for a fighter that ends a walk or a run at the access of a stationary vehicle. */
function* offerRide(play: Play, vehicle: Fighter, friend: Fighter): Procedure {
  if (vehicle.inRout || isUnderWay(play, vehicle)) return
  if (!isAtAccess(vehicle, friend) || !hasRoomFor(play, vehicle, friend)) return
  const args = names(vehicle, friend)
  const answer = yield* play.pick({
    seat: friend.seat,
    figure: friend.id,
    prompt: text('ask.board', args),
    rules: [RULE],
    options: [choice('board', text('option.board', args)), choice('stay', text('option.board.no', args))],
  })
  if (answer === 'board') board(play, vehicle, friend)
}

function isUnderWay(play: PlayState, vehicle: Fighter): boolean {
  return someWith(play, vehicle, 'keepsHeading')
}

/** (b): once the vehicle is placed, its player names the fighters deployed inside. */
function* nameFirstPassengers(play: Play, vehicle: Fighter): Procedure {
  for (;;) {
    const able = play.state.fighters.filter(
      (fighter) => fighter.status === 'waiting' && hasRoomFor(play, vehicle, fighter),
    )
    if (able.length === 0) return
    const chosen = yield* choosePassenger(play, vehicle, able, 'ask.deploy-aboard', 'option.board.nobody')
    if (!chosen) return
    board(play, vehicle, chosen)
    revealReserve(play, chosen)
    leaveSequence(play, chosen)
  }
}

/** (c): a card whose fighters are all inside leaves the sequence; passengers are not placed any more. */
function leaveSequence(play: Play, passenger: Fighter): void {
  const own = camp(play, passenger.seat)
  const live = liveCards(play, passenger.seat)
  own.pile = own.pile.filter((id) => live.includes(id))
  own.reserve = own.reserve.filter((id) => live.includes(id))
  const pending = play.state.turn?.pending ?? []
  if (pending.includes(passenger.id)) pending.splice(pending.indexOf(passenger.id), 1)
}

function* choosePassenger(
  play: Play,
  vehicle: Fighter,
  able: readonly Fighter[],
  prompt: string,
  noneText: string | null,
): Procedure<Fighter | null> {
  return yield* play.pick<Fighter | null>({
    seat: vehicle.seat,
    figure: vehicle.id,
    prompt: text(prompt, { vehicle: { figure: vehicle.id } }),
    rules: [RULE],
    options: [
      ...able.map((fighter) => fighterOption(fighter)),
      ...(noneText === null ? [] : [{ key: 'none', text: text(noneText), icon: 'hand', value: null }]),
    ],
  })
}

/** (e), (f): passengers leave a vehicle in its activation; a moving vehicle stops for it. */
const leaving: Action = {
  id: 'disembark',
  icon: 'exit-door',
  rules: [RULE],
  free: true,
  note: () => text('note.disembark'),
  concerns: (play, { fighter }) => passengersOf(play, fighter).length > 0,
  bar: (play, { fighter }): Bar | undefined => {
    if (fighter.inRout) return { reason: 'barred.in-rout', rules: ['CF-ROUT-11'] }
    return mayLeave(play, fighter).length > 0 ? undefined : { reason: 'barred.no-way-out', rules: [RULE] }
  },
  *perform(play, { fighter: vehicle }): Procedure {
    if (standStill(play, vehicle)) addOwnEffect(play, vehicle, HALTED, 'transport', 'round')
    const out: Fighter[] = []
    for (let able = mayLeave(play, vehicle); able.length > 0; able = mayLeave(play, vehicle)) {
      const noneText = out.length === 0 ? null : 'option.leave.nobody'
      const chosen = yield* choosePassenger(play, vehicle, able, 'ask.leave', noneText)
      if (!chosen) break
      yield* stepOut(play, vehicle, chosen)
      out.push(chosen)
    }
    const fresh = out.filter(({ activated }) => !activated)
    if (fresh.length > 0) yield* actAtOnce(play, vehicle.seat, fresh)
  },
}

/** (f): passengers with room at the access. */
function mayLeave(play: PlayState, vehicle: Fighter): Fighter[] {
  return passengersOf(play, vehicle).filter((passenger) => spotsFor(play, atAccess(vehicle, passenger)).length > 0)
}

function* stepOut(play: Play, vehicle: Fighter, passenger: Fighter): Procedure {
  const at = yield* setDown(play, atAccess(vehicle, passenger))
  if (!at) return
  comeOut(play, vehicle, passenger, at)
  addOwnEffect(play, passenger, JUST_OUT, 'transport', 'round')
}

/** The step between places tried along an edge. */
const STEP = CENTIMETRE / 2

function atAccess(vehicle: Fighter, passenger: Fighter): Placement {
  const spots = accessOf(vehicle).flatMap((side) => {
    const edge = edgeOf(vehicle, side)
    const steps = Math.ceil(edge.length / 2 / STEP)
    return Array.from({ length: 2 * steps + 1 }, (_, i): Stance => {
      const aside = (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * STEP
      const { x, y, facing } = stanceAgainst(edge, passenger, aside)
      return { x, y, facing: halfTurn(facing) }
    })
  })
  return {
    fighter: passenger,
    prompt: text('ask.step-out', names(vehicle, passenger)),
    rule: RULE,
    near: [],
    spots,
    bar: (at) => {
      const there: Fighter = { ...passenger, status: 'standing', level: vehicle.level, at }
      return isAtAccess(vehicle, there) ? undefined : refuse(text('refused.not-at-access'), RULE)
    },
  }
}

function comeOut(play: Play, vehicle: Fighter, passenger: Fighter, at: Stance): void {
  Object.assign(passenger, { status: 'standing', level: 0, at })
  passenger.vehicle = null
  play.log('disembarked', names(vehicle, passenger), [RULE], { seat: vehicle.seat })
}

/** (f): lasts until the end of the round. */
const JUST_OUT = 'just-disembarked'
const justOut = lasting(JUST_OUT, 'transport', { cannotCharge: true, holdsFire: true })

/** (e): a vehicle under way when activated does not move again in the round once a passenger has left it. */
const HALTED = 'halted'
const halted = lasting(HALTED, 'transport', { cannotMove: () => true, cannotPursue: true })

/** (g): each passenger suffers a Damage roll; survivors are then set down at the vehicle's place. */
function* spill(play: Play, vehicle: Fighter): Procedure {
  const inside = passengersOf(play, vehicle)
  for (const victim of inside) {
    victim.at = { ...vehicle.at }
    const strength = profileOf(vehicle).res
    yield* rollDamage(play, { victim, by: null, kind: 'effect', strength, rules: [RULE] })
  }
  for (const fighter of inside.filter((otherFighter) => !isEliminated(otherFighter)))
    yield* climbOut(play, vehicle, fighter)
}

function* climbOut(play: Play, vehicle: Fighter, passenger: Fighter): Procedure {
  const given = inWreck(play, vehicle, passenger)
  const at = yield* setDown(play, given)
  if (!at) return yield* eliminate(play, passenger, { by: null, rules: [RULE] })
  comeOut(play, vehicle, passenger, at)
  passenger.activated = true
}

/** The radius round the middle of a wreck in which places are tried. */
const AROUND = 12

/** (g): in the place of the vehicle, or as near to it as there is room. */
function inWreck(play: PlayState, vehicle: Fighter, passenger: Fighter): Placement {
  const wreck = contourOf(vehicle)
  const isInside = (at: Stance) => overlaps(contourAt(passenger, at), wreck)
  const given = {
    ...{ fighter: passenger, prompt: text('ask.climb-out', names(vehicle, passenger)), rule: RULE, near: [] },
    spots: spotsAround(vehicle),
    bar: (at: Stance) => (isInside(at) ? undefined : refuse(text('refused.not-in-wreck'), RULE)),
  }
  return spotsFor(play, given).length > 0 ? given : { ...given, bar: () => undefined }
}

/** Starts from the middle. */
function spotsAround({ at }: Fighter): Stance[] {
  const sides = Array.from({ length: 4 * AROUND + 1 }, (_, i) => (i - 2 * AROUND) * STEP)
  const offsets = sides.flatMap((dx) => sides.map((dy) => ({ dx, dy })))
  return offsets
    .sort((a, b) => a.dx * a.dx + a.dy * a.dy - b.dx * b.dx - b.dy * b.dy)
    .map(({ dx, dy }) => ({ ...wholePoint(at.x + dx, at.y + dy), facing: at.facing }))
}

const transport = ability('transport', {
  // CF-ABILGEN-02: in rout no one gets in or out, but passengers of a wreck still suffer.
  worksInRout: true,
  carries: (bearer, effect) => xOf(bearer, 'transport', effect),
  friendWalked: (play, friend, bearer) => offerRide(play, bearer, friend),
  onDeployment: (play, bearer) => nameFirstPassengers(play, bearer),
  actions: [leaving],
  onElimination: (play, bearer) => spill(play, bearer),
})

define(transport, justOut, halted)
