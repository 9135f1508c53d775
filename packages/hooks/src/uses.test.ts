import { expect, test } from 'vitest'
import { knight, type Tournament, tournament } from './toy.fixture.ts'
import { type Limit, Limits } from './uses.ts'

const limits = new Limits<Tournament, 'game' | 'turn'>({ game: () => 0, turn: ({ turn }) => turn })

const HORN = { id: 'horn', per: 'turn' } as const
const ORACLE = { id: 'oracle', per: 'game', times: 2 } as const

/** Tries to use something in every turn, two times in each. */
function tries(limit: Limit<'game' | 'turn'>): boolean[] {
  const bearer = knight(0, [])
  const state = tournament(bearer)
  return [1, 1, 2, 2].map((turn) => {
    state.turn = turn
    return limits.use(state, bearer.uses, limit)
  })
}

test('uses per turn come back with the next turn, uses per game do not', () => {
  expect(tries(HORN)).toEqual([true, false, true, false])
  expect(tries(ORACLE)).toEqual([true, true, false, false])
})

test('uses are counted down separately for each limit', () => {
  const bearer = knight(0, [])
  const state = tournament(bearer)
  limits.spend(state, bearer.uses, ORACLE)
  expect({ ORACLE: limits.left(state, bearer.uses, ORACLE), HORN: limits.left(state, bearer.uses, HORN) }).toEqual({
    ORACLE: 1,
    HORN: 1,
  })
  expect(limits.isSpent(state, bearer.uses, ORACLE)).toBe(false)
  limits.spend(state, bearer.uses, ORACLE)
  expect(limits.isSpent(state, bearer.uses, ORACLE)).toBe(true)
})

test('uses are plain data, so a copy of the state counts on its own', () => {
  const bearer = knight(0, [])
  const state = tournament(bearer)
  const copy = structuredClone(bearer.uses)
  limits.spend(state, bearer.uses, HORN)
  expect({
    usesIsSpent: limits.isSpent(state, bearer.uses, HORN),
    copyIsSpent: limits.isSpent(state, copy, HORN),
  }).toEqual({ usesIsSpent: true, copyIsSpent: false })
})
