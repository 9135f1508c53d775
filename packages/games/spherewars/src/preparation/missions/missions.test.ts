import { describe, expect, test } from 'vitest'
import { scene } from '../../testing/scene.ts'
import { answerUntil, startedMatch } from '../../testing/started-match.ts'
import { readSetup } from '../setup.ts'
import { missionNamed, missions } from './index.ts'
import { DENSITIES, SCENARIOS, SIZES } from './mission.ts'

const ALL_WEATHERS = ['off', 'rolled', 'suffocating', 'sunny', 'clear', 'rainy', 'stormy'] as const

/** Whether a setup is accepted. */
function allows(setup: object): boolean {
  try {
    readSetup(setup)
    return true
  } catch {
    return false
  }
}

const seats = (size: string) => [{ bands: [`alliance-${size}`] }, { bands: [`urueh-${size}`] }]

/** The choices a mission allows, found by trying each. */
function choicesFor(mission: string) {
  const setup = (size: string, more: object) => ({ mission, scenario: 'roads', seats: seats(size), ...more })
  return {
    sizes: SIZES.filter((size) => allows(setup(size, {}))),
    densities: DENSITIES.filter((density) => allows(setup('epic', { density }))),
    scenarios: SCENARIOS.filter((scenario) => allows(setup('epic', { scenario }))),
    weathers: ALL_WEATHERS.filter((weather) => allows(setup('epic', { weather }))),
  }
}

const battles = ['skirmish', 'sovereign', 'epic']
const any = { densities: DENSITIES, weathers: ALL_WEATHERS }
const open = SCENARIOS.filter((scenario) => scenario !== 'technocrat' && scenario !== 'darlime')

describe('choices of missions', () => {
  test('SW-MISSION-14 SW-MISSION-15 SW-MISSION-09 the Death of the Enemy allows everything but scout games', () => {
    expect(choicesFor('death-of-the-enemy')).toEqual({ ...any, sizes: battles, scenarios: SCENARIOS })
  })

  test('SW-MISSION-23 SW-MISSION-24 SW-MISSION-25 the Dolmens allow neither scout games nor Technocrat City', () => {
    const scenarios = SCENARIOS.filter((scenario) => scenario !== 'technocrat')
    expect(choicesFor('domination-of-the-dolmens')).toEqual({ ...any, sizes: battles, scenarios })
  })

  test('SW-MISSION-33 SW-MISSION-34 SW-MISSION-35 the Camp allows neither scout games nor Technocrat City nor Darlime', () => {
    expect(choicesFor('destruction-of-the-camp')).toEqual({ ...any, sizes: battles, scenarios: open })
  })

  test('SW-MISSION-43 SW-MISSION-44 SW-MISSION-45 SW-MISSION-46 the Relics allow neither scout games nor Technocrat City nor Darlime', () => {
    expect(choicesFor('sacking-of-the-relics')).toEqual({ ...any, sizes: battles, scenarios: open })
  })

  test('SW-MISSION-54 SW-MISSION-55 SW-MISSION-56 the Crash allows neither scout games nor Technocrat City nor Darlime', () => {
    expect(choicesFor('crash')).toEqual({ ...any, sizes: battles, scenarios: open })
  })

  test('SW-MISSION-62 SW-MISSION-63 the Last Survivor allows everything, including scout games', () => {
    expect(choicesFor('last-survivor')).toEqual({ ...any, sizes: SIZES, scenarios: SCENARIOS })
  })

  test('SW-PREP-09 SW-MISSION-52 SW-MISSION-60 two missions are for beginners', () => {
    expect(missions.filter(({ beginners }) => beginners).map(({ name }) => name)).toEqual([
      'The Crash',
      'The Last Survivor',
    ])
  })
})

