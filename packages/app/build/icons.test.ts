import { expect, test } from 'vitest'
import { namesIn, outlineOf } from './icons.ts'

test('names of icons are the literals of a source, whatever quotes they wear', () => {
  expect(namesIn(`icon: 'wolf-head', other: "sword", text: 'Not this', x: \`nor-this\``)).toEqual([
    'wolf-head',
    'sword',
  ])
})

test('an outline joins all paths of a drawing', () => {
  expect(outlineOf('<path fill="currentColor" d="M0 0"/><path d="M1 1"/>')).toBe('M0 0M1 1')
})
