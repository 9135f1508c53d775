import { forecast } from '@fray/odds'
import { describe, expect, test } from 'vitest'
import cells from '../../data/wound-table.json' with { type: 'json' }
import { annActs, marksman, targetAt } from '../testing/marksman.ts'
import { type FigureDetails, figure, type Scene } from '../testing/scene.ts'

/** The possible results of the next answer, as fractions by event and fighter. */
function chancesOf(match: Scene, answer: string): Record<string, string | undefined> {
  const { exact, missing, chances } = forecast(match, 0, answer, { assumeDistances: false })
  expect(exact).toBe(true)
  expect(missing.fraction).toBe('0')
  return Object.fromEntries(
    chances.map(({ event, probability }) => {
      const told = (event.args.target ?? event.args.victim) as { figure: number }
      return [`${event.type} ${match.state.fighters[told.figure]!.member.profile.name}`, probability.fraction]
    }),
  )
}

/** Ann, AIM 3 and STR 6, is about to fire at Bob. */
const aiming = (distance: number, bob: FigureDetails = {}) =>
  annActs([marksman(), targetAt(distance, bob)], { answers: ['0:fire'] })

describe('the odds of a shot are exact', () => {
  test('CF-FIRE-06 at each range, including a 6 rolled again', () => {
    // 4: any face but 1. 7: 4 or more. 10: a 6, and then anything but a 1.
    const hits = [10, 30, 50].map((distance) => chancesOf(aiming(distance), '1')['shot.hit Bob'])
    expect(hits).toEqual(['5/6', '1/2', '5/36'])
  })

  test('CF-FIRE-04 beyond the range of the weapon a hit is impossible', () => {
    expect(chancesOf(aiming(61), '1')).toEqual({ 'shot.too-far Bob': '1' })
  })

  test('CF-MOVE-05 the odds before the shot are the same at any distance of the target', () => {
    const read = [10, 30, 50, 61].map((distance) => forecast(aiming(distance), 0, '1'))
    for (const forecast of read) expect(forecast).toEqual(read[0])
    expect(read[0]!.assumesDistances).toBe(true)
  })

  test('CF-FIRE-13 in a fray target and friend are equally likely', () => {
    const amy = figure('Amy', 0, 35, 32.5, {}, { card: 'Other', facing: 'north' })
    const match = annActs([marksman(), figure('Bob', 1, 35, 30), amy], { answers: ['0:fire'] })
    const { 'shot.hit Bob': bob, 'shot.hit Amy': friend, 'shot.missed Bob': missed } = chancesOf(match, '1')
    expect(bob).toBe('5/12')
    expect(friend).toBe('5/12')
    expect(missed).toBe('1/6')
  })

  test.each([3, 6, 9])(
    'CF-FIRE-10 and CF-WOUND-04 the chance of a kill against RES %d agrees with the Wound Table',
    (res) => {
      const locations = ['legs', 'arms', 'belly', 'chest', 'head']
      let deadly = 0
      for (let a = 1; a <= 6; a++) {
        for (let b = 1; b <= 6; b++) {
          const line = Math.max(a, b) + 6 - res
          const cell = cells.find(({ min, max, location }) => {
            return location === locations[Math.min(a, b) - 1] && line >= (min ?? -99) && line <= (max ?? 99)
          })
          if (!cell || cell.result === 'killed') deadly++
        }
      }
      const { probability } = forecast(aiming(30, { res }), 0, '1', { assumeDistances: false }).chances.find(
        ({ event }) => event.type === 'eliminated',
      )!
      expect(probability.value).toBeCloseTo((1 / 2) * (deadly / 36), 12)
    },
  )
})
