import { choice, type DecisionOption, type Procedure, RARE_WEIGHT, refuse, Tally, text } from '@fray/kernel'
import { convexHull, direction, distance, gap, overlaps, type Point, polygonContour } from '@fray/tabletop'
import { define } from '../../ability.ts'
import { listedAbility } from '../../armies/cards/ability-list.ts'
import { type AssaultTarget, announceAssault, assaultOptions, engagementTargets } from '../../assault/announcement.ts'
import type { Contact } from '../../assault/assault.ts'
import { sideTouched } from '../../assault/edges.ts'
import { carryThrough } from '../../assault/resolution.ts'
import { characteristic } from '../../characteristics.ts'
import { makeTest } from '../../dice/test.ts'
import { baseOf, contourAt, contourOf, inContact, isFree } from '../../ground/bodies.ts'
import { limits, registerCounter } from '../../limits.ts'
import { keepMoving } from '../../machines/keep-moving.ts'
import { damageStructure, repair } from '../../machines/structure.ts'
import { move } from '../../movement/move.ts'
import { mov } from '../../movement/potential.ts'
import { passesSpottingOfAll } from '../../mystic/spotting.ts'
import { type Fighter, isStanding, type Play, type PlayState, standing } from '../../state.ts'
import { has, xOf } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { logIgnored, rollDamage } from '../../wounds/damage-roll.ts'
import {
  ability,
  addOwnEffect,
  effectOn,
  immediately,
  immuneTo,
  lasting,
  removeEffect,
  returnValue,
  rollDie,
} from '../builders.ts'

const SPEED = 'speed-counter'

/** The distance rolled in this activation, over all its movements. */
const ROLLED = 'way-rolled'

/**
 * CF-ABIL-111 (a), (e): a machine that has rolled further than MOV and has not stopped is under way; its player may
 * stop it.
 */
function* endRoll(play: Play, bearer: Fighter): Procedure {
  const length = removeEffect(bearer, ROLLED)?.x ?? 0
  if (length <= mov(play, bearer, 'walk').total * CENTIMETRE || !isFree(play, bearer)) return
  if (effectOn(bearer, STOPPED) || !isStanding(bearer)) return
  const names = { machine: { figure: bearer.id } }
  const chosen = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.stop', names),
    rules: ['CF-ABIL-111'],
    options: [
      choice('roll', text('option.keep-rolling', names), { icon: 'fast-forward-button' }),
      choice('stop', text('option.stop', names), { icon: 'halt' }),
    ],
  })
  if (chosen === 'stop') return
  addOwnEffect(play, bearer, SPEED, 'irrepressible', 'game', play.state.round)
  play.log('speed.gained', names, ['CF-ABIL-111'], { seat: bearer.seat })
}

const wayRolled = lasting(ROLLED, 'irrepressible', {})

const irrepressible = ability('irrepressible', {
  afterTravel: (play, { length }, bearer) =>
    immediately(
      () =>
        void addOwnEffect(play, bearer, ROLLED, 'irrepressible', 'round', (effectOn(bearer, ROLLED)?.x ?? 0) + length),
    ),
  // (a): the distance rolled in this activation alone keeps it under way, unless the machine has hit a fighter.
  *activationEnd(play, bearer) {
    yield* endRoll(play, bearer)
    if (effectOn(bearer, SPEED) && effectOn(bearer, SPEED)?.x !== play.state.round) loseSpeed(play, bearer)
  },
  // (a), CF-MACHINE-36: an immobilised machine has stopped.
  settle: (play, bearer) =>
    immediately(() => {
      if (effectOn(bearer, SPEED) && bearer.inRout) loseSpeed(play, bearer)
    }),
  // (f): a machine that ends the round in contact is in hand-to-hand combat.
  roundStart: (play, bearer) =>
    immediately(() => {
      if (effectOn(bearer, SPEED) && !isFree(play, bearer)) loseSpeed(play, bearer)
    }),
})

