import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import {
  ahead,
  countermove,
  drift,
  end,
  face,
  frontOfUnit,
  halfMove,
  order,
  refusal,
  scriptedAdvance,
  wheel,
} from '../../testing/moving.ts'
import { eventArgs, legion, optionKeys, promptId, scene, unit } from '../../testing/scene.ts'

const mover = (x: number, y: number, more: Record<string, Json> = {}) => legion('Mover', 0, x, y, more)
const foe = (x: number, y: number, more: Record<string, Json> = {}) => legion('Enemy', 1, x, y, more)

test('MI-CONTACT-01 a move stops on contact and the rest is cancelled', () => {
  const match = order(countermove([mover(1200, 900), foe(1200, 800)]), 'Mover', [ahead(120), face('about')])
  expect(frontOfUnit(match, 'Mover')).toEqual({ x: 1200, y: 800, facing: [0, -1000] })
  expect(eventArgs(match, 'contact.front')).toEqual([{ unit: 'Mover', foe: 'Enemy' }])
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 1, side: 'front', rounds: 0 }])
  expect(match.events.find(({ type }) => type === 'contact.front')).toMatchObject({ isOutcome: true })
  // Neither of them moves again this turn.
  expect(promptId(match)).not.toBe('ask.manoeuvre')
})

test('MI-CONTACT-01 a move exactly as long as the gap ends in contact', () => {
  const exact = order(countermove([mover(1200, 900), foe(1200, 800)]), 'Mover', [ahead(100)])
  expect(eventArgs(exact, 'contact.front')).toEqual([{ unit: 'Mover', foe: 'Enemy' }])
  const short = order(countermove([mover(1200, 900), foe(1200, 800)]), 'Mover', [ahead(99)])
  expect({ contacts: short.state.contacts, frontOfUnitY: frontOfUnit(short, 'Mover')!.y }).toEqual({
    contacts: [],
    frontOfUnitY: 801,
  })
})

test('MI-CONTACT-01 MI-CHARGE-02 so does a half move with the charge bonus, 150 mm in all', () => {
  const charge = (y: number) => order(halfMove([mover(1200, 900), foe(1200, y)]), 'Mover', [ahead(75)], 'charge')
  expect(charge(750).state.contacts).toMatchObject([{ attacker: 0, defender: 1, side: 'front' }])
  expect(charge(749).state.contacts).toEqual([])
})

test.each([
  ['straight on to a corner', [1, -8], (far: boolean, way: number) => ahead(far ? 150 : way)],
  ['at half a right angle', [1, -1], (far: boolean, way: number) => ahead(far ? 150 : way)],
  [
    'slanting',
    [1, -20],
    (far: boolean, way: number) => drift(far ? 100 : way / Math.SQRT2, far ? 100 : way / Math.SQRT2),
  ],
] as const)('MI-CONTACT-01 a move just long enough meets the same enemy as a longer one: %s', (_, facing, step) => {
  const enemies = () => [mover(1130, 880, { facing: [...facing], figures: 4 }), foe(1200, 800)]
  const long = order(countermove(enemies()), 'Mover', [step(true, 0)])
  expect(long.state.contacts).toHaveLength(1)
  const way = unit(long, 'Mover').now.moved / 100
  expect(order(countermove(enemies()), 'Mover', [step(false, way)]).state.contacts).toMatchObject(long.state.contacts)
})

test('MI-CONTACT-01 a wheel that just reaches an enemy meets it like a longer one', () => {
  const wheelBy = (arc: number) =>
    order(countermove([mover(1200, 900), foe(1255, 870, { figures: 2 })]), 'Mover', [wheel('left', arc)])
  const way = unit(wheelBy(140), 'Mover').now.moved / 100
  expect([wheelBy(way), wheelBy(way - 2)].map(({ state }) => state.contacts.length)).toEqual([1, 0])
})

test('MI-CONTACT-01 MI-ROUT-09 a unit that passes base to base has contacted the enemy it passes', () => {
  // The runners stand from 1170 to 1230 and control no ground; the mover is 150 mm wide.
  const running = foe(1200, 840, { figures: 4, routing: ['Mover'] })
  const passing = (x: number) => {
    const match = countermove([mover(x, 900), running, legion('Rest', 1, 300, 100)])
    return order(match, 'Mover', [ahead(150)]).state.contacts.length
  }
  expect({ 1305: passing(1305), 1306: passing(1306) }).toEqual({ 1305: 1, 1306: 0 })
})

test('MI-CONTACT-01 turning on the spot never makes contact', () => {
  const match = order(
    countermove([mover(1200, 900, { figures: 20 }), foe(1290, 915, { facing: 'west', figures: 2 })]),
    'Mover',
  )
  expect(refusal(match, face('left'))).toEqual(['MI-CONTACT-01'])
})

