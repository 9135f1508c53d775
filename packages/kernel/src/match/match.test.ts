import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answer, describeDecision as dataOf, judgeAnswer } from '../decisions/decision.ts'
import { accept } from '../decisions/verdict.ts'
import type { DiceSource } from '../dice/dice.ts'
import { FairDice } from '../dice/fair-dice.ts'
import { ScriptedDice } from '../dice/random.ts'
import { DiceError, RuleFault } from '../input/errors.ts'
import { digest } from '../records/record.ts'
import { duel, fencerOf } from '../testing/duel.ts'
import {
  askFor,
  duelSetup,
  giveAnswers,
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
import { choice, type Procedure } from './procedure.ts'

const retentions: Retention[] = ['all', 'last', 'first']
const numbers = fc.array(fc.nat(), { maxLength: 20 })
const oneDie = [{ seat: 0, count: 1, sides: 6 }]

describe('a match', () => {
  test('begins with the first decision', () => {
    const match = startDuel()
    expect(match.seats).toBe(2)
    expect(match.setup).toBe(duelSetup)
    expect(match.pending.map(({ seat, prompt }) => [seat, prompt.id])).toEqual([[0, 'duel.act']])
    expect(match.decisionOf(0)).toBe(match.pending[0])
    expect(match.decisionOf(1)).toBeUndefined()
    expect({ answers: match.answers, events: match.events, outcome: match.outcome }).toEqual({
      answers: [],
      events: [],
      outcome: undefined,
    })
  })

  test('plays on a copy of its starting position', () => {
    const state = duel.rules.begin(duelSetup)
    const before = JSON.stringify(state)
    const match = Match.start(duel, { setup: duelSetup, state }, 'table')
    giveAnswers(match, 'step', { x: 3 })
    expect(fencerOf(match.state, 0).spot.x).toBe(3)
    expect(JSON.stringify(state)).toBe(before)
    expect(match.state.ground).toBe(state.ground)
  })

  test('asks the other seat during an action and continues with it', () => {
    const match = startDuel({ dice: new ScriptedDice([6, 1, 5]) })
    giveAnswers(match, 'thrust')
    expect(match.pending.map(({ seat, prompt }) => [seat, prompt.id])).toEqual([[1, 'duel.answer-thrust']])
    expect(match.state.turn).toBe(0)
    giveAnswers(match, 'parry')
    expect(match.events.map(({ type }) => type)).toEqual(['rolled', 'duel.wounded'])
    expect(fencerOf(match.state, 1)).toMatchObject({ life: 2, spot: { x: 7 } })
    expect({ turn: match.state.turn, seat: match.pending[0]?.seat }).toEqual({ turn: 1, seat: 1 })
  })

  test('gives a reader the dice of each pool from high to low, and the rule what it reads', () => {
    const seen: unknown[] = []
    const reader = { id: 'seen', read: (dice: unknown) => `reading ${seen.push(dice)}` }
    const pools = [
      { seat: 0, count: 3, sides: 6 },
      { seat: 1, count: 2, sides: 6 },
    ]
    const match = startNotes(
      function* (play) {
        play.state.notes.push(yield* play.roll(text('test'), ['N-ROLL'], pools, reader))
      },
      { dice: new ScriptedDice([2, 6, 4, 1, 3]) },
    )
    expect(seen).toEqual([
      [
        [6, 4, 2],
        [3, 1],
      ],
    ])
    expect(match.state.notes).toEqual(['reading 1'])
  })

  test('gives a rule without a reader all dice from high to low, and logs them as they fell', () => {
    const match = startNotes(
      function* (play) {
        const dice = yield* play.rollDice(text('test'), ['N-ROLL'], [{ seat: 1, count: 3, sides: 6 }])
        play.state.notes.push(JSON.stringify(dice))
      },
      { dice: new ScriptedDice([2, 6, 4]) },
    )
    expect(match.state.notes).toEqual(['[[6,4,2]]'])
    expect(match.events).toEqual([
      {
        type: 'rolled',
        args: { purpose: { text: text('test') } },
        rules: ['N-ROLL'],
        dice: [{ seat: 1, sides: 6, values: [2, 6, 4] }],
      },
    ])
  })

  test('ends with the outcome of the rules and asks nothing more', () => {
    const match = startDuel()
    giveAnswers(match, 'yield')
    expect(match.outcome).toEqual({ winners: [1], reason: text('duel.gave-up'), rules: ['DUEL-END-02'] })
    expect(match.pending).toEqual([])
  })

  test('may be over before it begins', () => {
    const match = startNotes(rollTen, { calls: 0 })
    expect(match.outcome?.rules).toEqual(['N-END'])
    expect({ pending: match.pending, events: match.events }).toEqual({ pending: [], events: [] })
  })

  test('throws seeded dice by default: the same for the same seed, others for another', () => {
    const rollWithSeed = (seed: string) => {
      const match = Match.start(notesGame(rollTen), { setup: null, state: { calls: 0, notes: [] } }, seed)
      return match.events[0]?.dice?.[0]?.values
    }
    expect(rollWithSeed('a')).toEqual(FairDice.fromSeed('a').throw(tenDice)[0])
    expect(rollWithSeed('b')).not.toEqual(rollWithSeed('a'))
  })

  test('plays the same without recording events', () => {
    fc.assert(
      fc.property(numbers, (moves) => {
        const loud = walk(startDuel(), moves)
        const silent = walk(startDuel({ recording: false }), moves)
        expect(silent.events).toEqual([])
        expect(silent.state).toEqual(loud.state)
        expect(silent.pending.map(dataOf)).toEqual(loud.pending.map(dataOf))
        expect(silent.undoable).toBe(loud.undoable)
      }),
      { numRuns: 40 },
    )
  })
})

describe('an illegal answer', () => {
  test('that is not offered is refused by the rules of the decision', () => {
    expect(startDuel().answer(0, 'dance')).toEqual({
      ok: false,
      reason: text('kernel.not-offered', { answer: 'dance' }),
      rules: ['DUEL-TURN-01'],
    })
  })

  test('that is barred is refused with the reason and the rule', () => {
    const match = startDuel()
    giveAnswers(match, 'step', { x: 2 }, 'salute')
    expect(match.answer(0, 'thrust')).toEqual({
      ok: false,
      reason: text('duel.too-far', { gap: 4 }),
      rules: ['DUEL-THRUST-01'],
    })
  })

  test.each([[{ x: 3 }], [3], [null], [true], [['step']]])('of the wrong type is refused: %j', (answer) => {
    expect(startDuel().answer(0, answer as Answer)).toMatchObject({ ok: false, reason: { id: 'kernel.not-offered' } })
  })

  test('to a place decision is refused by the rule it breaks', () => {
    const match = startDuel()
    giveAnswers(match, 'step')
    expect(match.answer(0, { x: 6 })).toMatchObject({ ok: false, rules: ['DUEL-STEP-02'] })
    expect(match.answer(0, { x: 1 })).toMatchObject({ ok: false, rules: ['DUEL-STEP-01'] })
    expect(match.answer(0, { y: 1 })).toMatchObject({ ok: false, reason: { id: 'duel.no-spot' } })
    expect(match.answer(0, 'go')).toMatchObject({ ok: false, reason: { id: 'kernel.not-offered' } })
    expect(match.answer(0, 'stay')).toEqual({ ok: true })
  })

  test('of a seat that is not asked is refused', () => {
    expect(startDuel().answer(1, 'salute')).toEqual({
      ok: false,
      reason: text('kernel.not-asked', { seat: { seat: 1 } }),
      rules: [],
    })
  })

  test('after the end is refused', () => {
    const match = startDuel()
    giveAnswers(match, 'yield')
    for (const seat of [0, 1]) {
      expect(match.answer(seat, 'salute')).toEqual({ ok: false, reason: text('kernel.match-over'), rules: [] })
    }
  })

  test('changes nothing at any time, and check gives the same refusal', () => {
    const answer = fc.oneof(fc.jsonValue(), fc.constantFrom('thrust', 'stay', 'high', 'stake-3', 'press', 'drink'))
    fc.assert(
      fc.property(numbers, fc.integer({ min: -1, max: 2 }), answer, (moves, seat, proposal) => {
        const match = walk(startDuel(), moves)
        const [before, mark, undoable] = [standing(match), digest(match), match.undoable]
        const refusal = match.check(seat, proposal as Answer)
        expect(standing(match)).toBe(before)
        if (!refusal) return
        expect(match.answer(seat, proposal as Answer)).toEqual(refusal)
        expect(digest(match)).toBe(mark)
        expect(standing(match)).toBe(before)
        expect(match.undoable).toBe(undoable)
      }),
      { numRuns: 300 },
    )
  })

  test('is any answer that the decision of the seat refuses', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom('step', 'thrust', 'stay', 'low', 'stake-1', 'rest'), (moves, answer) => {
        const match = walk(startDuel(), moves)
        for (const seat of [0, 1]) {
          const decision = match.decisionOf(seat)
          const legal = decision !== undefined && judgeAnswer(decision, answer).ok
          expect(match.check(seat, answer) === undefined).toBe(legal)
          expect(match.fork().answer(seat, answer).ok).toBe(legal)
        }
      }),
    )
  })
})

