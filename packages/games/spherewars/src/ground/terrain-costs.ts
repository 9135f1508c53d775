import { type Tally, text } from '@fray/kernel'
import { firstHit, type Point } from '@fray/tabletop'
import { editionOf } from '../editions/edition.ts'
import type { Combatant, Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { discAt, isAirborne } from './ground.ts'
import { groundOf, type Plan, planOf, plansOf } from './plan.ts'
import type { Piece } from './scenery.ts'
import { nameOf } from './scenery-view.ts'
import type { TerrainCost } from './terrain-cost.ts'

/**
 * SW-SCENERY-05, -08, -11, SW-ABIL-03, -21, -26, SW-FLY-12: gets the MOV that a path (including its start) costs the
 * mover, counting each piece once. A tally, if given, gets the terms too.
 */
export function densityCost(play: Play, mover: Combatant, path: readonly Point[], tally?: Tally): number {
  const { pieces } = play.state
  if (pieces.length === 0 || path.length < 2 || isAirborne(play, mover)) return 0
  const { radius } = mover.profile.base
  const { densities } = editionOf(play.setup)
  let cost = 0
  for (const plan of plansOf(pieces)) {
    const points = densities[plan.piece.density].movement
    if (points === 0 || !isPassed(plan, radius, path) || isFree(play, mover, plan)) continue
    cost -= points
    tally?.add(points, text('term.through-scenery', { piece: { text: nameOf(plan.piece) } }), densityRule(plan.piece))
  }
  return cost
}

/** SW-SCENERY-05, -08, -11: lists the pieces that would cost this mover MOV. */
export function terrainCostsFor(play: Play, mover: Combatant): TerrainCost[] {
  if (isAirborne(play, mover)) return []
  const { densities } = editionOf(play.setup)
  return plansOf(play.state.pieces).flatMap((plan) => {
    const points = -densities[plan.piece.density].movement
    return points > 0 && !isFree(play, mover, plan) ? [{ plan, points }] : []
  })
}

function densityRule({ density }: Piece): string {
  return density === 'dense' ? 'SW-SCENERY-08' : 'SW-SCENERY-05'
}

/** Whether a base moving along a path is ever in the piece, or passes over it if it is lineal. */
function isPassed(plan: Plan, radius: number, path: readonly Point[]): boolean {
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1]!
    const to = path[i]!
    const moveX = to.x - from.x
    const moveY = to.y - from.y
    if (!comesNear(plan, from, moveX, moveY, radius)) continue
    if (firstHit(discAt(from, radius), moveX, moveY, groundOf(plan, radius)).time <= 1) return true
  }
  return false
}

/** Whether a base moving along a path is ever in the piece (SW-RACE-107). */
export function passesThrough(piece: Piece, radius: number, path: readonly Point[]): boolean {
  return isPassed(planOf(piece), radius, path)
}

/** Whether a move crosses the circle around a piece, which rejects nearly all pieces. */
function comesNear({ x, y, reach }: Plan, from: Point, moveX: number, moveY: number, radius: number): boolean {
  const limit = reach + radius
  const dx = from.x - x
  const dy = from.y - y
  const squared = moveX * moveX + moveY * moveY
  const dot = dx * moveX + dy * moveY
  const gap = dx * dx + dy * dy
  if (dot >= 0) return gap <= limit * limit
  if (-dot >= squared) return gap + 2 * dot + squared <= limit * limit
  return gap * squared - dot * dot <= limit * limit * squared
}

/** SW-ABIL-03, -21, -26: whether the piece costs the mover nothing. */
function isFree(play: Play, mover: Combatant, { piece, water, lava }: Plan): boolean {
  if (water) return hooks.answers(play, mover, 'atHomeInWater')
  if (lava) return hooks.answers(play, mover, 'atHomeInLava')
  return hooks.some(play, mover, 'crossesFreely', (ability, effect) => ability.crossesFreely(piece, mover, effect))
}
