import { InputError } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import { bandOf } from '../testing/bands.ts'
import { inches } from '../units.ts'
import { presets } from './presets.ts'
import { readSetup, type SetupInput } from './setup.ts'

const seats = [{ bands: ['alliance-skirmish'] }, { bands: ['urueh-skirmish'] }]

/** The reasons for which a setup is refused. */
function problems(setup: object): string[] {
  try {
    readSetup({ seats, ...setup })
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map(({ field, message }) => `${field}: ${message}`)
  }
}

/** The rules cited by the refusal. */
function rulesCited(setup: object): string[] {
  return problems(setup).flatMap((problem) => problem.match(/SW-[A-Z]+-\d+/g) ?? [])
}

describe('setups', () => {
  test('SW-PREP-04 SW-SIZE-05 the size comes from the agreed total and must suit the mission', () => {
    expect(readSetup({ seats }).size).toBe('skirmish')
    expect(readSetup({ seats, points: 749 }).size).toBe('skirmish')
    expect(readSetup({ seats: [{ bands: ['book-epic'] }, { bands: ['urueh-epic'] }] }).points).toBe(1000)
    const scouts = [{ bands: ['alliance-scout'] }, { bands: ['urueh-scout'] }]
    expect(rulesCited({ seats: scouts, mission: 'crash' })).toEqual(['SW-PREP-04'])
    expect(problems({ seats: scouts, mission: 'last-survivor' })).toEqual([])
  })

  test('SW-PREP-04 every band must keep to the agreed total, and its faults are reported', () => {
    expect(rulesCited({ points: 496 })).toContain('SW-SIZE-01')
    const [first] = problems({
      seats: [{ bands: ['scions-skirmish'] }, { bands: [bandOf('adepts', 500, 'mole-boy')] }],
    })
    expect(first).toBe(
      'seats[1].bands[0]: the band has no leader; add one of: Shaogi, Liehhan, Yenay (SW-BAND-02, SW-RBAND-03)',
    )
    const [field] = problems({ seats: [{ bands: ['scions-skirmish', 'nobody'] }, { bands: ['urueh-skirmish'] }] })
    expect(field).toMatch(/^seats\[0\]\.bands\[1\]: the preset band/)
  })

  test('SW-PREP-05 SW-PREP-06 density and scenario must be among those of the mission', () => {
    const own = { ...ownMission, densities: ['low'], scenarios: ['unuk'] }
    expect(rulesCited({ mission: own, density: 'high', scenario: 'unuk' })).toEqual(['SW-PREP-05'])
    expect(rulesCited({ mission: own, density: 'low', scenario: 'roads' })).toEqual(['SW-PREP-06'])
    expect(problems({ mission: own, density: 'random', scenario: 'random' })).toEqual([])
  })

  test('SW-PREP-12 SW-TABLE-01 SW-TABLE-02 the table is forty inches square unless the mission or the players say otherwise', () => {
    const { width, depth } = readSetup({ seats })
    expect({ width, depth }).toEqual({ width: inches(40), depth: inches(40) })
    expect(readSetup({ seats, table: { width: 60, depth: 48 } })).toMatchObject({
      width: inches(60),
      depth: inches(48),
    })
    const wide = { ...ownMission, table: { width: 72, depth: 40 } }
    expect(readSetup({ seats, mission: wide }).width).toBe(inches(72))
    expect(rulesCited({ mission: 'death-of-the-enemy', table: { width: 40, depth: 39 } })).toEqual(['SW-MISSION-08'])
    expect(problems({ mission: 'crash', table: { width: 40, depth: 24 } })).toEqual([])
  })

  test('SW-PREP-09 SW-PREP-10 SW-SCENARIO-08 a custom mission has the same fields as the book’s', () => {
    const { mission } = readSetup({ seats, mission: ownMission })
    expect(mission).toMatchObject({ name: 'The Well', turns: 3, sizes: ['scout', 'skirmish', 'sovereign', 'epic'] })
    expect(problems({ mission: { ...ownMission, turns: 0 } })).toHaveLength(1)
    expect(problems({ mission: { ...ownMission, weather: 'snowy' } })).toHaveLength(1)
  })

  test('SW-SCENARIO-08 faults of a custom scenario are reported by field', () => {
    const row = (from: number, to: number, type = 'wood') => ({ from, to, type }) as never
    const own = (...rows: never[]) => problems({ scenario: { name: 'The Quarry', rows } })
    expect(own(row(2, 7), row(8, 12, 'hill'))).toEqual([])
    expect(own(row(2, 7), row(9, 12))).toEqual(['scenario.rows: has no row for a roll of 8'])
    expect(own(row(2, 7), row(7, 12))).toEqual(['scenario.rows[1]: has the same roll of 7 as rows[0]'])
    expect(own(row(2, 7), row(8, 12, 'castle'))[0]).toMatch(/^scenario\.rows\[1\]\.type: .*"hedge"/)
    expect(own(row(1, 12))[0]).toMatch(/^scenario\.rows\[0\]\.from: /)
    expect(problems({ scenario: { rows: [] } as never }).map((problem) => problem.split(':')[0])).toEqual([
      ...['scenario.name', 'scenario.rows'],
    ])
    expect(problems({ scenario: 'quarry' as never })[0]).toMatch(/^scenario: .*"darlime"/)
  })

  test('SW-MULTI-01 SW-MULTI-02 EX-SW-EQ-31 both sides have the same number of bands; the third player fields two', () => {
    const band = (id: string) => ({ bands: [`${id}-skirmish`] })
    const allies = [
      { ...band('alliance'), side: 0 },
      { ...band('urueh'), side: 0 },
    ]
    expect(problems({ seats: [...allies, { bands: ['scions-skirmish', 'adepts-skirmish'], side: 1 }] })).toEqual([])
    expect(rulesCited({ seats: [...allies, { ...band('scions'), side: 1 }] })).toEqual(['SW-MULTI-02'])
    expect(rulesCited({ seats: allies })).toEqual(['SW-MULTI-01'])
    expect(
      spherewars.rules.seats(readSetup({ seats: [band('alliance'), band('scions'), band('urueh'), band('adepts')] })),
    ).toBe(4)
  })

  test('SW-MULTI-03 any races may share a side', () => {
    const four = ['alliance', 'scions', 'urueh', 'adepts'].map((race) => ({ bands: [`${race}-skirmish`] }))
    expect(readSetup({ seats: four }).sides).toEqual([0, 1, 0, 1])
  })

  test('faults are reported by field', () => {
    expect(problems({ weather: 'fog' })[0]).toMatch(/^weather/)
    expect(problems({ seats: [seats[0]] })[0]).toMatch(/^seats/)
    expect(problems({ colour: 'red' })[0]).toMatch(/colour/)
  })

  test('every figure of a battle has its own name, even in several bands', () => {
    const mirror = readSetup({ seats: [{ bands: ['alliance-skirmish'] }, { bands: ['alliance-skirmish'] }] })
    const names = spherewars.rules.begin(mirror).combatants.map(({ profile }) => profile.name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.startsWith('Lookout'))).toEqual([1, 2, 3, 4].map((i) => `Lookout ${i}`))
  })

  test('every preset can be started', () => {
    expect(presets).toHaveLength(40)
    expect(new Set(presets.map(({ id }) => id)).size).toBe(40)
    for (const { setup } of presets) {
      const read = readSetup(setup)
      expect(spherewars.rules.begin(read).combatants.length).toBeGreaterThan(8)
    }
  })
})

