import type { DecisionData } from '@fray/kernel'
import { useTranslator } from '../locales/TranslatorContext.tsx'
import { giveAnswer } from '../store/match-store.ts'
import { OptionButton } from './OptionButton.tsx'
import { layoutOf } from './option-columns.ts'

type WithInstead = Exclude<DecisionData, { kind: 'pick' }>

/** What may be answered instead of placing or arranging something. */
export function InsteadOptions({ decision: { seat, instead } }: { decision: WithInstead }) {
  const { ui, say } = useTranslator()
  return (
    <>
      {instead.length > 0 ? <p className="hint">{ui('ui.instead')}</p> : null}
      <div className={layoutOf(instead.map(({ text }) => say(text)))}>
        {instead.map((option) => (
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
