import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { ahead, countermove, give, halfMove, order, refusal } from '../testing/moving.ts'
import { eventArgs, legion, optionKeys, unit } from '../testing/scene.ts'

const hlaka = (more: Record<string, Json> = {}) =>
  legion('Hláka', 0, 1200, 900, { race: 'hlaka', weapons: [], armour: 'light', figures: 2, ...more })
const enemy = legion('Enemy', 1, 300, 100)
const heights = (match: ReturnType<typeof countermove>) =>
  optionKeys(give(match, 'height'))
    .filter((key) => key.startsWith('height'))
    .map((key) => Number(key.slice(7)))

test('MI-RATE-04 MI-SITUATION-07 MI-CREATURE-03 a Hláka legion that begins or ends in the air uses its flying rate', () => {
  const aloft = order(countermove([hlaka({ height: 200 }), enemy]), 'Hláka')
  expect({ 400: refusal(aloft, ahead(400)), 401: refusal(aloft, ahead(401)) }).toEqual({ 400: [], 401: ['MI-RATE-23'] })
  const walking = order(countermove([hlaka(), enemy]), 'Hláka')
  expect(refusal(walking, ahead(201))).toEqual(['MI-RATE-23'])
  give(give(walking, 'height'), 'height-25')
  expect({ 325: refusal(walking, ahead(325)), 326: refusal(walking, ahead(326)) }).toEqual({
    325: [],
    326: ['MI-RATE-23'],
  })
})

test('MI-SITUATION-07 climbing 25 mm costs 75, diving 50 mm costs 25, and the ceiling is 600', () => {
  expect(heights(order(countermove([hlaka(), enemy]), 'Hláka'))).toEqual([25, 50, 75, 100, 125])
  expect(heights(order(halfMove([hlaka(), enemy]), 'Hláka'))).toEqual([25, 50])
  expect(Math.max(...heights(order(countermove([hlaka({ height: 550 }), enemy]), 'Hláka')))).toBe(600)
  const diving = order(countermove([hlaka({ height: 300 }), enemy]), 'Hláka')
  give(give(diving, 'height'), 'height-100')
  expect(unit(diving, 'Hláka')).toMatchObject({ height: 10_000, now: { used: 10_000 } })
})

test('MI-SITUATION-07 flyers may hover and pass over any unit', () => {
  const match = order(countermove([hlaka({ height: 25 }), legion('Enemy', 1, 1200, 850)]), 'Hláka')
  expect(optionKeys(match)).toContain('stop')
  give(match, [ahead(200)])
  expect(match.state.contacts).toEqual([])
  expect(eventArgs(match, 'moved')).toEqual([{ unit: 'Hláka', length: 200 }])
})

test('MI-SITUATION-07 MI-ZOC-02 flyers ignore zones of control', () => {
  const match = order(countermove([hlaka({ height: 25, figures: 1 }), legion('Enemy', 1, 1100, 820)]), 'Hláka', [
    ahead(150),
  ])
  expect(eventArgs(match, 'halted.zone')).toEqual([])
})

test('MI-SITUATION-07 flyers make contact only at the same height', () => {
  const foe = (height: number) =>
    legion('Enemy', 1, 1200, 800, { race: 'hlaka', weapons: [], armour: 'light', figures: 2, height })
  expect(order(countermove([hlaka({ height: 100 }), foe(125)]), 'Hláka', [ahead(200)]).state.contacts).toEqual([])
  const met = order(countermove([hlaka({ height: 100 }), foe(100)]), 'Hláka', [ahead(200)])
  expect(met.state.contacts).toMatchObject([{ attacker: 0, defender: 1 }])
})

