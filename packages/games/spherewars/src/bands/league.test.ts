import { expect, test } from 'vitest'
import { type LeagueGame, standings } from './league.ts'

test('SW-WIN-14 a league ranks players by glory, then by blood', () => {
  const game = (first: string, second: string, glory: [number, number], blood: [number, number]): LeagueGame => {
    return { players: [first, second], result: { glory, blood } }
  }
  const games = [
    game('Ana', 'Bor', [3, 0], [120, 300]),
    game('Bor', 'Cel', [1, 1], [50, 60]),
    game('Cel', 'Ana', [2, 0], [200, 10]),
  ]
  // Ana and Cel have three points of glory each.
  expect(standings(games)).toEqual([
    { player: 'Cel', glory: 3, blood: 260 },
    { player: 'Ana', glory: 3, blood: 130 },
    { player: 'Bor', glory: 1, blood: 350 },
  ])
})
