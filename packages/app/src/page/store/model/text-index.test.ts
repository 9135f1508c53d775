import { describe, expect, test } from 'vitest'
import { TextIndex } from './text-index.ts'

const things = [
  { key: 'shot', name: 'Shooting', text: 'Aim, then roll for R-MOVE-2.' },
  { key: 'move', name: 'R-MOVE-2 Running', text: 'Twice as far, without shooting.' },
  { key: 'army', name: 'Yán Kór’s army', text: 'Counter-charges at 2.5 cm' },
]
const index = new TextIndex(things, ({ name, text }) => ({ names: [name], texts: [text] }))
const find = (search: string) => index.find(search).map(({ key }) => key)

describe('a search', () => {
  test('finds all words in any order, ignoring capitals and accents', () => {
    expect(find('KOR yan')).toEqual(['army'])
    expect(find('Kór aim')).toEqual([])
  })

  test('finds the beginnings of words', () => {
    expect(find('run tw')).toEqual(['move'])
  })

  test('finds an id whole and by its parts, in its own rule first', () => {
    expect(find('r-move-2')).toEqual(['move', 'shot'])
    expect(find('MOVE-2')).toEqual(['move', 'shot'])
    expect(find('r-move-3')).toEqual([])
  })

  test('lists matches in names before matches in texts', () => {
    expect(find('shooting')).toEqual(['shot', 'move'])
  })

  test('finds the parts of a word with a hyphen', () => {
    expect(find('charge')).toEqual(['army'])
    expect(find('counter-ch')).toEqual(['army'])
  })

  test('splits at apostrophes and points', () => {
    expect(find("kór's 2.5")).toEqual(['army'])
  })

  test.each(['', '  ', '…'])('without words finds everything: "%s"', (nothing) => {
    expect(find(nothing)).toEqual(['shot', 'move', 'army'])
  })
})

test('a filter keeps the order of the list', () => {
  expect(index.filter('move-2').map(({ key }) => key)).toEqual(['shot', 'move'])
})
