import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

test('a name is set in lines as full as may be', () => {
  expect(breakLines('Legion of the First Palisade 20/20')).toEqual(['Legion of the', 'First Palisade', '20/20'])
})

test('a long word has a line of its own', () => {
  expect(breakLines('Archers of Khirgáryammishtenkh')).toEqual(['Archers of', 'Khirgáryammishtenkh'])
})

test('lines are as long as there is room for', () => {
  expect(breakLines('Legion of the First Palisade 20/20', 30)).toEqual(['Legion of the First Palisade', '20/20'])
})
