import type { DecisionData } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { giveAnswer } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { BarredButton, OptionButton } from './OptionButton.tsx'
import { OptionsOfGroup } from './OptionsOfGroup.tsx'
import { layoutOf } from './option-columns.ts'
import { blocksOf } from './option-groups.ts'
import { figureIn } from './subject.ts'

type PickData = Extract<DecisionData, { kind: 'pick' }>

/** Options as buttons; what cannot be had now is there too, with the reason. */
export function PickDecision({ decision, view }: { decision: PickData; view: TableView }) {
  const { say } = useTalk()
  const { options, barred = [] } = decision
  const choose = (key: string) => void giveAnswer(decision.seat, key)
  return (
    <div className={layoutOf(options.map(({ text, group }) => say(group?.label ?? text)))}>
      {blocksOf(options).map((block, i) =>
        'option' in block ? (
          <OptionButton
            key={block.option.key}
            option={block.option}
            label={say(block.option.text)}
            figure={figureIn(view, block.option.figure)}
            first={i === 0}
            onChoose={() => choose(block.option.key)}
          />
        ) : (
          <OptionsOfGroup key={say(block.group.text)} block={block} first={i === 0} onChoose={choose} />
        ),
      )}
      {barred.map((each) => (
        <BarredButton key={each.key} barred={each} />
      ))}
    </div>
  )
}
