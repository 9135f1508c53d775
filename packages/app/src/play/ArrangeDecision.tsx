import { answerOf, type DecisionData, readArrangement } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { giveAnswer } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { ArrangeSlot } from './ArrangeSlot.tsx'
import { type Arranging, beginArranging, holdMany, moveByKey, putAt, putBack } from './arranging.ts'
import { DivisionOdds } from './DivisionOdds.tsx'
import { OptionButton } from './OptionButton.tsx'
import { layoutOf } from './option-columns.ts'

type ArrangeData = Extract<DecisionData, { kind: 'arrange' }>

interface Props {
  readonly decision: ArrangeData
  readonly view: TableView
  readonly sequence: number
}

/** Things in slots, to be moved about by dragging, by pressing one and then its new place, or by keys. */
export function ArrangeDecision({ decision, view, sequence }: Props) {
  const { ui, say } = useTalk()
  const [arranging, setArranging] = useState(() => beginArranging(decision, decision.suggested))
  const list = useRef<HTMLDivElement>(null)
  const { held, arrangement } = arranging
  useFocusOnHeld(list, arranging)
  const read = readArrangement(decision, answerOf(arrangement))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.key === 'Escape' && held ? putBack(arranging) : moveByKey(arranging, event.key)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    setArranging(next)
  }
  return (
    <div className="arranging">
      <p className="hint">{ui('ui.arranging')}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are heard here for all the buttons within */}
      <div ref={list} className="arrange-slots" onKeyDown={onKeyDown}>
        {decision.slots.map((slot) => (
          <ArrangeSlot key={slot.id} slot={slot} arranging={arranging} view={view} onChange={setArranging} />
        ))}
      </div>
      <HowMany arranging={arranging} onChange={setArranging} />
      {decision.compared ? (
        <DivisionOdds
          decision={decision}
          sequence={sequence}
          chosen={answerOf(arrangement)}
          onChoose={(division) => setArranging(beginArranging(decision, division))}
        />
      ) : null}
      <p className={read.ok ? 'verdict' : 'verdict verdict-refused'} role="status">
        {read.ok ? '' : ui('ui.refused', { reason: say(read.reason) })}
      </p>
      <button
        type="button"
        className="button button-main"
        disabled={!read.ok}
        onClick={() => void giveAnswer(decision.seat, answerOf(arrangement))}
      >
        {ui('ui.confirm')}
      </button>
      {decision.instead.length > 0 ? <p className="hint">{ui('ui.instead')}</p> : null}
      <div className={layoutOf(decision.instead.map(({ text }) => say(text)))}>
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

/** Of like things a part may be taken up. */
function HowMany({ arranging, onChange }: { arranging: Arranging; onChange(next: Arranging): void }) {
  const { ui } = useTalk()
  const { held } = arranging
  const most = held ? (putAt(arranging, held)?.count ?? 1) : 1
  if (!held || most === 1) return null
  return (
    <label className="arrange-count">
      {ui('ui.how-many')}
      <input
        type="number"
        min={1}
        max={most}
        value={held.count}
        onChange={({ target }) => onChange(holdMany(arranging, target.valueAsNumber))}
      />
    </label>
  )
}

/** What is moved by keys takes the focus with it. */
function useFocusOnHeld(list: RefObject<HTMLDivElement | null>, { held }: Arranging): void {
  const at = held && `${held.slot} ${held.index}`
  useEffect(() => {
    const focused = list.current?.contains(document.activeElement)
    if (at === undefined || !focused || document.activeElement instanceof HTMLInputElement) return
    list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }, [list, at])
}
