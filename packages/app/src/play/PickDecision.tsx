import type { DecisionData } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { PASS } from '../match/pass-rules.ts'
import { giveAnswer } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { BarredButton, OptionButton } from './OptionButton.tsx'
import { PassAlways } from './Passes.tsx'
import { figureIn } from './subject.ts'

type PickData = Extract<DecisionData, { kind: 'pick' }>

/** More options than this are shown in smaller buttons. */
const MANY = 8

/** Options as buttons; what cannot be had now is there too, with the reason. */
export function PickDecision({ decision, view }: { decision: PickData; view: TableView }) {
  const { say } = useTalk()
  const { options, barred = [] } = decision
  return (
    <>
      <div className={options.length > MANY ? 'options options-many' : 'options'}>
        {options.map((option, i) => (
          <OptionButton
            key={option.key}
            option={option}
            label={say(option.text)}
            figure={figureIn(view, option.figure)}
            first={i === 0}
            onChoose={() => void giveAnswer(decision.seat, option.key)}
          />
        ))}
        {barred.map((each) => (
          <BarredButton key={each.key} barred={each} />
        ))}
      </div>
      {options.some(({ key }) => key === PASS) ? <PassAlways decision={decision} /> : null}
    </>
  )
}
