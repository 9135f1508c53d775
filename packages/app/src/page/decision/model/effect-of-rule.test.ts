import { expect, test } from 'vitest'
import { effectOfRule } from './effect-of-rule.ts'

test("the note of an option gives the effect, without the rule's kind or list of figures", () => {
  expect(effectOfRule('Active. Once per round he may try again. Not twice.')).toBe(
    'Once per round he may try again. Not twice.',
  )
  expect(effectOfRule('Path Fire; gems 2; difficulty 6; range 15 cm; 15 A.P. A friend strikes harder.')).toBe(
    'A friend strikes harder.',
  )
  expect(effectOfRule('Path Fire; gems 2; difficulty 6; range 15 cm; 15 A.P. Effect: a friend strikes harder.')).toBe(
    'A friend strikes harder.',
  )
  expect(effectOfRule('He moves; he strikes. Then he rests.')).toBe('He moves; he strikes. Then he rests.')
  expect(effectOfRule('(staff, activated). He goes farther.')).toBe('He goes farther.')
  expect(effectOfRule('Active.')).toBe('Active.')
})