test('the revision of a match counts answers, formalities and undos only', () => {
  const interruption = { moment: text('acts'), key: 'act', interrupted: 0, hostile: true, pass: 'pass' }
  const pass = choice('pass', text('pass'))
  const match = startNotes(
    function* (play) {
      yield* askFor(play, 0, 'go', 'wait')
      yield* play.interrupt({ seat: 1, prompt: text('speak-up'), rules: [], interruption, options: [pass] })
      yield* askFor(play, 0, 'go', 'wait')
    },
    { holdFormalities: true },
  )
  const isChanged = (act: () => unknown) => {
    const before = match.revision
    act()
    return match.revision !== before
  }
  expect(isChanged(() => match.answer(0, 'fly'))).toBe(false)
  expect(isChanged(() => [match.view(0), match.check(0, 'go'), match.fork().answer(0, 'go')])).toBe(false)
  expect(isChanged(() => match.answer(0, 'go'))).toBe(true)
  expect(isChanged(() => match.answer(1, 'pass'))).toBe(true)
  expect(isChanged(() => match.undo(1))).toBe(false)
  expect(isChanged(() => match.undo(0))).toBe(true)
})

describe('an answer', () => {
  test('belongs to the record: neither the caller nor the rules change it afterwards', () => {
    const match = Match.start(duel, duel.saves.readPosition({ spots: [2, 5] }), 'table')
    const spot = { x: 4 }
    giveAnswers(match, 'step', spot)
    spot.x = 99
    expect(fencerOf(match.state, 0).spot.x).toBe(4)
    giveAnswers(match, 'thrust', 'take')
    expect(fencerOf(match.state, 0).spot.x).toBe(3)
    expect(match.answers[1]).toEqual({ seat: 0, answer: { x: 4 } })
  })

  test('given again in a fork does not link the two matches', () => {
    const match = Match.start(duel, duel.saves.readPosition({ spots: [2, 5] }), 'table', { retention: 'first' })
    giveAnswers(match, 'step', { x: 4 })
    const fork = match.fork()
    giveAnswers(fork, 'thrust', 'take')
    expect(fencerOf(fork.state, 0).spot.x).toBe(3)
    expect(match.answers[1]).toEqual({ seat: 0, answer: { x: 4 } })
    expect(fork.answers[1]).toEqual({ seat: 0, answer: { x: 4 } })
    expect(fencerOf(match.state, 0).spot.x).toBe(4)
  })
})

