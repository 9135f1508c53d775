import { mission, zones } from './mission.ts'

/** SW-MISSION-59 to -65: the only one for scout games. */
export const lastSurvivor = mission({
  id: 'last-survivor',
  name: 'The Last Survivor',
  die: 6,
  beginners: true,
  turns: null,
  endsByElimination: true,
  deployment: zones(10, 20),
  scoring: null,
})
