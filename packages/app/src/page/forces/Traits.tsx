import type { KeyFigure, Trait } from '@fray/kernel'
import { use } from 'react'
import { HouseSeal, Mark } from '../cards/Mark.tsx'
import { Attributes } from '../guide/Attributes.tsx'
import { RuleGame } from '../rules/RuleLinks.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** The values of a profile. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return <Attributes className="key-figures" figures={figures} game={use(RuleGame)} />
}

/** Abilities, weapons and keywords that open their rules; folded by default. */
export function Traits({ name, traits }: { name: string; traits: readonly Trait[] }) {
  const { ui, say } = useTranslator()
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
