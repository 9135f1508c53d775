import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../../game.ts'
import {
  ahead,
  countermove,
  drift,
  frontOfUnit,
  give,
  order,
  refusal,
  scriptedAdvance,
  turn,
} from '../../testing/moving.ts'
import { eventArgs, legion, optionKeys, promptId, unit } from '../../testing/scene.ts'

const loose = { type: 'regularSkirmisher', armour: 'light', figures: 4, files: 4 }
const line = (x: number, y: number, more: Record<string, Json> = {}) => legion('Line', 0, x, y, more)
const light = (x: number, y: number, more: Record<string, Json> = {}) => legion('Light', 1, x, y, { ...loose, ...more })
const stream = {
  terrain: 'stream',
  shape: {
    course: [
      [0, 760],
      [2400, 760],
    ],
    width: 50,
  },
}

test('MI-SKIRMISH-01 MI-SKIRMISH-02 skirmishers never come closer than 50 mm to enemy line', () => {
  const units = [legion('Own', 0, 1200, 900, loose), legion('Enemy', 1, 1200, 760)]
  const match = order(countermove(units), 'Own', [ahead(200)])
  expect(frontOfUnit(match, 'Own')).toMatchObject({ y: 810 })
  expect(match.state.contacts).toEqual([])
})

test('MI-SKIRMISH-02 skirmishers already closer may only move away', () => {
  const units = [legion('Own', 0, 1200, 800, loose), legion('Enemy', 1, 1200, 760)]
  const match = order(countermove(units), 'Own')
  expect(refusal(match, ahead(20))).toEqual(['MI-SKIRMISH-02'])
  give(match, [drift(-60, 0)])
  expect(frontOfUnit(match, 'Own')).toMatchObject({ y: 860 })
})

test('MI-SKIRMISH-01 skirmishers start melees with skirmishers', () => {
  const match = countermove(
    [legion('Own', 0, 1200, 900, loose), light(1200, 800)],
    {},
    { dice: [1], answers: ['unit-0', scriptedAdvance(200)] },
  )
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 1 }])
})

test('MI-SKIRMISH-02 MI-LEADER-09 skirmishers retire out of turn to keep 50 mm, without turning', () => {
  // Their dritlán is far away, which slows no retirement.
  const dritlan = { name: 'Dritlán', seat: 1, at: [200, 100], office: 'dritlan' }
  const match = order(countermove([line(1200, 900), light(1200, 800), dritlan]), 'Line', [ahead(150)])
  expect(frontOfUnit(match, 'Line')).toMatchObject({ y: 750 })
  expect(frontOfUnit(match, 'Light')).toEqual({ x: 1200, y: 700, facing: [0, 1000] })
  expect(eventArgs(match, 'retired')).toEqual([{ unit: 'Light', foe: 'Line', length: 100 }])
  expect(unit(match, 'Light').now).toMatchObject({ evaded: true })
})

test('MI-SKIRMISH-02 they retire through friends and stop clear of every unit', () => {
  const friend = legion('Friend', 1, 1200, 690, { figures: 4 })
  const match = order(countermove([line(1200, 900), light(1200, 800), friend]), 'Line', [ahead(140)])
  // 50 mm from the line they would overlap the friend (690 to 670), so they continue behind it.
  expect(frontOfUnit(match, 'Light')!.y).toBeLessThanOrEqual(670)
  expect(unit(match, 'Friend').disorganized).toBeNull()
})

test('MI-SKIRMISH-02 skirmishers pushed off the table leave the battle, which is not a rout', () => {
  const match = order(countermove([line(1200, 200), light(1200, 100)]), 'Line', [ahead(150)])
  expect(unit(match, 'Light')).toMatchObject({ fate: 'left', body: null })
  expect(match.state.losses).toEqual([])
})

test('MI-SKIRMISH-03 skirmishers under Pleasures can be contacted', () => {
  const halted = light(1200, 800, { enchantments: [{ kind: 'pleasures', turns: 1 }] })
  const match = countermove([line(1200, 900), halted], {}, { dice: [1], answers: ['unit-0', scriptedAdvance(150)] })
  expect(match.state.contacts).toMatchObject([{ defender: 1, side: 'rear' }])
})

