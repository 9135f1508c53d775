import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askFor, giveAnswers, type NotesPlay, standing, startNotes } from '../testing/play.ts'
import type { Savepoint } from './match-parts.ts'
import { Savepoints } from './savepoints.ts'

const savepointAt = (answers: number) => ({ answers, state: answers }) as unknown as Savepoint<number, null>

function keepSavepoints(count: number): Savepoints<number, null> {
  const savepoints = new Savepoints<number, null>('all')
  for (let answers = 0; answers < count; answers++) savepoints.keep(savepointAt(answers))
  return savepoints
}

describe('the savepoints of a long match', () => {
  test.each([
    [64, 64],
    [1000, 200],
    [10_000, 310],
    [100_000, 420],
  ])('of %d at most %d are kept', (count, most) => {
    expect(keepSavepoints(count).count).toBeLessThanOrEqual(most)
  })

  test('the latest ones are all kept, and there is always one near an earlier moment', () => {
    const count = 5000
    const savepoints = keepSavepoints(count)
    for (let answers = 0; answers < count; answers++) {
      const age = count - 1 - answers
      const missed = answers - savepoints.before(answers)!.answers
      expect(missed).toBeLessThanOrEqual(age < 64 ? 0 : age / 16)
    }
  })

  test('their number stays bounded when play goes back and forth', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3000 }), { minLength: 5, maxLength: 20 }), (turns) => {
        const savepoints = keepSavepoints(1)
        for (const turn of turns) {
          const end = savepoints.last.answers + turn
          for (let answers = savepoints.last.answers + 1; answers <= end; answers++)
            savepoints.keep(savepointAt(answers))
          const back = savepoints.before(end - (turn >> 1))!
          savepoints.truncateAfter(back)
          expect(savepoints.last).toBe(back)
        }
        expect(savepoints.count).toBeLessThanOrEqual(350)
        expect(savepoints.before(0)!.answers).toBe(0)
      }),
    )
  })
})

/** One question and one note per savepoint; every third is at rest. */
function* noting(play: NotesPlay) {
  play.state.notes.push(yield* askFor(play, play.state.calls % 2, 'a', 'b'))
}

describe('a long match', () => {
  const CALLS = 700
  const answersGiven = Array.from({ length: CALLS - 1 }, (_, i) => (i % 3 === 0 ? 'b' : 'a'))
  const playLongMatch = () => {
    const match = startNotes(noting, { calls: CALLS })
    giveAnswers(match, ...answersGiven)
    return match
  }

  test('can be viewed and forked after any answer', () => {
    const match = playLongMatch()
    for (let answers = 0; answers < CALLS; answers += 7) {
      expect(match.at(answers).state.notes).toEqual(answersGiven.slice(0, answers))
    }
    expect(standing(match.fork())).toBe(standing(match))
  })

  test('can be undone to any answer and played on as if it had never gone further', () => {
    for (const back of [1, 40, 333, 650, CALLS - 1]) {
      const match = playLongMatch()
      expect(match.undoLast(back)).toEqual({ ok: true })
      const short = startNotes(noting, { calls: CALLS })
      giveAnswers(short, ...answersGiven.slice(0, answersGiven.length - back))
      expect(standing(match)).toBe(standing(short))
      giveAnswers(match, ...answersGiven.slice(answersGiven.length - back))
      expect(standing(match)).toBe(standing(playLongMatch()))
    }
  })

  test('finds the savepoint at rest before any answer, kept or not', () => {
    const match = playLongMatch()
    const game = {
      ...match.game,
      rules: { ...match.game.rules, isAtRest: ({ calls }: { calls: number }) => calls % 3 === 0 },
    }
    const resting = startNotes(noting, { calls: CALLS })
    Object.assign(resting, { game })
    giveAnswers(resting, ...answersGiven)
    for (let answers = 0; answers < CALLS; answers += 11) {
      expect(resting.savepointAtRestBefore(answers).answers).toBe(answers - (answers % 3))
      expect(resting.savepointAtRestBefore(answers).state.calls).toBe(answers - (answers % 3))
    }
  })
})
