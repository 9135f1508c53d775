import { addOrder, leftOf, type Orders, removeLastOrder, stepOfKey, stepsOf } from '@fray/session'
import type { ManoeuvreStep, TableView } from '@fray/tabletop'
import { useState } from 'react'
import type { PhraseId } from '../../locales/phrases.ts'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { inUnits, stepIn } from '../board/model/drawing-units.ts'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { changeOrders, followSuggestion, type Placing, startOver } from './state/placing-store.ts'

interface Props {
  readonly placing: Placing
  readonly orders: Orders
  readonly unit: TableView['unit']
}

interface OrderKey {
  readonly key: string
  readonly words: PhraseId
  readonly icon: string
  /** The rotation of the icon, clockwise in degrees. */
  readonly turn?: number
}

interface OrderGroup {
  readonly words: PhraseId
  /** The effect of an order. */
  readonly means: PhraseId
  readonly keys: readonly OrderKey[]
}

/** The keys of each kind of order. */
const GROUPS: readonly OrderGroup[] = [
  {
    words: 'ui.orders.advance',
    means: 'ui.order-means.advance',
    keys: [{ key: 'ArrowUp', words: 'ui.order-advance', icon: 'plain-arrow', turn: 180 }],
  },
  {
    words: 'ui.orders.slant',
    means: 'ui.order-means.slant',
    keys: [
      { key: 'ArrowLeft', words: 'ui.order-drift-left', icon: 'plain-arrow', turn: 135 },
      { key: 'ArrowRight', words: 'ui.order-drift-right', icon: 'plain-arrow', turn: 225 },
    ],
  },
  {
    words: 'ui.orders.wheel',
    means: 'ui.order-means.wheel',
    keys: [
      { key: 'q', words: 'ui.order-wheel-left', icon: 'anticlockwise-rotation' },
      { key: 'e', words: 'ui.order-wheel-right', icon: 'clockwise-rotation' },
    ],
  },
  {
    words: 'ui.orders.face',
    means: 'ui.order-means.face',
    keys: [
      { key: 'a', words: 'ui.order-face-left', icon: 'plain-arrow', turn: 90 },
      { key: 's', words: 'ui.order-face-about', icon: 'plain-arrow' },
      { key: 'd', words: 'ui.order-face-right', icon: 'plain-arrow', turn: 270 },
    ],
  },
  {
    words: 'ui.orders.files',
    means: 'ui.order-means.files',
    keys: [
      { key: '[', words: 'ui.order-fewer-files', icon: 'contract' },
      { key: ']', words: 'ui.order-more-files', icon: 'expand' },
    ],
  },
]

/** Buttons for orders that dragging cannot give, and the orders so far. */
export function OrderTools({ placing, orders, unit }: Props) {
  const talk = useTranslator()
  const { ui } = talk
  const steps = stepsOf(orders)
  const length = Math.round(stepIn(unit, false))
  const [pointed, setPointed] = useState<string>()
  return (
    <>
      {steps.length > 0 ? (
        <ol className="order-steps" aria-label={ui('ui.orders-given')}>
          {steps.map((step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have nothing else to tell them apart
            <li key={i}>{stepWords(step, unit, talk)}</li>
          ))}
        </ol>
      ) : null}
      <div className="order-groups">
        {GROUPS.map(({ words, keys }) => {
          const offered = keys.filter(({ key }) => stepOfKey(orders, key, length))
          return offered.length > 0 ? (
            <div key={words} className="order-group">
              <span aria-hidden="true">{ui(words)}</span>
              {offered.map((orderKey) => (
                <OrderButton key={orderKey.key} order={orderKey} orders={orders} length={length} onPoint={setPointed} />
              ))}
            </div>
          ) : null
        })}
      </div>
      <p className="hint order-note">{orderNote(orders, pointed, length, unit, talk)}</p>
      <div className="placing-tools">
        {placing.hints.suggestions.length > 0 ? (
          <button type="button" className="tool" onClick={() => followSuggestion(1) || startOver()}>
            {ui('ui.next-suggestion')}
          </button>
        ) : null}
        {steps.length > 0 ? (
          <button
            type="button"
            className="tool"
            aria-keyshortcuts="Backspace"
            onClick={() => changeOrders(removeLastOrder)}
          >
            {ui('ui.order-back')}
          </button>
        ) : null}
      </div>
    </>
  )
}

interface OrderProps {
  readonly order: OrderKey
  readonly orders: Orders
  readonly length: number
  onPoint(key: string | undefined): void
}

function OrderButton({ order: { key, words, icon, turn = 0 }, orders, length, onPoint }: OrderProps) {
  const { ui } = useTranslator()
  const give = () => {
    const step = stepOfKey(orders, key, length)
    if (step) changeOrders((otherOrders) => addOrder(otherOrders, step))
  }
  return (
    <button
      type="button"
      className="tool"
      aria-label={ui(words)}
      aria-keyshortcuts={key}
      title={ui('ui.order-key', { order: ui(words), key: KEY_CAPS[key] ?? key.toUpperCase() })}
      onClick={give}
      onPointerEnter={() => onPoint(key)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(key)}
      onBlur={() => onPoint(undefined)}
    >
      <span style={{ rotate: `${turn}deg` }}>
        <Icon name={icon} size={15} />
      </span>
    </button>
  )
}

/** The remaining movement or, for an order pointed at, its effect and cost. */
function orderNote(
  orders: Orders,
  pointed: string | undefined,
  length: number,
  unit: TableView['unit'],
  { ui }: PhraseTranslator,
): string {
  const lengthText = (length: number) =>
    ui('ui.length', { length: inUnits(Math.max(0, length), unit), sign: unit.sign })
  const left = leftOf(orders)
  const group = GROUPS.find(({ keys }) => keys.some(({ key }) => key === pointed))
  const step = pointed === undefined ? undefined : stepOfKey(orders, pointed, length)
  if (!group || !step) return ui('ui.order-left', { left: lengthText(left) })
  const cost = left - leftOf(addOrder(orders, step))
  return ui('ui.order-note', { means: ui(group.means), cost: lengthText(cost), left: lengthText(left) })
}

const KEY_CAPS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→' }

function stepWords(step: ManoeuvreStep, unit: TableView['unit'], { ui }: PhraseTranslator): string {
  const lengthText = (length: number) => ui('ui.length', { length: inUnits(Math.abs(length), unit), sign: unit.sign })
  switch (step.do) {
    case 'advance':
      return step.by < 0
        ? ui('ui.step-back', { length: lengthText(step.by) })
        : ui('ui.step-advance', { length: lengthText(step.by) })
    case 'drift': {
      const length = lengthText(Math.hypot(step.ahead, step.aside))
      return step.aside < 0 ? ui('ui.step-drift-left', { length }) : ui('ui.step-drift-right', { length })
    }
    case 'wheel':
      return step.pivot === 'left'
        ? ui('ui.step-wheel-left', { length: lengthText(step.arc) })
        : ui('ui.step-wheel-right', { length: lengthText(step.arc) })
    case 'face':
      return ui(`ui.order-face-${step.to}`)
    case 'turn':
      return ui('ui.step-turn')
    case 'files':
      return ui('ui.step-files', { files: step.files })
  }
}
