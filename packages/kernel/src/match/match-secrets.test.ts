import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answer, describeDecision as dataOf } from '../decisions/decision.ts'
import { ScriptedDice } from '../dice/random.ts'
import { drawOverlay, overlaysOf } from '../game/overlay-request.ts'
import { digest } from '../records/record.ts'
import { type DuelSetup, duel } from '../testing/duel.ts'
import {
  askFor,
  chooseAnswer,
  type DuelMatch,
  giveAnswers,
  type NotesPlay,
  standing,
  startDuel,
  startNotes,
  walk,
} from '../testing/play.ts'
import { text } from '../texts/message.ts'
import { Match } from './match.ts'
import type { Procedure } from './procedure.ts'
import type { Json, Seat } from './seat.ts'

const numbers = fc.array(fc.nat(), { maxLength: 20 })
const seats = [0, 1] as const

/** Gets everything that a seat can learn about a match, as bytes, including futures it can imagine. */
function knowledge(match: DuelMatch, seat: Seat, future: readonly number[] = []): string {
  const decision = match.decisionOf(seat)
  const overlays = seats.map((figure) =>
    overlaysOf(match, seat, figure).map(({ id }) => drawOverlay(match, seat, figure, id)),
  )
  const known = [
    match.view(seat),
    match.eventsFor(seat),
    match.setupFor(seat),
    decision ? dataOf(decision) : null,
    overlays,
  ]
  if (!mayImagine(match, seat)) return JSON.stringify(known)
  const imagined = match.imagine(seat)
  return JSON.stringify([
    ...known,
    imagined.setup,
    standing(imagined),
    standing(imagined.fork()),
    standing(imagined.imagine(seat)),
    standing(walk(imagined, future)),
    standing(imagined.fork()),
  ])
}

/** While only another seat is asked, there is nothing to imagine. */
function mayImagine({ pending }: DuelMatch, seat: Seat): boolean {
  return pending.length !== 1 || pending[0]?.seat === seat
}

describe('a secret of another seat', () => {
  const setups = (other: Seat): DuelSetup[] =>
    (['healing', 'poison'] as const).map((potion) => ({
      life: 3,
      potions: other === 0 ? [potion, 'healing'] : ['healing', potion],
    }))

  test('does not change a single byte that the seat gets', () => {
    fc.assert(
      fc.property(fc.constantFrom(...seats), fc.string(), numbers, numbers, (seat, seed, moves, future) => {
        const other = 1 - seat
        const [one, two] = setups(other).map((setup) => startDuel({ setup, seed })) as [DuelMatch, DuelMatch]
        // Drinking reveals the potion, which is the one thing that may make a difference.
        const drinks = (by: Seat, answer: Answer) => by === other && answer === 'drink'
        expect(knowledge(one, seat, future)).toBe(knowledge(two, seat, future))
        for (const move of moves) {
          const next = chooseAnswer(one, move, drinks)
          if (!next) break
          giveAnswers(one, next)
          giveAnswers(two, next)
          expect(knowledge(one, seat)).toBe(knowledge(two, seat))
        }
        expect(knowledge(one, seat, future)).toBe(knowledge(two, seat, future))
        expect(digest(one)).not.toBe(digest(two))
      }),
      { numRuns: 60 },
    )
  })

  test('is known to its owner and becomes known when the rules reveal it', () => {
    const [one, two] = setups(1).map((setup) => startDuel({ setup })) as [DuelMatch, DuelMatch]
    expect(knowledge(one, 1)).not.toBe(knowledge(two, 1))
    expect(knowledge(one, 0)).toBe(knowledge(two, 0))
    for (const match of [one, two]) giveAnswers(match, 'salute', 'drink')
    expect(knowledge(one, 0)).not.toBe(knowledge(two, 0))
  })

  test('is hidden from onlookers', () => {
    const views = setups(1).map((setup) => {
      const match = startDuel({ setup })
      giveAnswers(match, 'salute', 'sniff')
      return JSON.stringify([match.view(undefined), match.eventsFor(undefined)])
    })
    expect(views[0]).toBe(views[1])
    expect(views[0]).not.toMatch(/healing|poison/)
  })

  test('stays in the match: views and imagined matches remove nothing', () => {
    const match = startDuel()
    giveAnswers(match, 'salute', 'sniff')
    const before = standing(match)
    for (const seat of seats) {
      match.view(seat)
      if (mayImagine(match, seat)) walk(match.imagine(seat), [1, 2, 3])
    }
    expect(standing(match)).toBe(before)
    expect(match.state.fencers.map(({ potion }) => potion)).toEqual(['healing', 'poison'])
  })

  test('events for some seats are shown only to them', () => {
    const match = startDuel()
    giveAnswers(match, 'salute', 'sniff')
    const eventTypesFor = (seat: Seat | undefined) => match.eventsFor(seat).map(({ type }) => type)
    expect(eventTypesFor(1)).toEqual(['duel.salutes', 'duel.sniffs'])
    expect(eventTypesFor(0)).toEqual(['duel.salutes'])
    expect(eventTypesFor(undefined)).toEqual(['duel.salutes'])
  })
})

