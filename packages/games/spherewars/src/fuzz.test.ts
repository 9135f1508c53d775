import { fuzz } from '@fray/bots'
import { Random } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { Race } from './bands/profile.ts'
import { randomBand } from './bands/random-band.ts'
import { rulebookRecruitment } from './bands/recruitment.ts'
import { spherewars } from './game.ts'
import { MISSION_IDS, missionNamed } from './preparation/missions/index.ts'
import type { SetupInput } from './preparation/setup.ts'

const RACES: readonly Race[] = ['scions', 'alliance', 'urueh', 'adepts']
const OPTIONS = [
  { weather: 'off' },
  { weather: 'rolled', premeasuring: true },
  { weather: 'stormy', raceRules: false },
  { weather: 'suffocating', advanced: false },
] as const

/** A setup by chance: bands of any two races, and every option now and then. */
function setupOf(mission: (typeof MISSION_IDS)[number], game: number): SetupInput {
  const random = Random.seeded(`${mission} ${game}`)
  const points = mission === 'last-survivor' ? 300 : 500
  const options = OPTIONS[game % OPTIONS.length]!
  const scenario = random.pick(missionNamed(mission).scenarios)
  // A city at high density is all walls, and takes its time.
  const density = scenario === 'technocrat' ? 'low' : 'random'
  const recruitment = rulebookRecruitment(!('raceRules' in options))
  const band = () => randomBand(random.pick(RACES), points, random, recruitment)
  const seats = Array.from({ length: game === 2 ? 4 : 2 }, () => ({ bands: [band()] }))
  return {
    seats,
    points,
    mission,
    density,
    scenario,
    turnCap: 3,
    proposals: game === 1,
    ...options,
  }
}

/** A few games of every mission; by hand, and in `npm run fuzz -- spherewars`, as many as you like. */
test.each(MISSION_IDS)('random games of %s end, keep the rules and replay byte for byte', (mission) => {
  for (let game = 0; game < 3; game++) {
    const setup = setupOf(mission, game)
    const { faults } = fuzz(spherewars, { setup: setup as never }, `spherewars-${game}`, {
      decisions: 9_000,
      auditOneIn: 60,
    })
    expect(faults).toEqual([])
  }
})
