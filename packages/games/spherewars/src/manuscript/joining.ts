import type { Procedure } from '@fray/kernel'
import { pathLength } from '@fray/tabletop'
import type { Join } from '../ability.ts'
import { window } from '../command/windows.ts'
import { isInCombat } from '../ground/board.ts'
import { sight } from '../ground/sight.ts'
import { enemiesTouchedAt } from '../ground/surroundings.ts'
import { makeContact } from '../melee/contact.ts'
import { approachNow, logMove, traceWay } from '../melee/joining.ts'
import { type Approach, rush, shortOfContact, type Urge } from '../melee/reckoning.ts'
import { covers, type Gait, lengthCovered } from '../movement/gait.ts'
import { asInches } from '../movement/path-points.ts'
import { type Aim, aimAt, isShortest } from '../movement/trajectory.ts'
import { sweepEphemerals, walk } from '../movement/travel.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { allWith } from '../traits.ts'
import { hinder } from './abilities.ts'
import { isEnemyNear } from './gait.ts'
import { meetsDifficult, sheltersOf } from './terrain.ts'

/** SM-MELEE-01, -02: what a combatant declares before anything is measured. */
export type Onset = 'charge' | 'engage'

const RULES: Readonly<Record<Onset, string>> = { charge: 'SM-MELEE-01', engage: 'SM-MELEE-02' }

/** SM-MELEE-01: whether the enemy is seen and a straight way leads to the closest point of its base. Nothing is measured. */
export function mayCharge({ turn, joiner, target, shortest }: Aim): boolean {
  return shortest.points.length === 2 && sight(turn, joiner, target) !== 'none'
}

/** SM-MELEE-01: straight at the enemy. */
export function* charge(aim: Aim, gait: Gait): Procedure {
  const { points } = aim.shortest
  yield* goFor(declared(aim, points, gait, 'chosen'), 'charge')
}

/** SM-MELEE-02, SW-ABIL-14, -27: whoever must go charges if it can. */
export function* join(aim: Aim, gait: Gait, urge: Urge): Procedure {
  const approach = declared(aim, yield* traceWay(aim, gait, urge), gait, urge)
  yield* goFor(approach, urge !== 'chosen' && isCharge(approach) ? 'charge' : 'engage')
}

function declared(aim: Aim, points: Approach['points'], gait: Gait, urge: Urge): Approach {
  const { turn, joiner } = aim
  return { aim, points, gait, urge, interposed: false, couldSpeedUp: !isEnemyNear(turn, joiner) }
}

function isCharge({ aim, points, gait }: Approach): boolean {
  return !gait.random && mayCharge(aim) && isShortest(aim, points) && covers(gait, 'charge', points)
}

/** SM-BASE-05, SW-ORDER-32: declared, answered by orders, measured. */
function* goFor(approach: Approach, onset: Onset): Procedure {
  const { turn, joiner, target } = approach.aim
  turn.state.acting!.move = onset
  const names = { joiner: { figure: joiner.id }, target: { figure: target.id } }
  const seat = ownerOf(turn, joiner)
  turn.log(onset === 'charge' ? 'charge-declared' : 'engage-declared', names, [RULES[onset]], { seat })
  const places = [joiner.at, target.at]
  yield* window(turn, { at: 'before-join', acting: joiner, target })
  if (!isStanding(joiner) || joiner.fleeing || isInCombat(turn, joiner)) return
  const moved = joiner.at !== places[0] || target.at !== places[1]
  const [now, kind] = yield* answered(approach, onset, moved)
  turn.reveal()
  yield* measure(now, kind)
}

/** A charger whose enemy was moved goes straight at its new place if it can; a new way that bends is an engagement. */
function* answered(approach: Approach, onset: Onset, moved: boolean): Procedure<readonly [Approach, Onset]> {
  const { turn, joiner, target } = approach.aim
  if (onset === 'charge' && moved && isStanding(target)) {
    const aim = aimAt(turn, joiner, target)
    if (aim?.shortest.points.length === 2) return [{ ...approach, aim, points: aim.shortest.points }, 'charge']
  }
  const now = yield* approachNow(approach, moved)
  return [now, now === approach ? onset : 'engage']
}

