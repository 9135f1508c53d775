import type { KeyFigure, Trait } from '@fray/kernel'
import { use } from 'react'
import { useGuide } from '../guide/guide-book.ts'
import { Term } from '../guide/Term.tsx'
import { HouseSeal, Mark } from '../play/Mark.tsx'
import { RuleGame } from '../play/RuleLinks.tsx'
import { useTalk } from '../words/TalkContext.tsx'

/** The figures of a profile in a row, each explained when it is pointed at. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  const { ui, say } = useTalk()
  const { guide, talk } = useGuide(use(RuleGame))
  const meaningOf = (label: string) => {
    const meaning = guide?.terms[label]
    return meaning && talk.say(meaning)
  }
  if (figures.length === 0) return null
  return (
    <dl className="key-figures" aria-label={ui('ui.attributes')}>
      {figures.map(({ label, value }) => (
        <div key={label.id}>
          <dt>
            <Term meaning={meaningOf(label.id)}>{say(label)}</Term>
          </dt>
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
