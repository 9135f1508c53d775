import type { Snapshot } from '@fray/session'
import { useEffect, useId, useState } from 'react'
import { takeOver } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** Covers the table until the next person has the device. */
export function HandOver({ seat }: { seat: number }) {
  const { ui } = useTranslator()
  const side = { side: { seat } }
  const heading = useId()
  return (
    <section className="cover" data-seat={seat} aria-labelledby={heading}>
      <h2 id={heading}>{ui('ui.pass-to', side)}</h2>
      <p>{ui('ui.pass-note', side)}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the cover is all there is on the page, and this is its only answer */}
      <button type="button" className="button button-main" autoFocus onClick={() => takeOver(seat)}>
        {ui('ui.take-over', side)}
      </button>
    </section>
  )
}

/** How long the banner stays. */
const BANNER = 2200

/** Says briefly that another person decides now, if nothing needs hiding. */
export function PassBanner({ snapshot: { eyes, players } }: { snapshot: Snapshot }) {
  const { ui } = useTranslator()
  const [seen, setSeen] = useState(eyes)
  const several = players.filter((kind) => kind === 'person').length > 1
  useEffect(() => {
    const timer = setTimeout(() => setSeen(eyes), BANNER)
    return () => clearTimeout(timer)
  }, [eyes])
  if (!several || eyes === undefined || eyes === seen) return null
  return (
    <p className="banner" data-seat={eyes}>
      {ui('ui.now-decides', { side: { seat: eyes } })}
    </p>
  )
}
