import { describe, expect, test } from 'vitest'
import { eventArgs, optionKeys, promptId, rolledDice } from '../testing/scene.ts'
import { answerUntil, deployAll, startedMatch } from '../testing/started-match.ts'

/** The order of the rolls by what they are for. */
const ROLLS = (rolls: readonly string[]) => rolls.map((roll) => roll.split(' ')[0]!.replace('roll.', ''))

describe('preparing a game', () => {
  test('SW-PREP-01 mission, density, scenario, weather and deployment are settled in this order, then turn 1 begins', () => {
    const setup = { mission: 'random', density: 'random', scenario: 'random', weather: 'rolled' } as const
    const match = startedMatch(setup, { dice: [1, 3, 4, 5, 4, 5, 3, 2, 4, 1] })
    expect(ROLLS(rolledDice(match))).toEqual(['mission', 'density', 'scenario', 'starting-weather', 'deployment'])
    expect(match.state.terms).toMatchObject({
      ...{ mission: { id: 'death-of-the-enemy' }, density: 'common', scenario: 'unuk' },
    })
    expect(match.state.weather).toBe('sunny')
    expect(promptId(match)).toBe('ask.edge')
  })

  test('SW-PREP-01 SW-PREP-07 the battlefield is generated after the scenario and before the weather', () => {
    const match = startedMatch({
      battlefield: 'rolled',
      density: 'low',
      scenario: 'technocrat',
      mission: 'last-survivor',
      weather: 'rolled',
    })
    expect(promptId(match)).toBe('ask.place-piece')
    answerUntil(match, (decision) => decision?.prompt.id === 'ask.edge')
    expect(match.state.pieces.map(({ type }) => type)).toEqual(['house', 'house'])
    const order = ROLLS(rolledDice(match)).filter((roll, i, all) => roll !== all[i - 1])
    expect(order).toEqual(['field-order', 'piece', 'starting-weather', 'deployment'])
  })

  test('SW-PREP-02 steps may be left out, and nothing is rolled for them', () => {
    const match = startedMatch({}, { dice: [1, 2, 3, 5, 1] })
    expect(ROLLS(rolledDice(match))).toEqual(['deployment'])
    expect({ weather: match.state.weather, pieces: match.state.pieces }).toEqual({ weather: null, pieces: [] })
  })

  test('SW-PREP-07 SW-FIELD-05 agreed pieces lie on the table as agreed', () => {
    const match = startedMatch({
      battlefield: [
        { type: 'wood', x: 20, y: 20 },
        { type: 'hill', x: 5, y: 20 },
      ],
    })
    expect(match.state.pieces.map(({ type }) => type)).toEqual(['wood', 'hill'])
  })

  test.each([
    [1, 'death-of-the-enemy'],
    [2, 'domination-of-the-dolmens'],
    [3, 'destruction-of-the-camp'],
    [4, 'sacking-of-the-relics'],
    [5, 'crash'],
    ['S', 'last-survivor'],
  ] as const)('SW-PREP-03 a %s on the die selects the mission %s', (die, id) => {
    const match = startedMatch({ mission: 'random', centralPiece: 'wood' }, { dice: [die, 1, 2, 3, 5, 1] })
    expect(match.state.terms.mission.id).toBe(id)
  })

  test('SW-PREP-03 a mission that the size forbids is rerolled', () => {
    const seats = [{ bands: ['alliance-scout'] }, { bands: ['urueh-scout'] }]
    const match = startedMatch({ mission: 'random', seats }, { dice: [1, 5, 3, 'S', 2, 5] })
    expect(match.state.terms.mission.id).toBe('last-survivor')
    expect(ROLLS(rolledDice(match))).toEqual(['mission', 'mission', 'mission', 'mission', 'deployment'])
  })

  test('SW-PREP-06 SW-SCENARIO-07 a scenario that the rolled mission forbids is rolled until it is allowed', () => {
    // The Sacking of the Relics allows neither Technocrat City, as agreed, nor Darlime Village, as rolled.
    const match = startedMatch({ mission: 'random', scenario: 'technocrat' }, { dice: [4, 1, 5, 3, 1, 2, 3, 5, 1] })
    expect(match.state.terms).toMatchObject({ mission: { id: 'sacking-of-the-relics' }, scenario: 'volcanic' })
  })

  test('SW-PREP-05 the density is agreed or rolled on one die', () => {
    expect(startedMatch({ density: 'high' }).state.terms.density).toBe('high')
    const density = (die: number) =>
      startedMatch({ density: 'random' }, { dice: [die, 1, 2, 3, 5, 1] }).state.terms.density
    expect({ 2: density(2), 3: density(3), 6: density(6) }).toEqual({ 2: 'low', 3: 'common', 6: 'high' })
  })

  test('SW-PREP-08 SW-WEATHER-08 the weather of a mission applies from the start and is not rolled', () => {
    const mission = {
      ...{
        id: 'storm',
        name: 'The Storm',
        turns: 2,
        endsByElimination: false,
        weather: 'stormy' as const,
        scoring: null,
      },
      deployment: { system: 'generic' as const, depth: 10, gap: 20 },
    }
    const match = deployAll(startedMatch({ mission, weather: 'rolled' }))
    expect(match.state.weather).toBe('stormy')
    answerUntil(match, () => match.state.turn === 2)
    expect(ROLLS(rolledDice(match)).filter((roll) => roll.includes('weather'))).toEqual([])
  })

  test('SW-PREP-08 SW-WEATHER-08 SW-TURN-13 agreed weather applies at the start and changes later, unless that is left out', () => {
    const changes = (setup: Parameters<typeof startedMatch>[0]) => {
      const match = deployAll(startedMatch({ mission: 'death-of-the-enemy', weather: 'rainy', ...setup }))
      expect(match.state.weather).toBe('rainy')
      answerUntil(match, () => match.state.turn === 3)
      return ROLLS(rolledDice(match)).filter((roll) => roll.includes('weather'))
    }
    expect(changes({})).toEqual(['weather-change', 'weather-change'])
    expect(changes({ weatherChanges: false })).toEqual([])
  })

  test('SW-TURN-17 SW-WEATHER-01 basic games have no weather and do not ask about it', () => {
    const basic = deployAll(startedMatch({ advanced: false, weather: 'stormy', proposals: true }))
    expect({ stateWeather: basic.state.weather, termsWeather: basic.state.terms.weather }).toEqual({
      stateWeather: null,
      termsWeather: 'off',
    })
    const rolledFor = deployAll(startedMatch({ advanced: false, weather: 'rolled' }))
    expect(ROLLS(rolledDice(rolledFor)).filter((roll) => roll.includes('weather'))).toEqual([])
  })

  test('SW-PREP-11 SW-TURN-03 gems and orders are prepared before turn 1 as in an updating', () => {
    const seats = [{ bands: ['book-epic'] }, { bands: ['alliance-epic'] }]
    const match = deployAll(startedMatch({ seats, mission: 'last-survivor' }))
    // Sull 4, two Dowsers 1 each, Shaman 3; Nirlem 2, Laroc 7, two Tax Collectors 2 each.
    expect(match.state.sides.map(({ gems }) => gems)).toEqual([9, 13])
    expect(match.state.bands.map(({ orders }) => orders)).toEqual([3, 3])
    expect(eventArgs(match, 'opening')).toHaveLength(1)
  })

  test('SW-PREP-11 a scout band has neither gems nor orders', () => {
    const seats = [{ bands: ['alliance-scout'] }, { bands: ['urueh-scout'] }]
    const { bands } = deployAll(startedMatch({ seats, mission: 'last-survivor' })).state
    expect(bands.map(({ orders, leader }) => [orders, leader])).toEqual([
      [0, null],
      [0, null],
    ])
  })

  test('SW-PREP-13 the second side accepts each proposal or asks for the dice, step by step', () => {
    const setup = { proposals: true, mission: 'crash', weather: 'sunny' } as const
    const match = startedMatch(setup, {
      dice: [2, 4, 1, 2, 3, 5, 1],
      answers: ['roll', 'accept', 'roll', 'accept', 'accept'],
    })
    expect(match.state.terms).toMatchObject({
      ...{ mission: { id: 'domination-of-the-dolmens' }, density: 'common', scenario: 'unuk' },
    })
  })

  test('SW-PREP-13 each proposal is shown to the second side in public', () => {
    const match = startedMatch({ proposals: true, weather: 'off' })
    const decision = match.pending[0]!
    expect({ seat: decision.seat, promptId: decision.prompt.id, optionsOffered: optionKeys(match) }).toEqual({
      seat: 1,
      promptId: 'ask.accept',
      optionsOffered: ['accept', 'roll'],
    })
    expect(decision.prompt.args).toEqual({ value: { text: { id: 'mission', args: { name: 'The Crash' } } } })
    const steps: string[] = []
    answerUntil(match, (next) => {
      const value = next?.prompt.args?.value
      if (next?.prompt.id === 'ask.accept' && typeof value === 'object' && 'text' in value) steps.push(value.text.id)
      return next?.prompt.id !== 'ask.accept'
    })
    expect(steps).toEqual(['mission', 'density-level.common', 'scenario.roads', 'battlefield.agreed', 'weather.off'])
  })

  test('SW-PREP-13 weather and battlefield may also be rolled on request', () => {
    const setup = { proposals: true, weather: 'off', density: 'low', scenario: 'roads' } as const
    const match = startedMatch(setup, { answers: ['accept', 'accept', 'accept', 'roll', 'roll'] })
    expect(match.state.terms).toMatchObject({ battlefield: 'rolled', weather: 'rolled' })
    expect(promptId(match)).toBe('ask.place-piece')
  })
})
