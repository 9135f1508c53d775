import type { Snapshot } from '@fray/session'
import { lookAtFigure, useFocus } from '../decision/state/focus-store.ts'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** One's own figures in reserve; a press shows the card. Onlookers see everybody's. */
export function Reserve({ snapshot: { view, eyes } }: { snapshot: Snapshot }) {
  const talk = useTranslator()
  const { ui } = talk
  const chosen = useFocus((attention) => attention.figure)
  const waiting = view.reserve?.filter(({ seat }) => eyes === undefined || seat === eyes) ?? []
  if (waiting.length === 0) return null
  return (
    <section className="reserve" aria-label={ui('ui.reserve')}>
      <h2>{ui('ui.reserve')}</h2>
      {waiting.map(({ id, seat, name, icon }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => lookAtFigure(id)}>
          <span className="face" data-seat={seat}>
            <Icon name={icon} size={15} />
          </span>
          {talk.name(name)}
        </button>
      ))}
    </section>
  )
}
