import { BATTLES, mission, scenariosExcept, zones } from './mission.ts'

/** SW-MISSION-51 to -58: the side with anybody left at the end wins. */
export const crash = mission({
  id: 'crash',
  name: 'The Crash',
  die: 5,
  beginners: true,
  sizes: [...BATTLES],
  scenarios: scenariosExcept('technocrat', 'darlime'),
  turns: null,
  endsByElimination: true,
  deployment: zones(4, 12),
  scoring: null,
})
