import type { Json } from '@fray/kernel'
import { distance } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { centreOf, spreadOf } from '../../body.ts'
import { missum } from '../../game.ts'
import { end, give, order } from '../../testing/moving.ts'
import { eventArgs, legion, optionKeys, promptId, type Scene, scene, unit } from '../../testing/scene.ts'

/** A ring formed in step 3 that gets its order in step 7. */
function ring(more: Json[] = []): Scene {
  const units = [
    legion('Ring', 1, 1200, 400, { figures: 12, files: 4 }),
    legion('Enemy', 0, 1200, 900),
    legion('Rest', 1, 300, 100),
    ...more,
  ]
  const match = scene({ step: 3, mover: 1, units })
  end(order(match, 'Ring', 'shape', 'ring'))
  end(match)
  return order(match, 'Ring')
}

const bodyOf = (match: Scene) => {
  const { body } = unit(match, 'Ring')
  if (body?.kind !== 'placed') throw new Error('no ring')
  return body
}
const to = (match: Scene, x: number, y: number): Json => {
  const from = centreOf(bodyOf(match))
  return { path: [{ x: from.x + x * 100, y: from.y + y * 100 }] }
}

test('MI-MOVE-02 a ring wheels about a point of its rim and keeps its shape', () => {
  const match = ring()
  expect(optionKeys(match)).toContain('wheel')
  const before = bodyOf(match)
  give(give(match, 'wheel'), to(match, 20, 20))
  const after = bodyOf(match)
  expect(after.shape).toBe('ring')
  const [from, there] = [centreOf(before), centreOf(after)]
  expect(Math.abs(there.x - from.x - 2_000)).toBeLessThan(10)
  expect(Math.abs(there.y - from.y - 2_000)).toBeLessThan(10)
  // A point of its rim is fixed: every figure keeps its distance from it.
  const pivotGap = (figure: number) => distance(before.figures[figure]!, after.figures[figure]!)
  const ways = before.figures.map((_, i) => pivotGap(i)).sort((a, b) => a - b)
  expect(ways[0]!).toBeLessThan(ways.at(-1)! / 3)
  expect(missum.rules.faults(match.state, match.setup, [])).toEqual([])
})

test('MI-MOVE-03 the cost is the path of the opposite figure, at least twice the path of the middle', () => {
  const match = give(ring(), 'wheel')
  const radius = spreadOf(bodyOf(match)) / 100
  const arc = (chord: number) => 2 * radius * 2 * Math.asin(chord / (2 * radius))
  give(match, to(match, 0, 30))
  expect(eventArgs(match, 'moved').at(-1)).toMatchObject({ unit: 'Ring' })
  expect(Math.abs(unit(match, 'Ring').now.spent / 100 - arc(30))).toBeLessThan(1)
  // Half of a move of 150 mm is 75: the middle may move less than 38.
  const far = give(ring(), 'wheel')
  expect(far.check(1, to(far, 0, 45))).toMatchObject({ rules: ['MI-RATE-23'] })
})

test('MI-MOVE-02 a wheel moves the middle at most the diameter of the ring', () => {
  const match = give(ring(), 'wheel')
  const width = (2 * spreadOf(bodyOf(match))) / 100
  expect(match.check(1, to(match, 0, width + 1))).toMatchObject({ rules: ['MI-MOVE-02'] })
  expect(promptId(match)).toBe('ask.ring-wheel')
})

test('MI-MOVE-02 MI-CONTACT-01 a ring that wheels into an enemy has contacted it', () => {
  const alone = bodyOf(ring())
  const [middle, radius] = [centreOf(alone), spreadOf(alone)]
  // Ten millimetres south of its rim.
  const near = legion('Near', 0, middle.x / 100, (middle.y + radius) / 100 + 10, { figures: 4 })
  const match = give(ring([near]), 'wheel')
  give(match, to(match, 0, 35))
  expect(eventArgs(match, 'contact.front')).toMatchObject([{ unit: 'Ring', foe: 'Near' }])
})

test('MI-MOVE-02 wheels towards the nearest enemy are suggested, longest first', () => {
  const match = give(ring(), 'wheel')
  const decision = match.pending[0]!
  const all = (decision.kind === 'place' ? decision.suggest() : []) as unknown as { path: { x: number; y: number }[] }[]
  const from = centreOf(bodyOf(match))
  const ways = all.map(({ path: [place] }) => ({ x: place!.x - from.x, y: place!.y - from.y }))
  expect(ways.length).toBeGreaterThan(1)
  // The enemy stands straight below.
  for (const { x, y } of ways) {
    expect(Math.abs(x)).toBeLessThanOrEqual(2)
    expect(y).toBeGreaterThan(0)
  }
  expect(ways[0]!.y).toBeGreaterThan(ways[1]!.y * 1.9)
  for (const suggestion of all) expect(match.check(decision.seat, suggestion as unknown as Json)).toBeUndefined()
})