test('MI-CONTACT-02 a legion contacted before it has moved loses its move', () => {
  const match = halfMove([mover(1200, 900), foe(1200, 850), legion('Second', 1, 300, 200)])
  order(match, 'Mover', [ahead(60)])
  end(match)
  // In the countermove only the others are offered.
  expect(optionKeys(match)).toEqual(['unit-2', 'unit-4', 'end'])
})

test('MI-CONTACT-04 a legion in melee cannot leave contact', () => {
  const match = countermove([mover(1200, 900), foe(1200, 900), legion('Free', 0, 300, 900)])
  expect(optionKeys(match)).toEqual(['unit-2', 'unit-3', 'end'])
})

test('MI-CONTACT-05 MI-LEADER-08 a legion out of command halts just short of the enemy', () => {
  const dritlan = { name: 'Dritlán', seat: 0, at: [200, 900], office: 'dritlan' }
  const match = order(countermove([mover(1200, 900), foe(1200, 850), dritlan]), 'Mover', [ahead(75)])
  expect(frontOfUnit(match, 'Mover')).toMatchObject({ y: 851 })
  expect(match.state.contacts).toEqual([])
})

test.each([
  [1200, 820, 'south', 'front'],
  [1220, 780, 'east', 'flank'],
  [1180, 780, 'west', 'flank'],
] as const)(
  'MI-CONTACT-06 the edge touched first decides: a legion at %s %s facing %s is hit in the %s',
  (x, y, facing, side) => {
    const units = [mover(1200, 900, { figures: 4 }), foe(x, y, { facing, figures: 20, files: 10 })]
    const match = order(countermove(units), 'Mover', [ahead(120)])
    expect(match.state.contacts).toMatchObject([{ side }])
    expect(unit(match, 'Enemy').disorganized !== null).toBe(side === 'flank')
  },
)

test('MI-CONTACT-06 MI-DISORG-01 MI-PANIC-01 a hit in the rear disorganizes first and frightens second', () => {
  const match = countermove(
    [mover(1200, 900), foe(1200, 800, { facing: 'north' })],
    {},
    { dice: [10], answers: ['unit-0', scriptedAdvance(120)] },
  )
  expect(match.state.contacts).toMatchObject([{ side: 'rear' }])
  expect(unit(match, 'Enemy').disorganized).toEqual({ since: 1, least: 1 })
  // Rating 13, less 3 for disorganization: 10 holds.
  expect(eventArgs(match, 'panic.held')).toEqual([{ unit: 'Enemy' }])
})

test.each([
  [1065, 860, 'front'],
  [1060, 852, 'flank'],
] as const)(
  'MI-CONTACT-06 at a corner the edge facing the attacker more counts, ties favour the defender: from %s %s %s',
  (x, y, side) => {
    const slanting = mover(x, y, { figures: 2, files: 2, facing: [1, -1] })
    const match = order(countermove([slanting, foe(1200, 800, { figures: 40, files: 10 })]), 'Mover', [ahead(120)])
    expect(match.state.contacts).toMatchObject([{ side }])
  },
)

test('MI-CONTACT-06 an attacker squares up to the edge it touched, sliding 25 mm at most', () => {
  const match = order(countermove([mover(1200, 900, { facing: [1, -4] }), foe(1200, 800)]), 'Mover', [ahead(120)])
  const { x, y, facing } = frontOfUnit(match, 'Mover')!
  expect(facing).toEqual([0, -1000])
  expect(y).toBe(800)
  expect(Math.abs(x - 1200)).toBeLessThan(60)
  expect(match.state.contacts).toMatchObject([{ side: 'front' }])
})

test('MI-CONTACT-06 MI-PASS-05 an attacker does not square up to a gap behind the front corner of a short rear rank', () => {
  const long = foe(1200, 800, { figures: 20, files: 15, facing: 'north' })
  // A friend on the same flank leaves room only beside the gap, out of contact.
  const friend = legion('Friend', 0, 1087.5, 762, { figures: 8, files: 8, facing: 'east' })
  const from = mover(975, 851, { figures: 20, files: 8, facing: [954, 300] })
  const match = order(countermove([from, long, friend]), 'Mover')
  expect(refusal(match, drift(96.6, -25.8))).toEqual(['MI-PASS-05'])
})

test("MI-CONTACT-06 sliding brings more of the attacker's front into contact", () => {
  const match = order(countermove([mover(1340, 900, { facing: [-1, -20] }), foe(1200, 800)]), 'Mover', [ahead(110)])
  expect(match.state.contacts).toHaveLength(1)
  // Only a strip of the two 150 mm fronts would touch; it slides 25 mm to the left.
  expect(frontOfUnit(match, 'Mover')!.x).toBeLessThan(1335 - 20)
})

