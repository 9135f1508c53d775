import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { playMovement } from '../../testing/movement.ts'
import type { Scene } from '../../testing/scene.ts'
import { path, refusal } from '../../testing/scene.ts'
import { soldier } from '../../testing/soldiers.ts'
import { INCH } from '../../units.ts'

type Places = readonly [number, number][]

/** Ann asked for her way to Ben, who is figure 1. */
function tracing(ann: Json, others: readonly Json[], more: Record<string, Json> = {}): Scene {
  const answers = others.length > 1 ? ['join', '1'] : ['join']
  return playMovement([ann, ...others], { answers }, more)
}

/** The shortest way as it is suggested first, in inches to two places. */
function shortest(match: Scene): Places {
  const decision = match.pending[0]!
  if (decision.kind !== 'place') throw new Error('no way is asked for')
  const [first] = decision.suggest() as unknown as { path: { x: number; y: number }[] }[]
  expect(refusal(match, first as unknown as Json)).toBeUndefined()
  return first!.path.map(({ x, y }) => [Math.round((x / INCH) * 100) / 100, Math.round((y / INCH) * 100) / 100])
}

const ANN = soldier('Ann', 0, 10, 10)

describe('the shortest path to an enemy', () => {
  test('SW-MOVE-12 SW-MOVE-26 leads round obstacles, never over the edge of the table', () => {
    // Between the rock and the edge there is an inch: too little for her base.
    const outline = [
      [1, 12],
      [8, 12],
      [8, 14],
      [1, 14],
    ]
    const rock = { scenery: [{ type: 'wood', outline, density: 'impassable' }] }
    const round = (x: number) => shortest(tracing(soldier('Ann', 0, x, 10), [soldier('Ben', 1, x, 16.5)], rock))
    const furthest = Math.max(...round(2).map(([x]) => x))
    expect(furthest).toBeGreaterThanOrEqual(8.5)
    // The same with the way along the edge of the other side of the table.
    const above = [
      [12, 1],
      [14, 1],
      [14, 8],
      [12, 8],
    ]
    const wall = { scenery: [{ type: 'wood', outline: above, density: 'impassable' }] }
    const below = shortest(tracing(soldier('Ann', 0, 10, 2), [soldier('Ben', 1, 16.5, 2)], wall))
    expect(Math.max(...below.map(([, y]) => y))).toBeGreaterThanOrEqual(8.5)
  })

  test('SW-MOVE-12 SW-SCENERY-18 ends at the nearest place beside the enemy where she may stand', () => {
    const hedge = { scenery: [{ type: 'hedge', from: [6, 12.6], to: [14, 12.6] }] }
    const way = shortest(tracing(ANN, [soldier('Ben', 1, 10, 14)], hedge))
    const [x, y] = way.at(-1)!
    // Clear of the hedge by half her base; nearer to her there is no such place beside Ben.
    expect(way).toHaveLength(1)
    expect(Math.abs(x - 10).toFixed(2)).toBe('0.92')
    expect(y).toBe(13.23)
  })

  test('SW-MOVE-12 SW-BASE-05 leaves out places beside the enemy that others occupy', () => {
    const hedge = { scenery: [{ type: 'hedge', from: [6, 12.6], to: [14, 12.6] }] }
    const sides = [soldier('Eve', 0, 8.9, 13.5), soldier('Fay', 0, 11.1, 13.5)]
    const way = shortest(tracing(ANN, [soldier('Ben', 1, 10, 14), ...sides], hedge))
    const [x, y] = way.at(-1)!
    expect(way.length).toBeGreaterThan(1)
    expect(y).toBeGreaterThan(14)
    expect(Math.hypot(x - 10, y - 14)).toBeCloseTo(1.2, 2)
  })

  test('SW-FLY-13 of a flyer is a straight line to the nearest free side, over everybody and the enemy itself', () => {
    const flyer = soldier('Ann', 0, 10, 10, { movement: 'flying' })
    const guards = [0, 2, 3, 4, 5].map((i) => {
      const angle = (i * Math.PI) / 3
      return soldier(`Guard ${i}`, 1, 10 + 1.2 * Math.cos(angle), 14 + 1.2 * Math.sin(angle))
    })
    expect(shortest(tracing(flyer, [soldier('Ben', 1, 10, 14), ...guards]))).toEqual([[10.6, 15.04]])
  })
})

describe('a drawn path', () => {
  test('SW-BASE-05 does not lead through the enemy to its other side, unless flown', () => {
    const ben = soldier('Ben', 1, 10, 14)
    expect(refusal(tracing(ANN, [ben]), path([10, 15.2]))).toBe('refuse.base-in-way SW-BASE-05')
    const flyer = soldier('Ann', 0, 10, 10, { movement: 'flying' })
    expect(refusal(tracing(flyer, [ben]), path([10, 15.2]))).toBeUndefined()
  })

  test('SW-MOVE-19 must end at the enemy: half an inch short it is extended, further off it is refused', () => {
    const match = tracing(ANN, [soldier('Ben', 1, 10, 14)])
    expect(refusal(match, path([10, 12.3]))).toBeUndefined()
    expect(refusal(match, path([10, 12.29]))).toBe('refuse.short-of-target SW-MOVE-19')
    expect(match.check(0, path([10, 12.29]))?.reason.args).toEqual({ target: { figure: 1 } })
    expect(refusal(match, { path: [] })).toBe('refuse.no-place SW-MOVE-19')
    match.answer(0, path([10, 12.5]))
    expect(match.state.combatants[0]!.at).toEqual({ x: 10 * INCH, y: 12.8 * INCH })
  })

  test('SW-MOVE-19 is cut off where it meets the enemy', () => {
    const match = tracing(ANN, [soldier('Ben', 1, 10, 14)])
    match.answer(0, path([10, 13.5]))
    const { x, y } = match.state.combatants[0]!.at
    expect(x).toEqual(10 * INCH)
    expect(Math.round(y / 10)).toEqual((12.8 * INCH) / 10)
  })
})
