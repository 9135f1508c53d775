import { type Json, Match, ScriptedDice, Tally, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import type { MoveQuery } from '../ability.ts'
import { spherewars } from '../game.ts'
import { movementOf } from '../movement/movement.ts'
import type { Play } from '../state.ts'
import { loadPosition } from '../testing/rule.ts'
import { combatantNamed, eventArgs, figure, rolledDice, type Scene, scene } from '../testing/scene.ts'
import { heatTires, stormHampers, weatherMovement, weatherShot } from './weather.ts'

const GUARDS = [
  figure('the-guard', 0, 10, 10, { name: 'Ann' }),
  figure('the-guard', 0, 14, 10, { name: 'Aud' }),
  figure('the-guard', 1, 30, 30, { name: 'Ben' }),
]

/** The end of a turn in some weather; after the weather's two dice the strategic roll of the next turn takes two more. */
function updating(weather: string, dice: readonly number[], more: Record<string, Json> = {}): Scene {
  return scene(
    { figures: GUARDS, sequence: 'updating', weather, weatherChanges: true, ...more },
    { dice: [...dice, 6, 1] },
  )
}

describe('start', () => {
  test.each([
    ['suffocating', 11, 12],
    ['sunny', 9, 10],
    ['clear', 6, 8],
    ['rainy', 4, 5],
    ['stormy', 2, 3],
  ])('SW-WEATHER-07 the game starts with %s weather on %i to %i', (weather, low, high) => {
    for (const sum of [low, high]) {
      const first = Math.max(1, sum - 6)
      // The last two dice are those of deployment.
      const position = { figures: GUARDS, sequence: 'weather', weatherChanges: true }
      const match = scene(position, { dice: [first, sum - first, 6, 1] })
      expect(eventArgs(match, 'weather-set')).toEqual([{ weather: `weather.${weather}` }])
      expect(match.state.weather).toBe(weather)
    }
  })

  test('SW-WEATHER-01 SW-WEATHER-07 agreed weather is not rolled, nor is its absence', () => {
    const agreed = scene({ figures: GUARDS, sequence: 'weather', weather: 'rainy' }, { dice: [6, 1] })
    expect(agreed.state.weather).toBe('rainy')
    const { setup, state } = spherewars.saves.readPosition({ figures: GUARDS, sequence: 'weather', weather: 'rainy' })
    const without = { setup, state: { ...state, weather: null, terms: { ...state.terms, weather: 'off' as const } } }
    const off = Match.start(spherewars, without, '', { dice: new ScriptedDice([6, 1]) })
    expect({ weather: off.state.weather, weatherSet: eventArgs(off, 'weather-set') }).toEqual({
      weather: null,
      weatherSet: [],
    })
  })
})

describe('change', () => {
  test('SW-WEATHER-08 SW-WEATHER-11 each updating rolls two dice once: up on 10, down on 4, otherwise unchanged', () => {
    const after = (weather: string, ...dice: number[]) => updating(weather, dice).state.weather
    expect({ 4: after('clear', 4, 6), 6: after('clear', 6, 6) }).toEqual({ 4: 'sunny', 6: 'sunny' })
    expect(after('clear', 4, 5)).toBe('clear')
    expect(after('clear', 1, 4)).toBe('clear')
    expect({ 3: after('clear', 1, 3), 1: after('clear', 1, 1) }).toEqual({ 3: 'rainy', 1: 'rainy' })
    expect(rolledDice(updating('clear', [4, 6])).filter((roll) => roll.startsWith('roll.weather'))).toEqual([
      'roll.weather-change 2',
    ])
  })

  test('SW-WEATHER-02 the levels follow one another from stormy to suffocating', () => {
    const warmer = (weather: string) => updating(weather, [6, 6]).state.weather
    expect(['stormy', 'rainy', 'clear', 'sunny'].map(warmer)).toEqual(['rainy', 'clear', 'sunny', 'suffocating'])
    const cooler = (weather: string) => updating(weather, [1, 1]).state.weather
    expect(['suffocating', 'sunny', 'clear', 'rainy'].map(cooler)).toEqual(['sunny', 'clear', 'rainy', 'stormy'])
  })

  test('SW-WEATHER-09 weather stays within the extremes, though the dice are rolled', () => {
    const hot = updating('suffocating', [6, 6])
    expect(hot.state.weather).toBe('suffocating')
    expect(eventArgs(hot, 'weather-holds')).toEqual([{ weather: 'weather.suffocating' }])
    expect(updating('stormy', [1, 1]).state.weather).toBe('stormy')
  })

  test('SW-WEATHER-01 SW-WEATHER-08 without weather, or with a fixed one, nothing is rolled', () => {
    const without = scene({ figures: GUARDS, sequence: 'updating' }, { dice: [6, 1] })
    expect({ weather: without.state.weather, rollsMade: rolledDice(without) }).toEqual({
      weather: null,
      rollsMade: ['roll.strategic 1 1'],
    })
    const fixed = scene({ figures: GUARDS, sequence: 'updating', weather: 'stormy' }, { dice: [6, 1] })
    expect({ weather: fixed.state.weather, rollsMade: rolledDice(fixed) }).toEqual({
      weather: 'stormy',
      rollsMade: ['roll.strategic 1 1'],
    })
  })

  test('SW-TURN-17 a basic game has no weather', () => {
    const options = { advanced: false }
    const match = scene(
      { figures: GUARDS, sequence: 'updating', weather: 'stormy', weatherChanges: true, options },
      { dice: [6, 1] },
    )
    expect({ weather: match.state.weather, rollsMade: rolledDice(match) }).toEqual({
      weather: null,
      rollsMade: ['roll.strategic 1 1'],
    })
    const start = scene({ figures: GUARDS, sequence: 'weather', weather: 'stormy', options }, { dice: [6, 1] })
    expect(start.state.weather).toBeNull()
  })

  test('SW-WEATHER-11 the new weather applies from the next turn on', () => {
    const match = updating('sunny', [6, 6])
    const types = match.events.map(({ type }) => type)
    expect(types.indexOf('weather-changed')).toBeLessThan(types.indexOf('turn'))
    expect(match.state.turn).toBe(2)
  })
})

function sky(weather: string | null, ...abilities: string[]): Play {
  return loadPosition({ weather, figures: [figure('the-guard', 0, 10, 10, { name: 'Ann', profile: { abilities } })] })
}

function movementLost(play: Play, use: MoveQuery['use']): number {
  const tally = new Tally(text('movement'))
  weatherMovement({ play, tally, mover: combatantNamed(play, 'Ann'), use })
  return tally.terms.reduce((sum, { amount }) => sum + amount, 0)
}

function difficultyAdded(play: Play): number {
  const tally = new Tally(text('difficulty'))
  const ann = combatantNamed(play, 'Ann')
  weatherShot({ play, tally, shooter: ann, target: ann, weapon: 'tension', special: 'plain' })
  return tally.total
}

/** The effects of the weather on Ann: [MOV, fatigue, shots, spells]. */
function suffers(weather: string | null, ...abilities: string[]) {
  const play = sky(weather, ...abilities)
  const ann = combatantNamed(play, 'Ann')
  return {
    movementLost: movementLost(play, 'run'),
    heatTires: heatTires(play, ann),
    difficulty: difficultyAdded(play),
    isHampered: stormHampers(play, ann),
  }
}

describe('effects', () => {
  test('SW-WEATHER-03 suffocating heat costs one MOV in the four moves and as the difficulty of shots, in no other move', () => {
    const play = sky('suffocating')
    expect((['run', 'speed-up', 'charge', 'engage', 'shot-at'] as const).map((use) => movementLost(play, use))).toEqual(
      Array(5).fill(-1),
    )
    expect((['stand', 'flight', 'pursuit'] as const).map((use) => movementLost(play, use))).toEqual([0, 0, 0])
  })

  test('SW-WEATHER-03 MOV stays at 1 or more', () => {
    const figures = [figure('the-guard', 0, 10, 10, { name: 'Ann', profile: { mov: 1 } })]
    const play = loadPosition({ weather: 'suffocating', figures })
    expect(movementOf(play, combatantNamed(play, 'Ann'), 'run').total).toBe(1)
  })

  test('SW-WEATHER-04 SW-WEATHER-06 heat tires everyone; a storm hinders shots and spells', () => {
    expect(suffers('suffocating')).toEqual({ movementLost: -1, heatTires: true, difficulty: 0, isHampered: false })
    expect(suffers('suffocating', 'tireless')).toEqual({
      movementLost: -1,
      heatTires: true,
      difficulty: 0,
      isHampered: false,
    })
    expect(suffers('stormy')).toEqual({ movementLost: 0, heatTires: false, difficulty: 1, isHampered: true })
  })

  test('SW-WEATHER-05 sunny, clear and rainy weather has no effect', () => {
    for (const weather of ['sunny', 'clear', 'rainy', null])
      expect(suffers(weather)).toEqual({ movementLost: 0, heatTires: false, difficulty: 0, isHampered: false })
    expect(suffers('sunny', 'aquatic')).toEqual({ movementLost: 0, heatTires: false, difficulty: 0, isHampered: false })
    expect(suffers('rainy', 'red-hot')).toEqual({ movementLost: 0, heatTires: false, difficulty: 0, isHampered: false })
  })

  test('SW-WEATHER-10 SW-ABIL-03 the Aquatic ignore storms, but suffer both effects in heat', () => {
    expect(suffers('stormy', 'aquatic')).toEqual({
      movementLost: 0,
      heatTires: false,
      difficulty: 0,
      isHampered: false,
    })
    expect(suffers('suffocating', 'aquatic')).toEqual({
      movementLost: -1,
      heatTires: true,
      difficulty: 1,
      isHampered: true,
    })
  })

  test('SW-WEATHER-10 SW-ABIL-21 the Red-hot ignore heat, but suffer both effects in storms', () => {
    expect(suffers('suffocating', 'red-hot')).toEqual({
      movementLost: 0,
      heatTires: false,
      difficulty: 0,
      isHampered: false,
    })
    expect(suffers('stormy', 'red-hot')).toEqual({ movementLost: -1, heatTires: true, difficulty: 1, isHampered: true })
  })
})
