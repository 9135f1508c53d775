import type { DecisionData } from '@fray/kernel'
import { giveAnswer } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { BarredButton, OptionButton } from './OptionButton.tsx'

type PickData = Extract<DecisionData, { kind: 'pick' }>

/** Options as buttons; what cannot be had now is there too, with the reason. */
export function PickDecision({ decision }: { decision: PickData }) {
  const { say } = useTalk()
  return (
    <div className="options">
      {decision.options.map((option, i) => (
        <OptionButton
          key={option.key}
          option={option}
          label={say(option.text)}
          first={i === 0}
          onChoose={() => void giveAnswer(decision.seat, option.key)}
        />
      ))}
      {decision.barred?.map((barred) => (
        <BarredButton key={barred.key} barred={barred} />
      ))}
    </div>
  )
}
