import { type Contour, discContour, OVERLAP_TOLERANCE, type Point } from '@fray/tabletop'
import type { Combatant, Play } from '../state.ts'
import { CONTACT } from '../units.ts'
import { barriersFor } from './ground.ts'
import type { Surroundings } from './surroundings-data.ts'

/** The latest contour for each combatant id. */
const contours: Contour[] = []

/** SW-BASE-01: gets the base at its place; cached until it moves. */
export function baseOf({ id, at, profile }: Combatant): Contour {
  const known = contours[id]
  if (known && known.x === at.x && known.y === at.y && known.radius === profile.base.radius) return known
  const contour = discContour(at.x, at.y, profile.base.radius)
  contours[id] = contour
  return contour
}

/** SW-FLY-02: whether it passes over everything in its way. */
export function isFlyer({ profile }: Combatant): boolean {
  return profile.movement === 'flying'
}

/** SW-BASE-05, SW-SCENERY-09, SW-FLY-02: gathers everything that stops the mover within a distance, except one base. */
export function surroundingsOf(play: Play, mover: Combatant, within: number, except?: Combatant): Surroundings {
  if (isFlyer(mover)) return { contours: [], bases: [] }
  const bases = basesNear(play, mover, within, except)
  return { contours: bases.map(baseOf).concat(barriersFor(play, mover)), bases }
}

function basesNear(play: Play, mover: Combatant, within: number, except?: Combatant): Combatant[] {
  const found: Combatant[] = []
  const { x, y } = mover.at
  const limit = within + mover.profile.base.radius
  for (const combatant of play.state.combatants) {
    if (
      combatant.status !== 'standing' ||
      combatant.id === mover.id ||
      combatant.floor !== mover.floor ||
      combatant === except
    )
      continue
    // SW-WOUND-16: enemies pass through an ephemeral combatant, and so do friends (SW-RACE-74).
    if (combatant.profile.ephemeral) continue
    const reach = limit + combatant.profile.base.radius
    const dx = combatant.at.x - x
    const dy = combatant.at.y - y
    if (dx * dx + dy * dy <= reach * reach) found.push(combatant)
  }
  return found
}

/** SW-BASE-05: finds a base that the mover would overlap at a place; ephemeral enemies give way. */
export function baseUnder(play: Play, mover: Combatant, at: Point): Combatant | undefined {
  const own = mover.profile.base.radius - OVERLAP_TOLERANCE
  for (const combatant of play.state.combatants) {
    if (combatant.status !== 'standing' || combatant.id === mover.id || combatant.floor !== mover.floor) continue
    if (combatant.profile.ephemeral && combatant.side !== mover.side) continue
    if (isNear(combatant, at, own)) return combatant
  }
  return undefined
}

/** SW-BASE-04, SW-MELEE-20: lists the enemies the mover would touch at a place, except ephemeral ones. */
export function enemiesTouchedAt(play: Play, mover: Combatant, at: Point): Combatant[] {
  if (mover.profile.ephemeral) return []
  return allTouchedAt(play, mover, at).filter((combatant) => !combatant.profile.ephemeral)
}

/** Lists the enemies the mover would touch at a place, including ephemeral ones. */
export function allTouchedAt(play: Play, mover: Combatant, at: Point): Combatant[] {
  const reach = mover.profile.base.radius + CONTACT
  const found: Combatant[] = []
  for (const combatant of play.state.combatants) {
    if (combatant.status !== 'standing' || combatant.side === mover.side || combatant.floor !== mover.floor) continue
    if (isNear(combatant, at, reach)) found.push(combatant)
  }
  return found
}

function isNear({ at, profile }: Combatant, place: Point, reach: number): boolean {
  const limit = reach + profile.base.radius
  const dx = at.x - place.x
  const dy = at.y - place.y
  return dx * dx + dy * dy <= limit * limit
}
