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
import { asJson, distance, overlaps, type Point, readProposal } from '@fray/tabletop'
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
  profileOf,
  type Stance,
  standing,
} from '../state.ts'
import { allWith, someWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { arrivalAt, placeOf } from './announced.ts'
import {
  type Arrival,
  arrivalsAt,
  arrivalThere,
  hasRoom,
  PLACE_TOLERANCE,
  whyNoRoom,
  whyNotThere,
  withRoom,
} from './arrival.ts'
import type { Assault } from './assault.ts'
import { arrivalsAgainst, pairsToCharge } from './pair.ts'

/** Whom a fighter may assault, and how. */
export interface Prospect {
  readonly kind: 'charge' | 'engagement'
  /** CF-FLY-13. */
  readonly dive: boolean
  /** CF-CHARGE-09: two where he charges both. */
  readonly targets: readonly Fighter[]
  /** Where he could stand; worked out when it is asked for. */
  arrivals(): readonly Arrival[]
}

/** What of a prospect is plain data: where he could stand is worked out from it. */
type Sketch = Pick<Prospect, 'kind' | 'dive'> & { readonly targets: readonly number[] }

/** CF-CHARGE-01, -03: everybody he can be placed against, charged if he is free and sees them, otherwise engaged. */
export function prospectsOf(play: PlayState, assailant: Fighter): Prospect[] {
  return sketchesOf(play, assailant).map((sketch) => prospectOf(play, assailant, sketch))
}

/** What there is for a fighter to announce against enemies, as plain data. */
export interface Outlook {
  /** CF-DISENGAGE-02: in contact, and he cannot get out of it. */
  readonly isHeld: boolean
  /** How far he could charge. */
  readonly reach: number
  readonly sketches: readonly Sketch[]
  /** Those of the targets, by their ids, who are beyond his reach. */
  readonly far: readonly number[]
}

/** It takes long: a fork need not work it out again. */
export function outlookOf(play: Play, assailant: Fighter): Outlook {
  return play.memo(() => {
    const reach = lengthAllowed(reachOf(play, assailant))
    const sketches = sketchesOf(play, assailant)
    const isHeld = sketches.length === 0 && isHeldInContact(play, assailant)
    const targets = new Set(sketches.map((sketch) => fighter(play, sketch.targets[0]!)))
    return { isHeld, reach, sketches, far: beyond(assailant, [...targets], reach) }
  })
}

/** CF-CHARGE-02, CF-DISENGAGE-01: how far an assault goes; one who must disengage first has his MOV once. */
function reachOf(play: PlayState, assailant: Fighter) {
  return isFree(play, assailant)
    ? potential(play, assailant, 'charge')
    : potential(play, assailant, 'engagement', { times: 1 })
}

/** CF-CHARGE-01, -03: whom he may assault by that. */
export function prospectsIn(play: PlayState, assailant: Fighter, { sketches }: Outlook): Prospect[] {
  return sketches.map((sketch) => prospectOf(play, assailant, sketch))
}

/** Those who are further away than so much, by their ids. */
function beyond(assailant: Fighter, targets: readonly Fighter[], reach: number): number[] {
  return targets.filter((target) => areFurtherApart(assailant, target, reach)).map(({ id }) => id)
}

function sketchesOf(play: PlayState, assailant: Fighter): Sketch[] {
  const free = isFree(play, assailant)
  if (!free && !mayDisengage(play, assailant)) return []
  const single = targetsOf(play, assailant).flatMap((target): Sketch[] => {
    const kind: Sketch['kind'] = free && seesToCharge(play, assailant, target) ? 'charge' : 'engagement'
    const below = assailant.level - target.level === 1
    const dives = below && kind === 'charge' && divesAt(play, assailant, target).length > 0
    return [
      // CF-FLY-08, -16: after a change of level, but not after landing.
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

function prospectOf(play: PlayState, assailant: Fighter, { kind, dive, targets: ids }: Sketch): Prospect {
  const targets = ids.map((id) => fighter(play, id))
  const [target, second] = targets as [Fighter, Fighter?]
  const arrivals = () => {
    if (second) return arrivalsAgainst(play, assailant, target, second)
    return dive ? divesAt(play, assailant, target) : arrivalsAt(play, assailant, target)
  }
  return { kind, dive, targets, arrivals }
}

/** CF-FLY-13, CF-ABIL-115: a dive to the ground is a landing, which something may forbid. */
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

/** CF-FLY-11, -16, CF-ABIL-90: an enemy whose level he is at or may get to, and who is not hidden from him. */
function isTarget(play: PlayState, assailant: Fighter, enemy: Fighter): boolean {
  if (!areEnemies(assailant, enemy) || !mayGetTo(assailant, enemy.level)) return false
  return !isUnassailable(play, assailant, enemy) && !hasLost(play, assailant, enemy, 'assault')
}

function mayGetTo(assailant: Fighter, level: Level): boolean {
  return assailant.level === level || levelChanges(assailant).some(({ to }) => to === level)
}

/** CF-CHARGE-01, CF-SIGHT-03, CF-ABIL-21. */
function seesToCharge(play: PlayState, assailant: Fighter, target: Fighter): boolean {
  if (someWith(play, assailant, 'cannotCharge')) return false
  if (seesAnyOf(play, assailant, target)) return true
  const around = someWith(play, assailant, 'seesAround', (ability, effect) => {
    return ability.seesAround(play, target, assailant, effect)
  })
  return around && lineThroughSmoke(play, assailant, target) !== 'none'
}

/** CF-PURSUIT-04 to -06, CF-COURAGE-14: whom a pursuer, or an assailant whose target fled, may engage, unseen too. */
export function engagementProspects(play: Play, assailant: Fighter): Prospect[] {
  const near = play.memo(() => {
    // CF-FLY-12: no change of level during a pursuit.
    const level = targetsOf(play, assailant).filter((target) => target.level === assailant.level)
    return level.map(({ id }) => id)
  })
  return near.map((id) => prospectOf(play, assailant, { kind: 'engagement', dive: false, targets: [id] }))
}

/** Assaults that a fighter may announce, as options; those plainly beyond `reach` are seldom meant. */
export function assaultOptions<T>(
  play: Play,
  assailant: Fighter,
  prospects: readonly Prospect[],
  reach: number,
  chosen: (prospect: Prospect) => T,
  known?: Outlook,
): DecisionOption<T>[] {
  const targets = prospects.map((prospect) => prospect.targets[0]!)
  const far = known?.far ?? play.memo(() => beyond(assailant, targets, reach))
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
      // CF-MOVE-05: nothing is measured before the announcement, so what is out of reach may be announced.
      ...(far.includes(target!.id) ? { randomWeight: RARE_WEIGHT } : {}),
    }
  })
}

/** CF-DISENGAGE-02: whether a fighter is in contact and cannot get out of it. */
function isHeldInContact(play: PlayState, assailant: Fighter): boolean {
  return !isFree(play, assailant) && !mayDisengage(play, assailant)
}

/** Why a fighter in contact cannot assault at all, for those who look for it. */
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

/** Why a free fighter cannot assault this enemy, or not in this manner. */
export function whyNoAssault(play: PlayState, assailant: Fighter, manner: string, enemy: Fighter): Refusal {
  const words = { fighter: { figure: assailant.id }, target: { figure: enemy.id } }
  const why = (reason: string, ...rules: string[]) => refuse(text(`barred.${reason}`, words), ...rules)
  if (!areEnemies(assailant, enemy)) return why('no-enemy', 'CF-CHARGE-01')
  if (!mayGetTo(assailant, enemy.level)) return why('level', 'CF-FLY-11')
  if (isUnassailable(play, assailant, enemy)) return why('out-of-mind', 'CF-ABIL-90')
  if (hasLost(play, assailant, enemy, 'assault')) return why('unspotted', 'CF-REV-LION-22')
  if (!hasRoom(play, assailant, enemy)) return whyNoRoom(play, assailant, enemy)
  if (manner === 'dive') return why('dive', 'CF-FLY-13')
  if (manner === 'engagement') return why('is-charge', 'CF-CHARGE-01', 'CF-CHARGE-03')
  if (!isFree(play, assailant)) return why('charge-in-contact', 'CF-CHARGE-01')
  const [barring] = allWith(play, assailant, 'cannotCharge')
  if (barring) return why('cannot-charge', barring[0].rule)
  return seesToCharge(play, assailant, enemy)
    ? why('acted-before', 'CF-CAST-17', 'CF-CALL-19')
    : why('unseen', 'CF-CHARGE-01', 'CF-CHARGE-03')
}

/** CF-CHARGE-10: the announcement says where he means to stand. */
export function* announceAssault(play: Play, assailant: Fighter, prospect: Prospect): Procedure<Assault> {
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

function* chooseArrival(play: Play, assailant: Fighter, prospect: Pick<Prospect, 'targets' | 'arrivals'>) {
  const { targets } = prospect
  const arrivals = arrivalsInOrder(play, assailant, prospect)
  const [only, other] = arrivals
  if (only && !other) return only
  return yield* play.place<Arrival>({
    seat: assailant.seat,
    figure: assailant.id,
    prompt: text('ask.arrival', { fighter: { figure: assailant.id }, target: { figure: targets[0]!.id } }),
    rules: ['CF-CHARGE-06', 'CF-CONTACT-06'],
    form: asJson({ kind: 'move', base: baseOf(assailant), from: assailant.at, bends: false, turns: false }),
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
    // Where a pointer is near one of the places, that one is meant.
    route: (to) => {
      const end = readProposal(to)?.path.at(-1)
      const nearest = end && nearestTo(arrivals, end)
      return nearest && distance(nearest.stance, end) <= NEAR ? proposed(nearest) : undefined
    },
    defaultAnswer: () => proposed(arrivals[0]!),
    suggest: (wanted = arrivals.length) => arrivals.slice(0, wanted).map(proposed),
  })
}

/** How far from a place against the target a pointer may be and still mean it. */
const NEAR = 4 * CENTIMETRE

function nearestTo(arrivals: readonly Arrival[], at: Point): Arrival {
  return arrivals.reduce((best, arrival) => (distance(arrival.stance, at) < distance(best.stance, at) ? arrival : best))
}

/** Why an assailant may not stand at a point, and where the nearest place is at which he may. */
function notThere(play: Play, assailant: Fighter, target: Fighter, at: Point, { stance }: Arrival): Refusal {
  const { reason, rules } = whyNotThere(play, assailant, target, at)
  const nearest = { x: stance.x / CENTIMETRE, y: stance.y / CENTIMETRE }
  return refuse(text('refused.place-nearest', { reason: { text: reason }, ...nearest }), ...rules)
}

/** Where he could stand, the nearest place first: a fork need not work it out again. */
function arrivalsInOrder(play: Play, assailant: Fighter, prospect: Pick<Prospect, 'arrivals'>): Arrival[] {
  const places = play.memo(() => distinct(inOrder(assailant, prospect.arrivals())).map(placeOf))
  return places.map((place) => arrivalAt(play, place))
}

/** One of several places that nobody could tell apart stands for all of them. */
function distinct(arrivals: readonly Arrival[]): Arrival[] {
  const kept: Arrival[] = []
  for (const arrival of arrivals) {
    if (kept.every(({ stance }) => distance(stance, arrival.stance) > PLACE_TOLERANCE)) kept.push(arrival)
  }
  return kept
}

function proposed({ stance }: Arrival): Json {
  return asJson({ path: [stance], facing: stance.facing })
}

/** The places nearest to where he stands first; those where nobody else stands between come before. */
function inOrder(assailant: Fighter, arrivals: readonly Arrival[]): Arrival[] {
  const cost = ({ stance, target }: Arrival) =>
    distance(assailant.at, stance) + (isBehind(assailant, target, stance) ? 1e6 : 0)
  return arrivals
    .map((arrival) => [cost(arrival), arrival] as const)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each)
}

/** Whether the target itself is in the straight way to a place against it. */
function isBehind(assailant: Fighter, target: Fighter, stance: Stance): boolean {
  const halfway = { ...stance, x: (stance.x + assailant.at.x) / 2, y: (stance.y + assailant.at.y) / 2 }
  return overlaps(contourAt(assailant, halfway), contourOf(target))
}

/** CF-CHARGE-10: the enemies that an assailant would touch where he means to stand. */
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

/** CF-CHARGE-09: bases that may charge two at once. */
export function isBroad(fighter: Fighter): boolean {
  const { base } = profileOf(fighter)
  return base === 'creature' || base === 'large-creature'
}
