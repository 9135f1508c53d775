import { type SetupChoice, type SetupOption, text } from '@fray/kernel'
import { missions } from './missions/index.ts'
import type { Mission } from './missions/mission.ts'

/** A mission that only ends with a side ends after so many turns, as in a quick battle. */
const ENDLESS_TURNS = 10

/** SW-PREP-03: what is played for. */
const mission: SetupOption = { id: 'mission', text: text('setup.mission'), choices: missions.map(choiceOf) }

function choiceOf({ id, name, turns, scoring }: Mission): SetupChoice {
  const special = scoring?.special ? { text: text(`mission.special.${scoring.special.for}`) } : ''
  return {
    id,
    text: text('mission', { name }),
    note: text(`mission.goal.${scoring?.points.from ?? 'survive'}`, { turns: turns ?? 0, special }),
    changes: { mission: id, turnCap: turns === null ? ENDLESS_TURNS : null },
  }
}

/** SW-BASE-06: distances may be measured at any time. */
const measuring: SetupOption = {
  id: 'measuring',
  text: text('setup.measuring'),
  choices: [
    { id: 'declared', text: text('setup.measuring.declared'), changes: { premeasuring: false } },
    { id: 'free', text: text('setup.measuring.free'), changes: { premeasuring: true } },
  ],
}

/** SW-WEATHER-01: the game is played with weather. */
const weather: SetupOption = {
  id: 'weather',
  text: text('setup.weather'),
  choices: [
    { id: 'off', text: text('weather.off'), changes: { weather: 'off' } },
    { id: 'rolled', text: text('setup.weather.rolled'), changes: { weather: 'rolled' } },
  ],
}

/** SW-TURN-17: basic games leave the advanced rules out. */
const advanced: SetupOption = {
  id: 'advanced',
  text: text('setup.advanced'),
  choices: [
    { id: 'used', text: text('setup.advanced.used'), changes: { advanced: true } },
    { id: 'left-out', text: text('setup.advanced.left-out'), changes: { advanced: false } },
  ],
}

export const rulebookOptions: readonly SetupOption[] = [mission, weather, advanced, measuring]

/** SM-MISSING-01: the missions of the rulebook; weather and basic play are not in this book (SM-MISSING-04). */
export const manuscriptOptions: readonly SetupOption[] = [mission, measuring]
