import {
  addOrder,
  bodyAfter,
  costOfOrders,
  dragTo,
  type Orders,
  removeLastOrder,
  stepOfKey,
  stepsOf,
  trailOf,
} from '@fray/session'
import {
  type FigureView,
  type Formation,
  figurePoses,
  formationOutline,
  type Point,
  type TableView,
} from '@fray/tabletop'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { BodyBases } from '../board/BodyBases.tsx'
import { inUnits, linePath, mm, ringPath, stepIn } from '../board/model/drawing-units.ts'
import { dragHandlers } from '../board/state/drag-handlers.ts'
import { Tag } from '../board/Tag.tsx'
import { offerFocus } from '../decision/state/focus.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { bodyNow, drop, TurnHandle, WheelHandles } from './Handles.tsx'
import { changeOrders, confirmPlacing, followSuggestion, leaveInPlace, type Placing } from './state/placing-store.ts'
import { verdictOf } from './state/verdict.ts'

interface Props {
  readonly placing: Placing
  readonly orders: Orders
  readonly figure: FigureView | undefined
  readonly name: string
  readonly view: TableView
}

/** Distance between a formation and its tag, clear of the corner handles, in millimetres. */
const CLEAR = 12

/** A formation under orders: drag it to advance, drag a front corner to wheel; keys do the same. */
export function OrderedBody({ placing, orders, figure, name, view }: Props) {
  const talk = useTranslator()
  const ghost = useRef<SVGGElement>(null)
  const { weighed } = placing
  const body = bodyAfter(orders)
  const handlers = useMemo(
    () =>
      dragHandlers(
        () => bodyNow()?.pose,
        (to) => changeOrders((otherOrders) => dragTo(otherOrders, to)),
        drop,
      ),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the decision changes with the number of answers
  useEffect(() => offerFocus(ghost.current), [placing.sequence])
  const idle = stepsOf(orders).length === 0
  const standing = weighed && !idle ? (weighed.refusal ? 'refused' : 'allowed') : 'judged'
  const outline = formationOutline(body).map((point) => from(body, point))
  const spent = placing.account?.spent ?? costOfOrders(orders)
  const allowed = placing.account?.allowed.total ?? orders.form.allowance
  const words = talk.ui('ui.length-of', {
    length: inUnits(spent, view.unit),
    reach: inUnits(allowed, view.unit),
    sign: view.unit.sign,
  })
  return (
    <>
      <Trail orders={orders} />
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be a button element */}
      <g
        ref={ghost}
        className={`ghost ghost-${standing}`}
        transform={`translate(${mm(body.pose.x)} ${mm(body.pose.y)})`}
        data-drag=""
        data-seat={placing.seat}
        role="button"
        tabIndex={0}
        aria-label={talk.ui('ui.ghost-body', {
          name,
          state: idle ? talk.ui('ui.no-orders') : verdictOf(weighed, talk),
        })}
        onKeyDown={(event) => onKey(event, orders, view)}
        {...handlers}
      >
        <path className="ghost-reach" d={ringPath(outline)} />
        <BodyBases base={body.base} poses={figurePoses(body)} origin={body.pose} icon={figure?.icon} />
        <path className="ghost-edge" d={ringPath(outline)} />
        <Tag words={words} aside={mm(Math.max(...outline.map(({ x }) => x))) + CLEAR} above={CLEAR} clear />
      </g>
      {orders.form.may.wheel ? <WheelHandles body={body} /> : null}
      {orders.form.may.face?.to === 'any' ? <TurnHandle body={body} /> : null}
    </>
  )
}

function from({ pose }: Formation, { x, y }: Point): Point {
  return { x: x - pose.x, y: y - pose.y }
}

/** The formation at each step, and the path of its front. */
function Trail({ orders }: { orders: Orders }) {
  const trail = trailOf(orders)
  return (
    <g className="march">
      {trail.slice(0, -1).map((body, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have nothing else to tell them apart
        <path key={i} className="march-outline" d={ringPath(formationOutline(body))} />
      ))}
      <path className="way" d={linePath(trail.map(({ pose }) => pose))} />
    </g>
  )
}

function onKey(event: KeyboardEvent, orders: Orders, view: TableView): void {
  const step = event.altKey ? undefined : stepOfKey(orders, event.key, Math.round(stepIn(view.unit, event.shiftKey)))
  if (step) changeOrders((otherOrders) => addOrder(otherOrders, step))
  else if (event.key === 'Enter') void (stepsOf(orders).length > 0 ? confirmPlacing() : leaveInPlace())
  else if (event.key === 'Backspace') changeOrders(removeLastOrder)
  else if (event.key !== 'Tab' || !followSuggestion(event.shiftKey ? -1 : 1)) return
  event.preventDefault()
  event.stopPropagation()
}
