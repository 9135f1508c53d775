import { distance } from '@fray/tabletop'
import { BASE, CONTACT, type PlacedCombatant } from './state.ts'

/** SO-1-13: measures from edge to edge. */
export function gapBetween(a: PlacedCombatant, b: PlacedCombatant): number {
  return Math.max(0, distance(a.at, b.at) - 2 * BASE.radius)
}

export function touching(a: PlacedCombatant, b: PlacedCombatant): boolean {
  return gapBetween(a, b) <= CONTACT
}