const STOPPED = 'stopped'

/** CF-ABIL-111 (e): a machine that has stopped cannot move again in this activation phase. */
const stopped = lasting(STOPPED, 'irrepressible', { cannotMove: () => true })

/**
 * CF-ABIL-111 (e), CF-ABIL-116 (e): stops a machine in its activation. Returns whether it was under way when the
 * activation began.
 */
export function standStill(play: Play, bearer: Fighter): boolean {
  const wasUnderWay = effectOn(bearer, SPEED) !== undefined
  if (!wasUnderWay && !effectOn(bearer, ROLLED)) return false
  if (wasUnderWay) loseSpeed(play, bearer)
  addOwnEffect(play, bearer, STOPPED, 'irrepressible', 'activation-phase')
  return wasUnderWay
}

function loseSpeed(play: Play, bearer: Fighter): void {
  removeEffect(bearer, SPEED)
  play.log('speed.lost', { machine: { figure: bearer.id } }, ['CF-ABIL-111'], { seat: bearer.seat })
}

/** CF-ABIL-111: the advantages and restrictions of a machine under way. */
const speed = lasting(SPEED, 'irrepressible', {
  shownAs: 'fast-forward-button',
  // (d): turns by curves alone.
  keepsHeading: true,
  // (b): only fighters with STR at least equal to its RES assault its sides and rear.
  barsSide(play, assailant, side, bearer) {
    const needed = characteristic(play, bearer, 'res').total
    if (side === 'front' || characteristic(play, assailant, 'str').total >= needed) return undefined
    const words = { fighter: { figure: assailant.id }, target: { figure: bearer.id }, needed }
    return refuse(text('refused.under-way', words), 'CF-ABIL-111')
  },
  // (c): takes no charge penalties from the front.
  braces: (_play, assailant, bearer) => sideTouched(bearer, assailant) === 'front',
})

/** CF-ABIL-112: the STR of an impact: X for every 10 cm, rounded up. */
function impactStrength(bearer: Fighter, cm: number): number {
  return xOf(bearer, 'impact', null) * Math.ceil(cm / 10)
}

/** CF-ABIL-112 (b), (d): a machine under way counts twice its MOV, whatever the real distance. */
function fullImpact(play: PlayState, bearer: Fighter): number {
  return impactStrength(bearer, 2 * mov(play, bearer, 'walk').total)
}

/** The strength of an impact in this movement, for fighters hit later (e). */
const IMPACT = 'impact-force'

const impact = ability('impact', {
  *contactMade(play, contact, bearer) {
    const { assailant } = contact.assault
    if (assailant === bearer) return yield* ram(play, contact, bearer)
    const isHeadOn = sideTouched(bearer, assailant) === 'front'
    if (effectOn(bearer, SPEED) && isHeadOn) yield* crush(play, assailant, bearer, fullImpact(play, bearer))
  },
})

/** CF-ABIL-112 (a), (c), (e): all fighters in front suffer; if none of them is left, the machine may go on. */
function* ram(play: Play, { assault, engaged, travelled }: Contact, bearer: Fighter): Procedure {
  const earlier = effectOn(bearer, IMPACT)?.x
  const measured = impactStrength(bearer, travelled / CENTIMETRE)
  // (b): in its activation, not in a pursuit.
  const isAtSpeed = effectOn(bearer, SPEED) && play.state.phase === 'activation'
  const strength = earlier ?? (isAtSpeed ? fullImpact(play, bearer) : measured)
  if (earlier === undefined) addOwnEffect(play, bearer, IMPACT, 'impact', 'move', strength)
  const hit = engaged.filter((fighter) => sideTouched(bearer, fighter) === 'front')
  for (const fighter of hit) yield* crush(play, fighter, bearer, strength)
  const rest = assault.allowance - travelled
  if (hit.some(isStanding) || !isStanding(bearer) || !isFree(play, bearer) || rest < CENTIMETRE) return
  keepMoving(play, bearer)
  yield* goOn(play, bearer, rest)
}

