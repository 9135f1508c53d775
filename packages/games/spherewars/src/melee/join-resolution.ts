import { discContour, firstCollision, footprint, type Point, pathLength } from '@fray/tabletop'
import { gapBetween } from '../ground/board.ts'
import { mayStandAt } from '../ground/ground.ts'
import { estimateLength } from '../ground/measuring.ts'
import { sightToJoin } from '../ground/sight/sight.ts'
import { baseUnder, enemiesTouchedAt, isFlyer } from '../ground/surroundings.ts'
import type { Aim } from '../movement/aim.ts'
import type { MoveAllowance } from '../movement/move-action.ts'
import { covers, firstPart, lengthCovered } from '../movement/move-allowance.ts'
import { isShortest } from '../movement/paths/trajectory.ts'
import { type Combatant, isStanding, type Play } from '../state.ts'
import { CONTACT, INCH } from '../units.ts'
import type { JoinReason } from './join-reason.ts'

/** A join after its windows have closed: the enemy to meet, and the way there. */
export interface Approach {
  readonly aim: Aim
  readonly points: readonly Point[]
  readonly moveAllowance: MoveAllowance
  readonly joinReason: JoinReason
  /** SW-DEFAREA-18: another combatant was put in the way and is met instead: never a charge. */
  readonly interposed: boolean
  /** SW-MOVE-20: judged as the action began. */
  readonly couldSpeedUp: boolean
}

/** What measuring makes of a join (SW-MOVE-19). */
export type JoinResolution =
  | { readonly kind: 'charge' | 'engage'; readonly points: readonly Point[] }
  | { readonly kind: 'failed'; readonly points: readonly Point[]; readonly countsAs: 'run' | 'speed-up' }

/** SW-MOVE-09: whether any enemy is closer than 5 inches. */
export function isEnemyClose(play: Play, mover: Combatant): boolean {
  for (const combatant of play.state.combatants) {
    if (combatant.side !== mover.side && combatant.status === 'standing' && gapBetween(mover, combatant) < 5 * INCH)
      return true
  }
  return false
}

/**
 * SW-MOVE-10 to -13, -15, -17, -20, SW-ABIL-22(b), SW-RANDMOVE-04, -10: decides between a charge, an engagement and a
 * failure. An enemy removed during the windows cannot be met (SW-ORDER-32).
 */
export function resolveJoin(approach: Approach): JoinResolution {
  const { points, moveAllowance, aim } = approach
  const isThere = isStanding(aim.target)
  if (isThere && isCharge(approach)) return { kind: 'charge', points }
  const { stealthy } = aim.play.state.acting!
  if (isThere && !stealthy && covers(moveAllowance, 'engage', points)) return { kind: 'engage', points }
  return approach.joinReason === 'chosen' || stealthy ? failure(approach, stealthy) : rush(approach)
}

/** SW-BASE-06: gets what a join is if the way is short enough, whatever its length, or by what a bot thinks it is. */
export function supposedJoin(approach: Approach): JoinResolution {
  const { points, moveAllowance, aim } = approach
  const length = estimateLength(aim.play, pathLength(points), aim.joiner, aim.target)
  if (length !== undefined) {
    if (mightCharge(approach) && covers(moveAllowance, 'charge', points, length)) return { kind: 'charge', points }
    return covers(moveAllowance, 'engage', points, length)
      ? { kind: 'engage', points }
      : failure(approach, aim.play.state.acting!.stealthy)
  }
  return { kind: mightCharge(approach) ? 'charge' : 'engage', points: approach.points }
}

function isCharge(approach: Approach): boolean {
  return mightCharge(approach) && covers(approach.moveAllowance, 'charge', approach.points)
}

/** SW-MOVE-11 to -13: whether all conditions of a charge but its length are met. */
function mightCharge({ aim, points, moveAllowance, interposed }: Approach): boolean {
  if (moveAllowance.random || interposed) return false
  return isShortest(aim, points) && sightToJoin(aim.play, aim.joiner, aim.target) !== 'none'
}

/** SW-MOVE-22: whether the same move is also a charge at another enemy that it touches. */
export function isChargeAt(approach: Approach, aim: Aim): boolean {
  return isCharge({ ...approach, aim })
}

/** SW-MOVE-20: speeds up or runs the full distance along the path, short of contact. */
function failure({ aim, points, moveAllowance, couldSpeedUp }: Approach, stealthy: boolean): JoinResolution {
  const fast = couldSpeedUp && !stealthy && !moveAllowance.random
  const length = lengthCovered(moveAllowance, fast ? 'engage' : 'run', points)
  return { kind: 'failed', points: shortOfContact(aim, points, length), countsAs: fast ? 'speed-up' : 'run' }
}

/**
 * SW-ABIL-14(d), -27(c): twice MOV, however near enemies are, stopping on contact with any enemy, which is then
 * engaged.
 */
export function rush({ aim, points, moveAllowance }: Approach): JoinResolution {
  const covered = firstPart(points, lengthCovered(moveAllowance, 'engage', points))
  const met = firstContact(aim, covered)
  if (met !== undefined) return { kind: 'engage', points: firstPart(covered, met) }
  const free = shortOfContact(aim, points, pathLength(covered))
  return { kind: 'failed', points: free, countsAs: moveAllowance.random ? 'run' : 'speed-up' }
}

/** Gets how far along a path the joiner first touches an enemy. */
function firstContact({ play, joiner }: Aim, points: readonly Point[]): number | undefined {
  if (isFlyer(joiner)) return undefined
  const enemies = play.state.combatants.filter(
    (combatant) =>
      combatant.side !== joiner.side &&
      combatant.status === 'standing' &&
      combatant.floor === joiner.floor &&
      !combatant.profile.ephemeral,
  )
  const reach = enemies.map(({ at, profile }) => discContour(at.x, at.y, profile.base.radius + CONTACT - 1))
  return firstCollision(footprint(joiner.profile.base, joiner.at), points, reach, 0)?.travelled
}

/** A way is shortened by this much at a time until the mover may stand at its end. */
const STEP = INCH / 50

/** Goes as far as wanted along a path, less what it takes to touch no enemy and stand on good ground. */
export function shortOfContact({ play, joiner }: Aim, points: readonly Point[], wanted: number): readonly Point[] {
  for (let length = wanted; length > 0; length -= STEP) {
    const part = firstPart(points, length)
    const end = part[part.length - 1]!
    if (baseUnder(play, joiner, end) || enemiesTouchedAt(play, joiner, end).length > 0) continue
    if (mayStandAt(play, joiner, end, isFlyer(joiner) ? part : undefined)) return part
  }
  return [joiner.at]
}
