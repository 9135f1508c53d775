import { type Message, type Offer, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { EVERYTHING, indexOffers, type OfferSearch, searchOffers, withFacet } from './search-offers.ts'

const say = ({ id }: Message) => id
/** A translator with another word for one of the names. */
const spanish = { say: ({ id }: Message) => (id === 'Lookout' ? 'Vigía' : id), inEnglish: say }

function offer(id: string, cost: number, rank: string, trait: string, barred = false): Offer {
  return {
    ...{ id, name: text(id), icon: 'rock', cost, taken: 0, figures: [], traits: [{ name: text(trait) }] },
    facets: { rank: [rank] },
    ...(barred ? { objection: { reason: text('no'), rules: [] } } : {}),
  }
}

const offers = [
  offer('Lookout', 45, 'regular', 'Expert Shooter'),
  offer('Amazon', 53, 'elite', 'Assault', true),
  offer('Explorer', 30, 'regular', 'Stealth'),
]

const found = (search: Partial<OfferSearch>) => {
  const english = { say, inEnglish: say }
  return searchOffers(indexOffers(offers, english), { ...EVERYTHING, ...search }, english).map(({ id }) => id)
}

test('all words must occur, in name or traits', () => {
  expect(found({})).toEqual(['Lookout', 'Amazon', 'Explorer'])
  expect(found({ words: 'EXP' })).toEqual(['Lookout', 'Explorer'])
  expect(found({ words: 'shooter  look' })).toEqual(['Lookout'])
  expect(found({ words: 'dragon' })).toEqual([])
})

test('an offer with a translated name is found by both names, with or without accents', () => {
  const index = indexOffers(offers, spanish)
  const find = (words: string) => searchOffers(index, { ...EVERYTHING, words }, spanish).map(({ id }) => id)
  expect(find('Vigía')).toEqual(['Lookout'])
  expect(find('vigia')).toEqual(['Lookout'])
  expect(find('lookout')).toEqual(['Lookout'])
  expect(searchOffers(index, { ...EVERYTHING, order: 'name' }, spanish).at(-1)?.id).toBe('Lookout')
})

test('facets and legality filter, and the order can be chosen', () => {
  const regular = withFacet(EVERYTHING, 'rank', 'regular')
  expect(found(regular)).toEqual(['Lookout', 'Explorer'])
  expect(found(withFacet(regular, 'rank', 'elite'))).toEqual(['Lookout', 'Amazon', 'Explorer'])
  expect(found(withFacet(regular, 'rank', 'regular'))).toEqual(['Lookout', 'Amazon', 'Explorer'])
  expect(found({ fittingOnly: true })).toEqual(['Lookout', 'Explorer'])
  expect(found({ order: 'name' })).toEqual(['Amazon', 'Explorer', 'Lookout'])
  expect(found({ order: 'cheapest' })).toEqual(['Explorer', 'Lookout', 'Amazon'])
  expect(found({ order: 'dearest' })).toEqual(['Amazon', 'Lookout', 'Explorer'])
})
