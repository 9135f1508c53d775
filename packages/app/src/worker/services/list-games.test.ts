import { gameIds } from '@fray/games'
import { expect, test } from 'vitest'
import { listGames } from './list-games.ts'

test('every game offers the default bot', async () => {
  const games = await listGames()
  expect(games.map(({ id }) => id)).toEqual(gameIds)
  for (const { bots } of games) expect(bots.map(({ bot }) => bot)).toContain('soldier')
})
