import { BATTLES, mission, scenariosExcept, stone, zones } from './mission.ts'

/** SW-MISSION-18 to -27: points near any of three dolmens, glory for control of two. */
export const dominationOfTheDolmens = mission({
  id: 'domination-of-the-dolmens',
  name: 'The Domination of the Dolmens',
  die: 2,
  sizes: [...BATTLES],
  scenarios: scenariosExcept('technocrat'),
  turns: 6,
  endsByElimination: false,
  deployment: zones(10, 20),
  objectives: [stone('dolmen', 10, 20), stone('dolmen', 20, 20), stone('dolmen', 30, 20)],
  scoring: { points: { from: 'objectives', within: 4 }, special: { for: 'control', pieces: 2, within: 4 } },
})
