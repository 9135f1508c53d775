import type { Explained, Procedure } from '@fray/kernel'
import { firstCollision, footprint, type Point, pathLength } from '@fray/tabletop'
import type { Join } from '../ability.ts'
import { window } from '../command/windows.ts'
import { isInCombat } from '../ground/board.ts'
import { baseOf, baseUnder, enemiesTouchedAt, isFlyer, surroundingsOf } from '../ground/surroundings.ts'
import type { Gait } from '../movement/gait.ts'
import { askForJumps, type Interception, type Jump } from '../movement/jump.ts'
import { asInches, contactPlace, figurePath } from '../movement/path-points.ts'
import { type Aim, aimAt, trace } from '../movement/trajectory.ts'
import { sweepEphemerals, walk } from '../movement/travel.ts'
import { shotsAgainstCharge } from '../shooting/shot-against-charge.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { allWith } from '../traits.ts'
import { countsAsCharge } from './charge.ts'
import { makeContact } from './contact.ts'
import { type Approach, isChargeAt, isEnemyClose, type Reckoning, reckon, type Urge } from './reckoning.ts'

/**
 * SW-MOVE-19, SW-DEFAREA-16 to -23, SW-ORDER-32: an enemy is named and the way to it traced; orders may change things;
 * enemies on the way may jump; then it is measured, and the action turns out to be a charge, an engagement or a failure.
 */
export function* join(aim: Aim, gait: Gait, urge: Urge): Procedure {
  const { turn, joiner, target } = aim
  const acting = turn.state.acting!
  const couldSpeedUp = !isEnemyClose(turn, joiner)
  const points = yield* traceWay(aim, gait, urge)
  acting.move = 'engage'
  // SW-DEFAREA-12, -28: whoever is named cannot jump.
  acting.noJump.push(target.id)
  turn.log('join-declared', { joiner: { figure: joiner.id }, target: { figure: target.id } }, ['SW-MOVE-19'], {
    seat: ownerOf(turn, joiner),
  })
  const places = [joiner.at, target.at]
  yield* window(turn, { at: 'before-join', acting: joiner, target })
  if (!isStanding(joiner) || joiner.fleeing) return
  // SW-ORDER-30: a Relocate! that led into contact is all the joining there is.
  if (isInCombat(turn, joiner)) return
  const moved = joiner.at !== places[0] || target.at !== places[1]
  const approach = yield* approachNow({ aim, points, gait, urge, couldSpeedUp, interposed: false }, moved)
  yield* carryThrough(approach)
}

/** SW-ABIL-14, -27: who must go takes the shortest way; where it is bent there may be others as short to choose from. */
export function* traceWay(aim: Aim, gait: Gait, urge: Urge): Procedure<readonly Point[]> {
  if (urge === 'chosen') return yield* trace(aim, gait, 'any')
  return aim.shortest.points.length <= 2 ? aim.shortest.points : yield* trace(aim, gait, 'shortest')
}

/** SW-DEFAREA-18: an enemy now in the way is met instead; if the target or the joiner was moved, the way is traced anew. */
export function* approachNow(declared: Approach, moved: boolean): Procedure<Approach> {
  const { aim, gait, urge } = declared
  const { turn, joiner, target } = aim
  const stop = firstStop(declared)
  if (stop?.enemy) return interposed(declared, stop.enemy, stop.points)
  if (!moved && !stop) return declared
  const again = isStanding(target) ? aimAt(turn, joiner, target) : undefined
  if (again) return { ...declared, aim: again, points: yield* traceWay(again, gait, urge) }
  // No way leads to the target any more: it goes where it was going, as far as it can.
  return { ...declared, points: stop?.points ?? onwardFrom(declared) }
}

/** A joiner that was moved itself can only follow its old way if it still begins where it stands. */
function onwardFrom({ aim, points }: Approach): readonly Point[] {
  const { at } = aim.joiner
  return points[0] === at ? points : [at]
}

interface Stop {
  /** The enemy that stands in the way; undefined for a friend, and for anybody a flyer may come down beside. */
  readonly enemy: Combatant | undefined
  readonly points: readonly Point[]
}

/** What has come to stand in a way that was free when it was traced; for a flyer only at its end (SW-FLY-02). */
function firstStop({ aim, points }: Approach): Stop | undefined {
  const { turn, joiner, target } = aim
  if (points[0] !== joiner.at) return undefined
  if (isFlyer(joiner)) return baseUnder(turn, joiner, points.at(-1)!) && { enemy: undefined, points: [joiner.at] }
  const { bases } = surroundingsOf(turn, joiner, Number.POSITIVE_INFINITY, target)
  const hit = firstCollision(footprint(joiner.profile.base, joiner.at), points, bases.map(baseOf))
  if (!hit) return undefined
  const base = bases[hit.obstacle]!
  const cut = [...points.slice(0, hit.leg + 1), contactPlace(joiner, base, hit.at)]
  return { enemy: base.side === joiner.side ? undefined : base, points: cut }
}

function interposed(declared: Approach, enemy: Combatant, points: readonly Point[]): Approach {
  const { turn, joiner } = declared.aim
  turn.log('interposed', { enemy: { figure: enemy.id }, joiner: { figure: joiner.id } }, ['SW-DEFAREA-18'], {
    seat: ownerOf(turn, enemy),
  })
  return { ...declared, aim: { ...declared.aim, target: enemy }, points, interposed: true }
}

