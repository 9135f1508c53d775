import type { DecisionData } from '@fray/kernel'
import type { Snapshot } from '../match/protocol.ts'
import { giveAnswer } from '../store/match-store.ts'
import { inUnits } from '../table/drawing-units.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { travelled } from './draft.ts'
import { OptionButton } from './OptionButton.tsx'
import { PlacingTools } from './PlacingTools.tsx'
import { confirmPlacing, usePlacingIn } from './placing-store.ts'
import { RuleLinks } from './RuleLinks.tsx'
import { StopSlider } from './StopSlider.tsx'
import { verdictOf } from './verdict.ts'

type PlaceData = Extract<DecisionData, { kind: 'place' }>

/** The panel's side of placing: what the rules say, finer controls, and the confirmation. */
export function PlaceDecision({ decision, snapshot }: { decision: PlaceData; snapshot: Snapshot }) {
  const talk = useTalk()
  const { ui, say } = talk
  const { unit } = snapshot.view
  const placing = usePlacingIn(snapshot)
  if (!placing) return null
  const { draft, weighed } = placing
  const length = ui('ui.length', { length: inUnits(travelled(draft), unit), sign: unit.sign })
  const refused = weighed?.refusal
  return (
    <div className="placing">
      <p className="hint">{ui(`ui.placing.${draft.form.kind}`)}</p>
      {draft.form.kind === 'slide' ? <StopSlider draft={draft} unit={unit} /> : null}
      <p className={refused ? 'verdict verdict-refused' : 'verdict'} role="status">
        {verdictOf(weighed, talk)} {refused ? <RuleLinks rules={refused.rules} /> : null}
      </p>
      <PlacingTools draft={draft} suggestions={placing.hints.suggestions.length} />
      <button
        type="button"
        className="button button-main"
        disabled={!weighed || refused !== undefined}
        onClick={() => void confirmPlacing()}
      >
        {'from' in draft.form ? ui('ui.confirm-length', { length }) : ui('ui.confirm')}
      </button>
      {decision.instead.length > 0 ? <p className="hint">{ui('ui.instead')}</p> : null}
      <div className="options">
        {decision.instead.map((option) => (
          <OptionButton
            key={option.key}
            option={option}
            label={say(option.text)}
            onChoose={() => void giveAnswer(decision.seat, option.key)}
          />
        ))}
      </div>
    </div>
  )
}
