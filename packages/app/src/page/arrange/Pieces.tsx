import { type ArrangementThing, amountOf, type Slot, type Stack } from '@fray/kernel'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import {
  type ArrangementDraft,
  isFixed,
  putInto,
  type SlotIndex,
  slotAfter,
  slotByKey,
} from './model/arrangement-draft.ts'
import { useItemDrag } from './state/item-drag.ts'

/** More than these are a stack and move as one. */
const MOST = 12

export function arePieces(thing: ArrangementThing): boolean {
  return thing.piece !== undefined && amountOf(thing) <= MOST
}

interface Props {
  readonly put: Stack
  readonly thing: ArrangementThing
  readonly spot: SlotIndex
  readonly slot: Slot
  readonly arranging: ArrangementDraft
  /** The owner, as an icon. */
  readonly children?: ReactNode
  onChange(next: ArrangementDraft): void
}

/** Dice or gems, one by one: a press moves one to the next slot; a drag, an arrow or a number to any slot. */
export function Pieces({ put, thing, spot, slot, arranging, children, onChange }: Props) {
  const { form } = arranging
  const fixed = isFixed(form, slot.id, thing.id)
  const move = (to: Slot | undefined) => {
    if (to && to.id !== slot.id && !fixed) onChange(putInto(arranging, spot, to.id))
  }
  const names = form.things.length > 1 || thing.figure !== undefined
  return (
    <div className="pieces">
      {names && thing.piece === 'die' ? children : null}
      {Array.from({ length: put.count }, (_, place) => (
        <Piece
          // biome-ignore lint/suspicious/noArrayIndexKey: like pieces are told apart by their number alone
          key={place}
          place={place + 1}
          put={put}
          thing={thing}
          slot={slot}
          next={slotAfter(form, slot.id)}
          onPress={() => move(slotAfter(form, slot.id))}
          onDrop={(to) => move(form.slots.find(({ id }) => id === to.slot))}
          onKey={(key) => {
            const to = slotByKey(form, key) ?? slotByArrow(arranging, slot, key)
            move(to)
            return to !== undefined
          }}
        />
      ))}
    </div>
  )
}

function slotByArrow({ form }: ArrangementDraft, { id }: Slot, key: string): Slot | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return slotAfter(form, id)
  return key === 'ArrowLeft' || key === 'ArrowUp' ? slotAfter(form, id, -1) : undefined
}

interface PieceProps extends Pick<Props, 'put' | 'thing' | 'slot'> {
  readonly place: number
  readonly next: Slot | undefined
  onPress(): void
  onDrop(to: SlotIndex): void
  /** Whether the key did something. */
  onKey(key: string): boolean
}

function Piece({ put, thing, slot, place, next, onPress, onDrop, onKey }: PieceProps) {
  const { ui } = useTranslator()
  const drag = useItemDrag(onDrop)
  const words = { thing: { text: thing.text }, slot: { text: slot.text }, place, all: put.count }
  const label = ui('ui.piece-in', { ...words, next: { text: next?.text ?? slot.text } })
  // A die shows its purpose instead of pips.
  const icon = thing.piece === 'die' ? (slot.icon ?? thing.icon) : (thing.icon ?? slot.icon)
  return (
    <button
      type="button"
      className={`piece piece-${thing.piece}`}
      data-piece={`${slot.id} ${thing.id}`}
      aria-label={label}
      title={label}
      onClick={() => {
        if (!drag.takeEnd()) onPress()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (!onKey(event.key)) return
        event.preventDefault()
        event.stopPropagation()
      }}
      {...drag.handlers}
    >
      {icon ? <Icon name={icon} size={20} /> : null}
    </button>
  )
}
