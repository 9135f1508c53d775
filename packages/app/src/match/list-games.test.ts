import { gameIds } from '@fray/games'
import { expect, test } from 'vitest'
import { listGames } from './list-games.ts'

test('every game offers the bot that sits down unless another is chosen', async () => {
  const games = await listGames()
  expect(games.map(({ id }) => id)).toEqual(gameIds)
  for (const { bots } of games) expect(bots.map(({ bot }) => bot)).toContain('greedy')
})
