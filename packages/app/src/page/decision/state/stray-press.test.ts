import { expect, test } from 'vitest'
import { StrayPresses } from './stray-press.ts'

const click = (detail: number, timeStamp: number) => ({ detail, timeStamp })

test('the second half of a double click does not answer the next question', () => {
  const presses = new StrayPresses()
  expect(presses.isStray(click(1, 1000), 'whom')).toBe(false)
  expect(presses.isStray(click(2, 1130), 'how')).toBe(true)
  expect(presses.isStray(click(3, 1260), 'how')).toBe(true)
})

test('the second click counts for the same question: two dice are moved by two clicks', () => {
  const presses = new StrayPresses()
  expect(presses.isStray(click(1, 1000), 'divide')).toBe(false)
  expect(presses.isStray(click(2, 1130), 'divide')).toBe(false)
})

test('a later click, one elsewhere, or a key press counts', () => {
  const presses = new StrayPresses()
  presses.isStray(click(1, 1000), 'whom')
  expect(presses.isStray(click(2, 1450), 'how')).toBe(false)
  expect(presses.isStray(click(1, 1500), 'how')).toBe(false)
  // A key is not a click.
  expect(presses.isStray(click(0, 1520), 'next')).toBe(false)
})
