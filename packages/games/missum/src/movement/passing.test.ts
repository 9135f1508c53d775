import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { ahead, countermove, frontOfUnit, order, refusal } from '../testing/moving.ts'
import { eventArgs, legion, unit } from '../testing/scene.ts'

const enemy = legion('Enemy', 1, 300, 100)
const loose = { type: 'regularSkirmisher', armour: 'light' }

test('MI-PASS-01 legions pass through friends freely; only line through line has an effect', () => {
  const match = order(
    countermove([legion('Light', 0, 1200, 900, loose), legion('Line', 0, 1200, 860), enemy]),
    'Light',
    [ahead(100)],
  )
  expect(frontOfUnit(match, 'Light')).toMatchObject({ y: 800 })
  expect(eventArgs(match, 'passed-through')).toEqual([{ unit: 'Light', friend: 'Line' }])
  expect({ Light: unit(match, 'Light').disorganized, Line: unit(match, 'Line').disorganized }).toEqual({
    Light: null,
    Line: null,
  })
  expect(unit(match, 'Light').now.used).toBe(10_000)
})

test('MI-PASS-02 line passing through line disorganizes both at once', () => {
  const match = order(countermove([legion('A', 0, 1200, 900), legion('B', 0, 1200, 860), enemy]), 'A', [ahead(100)])
  expect({ A: unit(match, 'A').disorganized, B: unit(match, 'B').disorganized }).toEqual({
    A: { since: 1, least: 1 },
    B: { since: 1, least: 1 },
  })
})

test('MI-PASS-03 a disorganized legion disorganizes units it passes through', () => {
  const match = order(
    countermove([legion('Light', 0, 1200, 900, { ...loose, disorganized: true }), legion('Line', 0, 1200, 860), enemy]),
    'Light',
    [ahead(100)],
  )
  expect(unit(match, 'Line').disorganized).toEqual({ since: 1, least: 1 })
})

test('MI-PASS-04 MI-CAST-09 a magic user passed through is marked for the next turn', () => {
  const mage = { name: 'Mage', seat: 0, at: [1200, 860], office: 'attackMage' }
  const match = order(countermove([legion('Line', 0, 1200, 900), mage, enemy]), 'Line', [ahead(100)])
  expect(unit(match, 'Mage').now.passedThrough).toBe(true)
})

test('MI-PASS-05 no move ends on a friend, and leaders are passed without disorder', () => {
  const match = order(countermove([legion('A', 0, 1200, 900), legion('B', 0, 1200, 860), enemy]), 'A')
  expect(refusal(match, ahead(50))).toEqual(['MI-PASS-05'])
  expect(refusal(match, ahead(60))).toEqual([])
  const kerdu = { name: 'Kérdu', seat: 0, at: [1200, 860], office: 'kerdu' }
  const led = order(countermove([legion('A', 0, 1200, 900), kerdu, enemy]), 'A', [ahead(100)])
  expect({ aDisorganized: unit(led, 'A').disorganized, kRduDisorganized: unit(led, 'Kérdu').disorganized }).toEqual({
    aDisorganized: null,
    kRduDisorganized: null,
  })
})

test('MI-PASS-04 being passed through marks a magic user; passing through others does not', () => {
  const mage = { name: 'Mage', seat: 0, at: [1200, 900], office: 'attackMage', spells: [0, 0, 0] }
  const match = order(countermove([mage, legion('Line', 0, 1200, 860), enemy]), 'Mage', [ahead(100)])
  expect(unit(match, 'Mage').now.passedThrough).toBe(false)
  expect({ disorganized: unit(match, 'Line').disorganized, passedThrough: eventArgs(match, 'passed-through') }).toEqual(
    { disorganized: null, passedThrough: [] },
  )
  const aside = { name: 'Mage', seat: 0, at: [1400, 860], office: 'attackMage' }
  const past = order(countermove([legion('Line', 0, 1200, 900), aside, enemy]), 'Line', [ahead(100)])
  expect(unit(past, 'Mage').now.passedThrough).toBe(false)
})

test('MI-PASS-01 MI-PASS-02 line passing through skirmishers disorganizes nobody', () => {
  const match = order(
    countermove([legion('Line', 0, 1200, 900), legion('Light', 0, 1200, 860, loose), enemy]),
    'Line',
    [ahead(100)],
  )
  expect({ Light: unit(match, 'Light').disorganized, Line: unit(match, 'Line').disorganized }).toEqual({
    Light: null,
    Line: null,
  })
})

test('MI-PASS-03 MI-PASS-04 MI-CAST-09 retiring skirmishers that pass through others do the same', () => {
  const light = (more: Record<string, Json> = {}) =>
    legion('Light', 1, 1200, 800, { ...loose, figures: 4, files: 4, ...more })
  const mage = { name: 'Mage', seat: 1, at: [1200, 695], office: 'attackMage', spells: [0, 0, 0] }
  const friend = legion('Friend', 1, 1200, 670, { figures: 4 })
  const driveOff = (more: Record<string, Json>) =>
    order(countermove([legion('Line', 0, 1200, 900), light(more), mage, friend]), 'Line', [ahead(150)])
  const broken = driveOff({ disorganized: true })
  expect({
    passedThrough: unit(broken, 'Mage').now.passedThrough,
    disorganized: unit(broken, 'Friend').disorganized,
  }).toEqual({ passedThrough: true, disorganized: { since: 1, least: 1 } })
  expect(unit(driveOff({}), 'Friend').disorganized).toBeNull()
  const aside = { ...mage, at: [1400, 750] }
  const past = order(countermove([legion('Line', 0, 1200, 900), light(), aside]), 'Line', [ahead(150)])
  expect(unit(past, 'Mage').now.passedThrough).toBe(false)
})

test('MI-PASS-02 MI-CONTACT-01 friends beyond the end of a move are not passed through', () => {
  const foe = legion('Enemy', 1, 1200, 850)
  const beyond = legion('Beyond', 0, 1200, 800)
  const match = order(countermove([legion('A', 0, 1200, 900), foe, beyond]), 'A', [ahead(120)])
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 1 }])
  expect({ A: unit(match, 'A').disorganized, Beyond: unit(match, 'Beyond').disorganized }).toEqual({
    A: null,
    Beyond: null,
  })
})
