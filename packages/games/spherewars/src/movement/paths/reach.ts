import { type Json, type ProposalCost, Tally, text } from '@fray/kernel'
import {
  bandPoints,
  boxPoints,
  discContour,
  gap,
  growRegion,
  intersectRegions,
  type Point,
  pathLength,
  type Region,
  reachRegion,
  readProposal,
  subtractRegion,
  unite,
} from '@fray/tabletop'
import { touchesPiece } from '../../ground/ground.ts'
import { groundOf, plansOf, wallsOf } from '../../ground/plan.ts'
import { surroundingsOf } from '../../ground/surroundings.ts'
import type { TerrainCost } from '../../ground/terrain-cost.ts'
import { densityCost, terrainCostsFor } from '../../ground/terrain-costs.ts'
import type { Combatant, Play } from '../../state.ts'
import { INCH } from '../../units.ts'
import type { MoveAction, MoveAllowance } from '../move-action.ts'
import type { Running } from '../running.ts'

/** Maximum number of sets of pieces examined, so that drawing stays quick. */
const SETS = 24

/**
 * SW-MOVE-08, -09, SW-SCENERY-11: where a combatant may come to with a move, for drawing. Scenery costs by the piece and
 * wherever it is met, so the whole is the union of what can be reached through each set of pieces by keeping out of all
 * others.
 */
export function reachOf(play: Play, mover: Combatant, moveAllowance: MoveAllowance, action: MoveAction): Region {
  const { base } = mover.profile
  const { radius } = base
  const { contours } = surroundingsOf(play, mover, moveAllowance.reach(action))
  const near = terrainCostsFor(play, mover).filter((terrainCost) =>
    isNear(mover, terrainCost, moveAllowance.reach(action)),
  )
  const held = near.filter(({ plan }) => touchesPiece(plan.piece, mover.at, radius))
  const regions = setsOf(mover, moveAllowance, action, held, near).map((through) => {
    const avoided = near
      .filter((terrainCost) => !through.includes(terrainCost))
      .flatMap(({ plan }) => groundOf(plan, radius))
    return reachRegion(base, mover.at, moveAllowance.through(action, through), [...contours, ...avoided])
  })
  return subtractRegion(onTable(play, radius, unite(...regions)), barsToStanding(play, mover))
}

/** The sets of pieces that a path may lead through, the cheapest first: those it stands in, and more as far as it gets. */
function setsOf(
  mover: Combatant,
  moveAllowance: MoveAllowance,
  action: MoveAction,
  held: readonly TerrainCost[],
  near: readonly TerrainCost[],
): (readonly TerrainCost[])[] {
  const sets: (readonly TerrainCost[])[] = [held]
  for (let i = 0; i < sets.length && sets.length < SETS; i++) {
    const set = sets[i]!
    const last = near.indexOf(set.at(-1)!)
    for (const terrainCost of near.slice(set === held ? 0 : last + 1)) {
      if (
        set.includes(terrainCost) ||
        !isNear(mover, terrainCost, moveAllowance.through(action, [...set, terrainCost]))
      )
        continue
      sets.push([...set, terrainCost])
    }
  }
  return sets
}

/** Whether a piece is within a distance of the mover's base. */
function isNear({ at, profile }: Combatant, { plan }: TerrainCost, distance: number): boolean {
  return gap(discContour(at.x, at.y, profile.base.radius), plan.contour) < distance
}

/** SW-MOVE-26: the whole base stays on the table. */
function onTable({ setup }: Play, radius: number, region: Region): Region {
  const { width, depth } = setup
  return intersectRegions(region, [boxPoints(radius, radius, width - 2 * radius, depth - 2 * radius)])
}

/** SW-SCENERY-16, -18: the ground over lineal pieces and walls, which may be crossed but not stood on. */
function barsToStanding({ state }: Play, { profile }: Combatant): Region {
  const lines = plansOf(state.pieces).flatMap((plan) => (plan.lineal ? [plan.contour] : wallsOf(plan)))
  const bands = lines.map(({ xs, ys }) =>
    bandPoints(
      [
        { x: xs[0]!, y: ys[0]! },
        { x: xs[1]!, y: ys[1]! },
      ],
      LINE,
    ),
  )
  return bands.length === 0 ? [] : growRegion(bands, profile.base.radius - LINE / 2)
}

/** Width of a line before it is widened by the base, in hundredths of a millimetre. */
const LINE = 20

/**
 * SW-MOVE-08, -09, SW-SCENERY-11: how long a path is and, with its terms, how long it may be there. SW-BASE-06, SM-BASE-05:
 * of a path that is too long only what the mover may go of it is told, or drawing one would be measuring.
 */
export function accountOf({ play, mover, moveAllowance, action }: Running, proposal: Json): ProposalCost | undefined {
  const path = readProposal(proposal)?.path
  if (!path || path.length === 0) return undefined
  const points: readonly Point[] = [mover.at, ...path]
  const tally = new Tally(text('number.reach'))
  for (const { amount, label, rule } of moveAllowance.explain(action).terms) tally.add(amount * INCH, label, rule)
  const ground = new Tally(text('number.reach'))
  densityCost(play, mover, points, ground)
  for (const { amount, label, rule } of ground.terms) tally.add(amount * INCH, label, rule)
  const allowance = moveAllowance.allowance(action, points)
  const rest = allowance - tally.total
  const label = action === 'speed-up' && rest > 0 ? text('term.twice') : text('term.at-least-an-inch')
  tally.add(rest, label, action === 'speed-up' ? 'SW-MOVE-09' : 'SW-PROFILE-22')
  const length = pathLength(points)
  return { spent: play.setup.premeasuring ? length : Math.min(length, allowance), allowed: tally.explain() }
}
