import { describe, expect, test } from 'vitest'
import { find, lay } from '../testing/rule.ts'
import { figure } from '../testing/scene.ts'
import { CENTIMETRE } from '../units.ts'
import { edgeOf } from './edges.ts'
import { wayTo } from './measure.ts'

describe('the way of an assault', () => {
  test('CF-CHARGE-05 it is measured anew when anybody has moved since it was asked for', () => {
    const play = lay({
      figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 35, 30), figure('Cid', 1, 60, 30)],
    })
    const [ann, bob, cid] = [find(play, 'Ann'), find(play, 'Bob'), find(play, 'Cid')]
    const cost = (limit = 30) => wayTo(play, ann, edgeOf(bob, 'front'), limit * CENTIMETRE)?.cost
    const open = cost()!
    expect(cost()).toBe(open)
    // Somebody steps into the way and out of it.
    const { at } = cid
    cid.at = { ...at, x: 27 * CENTIMETRE }
    const closed = cost()!
    expect(closed).toBeGreaterThan(open)
    cid.at = at
    expect(cost()).toBe(open)
    // The target goes further away, and so does the assailant.
    bob.at = { ...bob.at, x: bob.at.x + 2 * CENTIMETRE }
    expect(cost()).toBeCloseTo(open + 2 * CENTIMETRE, -2)
    ann.at = { ...ann.at, x: ann.at.x - 2 * CENTIMETRE }
    expect(cost()).toBeCloseTo(open + 4 * CENTIMETRE, -2)
    // What he may spend is another question every time.
    expect(cost(open / CENTIMETRE)).toBeUndefined()
  })
})
