import { discContour, firstCollision, footprint, type Point, pathLength } from '@fray/tabletop'
import { gapBetween } from '../ground/board.ts'
import { mayStandAt } from '../ground/ground.ts'
import { sightToJoin } from '../ground/sight.ts'
import { baseUnder, enemiesTouchedAt, isFlyer } from '../ground/surroundings.ts'
import { covers, firstPart, type Gait, lengthCovered } from '../movement/gait.ts'
import { type Aim, isShortest } from '../movement/trajectory.ts'
import { type Combatant, isStanding, type Turn } from '../state.ts'
import { CONTACT, INCH } from '../units.ts'

/** Why somebody joins combat: its owner wants it, or it must (SW-ABIL-14, -27). */
export type Urge = 'chosen' | 'impetuous' | 'frenzied'

/** A join once the windows are closed: who is to be met, and the way there. */
export interface Approach {
  readonly aim: Aim
  readonly points: readonly Point[]
  readonly gait: Gait
  readonly urge: Urge
  /** SW-DEFAREA-18: somebody else was put in the way, and is met instead: never a charge. */
  readonly interposed: boolean
  /** SW-MOVE-20: judged as the action began. */
  readonly couldSpeedUp: boolean
}

/** What measuring makes of a join (SW-MOVE-19). */
export type Reckoning =
  | { readonly turnsOut: 'charge' | 'engage'; readonly points: readonly Point[] }
  | { readonly turnsOut: 'failed'; readonly points: readonly Point[]; readonly countsAs: 'run' | 'speed-up' }

/** SW-MOVE-09: whether any enemy at all is closer than 5 inches. */
export function isEnemyClose(turn: Turn, mover: Combatant): boolean {
  for (const each of turn.state.combatants) {
    if (each.side !== mover.side && each.status === 'standing' && gapBetween(mover, each) < 5 * INCH) return true
  }
  return false
}

/**
 * SW-MOVE-10 to -13, -15, -17, -20, SW-ABIL-22(b), SW-RANDMOVE-04, -10: a charge, an engagement or a failure. Nobody
 * meets an enemy that was removed while others spoke (SW-ORDER-32).
 */
export function reckon(approach: Approach): Reckoning {
  const { points, gait, aim } = approach
  const isThere = isStanding(aim.target)
  if (isThere && isCharge(approach)) return { turnsOut: 'charge', points }
  const { stealthy } = aim.turn.state.acting!
  if (isThere && !stealthy && covers(gait, 'engage', points)) return { turnsOut: 'engage', points }
  return approach.urge === 'chosen' || stealthy ? failure(approach, stealthy) : rush(approach)
}

function isCharge({ aim, points, gait, interposed }: Approach): boolean {
  if (gait.random || interposed || !covers(gait, 'charge', points)) return false
  return isShortest(aim, points) && sightToJoin(aim.turn, aim.joiner, aim.target) !== 'none'
}

/** SW-MOVE-22: whether the same move is a charge at another enemy it touches as well. */
export function isChargeAt(approach: Approach, aim: Aim): boolean {
  return isCharge({ ...approach, aim })
}

/** SW-MOVE-20: the whole of a speed up or a run along the path, short of contact. */
function failure({ aim, points, gait, couldSpeedUp }: Approach, stealthy: boolean): Reckoning {
  const fast = couldSpeedUp && !stealthy && !gait.random
  const length = lengthCovered(gait, fast ? 'engage' : 'run', points)
  return { turnsOut: 'failed', points: shortOfContact(aim, points, length), countsAs: fast ? 'speed-up' : 'run' }
}

/** SW-ABIL-14(d), -27(c): twice MOV whoever is near, stopping on contact with any enemy, which is then engaged. */
export function rush({ aim, points, gait }: Approach): Reckoning {
  const covered = firstPart(points, lengthCovered(gait, 'engage', points))
  const met = firstContact(aim, covered)
  if (met !== undefined) return { turnsOut: 'engage', points: firstPart(covered, met) }
  const free = shortOfContact(aim, points, pathLength(covered))
  return { turnsOut: 'failed', points: free, countsAs: gait.random ? 'run' : 'speed-up' }
}

/** How far along a path the joiner first touches an enemy. */
function firstContact({ turn, joiner }: Aim, points: readonly Point[]): number | undefined {
  if (isFlyer(joiner)) return undefined
  const enemies = turn.state.combatants.filter(
    (each) =>
      each.side !== joiner.side && each.status === 'standing' && each.floor === joiner.floor && !each.profile.ephemeral,
  )
  const reach = enemies.map(({ at, profile }) => discContour(at.x, at.y, profile.base.radius + CONTACT - 1))
  return firstCollision(footprint(joiner.profile.base, joiner.at), points, reach, 0)?.travelled
}

/** How much is taken off a way at a time until the mover may stand at its end. */
const STEP = INCH / 50

/** As far as wanted along a path, less what it takes to touch no enemy and stand on good ground. */
export function shortOfContact({ turn, joiner }: Aim, points: readonly Point[], wanted: number): readonly Point[] {
  for (let length = wanted; length > 0; length -= STEP) {
    const part = firstPart(points, length)
    const end = part[part.length - 1]!
    if (baseUnder(turn, joiner, end) || enemiesTouchedAt(turn, joiner, end).length > 0) continue
    if (mayStandAt(turn, joiner, end, isFlyer(joiner) ? part : undefined)) return part
  }
  return [joiner.at]
}
