import { EAST, formation, NORTH, rectangleBase } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import {
  addOrder,
  bodyAfter,
  costOfOrders,
  dragTo,
  leftOf,
  type ManoeuvreForm,
  ordersOf,
  removeLastOrder,
  settleOrders,
  stepOfKey,
  stepsOf,
  turnTowards,
  wheelTo,
} from './orders.ts'

const body = formation(rectangleBase(1500, 2000), 10, 40, { x: 50_000, y: 50_000, facing: NORTH })
const line: ManoeuvreForm = {
  kind: 'manoeuvre',
  formation: body,
  allowance: 10_000,
  may: {
    drift: { ahead: 1, aside: 1 },
    wheel: true,
    face: { to: 'quarters', cost: 4000 },
    files: { least: 1, most: 40 },
  },
}
const loose: ManoeuvreForm = { ...line, may: { drift: 'any', face: { to: 'any', cost: 0 } } }
const straight: ManoeuvreForm = { ...line, may: {} }
const start = ordersOf(line)

describe('dragging the formation', () => {
  test('straight ahead advances, as far as there is movement', () => {
    expect(stepsOf(dragTo(start, { x: 50_000, y: 44_000 }))).toEqual([{ do: 'advance', by: 6000 }])
    expect(stepsOf(dragTo(start, { x: 50_000, y: 10_000 }))).toEqual([{ do: 'advance', by: 10_000 }])
  })

  test('slightly to the side is still straight ahead, further is a slant within the limits', () => {
    expect(stepsOf(dragTo(start, { x: 50_200, y: 44_000 }))).toEqual([{ do: 'advance', by: 6000 }])
    expect(stepsOf(dragTo(start, { x: 53_000, y: 46_000 }))).toEqual([{ do: 'drift', ahead: 4000, aside: 3000 }])
    expect(stepsOf(dragTo(start, { x: 90_000, y: 46_000 }))).toEqual([{ do: 'drift', ahead: 4000, aside: 4000 }])
    expect(stepsOf(dragTo(ordersOf(straight), { x: 53_000, y: 46_000 }))).toEqual([{ do: 'advance', by: 4000 }])
  })

  test('never spends more than is left', () => {
    const far = dragTo(addOrder(start, { do: 'advance', by: 7000 }), { x: 90_000, y: 20_000 })
    expect(costOfOrders(far)).toBeLessThanOrEqual(10_000)
    expect(costOfOrders(far)).toBeGreaterThan(9990)
  })

  test('backwards is for loose order only', () => {
    expect(stepsOf(dragTo(start, { x: 50_000, y: 56_000 }))).toEqual([])
    expect(stepsOf(dragTo(ordersOf(loose), { x: 47_000, y: 54_000 }))).toEqual([
      { do: 'drift', ahead: -4000, aside: -3000 },
    ])
  })

  test('is one step however often the pointer moves, and merges with a straight step before it', () => {
    const once = dragTo(dragTo(start, { x: 50_000, y: 48_000 }), { x: 50_000, y: 47_000 })
    expect(stepsOf(once)).toEqual([{ do: 'advance', by: 3000 }])
    const twice = settleOrders(dragTo(settleOrders(once), { x: 50_000, y: 45_000 }))
    expect(twice.steps).toEqual([{ do: 'advance', by: 5000 }])
  })
})

describe('dragging a front corner', () => {
  // The front is 15000 wide: its right corner is at (57500, 50000).
  test('wheels forwards around the other one, by the arc that the corner moves', () => {
    const [step] = stepsOf(wheelTo(start, 'left', { x: 57_000, y: 47_500 }))
    expect(step).toMatchObject({ do: 'wheel', pivot: 'left' })
    const arc = Math.atan2(2500, 14_500) * 15_000
    expect(step?.do === 'wheel' && Math.abs(step.arc - arc)).toBeLessThan(3)
    expect(bodyAfter(wheelTo(start, 'left', { x: 57_000, y: 47_500 })).pose.facing!.x).toBeLessThan(0)
  })

  test('never goes backwards, nor beyond the movement left', () => {
    expect(stepsOf(wheelTo(start, 'left', { x: 57_000, y: 55_000 }))).toEqual([])
    const moved = addOrder(start, { do: 'advance', by: 9000 })
    expect(stepsOf(wheelTo(moved, 'right', { x: 50_000, y: 20_000 }))[1]).toEqual({
      do: 'wheel',
      pivot: 'right',
      arc: 1000,
    })
  })

  test('does nothing if wheeling is not allowed', () => {
    expect(stepsOf(wheelTo(ordersOf(straight), 'left', { x: 57_000, y: 47_500 }))).toEqual([])
  })
})

describe('keys', () => {
  const orderByKey = (form: ManoeuvreForm, key: string) => stepOfKey(ordersOf(form), key, 500)

  test('do what the rules allow and nothing else', () => {
    expect(orderByKey(line, 'ArrowUp')).toEqual({ do: 'advance', by: 500 })
    expect(orderByKey(line, 'ArrowDown')).toBeUndefined()
    expect(orderByKey(loose, 'ArrowDown')).toEqual({ do: 'advance', by: -500 })
    expect(orderByKey(line, 'ArrowRight')).toEqual({ do: 'drift', ahead: 500, aside: 500 })
    expect(orderByKey(line, 'e')).toEqual({ do: 'wheel', pivot: 'right', arc: 500 })
    expect(orderByKey(straight, 'e')).toBeUndefined()
    expect(orderByKey(line, 'a')).toEqual({ do: 'face', to: 'left' })
    expect(orderByKey(loose, 'd')).toMatchObject({ do: 'turn' })
    expect(orderByKey(line, ']')).toEqual({ do: 'files', files: 11 })
    expect(orderByKey(loose, ']')).toBeUndefined()
  })

  test('for going back reduce the advance', () => {
    const ahead = addOrder(start, { do: 'advance', by: 500 })
    expect(addOrder(ahead, stepOfKey(ahead, 'ArrowDown', 500)!).steps).toEqual([])
  })
})

test('cost what the rules ask for facings, not the path of the figures', () => {
  expect(costOfOrders(addOrder(start, { do: 'face', to: 'left' }))).toBe(4000)
})

test('loose order turns around its centre towards a place', () => {
  const [step] = stepsOf(turnTowards(ordersOf(loose), { x: 90_000, y: 50_000 }))
  expect(step).toEqual({ do: 'turn', facing: EAST })
  expect(stepsOf(turnTowards(start, { x: 90_000, y: 50_000 }))).toEqual([])
})

test('undoing removes only the last step', () => {
  const two = addOrder(addOrder(start, { do: 'advance', by: 500 }), { do: 'wheel', pivot: 'left', arc: 900 })
  expect(removeLastOrder(two).steps).toEqual([{ do: 'advance', by: 500 }])
})

test('the remaining movement is shown after every order', () => {
  const turned = addOrder(start, { do: 'face', to: 'left' })
  expect(leftOf(start)).toBe(10_000)
  expect(leftOf(turned)).toBe(6000)
  expect(leftOf(addOrder(turned, { do: 'advance', by: 2500 }))).toBe(3500)
})
