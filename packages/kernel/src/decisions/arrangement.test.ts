import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Procedure } from '../match/procedure.ts'
import type { Json } from '../match/seat.ts'
import { giveAnswers, type NotesPlay, startNotes } from '../testing/play.ts'
import { text } from '../texts/message.ts'
import {
  type ArrangeForm,
  type Arrangement,
  arrangementAnswer,
  countIn,
  normalizeArrangement,
  readArrangement,
  withRest,
} from './arrangement.ts'
import { type ArrangeDecision, describeDecision as dataOf, judgeAnswer } from './decision.ts'
import { accept, refuse } from './verdict.ts'

const pile: ArrangeForm = {
  things: ['fox', 'owl', 'bear'].map((id) => ({ id, text: text(id) })),
  slots: [{ id: 'pile', text: text('pile'), ordered: true }],
}

const dice: ArrangeForm = {
  things: [
    { id: 'dice', text: text('dice'), amount: 12 },
    { id: 'bonus', text: text('bonus'), amount: 2 },
  ],
  slots: [
    { id: 'attack', text: text('attack'), min: 1 },
    { id: 'defence', text: text('defence'), max: 6, fixed: ['bonus'] },
  ],
}

const reasonOf = (form: ArrangeForm, answer: Json) => {
  const read = readArrangement(form, answer)
  return read.ok ? undefined : read.reason
}

