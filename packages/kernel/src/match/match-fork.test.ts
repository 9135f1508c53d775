import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QuickDice, ScriptedDice } from '../dice/random.ts'
import { digest } from '../records/record.ts'
import { duel, fencerOf } from '../testing/duel.ts'
import {
  askFor,
  chooseAnswer,
  type DuelMatch,
  giveAnswers,
  type Notes,
  type NotesPlay,
  notesGame,
  standing,
  startDuel,
  startNotes,
  walk,
} from '../testing/play.ts'
import { text } from '../texts/message.ts'
import type { Retention } from './match.ts'
import { Match } from './match.ts'
import type { Procedure } from './procedure.ts'

const retentions: Retention[] = ['all', 'last', 'first']
const numbers = fc.array(fc.nat(), { maxLength: 20 })

/** Plays a match and notes its standing after each answer. */
function playAndRecord(
  seed: string,
  moves: readonly number[],
  retention: Retention,
): { match: DuelMatch; standings: string[] } {
  const match = startDuel({ seed, retention })
  const standings = [standing(match)]
  walk(match, moves, () => standings.push(standing(match)))
  return { match, standings }
}

describe('retention', () => {
  test('all modes play the same match', () => {
    fc.assert(
      fc.property(fc.string(), numbers, (seed, moves) => {
        const [all, last, first] = retentions.map((retention) => playAndRecord(seed, moves, retention))
        expect(last?.standings).toEqual(all?.standings)
        expect(first?.standings).toEqual(all?.standings)
        expect(last?.match.undoable).toBe(all?.match.undoable)
        expect(first?.match.undoable).toBe(all?.match.undoable)
      }),
      { numRuns: 40 },
    )
  })

  test('a fork keeps the last savepoint by default and replays nothing before it', () => {
    const calls = { next: 0 }
    const counting = {
      ...duel,
      rules: {
        ...duel.rules,
        *next(play: Parameters<typeof duel.rules.next>[0]) {
          calls.next++
          yield* duel.rules.next(play)
        },
      },
    }
    const countCalls = (retention: Retention) => {
      const match = Match.start(counting, duel.saves.readPosition({ spots: [4, 6] }), 's', { retention })
      giveAnswers(match, 'salute', 'salute', 'salute', 'salute')
      calls.next = 0
      const fork = match.fork()
      const forked = calls.next
      giveAnswers(fork, 'salute')
      calls.next = 0
      fork.fork()
      const again = calls.next
      calls.next = 0
      match.at(2)
      return { forked, again, next: calls.next }
    }
    expect(countCalls('all')).toEqual({ forked: 1, again: 1, next: 1 })
    expect(countCalls('last')).toEqual({ forked: 1, again: 1, next: 3 })
    expect(countCalls('first')).toEqual({ forked: 5, again: 1, next: 3 })
  })
})

