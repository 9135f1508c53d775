import type { Catalogue, Offer } from '@fray/kernel'
import { clsx } from 'clsx'
import { type RefObject, useMemo, useState } from 'react'
import { HouseSeal } from '../cards/Mark.tsx'
import { Icon } from '../icons/Icon.tsx'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { CatalogueSearch } from './CatalogueSearch.tsx'
import { EVERYTHING, indexOffers, searchOffers } from './model/search-offers.ts'
import { changeForce } from './state/builder-store.ts'
import { KeyFigures, Traits } from './Traits.tsx'

interface Props {
  readonly catalogue: Catalogue
  readonly search: RefObject<HTMLInputElement | null>
}

/** Everything that can be added, with search and filters. */
export function CatalogueView({ catalogue: { facets, offers }, search: input }: Props) {
  const talk = useTranslator()
  const { ui } = talk
  const [search, setSearch] = useState(EVERYTHING)
  const index = useMemo(() => indexOffers(offers, talk), [offers, talk])
  const found = useMemo(() => searchOffers(index, search, talk), [index, search, talk])
  return (
    <section className="catalogue" aria-label={ui('ui.force-add')}>
      <CatalogueSearch facets={facets} search={search} found={found.length} input={input} onSearch={setSearch} />
      <ul className="offers">
        {found.map((offer) => (
          <OfferView key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

function OfferView({ offer }: { offer: Offer }) {
  const { ui, say } = useTranslator()
  const { id, icon, caption, cost, taken, figures, traits, objection, house } = offer
  const name = say(offer.name)
  return (
    <li className={clsx('offer', objection && 'offer-objected')}>
      <header className="offer-head">
        <span className="entry-icon">
          <Icon name={icon} size={26} />
        </span>
        <div className="entry-who">
          <h3>
            {name} {house ? <HouseSeal /> : null}
          </h3>
          <p className="hint">
            {caption ? say(caption) : null}
            {taken > 0 ? <span className="offer-taken">{ui('ui.offer-taken', { count: taken })}</span> : null}
          </p>
        </div>
        {cost === undefined ? null : <span className="offer-cost">{cost}</span>}
        <button
          type="button"
          className="button button-add"
          aria-label={ui('ui.add-offer', { name })}
          onClick={() => void changeForce([{ kind: 'add', offer: id }], ui('ui.told-added', { name }))}
        >
          +
        </button>
      </header>
      <KeyFigures figures={figures} />
      {objection ? (
        <p className="offer-objection">
          {ui('ui.offer-objection', { reason: { text: objection.reason } })} <RuleLinks rules={objection.rules} />
        </p>
      ) : null}
      <Traits name={name} traits={traits} />
    </li>
  )
}
