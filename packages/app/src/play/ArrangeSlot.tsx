import type { Slot, Thing } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { type PointerEvent, useRef } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTalk } from '../words/TalkContext.tsx'
import { type Arranging, fillingOf, isFixed, moveTo, putAt, putDown, type Spot, takeUp } from './arranging.ts'
import { figureIn } from './subject.ts'

interface Props {
  readonly slot: Slot
  readonly arranging: Arranging
  readonly view: TableView
  onChange(next: Arranging): void
}

/** One slot: what it is for, how full it is, and what lies in it. */
export function ArrangeSlot({ slot, arranging, view, onChange }: Props) {
  const { ui, say } = useTalk()
  const puts = arranging.arrangement[slot.id] ?? []
  const { words, args } = fillingOf(slot, arranging.arrangement)
  const held = arranging.held && putAt(arranging, arranging.held)
  const holding = held && arranging.form.things.find(({ id }) => id === held.thing)
  const List = slot.ordered ? 'ol' : 'ul'
  const end = { slot: slot.id, index: puts.length }
  return (
    <section className="arrange-slot" data-slot={slot.id} data-index={puts.length} aria-label={say(slot.text)}>
      <h3>
        {slot.icon ? <Icon name={slot.icon} size={18} /> : null} {say(slot.text)} <small>{ui(words, args)}</small>
      </h3>
      {slot.note ? <p className="hint">{say(slot.note)}</p> : null}
      <List>
        {puts.map((put, index) => (
          <li key={`${put.thing} ${slot.ordered ? index : ''}`} data-slot={slot.id} data-index={index}>
            <ThingButton
              spot={{ slot: slot.id, index }}
              slot={slot}
              arranging={arranging}
              view={view}
              onChange={onChange}
            />
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

function ThingButton({ spot, slot, arranging, view, onChange }: Props & { readonly spot: Spot }) {
  const { ui } = useTalk()
  const label = useLabel(spot, slot, arranging)
  const drag = useDrag((to) => onChange(putDown(moveTo(takeUp(putDown(arranging), spot), to))))
  const put = putAt(arranging, spot)
  const thing = arranging.form.things.find(({ id }) => id === put?.thing)
  if (!put || !thing) return null
  const { held } = arranging
  const inHand = held?.slot === spot.slot && held.index === spot.index
  // What is in hand goes before what is pressed in the same row; elsewhere a press takes something else up.
  const inRow = held && !inHand && held.slot === spot.slot && slot.ordered
  const press = () => onChange(inRow ? putDown(moveTo(arranging, spot)) : takeUp(arranging, spot))
  const many = put.count === 1 ? undefined : ui('ui.thing-many', { count: put.count, thing: { text: thing.text } })
  return (
    <button
      type="button"
      className={inHand ? 'thing thing-held' : 'thing'}
      aria-pressed={inHand}
      aria-label={label}
      onClick={() => {
        if (!drag.ended()) press()
      }}
      {...drag.handlers}
    >
      <ThingIcon thing={thing} view={view} />
      {many ?? <Words thing={thing} />}
    </button>
  )
}

/** Farther than this a press is a drag. */
const DRAG = 6

/** Dragging by mouse, finger or pen. A drag ends with a click, too, which means nothing more: `ended` says so once. */
function useDrag(drop: (to: Spot) => void) {
  const pressed = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  const dragged = useRef(false)
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      pressed.current = { x: event.clientX, y: event.clientY }
      dragged.current = false
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = pressed.current
      pressed.current = undefined
      if (!from || Math.max(Math.abs(event.clientX - from.x), Math.abs(event.clientY - from.y)) < DRAG) return
      dragged.current = true
      const to = spotAt(event)
      if (to) drop(to)
    },
    onPointerCancel: () => {
      pressed.current = undefined
    },
  }
  const ended = () => {
    const was = dragged.current
    dragged.current = false
    return was
  }
  return { handlers, ended }
}

function Words({ thing }: { thing: Thing }) {
  const { say } = useTalk()
  return <span>{say(thing.text)}</span>
}

function ThingIcon({ thing, view }: { thing: Thing; view: TableView }) {
  const figure = figureIn(view, thing.figure)
  if (figure) {
    return (
      <span className="face face-small" data-seat={figure.seat}>
        <Icon name={figure.icon} size={18} />
      </span>
    )
  }
  return thing.icon ? <Icon name={thing.icon} size={18} /> : null
}

/** What is in the slot with it is not seen by those who hear the page: the label says where it lies. */
function useLabel(spot: Spot, slot: Slot, arranging: Arranging): string {
  const { ui, say } = useTalk()
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

/** The place under a finger or pointer that lets go. */
function spotAt({ clientX, clientY }: PointerEvent): Spot | undefined {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-slot]')
  const { slot, index } = found?.dataset ?? {}
  return slot === undefined ? undefined : { slot, index: Number(index) }
}
