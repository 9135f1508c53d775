import { beginLesson, type Game, type Lesson, type LessonBook, type Message, playLesson } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { gameCards } from './cards.ts'
import { loadGame } from './index.ts'

async function bookOf(id: string): Promise<{ game: Game; book: LessonBook }> {
  const game = (await loadGame(id)) as unknown as Game
  const book = await game.content.lessons?.()
  if (!book) throw new Error(`${id} has no lessons`)
  return { game, book }
}

function textsOf({ title, summary, steps }: Lesson): Message[] {
  const told = steps.flatMap((step) => [step.title, step.text, ...(step.task ? [step.task.hint] : [])])
  return [title, summary, ...told]
}

const teaching = gameCards.filter(({ hasLessons }) => hasLessons).map(({ id }) => id)

test('every game has lessons', () => {
  expect(teaching).toEqual(gameCards.map(({ id }) => id))
})

describe.each(teaching)('the course of %s', (id) => {
  test('has lessons that play through with exactly their dice and leave something to play', async () => {
    const { game, book } = await bookOf(id)
    for (const lesson of book.lessons) {
      const match = playLesson(game, lesson)
      expect(match.outcome, lesson.id).toBeUndefined()
      expect(match.pending.length, lesson.id).toBeGreaterThan(0)
    }
  })

  test('ends with a real battle, without instructions or fixed dice', async () => {
    const { book } = await bookOf(id)
    expect(book.lessons.map(({ battle = false }) => battle)).toEqual(
      book.lessons.map((_, i, all) => i === all.length - 1),
    )
    const last = book.lessons.at(-1)
    expect(last?.steps.filter(({ task }) => task)).toEqual([])
    expect(last?.situation).not.toHaveProperty('dice')
  })

  test('has short lessons in which the learner acts, each with its own id', async () => {
    const { book } = await bookOf(id)
    for (const { steps, battle, id: lesson } of book.lessons) {
      expect(steps.length, lesson).toBeLessThanOrEqual(8)
      if (!battle) expect(steps.filter(({ task }) => task).length, lesson).toBeGreaterThanOrEqual(2)
    }
    expect(new Set(book.lessons.map(({ id: lesson }) => lesson)).size).toBe(book.lessons.length)
  })

  test('points only at existing figures', async () => {
    const { game, book } = await bookOf(id)
    for (const lesson of book.lessons) {
      const { origin } = beginLesson(game, lesson)
      if (!('situation' in origin)) throw new Error('a lesson begins with a situation')
      const { state, setup } = game.saves.readPosition(origin.situation)
      const { figures } = game.view.show(state, setup, lesson.seat) as { figures: readonly { id: number }[] }
      const there = figures.map(({ id: figure }) => figure)
      const shown = lesson.steps.flatMap((step) => step.figures ?? [])
      expect(
        shown.filter((figure) => !there.includes(figure)),
        lesson.id,
      ).toEqual([])
    }
  })

  test('uses exactly the phrases it has', async () => {
    const { book } = await bookOf(id)
    const said = new Set(book.lessons.flatMap(textsOf).map((message) => message.id))
    expect([...said].sort()).toEqual(Object.keys(book.phrases.en).sort())
  })

  test('cites only rules of the book', async () => {
    const { game, book } = await bookOf(id)
    const reference = await game.content.reference()
    const named = book.lessons.flatMap(({ steps }) => steps.flatMap(({ rules = [] }) => rules))
    expect(named.filter((rule) => !(rule in reference))).toEqual([])
  })
})
