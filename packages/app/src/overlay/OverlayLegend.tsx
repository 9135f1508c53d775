import { useTalk } from '../words/TalkContext.tsx'
import { useOverlays } from './overlay-store.ts'

/** What the tints on the table mean. */
export function OverlayLegend() {
  const { ui, say } = useTalk()
  const drawn = useOverlays((store) => store.drawn)
  const shown = Object.entries(drawn).filter(([, { regions, lines }]) => regions.length + lines.length > 0)
  if (shown.length === 0) return null
  return (
    <ul className="overlay-legend" aria-label={ui('ui.overlay-legend')}>
      {shown.flatMap(([id, { kind, regions, lines, label }]) => [
        ...regions.map(({ tone, label: meaning }) => (
          <li key={`${id} ${tone}`} data-kind={kind}>
            <i className={`swatch swatch-${tone}`} aria-hidden="true" /> {say(meaning)}
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
