import type { OverlayView } from '@fray/tabletop'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useOverlays } from './state/overlay-store.ts'

type Regions = OverlayView['regions']

/** Lists every meaning once. */
function meaningsOf(
  regions: Regions,
  say: PhraseTranslator['say'],
): (readonly [words: string, tone: Regions[number]['tone']])[] {
  return [...new Map(regions.map(({ label, tone }) => [say(label), tone] as const))]
}

/** The colour key of the table. */
export function OverlayLegend() {
  const { ui, say } = useTranslator()
  const drawn = useOverlays((store) => store.drawn)
  const shown = Object.entries(drawn).filter(([, { regions, lines }]) => regions.length + lines.length > 0)
  if (shown.length === 0) return null
  return (
    <ul className="overlay-legend" aria-label={ui('ui.overlay-legend')}>
      {shown.flatMap(([id, { kind, regions, lines, label }]) => [
        ...meaningsOf(regions, say).map(([words, tone]) => (
          <li key={`${id} ${words}`} data-kind={kind}>
            <i className={`swatch swatch-${tone}`} aria-hidden="true" /> {words}
          </li>
        )),
        ...(lines.length > 0
          ? [
              <li key={id} data-kind={kind}>
                <i className="swatch swatch-line" aria-hidden="true" /> {say(label)}
              </li>,
            ]
          : []),
      ])}
    </ul>
  )
}
