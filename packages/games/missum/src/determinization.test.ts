import { Random } from '@fray/kernel'
import { expect, test } from 'vitest'
import { countOf, gapBetween } from './body.ts'
import { presentUnit } from './roster.ts'
import { legion, scene, unit } from './testing/scene.ts'

const CLOAKED = { enchantments: [{ kind: 'cloak', turns: 3 }] }

test('MI-MAGIC-06 a cloaked legion may be anywhere on the table, in contact with nobody; one’s own is where it is', () => {
  const units = [
    legion('Mine', 0, 500, 800, CLOAKED),
    legion('Plain', 1, 900, 200),
    legion('Hidden', 1, 500, 200, CLOAKED),
  ]
  const match = scene({ units } as never)
  const hidden = unit(match, 'Hidden').id
  const places = new Set<string>()
  for (let i = 0; i < 20; i++) {
    const thought = match.determinized(0, Random.seeded(`${i}`))
    const body = presentUnit(thought, hidden).body
    expect(countOf(body)).toBe(unit(match, 'Hidden').original)
    for (const other of ['Mine', 'Plain']) expect(gapBetween(body, unit(match, other).body!)).toBeGreaterThan(0)
    expect(thought.units[unit(match, 'Mine').id]).toEqual(unit(match, 'Mine'))
    places.add(JSON.stringify(body))
  }
  expect(places.size).toBe(20)
})
