import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ScriptedDice } from '../dice/random.ts'
import { digest } from '../records/record.ts'
import {
  askFor,
  chooseAnswer,
  giveAnswers,
  type NotesPlay,
  standing,
  startDuel,
  startNotes,
  walk,
} from '../testing/play.ts'
import { text } from '../texts/message.ts'
import type { Retention } from './match.ts'
import type { Procedure } from './procedure.ts'

const retentions: Retention[] = ['all', 'last', 'first']
const nothingToUndo = { ok: false, reason: text('kernel.nothing-to-undo'), rules: [] }

function* roll(play: NotesPlay): Procedure {
  yield* play.rollDice(text('test'), [], [{ seat: 0, count: 1, sides: 6 }])
}

/** Gets the number of undoable answers after each answer. */
function undoableAfter(next: (play: NotesPlay) => Procedure, answers: string[], calls = 1): number[] {
  const match = startNotes(next, { calls })
  const undoable = [match.undoable]
  for (const answer of answers) {
    giveAnswers(match, answer)
    undoable.push(match.undoable)
  }
  return undoable
}

describe('undoable answers', () => {
  test('are all answers if nothing was revealed', () => {
    function* two(play: NotesPlay): Procedure {
      yield* askFor(play, 0, 'a', 'b')
      yield* askFor(play, 1, 'a', 'b')
    }
    expect(undoableAfter(two, ['a', 'b', 'a', 'b'], 2)).toEqual([0, 1, 2, 3, 4])
  })

  test('can be undone several at once, and none if not all of them may be', () => {
    function* three(play: NotesPlay): Procedure {
      yield* roll(play)
      for (let i = 0; i < 3; i++) yield* askFor(play, 0, 'a', 'b')
    }
    const match = startNotes(three)
    giveAnswers(match, 'a')
    const afterOne = digest(match)
    for (const answer of ['b', 'a']) giveAnswers(match, answer)
    const before = digest(match)
    expect(match.undoLast(match.undoable + 1)).toEqual(nothingToUndo)
    expect(digest(match)).toBe(before)
    expect(match.undoLast(2)).toEqual({ ok: true })
    expect(match.answers.map(({ answer }) => answer)).toEqual(['a'])
    expect(digest(match)).toBe(afterOne)
  })

  test('of a seat are its own only', () => {
    function* two(play: NotesPlay): Procedure {
      yield* askFor(play, 0, 'a', 'b')
      yield* askFor(play, 1, 'a', 'b')
    }
    const match = startNotes(two, { calls: 2 })
    giveAnswers(match, 'a')
    expect(match.undo(1)).toEqual({ ok: false, reason: text('kernel.not-yours', { seat: { seat: 0 } }), rules: [] })
    expect(match.answers).toHaveLength(1)
    expect(match.undo(0)).toEqual({ ok: true })
    expect(match.answers).toHaveLength(0)
  })

  test('exclude an answer that rolled dice and those before it', () => {
    function* rolling(play: NotesPlay): Procedure {
      yield* askFor(play, 0, 'a', 'b')
      yield* askFor(play, 0, 'a', 'b')
      yield* roll(play)
      yield* askFor(play, 0, 'a', 'b')
    }
    expect(undoableAfter(rolling, ['a', 'a', 'a'])).toEqual([0, 1, 0, 1])
  })

  test('exclude answers before a reveal, at once or on the way to the next decision', () => {
    function* revealing(play: NotesPlay): Procedure {
      yield* askFor(play, 0, 'a', 'b')
      play.reveal()
      yield* askFor(play, 0, 'a', 'b')
      yield* askFor(play, 0, 'a', 'b')
    }
    expect(undoableAfter(revealing, ['a', 'a', 'a'])).toEqual([0, 0, 1, 2])
  })

  test('exclude answers before a reveal at the end of a rule', () => {
    function* revealing(play: NotesPlay): Procedure {
      yield* askFor(play, 0, 'a', 'b')
      if (play.state.calls === 1) play.reveal()
    }
    expect(undoableAfter(revealing, ['a', 'a', 'a'], 3)).toEqual([0, 1, 0, 1])
  })

  test('exclude answers before what the next call of next reveals', () => {
    function* revealing(play: NotesPlay): Procedure {
      if (play.state.calls === 1) play.reveal()
      if (play.state.calls === 2) yield* roll(play)
      yield* askFor(play, 0, 'a', 'b')
      yield* askFor(play, 0, 'a', 'b')
    }
    expect(undoableAfter(revealing, ['a', 'a', 'a', 'a', 'a', 'a'], 3)).toEqual([0, 1, 0, 1, 0, 1, 2])
  })

  test('are not limited by dice before the first decision', () => {
    function* rolling(play: NotesPlay): Procedure {
      yield* roll(play)
      yield* askFor(play, 0, 'a', 'b')
    }
    expect(undoableAfter(rolling, ['a'])).toEqual([0, 1])
  })

  test('include secret choices until all of them are made', () => {
    const match = startDuel()
    giveAnswers(match, 'salute', 'bid')
    const undoable = [[1, 'low'] as const, [0, 'high'] as const, [1, 'stake-0'] as const].map(([seat, answer]) => {
      giveAnswers(match, [seat, answer])
      return match.undoable
    })
    expect(undoable).toEqual([3, 4, 5])
    giveAnswers(match, [0, 'stake-4'])
    expect(match.undoable).toBe(0)
    expect(match.undo()).toEqual(nothingToUndo)
    giveAnswers(match, 'rest')
    expect(match.undoable).toBe(1)
  })

  test('exclude answers before a reveal to a seat during its secret choice', () => {
    function* askAndMeasure(play: NotesPlay, seat: number): Procedure {
      yield* askFor(play, seat, 'a', 'b')
      play.reveal()
      yield* askFor(play, seat, 'a', 'b')
    }
    const match = startNotes(function* (play) {
      yield* play.simultaneously([0, 1].map((seat) => ({ seat, procedure: askAndMeasure(play, seat) })))
    })
    giveAnswers(match, [0, 'a'])
    expect(match.undoable).toBe(0)
    giveAnswers(match, [0, 'a'])
    expect(match.undoable).toBe(1)
    giveAnswers(match, [1, 'a'])
    expect(match.undoable).toBe(0)
  })

  test('are not limited by secret parts without decisions', () => {
    function* silent(play: NotesPlay): Procedure {
      yield* askFor(play, 0, 'a', 'b')
      yield* play.simultaneously([0, 1].map((seat) => ({ seat, procedure: nothing() })))
      yield* askFor(play, 0, 'a', 'b')
    }
    function* nothing(): Procedure {
      yield* []
    }
    expect(undoableAfter(silent, ['a', 'a'])).toEqual([0, 1, 2])
  })
})

