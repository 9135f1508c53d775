import { expect, test } from 'vitest'
import { idsByPrintedName, shortNames, similarNames, withTranslatedNames } from './printed-names.ts'

const CARDS = [
  { id: 'guard', name: 'Royal Guard' },
  { id: 'sered', name: 'Sered, templar commander' },
  { id: 'blade', name: 'The Blade’s Edge' },
]

test('names are found in lower case, without accents, hyphens and articles, in any of several languages', () => {
  const idOf = idsByPrintedName(withTranslatedNames(CARDS, [{ 'Royal Guard': 'Garde à l’épée' }]))
  const written = ['royal guards', 'Royal-Guard', "blade's edge", 'la garde a l’epee', 'nobody']
  expect(written.map(idOf)).toEqual(['guard', 'guard', 'blade', 'guard', 'nobody'])
})

test('two names that differ only in the article are found by the exact one', () => {
  const idOf = idsByPrintedName([...CARDS, { id: 'other', name: 'Blade’s Edge' }])
  expect(['The Blade’s Edge', 'Blade’s Edge', 'La Blade’s Edge'].map(idOf)).toEqual(['blade', 'other', 'blade'])
})

test('a surname may be omitted if only one name matches', () => {
  expect(shortNames('sered', CARDS)).toBe('sered')
  expect(shortNames('sere', CARDS)).toBeUndefined()
  expect(shortNames('sered', [...CARDS, { id: 'twin', name: 'Sered the younger' }])).toBeUndefined()
})

test('names that share most words come first', () => {
  expect(similarNames('guard of the templar commander', CARDS)).toEqual(['Sered, templar commander', 'Royal Guard'])
  expect(similarNames('the', CARDS)).toEqual([])
})
