import type { Facet } from '@fray/kernel'
import { type RefObject, useId } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { EVERYTHING, OFFER_ORDERS, type OfferOrder, type OfferSearch, withFacet } from './model/search-offers.ts'

interface Props {
  readonly facets: readonly Facet[]
  readonly search: OfferSearch
  readonly found: number
  readonly input: RefObject<HTMLInputElement | null>
  onSearch(search: OfferSearch): void
}

/** Search words, filters and order. */
export function CatalogueSearch({ facets, search, found, input, onSearch }: Props) {
  const { ui, say } = useTranslator()
  const order = useId()
  return (
    <search className="catalogue-search">
      <input
        ref={input}
        className="field"
        type="search"
        aria-label={ui('ui.offer-search')}
        placeholder={ui('ui.offer-search')}
        value={search.words}
        onChange={({ target }) => onSearch({ ...search, words: target.value })}
      />
      {facets.map(({ id, label, values }) => (
        <fieldset key={id} className="facet">
          <legend>{say(label)}</legend>
          {values.map((value) => (
            <button
              key={value.id}
              type="button"
              className="chip"
              aria-pressed={search.facets[id]?.includes(value.id) ?? false}
              onClick={() => onSearch(withFacet(search, id, value.id))}
            >
              {say(value.text)}
            </button>
          ))}
        </fieldset>
      ))}
      <div className="catalogue-order">
        <label className="force-toggle">
          <input
            type="checkbox"
            checked={search.fittingOnly}
            onChange={({ target }) => onSearch({ ...search, fittingOnly: target.checked })}
          />
          <span>{ui('ui.offer-fitting')}</span>
        </label>
        <label htmlFor={order} className="unseen">
          {ui('ui.offer-order')}
        </label>
        <select
          id={order}
          className="field"
          value={search.order}
          onChange={({ target }) => onSearch({ ...search, order: target.value as OfferOrder })}
        >
          {OFFER_ORDERS.map((order) => (
            <option key={order} value={order}>
              {ui(`ui.offer-order.${order}`)}
            </option>
          ))}
        </select>
        <p className="hint" role="status">
          {ui('ui.offer-count', { count: found })}
        </p>
        {search === EVERYTHING ? null : (
          <button type="button" className="tool tool-bare" onClick={() => onSearch(EVERYTHING)}>
            {ui('ui.offer-clear')}
          </button>
        )}
      </div>
    </search>
  )
}
