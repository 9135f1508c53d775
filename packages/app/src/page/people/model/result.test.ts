import type { MatchInfo } from '@fray/protocol'
import { expect, test } from 'vitest'
import { resultOf } from './result.ts'

const anna = { id: 'a', name: 'Anna', guest: false }
const carla = { id: 'c', name: 'Carla', guest: false }
const seats = [{ seat: 0, person: anna }, { seat: 1 }]

test.each([
  [[0], 'won'],
  [[1], 'lost'],
  [[], 'drawn'],
  [[0, 1], 'drawn'],
] as const)('the winners %j are %s for the player of the first seat', (winners, result) => {
  expect(resultOf({ seats, winners } as unknown as MatchInfo, anna)).toBe(result)
})

test('somebody without a seat has no result', () => {
  expect(resultOf({ seats, winners: [0] } as unknown as MatchInfo, carla)).toBeUndefined()
})
