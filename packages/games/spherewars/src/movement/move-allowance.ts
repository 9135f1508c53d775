import { type ExplainedNumber, Tally, text } from '@fray/kernel'
import { distance, type Point, pathLength, wholePoint } from '@fray/tabletop'
import type { TerrainCost } from '../ground/terrain-cost.ts'
import { densityCost } from '../ground/terrain-costs.ts'
import type { Combatant, Play } from '../state.ts'
import { INCH } from '../units.ts'
import type { MoveAction, MoveAllowance } from './move-action.ts'
import { movementOf } from './movement.ts'

/** SW-RANDMOVE-02: gets the rolled distance of a random mover; null for others. */
export function rolledReach({ random, reach }: MoveAllowance): number | null {
  return random ? reach('engage') : null
}

/** SW-MOVE-08 to -11, -15: MOV for a run or a charge, twice MOV for speeding up and engaging. */
export function steadyAllowance(play: Play, mover: Combatant): MoveAllowance {
  const known: Record<MoveAction, Tally | undefined> = {
    run: undefined,
    'speed-up': undefined,
    charge: undefined,
    engage: undefined,
  }
  const tallyOf = (action: MoveAction): Tally => {
    known[action] ??= movementOf(play, mover, action)
    return known[action]
  }
  // SW-SCENERY-11, SW-PROFILE-22: the cost is subtracted before doubling and leaves at least one.
  const lessCost = (action: MoveAction, cost: number) =>
    times(action) * Math.max(1, tallyOf(action).total - cost) * INCH
  return {
    random: false,
    reach: (action) => times(action) * tallyOf(action).total * INCH,
    allowance: (action, points) => lessCost(action, densityCost(play, mover, points)),
    through: (action, terrainCosts) => lessCost(action, costOf(terrainCosts)),
    explain: (action, points = []) => lessScenery(play, mover, tallyOf(action).explain(), points),
  }
}

/** SW-SCENERY-11, SW-PROFILE-22: gets the movement minus the cost of scenery along a path, at least one point. */
export function lessScenery(
  play: Play,
  mover: Combatant,
  movement: ExplainedNumber,
  points: readonly Point[],
): ExplainedNumber {
  const scenery = new Tally(movement.name)
  densityCost(play, mover, points, scenery)
  if (scenery.terms.length === 0) return movement
  const left = movement.total + scenery.total
  const lift = Math.max(0, 1 - left)
  const least = { amount: lift, label: text('kernel.minimum', { floor: 1 }), rule: 'SW-PROFILE-22' }
  return {
    ...movement,
    total: left + lift,
    terms: [...movement.terms, ...scenery.terms, ...(lift > 0 ? [least] : [])],
  }
}

/** Sums the cost of pieces in points of MOV. */
export function costOf(terrainCosts: readonly TerrainCost[]): number {
  return terrainCosts.reduce((sum, { points }) => sum + points, 0)
}

/** Gets the allowance left after a distance. */
export function reduceAllowance(moveAllowance: MoveAllowance, used: number): MoveAllowance {
  if (used === 0) return moveAllowance
  return {
    ...moveAllowance,
    reach: (action) => moveAllowance.reach(action) - used,
    allowance: (action, points) => moveAllowance.allowance(action, points) - used,
    through: (action, terrainCosts) => moveAllowance.through(action, terrainCosts) - used,
  }
}

function times(action: MoveAction): number {
  return action === 'speed-up' || action === 'engage' ? 2 : 1
}

/** Tolerance for paths lengthened by rounded places (SW-BASE-03: exactly X is in range). */
export const ROUNDING = 1

/** Whether the mover can go the whole path. */
export function covers(
  moveAllowance: MoveAllowance,
  action: MoveAction,
  points: readonly Point[],
  length = pathLength(points),
): boolean {
  if (length > moveAllowance.reach(action) + ROUNDING) return false
  return length <= moveAllowance.allowance(action, points) + ROUNDING
}

/** Number of bisections between a length that can be covered and one that cannot. */
const HALVINGS = 20

/**
 * Gets how far along a path the mover can go. Going further meets more scenery and reduces the allowance, so there is
 * one limit.
 */
export function lengthCovered(moveAllowance: MoveAllowance, action: MoveAction, points: readonly Point[]): number {
  const longest = Math.min(pathLength(points), moveAllowance.reach(action))
  if (isCovered(moveAllowance, action, points, longest)) return longest
  let low = 0
  let high = longest
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (isCovered(moveAllowance, action, points, middle)) low = middle
    else high = middle
  }
  return low
}

function isCovered(
  moveAllowance: MoveAllowance,
  action: MoveAction,
  points: readonly Point[],
  length: number,
): boolean {
  return length <= moveAllowance.allowance(action, firstPart(points, length)) + ROUNDING
}

/** A path up to a distance along it, ending on whole hundredths. */
export function firstPart(points: readonly Point[], length: number): Point[] {
  const part: Point[] = [points[0]!]
  let left = length
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1]!
    const to = points[i]!
    const leg = distance(from, to)
    if (leg > left) {
      if (left > 0)
        part.push(wholePoint(from.x + ((to.x - from.x) * left) / leg, from.y + ((to.y - from.y) * left) / leg))
      return part
    }
    part.push(to)
    left -= leg
  }
  return part
}
