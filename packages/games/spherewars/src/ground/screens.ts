import type { Contour } from '@fray/tabletop'
import type { Combatant, Play } from '../state.ts'
import { isAirborne, isOnRoof, levelOf, piecesOf } from './ground.ts'
import { opaqueWalls, type Plan, plansOf } from './plan.ts'
import { isBareElevation } from './scenery.ts'
import { COLOSSAL, obstacleLevel } from './sight.ts'
import { baseOf } from './surroundings.ts'

/** What hides the ground round a viewer from it, as far as it can be said without asking for whom. */
export interface Screens {
  /** Nobody behind these is seen who is no higher than the viewer. */
  readonly opaque: readonly Contour[]
  /** Everybody behind these is seen in part only. */
  readonly low: readonly Contour[]
  /** Whoever is in these is seen in part only. */
  readonly cover: readonly Contour[]
  /** Whoever is out of these, in which the viewer is, is seen in part only. */
  readonly around: readonly Contour[]
}

const NOTHING: Screens = { opaque: [], low: [], cover: [], around: [] }

/** SW-SIGHT-08 to -28: for a viewer and somebody on level ground who is no higher than it. */
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

/** SW-SIGHT-27: all but bare hills. */
function contoursOf(plans: readonly Plan[]): Contour[] {
  return plans.flatMap(({ piece, contour, lineal }) => (isBareElevation(piece) || lineal ? [] : [contour]))
}
