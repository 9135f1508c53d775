import { BATTLES, mission, scenariosExcept, zones } from './mission.ts'

/** SW-MISSION-28 to -37: points in the enemy's camp, glory for the piece in the centre. */
export const destructionOfTheCamp = mission({
  id: 'destruction-of-the-camp',
  name: 'The Destruction of the Camp',
  die: 3,
  sizes: [...BATTLES],
  scenarios: scenariosExcept('technocrat', 'darlime'),
  turns: 4,
  endsByElimination: false,
  deployment: zones(10, 20),
  objectives: [{ kind: 'scenery', types: ['wood', 'hill'], x: 20, y: 20 }],
  scoring: { points: { from: 'enemy-camp' }, special: { for: 'control', pieces: 1, within: 4 } },
})
