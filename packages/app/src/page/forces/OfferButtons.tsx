import type { Offer } from '@fray/kernel'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { changeForce } from './state/builder-store.ts'

/** Buttons for what can be added to one entry. */
export function OfferButtons({ offers, to }: { offers: readonly Offer[]; to: string }) {
  const { ui, say } = useTranslator()
  if (offers.length === 0) return null
  return (
    <div className="entry-offers">
      {offers.map(({ id, name, objection }) => (
        <button
          key={id}
          type="button"
          className="tool"
          title={objection && say(objection.reason)}
          onClick={() =>
            void changeForce([{ kind: 'add', offer: id, to }], ui('ui.told-added', { name: { text: name } }))
          }
        >
          {ui('ui.add-offer', { name: { text: name } })}
        </button>
      ))}
    </div>
  )
}
