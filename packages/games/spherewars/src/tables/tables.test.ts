import type { InputError, Json, Tables } from '@fray/kernel'
import { type LayoutChange, type TableLayout, toJson } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import { leastPoints, typesIn } from '../ground/field/field-tables.ts'
import { spherewarsManuscript } from '../manuscript/game.ts'
import { MISSION_IDS } from '../preparation/missions/index.ts'
import { SCENARIOS } from '../preparation/missions/mission.ts'
import { inches } from '../units.ts'
import { createTables as createManuscriptTables } from './manuscript-tables.ts'
import { createTables } from './rulebook-tables.ts'
import type { LaidTable } from './table-layout.ts'

const tables = createTables(spherewars)
const manuscriptTables = createManuscriptTables(spherewarsManuscript)

const layoutOf = (table: LaidTable, of: Tables<LaidTable> = tables) => of.describe(table) as unknown as TableLayout
const after = (table: LaidTable, ...changes: LayoutChange[]) =>
  changes.reduce((other, change) => tables.change(other, toJson(change)), table)
const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) })

describe('generating', () => {
  test.each(SCENARIOS)('SW-FIELD-02, -03, -06 to -12 %s uses enough pieces from its own table', (scenario) => {
    const table = tables.generate('a seed', { scenario, density: 'common' })
    const layout = layoutOf(table)
    expect(table.pieces.every(({ type }) => typesIn(scenario).includes(type as never))).toBe(true)
    expect(layout.notes[0]?.args?.points).toBeGreaterThanOrEqual(leastPoints.common)
    // SW-FIELD-04: on the table and apart from each other.
    expect(layout.faults).toEqual([])
  })

  test('the same seed and choices give the same table, others a different one', () => {
    const chosen = { scenario: 'darlime', density: 'high', size: '48x48' }
    const table = tables.generate('one', chosen)
    expect(tables.generate('one', chosen)).toEqual(table)
    expect(tables.generate('two', chosen)).not.toEqual(table)
    expect({ width: table.width, depth: table.depth }).toEqual({ width: 48, depth: 48 })
  })

  test('SM-FIELD-01 to -03 the Manuscript uses the requested number of pieces', () => {
    const table = manuscriptTables.generate('a seed', { pieces: '8' })
    expect(table.pieces).toHaveLength(8)
    expect(layoutOf(table, manuscriptTables).faults).toEqual([])
  })

  test.each([...MISSION_IDS, 'random'])(
    'SW-FIELD-01 a setup with mission %s has an example of its field',
    (mission) => {
      const setup = { ...(spherewars.content.presets[0]!.setup as object), mission, table: { width: 44, depth: 40 } }
      const example = tables.example!(setup, 'a seed')!
      expect({ width: example.width, depth: example.depth }).toEqual({ width: 44, depth: 40 })
      expect(layoutOf(example).pieces).toHaveLength(example.pieces.length)
      expect(example.pieces.length).toBeGreaterThan(0)
      expect(tables.example!(setup, 'a seed')).toEqual(example)
    },
  )

  test('SW-FIELD-05 SM-FIELD-03 an agreed battlefield needs no example', () => {
    const withoutPieces = (json: Json | undefined) => ({ ...(json as object), battlefield: [] })
    expect(tables.example!(withoutPieces(spherewars.content.presets[0]?.setup), 'a seed')).toBeUndefined()
    expect(
      manuscriptTables.example!(withoutPieces(spherewarsManuscript.content.presets[0]?.setup), 'a seed'),
    ).toBeUndefined()
  })

  test('a generated table can be read again', () => {
    const table = tables.generate('again', { scenario: 'volcanic' })
    expect(tables.read(JSON.parse(JSON.stringify(table)))).toEqual(table)
  })
})

