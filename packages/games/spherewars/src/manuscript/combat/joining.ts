import type { Procedure } from '@fray/kernel'
import { pathLength } from '@fray/tabletop'
import type { Join } from '../../ability.ts'
import { window } from '../../command/windows.ts'
import { isInCombat } from '../../ground/board.ts'
import { estimateLength, measuredOrAssumed } from '../../ground/measuring.ts'
import { sight } from '../../ground/sight/sight.ts'
import { enemiesTouchedAt } from '../../ground/surroundings.ts'
import { makeContact, tellOthersTouched } from '../../melee/contact.ts'
import type { JoinReason } from '../../melee/join-reason.ts'
import { type Approach, rush, shortOfContact } from '../../melee/join-resolution.ts'
import { approachNow, logMove, traceWay } from '../../melee/joining.ts'
import type { Aim } from '../../movement/aim.ts'
import type { MoveAllowance } from '../../movement/move-action.ts'
import { covers, lengthCovered, rolledReach } from '../../movement/move-allowance.ts'
import { asInches } from '../../movement/paths/path-points.ts'
import { aimAt, isShortest } from '../../movement/paths/trajectory.ts'
import { sweepEphemerals, walk } from '../../movement/paths/travel.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../../state.ts'
import { hooks } from '../../traits.ts'
import { hinderMove } from '../abilities.ts'
import { isEnemyNear } from '../move-allowance.ts'
import { meetsDifficult, sheltersOf } from '../terrain.ts'

/** SM-MELEE-01, -02: what a combatant declares before anything is measured. */
export type Onset = 'charge' | 'engage'

const RULES: Readonly<Record<Onset, string>> = { charge: 'SM-MELEE-01', engage: 'SM-MELEE-02' }

/** SM-MELEE-01: whether the enemy is seen and a straight way leads to the closest point of its base. Nothing is measured. */
export function mayCharge({ play, joiner, target, shortest }: Aim): boolean {
  return shortest.points.length === 2 && sight(play, joiner, target) !== 'none'
}

/** SM-MELEE-01: charges straight at the enemy. */
export function* charge(aim: Aim, moveAllowance: MoveAllowance): Procedure {
  const { points } = aim.shortest
  yield* goFor(declareApproach(aim, points, moveAllowance, 'chosen'), 'charge')
}

/** SM-MELEE-02, SW-ABIL-14, -27: a combatant that must join charges if it can. */
export function* join(aim: Aim, moveAllowance: MoveAllowance, joinReason: JoinReason): Procedure {
  const approach = declareApproach(aim, yield* traceWay(aim, moveAllowance, joinReason), moveAllowance, joinReason)
  yield* goFor(approach, joinReason !== 'chosen' && isCharge(approach) ? 'charge' : 'engage')
}

function declareApproach(
  aim: Aim,
  points: Approach['points'],
  moveAllowance: MoveAllowance,
  joinReason: JoinReason,
): Approach {
  const { play, joiner } = aim
  return { aim, points, moveAllowance, joinReason, interposed: false, couldSpeedUp: !isEnemyNear(play, joiner) }
}

function isCharge({ aim, points, moveAllowance }: Approach): boolean {
  return !moveAllowance.random && mayCharge(aim) && isShortest(aim, points) && covers(moveAllowance, 'charge', points)
}

/** SM-BASE-05, SW-ORDER-32: the move is declared, orders may answer it, then it is measured. */
function* goFor(approach: Approach, onset: Onset): Procedure {
  const { play, joiner, target } = approach.aim
  play.state.acting!.move = onset
  const names = { joiner: { figure: joiner.id }, target: { figure: target.id } }
  const seat = ownerOf(play, joiner)
  play.log(onset === 'charge' ? 'charge-declared' : 'engage-declared', names, [RULES[onset]], { seat })
  const places = [joiner.at, target.at]
  yield* window(play, { at: 'before-join', acting: joiner, target, rolled: rolledReach(approach.moveAllowance) })
  if (!isStanding(joiner) || joiner.fleeing || isInCombat(play, joiner)) return
  const moved = joiner.at !== places[0] || target.at !== places[1]
  const [now, kind] = yield* answerApproach(approach, onset, moved)
  // SM-BASE-05: player-facing odds assume that the way is short enough.
  const supposed = measuredOrAssumed(play, () => false, seemsCovered(now, kind))
  yield* supposed && isStanding(target) ? arrive(now, kind) : measure(now, kind)
}

/** Odds assume that a way is short enough, and bots estimate. */
function seemsCovered({ aim, moveAllowance, points }: Approach, onset: Onset): boolean {
  const length = estimateLength(aim.play, pathLength(points), aim.joiner, aim.target)
  return length === undefined || covers(moveAllowance, onset, points, length)
}