describe('arrangements', () => {
  test('the cards of a pile are read in their order', () => {
    const read = readArrangement(pile, { slots: { pile: ['owl', 'bear', 'fox'] } })
    expect(read.ok && read.value.pile?.map(({ thing }) => thing)).toEqual(['owl', 'bear', 'fox'])
  })

  test('like things are read as counts, each once and in the order of the form', () => {
    const split = { slots: { defence: [['bonus', 2], ['dice', 3], 'dice'], attack: [['dice', 8]] } }
    expect(readArrangement(dice, split)).toEqual(
      accept({
        attack: [{ thing: 'dice', count: 8 }],
        defence: [
          { thing: 'dice', count: 4 },
          { thing: 'bonus', count: 2 },
        ],
      }),
    )
  })

  test('an ordered slot keeps the order of like things and joins neighbours', () => {
    const row: ArrangeForm = {
      things: [{ id: 'gem', text: text('gem'), amount: 3 }, ...pile.things.slice(0, 1)],
      slots: pile.slots,
    }
    const read = readArrangement(row, { slots: { pile: ['gem', ['gem', 1], 'fox', 'gem'] } })
    expect(read.ok && arrangementAnswer(read.value)).toEqual({ slots: { pile: [['gem', 2], 'fox', 'gem'] } })
  })

  test('a tidied arrangement equals what would be read from its answer', () => {
    const count = fc.integer({ min: 1, max: 6 })
    const puts = fc.array(fc.record({ thing: fc.constantFrom('dice', 'bonus'), count }), { maxLength: 4 })
    const row = { ...dice, slots: dice.slots.map((slot) => ({ ...slot, ordered: true })) }
    fc.assert(
      fc.property(puts, puts, fc.constantFrom(dice, row), (attack, defence, form) => {
        const arrangement = { attack, defence }
        expect(normalizeArrangement(form, arrangement)).toEqual(readArrangement(form, arrangementAnswer(arrangement)))
      }),
    )
  })

  test('empty slots may be omitted where that is allowed', () => {
    const free: ArrangeForm = { things: pile.things, slots: [...pile.slots, { id: 'aside', text: text('aside') }] }
    const read = readArrangement(free, { slots: { aside: ['fox', 'owl', 'bear'] } })
    expect(
      read.ok && [countIn(read.value, 'pile'), countIn(read.value, 'aside'), countIn(read.value, 'aside', 'owl')],
    ).toEqual([0, 3, 1])
    expect(read.ok && arrangementAnswer(read.value)).toEqual({ slots: { aside: ['fox', 'owl', 'bear'] } })
  })

  test('a script may omit the contents of the rest slot, a player may not', () => {
    const rest: ArrangeForm = { ...dice, rest: 'defence' }
    const short = { slots: { attack: [['dice', 8]] } }
    expect(withRest(rest, short)).toEqual({
      slots: {
        attack: [['dice', 8]],
        defence: [
          ['dice', 4],
          ['bonus', 2],
        ],
      },
    })
    expect(readArrangement(rest, withRest(rest, short)).ok).toBe(true)
    expect(readArrangement(rest, short).ok).toBe(false)
    expect(withRest(dice, short)).toEqual(short)
    const unreadable = { slots: { attack: [['dice', 8]], elsewhere: [] } }
    expect(withRest(rest, unreadable)).toEqual(unreadable)
    expect(reasonOf(rest, withRest(rest, { slots: { attack: [['dice', 13]] } }))).toEqual(
      text('kernel.arrange.amount', { thing: { text: text('dice') }, placed: 13, amount: 12 }),
    )
    expect(reasonOf(rest, withRest(rest, { slots: { attack: [['dice', 7]] } }))).toEqual(
      text('kernel.arrange.many', { slot: { text: text('defence') }, count: 7, max: 6 }),
    )
  })

  test('a script may write ids as numbers and place zero of something', () => {
    const things = ['0', '1'].map((id) => ({ id, text: text(id), amount: 2 }))
    const placed: ArrangeForm = { things, slots: dice.slots, rest: 'defence' }
    const written = {
      slots: {
        attack: [
          [0, 2],
          ['1', 0],
        ],
      },
    }
    expect(withRest(placed, written)).toEqual({ slots: { attack: [['0', 2]], defence: [['1', 2]] } })
    expect(readArrangement(placed, written).ok).toBe(false)
    const { rest: _, ...without } = placed
    expect(withRest(without, { slots: { attack: [1], defence: 'x' } })).toEqual({
      slots: { attack: ['1'], defence: 'x' },
    })
  })

  test('a script keeps its order in the rest slot, and the remaining things follow', () => {
    const rest: ArrangeForm = { ...pile, rest: 'pile' }
    const read = readArrangement(rest, withRest(rest, { slots: { pile: ['bear'] } }))
    expect(read.ok && read.value.pile).toEqual(['bear', 'fox', 'owl'].map((thing) => ({ thing, count: 1 })))
    const halved: ArrangeForm = { ...dice, rest: 'defence' }
    const some = readArrangement(halved, withRest(halved, { slots: { attack: [['dice', 8]], defence: [['dice', 1]] } }))
    expect(some.ok && countIn(some.value, 'defence', 'dice')).toBe(4)
  })

  test('an arrangement has no slots that are inherited from Object', () => {
    const odd: ArrangeForm = { things: [], slots: [{ id: 'constructor', text: text('odd') }] }
    expect(readArrangement(odd, { slots: {} })).toEqual({ ok: true, value: { constructor: [] } })
  })

  test('every thing must be placed exactly as often as it exists', () => {
    expect(reasonOf(pile, { slots: { pile: ['fox', 'owl'] } })).toEqual(
      text('kernel.arrange.amount', { thing: { text: text('bear') }, placed: 0, amount: 1 }),
    )
    expect(reasonOf(pile, { slots: { pile: ['fox', 'fox', 'owl'] } })).toEqual(
      text('kernel.arrange.amount', { thing: { text: text('fox') }, placed: 2, amount: 1 }),
    )
    expect(
      reasonOf(dice, {
        slots: {
          attack: [['dice', 7]],
          defence: [
            ['dice', 4],
            ['bonus', 2],
          ],
        },
      }),
    ).toEqual(text('kernel.arrange.amount', { thing: { text: text('dice') }, placed: 11, amount: 12 }))
  })

  test('slot limits and fixed things are enforced', () => {
    const split = (attack: number, bonus: number) => ({
      slots: {
        attack: [...(attack > 0 ? [['dice', attack]] : []), ...(bonus < 2 ? [['bonus', 2 - bonus]] : [])],
        defence: [['dice', 12 - attack], ...(bonus > 0 ? [['bonus', bonus]] : [])],
      },
    })
    expect(reasonOf(dice, split(8, 2))).toBeUndefined()
    expect(reasonOf(dice, split(7, 2))).toEqual(
      text('kernel.arrange.many', { slot: { text: text('defence') }, count: 7, max: 6 }),
    )
    expect(reasonOf(dice, split(0, 2))).toEqual(
      text('kernel.arrange.few', { slot: { text: text('attack') }, count: 0, min: 1 }),
    )
    expect(reasonOf(dice, split(8, 1))).toEqual(
      text('kernel.arrange.fixed', { thing: { text: text('bonus') }, slot: { text: text('defence') } }),
    )
  })

  test('unknown slots and things are refused', () => {
    expect(reasonOf(pile, { slots: { pile: ['fox', 'owl', 'wolf'] } })).toEqual(
      text('kernel.arrange.no-thing', { thing: 'wolf' }),
    )
    expect(reasonOf(pile, { slots: { pile: ['fox', 'owl', 'bear'], constructor: [] } })).toEqual(
      text('kernel.arrange.no-slot', { slot: 'constructor' }),
    )
  })

  test.each([
    null,
    [],
    {},
    { slots: null },
    { slots: [] },
    { slots: { pile: 'fox' } },
    { slots: { pile: [['fox']] } },
    { slots: { pile: [['fox', 0]] } },
    { slots: { pile: [['fox', -1]] } },
    { slots: { pile: [['fox', 1.5]] } },
    { slots: { pile: [['fox', '1']] } },
    { slots: { pile: [['fox', 1, 1]] } },
    { slots: { pile: [1] } },
    { slots: { pile: ['fox', 'owl', 'bear', 'fox'] } },
    { slots: { pile: ['fox', 'owl', 'bear'] }, more: 1 },
  ] as Json[])('%j is not an arrangement', (answer) => {
    expect(reasonOf(pile, answer)).toEqual(text('kernel.arrange.form'))
  })

  test('any JSON is read without throwing, and accepted arrangements read the same again', () => {
    const entry = fc.oneof(fc.constantFrom('fox', 'owl', 'bear'), fc.tuple(fc.constantFrom('fox', 'owl'), fc.nat(2)))
    const answer = fc.oneof(
      fc.jsonValue(),
      fc.record({ slots: fc.record({ pile: fc.array(entry, { maxLength: 4 }) }) }),
    )
    fc.assert(
      fc.property(answer, (json) => {
        const read = readArrangement(pile, json as Json)
        if (!read.ok) return
        expect(readArrangement(pile, arrangementAnswer(read.value))).toEqual(read)
      }),
    )
  })
})

