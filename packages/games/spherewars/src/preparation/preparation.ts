import { choice, freeze, type Message, optionWithNote, type Procedure, text } from '@fray/kernel'
import { d3Roll, sumRoll } from '../dice.ts'
import { densityFor, scenarioFor } from '../ground/field/field-tables.ts'
import { type Play, speakerOf, type Terms } from '../state.ts'
import { missionNamed, missions } from './missions/index.ts'
import type { DensityLevel, Mission } from './missions/mission.ts'
import type { Scenario } from './scenario.ts'
import type { Setup } from './setup-data.ts'

/** The parts that are known before anything is rolled. The others hold a placeholder until they are rolled. */
export function proposedTerms(setup: Setup): Terms {
  return {
    mission: setup.mission === 'random' ? missionNamed('crash') : setup.mission,
    density: setup.density === 'random' ? 'common' : setup.density,
    scenario: setup.scenario === 'random' ? 'roads' : setup.scenario,
    battlefield: setup.battlefield === 'rolled' ? 'rolled' : 'agreed',
    weather: setup.weather,
  }
}

/** SW-PREP-01 (1) to (4): mission, density and scenario, each agreed or rolled; the size is always agreed (SW-PREP-13). */
export function* settleTerms(play: Play): Procedure {
  const { state, setup } = play
  const mission = withCentralPiece(yield* settleMission(play), setup)
  const density = yield* settleDensity(play, mission)
  const scenario = yield* settleScenario(play, mission)
  const battlefield = yield* settleBattlefield(play)
  const weather = yield* settleWeather(play, mission)
  state.terms = { mission, density, scenario, battlefield, weather }
  play.log('terms', { mission: mission.name, size: { text: text(`size.${setup.size}`) }, points: setup.points }, [
    'SW-PREP-01',
  ])
  state.phase = 'field'
}

/** SW-PREP-03: one die in the order of the book; a mission that the size forbids is rolled again. */
function* settleMission(play: Play): Procedure<Mission> {
  const { mission, size } = play.setup
  if (mission !== 'random' && (yield* isAccepted(play, text('mission', { name: mission.name })))) return mission
  for (;;) {
    const die = yield* sumRoll(play, text('roll.mission'), ['SW-PREP-03'], speakerOf(play, 0), 1)
    const rolled = missions.find((otherMission) => otherMission.die === die)!
    if (rolled.sizes.includes(size)) return rolled
  }
}

/** SW-MISSION-30: wood or hill if that was agreed. */
function withCentralPiece(mission: Mission, { centralPiece }: Setup): Mission {
  if (centralPiece === 'random') return mission
  const objectives = mission.objectives.map((objective) => {
    return objective.kind === 'scenery' && objective.types.includes(centralPiece)
      ? { ...objective, types: [centralPiece] }
      : objective
  })
  return freeze({ ...mission, objectives })
}

/** SW-DENSITY-05: without an agreement a die decides the density. */
function* settleDensity(play: Play, { densities }: Mission): Procedure<DensityLevel> {
  const { density } = play.setup
  if (density !== 'random' && densities.includes(density)) {
    if (yield* isAccepted(play, text(`density-level.${density}`))) return density
  }
  for (;;) {
    const rolled = densityFor(yield* d3Roll(play, text('roll.density'), ['SW-DENSITY-05'], speakerOf(play, 0)))
    if (densities.includes(rolled)) return rolled
  }
}

/** SW-SCENARIO-07, -08: agreed upon, be it one of the players' own, or rolled until the mission allows it. */
function* settleScenario(play: Play, { scenarios }: Mission): Procedure<Scenario> {
  const { scenario } = play.setup
  if (typeof scenario !== 'string') {
    if (yield* isAccepted(play, text('scenario.own', { name: scenario.name }))) return scenario
  } else if (scenario !== 'random' && scenarios.includes(scenario)) {
    if (yield* isAccepted(play, text(`scenario.${scenario}`))) return scenario
  }
  for (;;) {
    const rolled = scenarioFor(yield* sumRoll(play, text('roll.scenario'), ['SW-SCENARIO-07'], speakerOf(play, 0), 1))
    if (scenarios.includes(rolled)) return rolled
  }
}

/** SW-FIELD-01, -05: pieces agreed upon, or rolled ones. */
function* settleBattlefield(play: Play): Procedure<Terms['battlefield']> {
  if (play.setup.battlefield === 'rolled') return 'rolled'
  return (yield* isAccepted(play, text('battlefield.agreed'))) ? 'agreed' : 'rolled'
}

/** SW-PREP-08, SW-WEATHER-01, SW-TURN-17: a mission's own weather is not up for discussion; basic games have none. */
function* settleWeather(play: Play, mission: Mission): Procedure<Terms['weather']> {
  const { weather, advanced } = play.setup
  if (!advanced) return 'off'
  if (mission.weather) return mission.weather
  if (weather === 'rolled') return weather
  return (yield* isAccepted(play, text(`weather.${weather}`))) ? weather : 'rolled'
}

/** SW-PREP-13: the first side proposes in the setup, the second accepts or calls for the dice. */
function* isAccepted(play: Play, value: Message): Procedure<boolean> {
  if (!play.setup.proposals) return true
  const seat = speakerOf(play, 1)
  const answer = yield* play.pick({
    seat,
    prompt: text('ask.accept', { value: { text: value } }),
    rules: ['SW-PREP-13'],
    options: [
      choice('accept', text('option.accept'), optionWithNote('note.accept-proposal')),
      choice('roll', text('option.roll'), optionWithNote('note.roll-instead')),
    ],
  })
  return answer === 'accept'
}
