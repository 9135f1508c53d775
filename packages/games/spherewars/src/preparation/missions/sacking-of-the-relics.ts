import { BATTLES, mission, scenariosExcept, stone } from './mission.ts'

/** SW-MISSION-38 to -50. The order of the relics is their numbering (SW-MISSION-42). */
export const sackingOfTheRelics = mission({
  id: 'sacking-of-the-relics',
  name: 'The Sacking of the Relics',
  die: 4,
  sizes: [...BATTLES],
  scenarios: scenariosExcept('technocrat', 'darlime'),
  turns: 4,
  endsByElimination: false,
  deployment: { system: 'alternating', apart: 6 },
  objectives: [
    stone('relic', 20, 20),
    stone('relic', 10, 10),
    stone('relic', 30, 10),
    stone('relic', 10, 30),
    stone('relic', 30, 30),
  ],
  scoring: { points: { from: 'objectives', within: 3 }, special: { for: 'relic', within: 3 } },
})
