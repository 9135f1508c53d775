/**
 * MI-LEADER-01, -03, -18, -19, MI-MAGE-05, MI-SPECIAL-03: keeps command groups, magic users and guards in their places.
 */
import { type Procedure, type Refusal, refuse, text } from '@fray/kernel'
import { areOverlapping, areTouching, contoursOf, gapBetween } from '../../body.ts'
import { isHidden } from '../../ground/sight.ts'
import { commandsArmy, enemyOf, isEngaged, isLegion, isPresent, type Present, present, unitOf } from '../../roster.ts'
import type { Play, State, TroopBody } from '../../state.ts'
import { displace } from '../../turn/standing.ts'
import { mm } from '../../units.ts'
import { type Journey, type Progress, startProgress } from '../plan/journey.ts'
import { firstHitOn, straightLeg } from '../plan/leg.ts'
import { freePlaceBeside } from './beside.ts'

/** MI-SPECIAL-03: the distance guards keep to their casters. */
const GUARD_RADIUS = mm(100)
/** A leader who ends this near their legion closes up to it. */
export const CLOSE_UP = mm(10)

/** MI-LEADER-02, -20: lists a leader's legions; a magic user, or a kérdu who leads none, may join any. */
export function legionsOf(state: State, leader: Present): Present[] {
  const legions = present(state, leader.seat).filter((unit) => isLegion(unit) && unit.fate === 'fighting')
  if (!mustJoin(state, leader)) return legions
  return legions.filter(({ huitsan }) => huitsan !== null && state.huitsanyal[huitsan]?.commander === leader.id)
}

/** MI-LEADER-03, -19: whether a leader must be with a legion: a dritlán, and a kérdu who has taken over. */
export function mustJoin(state: State, leader: Present): boolean {
  if (leader.office?.kind === 'dritlan') return true
  return commandsArmy(leader) && state.huitsanyal.some(({ commander }) => commander === leader.id)
}

/** Whether a leader is away from all their legions, or guards from their casters. */
export function isStray(state: State, unit: Present, body: TroopBody = unit.body): boolean {
  if (unit.office?.kind === 'guards') return strayFromCasters(state, unit, body) > GUARD_RADIUS
  if (isLegion(unit) || !mustJoin(state, unit)) return false
  const legions = legionsOf(state, unit)
  return legions.length > 0 && !legions.some((legion) => areTouching(legion.body, body))
}

function strayFromCasters(state: State, guards: Present, body: TroopBody): number {
  const casters = castersOf(state, guards)
  return casters.reduce(
    (least, caster) => Math.min(least, gapBetween(caster.body, body)),
    casters.length > 0 ? Number.POSITIVE_INFINITY : 0,
  )
}

/** MI-SPECIAL-02: the casters that guards belong to. */
export function castersOf(state: State, { office, seat }: Present): Present[] {
  const team = office?.kind === 'guards' ? office.team : -1
  return present(state, seat).filter((unit) => unit.office?.kind === 'mage' && unit.office.team === team)
}

/** MI-LEADER-03, -19, MI-SPECIAL-03: whether one of them may end a move like this. */
export function judgePlace({ play: { state }, unit }: Journey, { body }: Progress): Refusal | undefined {
  if (isLegion(unit)) return undefined
  if (unit.office?.kind === 'guards') return judgeGuards(state, unit, body)
  if (mustJoin(state, unit)) return judgeTravel(state, unit, body)
  const joined = legionsOf(state, unit).find((legion) => areTouching(legion.body, body))
  if (!commandsArmy(unit) || !joined || !isEngaged(state, joined) || unit.with === joined.id) return undefined
  return refuse(text('refuse.kerdu-in-melee'), 'MI-LEADER-19')
}

/** MI-LEADER-03: the leader must end beside one of their legions, or nearer to the one they are heading for. */
function judgeTravel(state: State, leader: Present, body: TroopBody): Refusal | undefined {
  if (!isStray(state, leader, body)) return undefined
  const towards = destinationsOf(state, leader)
  const nearer = towards.some((legion) => gapBetween(legion.body, body) < gapBetween(legion.body, leader.body) - 1)
  return nearer ? undefined : refuse(text('refuse.not-with-legion'), 'MI-LEADER-03')
}

/** MI-LEADER-03: the legion they named, while it is there; else any of theirs. */
export function destinationsOf(state: State, leader: Present): Present[] {
  const legions = legionsOf(state, leader)
  const named = legions.filter(({ id }) => id === leader.heading)
  return named.length > 0 ? named : legions
}

