import { expect, test } from 'vitest'
import { effectOfRule } from './effect-of-rule.ts'

test("the note of an option gives the effect, without the rule's kind or list of figures", () => {
  expect(effectOfRule('Active. Once per round it may try again. Not twice.')).toBe(
    'Once per round it may try again. Not twice.',
  )
  expect(effectOfRule('Path Fire; gems 2; difficulty 6; range 15 cm; 15 A.P. A friend strikes harder.')).toBe(
    'A friend strikes harder.',
  )
  expect(effectOfRule('Path Fire; gems 2; difficulty 6; range 15 cm; 15 A.P. Effect: a friend strikes harder.')).toBe(
    'A friend strikes harder.',
  )
  expect(effectOfRule('It moves; it strikes. Then it rests.')).toBe('It moves; it strikes. Then it rests.')
  expect(effectOfRule('(staff, activated). It goes farther.')).toBe('It goes farther.')
  expect(effectOfRule('Active.')).toBe('Active.')
})
