import { beginLesson, type Game, type Json, type Lesson } from '@fray/kernel'
import { toyGame, toyLesson } from '@fray/session/testing'
import { rectangleBase } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { quiet, TestPage } from '../table/hot-seat.fixture.ts'
import { HotSeat } from '../table/hot-seat.ts'
import { areNearBodies } from './lesson-guide.ts'

const RIGHT: Json = { path: [{ x: 500, y: 0 }] }

function learning(lesson = toyLesson) {
  const page = new TestPage(RIGHT)
  const { origin, forcedDice } = beginLesson(toyGame as unknown as Game, lesson)
  const players = ['person', 'recruit'] as const
  const terms = { origin, forcedDice, seed: 'a seed', players, pace: 'instant' as const, lesson }
  const host = HotSeat.start(toyGame, terms, page)
  host.open()
  return { host, page, answer: (given: Json) => page.answer(host, 0, given), latest: () => page.latest }
}

test('a lesson says what to read, what it waits for, and when it is over', async () => {
  const { answer, latest } = learning()
  expect(latest().lesson).toEqual({
    id: 'toy-lesson',
    seat: 0,
    first: 0,
    step: 1,
    of: 4,
    wanted: RIGHT,
    othersWait: false,
  })
  await answer(RIGHT)
  expect(latest().lesson).toMatchObject({ first: 2, step: 2, wanted: 'roll' })
  await answer('roll')
  await quiet()
  expect(latest()).toMatchObject({ step: 4, lesson: { first: 3, step: 4, wanted: undefined } })
  expect(latest().events.find(({ dice }) => dice)?.dice?.[0]?.values).toEqual([5])
})

describe('a running lesson', () => {
  test('refuses other answers and changes nothing', async () => {
    const { answer, latest } = learning()
    await answer(RIGHT)
    expect(await answer('pass')).toMatchObject({ ok: false, reason: { id: 'ui.lesson-other' } })
    expect(latest().step).toBe(1)
  })

  test('ignores drags: each answer is asked for separately', () => {
    const { host, latest } = learning()
    const gesture = { seat: 0, figure: 0, from: { x: 0, y: 0 }, to: { x: 500, y: 0 }, onto: undefined }
    expect(host.readGesture(latest().sequence, gesture)).toEqual({ ways: [], refusal: undefined })
  })

  test('accepts a place near the right one, but not one far from it', async () => {
    const { host, answer, latest } = learning()
    expect(await answer({ path: [{ x: 900, y: 0 }] })).toMatchObject({ ok: false })
    expect(latest().step).toBe(0)
    expect(await answer({ path: [{ x: 560, y: 60 }] })).toBeUndefined()
    expect(host.match.answers[0]?.answer).toEqual(RIGHT)
  })

  test('keeps the others to its script; afterwards they play freely', async () => {
    const { host, answer, latest } = learning()
    await answer(RIGHT)
    await answer('roll')
    await quiet()
    expect(host.match.answers[2]?.answer).toEqual({ path: [{ x: 5, y: 0 }] })
    await answer({ path: [{ x: 900, y: 0 }] })
    await answer('pass')
    await quiet()
    expect(latest().step).toBe(8)
    expect(host.match.answers[6]?.answer).toEqual(RIGHT)
    // The last text stays for slow readers.
    expect(latest().lesson).toMatchObject({ first: 3, step: 4, of: 4 })
  })
})

describe('a finished lesson', () => {
  /** The other side acts next. */
  const toyRoll: Lesson = {
    ...toyLesson,
    steps: toyLesson.steps.map(({ task, ...told }) => (task ? { ...told, task: { ...task, follows: [] } } : told)),
  }

  async function finishLesson() {
    const { host, page, answer, latest } = learning(toyRoll)
    await answer(RIGHT)
    await answer('roll')
    await quiet()
    expect(latest()).toMatchObject({ step: 2, pending: [1], decision: undefined, lesson: { othersWait: true } })
    return { host, page, latest }
  }

  test('makes the others wait until the learner plays on', async () => {
    const { host, latest } = await finishLesson()
    await host.playOn()
    await quiet()
    expect(latest()).toMatchObject({ step: 4, pending: [0], lesson: { othersWait: false } })
  })

  test('still does so after a reload', async () => {
    const { page } = await finishLesson()
    const again = HotSeat.restore(toyGame, page.kept, page, toyRoll)
    again.open()
    await quiet()
    expect(again.match.answers).toHaveLength(2)
  })

  test('plays on when the learner answers', async () => {
    const { answer, latest } = learning()
    await answer(RIGHT)
    await answer('roll')
    await quiet()
    expect(latest().lesson?.othersWait).toBe(true)
    await answer(RIGHT)
    expect(latest().lesson?.othersWait).toBe(false)
  })
})

test('a lesson resumes after a reload with the same dice', async () => {
  const { host, answer, page } = learning()
  await answer(RIGHT)
  const saved = page.kept
  expect(saved).toMatchObject({ lesson: 'toy-lesson', forcedDice: [5] })
  const again = HotSeat.restore(toyGame, saved, page, toyLesson)
  expect({ ...again.snapshot(), sequence: 0 }).toEqual({ ...host.snapshot(), sequence: 0 })
  again.open()
  await page.answer(again, 0, 'roll')
  expect(again.match.events.find(({ dice }) => dice)?.dice?.[0]?.values).toEqual([5])
})

describe('a formation', () => {
  const block = (x: number, y: number, facing = { x: 0, y: -1_000_000 }) => ({
    base: rectangleBase(1500, 1500),
    pose: { x, y, facing },
    files: 5,
    ranks: [5, 5, 5, 5],
    alignment: 'centre' as const,
  })

  test('is in the right place if its corners nearly are, whichever path it took', () => {
    expect(areNearBodies(block(5000, 5000), block(5900, 4100))).toBe(true)
    expect(areNearBodies(block(5000, 5000), block(5000, 7000))).toBe(false)
  })

  test('is not in the right place if it faces another way', () => {
    expect(areNearBodies(block(5000, 5000), block(5000, 5000, { x: 600_000, y: -800_000 }))).toBe(false)
  })
})