test('MI-CONTACT-01 a wheel stops at the first enemy it meets', () => {
  const match = order(countermove([mover(1200, 900), foe(1255, 870, { figures: 2 })]), 'Mover', [wheel('left', 140)])
  expect(match.state.contacts).toHaveLength(1)
  expect(unit(match, 'Mover').now.used).toBeLessThan(6000)
})

test('MI-CONTACT-01 one move may contact two enemies at once', () => {
  const match = order(
    countermove([
      mover(1200, 900),
      legion('Left', 1, 1150, 820, { figures: 4 }),
      legion('Right', 1, 1250, 820, { figures: 4 }),
    ]),
    'Mover',
    [ahead(100)],
  )
  expect(match.state.contacts.map(({ defender }) => defender).sort()).toEqual([1, 2])
})

test('MI-PANIC-02 MI-SIGHT-03 an enemy that leaves cover within 150 mm is a surprise', () => {
  const town = { terrain: 'town', shape: { box: [900, 840], size: [600, 40] } }
  const match = countermove(
    [mover(1200, 900, { figures: 4 }), foe(1200, 800, { figures: 4 })],
    { terrain: [town] },
    { dice: [5], answers: ['unit-0', scriptedAdvance(120)] },
  )
  expect(eventArgs(match, 'panic.held')).toEqual([{ unit: 'Enemy' }])
})

test('MI-DRIFT-01 MI-CONTACT-01 a slanting advance also stops on contact', () => {
  const match = order(countermove([mover(1100, 900), foe(1200, 820)]), 'Mover', [drift(100, 100)])
  expect(match.state.contacts).toMatchObject([{ side: 'front' }])
  expect(frontOfUnit(match, 'Mover')).toMatchObject({ y: 820 })
})

test('MI-MOVE-10 MI-CONTACT-06 a ring is always hit in front', () => {
  const ring = legion('Ring', 1, 1200, 760, { figures: 12, files: 4, facing: 'north' })
  const match = scene({ step: 3, mover: 1, units: [ring, legion('Mover', 0, 1200, 900), legion('Rest', 1, 300, 100)] })
  end(order(match, 'Ring', 'shape', 'ring'))
  order(match, 'Mover', [ahead(150)])
  expect(match.state.contacts).toMatchObject([{ side: 'front' }])
  expect(unit(match, 'Ring').disorganized).toBeNull()
})

test('MI-MAGIC-03 a legion under Pleasures does not move', () => {
  const halted = mover(1200, 900, { enchantments: [{ kind: 'pleasures', turns: 1 }] })
  expect(optionKeys(countermove([halted, foe(300, 100)]))).toEqual(['unit-2', 'end'])
})

test('MI-PANIC-03 legions reached by hostile sérudla are frightened', () => {
  const beast = legion('Mover', 0, 1200, 900, { race: 'serudla', figures: 1, weapons: [] })
  const match = countermove([beast, foe(1200, 800)], {}, { dice: [13], answers: ['unit-0', scriptedAdvance(150)] })
  expect(eventArgs(match, 'panic.held')).toEqual([{ unit: 'Enemy' }])
})

test('MI-CONTACT-01 a unit that made contact does not move again this turn, even if the enemy ran', () => {
  const units = [mover(1200, 900), foe(1200, 830, { facing: 'north' })]
  const script = { dice: [20], answers: ['unit-0', scriptedAdvance(75), 'end', 'end'] }
  const match = halfMove(units, {}, script)
  expect({ step: match.state.step, fate: unit(match, 'Enemy').fate }).toEqual({ step: 7, fate: 'routed' })
  expect(optionKeys(match)).toEqual(['unit-2', 'end'])
})

test('MI-MOVE-10 MI-CONTACT-06 ranks lining a wall have a flank, unlike a ring', () => {
  const wall = {
    terrain: 'lowWall',
    shape: {
      wall: [
        [1100, 760],
        [1300, 760],
      ],
    },
  }
  const lined = legion('Lined', 1, 1200, 800, { figures: 10, files: 10, facing: 'north' })
  const mover = legion('Mover', 0, 1420, 782, { figures: 4, files: 2, facing: 'west' })
  const match = scene({ step: 3, mover: 1, terrain: [wall], units: [lined, mover, legion('Rest', 1, 300, 100)] })
  end(order(match, 'Lined', 'shape', 'along-0'))
  expect(unit(match, 'Lined').body).toMatchObject({ kind: 'placed', shape: 'edge' })
  order(match, 'Mover', [ahead(150)])
  expect(match.state.contacts).toMatchObject([{ side: 'flank' }])
})
