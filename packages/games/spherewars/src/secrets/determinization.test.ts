import { clone, type Json, Random } from '@fray/kernel'
import { expect, test } from 'vitest'
import { artefactNamed, consumableNamed } from '../bands/armoury.ts'
import { figure, scene } from '../testing/scene.ts'

/** Seat 1 has a leader with arcane power who has drunk one potion and shown a ring; half of it is known. */
function position(more: Record<string, Json> = {}) {
  const mine = figure('rodanes', 0, 5, 5, { artefacts: [], consumables: ['inferior-healing-potion'] })
  return scene({ figures: [mine, figure('avernal-lance', 1, 35, 5, more), figure('stevedore', 1, 35, 15)] })
}

const thoughts = (match: ReturnType<typeof position>) =>
  Array.from({ length: 40 }, (_, i) => match.determinize(0, Random.fromSeed(`${i}`)).combatants)

test('SW-CONSUMABLE-03 SW-CONSUMABLE-04 fills others’ free slots, one consumable per typology, and counts all costs', () => {
  const match = position()
  const room = match.state.combatants[1]!.carries
  expect(room).toBeGreaterThan(0)
  const carried = thoughts(match).map((combatants) => combatants[1]!)
  expect(new Set(carried.map(({ consumables }) => consumables.length))).toEqual(
    new Set(Array.from({ length: room + 1 }, (_, i) => i)),
  )
  for (const { consumables, provisions } of carried) {
    const gear = consumables.map((id) => consumableNamed(id)!)
    expect(new Set(gear.map(({ typology }) => typology)).size).toBe(gear.length)
    expect(provisions).toBe(gear.reduce((sum, { cost }) => sum + cost, 0))
  }
})

test('SW-ARTEFACT-02 SW-ARTEFACT-03 gives others artefacts that their power allows and keeps revealed ones', () => {
  const ring = 'tactical-ring'
  const match = position({ artefacts: [ring], revealed: [ring] })
  const { ap } = match.state.combatants[1]!.profile
  for (const [, lance, stevedore] of thoughts(match)) {
    expect(lance!.artefacts).toContain(ring)
    expect(lance!.artefacts.reduce((sum, id) => sum + artefactNamed(id)!.ap, 0)).toBeLessThanOrEqual(ap)
    expect(stevedore!.artefacts).toEqual([])
  }
  const supposed = thoughts(position()).map(([, lance]) => lance!.artefacts.toSorted().join())
  expect(supposed).not.toContain('')
  expect(new Set(supposed).size).toBeGreaterThan(5)
})

test('SW-WIN-15 keeps the public cost of a scored combatant’s consumables', () => {
  const match = position()
  const state = clone(match.state)
  const lance = state.combatants[1]!
  lance.wounds = 1
  lance.provisions = 5
  match.game.view.determinize!(state, 0, Random.fromSeed('a'), match.setup)
  const cost = lance.consumables.reduce((sum, id) => sum + consumableNamed(id)!.cost, 0)
  expect({ provisions: lance.provisions, cost }).toEqual({ provisions: 5, cost: 5 })
})

test('leaves the seat’s own side unchanged', () => {
  const match = position()
  for (const [mine] of thoughts(match)) expect(mine).toEqual(match.state.combatants[0])
})

test('SW-SPELL-23 SW-SPELL-26 guesses hidden gems of the other side and keeps revealed ones', () => {
  const match = position()
  const bids = (revealed: boolean) =>
    Array.from({ length: 20 }, (_, i) => {
      const state = clone(match.state)
      state.sides[1].gems = 6
      state.liturgy = { bids: [2, 1], revealed } as unknown as NonNullable<typeof state.liturgy>
      match.game.view.determinize!(state, 0, Random.fromSeed(`${i}`), match.setup)
      return state.liturgy.bids.join()
    })
  expect(new Set(bids(true))).toEqual(new Set(['2,1']))
  expect(new Set(bids(false)).size).toBeGreaterThan(3)
  expect(bids(false).every((bid) => bid.startsWith('2,'))).toBe(true)
})
