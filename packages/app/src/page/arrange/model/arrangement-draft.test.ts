import { type ArrangeForm, arrangementAnswer, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import {
  type ArrangementDraft,
  fillingOf,
  holdMany,
  moveByKey,
  moveTo,
  putBack,
  putDown,
  putInto,
  slotAfter,
  slotByKey,
  sortByFilling,
  spotOf,
  startArrangement,
  takeUp,
} from './arrangement-draft.ts'

const form: ArrangeForm = {
  things: [
    ...['fox', 'owl', 'bear'].map((id) => ({ id, text: text(id) })),
    { id: 'gem', text: text('gem'), amount: 5 },
  ],
  slots: [
    { id: 'pile', text: text('pile'), ordered: true, min: 1 },
    { id: 'bid', text: text('bid'), max: 4 },
    { id: 'purse', text: text('purse'), fixed: ['bear'] },
  ],
}

const begun = startArrangement(form, { slots: { pile: ['fox', 'owl'], purse: [['gem', 5], 'bear'] } })
const slotsOf = ({ arrangement }: ArrangementDraft) => arrangementAnswer(arrangement).slots
const pressKeys = (arranging: ArrangementDraft, ...keys: string[]) =>
  keys.reduce((other, key) => moveByKey(other, key) ?? other, arranging)

describe('an arrangement', () => {
  test('starts with the suggestion, or with everything in its fixed or first slot', () => {
    expect(slotsOf(begun)).toEqual({ pile: ['fox', 'owl'], purse: ['bear', ['gem', 5]] })
    expect(slotsOf(startArrangement(form, undefined))).toEqual({ pile: ['fox', 'owl', ['gem', 5]], purse: ['bear'] })
  })

  test('picks up a pressed item and moves it where is pressed next', () => {
    const moved = putDown(moveTo(takeUp(begun, { slot: 'pile', index: 0 }), { slot: 'purse', index: 2 }))
    expect(slotsOf(moved)).toEqual({ pile: ['owl'], purse: ['bear', ['gem', 5], 'fox'] })
    expect(moved.held).toBeUndefined()
    expect(takeUp(takeUp(begun, { slot: 'pile', index: 0 }), { slot: 'pile', index: 0 }).held).toBeUndefined()
  })

  test('inserts an item before the one it is dropped on, from either side', () => {
    const three = startArrangement(
      { things: form.things.slice(0, 3), slots: [{ id: 'pile', text: text('pile'), ordered: true }] },
      { slots: { pile: ['fox', 'owl', 'bear'] } },
    )
    const put = (from: number, to: number) =>
      slotsOf(moveTo(takeUp(three, { slot: 'pile', index: from }), { slot: 'pile', index: to })).pile
    expect(put(0, 2)).toEqual(['owl', 'fox', 'bear'])
    expect(put(2, 0)).toEqual(['bear', 'fox', 'owl'])
    expect(put(0, 3)).toEqual(['owl', 'bear', 'fox'])
  })

  test('moves as many equal items as are held, and stacks them where order does not matter', () => {
    const held = holdMany(takeUp(begun, { slot: 'purse', index: 1 }), 3)
    const bid = moveTo(held, { slot: 'bid', index: 0 })
    expect(slotsOf(bid)).toEqual({ pile: ['fox', 'owl'], bid: [['gem', 3]], purse: ['bear', ['gem', 2]] })
    const more = moveTo(takeUp(putDown(bid), { slot: 'purse', index: 1 }), { slot: 'bid', index: 0 })
    expect(slotsOf(more)).toMatchObject({ bid: [['gem', 4]], purse: ['bear', 'gem'] })
    expect(holdMany(held, 99).held?.count).toBe(5)
    expect(holdMany(held, Number.NaN)).toBe(held)
  })

  test('keeps fixed items in their slot', () => {
    const held = takeUp(begun, { slot: 'purse', index: 0 })
    expect(slotsOf(moveTo(held, { slot: 'pile', index: 0 }))).toEqual(slotsOf(begun))
    expect(slotsOf(pressKeys(held, 'ArrowLeft', 'ArrowUp'))).toEqual(slotsOf(begun))
  })

  test('moves a held item along the row and on to the next slot by arrow keys', () => {
    const held = takeUp(begun, { slot: 'pile', index: 0 })
    expect(slotsOf(pressKeys(held, 'ArrowDown')).pile).toEqual(['owl', 'fox'])
    expect(slotsOf(pressKeys(held, 'ArrowDown', 'ArrowUp')).pile).toEqual(['fox', 'owl'])
    expect(slotsOf(pressKeys(held, 'ArrowDown', 'ArrowDown'))).toMatchObject({ pile: ['owl'], bid: ['fox'] })
    expect(slotsOf(pressKeys(held, 'ArrowRight', 'ArrowRight'))).toMatchObject({ purse: ['fox', 'bear', ['gem', 5]] })
    expect(slotsOf(pressKeys(held, 'ArrowRight', 'ArrowUp')).pile).toEqual(['owl', 'fox'])
    expect(slotsOf(pressKeys(held, 'End')).pile).toEqual(['owl', 'fox'])
    expect(slotsOf(pressKeys(held, 'End', 'Home')).pile).toEqual(['fox', 'owl'])
    expect(moveByKey(begun, 'ArrowDown')).toBeUndefined()
    expect(moveByKey(held, 'x')).toBeUndefined()
  })

  test('restores everything when a held item is put back', () => {
    const carried = pressKeys(takeUp(begun, { slot: 'pile', index: 1 }), 'ArrowRight', 'ArrowRight')
    expect(slotsOf(putBack(carried))).toEqual(slotsOf(begun))
  })

  test('describes how full a slot is by its limits', () => {
    expect(form.slots.map((slot) => fillingOf(slot, begun.arrangement))).toEqual([
      { words: 'ui.slot-at-least', args: { count: 2, min: 1 } },
      { words: 'ui.slot-at-most', args: { count: 0, max: 4 } },
      { words: 'ui.slot-count', args: { count: 6 } },
    ])
    expect(fillingOf({ id: 'pile', text: text('pile'), min: 1, max: 3 }, begun.arrangement).words).toBe(
      'ui.slot-limits',
    )
  })
})

test('sorts divisions by the count in the first slot, then the next', () => {
  const gems = (bid: number) => ({
    slots: { pile: ['fox'], bid: bid > 0 ? [['gem', bid] as [string, number]] : [], purse: ['owl', 'bear'] },
  })
  const laidOut = [gems(1), gems(0), gems(3), gems(2)].map(({ slots }) => ({
    slots: { ...slots, purse: [...slots.purse, ['gem', 5 - (slots.bid[0]?.[1] ?? 0)] as [string, number]] },
  }))
  expect(sortByFilling(form, laidOut).map(({ slots }) => slots.bid)).toEqual([
    [['gem', 3]],
    [['gem', 2]],
    [['gem', 1]],
    [],
  ])
})

test('moves one of several equal items at once; numbers choose slots, which wrap around', () => {
  expect(slotsOf(putInto(begun, { slot: 'purse', index: 1 }, 'bid'))).toEqual({
    pile: ['fox', 'owl'],
    bid: ['gem'],
    purse: ['bear', ['gem', 4]],
  })
  expect(slotsOf(putInto(begun, { slot: 'purse', index: 0 }, 'bid'))).toEqual(slotsOf(begun))
  expect(slotsOf(pressKeys(takeUp(begun, { slot: 'pile', index: 0 }), '3')).purse).toContain('fox')
  expect(spotOf(begun, 'owl')).toEqual({ slot: 'pile', index: 1 })
  expect(spotOf(begun, 'nobody')).toBeUndefined()
  expect(slotAfter(form, 'purse')?.id).toBe('pile')
  expect(slotAfter(form, 'pile', -1)?.id).toBe('purse')
  expect(slotByKey(form, '4')).toBeUndefined()
})
