import { type Contour, sight } from '@fray/tabletop'
import { isAirborne } from '../ground/ground.ts'
import { plansOf } from '../ground/plan.ts'
import type { Piece } from '../ground/scenery.ts'
import type { Hiders, Screens, SightLevel } from '../ground/sight/visibility.ts'
import { baseOf } from '../ground/surroundings.ts'
import type { Combatant, Play } from '../state.ts'

/**
 * SM-MELEE-03, SM-SCENERY-07: sight is all or nothing. Lines run from the viewer's centre to every point of the other
 * base; miniatures and impassable terrain stop them, whatever their height. Flyers are seen from everywhere
 * (SW-FLY-06).
 */
export function look(
  play: Play,
  viewer: Combatant,
  target: Combatant,
  beyond: readonly Combatant[],
  besides: readonly Piece[],
): SightLevel {
  if (isAirborne(play, viewer) || isAirborne(play, target)) return 'full'
  const { contours } = solids(play, viewer, target, beyond, besides)
  if (contours.length === 0) return 'full'
  return sight(viewer.at, baseOf(target), contours).visible === 'none' ? 'none' : 'full'
}

/** SM-MELEE-03: gets the miniatures and terrain that leave no line to a target. */
export function hiders(play: Play, viewer: Combatant, target: Combatant): Hiders {
  const { contours, combatants, pieces } = solids(play, viewer, target, [], [])
  const { blockers } = sight(viewer.at, baseOf(target), contours)
  return {
    combatants: blockers.flatMap((index) => combatants[index] ?? []),
    pieces: blockers.flatMap((index) => pieces[index - combatants.length] ?? []),
  }
}

/** SM-MELEE-03, SM-SCENERY-07: anything that hides, hides completely. */
export function screens(play: Play, viewer: Combatant): Screens {
  const opaque = isAirborne(play, viewer) ? [] : solids(play, viewer, viewer, [], []).contours
  return { opaque, low: [], cover: [], around: [] }
}

/** Everything that stops lines of sight in one list: bases of combatants, then pieces. */
interface Solids {
  readonly contours: Contour[]
  readonly combatants: Combatant[]
  readonly pieces: Piece[]
}

function solids(
  play: Play,
  viewer: Combatant,
  target: Combatant,
  beyond: readonly Combatant[],
  besides: readonly Piece[],
): Solids {
  const found: Solids = { contours: [], combatants: [], pieces: [] }
  for (const combatant of play.state.combatants) {
    if (combatant.status !== 'standing' || combatant === viewer || combatant === target || beyond.includes(combatant))
      continue
    found.combatants.push(combatant)
    found.contours.push(baseOf(combatant))
  }
  for (const { piece, contour } of plansOf(play.state.pieces)) {
    if (piece.density !== 'impassable' || besides.includes(piece)) continue
    found.pieces.push(piece)
    found.contours.push(contour)
  }
  return found
}
