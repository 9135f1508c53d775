import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { ahead, countermove, end, frontOfUnit, give, halfMove, order } from '../../testing/moving.ts'
import { eventArgs, legion, optionKeys, unit } from '../../testing/scene.ts'

const mover = (x: number, more: Record<string, Json> = {}) =>
  legion('Mover', 0, x, 900, { figures: 4, files: 4, ...more })
const foe = (more: Record<string, Json> = {}) => legion('Enemy', 1, 1200, 820, more)

test('MI-ZOC-01 MI-ZOC-02 a unit that comes front first within 25 mm beside a front halts there', () => {
  // The front of the enemy ends at 1275, its strip at 1300; the mover is 60 mm wide.
  const match = order(countermove([mover(1320), foe()]), 'Mover', [ahead(150)])
  expect(frontOfUnit(match, 'Mover')).toMatchObject({ x: 1320, y: 820 })
  expect(eventArgs(match, 'halted.zone')).toEqual([{ unit: 'Mover', foe: 'Enemy' }])
  expect(unit(match, 'Mover').now.halted).toBe(true)
})

test('MI-ZOC-02 a move that ends exactly at the edge of the zone halts and does not continue in the next step', () => {
  const match = halfMove([legion('Mover', 0, 1320, 850, { figures: 4, files: 4 }), foe(), legion('Other', 0, 300, 900)])
  order(match, 'Mover', [ahead(30)])
  expect(eventArgs(match, 'halted.zone')).toEqual([{ unit: 'Mover', foe: 'Enemy' }])
  end(end(match))
  expect(optionKeys(match)).not.toContain(`unit-${unit(match, 'Mover').id}`)
})

test('MI-ZOC-01 beyond the zone and behind the front rank nothing halts', () => {
  expect(frontOfUnit(order(countermove([mover(1331), foe()]), 'Mover', [ahead(150)]), 'Mover')).toMatchObject({
    y: 750,
  })
  // Seen from behind: the strip is as deep as the front rank, 20 mm.
  const deep = legion('Enemy', 1, 1200, 720, { figures: 40, files: 10, facing: 'north' })
  const match = order(countermove([mover(1320), deep]), 'Mover', [ahead(150)])
  expect(frontOfUnit(match, 'Mover')).toMatchObject({ y: 750 })
})

test('MI-ZOC-01 routing legions, leaders and magic users have no zone of control', () => {
  const running = order(countermove([mover(1320), foe({ routing: ['Mover'] }), legion('Rest', 1, 300, 100)]), 'Mover', [
    ahead(150),
  ])
  expect(frontOfUnit(running, 'Mover')).toMatchObject({ y: 750 })
  const kerdu = { name: 'Kérdu', seat: 1, at: [1200, 820], office: 'kerdu' }
  const past = order(countermove([mover(1290, { type: 'line' }), kerdu, legion('Rest', 1, 300, 100)]), 'Mover', [
    ahead(150),
  ])
  give(past, 'stand')
  expect(eventArgs(past, 'halted.zone')).toEqual([])
})

test('MI-ZOC-02 the halt lasts for both half moves and ends with the turn', () => {
  const match = halfMove([mover(1320), foe(), legion('Other', 0, 300, 900)])
  order(match, 'Mover', [ahead(75)])
  expect(eventArgs(match, 'halted.zone')).toEqual([])
  const halted = halfMove([
    legion('Mover', 0, 1320, 850, { figures: 4, files: 4 }),
    foe(),
    legion('Other', 0, 300, 900),
  ])
  order(halted, 'Mover', [ahead(75)])
  expect(frontOfUnit(halted, 'Mover')).toMatchObject({ y: 820 })
  end(halted)
  end(halted)
  expect(halted.state.step).toBe(7)
  expect(optionKeys(halted)).toEqual(['unit-2', 'unit-3', 'end'])
  // Next turn it continues from there.
  const next = order(countermove([legion('Mover', 0, 1320, 820, { figures: 4, files: 4 }), foe()]), 'Mover', [
    ahead(100),
  ])
  expect(frontOfUnit(next, 'Mover')).toMatchObject({ y: 720 })
})

