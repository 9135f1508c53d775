import { expect, test } from 'vitest'
import { shortenText } from './shorten-text.ts'

test('a short text is told whole', () => {
  expect(shortenText('It rolls one die more. Once in a turn.')).toBe('It rolls one die more. Once in a turn.')
})

test('of a long one whole sentences are told, and that there is more', () => {
  const long = `${'It rolls one die more. '.repeat(30)}End.`
  expect(shortenText(long)).toMatch(/^(It rolls one die more\. )+…$/)
  expect(shortenText(long).length).toBeLessThan(325)
})

test('as much is told as there is room for', () => {
  expect(shortenText('It rolls one die more. Once in a turn.', 30)).toBe('It rolls one die more. …')
})

test('a long sentence ends after a word', () => {
  expect(shortenText('dice '.repeat(100))).toMatch(/^(dice )+…$/)
})
