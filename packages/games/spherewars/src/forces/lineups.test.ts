import { fuzz } from '@fray/bots'
import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import { lineups } from './lineups.ts'
import { forces } from './rulebook-forces.ts'

const base = spherewars.content.presets[0]!.setup
const band = (race: string) => forces.ready.find(({ id }) => id === `${race}-scout`)!.force

test.each([
  ['duel', [['alliance'], ['urueh']], [0, 1]],
  [
    'two-bands-each',
    [
      ['alliance', 'scions'],
      ['urueh', 'adepts'],
    ],
    [0, 1],
  ],
  ['two-against-one', [['alliance'], ['urueh', 'adepts'], ['scions']], [0, 1, 0]],
  ['two-against-two', [['alliance'], ['urueh'], ['scions'], ['adepts']], [0, 1, 0, 1]],
])('SW-MULTI-01 SW-MULTI-02 %s: every seat has its bands and its side', (id, races, sides) => {
  const given = ['alliance', 'urueh', 'scions', 'adepts'].slice(
    0,
    lineups.find((lineup) => lineup.id === id)!.forces.length,
  )
  const setup = spherewars.rules.readSetup(forces.setup(base, given.map(band), id))
  const brought = sides.map((_, seat) => setup.bands.filter((band) => band.seat === seat).map(({ list }) => list.race))
  expect({ brought, sides: setup.sides }).toEqual({ brought: races, sides })
})

test('SW-MULTI-01 a seat without a force keeps its own band or that of its side', () => {
  const setup = spherewars.rules.readSetup(
    forces.setup(base, [undefined, undefined, undefined, undefined], 'two-against-two'),
  )
  expect(setup.bands.map(({ list }) => list.race)).toEqual(['alliance', 'alliance', 'alliance', 'alliance'])
})

test('SW-MULTI-01 three players fight a battle of chosen forces to its end', () => {
  const setup = forces.setup(base, ['alliance', 'urueh', 'scions', 'adepts'].map(band), 'two-against-one')
  expect(fuzz(spherewars, { setup: { ...(setup as object), turnCap: 2 } as Json }, 'three').faults).toEqual([])
})
