import { expect, test } from 'vitest'
import { text } from '../texts/message.ts'
import { choiceIn, type SetupOption, withChoice } from './setup-option.ts'

const LENGTH: SetupOption = {
  id: 'length',
  text: text('length'),
  choices: [
    { id: 'usual', text: text('usual'), changes: { options: { turns: 12 } } },
    { id: 'short', text: text('short'), changes: { options: { turns: 6 } } },
  ],
}
const [usual, short] = LENGTH.choices

test('a choice is written into its field and leaves the others unchanged', () => {
  expect(withChoice({ width: 10, options: { zone: 3 } }, short!)).toEqual({ width: 10, options: { zone: 3, turns: 6 } })
  expect(withChoice({ width: 10 }, short!)).toEqual({ width: 10, options: { turns: 6 } })
})

test('the choice of a setup is found; the first is the default', () => {
  expect(choiceIn({ options: { zone: 3, turns: 6 } }, LENGTH)).toBe(short)
  expect(choiceIn({ options: { zone: 3 } }, LENGTH)).toBe(usual)
  expect(choiceIn(null, LENGTH)).toBe(usual)
})
