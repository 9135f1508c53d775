import { expect, test } from 'vitest'
import { namesIn } from './icons.ts'

test('names of icons are the literals of a source, whatever quotes they wear', () => {
  expect(namesIn(`icon: 'wolf-head', other: "sword", text: 'Not this', x: \`nor-this\``)).toEqual([
    'wolf-head',
    'sword',
  ])
})
