import type { Point } from '@fray/tabletop'
import type { PointerEvent } from 'react'
import { hundredths } from '../model/drawing-units.ts'

interface DragHandlers {
  onPointerDown(event: PointerEvent<SVGGElement>): void
  onPointerMove(event: PointerEvent<SVGGElement>): void
  onPointerUp(event: PointerEvent<SVGGElement>): void
  onPointerCancel(event: PointerEvent<SVGGElement>): void
}

/**
 * Gets the place of a pointer on the table. The element must be drawn in the table's coordinates, or contain what is.
 */
export function placeOf(event: { currentTarget: SVGElement; clientX: number; clientY: number }): Point | undefined {
  const { currentTarget } = event
  const scene = currentTarget.closest<SVGGElement>('[data-scene]') ?? currentTarget.querySelector('[data-scene]')
  const screen = (scene as SVGGElement | null)?.getScreenCTM()
  if (!screen) return undefined
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse())
  return { x: hundredths(x), y: hundredths(y) }
}

/**
 * Makes handlers for dragging on the table: the element follows the point by which it was gripped, even outside its
 * bounds. Without a place (a facing), it follows the pointer.
 */
export function dragHandlers(at: () => Point | undefined, move: (to: Point) => void, drop: () => void): DragHandlers {
  let grip: Point | undefined
  const end = () => {
    if (grip) drop()
    grip = undefined
  }
  return {
    onPointerDown(event) {
      const place = placeOf(event)
      // A second finger zooms.
      if (!place || event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { x, y } = at() ?? place
      grip = { x: x - place.x, y: y - place.y }
    },
    onPointerMove(event) {
      const place = grip && event.isPrimary ? placeOf(event) : undefined
      if (grip && place) move({ x: place.x + grip.x, y: place.y + grip.y })
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
