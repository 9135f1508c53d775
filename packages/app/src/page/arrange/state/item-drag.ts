import { type PointerEvent, useRef } from 'react'
import type { SlotIndex } from '../model/arrangement-draft.ts'

/** A press that moves further than this is a drag. */
const DRAG = 6

/** Dragging by mouse, finger or pen. A drag also ends with a click, which must be ignored: `takeEnd` says so once. */
export function useItemDrag(drop: (to: SlotIndex) => void) {
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
  const takeEnd = () => {
    const was = dragged.current
    dragged.current = false
    return was
  }
  return { handlers, takeEnd }
}

/** Gets the place where the pointer was released. */
function spotAt({ clientX, clientY }: PointerEvent): SlotIndex | undefined {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-slot]')
  const { slot, index } = found?.dataset ?? {}
  return slot === undefined ? undefined : { slot, index: Number(index) }
}
