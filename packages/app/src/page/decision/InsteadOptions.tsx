import type { DecisionData } from '@fray/kernel'
import { useId } from 'react'
import { giveAnswer } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { layoutOf } from './model/option-columns.ts'
import { OptionButton } from './OptionButton.tsx'

type WithInstead = Exclude<DecisionData, { kind: 'pick' }>

/** Options that may be chosen instead of placing or arranging something. */
export function InsteadOptions({ decision: { seat, alternatives } }: { decision: WithInstead }) {
  const { ui, say } = useTranslator()
  const heading = useId()
  if (alternatives.length === 0) return null
  return (
    <>
      <p id={heading} className="hint">
        {ui('ui.instead')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div className={layoutOf(alternatives.map(({ text }) => say(text)))} role="group" aria-labelledby={heading}>
        {alternatives.map((option) => (
          <OptionButton
            key={option.key}
            option={option}
            label={say(option.text)}
            onChoose={() => void giveAnswer(seat, option.key)}
          />
        ))}
      </div>
    </>
  )
}
