import { expect, test } from 'vitest'
import { gameCards } from './cards.ts'
import { gameIds, loadGame } from './index.ts'

test('every game has a card, in the same order', () => {
  expect(gameCards.map(({ id }) => id)).toEqual(gameIds)
})

test.each(gameCards)('the card of $id says what the game says', async ({ id, phrases, hasLessons, hasForces }) => {
  const game = await loadGame(id)
  expect(game?.title.id).toBe('title')
  expect(game?.summary.id).toBe('summary')
  for (const [language, words] of Object.entries(phrases)) expect(game?.phrases[language]).toMatchObject(words)
  expect({ hasLessons, hasForces }).toEqual({
    hasLessons: game?.lessons !== undefined,
    hasForces: game?.forces !== undefined,
  })
})
