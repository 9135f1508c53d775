import {
  accept,
  type BarredOption,
  type DecisionOption,
  type Json,
  type Procedure,
  RARE_WEIGHT,
  type Refusal,
  refuse,
  text,
} from '@fray/kernel'
import { distance, overlaps, type Point, readProposal, toJson } from '@fray/tabletop'
import { areFurtherApart, baseOf, contourAt, contourOf, isFree, wouldTouch } from '../ground/bodies.ts'
import { lineThroughSmoke, seesAnyOf } from '../ground/sight.ts'
import { mayDisengage } from '../movement/disengagement.ts'
import { levelChanges } from '../movement/flight.ts'
import { mayLand } from '../movement/move-plan.ts'
import { lengthAllowed, potential } from '../movement/potential.ts'
import { isUnassailable } from '../mystic/perception.ts'
import { hasLost } from '../mystic/spotting.ts'
import {
  areEnemies,
  type Fighter,
  fighter,
  isStanding,
  type Level,
  type Play,
  type PlayState,
  type Stance,
  standing,
} from '../state.ts'
import { allWith, someWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { arrivalAt, arrivalData } from './announced-assault.ts'
import {
  type Arrival,
  arrivalRefusal,
  arrivalsAt,
  arrivalThere,
  hasRoom,
  noRoomRefusal,
  PLACE_TOLERANCE,
  withRoom,
} from './arrival.ts'
import type { Assault } from './assault.ts'
import { arrivalsAgainst, pairsToCharge } from './pair.ts'

/** Targets that a fighter may assault, and how. */
export interface AssaultTarget {
  readonly kind: 'charge' | 'engagement'
  /** CF-FLY-13: a dive from the level above. */
  readonly dive: boolean
  /** CF-CHARGE-09: two targets if both are charged at once. */
  readonly targets: readonly Fighter[]
  /** Places where the assailant could stand, computed on request. */
  arrivals(): readonly Arrival[]
}

/** The plain data of a target, from which its arrivals are computed. */
type AssaultTargetData = Pick<AssaultTarget, 'kind' | 'dive'> & { readonly targets: readonly number[] }

/**
 * CF-CHARGE-01, -03: every enemy the fighter can be placed against: charged if it is free and sees them, otherwise
 * engaged.
 */
export function assaultTargetsOf(play: PlayState, assailant: Fighter): AssaultTarget[] {
  return findTargetData(play, assailant).map((sketch) => toAssaultTarget(play, assailant, sketch))
}

/** A fighter's possible assaults as plain data. */
export interface AssaultOptions {
  /** CF-DISENGAGE-02: in contact and unable to disengage. */
  readonly isHeld: boolean
  /** How far the fighter could charge. */
  readonly reach: number
  readonly sketches: readonly AssaultTargetData[]
  /** Ids of the targets out of reach. */
  readonly far: readonly number[]
}

/** Memoized, because it is expensive: forks reuse it. */
export function findAssaultOptions(play: Play, assailant: Fighter): AssaultOptions {
  return play.memo(() => {
    const reach = lengthAllowed(reachOf(play, assailant))
    const sketches = findTargetData(play, assailant)
    const isHeld = sketches.length === 0 && isHeldInContact(play, assailant)
    const targets = new Set(sketches.map((sketch) => fighter(play, sketch.targets[0]!)))
    return { isHeld, reach, sketches, far: targetsBeyond(assailant, [...targets], reach) }
  })
}

/** CF-CHARGE-02, CF-DISENGAGE-01: how far an assault reaches; a fighter who must disengage first moves only MOV. */
function reachOf(play: PlayState, assailant: Fighter) {
  return isFree(play, assailant)
    ? potential(play, assailant, 'charge')
    : potential(play, assailant, 'engagement', { times: 1 })
}

/** CF-CHARGE-01, -03: turns the plain data back into targets with arrivals. */
export function assaultTargetsIn(play: PlayState, assailant: Fighter, { sketches }: AssaultOptions): AssaultTarget[] {
  return sketches.map((sketch) => toAssaultTarget(play, assailant, sketch))
}

/** Ids of the targets further away than `reach`. */
function targetsBeyond(assailant: Fighter, targets: readonly Fighter[], reach: number): number[] {
  return targets.filter((target) => areFurtherApart(assailant, target, reach)).map(({ id }) => id)
}

function findTargetData(play: PlayState, assailant: Fighter): AssaultTargetData[] {
  const free = isFree(play, assailant)
  if (!free && !mayDisengage(play, assailant)) return []
  const single = targetsOf(play, assailant).flatMap((target): AssaultTargetData[] => {
    const kind: AssaultTargetData['kind'] = free && seesToCharge(play, assailant, target) ? 'charge' : 'engagement'
    const below = assailant.level - target.level === 1
    const dives = below && kind === 'charge' && divesAt(play, assailant, target).length > 0
    return [
      // CF-FLY-08, -16: assaults are possible after a change of level, but not after landing.
      ...(below && target.level === 0 ? [] : [{ kind, dive: false, targets: [target.id] }]),
      ...(dives ? [{ kind, dive: true, targets: [target.id] }] : []),
    ]
  })
  const charged = single.filter(({ kind, dive }) => kind === 'charge' && !dive)
  const pairs = pairsToCharge(
    play,
    assailant,
    charged.map(({ targets }) => fighter(play, targets[0]!)),
  )
  return [
    ...single,
    ...pairs.map((pair) => ({ kind: 'charge' as const, dive: false, targets: pair.map(({ id }) => id) })),
  ]
}

function toAssaultTarget(
  play: PlayState,
  assailant: Fighter,
  { kind, dive, targets: ids }: AssaultTargetData,
): AssaultTarget {
  const targets = ids.map((id) => fighter(play, id))
  const [target, second] = targets as [Fighter, Fighter?]
  const arrivals = () => {
    if (second) return arrivalsAgainst(play, assailant, target, second)
    return dive ? divesAt(play, assailant, target) : arrivalsAt(play, assailant, target)
  }
  return { kind, dive, targets, arrivals }
}

/** CF-FLY-13, CF-ABIL-115: a dive to the ground is a landing, which an ability may forbid. */
function divesAt(play: PlayState, assailant: Fighter, target: Fighter): Arrival[] {
  return arrivalsAt(play, assailant, target).filter(({ stance }) => {
    return target.level > 0 || mayLand(play, contourAt(assailant, stance))
  })
}

function targetsOf(play: PlayState, assailant: Fighter): Fighter[] {
  return withRoom(
    play,
    assailant,
    standing(play).filter((fighter) => isTarget(play, assailant, fighter)),
  )
}

/** CF-FLY-11, -16, CF-ABIL-90: whether the enemy is on a level the assailant can reach and is not hidden. */
function isTarget(play: PlayState, assailant: Fighter, enemy: Fighter): boolean {
  if (!areEnemies(assailant, enemy) || !mayGetTo(assailant, enemy.level)) return false
  return !isUnassailable(play, assailant, enemy) && !hasLost(play, assailant, enemy, 'assault')
}

function mayGetTo(assailant: Fighter, level: Level): boolean {
  return assailant.level === level || levelChanges(assailant).some(({ to }) => to === level)
}

/** CF-CHARGE-01, CF-SIGHT-03, CF-ABIL-21: a charge needs sight; Consciousness sees outside the field of vision. */
function seesToCharge(play: PlayState, assailant: Fighter, target: Fighter): boolean {
  if (someWith(play, assailant, 'cannotCharge')) return false
  if (seesAnyOf(play, assailant, target)) return true
  const around = someWith(play, assailant, 'seesAround', (ability, effect) => {
    return ability.seesAround(play, target, assailant, effect)
  })
  return around && lineThroughSmoke(play, assailant, target) !== 'none'
}

/**
 * CF-PURSUIT-04 to -06, CF-COURAGE-14: targets that a pursuer, or an assailant whose target fled, may engage, even
 * unseen.
 */
export function engagementTargets(play: Play, assailant: Fighter): AssaultTarget[] {
  const near = play.memo(() => {
    // CF-FLY-12: a pursuit never changes level.
    const level = targetsOf(play, assailant).filter((target) => target.level === assailant.level)
    return level.map(({ id }) => id)
  })
  return near.map((id) => toAssaultTarget(play, assailant, { kind: 'engagement', dive: false, targets: [id] }))
}

/** Gets a fighter's assaults as options. Those clearly beyond `reach` get a low weight for random players. */
export function assaultOptions<T>(
  play: Play,
  assailant: Fighter,
  prospects: readonly AssaultTarget[],
  reach: number,
  chosen: (prospect: AssaultTarget) => T,
  known?: AssaultOptions,
): DecisionOption<T>[] {
  const targets = prospects.map((prospect) => prospect.targets[0]!)
  const far = known?.far ?? play.memo(() => targetsBeyond(assailant, targets, reach))
  return prospects.map((prospect) => {
    const { kind, targets, dive } = prospect
    const [target, second] = targets
    const words = dive ? 'dive' : kind
    const names = { fighter: { figure: assailant.id }, target: { figure: target!.id } }
    return {
      key: [assailant.id, words, ...targets.map(({ id }) => id)].join(':'),
      text: second
        ? text('option.charge-two', { ...names, second: { figure: second.id } })
        : text(`option.${words}`, names),
      value: chosen(prospect),
      figure: target!.id,
      target: assailant.id,
      icon: kind === 'charge' ? 'charging-bull' : 'crossed-swords',
      rules: [kind === 'charge' ? 'CF-CHARGE-01' : 'CF-CHARGE-03'],
      note: () =>
        text(isFree(play, assailant) ? `note.${kind}` : 'note.engagement-away', { reach: reach / CENTIMETRE }),
      group: {
        text: text('group.fighter', { fighter: { figure: assailant.id } }),
        label: second
          ? text('label.charge-two', { target: { figure: target!.id }, second: { figure: second.id } })
          : text(`label.${words}`, { target: { figure: target!.id } }),
      },
      // CF-MOVE-05: nothing is measured before the announcement, so targets out of reach may be announced.
      ...(far.includes(target!.id) ? { randomWeight: RARE_WEIGHT } : {}),
    }
  })
}

/** CF-DISENGAGE-02: whether a fighter is in contact and unable to disengage. */
function isHeldInContact(play: PlayState, assailant: Fighter): boolean {
  return !isFree(play, assailant) && !mayDisengage(play, assailant)
}

/** Explains why a fighter in contact cannot assault at all. */
export function barredAssault(
  play: PlayState,
  assailant: Fighter,
  isHeld = isHeldInContact(play, assailant),
): BarredOption[] {
  if (!isHeld) return []
  return [
    {
      key: `${assailant.id}:engagement`,
      text: text('option.engage-barred', { fighter: { figure: assailant.id } }),
      reason: text('barred.disengage'),
      rules: ['CF-DISENGAGE-02'],
    },
  ]
}

/** Why a free fighter cannot assault this enemy, or not in this way. */
export function assaultRefusal(play: PlayState, assailant: Fighter, manner: string, enemy: Fighter): Refusal {
  const words = { fighter: { figure: assailant.id }, target: { figure: enemy.id } }
  const why = (reason: string, ...rules: string[]) => refuse(text(`barred.${reason}`, words), ...rules)
  if (!areEnemies(assailant, enemy)) return why('no-enemy', 'CF-CHARGE-01')
  if (!mayGetTo(assailant, enemy.level)) return why('level', 'CF-FLY-11')
  if (isUnassailable(play, assailant, enemy)) return why('out-of-mind', 'CF-ABIL-90')
  if (hasLost(play, assailant, enemy, 'assault')) return why('unspotted', 'CF-REV-LION-22')
  if (!hasRoom(play, assailant, enemy)) return noRoomRefusal(play, assailant, enemy)
  if (manner === 'dive') return why('dive', 'CF-FLY-13')
  if (manner === 'engagement') return why('is-charge', 'CF-CHARGE-01', 'CF-CHARGE-03')
  if (!isFree(play, assailant)) return why('charge-in-contact', 'CF-CHARGE-01')
  const [barring] = allWith(play, assailant, 'cannotCharge')
  if (barring) return why('cannot-charge', barring[0].rule)
  return seesToCharge(play, assailant, enemy)
    ? why('acted-before', 'CF-CAST-17', 'CF-CALL-19')
    : why('unseen', 'CF-CHARGE-01', 'CF-CHARGE-03')
}

/** CF-CHARGE-10: announces the assault, including the place where the assailant means to stand. */
export function* announceAssault(play: Play, assailant: Fighter, prospect: AssaultTarget): Procedure<Assault> {
  const { kind, targets, dive } = prospect
  const arrival = yield* chooseArrival(play, assailant, prospect)
  for (const target of targets) {
    play.log(
      `announced.${kind}`,
      { fighter: { figure: assailant.id }, target: { figure: target.id } },
      ['CF-ACT-10', kind === 'charge' ? 'CF-CHARGE-01' : 'CF-CHARGE-03'],
      { seat: assailant.seat },
    )
  }
  return { assailant, kind, arrival, targets, dive }
}

function* chooseArrival(play: Play, assailant: Fighter, prospect: Pick<AssaultTarget, 'targets' | 'arrivals'>) {
  const { targets } = prospect
  const arrivals = arrivalsInOrder(play, assailant, prospect)
  const [only, other] = arrivals
  if (only && !other) return only
  return yield* play.place<Arrival>({
    seat: assailant.seat,
    figure: assailant.id,
    prompt: text('ask.arrival', { fighter: { figure: assailant.id }, target: { figure: targets[0]!.id } }),
    rules: ['CF-CHARGE-06', 'CF-CONTACT-06'],
    form: toJson({ kind: 'move', base: baseOf(assailant), from: assailant.at, bends: false, turns: false }),
    check: (json) => {
      const proposal = readProposal(json)
      const end = proposal?.path.at(-1)
      if (!end) return refuse(text('refused.no-place'), 'CF-CHARGE-06')
      const nearest = nearestTo(arrivals, end)
      if (distance(nearest.stance, end) <= PLACE_TOLERANCE) return accept(nearest)
      const [target, second] = targets as [Fighter, Fighter?]
      const between = second ? undefined : arrivalThere(play, assailant, target, end)
      return between ? accept(between) : notThere(play, assailant, target, end, nearest)
    },
    // A pointer near one of the places means that place.
    route: (to) => {
      const end = readProposal(to)?.path.at(-1)
      const nearest = end && nearestTo(arrivals, end)
      return nearest && distance(nearest.stance, end) <= NEAR ? toProposal(nearest) : undefined
    },
    defaultAnswer: () => toProposal(arrivals[0]!),
    suggest: (wanted = arrivals.length) => arrivals.slice(0, wanted).map(toProposal),
  })
}

/** Maximum distance between a pointer and the place it means. */
const NEAR = 4 * CENTIMETRE

function nearestTo(arrivals: readonly Arrival[], at: Point): Arrival {
  return arrivals.reduce((best, arrival) => (distance(arrival.stance, at) < distance(best.stance, at) ? arrival : best))
}

/** Why an assailant may not stand at a point, with the nearest place that is allowed. */
function notThere(play: Play, assailant: Fighter, target: Fighter, at: Point, { stance }: Arrival): Refusal {
  const { reason, rules } = arrivalRefusal(play, assailant, target, at)
  const nearest = { x: stance.x / CENTIMETRE, y: stance.y / CENTIMETRE }
  return refuse(text('refused.place-nearest', { reason: { text: reason }, ...nearest }), ...rules)
}

/** Places to stand, nearest first. Memoized: forks reuse it. */
function arrivalsInOrder(play: Play, assailant: Fighter, prospect: Pick<AssaultTarget, 'arrivals'>): Arrival[] {
  const places = play.memo(() => distinct(inOrder(assailant, prospect.arrivals())).map(arrivalData))
  return places.map((place) => arrivalAt(play, place))
}

/** Keeps one of several places that look the same. */
function distinct(arrivals: readonly Arrival[]): Arrival[] {
  const kept: Arrival[] = []
  for (const arrival of arrivals) {
    if (kept.every(({ stance }) => distance(stance, arrival.stance) > PLACE_TOLERANCE)) kept.push(arrival)
  }
  return kept
}

function toProposal({ stance }: Arrival): Json {
  return toJson({ path: [stance], facing: stance.facing })
}

/** Sorts places by distance, those with a clear straight way first. */
function inOrder(assailant: Fighter, arrivals: readonly Arrival[]): Arrival[] {
  const cost = ({ stance, target }: Arrival) =>
    distance(assailant.at, stance) + (isBehind(assailant, target, stance) ? 1e6 : 0)
  return arrivals
    .map((arrival) => [cost(arrival), arrival] as const)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each)
}

/** Whether the target itself blocks the straight way to a place against it. */
function isBehind(assailant: Fighter, target: Fighter, stance: Stance): boolean {
  const halfway = { ...stance, x: (stance.x + assailant.at.x) / 2, y: (stance.y + assailant.at.y) / 2 }
  return overlaps(contourAt(assailant, halfway), contourOf(target))
}

/** CF-CHARGE-10: the enemies the assailant would touch at its intended place. */
export function touchedAt(
  play: PlayState,
  assailant: Fighter,
  stance: Stance,
  level: Level = assailant.level,
): Fighter[] {
  const contour = contourAt(assailant, stance)
  return play.state.fighters.filter((fighter) => {
    if (!isStanding(fighter) || !areEnemies(fighter, assailant) || fighter.level !== level) return false
    return wouldTouch(assailant, contour, fighter)
  })
}