describe('editing', () => {
  const bare = tables.blank()

  test('a piece is added, moved, turned, resized and removed', () => {
    const added = after(bare, { do: 'add', kind: 'deep-water', at: at(20, 20) })
    expect(layoutOf(added).pieces[0]).toMatchObject({ kind: 'deep-water', at: at(20, 20), turn: 0 })
    const changed = after(
      added,
      { do: 'move', piece: 0, to: at(10, 12) },
      { do: 'turn', piece: 0, degrees: 90 },
      { do: 'resize', piece: 0, length: inches(10), width: inches(4) },
    )
    const [piece] = layoutOf(changed).pieces
    expect(piece).toMatchObject({ at: at(10, 12), turn: 90, size: { length: inches(10), width: inches(4) } })
    // Turned a quarter its length runs down the table.
    const ys = piece!.views[0]!.outline.map(({ y }) => y)
    expect(Math.max(...ys) - Math.min(...ys)).toBe(inches(10))
    expect(after(changed, { do: 'remove', piece: 0 }).pieces).toEqual([])
  })

  test('crossings and outlines move and turn with their piece', () => {
    const [river] = tables.generate('river', { scenario: 'volcanic' }).pieces.filter(({ crossings }) => crossings)
    const table = after({ ...bare, pieces: [river!] }, { do: 'move', piece: 0, to: at(20, 20) })
    const turned = after(table, { do: 'turn', piece: 0, degrees: river!.turn + 30 })
    expect(layoutOf(turned).pieces[0]!.at).toEqual(at(20, 20))
    expect(() => tables.read(turned)).not.toThrow()
  })

  test('a piece is copied beside itself, and may differ from its type', () => {
    const wood = after(bare, { do: 'add', kind: 'wood', at: at(10, 10) })
    const two = after(
      wood,
      { do: 'copy', piece: 0, at: at(20, 10) },
      { do: 'set', piece: 1, place: 'height', value: '1' },
    )
    expect(two.pieces).toEqual([
      { type: 'wood', x: 10, y: 10, turn: 0 },
      { type: 'wood', x: 20, y: 10, turn: 0, height: 1 },
    ])
    expect(layoutOf(two).pieces[1]!.fields.find(({ place }) => place === 'height')).toMatchObject({ value: '1' })
  })

  test('a building may have floors and a roof', () => {
    const house = after(
      bare,
      { do: 'add', kind: 'house', at: at(20, 20) },
      { do: 'set', piece: 0, place: 'floors', value: 2 },
      { do: 'set', piece: 0, place: 'roof', value: true },
    )
    expect(house.pieces[0]).toMatchObject({ floors: 2, roof: true })
  })

  test('SW-FIELD-04 overlapping pieces and pieces off the table are reported with their rule', () => {
    const table = after(
      bare,
      { do: 'add', kind: 'wood', at: at(10, 10) },
      { do: 'add', kind: 'hill', at: at(12, 10) },
      { do: 'add', kind: 'wood', at: at(39, 39) },
    )
    expect(layoutOf(table).faults).toMatchObject([
      { piece: 1, text: { id: 'table.overlaps' }, rules: ['SW-FIELD-04'] },
      { piece: 2, text: { id: 'table.off' }, rules: ['SW-FIELD-04'] },
    ])
  })

  test('SW-TABLE-02 the table can be resized in whole inches within its limits', () => {
    expect(after(bare, { do: 'table', width: inches(50.3), depth: inches(10) })).toMatchObject({ width: 50, depth: 24 })
    expect(after(bare, { do: 'name', name: 'The mill' }).name).toBe('The mill')
  })

  test('nonsensical changes are refused with the reason', () => {
    expect(() => after(bare, { do: 'add', kind: 'castle', at: at(1, 1) })).toThrow(
      'kind: "castle" is not a type of scenery',
    )
    expect(() => after(bare, { do: 'move', piece: 3, to: at(1, 1) })).toThrow('piece: piece 3 does not exist')
  })
})

describe('input', () => {
  test.each<[Json, string]>([
    [{ width: 10, depth: 40 }, 'width'],
    [{ width: 40, depth: 40, pieces: [{ type: 'castle', x: 1, y: 1 }] }, 'pieces[0].type'],
    [{ width: 40, depth: 40, pieces: [{ type: 'wood' }] }, 'pieces[0]'],
    [{ width: 40, depth: 40, colour: 'green' }, ''],
  ])('%j is refused at its field', (json, field) => {
    try {
      tables.read(json)
      expect.unreachable()
    } catch (error) {
      expect((error as InputError).problems[0]?.field).toBe(field)
    }
  })
})

test.each([
  [spherewars, tables],
  [spherewarsManuscript, manuscriptTables],
] as const)('a match is played on a custom table', (game, made) => {
  const table = made.generate('ground', {})
  const setup = game.rules.readSetup(made.setup(game.content.presets[0]!.setup, table))
  expect(setup.battlefield).toHaveLength(table.pieces.length)
  expect({ width: setup.width, depth: setup.depth }).toEqual({ width: inches(table.width), depth: inches(table.depth) })
  // It is seen before the first step of the match.
  expect(game.view.show(game.rules.begin(setup), setup, undefined).scenery.length).toBeGreaterThanOrEqual(
    table.pieces.length,
  )
})