describe('an exception during an answer', () => {
  /** Does everything an answer can do, then fails if the answer says so. */
  function* fragile(play: NotesPlay): Procedure {
    const first = yield* askFor(play, 0, 'go', 'fail')
    play.state.notes.push(first)
    play.log('went', {}, [])
    yield* play.rollDice(text('test'), [], oneDie)
    play.reveal()
    if (first === 'fail') throw new TypeError('a bug in the rules')
    const second = yield* askFor(play, 1, 'go', 'fail')
    play.state.notes.push(second)
    play.reveal()
    if (second === 'fail') throw new TypeError('another bug in the rules')
  }

  test.each(retentions)(
    'leaves the match unchanged in any call of next and at any decision, keeping %s',
    (retention) => {
      for (const before of [[], ['go'], ['go', 'go'], ['go', 'go', 'go'], ['go', 'go', 'go', 'go']]) {
        const match = startNotes(fragile, { calls: 4, retention })
        const untouched = startNotes(fragile, { calls: 4, retention })
        giveAnswers(match, ...before)
        giveAnswers(untouched, ...before)
        const seat = match.pending[0]!.seat
        expect(() => match.answer(seat, 'fail')).toThrow('bug in the rules')
        expect(standing(match)).toBe(standing(untouched))
        expect(match.undoable).toBe(untouched.undoable)
        // The dice are unchanged too: play continues as if nothing had happened.
        giveAnswers(match, 'go', 'go')
        giveAnswers(untouched, 'go', 'go')
        expect(standing(match)).toBe(standing(untouched))
        expect(match.undoable).toBe(untouched.undoable)
      }
    },
  )

  test.each(retentions)('leaves the match unchanged also after a savepoint, keeping %s', (retention) => {
    const game = notesGame(function* (play) {
      if (play.state.notes.includes('fail')) throw new Error('next fails')
      play.state.notes.push(yield* askFor(play, 0, 'go', 'fail'))
    }, 3)
    const start = () => Match.start(game, { setup: null, state: { calls: 0, notes: [] } }, 's', { retention })
    const [match, untouched] = [start(), start()]
    giveAnswers(match, 'go')
    giveAnswers(untouched, 'go')
    expect(() => match.answer(0, 'fail')).toThrow('next fails')
    expect(standing(match)).toBe(standing(untouched))
    giveAnswers(match, 'go')
    giveAnswers(untouched, 'go')
    expect(standing(match)).toBe(standing(untouched))
    expect(match.undo()).toEqual({ ok: true })
    expect(standing(match)).toBe(standing(untouched.at(1)))
  })

  test('reverts its reveals: what could be undone before can be undone after', () => {
    const match = startNotes(
      function* (play) {
        if ((yield* askFor(play, 0, 'go', 'fail')) === 'go') return
        play.reveal()
        throw new Error('revealed and failed')
      },
      { calls: 3 },
    )
    giveAnswers(match, 'go', 'go')
    expect(() => match.answer(0, 'fail')).toThrow('revealed and failed')
    expect(match.undoable).toBe(2)
    expect(match.undo()).toEqual({ ok: true })
    expect(match.undo()).toEqual({ ok: true })
    expect(match.answers).toEqual([])
  })

  test('leaves the match and its dice unchanged if a script ends', () => {
    const match = startDuel({ dice: new ScriptedDice([6, 6]) })
    giveAnswers(match, 'thrust')
    const before = standing(match)
    expect(() => match.answer(1, 'parry')).toThrow(DiceError)
    expect(standing(match)).toBe(before)
    giveAnswers(match, 'riposte')
    expect(match.events[0]?.dice?.[0]?.values).toEqual([6, 6])
  })

  test('leaves the match and its dice unchanged if a wrong face follows good ones', () => {
    const match = startDuel({ dice: new ScriptedDice([1, 2, 9]) })
    giveAnswers(match, 'thrust')
    expect(() => match.answer(1, 'parry')).toThrow('dice[2] is 9')
    giveAnswers(match, 'riposte')
    expect(match.events[0]?.dice?.[0]?.values).toEqual([1, 2])
  })

  test('of a dice source is passed on as it is', () => {
    const failure = new Error('no dice today')
    const broken: DiceSource = {
      throw: () => {
        throw failure
      },
      fork: () => broken,
    }
    const match = startDuel({ dice: broken })
    giveAnswers(match, 'thrust')
    const before = standing(match)
    let caught: unknown
    try {
      match.answer(1, 'parry')
    } catch (error) {
      caught = error
    }
    expect(caught).toBe(failure)
    expect(standing(match)).toBe(before)
  })

  test('of a secret part leaves the choice of the other part unchanged', () => {
    function* part(play: NotesPlay, seat: number): Procedure<string> {
      const key = yield* askFor(play, seat, 'go', 'fail')
      if (key === 'fail') throw new Error('a part fails')
      return key
    }
    const match = startNotes(function* (play) {
      const parts = [0, 1].map((seat) => ({ seat, procedure: part(play, seat) }))
      play.state.notes.push(...(yield* play.simultaneously(parts)))
    })
    giveAnswers(match, [1, 'go'])
    const before = standing(match)
    expect(() => match.answer(0, 'fail')).toThrow('a part fails')
    expect(standing(match)).toBe(before)
    expect(match.pending.map(({ seat }) => seat)).toEqual([0])
    giveAnswers(match, [0, 'go'])
    expect(match.state.notes).toEqual(['go', 'go'])
  })

  test('of a decision that judges an answer leaves the match unchanged', () => {
    const match = startNotes(function* (play) {
      const check = (proposal: unknown) => accept((proposal as { x: { y: string } }).x.y)
      const ask = { seat: 0, prompt: text('where'), rules: [], form: null, check, suggest: () => [] }
      play.state.notes.push(yield* play.place(ask))
    })
    const before = standing(match)
    expect(() => match.answer(0, 3)).toThrow(TypeError)
    expect(standing(match)).toBe(before)
    giveAnswers(match, { x: { y: 'here' } })
    expect(match.state.notes).toEqual(['here'])
  })
})

