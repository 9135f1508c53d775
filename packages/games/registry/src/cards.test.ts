import { expect, test } from 'vitest'
import { gameCards } from './cards.ts'
import { gameIds, loadGame } from './index.ts'

test('every game has a card, in the same order', () => {
  expect(gameCards.map(({ id }) => id)).toEqual(gameIds)
})

test.each(gameCards)('the card of $id matches the game', async ({ id, phrases, hasLessons, hasForces }) => {
  const game = await loadGame(id)
  expect(game?.content.title.id).toBe('title')
  expect(game?.content.summary.id).toBe('summary')
  for (const [language, words] of Object.entries(phrases)) expect(game?.content.phrases[language]).toMatchObject(words)
  expect({ hasLessons, hasForces }).toEqual({
    hasLessons: game?.content.lessons !== undefined,
    hasForces: game?.content.forces !== undefined,
  })
})