test('MI-TERRAIN-21 flyers cannot land in woods or on other units', () => {
  const woods = { terrain: 'openWoods', shape: { box: [1000, 800], size: [400, 300] } }
  const inWoods = order(countermove([hlaka({ height: 50 }), enemy], { terrain: [woods] }), 'Hláka')
  expect(heights(inWoods)).not.toContain(0)
  const over = order(countermove([hlaka({ height: 50 }), enemy, legion('Friend', 0, 1200, 900)]), 'Hláka')
  expect(heights(over)).not.toContain(0)
  const free = order(countermove([hlaka({ height: 50 }), enemy]), 'Hláka')
  expect(heights(free)).toContain(0)
  give(free, 'height-0')
  expect(eventArgs(free, 'landed')).toEqual([{ unit: 'Hláka', height: 0 }])
})

test('MI-SITUATION-07 a change of height counts as movement and costs allowance', () => {
  const match = order(countermove([hlaka({ height: 100 }), enemy]), 'Hláka', [ahead(300)])
  expect(heights(match)).toEqual([0, 25, 50, 75, 125])
  give(match, 'height-50')
  expect(unit(match, 'Hláka').now).toMatchObject({ moved: 32_500, spent: 32_500, used: 32_500 })
})

test('MI-TERRAIN-18 MI-TERRAIN-21 flyers cannot land on a lake but may cross it', () => {
  const lake = { terrain: 'lake', shape: { box: [1000, 700], size: [400, 300] } }
  const match = order(countermove([hlaka({ height: 50 }), enemy], { terrain: [lake] }), 'Hláka')
  expect(refusal(match, ahead(100))).toEqual([])
  expect(heights(match)).not.toContain(0)
})

test('MI-SITUATION-07 only flyers leave the ground, and a legion in contact keeps its height', () => {
  expect(optionKeys(order(countermove([legion('Foot', 0, 1200, 900), enemy]), 'Foot'))).not.toContain('height')
  const foes = legion('Enemies', 1, 1200, 900, { race: 'hlaka', weapons: [], armour: 'light', figures: 2, height: 50 })
  const match = countermove([hlaka({ height: 50 }), foes, legion('Free', 0, 300, 900)])
  expect(optionKeys(match)).not.toContain('unit-0')
})

test('MI-SITUATION-07 flyers that begin and end a step on the ground have their walking rate', () => {
  const flown = (by: number) => order(countermove([hlaka(), enemy]), 'Hláka', 'height', 'height-25', [ahead(by)])
  // Of 200 mm the climb takes 75 and coming down 12.5.
  expect({ 112: heights(flown(112)).includes(0), 113: heights(flown(113)).includes(0) }).toEqual({
    112: true,
    113: false,
  })
})

test('MI-SKIRMISH-02 MI-SITUATION-07 skirmishers land no closer than 50 mm to enemy line', () => {
  const over = (y: number) => {
    const loose = hlaka({ height: 50, type: 'regularSkirmisher', missile: 'hlakaCrossbow' })
    return heights(order(countermove([loose, legion('Enemy', 1, 1200, y)]), 'Hláka'))
  }
  expect({ 851: over(851).includes(0), 849: over(849).includes(0) }).toEqual({ 851: false, 849: true })
})

test('MI-CONTACT-05 MI-LEADER-08 MI-SITUATION-07 a unit that may not start a melee cannot land in contact', () => {
  const foe = legion('Enemy', 1, 1200, 900)
  const dritlan = (x: number) => ({ name: 'Dritlán', seat: 0, at: [x, 1000], office: 'dritlan' })
  const down = (x: number) => heights(order(countermove([hlaka({ height: 50 }), foe, dritlan(x)]), 'Hláka'))
  expect({ 200: down(200).includes(0), 1200: down(1200).includes(0) }).toEqual({ 200: false, 1200: true })
})

test('MI-SKIRMISH-02 MI-SITUATION-07 skirmishers retire from line that lands beside them', () => {
  const light = legion('Light', 1, 1200, 870, { type: 'regularSkirmisher', armour: 'light', figures: 4 })
  const match = order(countermove([hlaka({ height: 50 }), light]), 'Hláka', 'height', 'height-0')
  expect(eventArgs(match, 'retired')).toEqual([{ unit: 'Light', foe: 'Hláka', length: 20 }])
  expect(match.state.contacts).toEqual([])
})