test('MI-SKIRMISH-04 skirmishers backed against an obstacle costing 100 mm or more are contacted', () => {
  const match = countermove(
    [line(1200, 900), light(1200, 830)],
    { terrain: [stream] },
    { dice: [1], answers: ['unit-0', scriptedAdvance(150)] },
  )
  expect(match.state.contacts).toMatchObject([{ defender: 1, side: 'rear' }])
  // It was pushed up to the stream (785) and then turned about: its base is 30 mm deep.
  expect(Math.abs(frontOfUnit(match, 'Light')!.y - 786)).toBeLessThan(2)
})

test('MI-SKIRMISH-04 cheaper terrain does not hold them', () => {
  const ditch = {
    terrain: 'narrowStream',
    shape: {
      course: [
        [0, 760],
        [2400, 760],
      ],
      width: 25,
    },
  }
  const match = order(countermove([line(1200, 900), light(1200, 830)], { terrain: [ditch] }), 'Line', [ahead(60)])
  expect(match.state.contacts).toEqual([])
  expect(frontOfUnit(match, 'Light')).toMatchObject({ y: 790 })
})

test('MI-SKIRMISH-04 skirmishers backed against other enemies are contacted', () => {
  const behind = legion('Behind', 0, 1200, 770, { facing: 'south' })
  const match = countermove(
    [line(1200, 900), light(1200, 830), behind],
    {},
    { dice: [1], answers: ['unit-0', scriptedAdvance(150)] },
  )
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 1, side: 'rear' }])
})

/** MI-SKIRMISH-05, -06: Grace on the skirmishers, Grace on the line, a charge; whether they are caught at 110 mm. */
const CASES = [
  [false, false, false, false],
  [false, false, true, true],
  [false, true, false, true],
  [false, true, true, true],
  [true, false, false, false],
  [true, false, true, false],
  [true, true, false, false],
  [true, true, true, true],
] as const

test.each(CASES)(
  'MI-SKIRMISH-05 MI-SKIRMISH-06 Grace on skirmishers %s, on line %s, charge %s: caught %s',
  (theirs, ours, charge, caught) => {
    const grace = (has: boolean) => (has ? { enchantments: [{ kind: 'grace', turns: 1 }] } : {})
    const match = countermove(
      [line(1200, 900, grace(ours)), light(1200, 790, grace(theirs))],
      {},
      { dice: caught ? [1] : [], answers: ['unit-0', charge ? 'charge' : scriptedAdvance(120)] },
    )
    expect(match.state.contacts.length > 0).toBe(caught)
  },
)

test('MI-SKIRMISH-05 MI-SKIRMISH-06 beyond 125 mm or to the side they get away', () => {
  expect(order(countermove([line(1200, 900), light(1200, 770)]), 'Line', 'charge').state.contacts).toEqual([])
  expect(order(countermove([line(1200, 900), light(1340, 820)]), 'Line', 'charge').state.contacts).toEqual([])
  const grace = { enchantments: [{ kind: 'grace', turns: 1 }] }
  // Without a charge the mover needs enough allowance left.
  const slow = order(countermove([line(1200, 900, grace), light(1200, 790)]), 'Line', [ahead(100)])
  expect(slow.state.contacts).toEqual([])
})

test('MI-SKIRMISH-07 a contacted skirmisher legion is hit in the rear: turned, disorganized, frightened; its attacker is not', () => {
  const match = countermove(
    [legion('Own', 0, 1200, 900, loose), light(1200, 800)],
    {},
    { dice: [8], answers: ['unit-0', scriptedAdvance(200)] },
  )
  expect(match.state.contacts).toMatchObject([{ side: 'rear' }])
  expect(frontOfUnit(match, 'Light')).toMatchObject({ facing: [0, -1000] })
  expect(unit(match, 'Light').disorganized).not.toBeNull()
  expect(eventArgs(match, 'panic.held')).toEqual([{ unit: 'Light' }])
  expect(unit(match, 'Own').disorganized).toBeNull()
})

test('MI-SKIRMISH-08 command and magic figures start no melee', () => {
  const kerdu = { name: 'Kérdu', seat: 0, at: [1200, 900], office: 'kerdu' }
  const mage = { name: 'Mage', seat: 0, at: [1500, 900], office: 'attackMage' }
  const foes = [light(1200, 800), legion('Enemy', 1, 1500, 800)]
  const match = order(countermove([kerdu, mage, ...foes]), 'Kérdu', [ahead(150)], 'stop')
  expect(frontOfUnit(match, 'Kérdu')).toMatchObject({ y: 801 })
  order(match, 'Mage', [ahead(150)], 'stop')
  expect(frontOfUnit(match, 'Mage')).toMatchObject({ y: 850 })
  expect(match.state.contacts).toEqual([])
})