function* crush(play: Play, victim: Fighter, bearer: Fighter, strength: number): Procedure {
  if (!isStanding(victim)) return
  const names = { machine: { figure: bearer.id }, victim: { figure: victim.id }, strength }
  play.log('impact', names, ['CF-ABIL-112'], { seat: bearer.seat })
  const rules = ['CF-ABIL-112']
  yield* rollDamage(play, { victim, by: bearer, kind: 'effect', mechanical: true, strength, rules })
}

type NextStep = 'stop' | 'move' | AssaultTarget

/** CF-ABIL-112 (e): goes on with the rest of its movement potential; this is not a pursuit. */
function* goOn(play: Play, bearer: Fighter, rest: number): Procedure {
  const names = { machine: { figure: bearer.id } }
  const options: DecisionOption<NextStep>[] = [
    { key: 'stop', text: text('option.stop', names), icon: 'halt', value: 'stop' },
    { key: 'move', text: text('option.roll-on', names), icon: 'fast-forward-button', value: 'move' },
    ...assaultOptions<NextStep>(play, bearer, engagementTargets(play, bearer), rest, (prospect) => prospect),
  ]
  const chosen = yield* play.pick<NextStep>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.roll-on', names),
    rules: ['CF-ABIL-112'],
    options: options.map((option) => (option.key === 'stop' ? { ...option, randomWeight: RARE_WEIGHT } : option)),
  })
  if (chosen === 'stop') return void addOwnEffect(play, bearer, STOPPED, 'irrepressible', 'activation-phase')
  if (chosen === 'move') {
    const allowed = new Tally(text('move.charge')).add(Math.floor(rest / CENTIMETRE), text('term.left'), 'CF-ABIL-112')
    return yield* move(play, bearer, 'charge', { allowed })
  }
  if (!(yield* passesSpottingOfAll(play, bearer, chosen.targets))) return yield* goOn(play, bearer, rest)
  const assault = yield* announceAssault(play, bearer, chosen)
  yield* carryThrough(play, [{ ...assault, allowance: rest }])
}

const impactForce = lasting(IMPACT, 'impact', {})

/** CF-ABIL-113: only hand-to-hand attacks, shots, the crash of another machine or its own boiler can hurt it. */
const inalterable = ability('inalterable', {
  ...immuneTo('spell', 'miracle'),
  sparesDamage: (play, { kind, mechanical }, bearer) => {
    if (kind !== 'effect' || mechanical) return returnValue(false)
    logIgnored(play, listedAbility('inalterable')!, { figure: bearer.id }, bearer)
    return returnValue(true)
  },
})

const ONE_ATTEMPT = { id: registerCounter('repair'), per: 'round' } as const

/** CF-ABIL-66: one repair attempt for a machine per round, by any mechanic. */
const mechanic = ability('mechanic', {
  maintenance: {
    step: 'passive',
    isIdle: (play, bearer) => !toRepair(play, bearer),
    *perform(play, bearer, effect) {
      const machine = toRepair(play, bearer)
      if (!machine) return
      if (!(yield* attempts(play, bearer, machine))) return
      limits.spend(play.state, machine.uses, ONE_ATTEMPT)
      const face = yield* rollDie(play, bearer, 'CF-ABIL-66', 'roll.repair')
      if (face === 1) yield* damageStructure(play, machine, 'light', { by: bearer, rules: ['CF-ABIL-66'] })
      else if (face >= xOf(bearer, 'mechanic', effect)) repair(play, machine, 1, 'CF-ABIL-66')
    },
  },
})

function toRepair(play: PlayState, bearer: Fighter): Fighter | undefined {
  const machine = bearer.serves === null ? undefined : play.state.fighters[bearer.serves]
  return machine && mayRepair(play, bearer, machine) ? machine : undefined
}