describe('Match.at', () => {
  test.each(retentions)('gives the match after any number of answers, keeping %s', (retention) => {
    fc.assert(
      fc.property(fc.string(), numbers, (seed, moves) => {
        const { match, standings } = playAndRecord(seed, moves, retention)
        const before = standing(match)
        for (const [n, expected] of standings.entries()) {
          const then = match.at(n)
          expect(standing(then)).toBe(expected)
          // From there the same answers and dice lead to the same place.
          for (const { seat, answer } of match.answers.slice(n)) giveAnswers(then, [seat, answer])
          expect(standing(then)).toBe(before)
          expect(standing(match)).toBe(before)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('allows in the past the undo that was possible then', () => {
    fc.assert(
      fc.property(numbers, (moves) => {
        const match = startDuel()
        const undoables = [0]
        walk(match, moves, () => undoables.push(match.undoable))
        // The first savepoint reaches back to the beginning, and so do forks made from it.
        const first = startDuel({ retention: 'first' })
        for (const { seat, answer } of match.answers) giveAnswers(first, [seat, answer])
        for (const [n, undoable] of undoables.entries()) expect(first.at(n).undoable).toBe(undoable)
      }),
      { numRuns: 30 },
    )
  })

  test.each([-1, 3, Number.NaN])('refuses position %d of two answers', (n) => {
    const match = startDuel()
    giveAnswers(match, 'salute', 'salute')
    expect(() => match.at(n)).toThrow(RangeError)
  })

  test('of a fork reaches back to its savepoint and no further', () => {
    const match = startDuel()
    giveAnswers(match, 'salute', 'step', { x: 7 }, 'step')
    const fork = match.fork()
    giveAnswers(fork, { x: 3 })
    expect(standing(fork.at(3))).toBe(standing(match.at(3)))
    expect(() => fork.at(2)).toThrow('this match can be seen after 3 to 5 answers, not after 2')
  })
})

describe('a fork', () => {
  test.each(retentions)('equals its match, keeping %s, and so does a fork of it', (retention) => {
    fc.assert(
      fc.property(fc.string(), numbers, numbers, (seed, moves, later) => {
        const { match } = playAndRecord(seed, moves, 'all')
        const fork = match.fork({ retention })
        expect(standing(fork)).toBe(standing(match))
        walk(fork, later)
        walk(match, later)
        expect(standing(fork)).toBe(standing(match))
        expect(standing(fork.fork())).toBe(standing(match))
      }),
      { numRuns: 40 },
    )
  })

  test('is independent of its match', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (moves, ones, others) => {
        const { match } = playAndRecord('s', moves, 'all')
        const fork = match.fork()
        const before = standing(match)
        walk(fork, ones)
        while (fork.undoable > 0) fork.undo()
        walk(fork, others)
        expect(standing(match)).toBe(before)
        const there = standing(fork)
        walk(match, ones)
        expect(standing(fork)).toBe(there)
      }),
      { numRuns: 40 },
    )
  })

  test('shares no mutable part of the state', () => {
    const match = startDuel()
    giveAnswers(match, 'salute')
    const fork = match.fork()
    fencerOf(fork.state, 0).life = 77
    fencerOf(fork.state, 0).spot.x = 77
    expect(fencerOf(match.state, 0)).toMatchObject({ life: 3, spot: { x: 4 } })
    expect(standing(match.fork())).toBe(standing(match))
    expect(fork.state.ground).toBe(match.state.ground)
  })

  test('undoes back to its savepoint and refuses to go further', () => {
    fc.assert(
      fc.property(numbers, (moves) => {
        const { match, standings } = playAndRecord('s', moves, 'all')
        const fork = match.fork()
        expect(fork.undoable).toBeLessThanOrEqual(match.undoable)
        for (let n = match.answers.length - 1; fork.undoable > 0; n--) {
          expect(fork.undo()).toEqual({ ok: true })
          expect(standing(fork)).toBe(standings[n])
        }
        expect(fork.undo()).toMatchObject({ ok: false, reason: { id: 'kernel.nothing-to-undo' } })
      }),
      { numRuns: 40 },
    )
  })

  test('made during an action can undo the decisions of that action', () => {
    const match = startDuel()
    giveAnswers(match, 'salute', 'step')
    const fork = match.fork()
    expect({ match: match.undoable, fork: fork.undoable }).toEqual({ match: 2, fork: 1 })
  })

  test('may record when its match does not, and the reverse', () => {
    fc.assert(
      fc.property(numbers, numbers, (moves, later) => {
        const { match } = playAndRecord('s', moves, 'all')
        const silent = match.fork({ recording: false })
        expect(silent.events).toEqual([])
        walk(silent, later)
        while (silent.undoable > 0) silent.undo()
        expect(silent.events.length).toBe(0)
        const loud = silent.fork({ recording: true })
        walk(loud, later)
        const told = loud.events.length
        const undone = loud.undoable
        const answers = loud.answers.slice(loud.answers.length - undone)
        for (let i = 0; i < undone; i++) loud.undo()
        for (const { seat, answer } of answers) giveAnswers(loud, [seat, answer])
        expect(loud.events.length).toBe(told)
        expect(Object.keys(loud.events).length).toBe(told)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a fork with its own dice', () => {
  test('throws its own dice while the match keeps throwing its own', () => {
    const match = startDuel({ dice: new ScriptedDice([1, 1, 1]) })
    giveAnswers(match, 'thrust')
    const fork = match.fork({ dice: new ScriptedDice([6, 6, 2]) })
    giveAnswers(fork, 'parry')
    expect(valuesOf(fork)).toEqual([[6, 6], [2]])
    giveAnswers(match, 'parry')
    expect(valuesOf(match)).toEqual([[1, 1], [1]])
  })

  test('throws from the very source it was given', () => {
    const dice = new ScriptedDice([6, 6, 2])
    const match = startDuel()
    giveAnswers(match, 'thrust')
    giveAnswers(match.fork({ dice }), 'parry')
    expect(dice.left).toBe(0)
  })

  test('keeps the dice that fell before it was made', () => {
    const match = startNotes(rollAskRollAsk, { dice: new ScriptedDice([1, 2]) })
    const fork = match.fork({ dice: new ScriptedDice([5]) })
    giveAnswers(fork, 'a')
    expect(fork.state.notes).toEqual(['1', 'a', '5'])
  })

  test.each(retentions)('keeps its dice after an undo, keeping %s', (retention) => {
    const match = startDuel({ dice: new ScriptedDice([1, 1, 1]), retention })
    giveAnswers(match, 'salute', 'salute', 'thrust')
    const fork = match.fork({ dice: new ScriptedDice([6, 6, 2]), retention })
    // Back beyond the point where it was made: no dice fell in between.
    while (fork.undoable > 0) fork.undo()
    giveAnswers(fork, 'thrust', 'parry')
    expect(valuesOf(fork)).toEqual([[6, 6], [2]])
  })

  test.each(retentions)('passes its dice on to its own forks at every point, keeping %s', (retention) => {
    fc.assert(
      fc.property(fc.string(), numbers, numbers, numbers, (seed, moves, ones, others) => {
        const { match } = playAndRecord(seed, moves, 'all')
        const fork = match.fork({ dice: new QuickDice(`${seed} other`), retention })
        const start = fork.answers.length
        const standings = [standing(fork)]
        walk(fork, ones, () => standings.push(standing(fork)))
        for (const [n, expected] of standings.entries()) expect(standing(fork.at(start + n))).toBe(expected)
        const again = fork.fork({ retention })
        const third = again.fork({ dice: new QuickDice('third'), retention })
        walk(again, others)
        walk(fork, others)
        expect(standing(again)).toBe(standing(fork))
        walk(third, others)
        expect(standing(third.fork())).toBe(standing(third))
      }),
      { numRuns: 25 },
    )
  })

  test('at a point before it was made throws the dice of its match', () => {
    const match = startDuel({ dice: new ScriptedDice([1, 1, 1]) })
    giveAnswers(match, 'thrust')
    const past = match.fork({ dice: new ScriptedDice([6, 6, 2]) }).at(0, { retention: 'first' })
    giveAnswers(past, 'thrust', 'parry')
    expect(valuesOf(past)).toEqual([[1, 1], [1]])
    expect(standing(past.fork())).toBe(standing(past))
  })

  test('is unchanged after an exception, dice included', () => {
    const match = startDuel({ seed: 's' })
    giveAnswers(match, 'thrust')
    const fork = match.fork({ dice: new ScriptedDice([3, 4]) })
    expect(() => fork.answer(1, 'parry')).toThrow('too short')
    expect(standing(fork)).toBe(standing(match))
    giveAnswers(fork, 'riposte')
    expect(valuesOf(fork)).toEqual([[3, 4]])
  })

  function valuesOf(match: DuelMatch): (readonly number[])[] | undefined {
    return match.events.find(({ type }) => type === 'rolled')?.dice?.map(({ values }) => values)
  }

  function* rollAskRollAsk(play: NotesPlay): Procedure {
    yield* rollOne(play)
    play.state.notes.push(yield* askFor(play, 0, 'a', 'b'))
    yield* rollOne(play)
    yield* askFor(play, 0, 'a', 'b')
  }
})

describe('a fork that stops at a savepoint', () => {
  test('does not start the next call of next', () => {
    const match = startNotes(rollAndAsk, { calls: 3, dice: new ScriptedDice([1, 2, 3]) })
    const resting = match.fork({ stopAtSavepoint: true })
    giveAnswers(resting, 'a')
    expect(resting.state).toEqual({ calls: 1, notes: ['1', 'a'] })
    expect({ pending: resting.pending, outcome: resting.outcome }).toEqual({ pending: [], outcome: undefined })
    expect(resting.answer(0, 'a')).toEqual({
      ok: false,
      reason: text('kernel.not-asked', { seat: { seat: 0 } }),
      rules: [],
    })
    giveAnswers(match, 'a')
    expect(match.state).toEqual({ calls: 1, notes: ['1', 'a', '2'] })
    expect(match.pending).toHaveLength(1)
  })

  test('plays through all decisions of the current action', () => {
    const match = startDuel({ dice: new ScriptedDice([6, 5, 4]) })
    const resting = match.fork({ stopAtSavepoint: true })
    giveAnswers(resting, 'thrust')
    expect(resting.pending.map(({ seat }) => seat)).toEqual([1])
    giveAnswers(resting, 'parry')
    expect({ pending: resting.pending, turn: resting.state.turn }).toEqual({ pending: [], turn: 1 })
  })

  test('knows when the match has ended', () => {
    const resting = startDuel().fork({ stopAtSavepoint: true })
    giveAnswers(resting, 'yield')
    expect(resting.outcome?.winners).toEqual([1])
    expect(resting.answer(1, 'salute')).toMatchObject({ ok: false, reason: { id: 'kernel.match-over' } })
  })

  test('ends where its match ends, without what follows the savepoint', () => {
    fc.assert(
      fc.property(fc.string(), numbers, fc.nat(), (seed, moves, move) => {
        const { match } = playAndRecord(seed, moves, 'all')
        const next = chooseAnswer(match, move)
        if (!next) return
        const resting = match.fork({ stopAtSavepoint: true })
        giveAnswers(resting, next)
        giveAnswers(match, next)
        // A turn of the duel begins with its decision, so nothing happens between savepoint and decision.
        expect(digest(resting)).toBe(digest(match))
        expect(resting.outcome).toEqual(match.outcome)
        expect(standing(resting.fork())).toBe(standing(match))
      }),
      { numRuns: 60 },
    )
  })

  test.each(retentions)('undoes the answer that brought it to the savepoint, keeping %s', (retention) => {
    const match = startDuel({ retention })
    giveAnswers(match, 'salute', 'salute', 'step')
    const before = standing(match)
    const resting = match.fork({ stopAtSavepoint: true, retention })
    giveAnswers(resting, { x: 5 })
    expect(resting.pending).toEqual([])
    expect(resting.undo()).toEqual({ ok: true })
    expect(standing(resting)).toBe(before)
    giveAnswers(resting, 'stay')
    expect(resting.pending).toEqual([])
  })

  test('made from a match that keeps only its first savepoint is unchanged after an exception', () => {
    const match = startDuel({ retention: 'first', dice: new ScriptedDice([]) })
    giveAnswers(match, 'salute', 'salute', 'thrust')
    const resting = match.fork({ stopAtSavepoint: true, retention: 'first' })
    expect(() => resting.answer(1, 'parry')).toThrow('too short')
    expect(standing(resting)).toBe(standing(match))
    giveAnswers(resting, 'take')
    expect(resting.pending).toEqual([])
  })

  test('continues in a fork of its own', () => {
    const match = startNotes(rollAndAsk, { calls: 3, dice: new ScriptedDice([1, 2, 3]) })
    const resting = match.fork({ stopAtSavepoint: true })
    giveAnswers(resting, 'a')
    giveAnswers(match, 'a')
    expect(standing(resting.fork())).toBe(standing(match))
  })

  test('passes savepoints where the game is not at rest, with or without decisions on the way', () => {
    const start = (next: (play: NotesPlay) => Procedure) => {
      const game = {
        ...notesGame(next, 6),
        rules: { ...notesGame(next, 6).rules, isAtRest: ({ calls }: Notes) => calls % 3 === 0 },
      }
      const dice = new ScriptedDice([1, 2, 3, 4, 5, 6])
      return Match.start(game, { setup: null, state: { calls: 0, notes: [] } }, 'notes', { dice })
    }
    const asking = start(rollAndAsk).fork({ stopAtSavepoint: true })
    giveAnswers(asking, 'a')
    expect({ calls: asking.state.calls, pendingLength: asking.pending.length }).toEqual({ calls: 1, pendingLength: 1 })
    giveAnswers(asking, 'b', 'a')
    expect(asking.state).toEqual({ calls: 3, notes: ['1', 'a', '2', 'b', '3', 'a'] })
    expect(asking.pending).toEqual([])
    const silent = start(function* (play) {
      yield* play.state.calls === 0 ? rollAndAsk(play) : rollOne(play)
    }).fork({ stopAtSavepoint: true })
    giveAnswers(silent, 'a')
    expect(silent.state).toEqual({ calls: 3, notes: ['1', 'a', '2', '3'] })
    expect({ pending: silent.pending, outcome: silent.outcome }).toEqual({ pending: [], outcome: undefined })
  })

  function* rollAndAsk(play: NotesPlay): Procedure {
    yield* rollOne(play)
    play.state.notes.push(yield* askFor(play, 0, 'a', 'b'))
  }
})

function* rollOne(play: NotesPlay): Procedure {
  const [[value] = []] = yield* play.rollDice(text('test'), [], [{ seat: 0, count: 1, sides: 6 }])
  play.state.notes.push(String(value))
}
