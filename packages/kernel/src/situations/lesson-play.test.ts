import { describe, expect, test } from 'vitest'
import type { Game } from '../game/game.ts'
import { DiceError, InputError } from '../input/errors.ts'
import { Match } from '../match/match.ts'
import { startingPosition } from '../records/replay.ts'
import { duel } from '../testing/duel.ts'
import { text } from '../texts/message.ts'
import type { Lesson, LessonStep } from './lesson.ts'
import { beginLesson, lessonAnswers, nextLessonAnswer, playLesson } from './lesson-play.ts'

const game = duel as unknown as Game
const words = text('duel.act')
const thrust: LessonStep = {
  title: words,
  text: words,
  task: { asked: 'duel.act', answer: 'thrust', hint: words, follows: ['parry', { seat: 1, answer: 'salute' }] },
}

function lesson(more: Partial<Lesson> = {}): Lesson {
  return {
    id: 'first',
    title: words,
    summary: words,
    minutes: 1,
    seat: 0,
    situation: { game: 'duel', spots: [4, 6], dice: [6, 5, 2] },
    steps: [{ title: words, text: words }, thrust],
    ...more,
  }
}

test('a lesson is played to its end with the dice of its script', () => {
  const match = playLesson(game, lesson())
  expect(match.answers.map(({ seat, answer }) => [seat, answer])).toEqual([
    [0, 'thrust'],
    [1, 'parry'],
    [1, 'salute'],
  ])
  expect(match.events.some(({ type }) => type === 'duel.wounded')).toBe(true)
})

test('the number of answers tells the current step and what the learner must do', () => {
  const { origin, forcedDice } = beginLesson(game, lesson())
  expect(forcedDice).toEqual([6, 5, 2])
  expect(lessonAnswers(lesson()).map(({ step, task }) => [step, task?.asked])).toEqual([
    [1, 'duel.act'],
    [1, undefined],
    [1, undefined],
  ])
  const match = Match.start(game, startingPosition(game, origin), 'seed')
  expect(nextLessonAnswer(match, lesson())).toEqual({ seat: 0, answer: 'thrust' })
  match.answer(0, 'thrust')
  expect(nextLessonAnswer(match, lesson())).toEqual({ seat: 1, answer: 'parry' })
  expect(nextLessonAnswer(match, lesson({ steps: [] }))).toBeUndefined()
})

describe('an invalid lesson', () => {
  const asking = (task: Partial<LessonStep['task']>) =>
    lesson({ steps: [{ ...thrust, task: { ...thrust.task!, ...task } }] })
  test.each<[what: string, lesson: Lesson, message: RegExp]>([
    ['another game', lesson({ situation: { game: 'chess' } }), /situation\.game: is "chess", not "duel"/],
    [
      'another question',
      asking({ asked: 'duel.where' }),
      /steps\[0\]: the learner is asked "duel\.act", not "duel\.where"/,
    ],
    ['another seat', { ...lesson(), seat: 1 }, /steps\[1\]: seat 0 is asked, not the learner at seat 1/],
    [
      'a forbidden answer',
      asking({ answer: 'dance' }),
      /steps\[0\]: seat 0 may not answer "dance": kernel\.not-offered/,
    ],
    ['dice left over', lesson({ situation: { game: 'duel', spots: [4, 6], dice: [6, 5, 2, 1] } }), /dice: 1 were not/],
  ])('with %s is refused with the place of the fault', (_, faulty, message) => {
    expect(() => playLesson(game, faulty)).toThrow(InputError)
    expect(() => playLesson(game, faulty)).toThrow(message)
  })

  test('with too few dice gives the error of the dice', () => {
    expect(() => playLesson(game, lesson({ situation: { game: 'duel', spots: [4, 6] } }))).toThrow(DiceError)
  })
})
