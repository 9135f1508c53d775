import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Tally } from './tally.ts'
import { text } from './text.ts'

const strength = text('strength')

describe('Tally', () => {
  test('is the sum of its terms and explains each with its label and rule', () => {
    const tally = new Tally(strength).add(3, text('base')).add(-1, text('tired'), 'T-2')
    expect(tally.total).toBe(2)
    expect(tally.explain()).toEqual({
      name: strength,
      total: 2,
      terms: [
        { amount: 3, label: text('base') },
        { amount: -1, label: text('tired'), rule: 'T-2' },
      ],
    })
  })

  test('explains exactly the terms that count: together they are the total, none is nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 })), (amounts) => {
        const tally = new Tally(strength)
        for (const amount of amounts) tally.add(amount, text('term'))
        const { total, terms } = tally.explain()
        expect(total).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
        expect(terms.map(({ amount }) => amount)).toEqual(amounts.filter((amount) => amount !== 0))
      }),
    )
  })

  test('never counts as less than its floor, set before or after the terms', () => {
    expect(new Tally(strength).atLeast(1).add(-5, text('curse')).total).toBe(1)
    expect(new Tally(strength).add(-5, text('curse')).atLeast(1).total).toBe(1)
    expect(new Tally(strength).atLeast(1).add(4, text('base')).total).toBe(4)
  })

  test('of several floors the highest holds, in whatever order they were set', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1 }), (floors) => {
        const tally = new Tally(strength).add(-30, text('curse'))
        for (const floor of floors) tally.atLeast(floor)
        expect(tally.explain().total).toBe(Math.max(...floors))
      }),
    )
  })

  test('what a floor gives is a term of its own, so that the terms add up to the total', () => {
    const { total, terms } = new Tally(strength).atLeast(1).add(2, text('base')).add(-5, text('curse')).explain()
    expect(terms.at(-1)).toEqual({ amount: 4, label: text('kernel.minimum', { floor: 1 }) })
    expect(terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    expect(new Tally(strength).atLeast(1).add(2, text('base')).explain().terms).toHaveLength(1)
  })

  test('an explanation does not change when the tally goes on', () => {
    const tally = new Tally(strength).add(3, text('base'))
    const before = tally.explain()
    tally.add(1, text('more'))
    expect(before).toEqual({ name: strength, total: 3, terms: [{ amount: 3, label: text('base') }] })
  })
})