/** A charger whose enemy was moved goes straight at its new place if it can; if the new way bends, it engages. */
function* answerApproach(approach: Approach, onset: Onset, moved: boolean): Procedure<readonly [Approach, Onset]> {
  const { play, joiner, target } = approach.aim
  if (onset === 'charge' && moved && isStanding(target)) {
    const aim = aimAt(play, joiner, target)
    if (aim?.shortest.points.length === 2) return [{ ...approach, aim, points: aim.shortest.points }, 'charge']
  }
  const now = yield* approachNow(approach, moved)
  return [now, now === approach ? onset : 'engage']
}

/** SM-MELEE-01, -02: a charge or an engagement that arrives, or else goes as far as it can. */
function* measure(approach: Approach, onset: Onset): Procedure {
  const { aim, moveAllowance, points, joinReason } = approach
  if (!isStanding(aim.target)) return yield* fallShort(approach, 'run', RULES[onset])
  if (onset === 'charge') {
    if (covers(moveAllowance, 'charge', points)) return yield* arrive(approach, 'charge')
    return yield* fallShort(approach, 'run', RULES.charge)
  }
  if (covers(moveAllowance, 'run', points)) return yield* arrive(approach, 'run')
  const fast = maySprint(approach)
  if (fast && covers(moveAllowance, 'engage', points)) return yield* arrive(approach, 'engage')
  if (joinReason !== 'chosen') return yield* rushOn(approach)
  yield* fallShort(approach, fast && approach.couldSpeedUp ? 'speed-up' : 'run', RULES.engage)
}

/**
 * SM-SCENERY-05, SW-ABIL-22(b), SW-RANDMOVE-04: no sprint through difficult terrain, after Stealth without a double, or
 * by random movers.
 */
function maySprint({ aim, moveAllowance, points }: Approach): boolean {
  const { play, joiner } = aim
  return !moveAllowance.random && !play.state.acting!.stealthy && !meetsDifficult(play, joiner, points)
}

/** SW-ABIL-14(d), -27(c): an unstoppable joiner goes as far as it can and engages any enemy it meets. */
function* rushOn(approach: Approach): Procedure {
  const { kind, points } = rush(approach)
  const met = { ...approach, points }
  if (kind !== 'failed') return yield* arrive(met, 'engage')
  yield* goShort(met, approach.moveAllowance.random ? 'run' : 'speed-up', RULES.engage)
}

function* fallShort(approach: Approach, pace: 'run' | 'speed-up', rule: string): Procedure {
  const { aim, moveAllowance } = approach
  const length = lengthCovered(moveAllowance, pace === 'run' ? 'run' : 'engage', approach.points)
  yield* goShort({ ...approach, points: shortOfContact(aim, approach.points, length) }, pace, rule)
}

/** Ends a join that does not reach the enemy; it counts as a run or a sprint. */
function* goShort({ aim, points, moveAllowance }: Approach, pace: 'run' | 'speed-up', rule: string): Procedure {
  const { play, joiner, target } = aim
  play.state.acting!.move = pace
  logMove(play, 'fell-short', joiner, target, points, [rule], [moveAllowance.explain('engage', points)])
  walk(play, joiner, points)
  yield* sweepEphemerals(play, joiner, points)
}

/**
 * SM-MELEE-01, -02, SM-TERRAIN-02, -03: makes contact with all enemies it touches. `counts` is what the move counts as.
 */
function* arrive({ aim, points, moveAllowance }: Approach, counts: 'charge' | 'run' | 'engage'): Procedure {
  const { play, joiner, target } = aim
  const reached = enemiesTouchedAt(play, joiner, points[points.length - 1]!)
  const charged = counts === 'charge' ? [target] : []
  const onset: Onset = counts === 'charge' ? 'charge' : 'engage'
  const args = { joiner: { figure: joiner.id }, target: { figure: target.id }, inches: asInches(pathLength(points)) }
  const numbers = [moveAllowance.explain(counts, points)]
  play.log(onset === 'charge' ? 'charges' : 'engages', args, [RULES[onset]], { seat: ownerOf(play, joiner), numbers })
  yield* announce(play, joiner, { enemies: reached, path: points, shots: false })
  if (!isStanding(joiner)) return
  for (const enemy of reached) hinderMove(play, joiner, enemy, sheltersOf(play, joiner, enemy, points))
  logMove(play, 'in-contact', joiner, target, points, [RULES[onset]])
  tellOthersTouched(play, joiner, target, reached)
  play.state.acting!.move = counts
  yield* makeContact(play, { joiner, points, reached, charged, jumps: [] })
}

function* announce(play: Play, joiner: Combatant, join: Join): Procedure {
  for (const [ability, effect] of hooks.all(play, joiner, 'joining')) yield* ability.joining(play, joiner, join, effect)
}