describe('an imagined match', () => {
  test('asks the seat the same decision as the match', () => {
    fc.assert(
      fc.property(numbers, (moves) => {
        const match = walk(startDuel(), moves)
        for (const seat of seats.filter((otherSeat) => mayImagine(match, otherSeat))) {
          const [real, imagined] = [match.decisionOf(seat), match.imagine(seat).decisionOf(seat)]
          expect(imagined && dataOf(imagined)).toEqual(real && dataOf(real))
          expect(match.imagine(seat).view(seat)).toEqual(match.view(seat))
          expect(match.imagine(seat).events).toEqual(match.eventsFor(seat))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('does not know future dice: matches with different seeds are imagined alike', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), numbers, (seed, otherSeed, future) => {
        expect(knowledge(startDuel({ seed: seed }), 0, future)).toBe(
          knowledge(startDuel({ seed: otherSeed }), 0, future),
        )
      }),
      { numRuns: 40 },
    )
  })

  test('throws the dice it is given', () => {
    const match = startDuel()
    giveAnswers(match, 'thrust')
    const imagined = match.imagine(1, { dice: new ScriptedDice([1, 2, 3]) })
    giveAnswers(imagined, 'parry')
    expect(imagined.events[0]?.dice?.map(({ values }) => values)).toEqual([[1, 2], [3]])
  })

  test('does not reveal the truth after undo, forks or failures, whatever savepoints it keeps', () => {
    for (const retention of ['all', 'last', 'first'] as const) {
      const match = startDuel({ retention })
      giveAnswers(match, 'salute', 'sniff', 'step')
      const imagined = match.imagine(0, { retention, dice: new ScriptedDice([]) })
      const before = standing(imagined)
      expect(before).not.toContain('poison')
      giveAnswers(imagined, 'stay')
      expect(imagined.undo()).toEqual({ ok: true })
      expect(standing(imagined)).toBe(before)
      expect(standing(imagined.fork())).toBe(before)
      giveAnswers(imagined, 'stay', 'thrust')
      const later = standing(imagined)
      expect(() => imagined.answer(0, 'parry')).toThrow('too short')
      expect(standing(imagined)).toBe(later)
      expect(later).not.toContain('poison')
      expect(standing(imagined.at(0))).toBe(before)
    }
  })

  test('does not reach back before it was imagined', () => {
    const match = startDuel({ retention: 'first' })
    giveAnswers(match, 'salute', 'salute', 'step')
    const imagined = match.imagine(0)
    expect(imagined.undoable).toBe(0)
    expect(imagined.undo()).toMatchObject({ ok: false })
    expect(() => imagined.at(-1)).toThrow(RangeError)
    giveAnswers(imagined, 'stay', 'salute')
    expect(() => imagined.fork().at(-1)).toThrow('not after -1')
    expect(imagined.undoable).toBe(2)
  })

  test('stops at the savepoint on request', () => {
    const imagined = startDuel().imagine(0, { stopAtSavepoint: true })
    giveAnswers(imagined, 'salute')
    expect({ pending: imagined.pending, turn: imagined.state.turn }).toEqual({ pending: [], turn: 1 })
  })

  test('within an imagined match hides the secrets of both seats', () => {
    const imagined = startDuel().imagine(0)
    giveAnswers(imagined, 'salute')
    const further = imagined.imagine(1)
    expect(further.state.fencers.map(({ potion }) => potion)).toEqual(['unknown', 'unknown'])
    expect(further.setup.potions).toEqual(['unknown', 'unknown'])
    expect(further.fork().state).toEqual(further.state)
  })

  test('is refused while only another seat is asked, because its options may name its secrets', () => {
    const match = startDuel()
    giveAnswers(match, 'thrust')
    expect(JSON.stringify(match.pending.map(dataOf))).toContain('poison')
    expect(() => match.imagine(0)).toThrow(new RangeError('seat 0 cannot imagine what seat 1 is asked'))
    expect(match.imagine(1).decisionOf(1)).toBeDefined()
  })

  test('of the setup has what the seat may know, before and after an undo', () => {
    const match = startDuel()
    giveAnswers(match, 'salute')
    const imagined = match.imagine(1)
    expect(imagined.setup.potions).toEqual(['unknown', 'poison'])
    expect(match.setupFor(1)).toBe(imagined.setup)
    giveAnswers(imagined, 'salute')
    imagined.undo()
    expect(imagined.setup).toBe(match.setupFor(1))
    expect(imagined.fork().setup).toBe(match.setupFor(1))
    expect(match.setup.potions).toEqual(['healing', 'poison'])
    expect(match.setupFor(undefined).potions).toEqual(['unknown', 'unknown'])
  })

  test('has no earlier answers: what others answered, and how often, may be secret', () => {
    const match = startDuel()
    giveAnswers(match, 'salute', 'sniff', 'step', 'stay')
    const imagined = match.imagine(1)
    expect(imagined.answers).toEqual([])
    giveAnswers(imagined, 'bid', [1, 'low'])
    const given = ['bid', 'low'].map((answer) => ({ seat: 1, answer }))
    for (const otherMatch of [imagined, imagined.fork(), imagined.at(2)]) expect(otherMatch.answers).toEqual(given)
    expect(imagined.imagine(1).answers).toEqual(given.slice(1))
    expect(match.answers).toHaveLength(4)
  })
})

describe('simultaneous choices', () => {
  type Given = readonly [Seat, string]
  const choices: Record<Seat, Given[]> = {
    0: [
      [0, 'high'],
      [0, 'stake-2'],
    ],
    1: [
      [1, 'low'],
      [1, 'stake-1'],
    ],
  }

  /** Lists every order in which two seats can give their answers, each seat's own in sequence. */
  function orders(ones: readonly Given[], others: readonly Given[]): Given[][] {
    const [one, ...restOfOnes] = ones
    const [other, ...restOfOthers] = others
    if (!one || !other) return [[...ones, ...others]]
    return [
      ...orders(restOfOnes, others).map((rest) => [one, ...rest]),
      ...orders(ones, restOfOthers).map((rest) => [other, ...rest]),
    ]
  }

  const allOrders = orders(choices[0]!, choices[1]!)

  function bidding(): DuelMatch {
    const match = startDuel()
    giveAnswers(match, 'salute', 'bid')
    return match
  }

  test('all seats are asked at the same time', () => {
    const match = bidding()
    expect(match.pending.map(({ seat, prompt }) => [seat, prompt.id])).toEqual([
      [0, 'duel.stance'],
      [1, 'duel.stance'],
    ])
    giveAnswers(match, [1, 'low'])
    expect(match.decisionOf(0)?.prompt.id).toBe('duel.stance')
    expect(match.decisionOf(1)?.prompt.id).toBe('duel.stake')
    giveAnswers(match, [1, 'stake-0'])
    expect(match.answer(1, 'stake-0')).toMatchObject({ ok: false, reason: { id: 'kernel.not-asked' } })
  })

  test('every order of answers leads to the same state and the same events', () => {
    expect(allOrders).toHaveLength(6)
    const ends = allOrders.map((order) => {
      const match = bidding()
      for (const [seat, answer] of order) giveAnswers(match, [seat, answer])
      return JSON.stringify([digest(match), match.state, match.events, match.pending.map(dataOf), match.undoable])
    })
    expect(new Set(ends).size).toBe(1)
  })

  test('the rule gets the choices in the order of its parts', () => {
    for (const first of seats) {
      const match = startNotes(function* (play) {
        const parts = seats.map((seat) => ({ seat, procedure: askFor(play, seat, 'a', 'b') }))
        play.state.notes.push(...(yield* play.simultaneously(parts)))
      })
      for (const seat of [first, 1 - first]) giveAnswers(match, [seat, seat === 0 ? 'a' : 'b'])
      expect(match.state.notes).toEqual(['a', 'b'])
    }
  })

  test('choices are hidden until all are made, then shown in the order of the parts', () => {
    for (const order of allOrders) {
      const match = bidding()
      const before = JSON.stringify([match.events, seats.map((seat) => match.view(seat)), match.state])
      for (const [seat, answer] of order.slice(0, -1)) {
        giveAnswers(match, [seat, answer])
        expect(JSON.stringify([match.events, seats.map((otherSeat) => match.view(otherSeat)), match.state])).toBe(
          before,
        )
      }
      for (const [seat, answer] of order.slice(-1)) giveAnswers(match, [seat, answer])
      const told = match.events.slice(1).map(({ type, seat }) => [type, seat])
      expect(told).toEqual([
        ['duel.bid-made', 0],
        ['duel.bid-made', 1],
        ['duel.bids', undefined],
      ])
    }
  })

  test("an imagined match has the seat's own choices and not those of others", () => {
    const match = bidding()
    giveAnswers(match, [1, 'low'], [0, 'high'], [1, 'stake-1'])
    const first = match.imagine(0)
    expect(first.pending.map(({ seat, prompt }) => [seat, prompt.id])).toEqual([
      [1, 'duel.stance'],
      [0, 'duel.stake'],
    ])
    expect(first.answers).toEqual([{ seat: 0, answer: 'high' }])
    const second = match.imagine(1)
    expect(second.pending.map(({ seat, prompt }) => [seat, prompt.id])).toEqual([[0, 'duel.stance']])
    giveAnswers(second, [0, 'high'], [0, 'stake-4'])
    expect(second.events.at(-1)).toMatchObject({ type: 'duel.bids', args: { first: 4, second: 1 } })
  })

  test('an imagined match starts the choices of others again from what the seat knows', () => {
    const match = bidding()
    const decisionBytes = (bid: DuelMatch, seat: Seat) => JSON.stringify(dataOf(bid.decisionOf(seat)!))
    expect(decisionBytes(match, 1)).toContain('poison')
    for (const answers of [[], [[1, 'low']], [[0, 'high']]] as [Seat, string][][]) {
      const copy = match.fork()
      giveAnswers(copy, ...answers)
      const imagined = copy.imagine(0)
      for (const known of [imagined, imagined.fork(), imagined.imagine(0)]) {
        expect(decisionBytes(known, 1)).toContain('unknown')
        expect(decisionBytes(known, 1)).not.toContain('poison')
        expect(decisionBytes(known, 0)).toBe(decisionBytes(copy, 0))
      }
    }
  })

  test('a roll between the parts is imagined with the dice that fell', () => {
    const match = startNotes(function* (play) {
      for (const round of ['first', 'second']) {
        const [dice] = yield* play.rollDice(text('luck'), [], [{ seat: 0, count: 3, sides: 6 }])
        play.state.notes.push(`${round} ${dice?.join('')}`)
        yield* play.simultaneously<string>([{ seat: 0, procedure: giveValue('nothing') }])
      }
      yield* play.simultaneously(seats.map((seat) => ({ seat, procedure: askFor(play, seat, 'a', 'b') })))
    })
    const imagined = match.imagine(0)
    expect(imagined.state.notes).toEqual(match.state.notes)
    expect(standing(imagined.fork())).toBe(standing(imagined))
    expect(imagined.pending.map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('what others choose, and when, makes no difference to a seat', () => {
    const other = fc.constantFrom<string[]>(
      [],
      ['high'],
      ['low'],
      ['high', 'stake-2'],
      ['high', 'stake-4'],
      ['low', 'stake-0'],
    )
    const own = fc.constantFrom<string[]>([], ['high'], ['low'], ['low', 'stake-1'])
    const setup = fc.tuple(fc.constantFrom(...seats), own, other, other, fc.array(fc.boolean(), { maxLength: 4 }))
    fc.assert(
      fc.property(setup, numbers, ([seat, mine, theirs, instead, order], future) => {
        fc.pre(mine.length < 2 || (theirs.length < 2 && instead.length < 2))
        const play = (others: readonly string[]) => {
          const match = bidding()
          const queues = [
            mine.map((key): [Seat, string] => [seat, key]),
            others.map((key): [Seat, string] => [1 - seat, key]),
          ]
          for (const mineFirst of [...order, true, true, false, false]) {
            const next = queues[mineFirst ? 0 : 1]?.shift()
            if (next) giveAnswers(match, next)
          }
          return match
        }
        expect(knowledge(play(theirs), seat, future)).toBe(knowledge(play(instead), seat, future))
      }),
      { numRuns: 150 },
    )
  })

  test('imagined forks forget the choices of others, true forks keep them', () => {
    const match = bidding()
    giveAnswers(match, [0, 'high'])
    expect(standing(match.fork())).toBe(standing(match))
    expect(match.imagine(1).fork().answers).toHaveLength(0)
  })

  test('a seat may have nothing to choose', () => {
    const match = startNotes(function* (play) {
      const parts = [
        { seat: 0, procedure: giveValue('nothing') },
        { seat: 1, procedure: askFor(play, 1, 'a', 'b') },
      ]
      play.state.notes.push(...(yield* play.simultaneously<string>(parts)))
    })
    expect(match.pending.map(({ seat }) => seat)).toEqual([1])
    giveAnswers(match, 'b')
    expect(match.state.notes).toEqual(['nothing', 'b'])
  })

  test('all seats may have nothing to choose, and the events in between are shown', () => {
    const match = startNotes(function* (play) {
      const parts = [1, 0].map((seat) => ({ seat, procedure: saying(play, seat) }))
      play.state.notes.push(
        ...(yield* play.simultaneously<string>(parts)),
        `of ${(yield* play.simultaneously([])).length}`,
      )
    })
    expect(match.outcome).toBeDefined()
    expect(match.state.notes).toEqual(['seat 1', 'seat 0', 'of 0'])
    expect(match.events.map(({ seat }) => seat)).toEqual([1, 0])
  })

  test('several may follow one another in one action', () => {
    const match = startNotes(function* (play) {
      for (let round = 0; round < 2; round++) {
        const parts = seats.map((seat) => ({ seat, procedure: askFor(play, seat, 'a', 'b') }))
        play.state.notes.push((yield* play.simultaneously(parts)).join(''))
      }
    })
    giveAnswers(match, [1, 'a'], [0, 'b'])
    expect(match.pending.map(({ seat }) => seat)).toEqual([0, 1])
    giveAnswers(match, [0, 'a'])
    expect(match.imagine(1).answers).toHaveLength(0)
    giveAnswers(match, [1, 'b'])
    expect(match.state.notes).toEqual(['ba', 'ab'])
  })

  function* giveValue(value: string): Procedure<string> {
    yield* []
    return value
  }

  function* saying(play: NotesPlay, seat: Seat): Procedure<string> {
    yield* []
    play.log('said', {}, [], { seat })
    return `seat ${seat}`
  }
})

test('a seat cannot be imagined to have answered what it did not know it could', () => {
  // The rules judge a choice by a secret of the other seat: a rules fault, and reported as one.
  const leaky = {
    ...duel,
    rules: {
      ...duel.rules,
      *next(play: Parameters<typeof duel.rules.next>[0]): Procedure {
        const open = () => play.state.fencers[1]?.potion === 'poison'
        const part = function* (): Procedure {
          const ask = { seat: 0, prompt: { id: 'x' }, rules: [], form: null, suggest: () => [1] }
          const check = () =>
            open() ? { ok: true as const, value: 1 } : { ok: false as const, reason: { id: 'no' }, rules: [] }
          yield* play.place({ ...ask, check })
        }
        const waiting = { seat: 1, prompt: { id: 'y' }, rules: [], form: null, suggest: () => [1] }
        const accept = { check: () => ({ ok: true as const, value: 1 }) }
        yield* play.simultaneously<unknown>([
          { seat: 0, procedure: part() },
          { seat: 1, procedure: play.place({ ...waiting, ...accept }) },
        ])
      },
    },
    saves: {
      ...duel.saves,
      readPlacement: (answer: Json) => answer,
    },
  }
  const match = Match.start(leaky, duel.saves.readPosition({ spots: [1, 2] }), 's')
  giveAnswers(match, [0, 1])
  expect(() => match.imagine(0)).toThrow('duel: an answer once accepted is now refused (no)')
})
