import { clone, Random } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { figure, scene } from '../testing/scene.ts'
import { disguises } from './disguises.ts'
import { redact } from './secrets.ts'

const NAMES = ['Ann', 'Abe', 'Amy', 'Axl', 'Ada']

/** Five cards of the first camp, the last one in reserve; Amy is predictable. */
function stateWithPiles(piles: readonly string[]) {
  const figures = NAMES.map((name, i) =>
    figure(name, 0, 20 + 5 * i, 30, { abilities: name === 'Amy' ? ['predictable'] : [] }),
  )
  return scene({
    figures: [...figures, figure('Bob', 1, 80, 30)],
    piles: [piles.slice(0, 4), ['Bob']],
    reserves: [piles.slice(4), []],
  } as never).state
}

const ORDERS = [
  ['Ann', 'Abe', 'Amy', 'Axl', 'Ada'],
  ['Ada', 'Axl', 'Amy', 'Ann', 'Abe'],
]

describe('secrets', () => {
  test('CF-STRATEGIC-02 and CF-DRAW-05 a seat knows neither the order of the other camp’s cards nor which are in reserve', () => {
    const [one, two] = ORDERS.map((order) => {
      const state = clone(stateWithPiles(order))
      redact(state, 1)
      return JSON.stringify(state)
    })
    expect(one).toBe(two)
  })

  test('CF-ABIL-77 a seat knows the place of a predictable enemy’s card', () => {
    const state = clone(stateWithPiles(['Ada', 'Axl', 'Ann', 'Amy', 'Abe']))
    redact(state, 1)
    expect(state.camps[0]?.pile.indexOf(2)).toBe(3)
  })

  test('CF-STRATEGIC-02 a seat knows its own cards', () => {
    const state = clone(stateWithPiles(ORDERS[1]!))
    redact(state, 0)
    expect(state.camps[0]?.pile).toEqual([4, 3, 2, 0])
    expect(state.camps[0]?.reserve).toEqual([1])
  })

  test('a disguise reorders the cards without anybody noticing', () => {
    const state = stateWithPiles(ORDERS[0]!)
    const seen = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const other = clone(state)
      disguises.disguise(other, 1, Random.fromSeed(`secret ${i}`))
      seen.add(JSON.stringify(other.camps[0]))
      expect(other.camps[0]?.pile[2]).toBe(2)
      redact(other, 1)
      const plain = clone(state)
      redact(plain, 1)
      expect(other).toEqual(plain)
    }
    expect(seen.size).toBeGreaterThan(10)
  })

  test('CF-MANA-10 a seat knows the number but not the kinds of gems of a waiting enemy magician, nor the distances that were measured', () => {
    const magic = { level: 'adept', elements: ['light', 'air'], paths: ['solaris'], intensity: 6 }
    const viewOfGems = (gems: object, seat: number) => {
      const state = clone(stateWithPiles(ORDERS[0]!))
      const waiting = scene({ figures: [figure('Cid', 1, 0, 0, { pow: 3, magic }, { status: 'waiting' })] } as never)
      const [cid] = clone(waiting.state.fighters)
      state.fighters[5] = { ...cid!, id: 5, seat: 1, card: state.fighters[5]!.card, status: 'waiting', gems }
      const exclusive = { next: 'announcement', assaults: [], covering: [], covered: 0, outlooks: { 0: gems } }
      state.turn = { ...state.turn, exclusive } as unknown as typeof state.turn
      redact(state, seat)
      return JSON.stringify([state.fighters[5], state.turn])
    }
    expect(viewOfGems({ air: 3 }, 0)).toBe(viewOfGems({ light: 2, air: 1 }, 0))
    expect(viewOfGems({ air: 3 }, 0)).not.toBe(viewOfGems({ air: 2 }, 0))
    expect(viewOfGems({ air: 3 }, 1)).not.toBe(viewOfGems({ light: 3 }, 1))
    expect(viewOfGems({ air: 3 }, 1)).toContain('"outlooks":{}')
  })

  test('CF-MANA-10 a choice of gems shows only when both players have chosen', () => {
    const magic = { level: 'adept', elements: ['light', 'air'], paths: ['solaris'], intensity: 6 }
    const mage = (name: string, seat: 0 | 1) => figure(name, seat, 0, 0, { pow: 3, magic }, { status: 'waiting' })
    const match = scene({ phase: 'approach', figures: [mage('Ann', 0), mage('Bob', 1)] } as never)
    const before = JSON.stringify(match.view(0))
    expect(match.answer(1, { slots: { light: [['gem', 3]] } }).ok).toBe(true)
    expect(JSON.stringify(match.view(0)) === before).toBe(true)
    expect(match.state.fighters[1]?.gems).toEqual({})
    match.answer(0, { slots: { air: [['gem', 3]] } })
    expect(match.state.fighters.map(({ gems }) => gems)).toEqual([{ air: 3 }, { light: 3 }])
  })
})
