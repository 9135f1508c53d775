import type { FigureView, Point } from '@fray/tabletop'
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { mm } from './model/drawing-units.ts'
import { placeOf } from './state/drag-handlers.ts'

/** A press that moves more pixels than this becomes a drag. */
const STRAY = 6

/** The duration of a long press, in milliseconds. */
const LONG_PRESS = 500

/** The drop of a figure: its place on the table and on the screen, and the figure below it. */
export interface Drop {
  /** The place where the drag began. */
  readonly from: Point
  readonly place: Point
  readonly where: Point
  readonly onto: number | undefined
}

/** A drag in progress: its first and its current place. */
export type Dragging = Pick<Drop, 'from'> & { readonly to: Point }

interface Wanted {
  readonly draggable: boolean
  readonly id: number
  onDrop(figure: number, drop: Drop): void
  onMenu(figure: number, where: Point): void
}

/** Lets a figure be dragged over the ground and onto others. A right-click or a long press asks for its actions. */
export function useFigureDrag({ draggable, id, onDrop, onMenu }: Wanted) {
  const [drag, setDrag] = useState<Dragging>()
  const pressed = useRef<Point | undefined>(undefined)
  const grip = useRef<Point>({ x: 0, y: 0 })
  const dragged = useRef(false)
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const end = () => {
    clearTimeout(resting.current)
    pressed.current = undefined
    setDrag(undefined)
  }
  useGivingUp(drag !== undefined, end)
  const rest = (where: Point) => {
    resting.current = setTimeout(() => {
      dragged.current = true
      end()
      onMenu(id, where)
    }, LONG_PRESS)
  }
  const handlers = {
    onPointerDown(event: PointerEvent<SVGGElement>) {
      dragged.current = false
      if (event.button !== 0 || !event.isPrimary) return
      const where = onScreen(event)
      if (event.pointerType === 'touch') rest(where)
      if (draggable) event.currentTarget.setPointerCapture(event.pointerId)
      pressed.current = where
      grip.current = placeOf(event) ?? grip.current
    },
    onPointerMove(event: PointerEvent<SVGGElement>) {
      const from = pressed.current
      if (!from) return
      const strays = Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY
      if (strays) clearTimeout(resting.current)
      dragged.current ||= strays && draggable
      const to = dragged.current ? placeOf(event) : undefined
      if (to) setDrag({ from: grip.current, to })
    },
    onPointerUp(event: PointerEvent<SVGGElement>) {
      const isDrop = pressed.current && draggable && dragged.current && isOnBoard(event)
      const place = isDrop ? placeOf(event) : undefined
      end()
      if (place) onDrop(id, { from: grip.current, place, where: onScreen(event), onto: figureAt(event, id) })
    },
    onPointerCancel: end,
    onContextMenu(event: MouseEvent<SVGGElement>) {
      event.preventDefault()
      end()
      onMenu(id, onScreen(event))
    },
  }
  return { drag, wasDragged: () => dragged.current, handlers }
}

/** Escape, a second finger (for zooming) and rotating the screen cancel a drag. */
function useGivingUp(dragging: boolean, giveUp: () => void): void {
  const latest = useRef(giveUp)
  latest.current = giveUp
  useEffect(() => {
    if (!dragging) return
    const key = (event: KeyboardEvent) => event.key === 'Escape' && latest.current()
    const turn = () => latest.current()
    const finger = (event: globalThis.PointerEvent) => event.isPrimary || latest.current()
    addEventListener('keydown', key)
    addEventListener('pointerdown', finger, true)
    addEventListener('resize', turn)
    return () => {
      removeEventListener('keydown', key)
      removeEventListener('pointerdown', finger, true)
      removeEventListener('resize', turn)
    }
  }, [dragging])
}

/** Dropping outside the table or window cancels the drag. */
function isOnBoard({ clientX, clientY, currentTarget }: PointerEvent): boolean {
  const board = currentTarget.closest('.board')
  return document.elementFromPoint(clientX, clientY)?.closest('.board') === board
}

function onScreen({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: clientX, y: clientY }
}

/** Gets the figure under the pointer, other than the dragged one. */
function figureAt({ clientX, clientY }: PointerEvent, dragged: number): number | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const figure = element.closest<SVGGElement>('[data-figure]')?.dataset.figure
    if (figure !== undefined && Number(figure) !== dragged) return Number(figure)
  }
  return undefined
}

/**
 * A line from a figure to where it is dragged, with its base at the end. A single base follows the pointer; a formation
 * moves as far as the pointer did.
 */
export function DragLine({ figure, drag, children }: { figure: FigureView; drag: Dragging; children: ReactNode }) {
  const { from, to } = drag
  const origin = figure.body ? from : figure.pose
  const [x, y] = [mm(to.x - origin.x), mm(to.y - origin.y)]
  return (
    <g className="drag-line">
      <line x2={x} y2={y} />
      <g className="drag-ghost" transform={`translate(${x} ${y})`}>
        {children}
      </g>
    </g>
  )
}
