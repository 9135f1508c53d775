import { type Game, type Lesson, type LessonBook, playLesson, type Text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { gameCards } from './cards.ts'
import { loadGame } from './index.ts'

async function bookOf(id: string): Promise<{ game: Game; book: LessonBook }> {
  const game = (await loadGame(id)) as unknown as Game
  const book = await game.lessons?.()
  if (!book) throw new Error(`${id} has no lessons`)
  return { game, book }
}

function textsOf({ title, summary, steps }: Lesson): Text[] {
  const told = steps.flatMap((step) => [step.title, step.text, ...(step.task ? [step.task.hint] : [])])
  return [title, summary, ...told]
}

const teaching = gameCards.filter(({ hasLessons }) => hasLessons).map(({ id }) => id)

describe.each(teaching)('the lessons of %s', (id) => {
  test('are played to their end with exactly their dice, and something is left to play', async () => {
    const { game, book } = await bookOf(id)
    expect(book.lessons.length).toBeGreaterThan(0)
    for (const lesson of book.lessons) {
      const match = playLesson(game, lesson)
      expect(match.outcome).toBeUndefined()
      expect(match.pending.length).toBeGreaterThan(0)
      expect(match.events.some(({ removes = [] }) => removes.length > 0)).toBe(true)
    }
  })

  test('are short', async () => {
    const { book } = await bookOf(id)
    for (const { steps } of book.lessons) {
      expect(steps.length).toBeGreaterThanOrEqual(4)
      expect(steps.length).toBeLessThanOrEqual(8)
    }
  })

  test('say what they say in words that are there, and no others', async () => {
    const { book } = await bookOf(id)
    const said = new Set(book.lessons.flatMap(textsOf).map((each) => each.id))
    expect([...said].sort()).toEqual(Object.keys(book.phrases.en).sort())
  })

  test('name rules that are in the book', async () => {
    const { game, book } = await bookOf(id)
    const reference = await game.reference()
    const named = book.lessons.flatMap(({ steps }) => steps.flatMap(({ rules = [] }) => rules))
    expect(named.filter((rule) => !(rule in reference))).toEqual([])
  })
})
