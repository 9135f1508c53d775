import { type ArrangeForm, arrangementAnswer, text } from '@fray/kernel'
import type { FigureView, TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import {
  brokenLinks,
  dropInGroups,
  groupsIn,
  heldFigure,
  isGrouping,
  joinGroup,
  keyInGroups,
  movableIn,
  pressInGroups,
} from './arranged-groups.ts'
import { type ArrangementDraft, startArrangement } from './arrangement-draft.ts'

/** Five in a row: 1 and 3 of one camp between 0, 2 and 4 of the other. */
const form: ArrangeForm = {
  things: [0, 1, 2, 3, 4].map((figure) => ({ id: `f${figure}`, text: text('named'), figure })),
  slots: [1, 2, 3].map((number) => ({ id: `fight-${number}`, text: text('fight') })),
  links: [
    ['f0', 'f1'],
    ['f1', 'f2'],
    ['f2', 'f3'],
    ['f3', 'f4'],
  ],
}
const figures = [0, 1, 2, 3, 4].map((id) => ({ id, pose: { x: id * 2500, y: 0 } }) as unknown as FigureView)
const view = { figures } as unknown as TableView
const begun = startArrangement(form, { slots: { 'fight-1': ['f0', 'f1'], 'fight-2': ['f2', 'f3', 'f4'] } })
const slotsOf = (arranging: ArrangementDraft | undefined) => arranging && arrangementAnswer(arranging.arrangement).slots
const pairs = (links: readonly (readonly FigureView[])[]) => links.map((link) => link.map(({ id }) => id))

test('groups are drawn with their number, their fights, and the fights they break up', () => {
  const groups = groupsIn(begun, view)
  expect(groups.map(({ number, members }) => [number, members.map(({ id }) => id)])).toEqual([
    [1, [0, 1]],
    [2, [2, 3, 4]],
    [3, []],
  ])
  expect(groups.map(({ links }) => pairs(links))).toEqual([
    [[0, 1]],
    [
      [2, 3],
      [3, 4],
    ],
    [],
  ])
  expect(pairs(brokenLinks(begun, view))).toEqual([[1, 2]])
})

test('only figures that may fight are divided on the table', () => {
  expect(isGrouping(begun)).toBe(true)
  const { links: _, ...plain } = form
  expect(isGrouping(startArrangement(plain, undefined))).toBe(false)
  const gem = { id: 'gem', text: text('gem') }
  expect(isGrouping(startArrangement({ ...form, things: [...form.things, gem] }, undefined))).toBe(false)
})

test('a press picks a figure up; a press on a figure of another group moves it there', () => {
  const held = pressInGroups(begun, 2)!
  expect(heldFigure(held)).toBe(2)
  expect(slotsOf(held)).toEqual(slotsOf(begun))
  const sent = pressInGroups(held, 1)!
  expect(slotsOf(sent)).toEqual({ 'fight-1': ['f0', 'f1', 'f2'], 'fight-2': ['f3', 'f4'] })
  expect(heldFigure(sent)).toBeUndefined()
  // Within the group it is the other one that is taken up; pressed twice, it is put down.
  expect(heldFigure(pressInGroups(held, 3)!)).toBe(3)
  expect(heldFigure(pressInGroups(held, 2)!)).toBeUndefined()
  expect(pressInGroups(begun, 99)).toBeUndefined()
})

test('a figure is dragged onto one of its new group, or to the ground for a group of its own', () => {
  expect(slotsOf(dropInGroups(begun, 2, 0))).toEqual({ 'fight-1': ['f0', 'f1', 'f2'], 'fight-2': ['f3', 'f4'] })
  expect(slotsOf(dropInGroups(begun, 2, undefined))).toEqual({
    'fight-1': ['f0', 'f1'],
    'fight-2': ['f3', 'f4'],
    'fight-3': ['f2'],
  })
  expect(slotsOf(dropInGroups(begun, 2, 3))).toEqual(slotsOf(begun))
  expect(slotsOf(dropInGroups(begun, 2, 99))).toEqual(slotsOf(begun))
})

test('number keys choose the group of the focused figure, and Escape puts a held one back', () => {
  expect(slotsOf(keyInGroups(begun, 4, '3'))).toEqual({
    'fight-1': ['f0', 'f1'],
    'fight-2': ['f2', 'f3'],
    'fight-3': ['f4'],
  })
  expect(keyInGroups(begun, 4, '4')).toBeUndefined()
  expect(keyInGroups(begun, 4, 'x')).toBeUndefined()
  expect(keyInGroups(begun, 4, 'Escape')).toBeUndefined()
  expect(heldFigure(keyInGroups(pressInGroups(begun, 2)!, 2, 'Escape')!)).toBeUndefined()
})

test('a fixed figure stays in its group', () => {
  const slots = form.slots.map((slot, i) => (i === 0 ? { ...slot, fixed: ['f0'] } : slot))
  const fixed = startArrangement({ ...form, slots }, arrangementAnswer(begun.arrangement))
  expect(movableIn(fixed)).toEqual(new Set([1, 2, 3, 4]))
  expect(slotsOf(joinGroup(fixed, 0, 'fight-2'))).toEqual(slotsOf(begun))
})
