import { type Game, type Json, lessonStart } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { MatchHost } from './match-host.ts'
import type { SavedMatch, Snapshot } from './protocol.ts'
import type { Surroundings } from './terms.ts'
import { toyGame, toyLesson } from './toy-game.fixture.ts'

const RIGHT: Json = { path: [{ x: 500, y: 0 }] }

function learning() {
  const shown: Snapshot[] = []
  const kept: SavedMatch[] = []
  const world: Surroundings = {
    bot: () => (match, seat) => (match.decisionOf(seat)?.kind === 'place' ? RIGHT : 'pass'),
    think: async () => {},
    keep: async (saved) => void kept.push(saved),
    show: (snapshot) => void shown.push(snapshot),
  }
  const { origin, forcedDice } = lessonStart(toyGame as unknown as Game, toyLesson)
  const players = ['person', 'random'] as const
  const terms = { origin, forcedDice, seed: 'a seed', players, pace: 'instant' as const, lesson: toyLesson }
  const host = MatchHost.start(toyGame, terms, world)
  host.open()
  const answer = (given: Json) => host.answer(0, host.match.answers.length, given)
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 5))
  return { host, answer, quiet, kept, world, latest: () => shown.at(-1) as Snapshot }
}

test('a lesson says what is to be read, what it waits for, and when it is over', async () => {
  const { answer, quiet, latest } = learning()
  expect(latest().lesson).toEqual({ id: 'toy-lesson', seat: 0, first: 0, step: 1, of: 4, wanted: RIGHT })
  await answer(RIGHT)
  expect(latest().lesson).toMatchObject({ first: 2, step: 2, wanted: 'roll' })
  await answer('roll')
  await quiet()
  expect(latest()).toMatchObject({ at: 4, lesson: { first: 3, step: 4, wanted: undefined } })
  expect(latest().events.find(({ dice }) => dice)?.dice?.[0]?.values).toEqual([5])
})

describe('while it lasts', () => {
  test('another answer is refused and changes nothing', async () => {
    const { answer, latest } = learning()
    await answer(RIGHT)
    expect(await answer('pass')).toMatchObject({ ok: false, reason: { id: 'ui.lesson-other' } })
    expect(latest().at).toBe(1)
  })

  test('a place near the right one is the right one, one far from it is not', async () => {
    const { host, answer, latest } = learning()
    expect(await answer({ path: [{ x: 900, y: 0 }] })).toMatchObject({ ok: false })
    expect(latest().at).toBe(0)
    expect(await answer({ path: [{ x: 560, y: 60 }] })).toBeUndefined()
    expect(host.match.answers[0]?.answer).toEqual(RIGHT)
  })

  test('the others keep to its script, and afterwards play as they like', async () => {
    const { host, answer, quiet, latest } = learning()
    await answer(RIGHT)
    await answer('roll')
    await quiet()
    expect(host.match.answers[2]?.answer).toEqual({ path: [{ x: 5, y: 0 }] })
    await answer({ path: [{ x: 900, y: 0 }] })
    await answer('pass')
    await quiet()
    expect(latest().at).toBe(8)
    expect(host.match.answers[6]?.answer).toEqual(RIGHT)
  })
})

test('a lesson goes on after a reload, with the same dice', async () => {
  const { host, answer, kept, world } = learning()
  await answer(RIGHT)
  const saved = kept.at(-1) as SavedMatch
  expect(saved).toMatchObject({ lesson: 'toy-lesson', forcedDice: [5] })
  const again = MatchHost.restore(toyGame, saved, world, toyLesson)
  expect(again.snapshot()).toEqual(host.snapshot())
  await again.answer(0, 1, 'roll')
  expect(again.match.events.find(({ dice }) => dice)?.dice?.[0]?.values).toEqual([5])
})
