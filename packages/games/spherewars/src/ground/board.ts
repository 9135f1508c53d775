import { distance, type Point } from '@fray/tabletop'
import type { Side } from '../side.ts'
import type { Combatant, Play } from '../state.ts'
import { CONTACT, INCH } from '../units.ts'

/** SW-BASE-03: measures from edge to edge; SW-SCENERY-33 adds 2 inches for each floor between them. */
export function gapBetween(a: Combatant, b: Combatant): number {
  return gapFrom(a, b.at, b.profile.base.radius) + 2 * INCH * Math.abs(a.floor - b.floor)
}

/** The gap between a combatant and a base elsewhere on the same floor. */
export function gapFrom(a: Combatant, at: Point, radius: number): number {
  return Math.max(0, distance(a.at, at) - a.profile.base.radius - radius)
}

/** "Within X" includes exactly X (SW-BASE-03). */
export function isWithin(a: Combatant, b: Combatant, count: number): boolean {
  return gapBetween(a, b) <= count * INCH
}

/** SW-BASE-04: whether two bases are in contact. */
export function touches(a: Combatant, b: Combatant): boolean {
  if (a.floor !== b.floor) return false
  const reach = a.profile.base.radius + b.profile.base.radius + CONTACT
  const dx = a.at.x - b.at.x
  const dy = a.at.y - b.at.y
  return dx * dx + dy * dy <= reach * reach
}

export function standing(play: Play, side?: Side): Combatant[] {
  const found: Combatant[] = []
  for (const combatant of play.state.combatants) {
    if (combatant.status === 'standing' && (side === undefined || combatant.side === side)) found.push(combatant)
  }
  return found
}

export function enemiesOf(play: Play, combatant: Combatant): Combatant[] {
  return play.state.combatants.filter((other) => other.status === 'standing' && other.side !== combatant.side)
}

export function friendsOf(play: Play, combatant: Combatant): Combatant[] {
  return play.state.combatants.filter(
    (other) => other.status === 'standing' && other.side === combatant.side && other.id !== combatant.id,
  )
}

/** Lists enemies in base contact; ephemeral ones never count as fighting (SW-MELEE-20). */
export function enemiesInContact(play: Play, combatant: Combatant): Combatant[] {
  if (combatant.status !== 'standing' || combatant.profile.ephemeral) return []
  return play.state.combatants.filter(
    (other) =>
      other.side !== combatant.side &&
      other.status === 'standing' &&
      !other.profile.ephemeral &&
      touches(combatant, other),
  )
}

/** SW-MELEE-20: whether it is in hand-to-hand combat, for every rule that depends on it. */
export function isInCombat(play: Play, combatant: Combatant): boolean {
  if (combatant.status !== 'standing' || combatant.profile.ephemeral) return false
  for (const other of play.state.combatants) {
    if (other.side === combatant.side || other.status !== 'standing' || other.profile.ephemeral) continue
    if (touches(combatant, other)) return true
  }
  return false
}
