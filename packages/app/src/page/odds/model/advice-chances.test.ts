import type { Forecast } from '@fray/session'
import { expect, test } from 'vitest'
import { chanceInstead, chancesToShow } from './advice-chances.ts'

function forecast(...chances: readonly (readonly [of: string, probability: number])[]): Forecast {
  return {
    exact: true,
    error: 0,
    supposes: false,
    leftOut: [],
    losses: [],
    chances: chances.map(([of, probability]) => ({
      event: { type: 'slain', args: { of }, rules: [] },
      probability,
      fraction: undefined,
    })),
  }
}

test('advice shows the most likely events that dice decide, and their chances with the next best answer', () => {
  const told = chancesToShow(
    forecast(['sure', 1], ['a', 0.6], ['b', 0.5], ['c', 0.4], ['d', 0.3]),
    forecast(['a', 0.2], ['b', 0.495]),
  )
  expect(told.map(({ event, otherwise }) => [event.args.of, otherwise])).toEqual([
    ['a', 0.2],
    ['b', undefined],
    ['c', undefined],
  ])
})

test('if the next best answer leads to other events, the most likely of those is shown', () => {
  expect(chanceInstead(forecast(['a', 0.6]), forecast(['x', 0.5], ['y', 0.3]))?.event.args.of).toBe('x')
  expect(chanceInstead(forecast(['a', 0.6]), forecast(['x', 0.5], ['a', 0.3]))).toBeUndefined()
  expect(chanceInstead(forecast(['a', 0.6]), undefined)).toBeUndefined()
})