describe('battlefields of missions', () => {
  /** The mission's pieces on the table, in inches. */
  function pieces(mission: (typeof missions)[number]['id']) {
    const match = startedMatch({ mission: mission as 'crash', centralPiece: 'hill' })
    return match.state.pieces.map(({ type, shape, objective, size }) => {
      const centre = shape.kind === 'disc' ? [shape.centre.x / 2500, shape.centre.y / 2500] : []
      return [type, objective, ...centre, size]
    })
  }

  test('SW-MISSION-11 SW-MISSION-52 SW-MISSION-60 three missions have no pieces of their own', () => {
    for (const id of ['death-of-the-enemy', 'crash', 'last-survivor'] as const) expect(pieces(id)).toEqual([])
  })

  test('SW-MISSION-18 SW-MISSION-19 SW-MISSION-20 three dolmens stand on the line midway between the zones', () => {
    expect(pieces('domination-of-the-dolmens')).toEqual([
      ['dolmen', 1, 10, 20, 0],
      ['dolmen', 2, 20, 20, 0],
      ['dolmen', 3, 30, 20, 0],
    ])
  })

  test('SW-MISSION-28 SW-MISSION-29 SW-MISSION-30 one agreed piece stands in the middle between the camps', () => {
    expect(pieces('destruction-of-the-camp')).toEqual([['hill', 1, 20, 20, 0]])
    const rolledPiece = (die: number) => {
      const setup = { mission: 'destruction-of-the-camp' } as const
      return startedMatch(setup, { dice: [die, 1, 2, 3, 5, 1] }).state.pieces.map(({ type }) => type)
    }
    expect({ 3: rolledPiece(3), 4: rolledPiece(4) }).toEqual({ 3: ['wood'], 4: ['hill'] })
  })

  test('SW-MISSION-38 SW-MISSION-39 SW-MISSION-40 SW-MISSION-42 five relics are numbered from the centre', () => {
    expect(pieces('sacking-of-the-relics')).toEqual([
      ['relic', 1, 20, 20, 0],
      ['relic', 2, 10, 10, 0],
      ['relic', 3, 30, 10, 0],
      ['relic', 4, 10, 30, 0],
      ['relic', 5, 30, 30, 0],
    ])
  })

  test('SW-MISSION-66 they stand before the first rolled piece, and the views mark them', () => {
    const match = startedMatch({ mission: 'sacking-of-the-relics', battlefield: 'rolled' })
    expect(match.state.pieces).toHaveLength(5)
    answerUntil(
      match,
      (decision) => decision?.prompt.id !== 'ask.place-piece' && decision?.prompt.id !== 'ask.place-crossing',
    )
    expect(match.state.pieces.length).toBeGreaterThan(5)
    const marked = match.view(0).zones.filter(({ kind }) => kind === 'objective')
    expect(marked.map(({ label }) => label.args)).toEqual([1, 2, 3, 4, 5].map((number) => ({ number })))
  })

  test('SW-MISSION-31 the camps stay marked through the game', () => {
    const figures = [
      { who: 'battler', seat: 0, x: 10, y: 35 },
      { who: 'fiend', seat: 1, x: 10, y: 5 },
    ]
    const zones = (mission: string) =>
      scene({ mission, figures })
        .view(0)
        .zones.filter(({ seat, kind }) => seat !== undefined && kind !== 'effect')
    expect(zones('destruction-of-the-camp').map(({ label }) => label.id)).toEqual(['zone.camp', 'zone.camp'])
    expect(zones('death-of-the-enemy')).toEqual([])
  })

  test('SW-BASE-06 the radius of an objective shows only where measuring is free', () => {
    const setup = { mission: 'domination-of-the-dolmens' } as const
    const radius = (premeasuring: boolean) => {
      const zone = startedMatch({ ...setup, premeasuring })
        .view(0)
        .zones.find(({ kind }) => kind === 'objective')!
      const xs = zone.outline.map(({ x }) => x / 2500)
      return (Math.max(...xs) - Math.min(...xs)) / 2
    }
    expect(radius(false)).toBe(1)
    expect(radius(true)).toBe(5)
  })

  test('SW-PREP-10 the pieces of a custom mission on another table keep their proportions', () => {
    const mission = { ...missionNamed('domination-of-the-dolmens') } as never
    const match = startedMatch({ mission, table: { width: 80, depth: 60 } })
    const xs = match.state.pieces.map(({ shape }) => (shape.kind === 'disc' ? shape.centre.x / 2500 : 0))
    expect(xs).toEqual([20, 40, 60])
  })
})
