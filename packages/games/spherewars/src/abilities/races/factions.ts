import { FACTIONS } from '../../bands/recruiting.ts'
import type { Combatant } from '../../state.ts'

/** SW-RACE-29, -34, -43: the keywords of the Alliance; Postman and Ikarus have the faction chosen at recruitment. */
export function isLegion({ profile }: Combatant): boolean {
  return profile.faction === FACTIONS.legion.name
}

export function isMercenary({ profile }: Combatant): boolean {
  return profile.faction === FACTIONS.mercenaries.name
}
