import { describe, expect, test } from 'vitest'
import { loadPosition } from '../testing/rule.ts'
import { fighterNamed, figure } from '../testing/scene.ts'
import { CENTIMETRE } from '../units.ts'
import { edgeOf } from './edges.ts'
import { pathTo } from './measure.ts'

describe('the path of an assault', () => {
  test('CF-CHARGE-05 is measured again after any fighter has moved', () => {
    const play = loadPosition({
      figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 35, 30), figure('Cid', 1, 60, 30)],
    })
    const [ann, bob, cid] = [fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'), fighterNamed(play, 'Cid')]
    const cost = (limit = 30) => pathTo(play, ann, edgeOf(bob, 'front'), limit * CENTIMETRE)?.cost
    const open = cost()!
    expect(cost()).toBe(open)
    // A fighter steps into the way and out of it.
    const { at } = cid
    cid.at = { ...at, x: 27 * CENTIMETRE }
    const closed = cost()!
    expect(closed).toBeGreaterThan(open)
    cid.at = at
    expect(cost()).toBe(open)
    // The target moves away, and so does the assailant.
    bob.at = { ...bob.at, x: bob.at.x + 2 * CENTIMETRE }
    expect(cost()).toBeCloseTo(open + 2 * CENTIMETRE, -2)
    ann.at = { ...ann.at, x: ann.at.x - 2 * CENTIMETRE }
    expect(cost()).toBeCloseTo(open + 4 * CENTIMETRE, -2)
    // The potential available is a separate question each time.
    expect(cost(open / CENTIMETRE)).toBeUndefined()
    expect(cost()).toBeCloseTo(open + 4 * CENTIMETRE, -2)
  })

  test('CF-CHARGE-05 depends on the edge and on every fighter in the way', () => {
    const others = [figure('Cid', 1, 60, 30), figure('Dan', 1, 60, 40), figure('Eve', 1, 60, 20)]
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 35, 30), ...others] })
    const [ann, bob, dan] = [fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'), fighterNamed(play, 'Dan')]
    const cost = (side: 'front' | 'rear') => pathTo(play, ann, edgeOf(bob, side), 40 * CENTIMETRE)?.cost
    const front = cost('front')!
    expect(cost('rear')).toBeGreaterThan(front + 2 * CENTIMETRE)
    expect(cost('front')).toBe(front)
    dan.at = { ...dan.at, x: 27 * CENTIMETRE, y: 30 * CENTIMETRE }
    expect(cost('front')).toBeGreaterThan(front)
  })

  test('CF-CHARGE-05 starts at the side of a long base that stands across', () => {
    // A rider facing south or east, 5 cm long, charges southwards through a swamp of 6 cm.
    const reach = (heading: string) => {
      const rider = figure('Ann', 0, 50, 10, { base: 'cavalry' }, { facing: heading })
      const play = loadPosition({
        figures: [rider, figure('Bob', 1, 50, 28, {}, { facing: 'north' })],
        scenery: [{ kind: 'swamp', at: [50, 20], size: [90, 6] }],
      })
      return (
        pathTo(play, fighterNamed(play, 'Ann'), edgeOf(fighterNamed(play, 'Bob'), 'front'), 60 * CENTIMETRE)!.cost /
        CENTIMETRE
      )
    }
    // 16.75 cm from middle to edge and 6 that count again, less half of what the base is long that way.
    expect(reach('south').toFixed(1)).toBe('20.3')
    expect(reach('east').toFixed(1)).toBe('21.5')
  })
})
