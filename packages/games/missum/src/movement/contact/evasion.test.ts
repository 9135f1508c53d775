import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { gapBetween } from '../../body.ts'
import { ahead, countermove, face, files, frontOfUnit, give, order, refusal } from '../../testing/moving.ts'
import { eventArgs, legion, promptId, unit } from '../../testing/scene.ts'

const loose = { type: 'regularSkirmisher', armour: 'light', figures: 4, files: 4 }
const line = (x: number, y: number, more: Record<string, Json> = {}) => legion('Line', 0, x, y, more)
const light = (x: number, y: number, more: Record<string, Json> = {}) => legion('Light', 1, x, y, { ...loose, ...more })

/** The gap between two units, in millimetres. */
const apart = (match: ReturnType<typeof countermove>, own: string, other: string) =>
  gapBetween(unit(match, own).body!, unit(match, other).body!) / 100

/** Forty figures on a front of 300 mm (1050 to 1350): after a quarter turn they reach from 1000 to 1400. */
const broad = line(1200, 900, { figures: 40, files: 20 })
const brook = (x: number) => ({
  terrain: 'stream',
  shape: {
    course: [
      [x, 0],
      [x, 1200],
    ],
    width: 50,
  },
})

test('MI-SKIRMISH-02 line that turns or reforms near skirmishers drives them off too', () => {
  const turning = order(countermove([broad, light(1470, 935)]), 'Line', [face('right')])
  expect(frontOfUnit(turning, 'Light')).toMatchObject({ x: 1510, y: 935 })
  expect(eventArgs(turning, 'retired')).toEqual([{ unit: 'Light', foe: 'Line', length: 40 }])
  // They do not block the ground they give up either.
  expect(frontOfUnit(order(countermove([broad, light(1420, 935)]), 'Line', [face('right')]), 'Light')).toMatchObject({
    x: 1510,
  })
  const away = order(countermove([broad, light(1520, 935)]), 'Line', [face('right')])
  expect(eventArgs(away, 'retired')).toEqual([])
  const forming = countermove([line(1200, 900, { figures: 10, files: 2, facing: 'east' }), light(1193, 800)])
  order(forming, 'Line', [files(8)])
  expect(eventArgs(forming, 'retired')).toHaveLength(1)
  expect(apart(forming, 'Line', 'Light')).toBeGreaterThanOrEqual(49.9)
})

test('MI-SKIRMISH-02 MI-SKIRMISH-04 trapped skirmishers stay near turning line, but turning never makes contact', () => {
  const match = order(countermove([broad, light(1470, 935)], { terrain: [brook(1575)] }), 'Line', [face('right')])
  // The water begins at 1550, and their bases end at 1530.
  expect({ frontOfUnitX: frontOfUnit(match, 'Light')!.x, contacts: match.state.contacts }).toEqual({
    frontOfUnitX: 1489,
    contacts: [],
  })
  // Under a spell they cannot retire, which leaves no room to turn.
  const held = light(1430, 935, { enchantments: [{ kind: 'pleasures', turns: 1 }] })
  expect(refusal(order(countermove([broad, held]), 'Line'), face('right'))).toEqual(['MI-CONTACT-01'])
})

test('MI-LEADER-25 MI-TYPE-06 line turning nearby asks legions of both roles how to act', () => {
  const kerdu = { name: 'Kérdu', seat: 1, at: [1450, 930], office: 'kerdu' }
  const match = order(countermove([broad, kerdu]), 'Line', [face('right')])
  expect(promptId(match)).toBe('ask.slip-away')
  give(match, 'slip')
  expect(apart(match, 'Line', 'Kérdu')).toBeGreaterThanOrEqual(49.9)
})

test('MI-SKIRMISH-04 MI-PASS-05 trapped skirmishers retire as far as there is room', () => {
  const friend = legion('Friend', 1, 1553, 930, { figures: 2, files: 1 })
  const units = [broad, light(1470, 935), friend]
  const match = order(countermove(units, { terrain: [brook(1590)] }), 'Line', [face('right')])
  // The water begins at 1565; the friend in front of it begins at 1545.5.
  expect(frontOfUnit(match, 'Light')!.x).toBeGreaterThan(1480)
  expect(frontOfUnit(match, 'Light')!.x).toBeLessThanOrEqual(1485)
})

test('MI-SKIRMISH-02 MI-PASS-05 skirmishers retire to a free place at least 50 mm away, never onto forbidden terrain', () => {
  const wide = legion('Friend', 1, 1200, 40, { figures: 90, files: 90 })
  const cornered = order(countermove([line(1200, 200), light(1200, 110), wide]), 'Line', [ahead(81)])
  expect(unit(cornered, 'Light').fate).toBe('fighting')
  expect(apart(cornered, 'Line', 'Light')).toBeGreaterThanOrEqual(49)
  const friend = legion('Friend', 1, 1200, 690, { figures: 4 })
  const lake = { terrain: 'lake', shape: { box: [1000, 600], size: [400, 60] } }
  const units = [line(1200, 900), light(1200, 800), friend]
  const match = order(countermove(units, { terrain: [lake] }), 'Line', [ahead(140)])
  expect(frontOfUnit(match, 'Light')!.y).toBeLessThanOrEqual(600)
})

test('MI-SKIRMISH-02 line at exactly 50 mm drives no skirmishers off; one hundredth of a millimetre closer does', () => {
  const coming = (by: number) => order(countermove([line(1200, 900), light(1200, 800)]), 'Line', [ahead(by)])
  expect(eventArgs(coming(50), 'retired')).toEqual([])
  expect(frontOfUnit(coming(50), 'Light')).toMatchObject({ y: 800 })
  expect(eventArgs(coming(51), 'retired')).toEqual([{ unit: 'Light', foe: 'Line', length: 1 }])
})

test('MI-SKIRMISH-02 line passing alongside skirmishers comes no closer, whatever the rounding', () => {
  // Both face at an angle that whole hundredths cannot represent; their flanks are 30 mm apart.
  const facing = [3, -7]
  const length = Math.hypot(3, 7)
  const beside = { x: 1200 + (165 * 7) / length, y: 900 + (165 * 3) / length }
  for (let by = 1; by <= 40; by += 1.3) {
    const match = countermove([line(1200, 900, { facing }), light(beside.x, beside.y, { facing })])
    expect(Math.round(apart(match, 'Line', 'Light'))).toBe(30)
    order(match, 'Line', [ahead(by)])
    expect(eventArgs(match, 'retired'), `${by} mm`).toEqual([])
  }
})
