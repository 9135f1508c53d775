import { type Dice, type Procedure, type RollReader, text } from '@fray/kernel'
import tables from '../../data/weather.json' with { type: 'json' }
import type { MoveQuery, ShotQuery } from '../ability.ts'
import { SPHERE } from '../dice.ts'
import type { Weather } from '../preparation/missions/mission.ts'
import { type Combatant, type Play, speakerOf } from '../state.ts'
import { hooks } from '../traits.ts'

/** SW-WEATHER-02, from low to high: the levels of the list in their order. */
const SCALE: readonly Weather[] = ['stormy', 'rainy', 'clear', 'sunny', 'suffocating']

/** SW-WEATHER-07: the weather at the start of the game, then deployment. */
export function* startingWeather(play: Play): Procedure {
  const { state } = play
  const { weather } = state.terms
  state.phase = 'deployment'
  // SW-TURN-17: weather is an advanced rule.
  if (weather === 'off' || !play.setup.advanced) return
  if (weather === 'rolled') {
    state.weather = yield* play.roll(text('roll.starting-weather'), ['SW-WEATHER-07'], tableDice(play), startReader)
  } else {
    state.weather = weather
  }
  play.log('weather-set', { weather: { text: text(`weather.${state.weather}`) } }, ['SW-WEATHER-07'])
}

/** SW-WEATHER-08, -09, -11: rolls once per updating, unless the game has no weather or fixed weather. */
export function* changeWeather(play: Play): Procedure {
  const { state, setup } = play
  if (state.weather === null || state.terms.mission.weather || !setup.weatherChanges) return
  const before = SCALE.indexOf(state.weather)
  const step = yield* play.roll(
    text('roll.weather-change'),
    ['SW-WEATHER-08', 'SW-WEATHER-11'],
    tableDice(play),
    changeReader,
  )
  // SW-WEATHER-09: the weather stays within the scale.
  state.weather = SCALE[Math.min(SCALE.length - 1, Math.max(0, before + step))]!
  const changed = SCALE.indexOf(state.weather) !== before
  play.log(changed ? 'weather-changed' : 'weather-holds', { weather: { text: text(`weather.${state.weather}`) } }, [
    'SW-WEATHER-08',
    'SW-WEATHER-09',
  ])
}

/** Rolls two dice for the table, which one side has to throw. */
function tableDice(play: Play) {
  return [{ seat: speakerOf(play, play.state.first), count: 2, sides: SPHERE }]
}

function sumOf([dice = []]: Dice): number {
  return dice.reduce((sum, die) => sum + die, 0)
}

const startReader: RollReader<Weather> = {
  id: 'starting-weather',
  read: (dice) => {
    const sum = sumOf(dice)
    return SCALE[tables.levels.findIndex(({ startMin, startMax }) => sum >= startMin && sum <= startMax)]!
  },
}

const changeReader: RollReader<number> = {
  id: 'weather-change',
  read: (dice) => {
    const sum = sumOf(dice)
    return tables.change.find(({ min, max }) => sum >= min && sum <= max)?.step ?? 0
  },
}

/** SW-WEATHER-03, -10: uses of MOV that heat reduces; flight, pursuit and the like are not included. */
const SLOWED: readonly MoveQuery['use'][] = ['run', 'speed-up', 'charge', 'engage', 'shot-at']

/** SW-WEATHER-03, -10: adds the loss of movement to the tally, whose floor is 1 already (SW-PROFILE-22). */
export function weatherMovement({ play, tally, mover, use }: MoveQuery): void {
  if (!SLOWED.includes(use) || !suffersHeat(play, mover)) return
  tally.add(-1, text('weather.suffocating'), 'SW-WEATHER-03')
}

/** SW-WEATHER-06, -10: adds the storm's penalty to a mundane shot's difficulty. */
export function weatherShot({ play, tally, shooter }: ShotQuery): void {
  if (suffersStorm(play, shooter)) tally.add(1, text('weather.stormy'), 'SW-WEATHER-06')
}

/** SW-WEATHER-06, -10: whether the caster's 3s are failures. */
export function stormHampers(play: Play, caster: Combatant): boolean {
  return suffersStorm(play, caster)
}

/** SW-WEATHER-04, -10: whether this combatant tires despite all abilities. */
export function heatTires(play: Play, combatant: Combatant): boolean {
  return suffersHeat(play, combatant)
}

/** SW-WEATHER-10, SW-ABIL-21: heat affects red-hot combatants only in a storm. */
function suffersHeat(play: Play, combatant: Combatant): boolean {
  const { weather } = play.state
  if (weather === 'suffocating') return !hooks.answers(play, combatant, 'atHomeInLava')
  return weather === 'stormy' && hooks.answers(play, combatant, 'atHomeInLava')
}

/** SW-WEATHER-10, SW-ABIL-03: storms affect aquatic combatants only in heat. */
function suffersStorm(play: Play, combatant: Combatant): boolean {
  const { weather } = play.state
  if (weather === 'stormy') return !hooks.answers(play, combatant, 'atHomeInWater')
  return weather === 'suffocating' && hooks.answers(play, combatant, 'atHomeInWater')
}
