import type { Json } from '@fray/kernel'
import { type LayoutChange, type TableLayout, toJson } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import { mm } from '../units.ts'
import { createTables, type LaidField } from './tables.ts'

const tables = createTables(missum)

const describeField = (field: LaidField) => tables.describe(field) as unknown as TableLayout
const after = (field: LaidField, ...changes: LayoutChange[]) =>
  changes.reduce((other, change) => tables.change(other, toJson(change)), field)
const at = (x: number, y: number) => ({ x: mm(x), y: mm(y) })

test('MI-TERRAINGEN-01 MI-TERRAINGEN-05 a battlefield from the charts is the same for one seed, and can be read and played on', () => {
  const field = tables.generate('one', { size: 'small' })
  expect({ width: field.width, depth: field.depth }).toEqual({ width: 1200, depth: 900 })
  expect(tables.generate('one', { size: 'small' })).toEqual(field)
  expect(tables.read(JSON.parse(JSON.stringify(field)))).toEqual(field)
  const setup = missum.rules.readSetup(tables.setup(missum.content.presets[0]!.setup, field))
  expect(setup.terrain).toHaveLength(field.pieces.length)
  const many = Array.from({ length: 8 }, (_, i) => tables.generate(`seed ${i}`, {}).pieces.length)
  expect(Math.max(...many)).toBeGreaterThan(5)
})

test('MI-TERRAINGEN-01 MI-GEN-09 a setup without agreed terrain uses an example of it', () => {
  const agreed = missum.content.presets.find(({ id }) => id === 'border')!.setup as Readonly<Record<string, Json>>
  expect(tables.example!(agreed, 'one')).toBeUndefined()
  const field = tables.example!({ ...agreed, width: 2000, depth: 1000, terrain: null }, 'one')!
  expect({ width: field.width, depth: field.depth }).toEqual({ width: 2000, depth: 1000 })
  expect(describeField(field).pieces.length).toBeGreaterThan(0)
  expect(tables.example!({ ...agreed, width: 2000, depth: 1000, terrain: null }, 'one')).toEqual(field)
})

test('a piece can be added, moved, turned, resized and removed', () => {
  const added = after(tables.blank(), { do: 'add', kind: 'openWoods', at: at(500, 400) })
  expect(describeField(added).pieces[0]).toMatchObject({
    kind: 'openWoods',
    at: at(500, 400),
    size: { length: mm(200) },
  })
  const larger = after(added, { do: 'resize', piece: 0, length: mm(300) }, { do: 'move', piece: 0, to: at(600, 500) })
  expect(describeField(larger).pieces[0]).toMatchObject({ at: at(600, 500), size: { length: mm(300) } })
  const wall = after(
    tables.blank(),
    { do: 'add', kind: 'lowWall', at: at(500, 400) },
    { do: 'turn', piece: 0, degrees: 90 },
  )
  const { outline } = describeField(wall).pieces[0]!.views[0]!
  expect(outline.map(({ x, y }) => [Math.round(x / 100), Math.round(y / 100)])).toEqual([
    [500, 325],
    [500, 475],
  ])
  expect(describeField(after(wall, { do: 'remove', piece: 0 })).pieces).toEqual([])
})

test('MI-TERRAINGEN-02 the tier of a hill can be set', () => {
  const hill = after(
    tables.blank(),
    { do: 'add', kind: 'hill', at: at(500, 400) },
    { do: 'set', piece: 0, place: 'level', value: 2 },
  )
  expect(hill.pieces[0]).toMatchObject({ terrain: 'hill', level: 2 })
})

test('pieces off the table are reported', () => {
  const field = after(tables.blank(), { do: 'add', kind: 'pond', at: at(20, 400) })
  expect(describeField(field).faults).toMatchObject([{ piece: 0, rules: ['MI-TERRAINGEN-01'] }])
})

test('errors in battlefields and edits name the faulty field', () => {
  expect(() => tables.read({ width: 2400, depth: 1200, pieces: [{ terrain: 'lava', shape: {} }] })).toThrow(
    'pieces[0].terrain',
  )
  expect(() => tables.change(tables.blank(), { do: 'move', piece: 3, to: { x: 0, y: 0 } } as Json)).toThrow(
    'piece 3 does not exist',
  )
})