describe('undo', () => {
  test('is refused at the beginning and at the barrier, and changes nothing', () => {
    const match = startDuel({ dice: new ScriptedDice([1, 1, 6]) })
    expect(match.undo()).toEqual(nothingToUndo)
    giveAnswers(match, 'thrust', 'parry')
    const before = standing(match)
    expect(match.undo()).toEqual(nothingToUndo)
    expect(standing(match)).toBe(before)
  })

  test('takes back the last answer of a match that is over', () => {
    const match = startDuel()
    giveAnswers(match, 'salute')
    const before = standing(match)
    giveAnswers(match, 'yield')
    expect(match.undo()).toEqual({ ok: true })
    expect(match.outcome).toBeUndefined()
    expect(standing(match)).toBe(before)
  })

  test('takes back one of several steps of a secret choice, for the seat that gave it last', () => {
    const match = startDuel()
    giveAnswers(match, 'bid', [0, 'high'], [1, 'low'])
    const before = standing(match)
    giveAnswers(match, [0, 'stake-2'])
    match.undo()
    expect(standing(match)).toBe(before)
    giveAnswers(match, [1, 'stake-1'], [0, 'stake-3'])
    expect(match.events.at(-1)).toMatchObject({ type: 'duel.bids', args: { first: 3, second: 1 } })
  })

  test.each(retentions)('goes back step by step to the barrier and forward again, keeping %s', (retention) => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(), { maxLength: 25 }), (seed, moves) => {
        const match = startDuel({ seed, retention })
        const standings = [standing(match)]
        const undoables = [match.undoable]
        for (const move of moves) {
          const next = chooseAnswer(match, move)
          if (!next) break
          giveAnswers(match, next)
          standings.push(standing(match))
          undoables.push(match.undoable)
        }
        const answers = [...match.answers]
        const back = match.undoable
        for (let n = answers.length - 1; n >= answers.length - back; n--) {
          expect(match.undo()).toEqual({ ok: true })
          expect(standing(match)).toBe(standings[n])
          expect(match.undoable).toBe(undoables[n])
        }
        expect(match.undo()).toEqual(nothingToUndo)
        for (let n = answers.length - back; n < answers.length; n++) {
          giveAnswers(match, [answers[n]!.seat, answers[n]!.answer])
          expect(standing(match)).toBe(standings[n + 1])
          expect(match.undoable).toBe(undoables[n + 1])
        }
      }),
      { numRuns: 60 },
    )
  })

  test('reaches back exactly to the last roll, bid or revealed potion', () => {
    const shown = new Set(['rolled', 'duel.bids', 'duel.drinks', 'duel.sniffs'])
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(), { maxLength: 25 }), (seed, moves) => {
        const match = startDuel({ seed })
        let barrier = 0
        for (const move of moves) {
          const next = chooseAnswer(match, move)
          if (!next) break
          const before = match.events.length
          giveAnswers(match, next)
          if (match.events.slice(before).some(({ type }) => shown.has(type))) barrier = match.answers.length
          expect(match.undoable).toBe(match.answers.length - barrier)
        }
      }),
      { numRuns: 100 },
    )
  })

  test.each(retentions)(
    'leaves no trace: another answer is played and forked as if it were the first, keeping %s',
    (retention) => {
      fc.assert(
        fc.property(
          fc.array(fc.nat(), { maxLength: 15 }),
          fc.nat({ max: 9 }),
          fc.array(fc.nat(), { maxLength: 8 }),
          (moves, back, later) => {
            const match = walk(startDuel({ retention }), moves)
            for (let i = 0; i < back && match.undoable > 0; i++) match.undo()
            const straight = startDuel()
            for (const { seat, answer } of match.answers) giveAnswers(straight, [seat, answer])
            walk(match, later, () => {
              const { seat, answer } = match.answers.at(-1)!
              giveAnswers(straight, [seat, answer])
              expect(standing(match)).toBe(standing(straight))
              expect(standing(match.fork())).toBe(standing(straight))
            })
            expect(match.undoable).toBe(straight.undoable)
          },
        ),
        { numRuns: 80 },
      )
    },
  )

  test('gives another answer the dice that would have fallen on the first', () => {
    const match = startDuel({ seed: 'ways' })
    giveAnswers(match, 'salute', 'salute', 'step', { x: 5 })
    expect(match.undoable).toBe(4)
    for (let i = 0; i < 4; i++) match.undo()
    giveAnswers(match, 'thrust', 'parry')
    const straight = startDuel({ seed: 'ways' })
    giveAnswers(straight, 'thrust', 'parry')
    expect(digest(match)).toBe(digest(straight))
    expect(standing(match)).toBe(standing(straight))
  })
})
