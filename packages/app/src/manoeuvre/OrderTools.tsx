import type { ManoeuvreStep, TableView } from '@fray/tabletop'
import { followSuggestion, type Placing, reorder, startOver } from '../play/placing-store.ts'
import { inUnits, stepIn } from '../table/drawing-units.ts'
import { useTalk } from '../words/TalkContext.tsx'
import type { Talk } from '../words/talk.ts'
import { countermanded, type Orders, ordered, stepOfKey, stepsOf } from './orders.ts'

interface Props {
  readonly placing: Placing
  readonly orders: Orders
  readonly unit: TableView['unit']
}

/** Every key that gives an order, and what it is called. */
const KEYS = [
  ['ArrowUp', 'ui.order-advance'],
  ['ArrowLeft', 'ui.order-drift-left'],
  ['ArrowRight', 'ui.order-drift-right'],
  ['q', 'ui.order-wheel-left'],
  ['e', 'ui.order-wheel-right'],
  ['a', 'ui.order-face-left'],
  ['d', 'ui.order-face-right'],
  ['s', 'ui.order-face-about'],
  ['[', 'ui.order-fewer-files'],
  [']', 'ui.order-more-files'],
] as const

/** What a finger or a mouse cannot do by dragging, and the orders given so far. */
export function OrderTools({ placing, orders, unit }: Props) {
  const talk = useTalk()
  const { ui } = talk
  const steps = stepsOf(orders)
  const length = Math.round(stepIn(unit, false))
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
      <div className="placing-tools">
        {placing.hints.suggestions.length > 1 ? (
          <button type="button" className="tool" onClick={() => followSuggestion(1) || startOver()}>
            {ui('ui.next-suggestion')}
          </button>
        ) : null}
        {KEYS.map(([key, words]) => {
          const step = stepOfKey(orders, key, length)
          return step ? (
            <button
              key={key}
              type="button"
              className="tool"
              aria-keyshortcuts={key}
              onClick={() => reorder((each) => ordered(each, step))}
            >
              {ui(words)}
            </button>
          ) : null
        })}
        {steps.length > 0 ? (
          <button type="button" className="tool" aria-keyshortcuts="Backspace" onClick={() => reorder(countermanded)}>
            {ui('ui.order-back')}
          </button>
        ) : null}
      </div>
    </>
  )
}

function stepWords(step: ManoeuvreStep, unit: TableView['unit'], { ui }: Talk): string {
  const told = (length: number) => ui('ui.length', { length: inUnits(Math.abs(length), unit), sign: unit.sign })
  switch (step.do) {
    case 'advance':
      return step.by < 0
        ? ui('ui.step-back', { length: told(step.by) })
        : ui('ui.step-advance', { length: told(step.by) })
    case 'drift': {
      const length = told(Math.hypot(step.ahead, step.aside))
      return step.aside < 0 ? ui('ui.step-drift-left', { length }) : ui('ui.step-drift-right', { length })
    }
    case 'wheel':
      return step.pivot === 'left'
        ? ui('ui.step-wheel-left', { length: told(step.arc) })
        : ui('ui.step-wheel-right', { length: told(step.arc) })
    case 'face':
      return ui(`ui.order-face-${step.to}`)
    case 'turn':
      return ui('ui.step-turn')
    case 'files':
      return ui('ui.step-files', { files: step.files })
  }
}