/** Fighters in contact must fight together: fox with owl. */
function fray(): Omit<ArrangeDecision<number>, 'kind'> {
  const fights = ['first', 'second']
  const together = (arrangement: Arrangement) =>
    fights.some((fight) => countIn(arrangement, fight, 'fox') + countIn(arrangement, fight, 'owl') === 2)
  return {
    seat: 0,
    prompt: text('divide'),
    rules: ['F-1'],
    things: pile.things,
    slots: fights.map((id) => ({ id, text: text(id) })),
    check: (arrangement) =>
      together(arrangement) ? accept(countIn(arrangement, 'first')) : refuse(text('apart'), 'F-2'),
    suggest: () => [{ slots: { first: ['fox', 'owl'], second: ['bear'] } }],
    alternatives: [{ key: 'leave', text: text('leave'), value: 0 }],
  }
}

describe('arrange decisions', () => {
  function* dividing(play: NotesPlay): Procedure {
    play.state.notes.push(`${yield* play.arrange(fray())} in the first fight`)
  }

  test('an answer is judged by the form first, then by the game', () => {
    const decision: ArrangeDecision<number> = { ...fray(), kind: 'arrange' }
    expect(judgeAnswer(decision, { slots: { first: ['owl', 'fox', 'bear'] } })).toEqual(accept(3))
    expect(judgeAnswer(decision, { slots: { first: ['fox'], second: ['owl', 'bear'] } })).toEqual(
      refuse(text('apart'), 'F-2'),
    )
    expect(judgeAnswer(decision, { slots: { first: ['fox', 'owl'] } })).toMatchObject({
      ok: false,
      reason: { id: 'kernel.arrange.amount' },
      rules: ['F-1'],
    })
    expect(judgeAnswer(decision, 'leave')).toEqual(accept(0))
    expect(judgeAnswer(decision, 'first').ok).toBe(false)
  })

  test('an arrangement is asked, answered and undone in a match like any other decision', () => {
    const match = startNotes(dividing, { calls: 2 })
    expect(match.check(0, { slots: { second: ['bear', 'owl', 'fox'] } })).toBeUndefined()
    giveAnswers(match, { slots: { second: ['bear', 'owl', 'fox'] } })
    expect(match.state.notes).toEqual(['0 in the first fight'])
    // The slot is unordered, so the record lists its things in the order of the form.
    expect(match.answers).toEqual([{ seat: 0, answer: { slots: { second: ['fox', 'owl', 'bear'] } } }])
    expect(match.answer(0, { slots: { second: ['bear'] } }).ok).toBe(false)
    match.undo()
    giveAnswers(match, 'leave', { slots: { first: ['fox', 'owl'], second: ['bear'] } })
    expect(match.state.notes).toEqual(['0 in the first fight', '2 in the first fight'])
  })

  test('the data of an arrange decision holds its things, slots and suggestion', () => {
    const { check: _check, suggest, ...data } = fray()
    const described = dataOf({ ...fray(), kind: 'arrange' })
    expect(described).toEqual({
      ...data,
      kind: 'arrange',
      suggested: suggest()[0],
      alternatives: [{ key: 'leave', text: text('leave') }],
    })
    expect(JSON.parse(JSON.stringify(described))).toEqual(described)
    const links = [['fox', 'owl']] as const
    expect(dataOf({ ...fray(), kind: 'arrange', links })).toEqual({ ...described, links })
  })
})
