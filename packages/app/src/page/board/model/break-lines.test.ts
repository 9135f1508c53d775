import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

test('a name is broken into lines as full as possible', () => {
  expect(breakLines('Legion of the First Palisade 20/20')).toEqual(['Legion of the', 'First Palisade', '20/20'])
})

test('a long word has its own line', () => {
  expect(breakLines('Archers of Khirgáryammishtenkh')).toEqual(['Archers of', 'Khirgáryammishtenkh'])
})

test('lines are as long as there is room for', () => {
  expect(breakLines('Legion of the First Palisade 20/20', 30)).toEqual(['Legion of the First Palisade', '20/20'])
})
