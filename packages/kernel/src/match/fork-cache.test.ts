import { expect, test } from 'vitest'
import type { Game } from '../game/game.ts'
import { askFor, type NotesPlay, startNotes } from '../testing/play.ts'
import { text } from '../texts/message.ts'
import { Match } from './match.ts'
import { choice, type Play, type Procedure } from './procedure.ts'
import type { Seat } from './seat.ts'

interface Count {
  sum: number
  rounds: number
}

/** A round asks for three numbers; after each one an expensive computation follows. */
function counting(worked: number[]): Game<Count, null, null> {
  function* next(play: Play<Count, null>): Procedure {
    for (let i = 0; i < 3; i++) {
      const key = yield* play.pick({ seat: 0, prompt: text('ask'), rules: [], options: ['1', '2'].map(option) })
      const worth = play.memo(() => {
        worked.push(play.state.sum)
        return play.state.sum * 10 + Number(key)
      })
      play.state.sum = worth
    }
    play.state.rounds++
  }
  const option = (key: string) => choice(key, text(key))
  return {
    id: 'counting',
    rules: {
      next,
      seats: () => 1,
      outcome: () => undefined,
    },
    view: {
      redact: (state: Count) => {
        state.sum = 0
      },
    },
    saves: {},
  } as unknown as Game<Count, null, null>
}

const start = (worked: number[]) =>
  Match.start(counting(worked), { setup: null, state: { sum: 0, rounds: 0 } }, 'seed', { retention: 'last' })

test('a fork reuses computed values and computes only new ones', () => {
  const worked: number[] = []
  const match = start(worked)
  for (const answer of ['1', '2']) match.answer(0, answer)
  expect(match.state.sum).toBe(12)
  expect(worked).toEqual([0, 1])
  const fork = match.fork()
  expect(fork.state.sum).toBe(12)
  expect(worked).toEqual([0, 1])
  fork.answer(0, '1')
  expect(fork.state).toEqual({ sum: 121, rounds: 1 })
  expect(worked).toEqual([0, 1, 12])
  match.answer(0, '2')
  expect(match.state).toEqual({ sum: 122, rounds: 1 })
  expect(match.fork().state.sum).toBe(122)
})

test('values after an answer that was undone are dropped', () => {
  const worked: number[] = []
  const match = start(worked)
  for (const answer of ['1', '1']) match.answer(0, answer)
  match.undo()
  expect(match.state.sum).toBe(1)
  match.answer(0, '2')
  expect(match.state.sum).toBe(12)
  expect(worked).toEqual([0, 1, 1])
  expect(match.at(1).state.sum).toBe(1)
  const other = match.at(1)
  other.answer(0, '1')
  expect(other.state.sum).toBe(11)
  expect(match.fork().state.sum).toBe(12)
})

test('an imagined match does not reuse values computed with more than the seat knows', () => {
  const worked: number[] = []
  const match = start(worked)
  for (const answer of ['2', '2']) match.answer(0, answer)
  const imagined = match.imagine(0)
  expect(imagined.state.sum).toBe(0)
  imagined.answer(0, '1')
  expect(imagined.state.sum).toBe(1)
  expect(imagined.fork().state).toEqual(imagined.state)
})

test("an imagined match does not reuse values of another seat's unfinished secret choice", () => {
  const game = {
    ...counting([]),
    rules: {
      ...counting([]).rules,
      seats: () => 2,
      *next(play: Play<Count, null>): Procedure {
        yield* play.simultaneously([0, 1].map((seat) => ({ seat, procedure: weigh(play, seat) })))
      },
    },
  } as Game<Count, null, null>
  function* weigh(play: Play<Count, null>, seat: Seat): Procedure {
    const known = play.memo(() => String(play.state.sum))
    yield* play.pick({ seat, prompt: text(known), rules: [], options: ['1', '2'].map((key) => choice(key, text(key))) })
  }
  const match = Match.start(game, { setup: null, state: { sum: 7, rounds: 0 } }, 'seed', { retention: 'last' })
  expect(match.pending.map(({ prompt }) => prompt.id)).toEqual(['7', '7'])
  expect(match.imagine(0).pending.map(({ prompt }) => prompt.id)).toEqual(['0', '0'])
})

test('a match without forks caches nothing', () => {
  const worked: number[] = []
  const game = counting(worked)
  const match = Match.start(game, { setup: null, state: { sum: 0, rounds: 0 } }, 'seed', { retention: 'first' })
  for (const answer of ['1', '1', '1', '1']) match.answer(0, answer)
  expect(match.fork().state.sum).toBe(1111)
})

test('values computed during secret choices are cached too', () => {
  const worked: string[] = []
  const match = startNotes(
    function* (play) {
      yield* play.simultaneously([0, 1].map((seat) => ({ seat, procedure: weigh(play, seat) })))
    },
    { retention: 'last' },
  )
  function* weigh(play: NotesPlay, seat: Seat): Procedure {
    for (const round of [1, 2]) {
      const worth = play.memo(() => worked.push(`${seat} in ${round}`))
      play.state.notes.push(`${seat}: ${worth} ${yield* askFor(play, seat, 'a', 'b')}`)
    }
  }
  match.answer(1, 'a')
  match.answer(0, 'b')
  const before = [...worked]
  expect(before).toEqual(['0 in 1', '1 in 1', '1 in 2', '0 in 2'])
  const fork = match.fork()
  expect(worked).toEqual(before)
  fork.answer(0, 'a')
  fork.answer(1, 'b')
  expect(fork.state.notes).toEqual(['1: 2 a', '0: 1 b', '0: 4 a', '1: 3 b'])
  expect(worked).toEqual(before)
})