const ownMission: Exclude<NonNullable<SetupInput['mission']>, string> = {
  id: 'the-well',
  name: 'The Well',
  turns: 3,
  endsByElimination: false,
  deployment: { system: 'generic', depth: 6, gap: 20 },
  objectives: [{ kind: 'stone', name: 'dolmen', x: 20, y: 20, diameter: 3, height: 2 }],
  scoring: { points: { from: 'objectives', within: 5 }, special: null },
}

describe('input from files and links is limited', () => {
  const fieldsRefused = (setup: object) => problems(setup).map((problem) => problem.split(': ')[0])
  const withEntry = (change: object) => ({
    seats: [{ bands: [{ race: 'alliance', points: 500, entries: [{ id: 'rodanes', ...change }] }] }, seats[1]],
  })

  test('in the equipment of a figure', () => {
    for (const gear of ['consumables', 'artefacts']) {
      const many = { [gear]: Array(1200).fill('nothing') }
      expect(fieldsRefused(withEntry(many))).toEqual([`seats[0].bands[0].entries[0].${gear}`])
    }
  })

  test('in the pieces of a battlefield and their corners', () => {
    const pieces = Array.from({ length: 61 }, () => ({ type: 'wood', x: 20, y: 20 }))
    expect(fieldsRefused({ battlefield: pieces })).toEqual(['battlefield'])
    const outline = Array.from({ length: 101 }, (_, i) => [i / 10, i % 2])
    expect(fieldsRefused({ battlefield: [{ type: 'wood', outline }] })).toEqual(['battlefield[0].outline'])
  })

  test('in distances and sizes', () => {
    expect(fieldsRefused({ battlefield: [{ type: 'wood', x: 1e9, y: 20 }] })).toEqual(['battlefield[0].x'])
    const flat = {
      type: 'wood',
      outline: [
        [0, 0],
        [4, 4],
        [8, 8],
      ],
    }
    expect(problems({ battlefield: [flat] })).toEqual([
      'battlefield[0]: has no area: its points coincide or lie on one line',
    ])
    const hedge = { type: 'hedge', from: [4, 4], to: [4, 4] }
    expect(problems({ battlefield: [hedge] })).toContain(
      'battlefield[0]: has no area: its points coincide or lie on one line',
    )
  })
})
