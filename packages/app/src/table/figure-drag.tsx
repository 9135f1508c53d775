import type { Point } from '@fray/tabletop'
import { type PointerEvent, useRef, useState } from 'react'
import { placeOf } from './drag.ts'
import { mm } from './drawing-units.ts'

/** So many pixels a pointer may stray before a press becomes a drag. */
const STRAY = 6

/** Lets a figure be dragged over the ground: where it is dragged to now, and whether a press was a drag. */
export function useFigureDrag(draggable: boolean, id: number, onDrop: (figure: number, place: Point) => void) {
  const [drag, setDrag] = useState<Point>()
  const pressed = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  const dragged = useRef(false)
  const end = () => {
    pressed.current = undefined
    setDrag(undefined)
  }
  const handlers = {
    onPointerDown(event: PointerEvent<SVGGElement>) {
      dragged.current = false
      if (!draggable || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pressed.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent<SVGGElement>) {
      const from = pressed.current
      if (!from) return
      dragged.current ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY
      if (dragged.current) setDrag(placeOf(event))
    },
    onPointerUp(event: PointerEvent<SVGGElement>) {
      const place = pressed.current && dragged.current ? placeOf(event) : undefined
      end()
      if (place) onDrop(id, place)
    },
    onPointerCancel: end,
  }
  return { drag, wasDragged: () => dragged.current, handlers }
}

/** From where a figure stands to where it is dragged, within the group that stands at its place. */
export function DragLine({ from, to }: { from: Point; to: Point }) {
  const [x, y] = [mm(to.x - from.x), mm(to.y - from.y)]
  return (
    <g className="drag-line">
      <line x2={x} y2={y} />
      <circle cx={x} cy={y} r={5} />
    </g>
  )
}
