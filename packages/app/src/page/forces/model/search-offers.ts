import type { Offer } from '@fray/kernel'
import type { PhraseTranslator } from '../../../locales/translator.ts'
import { TextIndex } from '../../store/model/text-index.ts'

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

type Talk = Pick<PhraseTranslator, 'say' | 'inEnglish'>

/** Indexes offers by name, caption and traits, in the reader's language and in English. */
export function indexOffers(offers: readonly Offer[], { say, inEnglish }: Talk): TextIndex<Offer> {
  return new TextIndex(offers, ({ name, caption, traits }) => {
    const texts = [name, ...(caption ? [caption] : []), ...traits.map((trait) => trait.name)]
    return { names: texts.flatMap((words) => [say(words), inEnglish(words)]) }
  })
}

/** Finds the offers that have all words and match every facet. */
export function searchOffers(offers: TextIndex<Offer>, search: OfferSearch, talk: Talk): readonly Offer[] {
  const found = offers.filter(search.words).filter((offer) => {
    return !(search.fittingOnly && offer.objection) && hasFacets(offer, search.facets)
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

function hasFacets(offer: Offer, facets: OfferSearch['facets']): boolean {
  return Object.entries(facets).every(([id, chosen]) => {
    return chosen.length === 0 || chosen.some((value) => offer.facets[id]?.includes(value))
  })
}
