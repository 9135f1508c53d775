import { type Contour, discContour } from '@fray/tabletop'
import { gapBetween, standing, touches } from '../ground/board.ts'
import { barriersFor } from '../ground/ground.ts'
import { baseOf } from '../ground/surroundings.ts'
import type { Combatant, Play } from '../state.ts'
import { CONTACT } from '../units.ts'

/** The obstacles on a flight. None of them moves during the flight. */
export interface FlightObstacles {
  /** SW-FLEE-09: enemies that trap it on contact. */
  readonly trappers: readonly Combatant[]
  /** Their bases, in the same order, as far as contact reaches. */
  readonly traps: readonly Contour[]
  /** SW-FLEE-10, -12: friends, fights and impassable scenery. */
  readonly solids: readonly Contour[]
}

/** Tolerance for places rounded to whole hundredths. */
const ROUNDING = 4

export function obstaclesFor(play: Play, fleeing: Combatant): FlightObstacles {
  const trappers: Combatant[] = []
  const traps: Contour[] = []
  const solids: Contour[] = []
  for (const combatant of standing(play)) {
    // SW-WOUND-16, SW-RACE-74: everyone passes through ephemeral combatants.
    if (combatant.id === fleeing.id || combatant.floor !== fleeing.floor || combatant.profile.ephemeral) continue
    if (combatant.side === fleeing.side) {
      solids.push(baseOf(combatant))
    } else if (isFightingOthers(play, combatant, fleeing)) {
      solids.push(growContour(combatant, fleeing, CONTACT + ROUNDING))
    } else {
      trappers.push(combatant)
      traps.push(growContour(combatant, fleeing, CONTACT - ROUNDING))
    }
  }
  solids.push(...barriersFor(play, fleeing))
  return { trappers, traps, solids }
}

/** SW-FLEE-12: whether it fights others besides the fleeing combatant. */
function isFightingOthers(play: Play, enemy: Combatant, fleeing: Combatant): boolean {
  for (const other of standing(play, fleeing.side)) {
    if (other.id !== fleeing.id && !other.profile.ephemeral && touches(other, enemy)) return true
  }
  return false
}

/** Grows a base by a rim, unless the fleeing combatant starts beside it and only its base counts (SW-FLEE-05). */
function growContour(enemy: Combatant, fleeing: Combatant, rim: number): Contour {
  if (gapBetween(enemy, fleeing) <= CONTACT + ROUNDING) return baseOf(enemy)
  return discContour(enemy.at.x, enemy.at.y, enemy.profile.base.radius + rim)
}
