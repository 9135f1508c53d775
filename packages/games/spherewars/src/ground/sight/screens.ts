import type { Contour } from '@fray/tabletop'
import type { Combatant, Play } from '../../state.ts'
import { isAirborne, isOnRoof, levelOf, piecesOf } from '../ground.ts'
import { opaqueWalls, type Plan, plansOf } from '../plan.ts'
import { isBareElevation } from '../scenery.ts'
import { baseOf } from '../surroundings.ts'
import { COLOSSAL, obstacleLevel } from './sight.ts'
import type { Screens } from './visibility.ts'

const NOTHING: Screens = { opaque: [], low: [], cover: [], around: [] }

/** SW-SIGHT-08 to -28: for a target on level ground that is at most as tall as the viewer. */
export function screensByHeights(play: Play, viewer: Combatant): Screens {
  const height = levelOf(play, viewer)
  if (isAirborne(play, viewer) || height > COLOSSAL) return NOTHING
  const opaque: Contour[] = []
  const low: Contour[] = []
  const sort = (contour: Contour, level: number): void => {
    if (level >= Math.max(1, height)) opaque.push(contour)
    else if (level > 0) low.push(contour)
  }
  for (const combatant of play.state.combatants) {
    if (combatant.status === 'standing' && combatant !== viewer) sort(baseOf(combatant), obstacleLevel(play, combatant))
  }
  const held = piecesOf(play, viewer)
  const plans = plansOf(play.state.pieces).filter(({ piece }) => piece.height > 0)
  const [own, others] = [
    plans.filter(({ piece }) => held.includes(piece)),
    plans.filter((plan) => !held.includes(plan.piece)),
  ]
  for (const { piece, contour } of others) sort(contour, piece.density === 'impassable' ? COLOSSAL + 1 : piece.height)
  const within = own.filter(({ piece }) => !isOnRoof(viewer.floor, piece))
  opaque.push(...within.flatMap((plan) => opaqueWalls(plan)))
  return { opaque, low, cover: contoursOf(others), around: contoursOf(within) }
}

/** SW-SIGHT-27: all pieces except bare hills. */
function contoursOf(plans: readonly Plan[]): Contour[] {
  return plans.flatMap(({ piece, contour, lineal }) => (isBareElevation(piece) || lineal ? [] : [contour]))
}
