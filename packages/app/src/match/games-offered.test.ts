import { gameIds } from '@fray/games'
import { expect, test } from 'vitest'
import { gamesOffered } from './games-offered.ts'

test('every game offers the bot that sits down unless another is chosen', async () => {
  const games = await gamesOffered()
  expect(games.map(({ id }) => id)).toEqual(gameIds)
  for (const { bots } of games) expect(bots.map(({ bot }) => bot)).toContain('greedy')
})