/** SW-DEFAREA-19 to -23: jumps first, then measuring. */
function* carryThrough(approach: Approach): Procedure {
  const { aim } = approach
  const { turn, joiner } = aim
  const reckoning = reckon(approach)
  const reached = reckoning.turnsOut === 'failed' ? [] : enemiesTouchedAt(turn, joiner, reckoning.points.at(-1)!)
  // SW-DEFAREA-12: none of those with whom combat is joined can jump.
  for (const { id } of reached) turn.state.acting!.noJump.push(id)
  const stopped = yield* askForJumps(turn, joiner, reckoning.points)
  turn.reveal()
  if (stopped && !isCompleted(reckoning, stopped)) return yield* stopShort(approach, stopped)
  if (reckoning.turnsOut === 'failed') return yield* fallShort(approach, reckoning.points, reckoning.countsAs)
  yield* arrive(approach, reckoning, reached, stopped?.jumps ?? [])
}

/** SW-DEFAREA-23: jumpers who let the joiner come to its target join that combat. */
function isCompleted({ turnsOut, points }: Reckoning, stopped: Interception): boolean {
  return turnsOut !== 'failed' && pathLength(stopped.points) >= pathLength(points)
}

/** SW-DEFAREA-06, -20: stopped by jumpers, it has engaged them. */
function* stopShort({ aim, gait }: Approach, { points, jumps }: Interception): Procedure {
  const { turn, joiner, target } = aim
  logMove(turn, 'stopped-short', joiner, target, points, ['SW-DEFAREA-20'], [gait.explain('engage')])
  yield* makeContact(turn, { joiner, points, reached: [], charged: [], jumps })
}

/** SW-MOVE-20, SW-DEFAREA-21, -22: it does not reach the enemy, and counts as having run or sped up. */
function* fallShort({ aim, gait }: Approach, points: readonly Point[], countsAs: 'run' | 'speed-up'): Procedure {
  const { turn, joiner, target } = aim
  turn.state.acting!.move = countsAs
  logMove(turn, 'fell-short', joiner, target, points, ['SW-MOVE-20', 'SW-DEFAREA-22'], [gait.explain('engage')])
  walk(turn, joiner, points)
  yield* sweepEphemerals(turn, joiner, points)
}

/** SW-MOVE-10, -15, -22, -24: shots against it, then contact with all it touches. */
function* arrive(
  approach: Approach,
  { turnsOut, points }: Exclude<Reckoning, { turnsOut: 'failed' }>,
  reached: readonly Combatant[],
  jumps: readonly Jump[],
): Procedure {
  const { aim } = approach
  const { turn, joiner, target } = aim
  const charged = turnsOut === 'charge' ? chargedAmong(approach, reached) : []
  const rules = turnsOut === 'charge' ? ['SW-MOVE-10'] : ['SW-MOVE-15']
  const args = { joiner: { figure: joiner.id }, target: { figure: target.id }, inches: asInches(pathLength(points)) }
  const numbers = [approach.gait.explain(turnsOut)]
  turn.log(turnsOut === 'charge' ? 'charges' : 'engages', args, rules, { seat: ownerOf(turn, joiner), numbers })
  if (!(yield* outliveShots(turn, joiner, reached, points))) return
  logMove(turn, 'in-contact', joiner, target, points, ['SW-MOVE-21'])
  yield* makeContact(turn, { joiner, points, reached, charged, jumps })
  // SW-ABIL-12(a), SW-ACT-05: a hardened attacker's engagement counts as a charge.
  const counts = turnsOut === 'charge' || countsAsCharge(turn, joiner, target)
  turn.state.acting!.move = counts ? 'charge' : 'engage'
}

/** SW-MOVE-22: the enemy named, and others touched only if the same move is a charge at them too. */
function chargedAmong(approach: Approach, reached: readonly Combatant[]): Combatant[] {
  const { turn, joiner, target } = approach.aim
  return reached.filter((enemy) => {
    if (enemy.id === target.id) return true
    const aim = aimAt(turn, joiner, enemy)
    return aim !== undefined && isChargeAt(approach, aim)
  })
}

function* outliveShots(
  turn: Turn,
  joiner: Combatant,
  enemies: readonly Combatant[],
  path: readonly Point[],
): Procedure<boolean> {
  const joining: Join = { enemies, path, shots: true }
  for (const [ability, effect] of allWith(joiner, 'joining')) yield* ability.joining(turn, joiner, joining, effect)
  if (!joining.shots) return true
  return yield* shotsAgainstCharge(turn, joiner, enemies)
}

export function logMove(
  turn: Turn,
  type: string,
  joiner: Combatant,
  target: Combatant,
  points: readonly Point[],
  rules: readonly string[],
  numbers: readonly Explained[] = [],
): void {
  const args = { joiner: { figure: joiner.id }, target: { figure: target.id }, inches: asInches(pathLength(points)) }
  const paths = [figurePath(joiner, points)]
  turn.log(type, args, rules, { seat: ownerOf(turn, joiner), paths, ...(numbers.length > 0 ? { numbers } : {}) })
}