describe('a rules fault is thrown for', () => {
  test('a pick without options', () => {
    const start = () => startNotes((play) => nothing(play, 1))
    expect(start).toThrow(RuleFault)
    expect(start).toThrow('notes: seat 1 must choose but has no options (none)')
  })

  test('a pick without options in a secret part', () => {
    const start = () => startNotes((play) => alone(play, 1, nothing(play, 1)))
    expect(start).toThrow('notes: seat 1 must choose but has no options (none)')
  })

  test('dice in a secret part', () => {
    const start = () => startNotes((play) => alone(play, 1, play.rollDice(text('test'), [], oneDie)))
    expect(start).toThrow(RuleFault)
    expect(start).toThrow('a secret choice of seat 1 asked for a roll')
  })

  test('secret parts within a secret part', () => {
    const start = () => startNotes((play) => alone(play, 0, alone(play, 0, askFor(play, 0, 'a', 'b'))))
    expect(start).toThrow(RuleFault)
    expect(start).toThrow('a secret choice of seat 0 asked for a simultaneous')
  })

  test('another seat in a secret part, at its first step or a later one', () => {
    const start = () => startNotes((play) => alone(play, 0, askFor(play, 1, 'a', 'b')))
    expect(start).toThrow(RuleFault)
    expect(start).toThrow('a secret choice of seat 0 asked seat 1')
    function* strays(play: NotesPlay): Procedure {
      yield* askFor(play, 0, 'a', 'b')
      yield* askFor(play, 1, 'a', 'b')
    }
    const match = startNotes((play) => alone(play, 0, strays(play)))
    const before = standing(match)
    expect(() => match.answer(0, 'a')).toThrow('a secret choice of seat 0 asked seat 1')
    expect(standing(match)).toBe(before)
  })

  test('a next that never asks, whether or not it rolls', () => {
    const endless = { calls: Number.POSITIVE_INFINITY, retention: 'first', recording: false } as const
    const fault = 'notes: next() ran 10000 times without asking for a decision'
    expect(() => startNotes(() => idle(), endless)).toThrow(RuleFault)
    expect(() => startNotes(() => idle(), endless)).toThrow(fault)
    expect(() => startNotes(rollTen, endless)).toThrow(fault)
    const match = startNotes((play) => (play.state.notes.length ? idle() : note(play)), endless)
    const before = standing(match)
    expect(() => match.answer(0, 'a')).toThrow(fault)
    expect(standing(match)).toBe(before)
  })

  test('but not for many calls of next in a row that reach a decision or an end', () => {
    expect(startNotes(() => idle(), { calls: 9_999 }).outcome).toBeDefined()
  })

  test('rules that refuse in a replay what they accepted', () => {
    let times = 0
    const match = startNotes(function* (play) {
      const keys = times++ === 0 ? ['a', 'b'] : ['c', 'd']
      play.state.notes.push(yield* askFor(play, 0, ...keys))
      yield* askFor(play, 0, 'e', 'f')
    })
    giveAnswers(match, 'a')
    expect(() => match.fork()).toThrow(RuleFault)
    expect(() => match.fork()).toThrow('notes: an answer once accepted is now refused (kernel.not-offered)')
  })

  function* nothing(play: NotesPlay, seat: number): Procedure {
    yield* play.pick({ seat, prompt: text('none'), rules: [], options: [] })
  }

  function* alone(play: NotesPlay, seat: number, procedure: Procedure<unknown>): Procedure {
    yield* play.simultaneously([{ seat, procedure }])
  }

  function* idle(): Procedure {
    yield* []
  }

  function* note(play: NotesPlay): Procedure {
    play.state.notes.push(yield* askFor(play, 0, 'a', 'b'))
  }
})

const tenDice = {
  kind: 'roll',
  purpose: text('test'),
  rules: [],
  pools: [{ seat: 0, count: 10, sides: 6 }],
  reader: undefined,
} as const

function* rollTen(play: NotesPlay): Procedure {
  yield* play.rollDice(tenDice.purpose, tenDice.rules, tenDice.pools)
}
