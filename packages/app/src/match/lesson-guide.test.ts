import { type Game, type Json, lessonStart } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { quiet, TestPage } from './hot-seat.fixture.ts'
import { HotSeat } from './hot-seat.ts'
import { areNearManoeuvres } from './lesson-guide.ts'
import { toyGame, toyLesson } from './toy-game.fixture.ts'

const RIGHT: Json = { path: [{ x: 500, y: 0 }] }

function learning() {
  const page = new TestPage(RIGHT)
  const { origin, forcedDice } = lessonStart(toyGame as unknown as Game, toyLesson)
  const players = ['person', 'random'] as const
  const terms = { origin, forcedDice, seed: 'a seed', players, pace: 'instant' as const, lesson: toyLesson }
  const host = HotSeat.start(toyGame, terms, page)
  host.open()
  return { host, page, answer: (given: Json) => page.answer(host, 0, given), latest: () => page.latest }
}

test('a lesson says what is to be read, what it waits for, and when it is over', async () => {
  const { answer, latest } = learning()
  expect(latest().lesson).toEqual({ id: 'toy-lesson', seat: 0, first: 0, step: 1, of: 4, wanted: RIGHT })
  await answer(RIGHT)
  expect(latest().lesson).toMatchObject({ first: 2, step: 2, wanted: 'roll' })
  await answer('roll')
  await quiet()
  expect(latest()).toMatchObject({ step: 4, lesson: { first: 3, step: 4, wanted: undefined } })
  expect(latest().events.find(({ dice }) => dice)?.dice?.[0]?.values).toEqual([5])
})

describe('while it lasts', () => {
  test('another answer is refused and changes nothing', async () => {
    const { answer, latest } = learning()
    await answer(RIGHT)
    expect(await answer('pass')).toMatchObject({ ok: false, reason: { id: 'ui.lesson-other' } })
    expect(latest().step).toBe(1)
  })

  test('a place near the right one is the right one, one far from it is not', async () => {
    const { host, answer, latest } = learning()
    expect(await answer({ path: [{ x: 900, y: 0 }] })).toMatchObject({ ok: false })
    expect(latest().step).toBe(0)
    expect(await answer({ path: [{ x: 560, y: 60 }] })).toBeUndefined()
    expect(host.match.answers[0]?.answer).toEqual(RIGHT)
  })

  test('the others keep to its script, and afterwards play as they like', async () => {
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
    // What was told last is still there for those who read slowly.
    expect(latest().lesson).toMatchObject({ first: 3, step: 4, of: 4 })
  })
})

test('a lesson goes on after a reload, with the same dice', async () => {
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

test('manoeuvres are the right ones if they are of the same kinds and about as long', () => {
  const drift = (ahead: number, aside: number): Json => [{ do: 'drift', ahead, aside }]
  const wheel = (pivot: string): Json => [{ do: 'wheel', pivot, arc: 6000 }]
  expect(areNearManoeuvres(drift(5000, 5000), drift(4100, 6000))).toBe(true)
  expect(areNearManoeuvres(drift(5000, 5000), drift(5000, 7000))).toBe(false)
  expect(areNearManoeuvres(wheel('right'), wheel('left'))).toBe(false)
  expect(areNearManoeuvres(drift(5000, 5000), wheel('right'))).toBe(false)
  expect(
    areNearManoeuvres(drift(5000, 5000), [{ do: 'drift', ahead: 5000, aside: 5000 }, ...(wheel('left') as [])]),
  ).toBe(false)
  expect(areNearManoeuvres('stop', drift(0, 0))).toBe(false)
})
