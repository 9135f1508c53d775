import type { ArrangementThing, Slot } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { clsx } from 'clsx'
import { Portrait } from '../cards/Portrait.tsx'
import { figureIn } from '../decision/model/subject.ts'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import {
  type ArrangementDraft,
  fillingOf,
  isFixed,
  moveTo,
  putAt,
  putDown,
  type SlotIndex,
  takeUp,
} from './model/arrangement-draft.ts'
import { arePieces, Pieces } from './Pieces.tsx'
import { useItemDrag } from './state/item-drag.ts'

interface Props {
  readonly slot: Slot
  /** The number of the slot, from 1. */
  readonly number: number
  readonly arranging: ArrangementDraft
  readonly view: TableView
  onChange(next: ArrangementDraft): void
}

/** One slot: its purpose, how full it is, and its content. */
export function ArrangeSlot({ slot, number, arranging, view, onChange }: Props) {
  const { ui, say } = useTranslator()
  const puts = arranging.arrangement[slot.id] ?? []
  const { words, args } = fillingOf(slot, arranging.arrangement)
  const held = arranging.held && putAt(arranging, arranging.held)
  const holding = held && arranging.form.things.find(({ id }) => id === held.thing)
  const List = slot.ordered ? 'ol' : 'ul'
  const end = { slot: slot.id, index: puts.length }
  return (
    <section
      className="arrange-slot"
      data-slot={slot.id}
      data-index={puts.length}
      data-group={number}
      aria-label={say(slot.text)}
    >
      <h3>
        {slot.icon ? <Icon name={slot.icon} size={18} /> : null} {say(slot.text)} <small>{ui(words, args)}</small>
      </h3>
      {slot.note ? <p className="hint">{say(slot.note)}</p> : null}
      <List>
        {puts.map((put, index) => (
          <li key={`${put.thing} ${slot.ordered ? index : ''}`} data-slot={slot.id} data-index={index}>
            <Lying spot={{ slot: slot.id, index }} slot={slot} arranging={arranging} view={view} onChange={onChange} />
          </li>
        ))}
      </List>
      {puts.length === 0 ? <p className="hint">{ui('ui.slot-empty')}</p> : null}
      {holding && arranging.held?.slot !== slot.id ? (
        <button type="button" className="tool" onClick={() => onChange(putDown(moveTo(arranging, end)))}>
          {ui('ui.put-here', { thing: { text: holding.text } })}
        </button>
      ) : null}
    </section>
  )
}

interface LyingProps extends Omit<Props, 'number'> {
  readonly spot: SlotIndex
}

/** The content of a spot: piece by piece, or as a stack. */
function Lying(props: LyingProps) {
  const { spot, slot, arranging } = props
  const put = putAt(arranging, spot)
  const thing = arranging.form.things.find(({ id }) => id === put?.thing)
  if (!put || !thing || slot.ordered || !arePieces(thing)) return <ThingButton {...props} />
  return (
    <Pieces put={put} thing={thing} {...props}>
      <ThingIcon thing={thing} view={props.view} />
    </Pieces>
  )
}

function ThingButton({ spot, slot, arranging, view, onChange }: LyingProps) {
  const { ui } = useTranslator()
  const label = useLabel(spot, slot, arranging)
  const drag = useItemDrag((to) => onChange(putDown(moveTo(takeUp(putDown(arranging), spot), to))))
  const put = putAt(arranging, spot)
  const thing = arranging.form.things.find(({ id }) => id === put?.thing)
  if (!put || !thing) return null
  const { held } = arranging
  const inHand = held?.slot === spot.slot && held.index === spot.index
  // The held item goes before a pressed one in the same row; elsewhere a press picks up another item.
  const inRow = held && !inHand && held.slot === spot.slot && slot.ordered
  const press = () => onChange(inRow ? putDown(moveTo(arranging, spot)) : takeUp(arranging, spot))
  const many = put.count === 1 ? undefined : ui('ui.thing-many', { count: put.count, thing: { text: thing.text } })
  return (
    <button
      type="button"
      className={clsx('thing', inHand && 'thing-held')}
      aria-pressed={inHand}
      aria-label={label}
      onClick={() => {
        if (!drag.takeEnd()) press()
      }}
      {...drag.handlers}
    >
      <ThingIcon thing={thing} view={view} />
      {many ?? <Words thing={thing} />}
    </button>
  )
}

function Words({ thing }: { thing: ArrangementThing }) {
  const { say } = useTranslator()
  return <span>{say(thing.text)}</span>
}

function ThingIcon({ thing, view }: { thing: ArrangementThing; view: TableView }) {
  const figure = figureIn(view, thing.figure)
  if (figure) {
    return (
      <span className="face face-small" data-seat={figure.seat}>
        <Portrait figure={figure} size={18} />
      </span>
    )
  }
  return thing.icon ? <Icon name={thing.icon} size={18} /> : null
}

/** Screen readers do not see the rest of the slot: the label says where the item lies. */
function useLabel(spot: SlotIndex, slot: Slot, arranging: ArrangementDraft): string {
  const { ui, say } = useTranslator()
  const put = putAt(arranging, spot)
  const thing = arranging.form.things.find(({ id }) => id === put?.thing)
  if (!put || !thing) return ''
  const what =
    put.count === 1 ? say(thing.text) : ui('ui.thing-many', { count: put.count, thing: { text: thing.text } })
  const args = { thing: what, slot: { text: slot.text } }
  if (isFixed(arranging.form, slot.id, thing.id) && !slot.ordered) return ui('ui.thing-fixed', args)
  if (!slot.ordered) return ui('ui.thing-in', args)
  const all = arranging.arrangement[slot.id]?.length ?? 0
  return ui('ui.thing-place', { ...args, place: spot.index + 1, all })
}
