import type { KeyFigure, Trait } from '@fray/kernel'
import { HouseSeal, Mark } from '../play/Mark.tsx'
import { useTalk } from '../words/TalkContext.tsx'

/** The figures of a profile in a row. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  const { ui, say } = useTalk()
  if (figures.length === 0) return null
  return (
    <dl className="key-figures" aria-label={ui('ui.attributes')}>
      {figures.map(({ label, value }) => (
        <div key={label.id}>
          <dt>{say(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Abilities, weapons and keywords that open their rules; folded away until wanted. */
export function Traits({ name, traits }: { name: string; traits: readonly Trait[] }) {
  const { ui, say } = useTalk()
  if (traits.length === 0) return null
  return (
    <details className="traits">
      <summary className="fold" aria-label={ui('ui.profile-of', { name })}>
        {ui('ui.profile')}
      </summary>
      <ul className="marks">
        {traits.map(({ name, rule, house }, i) => (
          <Mark key={`${say(name)} ${i.toString()}`} words={say(name)} rule={rule} className="mark">
            {house ? <HouseSeal /> : null}
          </Mark>
        ))}
      </ul>
    </details>
  )
}
