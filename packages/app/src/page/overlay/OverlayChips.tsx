import type { OverlayOffer } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { useEffect } from 'react'
import { isForTable } from '../play/model/table-key.ts'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { toggleOverlay, useOverlays } from './state/overlay-store.ts'
import { Verdicts } from './Verdicts.tsx'

/** The overlays of the selected figure, and their meaning for others. */
export function OverlayChips({ view }: { view: TableView }) {
  const { ui } = useTranslator()
  const figure = useOverlays((store) => store.figure)
  const offers = useOverlays((store) => store.offers)
  useOverlayKeys(offers)
  const name = view.figures.find(({ id }) => id === figure)?.name
  if (name === undefined || offers.length === 0) return null
  return (
    <section className="overlays" aria-label={ui('ui.overlays-of', { name })}>
      <div className="overlay-chips">
        {offers.map((offer, i) => (
          <Chip key={offer.id} offer={offer} number={i + 1} />
        ))}
      </div>
      <Bars offers={offers} />
      <Verdicts view={view} />
    </section>
  )
}

function Chip({ offer, number }: { offer: OverlayOffer; number: number }) {
  const { ui, say } = useTranslator()
  const on = useOverlays((store) => store.wanted.includes(offer.id))
  const drawn = useOverlays((store) => store.drawn[offer.id] !== undefined)
  const { barred } = offer
  if (barred) {
    return (
      <span className="overlay-chip overlay-chip-barred" data-kind={offer.kind} title={say(barred.reason)}>
        <i aria-hidden="true" /> {say(offer.text)}
      </span>
    )
  }
  return (
    <button
      type="button"
      className="overlay-chip"
      data-kind={offer.kind}
      aria-pressed={on}
      aria-busy={on && !drawn}
      aria-keyshortcuts={String(number)}
      title={ui('ui.overlay-key', { key: String(number) })}
      onClick={() => void toggleOverlay(offer.id)}
    >
      <i aria-hidden="true" /> {say(offer.text)}
    </button>
  )
}

/** Why some are not available now: each reason once. */
function Bars({ offers }: { offers: readonly OverlayOffer[] }) {
  const { say } = useTranslator()
  const reasons = new Map(offers.flatMap(({ barred }) => (barred ? [[say(barred.reason), barred.rules] as const] : [])))
  return [...reasons].map(([reason, rules]) => (
    <p key={reason} className="overlay-bar">
      {reason} <RuleLinks rules={rules} />
    </p>
  ))
}

/** The number of an overlay is its key. */
function useOverlayKeys(offers: readonly OverlayOffer[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForTable(event)) return
      const offer = /^[1-9]$/.test(event.key) ? offers[Number(event.key) - 1] : undefined
      if (offer && !offer.barred) void toggleOverlay(offer.id)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [offers])
}
