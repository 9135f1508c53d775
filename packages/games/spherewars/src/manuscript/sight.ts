import { type Contour, discContour, sight } from '@fray/tabletop'
import { isAirborne } from '../ground/ground.ts'
import { plansOf } from '../ground/plan.ts'
import type { Piece } from '../ground/scenery.ts'
import type { SightLevel } from '../ground/sight.ts'
import { baseOf } from '../ground/surroundings.ts'
import type { Combatant, Turn } from '../state.ts'

/**
 * SM-MELEE-03, SM-SCENERY-07: all or nothing. Lines run from the viewer's centre to every point of the other base;
 * miniatures and impassable terrain stop them, whatever their height. Flyers are seen from everywhere (SW-FLY-06).
 */
export function look(
  turn: Turn,
  viewer: Combatant,
  target: Combatant,
  beyond: readonly Combatant[],
  besides: readonly Piece[],
): SightLevel {
  if (isAirborne(turn, viewer) || isAirborne(turn, target)) return 'full'
  const solid: Contour[] = []
  for (const each of turn.state.combatants) {
    if (each.status !== 'standing' || each === viewer || each === target || beyond.includes(each)) continue
    solid.push(baseOf(each))
  }
  for (const { piece, contour } of plansOf(turn.state.pieces)) {
    if (piece.density === 'impassable' && !besides.includes(piece)) solid.push(contour)
  }
  if (solid.length === 0) return 'full'
  const { at, profile } = target
  return sight(viewer.at, discContour(at.x, at.y, profile.base.radius), solid).visible === 'none' ? 'none' : 'full'
}
