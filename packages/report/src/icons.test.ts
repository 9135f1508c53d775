import { expect, test } from 'vitest'
import { ICON_DEFINITIONS, iconOf, outlineOf, withIcons } from './icons.ts'

test('an outline joins all paths of a drawing', () => {
  expect(outlineOf('<path fill="currentColor" d="M0 0"/><path d="M1 1"/>')).toBe('M0 0M1 1')
})

test('a page defines each icon it shows once and skips icons without a drawing', () => {
  const seen = ['wolf', 'unknown', 'wolf'].map((name) => iconOf(name, { x: 1.04, y: 2, size: 3 }, '#fff')).join('')
  expect(seen).toContain('<use href="#icon-wolf" x="1" y="2" width="3" height="3" fill="#fff"/>')
  const page = withIcons(`${ICON_DEFINITIONS}</defs>${seen}`, { wolf: 'M1 1', sword: 'M2 2' })
  expect(page.match(/<symbol.*?<\/symbol>/g)).toEqual([
    '<symbol id="icon-wolf" viewBox="0 0 512 512"><path d="M1 1"/></symbol>',
  ])
  expect(page.startsWith(`${ICON_DEFINITIONS}<symbol`)).toBe(true)
})
