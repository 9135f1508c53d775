import { expect, test } from 'vitest'
import { iconSymbols, outlineOf } from './icons.ts'

test('an outline joins all paths of a drawing', () => {
  expect(outlineOf('<path fill="currentColor" d="M0 0"/><path d="M1 1"/>')).toBe('M0 0M1 1')
})

test('a page has each icon that it shows once, and none that nobody has drawn', () => {
  const drawings = { wolf: 'M1 1', sword: 'M2 2' }
  expect(iconSymbols(['wolf', 'unknown', 'wolf'], drawings)).toBe(
    '<symbol id="icon-wolf" viewBox="0 0 512 512"><path d="M1 1"/></symbol>',
  )
  expect(iconSymbols(['wolf'], {})).toBe('')
})
