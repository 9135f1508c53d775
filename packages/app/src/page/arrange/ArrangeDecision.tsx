import { type Answer, arrangementAnswer, type DecisionData, type Refusal, readArrangement } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import { clsx } from 'clsx'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { InsteadOptions } from '../decision/InsteadOptions.tsx'
import { offerFocus } from '../decision/state/focus.ts'
import { DivisionOdds } from '../odds/DivisionOdds.tsx'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { giveAnswer } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { useFinger } from '../store/use-narrow.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { ArrangeSlot } from './ArrangeSlot.tsx'
import { isGrouping } from './model/arranged-groups.ts'
import {
  type ArrangementDraft,
  holdMany,
  moveByKey,
  putAt,
  putBack,
  startArrangement,
} from './model/arrangement-draft.ts'
import { arePieces } from './Pieces.tsx'
import { rearrange, useArrangingIn } from './state/arrangement-store.ts'

type ArrangeData = Extract<DecisionData, { kind: 'arrange' }>

interface Props {
  readonly decision: ArrangeData
  readonly snapshot: Snapshot
}

/** Items in slots, moved by dragging, by pressing an item and then its new place, or by keys. */
export function ArrangeDecision({ decision, snapshot }: Props) {
  const { ui, say } = useTranslator()
  const arranging = useArrangingIn(snapshot) ?? startArrangement(decision, decision.suggested)
  const finger = useFinger()
  const list = useRef<HTMLDivElement>(null)
  const answer = arrangementAnswer(arranging.arrangement)
  useFocusOnHeld(list, arranging)
  // Lets keyboard players confirm a suggestion at once.
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => offerFocus(confirm.current), [])
  const read = readArrangement(decision, answer)
  const refusal = useRefusal(decision.seat, snapshot.sequence, answer, read.ok)
  const refused = read.ok ? refusal : read
  const change = (next: ArrangementDraft) => {
    const focused = document.activeElement?.getAttribute('data-piece')
    rearrange(snapshot, next)
    if (focused) followPiece(list.current, focused, arranging, next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.key === 'Escape' && arranging.held ? putBack(arranging) : moveByKey(arranging, event.key)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    change(next)
  }
  return (
    <div className="arranging">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are heard here for all the buttons within */}
      <div
        ref={list}
        className={clsx('arrange-slots', isGrouping(arranging) && 'arrange-groups')}
        onKeyDown={onKeyDown}
      >
        {decision.slots.map((slot, i) => (
          <ArrangeSlot
            key={slot.id}
            slot={slot}
            number={i + 1}
            arranging={arranging}
            view={snapshot.view}
            onChange={change}
          />
        ))}
      </div>
      <HowMany arranging={arranging} onChange={change} />
      <p className="hint">{ui(instructions(arranging), { by: finger ? 'finger' : 'keys' })}</p>
      {decision.compared ? (
        <DivisionOdds
          decision={decision}
          sequence={snapshot.sequence}
          chosen={answer}
          onChoose={(division) => change(startArrangement(decision, division))}
        />
      ) : null}
      <p className={clsx('verdict', refused && 'verdict-refused')} role="status">
        {refused ? ui('ui.refused', { reason: say(refused.reason) }) : ''}{' '}
        {refused ? <RuleLinks rules={refused.rules} /> : null}
      </p>
      <button
        ref={confirm}
        type="button"
        className="button button-main"
        disabled={refused !== undefined}
        onClick={() => void giveAnswer(decision.seat, answer)}
      >
        {ui('ui.confirm')}
      </button>
      <InsteadOptions decision={decision} />
    </div>
  )
}

function instructions(arranging: ArrangementDraft) {
  if (isGrouping(arranging)) return 'ui.arranging-groups' as const
  return arranging.form.things.every(arePieces) ? ('ui.arranging-pieces' as const) : ('ui.arranging' as const)
}

/** Gets the game's objection to a complete arrangement; undefined until it is known. */
function useRefusal(seat: number, sequence: number, answer: Answer, isArrangement: boolean): Refusal | undefined {
  const [known, setKnown] = useState<{ readonly of: string; readonly refusal: Refusal | undefined }>()
  const question = JSON.stringify([seat, sequence, answer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says all there is to know
  useEffect(() => {
    if (!isArrangement) return
    let wanted = true
    service.refusal(seat, sequence, answer).then(
      (refusal) => wanted && setKnown({ of: question, refusal }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [question, isArrangement])
  return known?.of === question ? known.refusal : undefined
}

/** A piece that went to another slot takes the focus with it. */
function followPiece(list: HTMLElement | null, piece: string, before: ArrangementDraft, after: ArrangementDraft): void {
  const [slot, thing] = piece.split(' ')
  const count = ({ arrangement }: ArrangementDraft, id: string) =>
    arrangement[id]?.find((put) => put.thing === thing)?.count ?? 0
  const to = before.form.slots.find(({ id }) => id !== slot && count(after, id) > count(before, id))
  if (!to) return
  requestAnimationFrame(() => {
    const pieces = list?.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(to.id)} ${CSS.escape(thing ?? '')}"]`)
    pieces?.item(pieces.length - 1)?.focus()
  })
}

/** Part of a stack of equal items may be picked up. */
function HowMany({ arranging, onChange }: { arranging: ArrangementDraft; onChange(next: ArrangementDraft): void }) {
  const { ui } = useTranslator()
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

/** An item moved by keys takes the focus with it. */
function useFocusOnHeld(list: RefObject<HTMLDivElement | null>, { held }: ArrangementDraft): void {
  const at = held && `${held.slot} ${held.index}`
  useEffect(() => {
    const focused = list.current?.contains(document.activeElement)
    if (at === undefined || !focused || document.activeElement instanceof HTMLInputElement) return
    list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }, [list, at])
}
