import { BATTLES, mission, zones } from './mission.ts'

/** SW-MISSION-10 to -17: points for blood, glory for killing the leader. */
export const deathOfTheEnemy = mission({
  id: 'death-of-the-enemy',
  name: 'The Death of the Enemy',
  die: 1,
  sizes: [...BATTLES],
  turns: 6,
  endsByElimination: true,
  deployment: zones(10, 20),
  scoring: { points: { from: 'blood' }, special: { for: 'leader' } },
})
