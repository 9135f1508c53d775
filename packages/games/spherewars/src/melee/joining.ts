import type { ExplainedNumber, Procedure } from '@fray/kernel'
import { firstCollision, footprint, type Point, pathLength } from '@fray/tabletop'
import type { Join } from '../ability.ts'
import { window } from '../command/windows.ts'
import { isInCombat } from '../ground/board.ts'
import { isUnmeasured, measureOrAssume } from '../ground/measuring.ts'
import { baseOf, baseUnder, enemiesTouchedAt, isFlyer, surroundingsOf } from '../ground/surroundings.ts'
import type { Aim } from '../movement/aim.ts'
import { askForJumps, type Interception, type Jump } from '../movement/jump.ts'
import type { MoveAllowance } from '../movement/move-action.ts'
import { rolledReach } from '../movement/move-allowance.ts'
import { asInches, contactPlace, figurePath } from '../movement/paths/path-points.ts'
import { aimAt, trace } from '../movement/paths/trajectory.ts'
import { sweepEphemerals, walk } from '../movement/paths/travel.ts'
import { shotsAgainstCharge } from '../shooting/shot-against-charge.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { countsAsCharge } from './charge.ts'
import { makeContact, tellOthersTouched } from './contact.ts'
import type { JoinReason } from './join-reason.ts'
import {
  type Approach,
  isChargeAt,
  isEnemyClose,
  type JoinResolution,
  resolveJoin,
  supposedJoin,
} from './join-resolution.ts'

/**
 * SW-MOVE-19, SW-DEFAREA-16 to -23, SW-ORDER-32: an enemy is named and the way to it traced; orders may change things;
 * enemies on the way may jump; then the distance is measured, and the action turns out to be a charge, an engagement or
 * a failure.
 */
export function* join(aim: Aim, moveAllowance: MoveAllowance, joinReason: JoinReason): Procedure {
  const { play, joiner, target } = aim
  const acting = play.state.acting!
  const couldSpeedUp = !isEnemyClose(play, joiner)
  const points = yield* traceWay(aim, moveAllowance, joinReason)
  acting.move = 'engage'
  // SW-DEFAREA-12, -28: the named enemy cannot jump.
  acting.noJump.push(target.id)
  play.log('join-declared', { joiner: { figure: joiner.id }, target: { figure: target.id } }, ['SW-MOVE-19'], {
    seat: ownerOf(play, joiner),
  })
  const places = [joiner.at, target.at]
  yield* window(play, { at: 'before-join', acting: joiner, target, rolled: rolledReach(moveAllowance) })
  if (!isStanding(joiner) || joiner.fleeing) return
  // SW-ORDER-30: after a Relocate! into contact there is nothing left to join.
  if (isInCombat(play, joiner)) return
  const moved = joiner.at !== places[0] || target.at !== places[1]
  const approach = yield* approachNow(
    { aim, points, moveAllowance, joinReason, couldSpeedUp, interposed: false },
    moved,
  )
  yield* carryThrough(approach)
}

/**
 * SW-ABIL-14, -27: a combatant that must go takes the shortest way; if that is bent, its owner may choose an equally
 * short one.
 */
export function* traceWay(aim: Aim, moveAllowance: MoveAllowance, joinReason: JoinReason): Procedure<readonly Point[]> {
  if (joinReason === 'chosen') return yield* trace(aim, moveAllowance, 'any')
  return aim.shortest.points.length <= 2 ? aim.shortest.points : yield* trace(aim, moveAllowance, 'shortest')
}

/**
 * SW-DEFAREA-18: an enemy now in the way is met instead; if the target or the joiner was moved, the way is traced
 * again.
 */
export function* approachNow(declared: Approach, moved: boolean): Procedure<Approach> {
  const { aim, moveAllowance, joinReason } = declared
  const { play, joiner, target } = aim
  const stop = firstStop(declared)
  if (stop?.enemy) return interposeEnemy(declared, stop.enemy, stop.points)
  if (!moved && !stop) return declared
  const again = isStanding(target) ? aimAt(play, joiner, target) : undefined
  if (again) return { ...declared, aim: again, points: yield* traceWay(again, moveAllowance, joinReason) }
  // No way leads to the target any more: it goes where it was going, as far as it can.
  return { ...declared, points: stop?.points ?? onwardFrom(declared) }
}

/** If the joiner itself was moved, it can follow its old way only if that still begins where it stands. */
function onwardFrom({ aim, points }: Approach): readonly Point[] {
  const { at } = aim.joiner
  return points[0] === at ? points : [at]
}

interface Stop {
  /** The enemy that stands in the way; undefined for a friend, and for anyone a flyer may land beside. */
  readonly enemy: Combatant | undefined
  readonly points: readonly Point[]
}

/** Gets what now blocks a way that was free when it was traced; for a flyer only at its end (SW-FLY-02). */
function firstStop({ aim, points }: Approach): Stop | undefined {
  const { play, joiner, target } = aim
  if (points[0] !== joiner.at) return undefined
  if (isFlyer(joiner)) return baseUnder(play, joiner, points.at(-1)!) && { enemy: undefined, points: [joiner.at] }
  const { bases } = surroundingsOf(play, joiner, Number.POSITIVE_INFINITY, target)
  const hit = firstCollision(footprint(joiner.profile.base, joiner.at), points, bases.map(baseOf))
  if (!hit) return undefined
  const base = bases[hit.obstacle]!
  const cut = [...points.slice(0, hit.leg + 1), contactPlace(joiner, base, hit.at)]
  return { enemy: base.side === joiner.side ? undefined : base, points: cut }
}

