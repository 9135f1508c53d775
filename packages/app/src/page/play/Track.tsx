import type { StatusView } from '@fray/tabletop'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** More steps than this cannot be told apart. */
const LONGEST_TRACK = 12

/** The progress of the match. */
export function Track({ track: { at, of } }: { track: NonNullable<StatusView['track']> }) {
  const { ui } = useTranslator()
  // For a match without an end the headline shows the progress.
  if (of === undefined) return null
  const words = ui('ui.track', { at, of })
  if (of > LONGEST_TRACK) return <small>{words}</small>
  return (
    <span className="track" role="img" aria-label={words} title={words}>
      {Array.from({ length: of }, (_, i) => i + 1).map((step) => (
        <i key={step} data-step={step < at ? 'past' : step === at ? 'now' : 'future'} />
      ))}
    </span>
  )
}
