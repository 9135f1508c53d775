import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { playMovement } from '../../testing/movement.ts'
import { soldier } from '../../testing/soldiers.ts'
import { INCH } from '../../units.ts'

/** At (10, 10), MOV 5. */
const ANN = soldier('Ann', 0, 10, 10)

/** The ends of the paths suggested for a run of Ann, in inches to one decimal place; all of them are legal. */
function ends(others: readonly Json[], more: Record<string, Json> = {}, ann = ANN): [number, number][] {
  const match = playMovement([ann, ...others], { answers: ['run'] }, more)
  const decision = match.pending[0]!
  if (decision.kind !== 'place') throw new Error('no run is asked for')
  return decision.suggest().map((proposal) => {
    expect(match.check(0, proposal)).toBeUndefined()
    const { x, y } = (proposal as unknown as { path: { x: number; y: number }[] }).path.at(-1)!
    return [Math.round((x / INCH) * 10) / 10, Math.round((y / INCH) * 10) / 10]
  })
}

test('SW-MOVE-08 paths lead towards the nearest enemy, away from it and to its flank, without duplicates', () => {
  // To a flank: five inches beside Ben.
  expect(ends([soldier('Ben', 1, 10, 20), soldier('Bob', 1, 30, 30)])).toEqual([
    [10, 15],
    [10, 5],
    [12.2, 14.5],
  ])
})

test('SW-MOVE-08 the flank is on the side where the mover already stands', () => {
  const flank = (x: number, y: number) => ends([soldier('Ben', 1, x, y)]).at(-1)
  expect(flank(13, 20)).toEqual([9.2, 14.9])
  expect(flank(7, 20)).toEqual([10.8, 14.9])
  expect(flank(20, 10)).toEqual([14.5, 7.8])
})

test('SW-MOVE-26 SW-BASE-05 paths end at the table edge and at obstacles', () => {
  expect(ends([soldier('Ben', 1, 10, 20)], {}, soldier('Ann', 0, 10, 2))).toContainEqual([10, 0.6])
  expect(ends([soldier('Ben', 1, 20, 10)], {}, soldier('Ann', 0, 3, 10))).toContainEqual([0.6, 10])
  const rock = { scenery: [{ type: 'wood', x: 10, y: 14, diameter: 2, density: 'impassable' }] }
  expect(ends([soldier('Ben', 1, 10, 20)], rock)[0]).toEqual([10, 12.4])
})

test('SW-SCENERY-11 paths are as long as the scenery on the way allows', () => {
  const wood = { scenery: [{ type: 'leafy-wood', x: 10, y: 14, diameter: 6 }] }
  const [first] = ends([soldier('Ben', 1, 10, 24)], wood)
  expect(first![1]).toBeGreaterThan(11)
  expect(first![1]).toBeLessThan(15)
})

test('SW-SCENERY-12 a path leads into the nearest cover that is not flat and can be entered', () => {
  const wood = (x: number, y: number, more: Record<string, Json> = {}): Json => ({
    type: 'wood',
    x,
    y,
    diameter: 3,
    ...more,
  })
  const pool: Json = { type: 'shallow-water', x: 12, y: 7.5, length: 2, width: 2 }
  const scenery = [wood(6, 13), wood(30, 30), wood(13, 8, { density: 'impassable' }), pool]
  expect(ends([soldier('Ben', 1, 10, 30)], { scenery })).toContainEqual([6.8, 12.4])
  expect(ends([soldier('Ben', 1, 10, 30)], { scenery: [pool] })).toHaveLength(3)
})

test('SW-MISSION-31 a path leads straight to the enemy camp if the mission is about camps', () => {
  const camp = { mission: 'destruction-of-the-camp' }
  expect(ends([soldier('Ben', 1, 30, 10)], camp)).toContainEqual([10, 5])
  expect(ends([soldier('Ben', 1, 30, 10)])).not.toContainEqual([10, 5])
})