/** SM-MELEE-01, -02: a charge or an engagement that reaches, or the way as far as it goes. */
function* measure(approach: Approach, onset: Onset): Procedure {
  const { aim, gait, points, urge } = approach
  if (!isStanding(aim.target)) return yield* fallShort(approach, 'run', RULES[onset])
  if (onset === 'charge') {
    if (covers(gait, 'charge', points)) return yield* arrive(approach, 'charge')
    return yield* fallShort(approach, 'run', RULES.charge)
  }
  if (covers(gait, 'run', points)) return yield* arrive(approach, 'run')
  const fast = maySprint(approach)
  if (fast && covers(gait, 'engage', points)) return yield* arrive(approach, 'engage')
  if (urge !== 'chosen') return yield* rushOn(approach)
  yield* fallShort(approach, fast && approach.couldSpeedUp ? 'speed-up' : 'run', RULES.engage)
}

/** SM-SCENERY-05, SW-ABIL-22(b), SW-RANDMOVE-04. */
function maySprint({ aim, gait, points }: Approach): boolean {
  const { turn, joiner } = aim
  return !gait.random && !turn.state.acting!.stealthy && !meetsDifficult(turn, joiner, points)
}

/** SW-ABIL-14(d), -27(c): one who cannot be held goes as far as it can and engages whomever it meets. */
function* rushOn(approach: Approach): Procedure {
  const { turnsOut, points } = rush(approach)
  const met = { ...approach, points }
  if (turnsOut !== 'failed') return yield* arrive(met, 'engage')
  yield* goShort(met, approach.gait.random ? 'run' : 'speed-up', RULES.engage)
}

function* fallShort(approach: Approach, pace: 'run' | 'speed-up', rule: string): Procedure {
  const { aim, gait } = approach
  const length = lengthCovered(gait, pace === 'run' ? 'run' : 'engage', approach.points)
  yield* goShort({ ...approach, points: shortOfContact(aim, approach.points, length) }, pace, rule)
}

/** It does not reach the enemy, and has run or sprinted. */
function* goShort({ aim, points, gait }: Approach, pace: 'run' | 'speed-up', rule: string): Procedure {
  const { turn, joiner, target } = aim
  turn.state.acting!.move = pace
  logMove(turn, 'fell-short', joiner, target, points, [rule], [gait.explain('engage')])
  walk(turn, joiner, points)
  yield* sweepEphemerals(turn, joiner, points)
}

/** SM-MELEE-01, -02, SM-TERRAIN-02, -03: contact with all it touches. `counts` is what the move has been. */
function* arrive({ aim, points, gait }: Approach, counts: 'charge' | 'run' | 'engage'): Procedure {
  const { turn, joiner, target } = aim
  const reached = enemiesTouchedAt(turn, joiner, points[points.length - 1]!)
  const charged = counts === 'charge' ? [target] : []
  const onset: Onset = counts === 'charge' ? 'charge' : 'engage'
  const args = { joiner: { figure: joiner.id }, target: { figure: target.id }, inches: asInches(pathLength(points)) }
  const numbers = [gait.explain(counts)]
  turn.log(onset === 'charge' ? 'charges' : 'engages', args, [RULES[onset]], { seat: ownerOf(turn, joiner), numbers })
  yield* announce(turn, joiner, { enemies: reached, path: points, shots: false })
  if (!isStanding(joiner)) return
  for (const enemy of reached) hinder(turn, joiner, enemy, sheltersOf(turn, joiner, enemy, points))
  logMove(turn, 'in-contact', joiner, target, points, [RULES[onset]])
  turn.state.acting!.move = counts
  yield* makeContact(turn, { joiner, points, reached, charged, jumps: [] })
}

function* announce(turn: Turn, joiner: Combatant, join: Join): Procedure {
  for (const [ability, effect] of allWith(joiner, 'joining')) yield* ability.joining(turn, joiner, join, effect)
}
