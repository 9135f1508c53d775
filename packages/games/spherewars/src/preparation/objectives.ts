import { footprint, inContact, isWithin, polygonContour } from '@fray/tabletop'
import { contourOfPiece } from '../ground/plan.ts'
import type { Piece } from '../ground/scenery.ts'
import { corners, zoneOf } from '../ground/zones.ts'
import { otherSide, type Side } from '../side.ts'
import { type Combatant, isStanding, type Play, type State } from '../state.ts'
import { inches } from '../units.ts'
import { missionValue } from './scoring/mission-value.ts'

/** The pieces the mission is about, by number (SW-MISSION-42). */
export function objectivesOf({ pieces }: State): Piece[] {
  return pieces.filter(({ objective }) => objective !== null).sort((a, b) => a.objective! - b.objective!)
}

/** SW-MISSION-03, -66: within so many inches of a piece, edge to edge; inside it is within. */
function isNear({ at, profile }: Combatant, piece: Piece, within: number): boolean {
  return isWithin(footprint(profile.base, at), contourOfPiece(piece), inches(within))
}

/** SW-MISSION-05: near any of them, and counted once. */
export function isAtObjective(state: State, combatant: Combatant, within: number): boolean {
  return objectivesOf(state).some((piece) => isNear(combatant, piece, within))
}

/** SW-MISSION-31: touching the enemy's deployment zone, which is the enemy's camp. */
export function isInCamp(play: Play, combatant: Combatant): boolean {
  const camp = zoneOf(play.state, play.setup, otherSide(combatant.side))
  return camp !== null && inContact(footprint(combatant.profile.base, combatant.at), polygonContour(corners(camp)))
}

/** SW-MISSION-02, -06: the side with more value near a piece, fleeing combatants not counted; null if neither has. */
export function controllerOf(play: Play, piece: Piece, within: number): Side | null {
  const value = [0, 0]
  for (const combatant of play.state.combatants) {
    if (isStanding(combatant) && !combatant.fleeing && isNear(combatant, piece, within))
      value[combatant.side]! += missionValue(combatant)
  }
  if (value[0] === value[1]) return null
  return value[0]! > value[1]! ? 0 : 1
}