function interposeEnemy(declared: Approach, enemy: Combatant, points: readonly Point[]): Approach {
  const { play, joiner } = declared.aim
  play.log('interposed', { enemy: { figure: enemy.id }, joiner: { figure: joiner.id } }, ['SW-DEFAREA-18'], {
    seat: ownerOf(play, enemy),
  })
  return { ...declared, aim: { ...declared.aim, target: enemy }, points, interposed: true }
}

/** SW-DEFAREA-19 to -23: jumps first, then measuring. */
function* carryThrough(approach: Approach): Procedure {
  const { aim } = approach
  const { play, joiner } = aim
  // SW-BASE-06: player-facing odds assume that the way is short enough.
  const resolution = measureOrAssume(
    play,
    () => resolveJoin(approach),
    () => supposedJoin(approach),
  )
  const reached = resolution.kind === 'failed' ? [] : enemiesTouchedAt(play, joiner, resolution.points.at(-1)!)
  // SW-DEFAREA-12: enemies with which combat is joined cannot jump.
  for (const { id } of reached) play.state.acting!.noJump.push(id)
  // SW-BASE-06: asking enemies to jump would reveal how far the joiner gets.
  const stopped = isUnmeasured(play) ? undefined : yield* askForJumps(play, joiner, resolution.points)
  if (stopped && !isCompleted(resolution, stopped)) return yield* stopShort(approach, stopped)
  if (resolution.kind === 'failed') return yield* fallShort(approach, resolution.points, resolution.countsAs)
  yield* arrive(approach, resolution, reached, stopped?.jumps ?? [])
}

/** SW-DEFAREA-23: jumpers that let the joiner come to its target join that combat. */
function isCompleted({ kind, points }: JoinResolution, stopped: Interception): boolean {
  return kind !== 'failed' && pathLength(stopped.points) >= pathLength(points)
}

/** SW-DEFAREA-06, -20: stopped by jumpers, it has engaged them. */
function* stopShort({ aim, moveAllowance }: Approach, { points, jumps }: Interception): Procedure {
  const { play, joiner, target } = aim
  logMove(play, 'stopped-short', joiner, target, points, ['SW-DEFAREA-20'], [moveAllowance.explain('engage', points)])
  yield* makeContact(play, { joiner, points, reached: [], charged: [], jumps })
}

/** SW-MOVE-20, SW-DEFAREA-21, -22: it does not reach the enemy, and counts as having run or sped up. */
function* fallShort(
  { aim, moveAllowance }: Approach,
  points: readonly Point[],
  countsAs: 'run' | 'speed-up',
): Procedure {
  const { play, joiner, target } = aim
  play.state.acting!.move = countsAs
  logMove(
    play,
    'fell-short',
    joiner,
    target,
    points,
    ['SW-MOVE-20', 'SW-DEFAREA-22'],
    [moveAllowance.explain('engage', points)],
  )
  walk(play, joiner, points)
  yield* sweepEphemerals(play, joiner, points)
}

/** SW-MOVE-10, -15, -22, -24: shots at the joiner, then contact with all that it touches. */
function* arrive(
  approach: Approach,
  { kind, points }: Exclude<JoinResolution, { kind: 'failed' }>,
  reached: readonly Combatant[],
  jumps: readonly Jump[],
): Procedure {
  const { aim } = approach
  const { play, joiner, target } = aim
  const charged = kind === 'charge' ? chargedAmong(approach, reached) : []
  const rules = kind === 'charge' ? ['SW-MOVE-10'] : ['SW-MOVE-15']
  const args = { joiner: { figure: joiner.id }, target: { figure: target.id }, inches: asInches(pathLength(points)) }
  const numbers = [approach.moveAllowance.explain(kind, points)]
  play.log(kind === 'charge' ? 'charges' : 'engages', args, rules, { seat: ownerOf(play, joiner), numbers })
  if (!(yield* outliveShots(play, joiner, reached, points))) return
  logMove(play, 'in-contact', joiner, target, points, ['SW-MOVE-21'])
  tellOthersTouched(play, joiner, target, reached)
  yield* makeContact(play, { joiner, points, reached, charged, jumps })
  // SW-ABIL-12(a), SW-ACT-05: a hardened attacker's engagement counts as a charge.
  const counts = kind === 'charge' || countsAsCharge(play, joiner, target)
  play.state.acting!.move = counts ? 'charge' : 'engage'
}

/** SW-MOVE-22: the enemy named, and others touched only if the same move is a charge at them too. */
function chargedAmong(approach: Approach, reached: readonly Combatant[]): Combatant[] {
  const { play, joiner, target } = approach.aim
  return reached.filter((enemy) => {
    if (enemy.id === target.id) return true
    const aim = aimAt(play, joiner, enemy)
    return aim !== undefined && isChargeAt(approach, aim)
  })
}

function* outliveShots(
  play: Play,
  joiner: Combatant,
  enemies: readonly Combatant[],
  path: readonly Point[],
): Procedure<boolean> {
  const joining: Join = { enemies, path, shots: true }
  for (const [ability, effect] of hooks.all(play, joiner, 'joining'))
    yield* ability.joining(play, joiner, joining, effect)
  if (!joining.shots) return true
  return yield* shotsAgainstCharge(play, joiner, enemies)
}

export function logMove(
  play: Play,
  type: string,
  joiner: Combatant,
  target: Combatant,
  points: readonly Point[],
  rules: readonly string[],
  numbers: readonly ExplainedNumber[] = [],
): void {
  const args = { joiner: { figure: joiner.id }, target: { figure: target.id }, inches: asInches(pathLength(points)) }
  const paths = [figurePath(joiner, points)]
  play.log(type, args, rules, { seat: ownerOf(play, joiner), paths, ...(numbers.length > 0 ? { numbers } : {}) })
}
