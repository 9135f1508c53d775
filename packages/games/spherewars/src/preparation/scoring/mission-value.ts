import type { Combatant } from '../../state.ts'
import { hooks } from '../../traits.ts'

/** SW-MISSION-04, SW-RACE-78: what a combatant is worth for mission points and control, where some count for nothing. */
export function missionValue(combatant: Combatant): number {
  return hooks.lastingObjects(combatant, 'worthlessInMissions').length > 0 ? 0 : fullValue(combatant)
}

/** SW-WIN-08: consumables included. */
export function fullValue({ value, provisions }: Combatant): number {
  return value + provisions
}
