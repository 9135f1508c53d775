import type { Offer } from '@fray/kernel'
import type { PhraseTranslator } from '../../../locales/translator.ts'
import { hasWords } from '../../store/model/search-words.ts'

/** A search in a catalogue. */
export interface OfferSearch {
  readonly words: string
  /** Chosen values by facet; a facet without any matches everything. */
  readonly facets: Readonly<Record<string, readonly string[]>>
  /** Only legal choices. */
  readonly fittingOnly: boolean
  readonly order: OfferOrder
}

export const OFFER_ORDERS = ['listed', 'name', 'cheapest', 'dearest'] as const
export type OfferOrder = (typeof OFFER_ORDERS)[number]

export const EVERYTHING: OfferSearch = { words: '', facets: {}, fittingOnly: false, order: 'listed' }

/**
 * Finds the offers that contain all words (in name, caption or traits, in the reader's language or in English) and
 * match every facet.
 */
export function searchOffers(
  offers: readonly Offer[],
  search: OfferSearch,
  talk: Pick<PhraseTranslator, 'say' | 'inEnglish'>,
): readonly Offer[] {
  const found = offers.filter((offer) => {
    if (search.fittingOnly && offer.objection) return false
    return hasWords(wordsOf(offer, talk), search.words) && hasFacets(offer, search.facets)
  })
  const name = (offer: Offer) => talk.say(offer.name)
  switch (search.order) {
    case 'listed':
      return found
    case 'name':
      return found.toSorted((a, b) => name(a).localeCompare(name(b)))
    case 'cheapest':
      return found.toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0))
    case 'dearest':
      return found.toSorted((a, b) => (b.cost ?? 0) - (a.cost ?? 0))
  }
}

/** Chooses or clears a value of a facet. */
export function withFacet(search: OfferSearch, facet: string, value: string): OfferSearch {
  const chosen = search.facets[facet] ?? []
  const changed = chosen.includes(value) ? chosen.filter((choice) => choice !== value) : [...chosen, value]
  return { ...search, facets: { ...search.facets, [facet]: changed } }
}

function wordsOf(
  { name, caption, traits }: Offer,
  { say, inEnglish }: Pick<PhraseTranslator, 'say' | 'inEnglish'>,
): string {
  const texts = [name, ...(caption ? [caption] : []), ...traits.map((trait) => trait.name)]
  return texts.flatMap((words) => [say(words), inEnglish(words)]).join(' ')
}

function hasFacets(offer: Offer, facets: OfferSearch['facets']): boolean {
  return Object.entries(facets).every(([id, chosen]) => {
    return chosen.length === 0 || chosen.some((value) => offer.facets[id]?.includes(value))
  })
}