function judgeGuards(state: State, guards: Present, body: TroopBody): Refusal | undefined {
  const away = strayFromCasters(state, guards, body)
  if (away <= GUARD_RADIUS || away < strayFromCasters(state, guards, guards.body)) return undefined
  return refuse(text('refuse.leaves-casters'), 'MI-SPECIAL-03')
}

/** A leader who stops just short of a legion steps up to it. */
export function closeUp(journey: Journey, body: TroopBody): TroopBody {
  const { play, unit } = journey
  if (isLegion(unit)) return body
  const legions = legionsOf(play.state, unit)
  if (legions.some((legion) => areTouching(legion.body, body))) return body
  const { friends } = startProgress(journey)
  for (const legion of legions) {
    const apart = gapBetween(legion.body, body)
    if (apart > CLOSE_UP) continue
    for (const [x, y] of WAYS) {
      const leg = straightLeg(body, { x: x * apart * 1.5, y: y * apart * 1.5 })
      const there = leg.at(firstHitOn(leg, contoursOf(legion.body)) ?? 0)
      if (areTouching(there, legion.body) && !friends.some((friend) => areOverlapping(friend.body, there))) return there
    }
  }
  return body
}

const HALF = Math.SQRT1_2
const WAYS: readonly (readonly [number, number])[] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [HALF, HALF],
  [HALF, -HALF],
  [-HALF, HALF],
  [-HALF, -HALF],
]

/** MI-LEADER-03: records the legion a leader is with now, or heads for; the opponent decides unclear cases. */
export function* attach(play: Play, leader: Present, from: TroopBody): Procedure {
  if (isLegion(leader) || leader.office?.kind === 'guards') return
  const touched = legionsOf(play.state, leader).filter((legion) => areTouching(legion.body, leader.body))
  const [first] = touched
  const kept = touched.some(({ id }) => id === leader.with)
  if (!first) leader.with = null
  else if (!kept) leader.with = touched.length === 1 ? first.id : yield* askCompany(play, leader, touched)
  leader.heading = first || !mustJoin(play.state, leader) ? null : approachedLegion(play.state, leader, from)
}

/** MI-LEADER-03: a leader with no legion who touches one of theirs joins it, whichever of them moved. */
export function* joinTouched(play: Play): Procedure {
  for (const unit of present(play.state)) {
    if (!isLegion(unit) && unit.with === null && unit.platform === null) yield* attach(play, unit, unit.body)
  }
}

/** MI-LEADER-03: a travelling leader heads for the legion that they approached most. */
function approachedLegion(state: State, leader: Present, from: TroopBody): number | null {
  let most = 0
  let named: number | null = leader.heading
  for (const legion of destinationsOf(state, leader)) {
    const gained = gapBetween(legion.body, from) - gapBetween(legion.body, leader.body)
    if (gained > most) [named, most] = [legion.id, gained]
  }
  return named
}

/** The opponent decides, unless one of them is cloaked, which the opponent does not know (MI-GEN-11). */
function* askCompany(play: Play, leader: Present, touched: readonly Present[]): Procedure<number> {
  const secret = touched.some((legion) => isHidden(play.state, legion))
  return yield* play.pick({
    seat: secret ? leader.seat : enemyOf(leader.seat),
    prompt: text('ask.company', { leader: { figure: leader.id } }),
    rules: ['MI-LEADER-03'],
    figure: leader.id,
    options: touched.map(({ id }) => ({
      key: `with-${id}`,
      text: text('option.unit', { unit: { figure: id } }),
      value: id,
      figure: id,
    })),
  })
}

/** MI-LEADER-03: leaders who stayed when their legion moved off are with no legion now. */
export function leaveBehind({ state }: Play, legion: Present): void {
  for (const unit of present(state)) {
    if (unit.with !== legion.id || areTouching(unit.body, legion.body)) continue
    unit.with = null
  }
}

/** MI-LEADER-25: companions of retiring skirmishers slip away with them. */
export function takeAlong(play: Play, legion: Present): void {
  const { state, setup } = play
  for (const unit of present(state)) {
    if (unit.with !== legion.id || areTouching(unit.body, legion.body)) continue
    displace(unit, freePlaceBeside(state, setup, unit, legion) ?? unit.body)
    unit.now.evaded = true
    unit.platform = null
  }
  leaveBehind(play, legion)
}

/** MI-LEADER-26: companions in the way of bases shift about their unit, which is not a move. */
export function makeRoom({ state, setup }: Play, mover: Present): void {
  for (const unit of present(state)) {
    if (unit.with === null || unit === mover || unit.height !== mover.height) continue
    if (!areOverlapping(unit.body, mover.body)) continue
    const legion = unitOf(state, unit.with)
    if (isPresent(legion)) displace(unit, freePlaceBeside(state, setup, unit, legion) ?? unit.body)
  }
}