test("MI-ZOC-02 a move into contact with the zone's owner is not stopped", () => {
  const match = order(countermove([mover(1290), foe()]), 'Mover', [ahead(150)])
  expect(eventArgs(match, 'contact.front')).toHaveLength(1)
  expect(eventArgs(match, 'halted.zone')).toEqual([])
})

test('MI-ZOC-01 MI-ZOC-02 both ends have a zone, whichever way the front faces', () => {
  const left = order(countermove([mover(1080), foe()]), 'Mover', [ahead(150)])
  expect({
    frontOfUnitY: frontOfUnit(left, 'Mover')?.y,
    haltedZoneCount: eventArgs(left, 'halted.zone').length,
  }).toEqual({ frontOfUnitY: 820, haltedZoneCount: 1 })
  expect(eventArgs(order(countermove([mover(1069), foe()]), 'Mover', [ahead(150)]), 'halted.zone')).toEqual([])
  const east = legion('Enemy', 1, 1100, 780, { facing: 'east', figures: 8 })
  const going = (y: number) =>
    order(countermove([legion('Mover', 0, 1150, y, { facing: 'west', figures: 4, files: 1 }), east]), 'Mover', [
      ahead(100),
    ])
  // Its front looks east along x = 1100, from 720 to 840; the strips are 20 mm deep and end at 695 and 865.
  expect([852, 708, 873, 687].map((y) => frontOfUnit(going(y), 'Mover')?.x)).toEqual([1100, 1100, 1050, 1050])
})

test('MI-ZOC-01 a legion in the air has no zone of control', () => {
  const hlaka = legion('Enemy', 1, 1200, 820, { race: 'hlaka', weapons: [], armour: 'light', figures: 2, height: 50 })
  expect(eventArgs(order(countermove([mover(1300), hlaka]), 'Mover', [ahead(150)]), 'halted.zone')).toEqual([])
  const grounded = legion('Enemy', 1, 1200, 820, { race: 'hlaka', weapons: [], armour: 'light', figures: 2 })
  expect(eventArgs(order(countermove([mover(1300), grounded]), 'Mover', [ahead(150)]), 'halted.zone')).toHaveLength(1)
})

test('MI-ZOC-02 MI-MOVE-11 the head of a bent column is its front', () => {
  // The strip lies from 1275 to 1300; the head, a figure 15 mm wide, goes up to it by a bend.
  const column = legion('Column', 0, 1330, 900, { figures: 6, files: 1, armour: 'light' })
  const led = (x: number) =>
    order(countermove([column, foe()]), 'Column', 'column', {
      path: [
        { x: 133_000, y: 90_000 },
        { x: x * 100, y: 88_000 },
        { x: x * 100, y: 76_000 },
      ],
    })
  const halted = led(1290)
  expect(eventArgs(halted, 'halted.zone')).toEqual([{ unit: 'Column', foe: 'Enemy' }])
  expect(Math.round(frontOfUnit(halted, 'Column')!.y)).toBe(830)
  expect(eventArgs(led(1310), 'halted.zone')).toEqual([])
})

test('MI-ZOC-02 only legions halt: leaders and magic users pass freely', () => {
  const loose = foe({ type: 'regularSkirmisher', armour: 'light', figures: 4, files: 4 })
  const kerdu = { name: 'Kérdu', seat: 0, at: [1310, 900], office: 'kerdu' }
  const match = order(countermove([kerdu, loose]), 'Kérdu', [ahead(150)])
  expect({ frontOfUnitY: frontOfUnit(match, 'Kérdu')!.y, haltedZone: eventArgs(match, 'halted.zone') }).toEqual({
    frontOfUnitY: 750,
    haltedZone: [],
  })
})

test('MI-ZOC-02 a unit moving along a front halts at the nearer zone, from either side', () => {
  const along = (x: number, facing: string) =>
    order(countermove([legion('Mover', 0, x, 810, { figures: 1, files: 1, facing }), foe()]), 'Mover', [ahead(120)])
  // The strips lie from 1275 to 1300 and from 1100 to 1125.
  expect(frontOfUnit(along(1400, 'west'), 'Mover')).toMatchObject({ x: 1300, y: 810 })
  expect(frontOfUnit(along(1000, 'east'), 'Mover')).toMatchObject({ x: 1100, y: 810 })
})
