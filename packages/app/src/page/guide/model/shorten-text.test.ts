import { expect, test } from 'vitest'
import { shortenText } from './shorten-text.ts'

test('a short text stays whole', () => {
  expect(shortenText('It rolls one die more. Once in a turn.')).toBe('It rolls one die more. Once in a turn.')
})

test('a long text is cut to whole sentences, with an ellipsis', () => {
  const long = `${'It rolls one die more. '.repeat(30)}End.`
  expect(shortenText(long)).toMatch(/^(It rolls one die more\. )+…$/)
  expect(shortenText(long).length).toBeLessThan(325)
})

test('the text is as long as there is room for', () => {
  expect(shortenText('It rolls one die more. Once in a turn.', 30)).toBe('It rolls one die more. …')
})

test('a long sentence is cut after a word', () => {
  expect(shortenText('dice '.repeat(100))).toMatch(/^(dice )+…$/)
})