test('MI-TYPE-06 skirmishers of line status act as their owner chooses at the start of each move', () => {
  const guard = { ...loose, standing: 'bodyguard' }
  const match = order(countermove([legion('Guard', 0, 1200, 900, guard), legion('Enemy', 1, 1200, 760)]), 'Guard')
  expect({ promptId: promptId(match), offeredKeys: optionKeys(match) }).toEqual({
    promptId: 'ask.role',
    offeredKeys: ['line', 'skirmish'],
  })
  give(match, 'line')
  expect(refusal(match, turn(1, -1))).toEqual(['MI-MOVE-08'])
  give(match, [ahead(200)])
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 1 }])
  const other = order(
    countermove([legion('Guard', 0, 1200, 900, guard), legion('Enemy', 1, 1200, 760)]),
    'Guard',
    'skirmish',
    [ahead(200)],
  )
  expect(other.state.contacts).toEqual([])
})

test('MI-TYPE-06 they choose again when an enemy approaches: skirmishers retire, line stands', () => {
  const guard = light(1200, 800, { standing: 'bodyguard' })
  const near = () => order(countermove([line(1200, 900), guard]), 'Line', [ahead(120)])
  const match = near()
  expect({ promptId: promptId(match), seat: match.pending[0]!.seat }).toEqual({ promptId: 'ask.role', seat: 1 })
  give(match, 'skirmish')
  expect(eventArgs(match, 'retired')).toHaveLength(1)
  const standing = give(near(), 'line')
  expect(standing.state.contacts).toMatchObject([{ defender: 1, side: 'front' }])
})

test('MI-SKIRMISH-02 skirmishers do not retire from line that comes no closer', () => {
  const match = order(countermove([line(1200, 900, { facing: 'south', figures: 20 }), light(1200, 840)]), 'Line', [
    ahead(50),
  ])
  expect(eventArgs(match, 'retired')).toEqual([])
  expect(frontOfUnit(match, 'Light')).toMatchObject({ y: 840 })
})

test('MI-SKIRMISH-04 MI-PASS-05 skirmishers trapped behind a friend overlap nobody', () => {
  const friend = legion('Friend', 1, 1200, 800, { figures: 4 })
  const units = [line(1200, 900), light(1200, 850), friend]
  const match = countermove(units, { terrain: [stream] }, { dice: [1], answers: ['unit-0', scriptedAdvance(150)] })
  expect(match.state.contacts).toMatchObject([{ defender: 1, side: 'rear' }])
  expect(missum.rules.faults(match.state, match.setup, [])).toEqual([])
})

test('MI-SKIRMISH-02 MI-DISORG-07 skirmishers retiring into dense woods are disorganized there', () => {
  const woods = (x: number): Json => ({ terrain: 'denseWoods', shape: { disc: [x, 680], diameter: 50 } })
  const driveOff = (x: number) =>
    unit(
      order(countermove([line(1200, 900), light(1200, 800)], { terrain: [woods(x)] }), 'Line', [ahead(150)]),
      'Light',
    )
  expect({ 1200: driveOff(1200).disorganized, 1600: driveOff(1600).disorganized }).toEqual({
    1200: { since: 1, least: 1 },
    1600: null,
  })
})

test('MI-SKIRMISH-04 neither routing enemies nor flyers block a retirement', () => {
  const meetLine = (more: Record<string, Json>) => {
    const behind = legion('Behind', 0, 1200, 740, { facing: 'south', ...more })
    return order(countermove([line(1200, 900), light(1200, 830), behind]), 'Line', [ahead(100)])
  }
  const broken = meetLine({ routing: ['Light'], enchantments: [{ kind: 'pleasures', turns: 1 }] })
  expect({ retiredCount: eventArgs(broken, 'retired').length, contacts: broken.state.contacts }).toEqual({
    retiredCount: 1,
    contacts: [],
  })
  const aloft = meetLine({ race: 'hlaka', weapons: [], armour: 'light', figures: 2, height: 50 })
  expect({ frontOfUnitY: frontOfUnit(aloft, 'Light')?.y, contacts: aloft.state.contacts }).toEqual({
    frontOfUnitY: 750,
    contacts: [],
  })
})