function* attempts(play: Play, bearer: Fighter, machine: Fighter): Procedure<boolean> {
  const args = { fighter: { figure: bearer.id }, machine: { figure: machine.id } }
  const chosen = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.repair', args),
    rules: ['CF-ABIL-66'],
    options: [choice('repair', text('option.repair', args)), choice('no', text('option.repair.no', args))],
  })
  return chosen === 'repair'
}

/** An undamaged machine is not offered: an attempt could only do harm. */
function mayRepair(play: PlayState, bearer: Fighter, machine: Fighter): boolean {
  if (!isStanding(machine) || machine.structureLost === 0 || machine.seat !== bearer.seat) return false
  return inContact(bearer, machine) && isFree(play, bearer) && !limits.isSpent(play.state, machine.uses, ONE_ATTEMPT)
}

/** CF-ABIL-115: friends cannot pass it, either. */
const rampart = ability('rampart', {
  forbidsLanding: (_play, landing, bearer, effect) =>
    gap(landing, contourOf(bearer)) <= xOf(bearer, 'rampart', effect) * CENTIMETRE,
})

/** CF-ABIL-114: the reach of the blades beyond both sides. */
const BLADES = CENTIMETRE

/** CF-ABIL-114: friends and enemies touched by the blades on the way, also in an assault, make one test each. */
const mowing = ability('mowing', {
  *afterTravel(play, { points }, bearer, effect) {
    for (const fighter of mown(play, points, bearer)) {
      if (!isStanding(fighter)) continue
      const difficulty = (isFree(play, fighter) ? 6 : 8) - (has(play, fighter, 'leap') ? 2 : 0)
      const { passed } = yield* makeTest(play, {
        ...{ kind: 'initiative' as const, fighter, rules: ['CF-ABIL-114'], difficulty, against: bearer, dice: 1 },
      })
      if (passed || !isStanding(fighter)) continue
      const strength = xOf(bearer, 'mowing', effect)
      yield* rollDamage(play, { victim: fighter, by: bearer, kind: 'effect', strength, rules: ['CF-ABIL-114'] })
    }
  },
})

function mown(play: PlayState, points: readonly Point[], bearer: Fighter): Fighter[] {
  const legs = points.slice(1).map((to, i) => [points[i]!, to] as const)
  const swaths = legs.filter(([from, to]) => distance(from, to) > 0).map(([from, to]) => swath(bearer, from, to))
  return standing(play).filter((fighter) => {
    return (
      fighter !== bearer &&
      fighter.level === bearer.level &&
      swaths.some((swath) => overlaps(swath, contourOf(fighter)))
    )
  })
}

/** Gets the area that base and blades cover on a straight leg. */
function swath(bearer: Fighter, from: Point, to: Point) {
  const facing = direction(to.x - from.x, to.y - from.y)
  const { width } = baseOf(bearer)
  const wider = (width + 2 * BLADES) / width
  const corners = [from, to].flatMap((at) => {
    const { xs, ys } = contourAt(bearer, { x: at.x, y: at.y, facing })
    return xs.map((x, i) => widenCorner({ x, y: ys[i]! }, at, facing, wider))
  })
  return polygonContour(convexHull(corners))
}

/** Moves a corner outwards to the side of a leg. */
function widenCorner(corner: Point, centre: Point, facing: Point, wider: number): Point {
  const squared = facing.x * facing.x + facing.y * facing.y
  const [dx, dy] = [corner.x - centre.x, corner.y - centre.y]
  const aside = (dy * facing.x - dx * facing.y) / squared
  const more = aside * (wider - 1)
  return { x: corner.x - facing.y * more, y: corner.y + facing.x * more }
}

define(irrepressible, speed, wayRolled, stopped, impact, impactForce, inalterable, mechanic, rampart, mowing)
