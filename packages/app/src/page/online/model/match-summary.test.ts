import type { MatchInfo, MatchStatus } from '@fray/protocol'
import { expect, test } from 'vitest'
import { freeSeatsIn, othersIn, sortMatches, standingOf } from './match-summary.ts'

const anna = { id: 'a', name: 'Anna', guest: true }
const ben = { id: 'b', name: 'Ben', guest: true }

const matchOf = (status: MatchStatus, awaited: readonly number[], rest: Partial<MatchInfo> = {}): MatchInfo => ({
  code: 'abcdef',
  game: 'toy',
  status,
  visibility: 'link',
  seats: [
    { seat: 0, person: anna },
    { seat: 1, person: ben },
  ],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  awaited,
  rated: false,
  agreement: {},
  forces: 'given',
  drawOffers: [],
  ...rest,
})

test('in a running match it is the turn of the awaited person', () => {
  expect(standingOf(matchOf('running', [0]), anna)).toBe('your-turn')
  expect(standingOf(matchOf('running', [0]), ben)).toBe('their-turn')
  expect(standingOf(matchOf('running', [0]), undefined)).toBe('watching')
  expect(standingOf(matchOf('over', []), anna)).toBe('over')
})

test('a player who has not chosen an army yet has something to do', () => {
  const seats = [
    { seat: 0, person: anna, hasForce: false },
    { seat: 1, person: ben, hasForce: true },
  ]
  expect(standingOf(matchOf('choosing', [], { seats }), anna)).toBe('choose-army')
  expect(standingOf(matchOf('choosing', [], { seats }), ben)).toBe('agreeing')
})

test('own turns come first, then the latest', () => {
  const matches = [
    matchOf('over', [], { code: 'over' }),
    matchOf('running', [1], { code: 'theirs' }),
    matchOf('running', [0], { code: 'earlier' }),
    matchOf('running', [0], { code: 'later', updatedAt: '2026-01-02T00:00:00.000Z' }),
    matchOf('open', [], { code: 'open' }),
  ]
  expect(sortMatches(matches, anna).map(({ code }) => code)).toEqual(['later', 'earlier', 'open', 'theirs', 'over'])
})

test('a free seat is one without a person or a bot', () => {
  const seats = [{ seat: 0, person: anna }, { seat: 1, bot: 'soldier' as const }, { seat: 2 }]
  expect(freeSeatsIn({ seats }).map(({ seat }) => seat)).toEqual([2])
  expect(othersIn(matchOf('open', [], { seats }), anna).map(({ seat }) => seat)).toEqual([1, 2])
  expect(freeSeatsIn(matchOf('running', []))).toEqual([])
})
