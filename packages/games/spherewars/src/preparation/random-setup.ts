import type { Json, Random } from '@fray/kernel'
import type { BandList } from '../bands/band-list.ts'
import type { Race } from '../bands/profile.ts'
import { randomBand } from '../bands/random-band.ts'
import { type Recruitment, rulebookRecruitment } from '../bands/recruitment.ts'
import { sizeOf } from '../bands/sizes.ts'
import { type SceneryTypeId, sceneryTypes } from '../ground/scenery-types.ts'
import { MISSION_IDS, type MissionId, missionNamed } from './missions/index.ts'
import type { OwnScenario } from './scenario.ts'
import type { SetupInput } from './setup.ts'

const RACES: readonly Race[] = ['scions', 'alliance', 'urueh', 'adepts']

/** SW-SIZE-01 to -04: from so many points to so many. Small games come up more often, since they end sooner. */
const POINTS = [
  [300, 499],
  [500, 749],
  [500, 749],
  [500, 749],
  [750, 999],
  [1000, 1300],
] as const

/** SW-MULTI-01, -02: how many bands each seat brings. Most games are for two. */
const SEATS = [
  [1, 1],
  [1, 1],
  [1, 1],
  [1, 1],
  [2, 1, 1],
  [1, 1, 1, 1],
] as const

/** A valid random setup; over many of them every race, mission, size, number of players and option occurs. */
export function randomSetup(random: Random): Json {
  const points = pointsOf(random)
  const raceRules = random.between(1, 6) > 1
  const bands = random.pick(SEATS)
  const mission = random.pick(MISSION_IDS.filter((id) => missionNamed(id).sizes.includes(sizeOf(points).id)))
  const recruitment = rulebookRecruitment(raceRules)
  const setup: SetupInput = {
    seats: bands.map((count, seat) => ({
      // SW-MULTI-02: a player with two bands stands alone against the others.
      side: bands.length === 3 ? (seat === 0 ? 0 : 1) : seat % 2 === 0 ? 0 : 1,
      bands: Array.from({ length: count }, () => anyBand(points, random, recruitment)),
    })),
    points,
    ...placeOf(mission, random),
    battlefield: random.between(1, 6) === 1 ? agreedPieces(random) : 'rolled',
    centralPiece: random.pick(['wood', 'hill', 'random']),
    weather: random.pick(['off', 'off', 'rolled', 'suffocating', 'sunny', 'clear', 'rainy', 'stormy']),
    weatherChanges: random.between(1, 4) > 1,
    proposals: random.between(1, 5) === 1,
    advanced: random.between(1, 6) > 1,
    raceRules,
    premeasuring: random.between(1, 3) === 1,
    // A mission that ends by elimination alone may take for ever if nobody wants to fight.
    turnCap: missionNamed(mission).turns === null ? random.between(2, 6) : null,
  }
  return setup as Json
}

/** SW-FIELD-05, SW-SCENERY-33: a few pieces far from each other, some with storeys and a roof, which no table gives. */
function agreedPieces(random: Random): Exclude<SetupInput['battlefield'], 'rolled'> {
  const places = [7, 20, 33].flatMap((x) => [7, 20, 33].map((y) => ({ x, y })))
  return places
    .filter(() => random.between(1, 2) === 1)
    .map((place) => ({ type: random.pick(TYPES), ...place, turn: random.between(0, 7) * 45 }))
    .map((piece) => (piece.type === 'house' ? { ...piece, floors: random.between(1, 3), roof: true } : piece))
}

function pointsOf(random: Random): number {
  const [least, most] = random.pick(POINTS)
  return random.between(least, most)
}

/** Some races have no band of very few points. */
export function anyBand(points: number, random: Random, recruitment: Recruitment): BandList {
  for (;;) {
    try {
      return randomBand(random.pick(RACES), points, random, recruitment)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
}

/** SW-PREP-03, -05, -06: the mission and what it allows, agreed or rolled. */
function placeOf(mission: MissionId, random: Random): Pick<SetupInput, 'mission' | 'density' | 'scenario'> {
  if (random.between(1, 8) === 1) return { mission: 'random', density: 'random', scenario: 'random' }
  const { densities, scenarios } = missionNamed(mission)
  const orRandom = <T>(allowed: readonly T[]) =>
    random.between(1, 3) === 1 ? ('random' as const) : random.pick(allowed)
  const scenario = random.between(1, 8) === 1 ? ownScenario(random) : orRandom(scenarios)
  return { mission, density: orRandom(densities), scenario }
}

const TYPES = sceneryTypes.map(({ id }) => id as SceneryTypeId)

/** SW-SCENARIO-08: players may write a scenario of their own. */
function ownScenario(random: Random): OwnScenario {
  const rows = Array.from({ length: 11 }, (_, i) => ({ from: i + 2, to: i + 2, type: random.pick(TYPES) }))
  return { name: 'Somewhere', rows }
}
