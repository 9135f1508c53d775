import type { DecisionData } from '@fray/kernel'
import { giveAnswer } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { layoutOf } from './model/option-columns.ts'
import { OptionButton } from './OptionButton.tsx'

type WithInstead = Exclude<DecisionData, { kind: 'pick' }>

/** Options that may be chosen instead of placing or arranging something. */
export function InsteadOptions({ decision: { seat, alternatives } }: { decision: WithInstead }) {
  const { ui, say } = useTranslator()
  return (
    <>
      {alternatives.length > 0 ? <p className="hint">{ui('ui.instead')}</p> : null}
      <div className={layoutOf(alternatives.map(({ text }) => say(text)))}>
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
