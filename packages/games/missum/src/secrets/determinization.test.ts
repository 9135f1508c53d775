import { clone, Random } from '@fray/kernel'
import { expect, test } from 'vitest'
import { centreOf, countOf, gapBetween } from '../body.ts'
import { presentUnit } from '../roster.ts'
import type { Spell } from '../state.ts'
import { legion, scene, unit } from '../testing/scene.ts'
import { somewhere } from './determinization.ts'

const CLOAKED = { enchantments: [{ kind: 'cloak', turns: 3 }] }

test("MI-MAGIC-06 a guessed cloaked enemy stands anywhere on the table out of contact; one's own stands where it is", () => {
  const units = [
    legion('Mine', 0, 500, 800, CLOAKED),
    legion('Plain', 1, 900, 200),
    legion('Hidden', 1, 500, 200, { ...CLOAKED, original: 10, figures: 7 }),
  ]
  const match = scene({ units } as never)
  const hidden = unit(match, 'Hidden').id
  const places = new Set<string>()
  for (let i = 0; i < 20; i++) {
    const thought = match.determinize(0, Random.fromSeed(`${i}`))
    const body = presentUnit(thought, hidden).body
    expect(countOf(body)).toBe(7)
    expect(presentUnit(thought, hidden).hidden).toBeUndefined()
    for (const other of ['Mine', 'Plain']) expect(gapBetween(body, unit(match, other).body!)).toBeGreaterThan(0)
    expect(thought.units[unit(match, 'Mine').id]).toEqual(unit(match, 'Mine'))
    places.add(JSON.stringify(body))
  }
  expect(places.size).toBe(20)
})

test('MI-MAGIC-06 a guessed place never overlaps another unit', () => {
  const match = scene({ units: [legion('Plain', 1, 900, 200), legion('Hidden', 1, 500, 200, CLOAKED)] } as never)
  const { state, setup } = match
  const taken = centreOf(unit(match, 'Plain').body!)
  const places = [taken, { x: taken.x, y: setup.depth - taken.y }]
  // Dice for a heading, then a place.
  const drawn = places.flatMap(({ x, y }) => [0, 1, x, y])
  const random = { between: () => drawn.shift()!, pick: () => -1 } as unknown as Random
  const body = somewhere(state, setup, unit(match, 'Hidden'), random)!
  expect(drawn).toEqual([])
  expect(gapBetween(body, unit(match, 'Plain').body!)).toBeGreaterThan(0)
})

test('MI-GEN-11 an enemy spell may have any strength until it is revealed, and its true strength afterwards', () => {
  const match = scene({ units: [legion('Mine', 0, 500, 800), legion('Theirs', 1, 500, 200)] } as never)
  const strengths = (shown: boolean) =>
    Array.from({ length: 20 }, (_, i) => {
      const state = clone(match.state)
      state.spells = [{ caster: unit(match, 'Theirs').id, strength: 2, shown } as unknown as Spell]
      match.game.view.determinize!(state, 0, Random.fromSeed(`${i}`), match.setup)
      return state.spells[0]!.strength
    })
  expect(new Set(strengths(true))).toEqual(new Set([2]))
  expect(new Set(strengths(false))).toEqual(new Set([1, 2, 3]))
})
