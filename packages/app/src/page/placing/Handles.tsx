import { bodyAfter, settleOrders, turnTowards, wheelTo } from '@fray/session'
import { type Formation, formationCorners, frontage, type Pivot, type Point } from '@fray/tabletop'
import { type CSSProperties, useMemo } from 'react'
import { degreesOf, mm } from '../board/model/drawing-units.ts'
import { dragHandlers } from '../board/state/drag-handlers.ts'
import { isOrders } from './model/proposal-draft.ts'
import { changeOrders, settle, usePlacing } from './state/placing-store.ts'

/** Handles at the two front corners; dragging one wheels around the other. */
export function WheelHandles({ body }: { body: Formation }) {
  const [left, right] = formationCorners(body)
  return (
    <>
      <Corner body={body} at={left} pivot="right" />
      <Corner body={body} at={right} pivot="left" />
    </>
  )
}

/**
 * A handle at a front corner. Those of a small formation would overlap, so the style sheet keeps them apart on the
 * screen.
 */
function Corner({ body, at, pivot }: { body: Formation; at: Point; pivot: Pivot }) {
  const handlers = useMemo(
    () =>
      dragHandlers(
        () => cornerNow(pivot),
        (to) => changeOrders((orders) => wheelTo(orders, pivot, to)),
        drop,
      ),
    [pivot],
  )
  const outward = pivot === 'left' ? 1 : -1
  return (
    <g transform={transformOf(at, body)} style={{ '--half': mm(frontage(body)) / 2 } as CSSProperties}>
      <path className="grip-arm" d={`M0,0l${outward},-1`} />
      <g className={`grip grip-wheel grip-${pivot === 'left' ? 'right' : 'left'}`}>
        <circle className="facing-grip wheel-grip" data-drag="" data-pivot={pivot} {...handlers} />
      </g>
    </g>
  )
}

/** A handle in front of the formation that turns it. */
export function TurnHandle({ body }: { body: Formation }) {
  const handlers = useMemo(
    () =>
      dragHandlers(
        () => undefined,
        (to) => changeOrders((orders) => turnTowards(orders, to)),
        drop,
      ),
    [],
  )
  return (
    <g transform={transformOf(body.pose, body)}>
      <path className="grip-arm grip-arm-turn" d="M0,0v-1" />
      <g className="grip grip-turn">
        <circle className="facing-grip" data-drag="" {...handlers} />
      </g>
    </g>
  )
}

/** Draws at a place of a formation, with its front upwards. */
function transformOf({ x, y }: Point, { pose: { facing } }: Formation): string {
  return `translate(${mm(x)} ${mm(y)}) rotate(${facing ? degreesOf(facing) : 0})`
}

export function bodyNow(): Formation | undefined {
  const proposing = usePlacing.getState().placing?.draft
  return proposing && isOrders(proposing) ? bodyAfter(proposing) : undefined
}

function cornerNow(pivot: Pivot): Point | undefined {
  const body = bodyNow()
  if (!body) return undefined
  const [left, right] = formationCorners(body)
  return pivot === 'left' ? right : left
}

/** Drops the dragged step; if the rules allow only part of it, that part. */
export function drop(): void {
  void settle().then(() => changeOrders(settleOrders))
}
