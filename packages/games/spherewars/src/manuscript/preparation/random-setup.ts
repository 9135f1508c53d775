import type { Json, Random } from '@fray/kernel'
import { MISSION_IDS, missionNamed } from '../../preparation/missions/index.ts'
import { anyBand } from '../../preparation/random-setup.ts'
import { manuscriptRecruitment } from './recruitment.ts'
import type { ManuscriptInput } from './setup.ts'

/** Makes a random valid setup, covering every race, mission and option in the long run. */
export function randomSetup(random: Random): Json {
  const points = random.between(350, 900)
  const mission = random.pick(MISSION_IDS)
  const band = () => anyBand(points, random, manuscriptRecruitment)
  const setup: ManuscriptInput = {
    warbands: [band(), band()],
    points,
    mission,
    pieces: random.between(0, 8),
    premeasuring: random.between(1, 3) === 1,
    turnCap: missionNamed(mission).turns === null ? random.between(2, 6) : null,
  }
  return setup as Json
}
