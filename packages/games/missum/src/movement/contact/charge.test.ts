import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { ahead, countermove, face, frontOfUnit, give, halfMove, order, refusal } from '../../testing/moving.ts'
import { eventArgs, legion, optionKeys, playStep, unit } from '../../testing/scene.ts'

const mover = (more: Record<string, Json> = {}) => legion('Mover', 0, 1200, 900, more)
const enemy = legion('Enemy', 1, 300, 100)

test('MI-CHARGE-01 a legion charges in one turn of the battle', () => {
  const match = order(halfMove([mover(), enemy]), 'Mover', 'charge', 'stop')
  expect(unit(match, 'Mover')).toMatchObject({ mayCharge: false, now: { charged: true } })
  const spent = order(countermove([mover({ mayCharge: false }), enemy]), 'Mover')
  expect(optionKeys(spent)).not.toContain('charge')
})

test('MI-CHARGE-02 MI-RATE-20 MI-SITUATION-01 the bonus is 75 mm straight ahead, at any point of the move, in addition to the allowance', () => {
  const match = order(countermove([mover(), enemy]), 'Mover', [ahead(50)], 'charge', [ahead(100)])
  expect(frontOfUnit(match, 'Mover')).toMatchObject({ x: 1200, y: 675 })
  expect(eventArgs(match, 'charged')).toEqual([{ unit: 'Mover', length: 75 }])
})

test('MI-CHARGE-02 MI-SEQUENCE-03 the mover may use the whole bonus in either half move', () => {
  const match = order(halfMove([mover(), enemy]), 'Mover', 'charge', [ahead(75)])
  expect(frontOfUnit(match, 'Mover')).toMatchObject({ y: 750 })
  const later = halfMove([mover(), enemy], { step: 7 })
  expect(frontOfUnit(order(later, 'Mover', [ahead(75)], 'charge'), 'Mover')).toMatchObject({ y: 750 })
})

test('MI-CHARGE-02 a charge ends in contact even if little of it is used', () => {
  const match = order(countermove([mover(), legion('Enemy', 1, 1200, 880)]), 'Mover', 'charge')
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 1 }])
  expect(unit(match, 'Mover').now.charged).toBe(true)
})

test('MI-CHARGE-03 the only manoeuvre allowed is a change of facing before the bonus move', () => {
  const match = order(countermove([mover({ figures: 20 }), enemy]), 'Mover', [face('right')], 'charge')
  // The middle of the front after the facing is (1300, 920).
  expect(frontOfUnit(match, 'Mover')).toEqual({ x: 1375, y: 920, facing: [1000, 0] })
})

test.each([
  ['MI-TERRAIN-04', 'rough', false],
  ['MI-TERRAIN-12', 'openWoods', false],
  ['MI-TERRAIN-10', 'village', false],
  ['MI-TERRAIN-14', 'swamp', false],
  ['MI-TERRAIN-03', 'ploughed', true],
] as const)('MI-CHARGE-04 a charge by %s line into %s: %s', (_rule, terrain, charges) => {
  const piece = { terrain, shape: { box: [1000, 850], size: [400, 100] } }
  const match = order(countermove([mover(), enemy], { terrain: [piece] }), 'Mover')
  expect(optionKeys(match).includes('charge')).toBe(charges)
})

test('MI-CHARGE-04 a charge stops at the edge of terrain that forbids it', () => {
  const rough = { terrain: 'rough', shape: { box: [1000, 800], size: [400, 60] } }
  const match = order(countermove([mover(), enemy], { terrain: [rough] }), 'Mover', 'charge')
  expect(frontOfUnit(match, 'Mover')).toMatchObject({ y: 860 })
  const loose = { type: 'regularSkirmisher', armour: 'light' }
  const light = order(countermove([mover(loose), enemy], { terrain: [rough] }), 'Mover', 'charge')
  expect(frontOfUnit(light, 'Mover')).toMatchObject({ y: 825 })
})

test('MI-CHARGE-06 charging line contacts skirmishers within 125 mm', () => {
  const light = legion('Light', 1, 1200, 790, { type: 'regularSkirmisher', armour: 'light' })
  const match = countermove([mover(), light, enemy], {}, { dice: [1], answers: ['unit-0', 'charge'] })
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 1, side: 'rear' }])
  expect(eventArgs(match, 'charged')).toEqual([{ unit: 'Mover', length: 110 }])
})

test('MI-CHARGE-07 a legion out of command at the start of its move cannot charge', () => {
  const dritlan = (x: number) => ({ name: 'Dritlán', seat: 0, at: [x, 900], office: 'dritlan' })
  expect(optionKeys(order(countermove([mover(), enemy, dritlan(750)]), 'Mover'))).not.toContain('charge')
  expect(optionKeys(order(countermove([mover(), enemy, dritlan(850)]), 'Mover'))).toContain('charge')
})

test('MI-CHARGE-08 a legion cannot charge after changing formation, nor change formation in a charge', () => {
  const match = order(countermove([mover({ figures: 20 }), enemy]), 'Mover', 'charge')
  expect(refusal(match, { do: 'files', files: 5 })).toEqual(['MI-FORMATION-01'])
})

test('MI-CHARGE-09 engines, leaders and magic users never charge', () => {
  const units = [
    legion('Engine', 0, 600, 900, { engine: 'lightDartThrower', weapons: [], figures: 2 }),
    { name: 'Kérdu', seat: 0, at: [900, 900], office: 'kerdu' },
    { name: 'Mage', seat: 0, at: [1200, 900], office: 'attackMage' },
    enemy,
  ]
  for (const name of ['Engine', 'Kérdu', 'Mage']) {
    expect(optionKeys(order(countermove(units), name)).includes('charge'), name).toBe(false)
  }
})

test('MI-CHARGE-01 a legion charges once a turn', () => {
  const match = order(countermove([mover({ charged: true }), enemy]), 'Mover')
  expect(optionKeys(match)).not.toContain('charge')
})

test('MI-CHARGE-06 MI-SKIRMISH-05 skirmishers are caught up to 125 mm away in the straight path, not farther or to the side', () => {
  const light = (x: number, y: number) =>
    legion('Light', 1, x, y, { type: 'regularSkirmisher', armour: 'light', figures: 4 })
  const charge = (x: number, y: number) =>
    playStep(
      { step: 5, mover: 1, units: [mover(), light(x, y), enemy] },
      {
        answers: ['unit-0', 'charge'],
        seed: 'charge',
      },
    )
  expect(eventArgs(charge(1200, 775), 'charged')).toEqual([{ unit: 'Mover', length: 125 }])
  expect(eventArgs(charge(1200, 774), 'charged')).toEqual([{ unit: 'Mover', length: 75 }])
  expect(eventArgs(charge(1400, 790), 'charged')).toEqual([{ unit: 'Mover', length: 75 }])
})

test('MI-CHARGE-04 MI-TERRAIN-01 MI-TERRAIN-08 a barricade crossed in a charge is paid from the allowance first, then from the bonus', () => {
  const barricade = (y: number) => ({
    terrain: 'barricade',
    shape: {
      wall: [
        [1000, y],
        [1400, y],
      ],
    },
  })
  const charge = (y: number, first: number) => {
    const match = order(countermove([mover(), enemy], { terrain: [barricade(y)] }), 'Mover')
    if (first > 0) give(match, [ahead(first)])
    return give(match, 'charge')
  }
  const fresh = charge(870, 0)
  expect(frontOfUnit(fresh, 'Mover')).toMatchObject({ y: 825 })
  expect({ 100: refusal(fresh, ahead(100)), 101: refusal(fresh, ahead(101)) }).toEqual({ 100: [], 101: ['MI-RATE-23'] })
  // The allowance is used up: the rest is paid from the bonus, or the charge ends at the bank.
  expect(frontOfUnit(charge(730, 150), 'Mover')).toMatchObject({ y: 725 })
  expect(frontOfUnit(charge(720, 150), 'Mover')).toMatchObject({ y: 720 })
})

test('MI-CHARGE-02 MI-SKIRMISH-05 beyond 75 mm a charge reaches only skirmishers, not line in front of them', () => {
  const light = legion('Light', 1, 1200, 779, { type: 'regularSkirmisher', armour: 'light', figures: 4 })
  const match = order(countermove([mover(), legion('Line', 1, 1200, 800), light]), 'Mover', 'charge')
  expect({ frontOfUnitY: frontOfUnit(match, 'Mover')!.y, contacts: match.state.contacts }).toEqual({
    frontOfUnitY: 825,
    contacts: [],
  })
})

test('MI-CHARGE-03 MI-MOVE-06 pikemen that paid for two facings may still charge', () => {
  const pikes = mover({ weapons: ['longPike'], figures: 20 })
  const match = order(countermove([pikes, enemy]), 'Mover', [face('left')], [face('left')])
  expect(optionKeys(match)).toContain('charge')
})

test('MI-SKIRMISH-05 MI-SKIRMISH-08 MI-LEADER-25 a group slipping away can be caught by a charge like skirmishers', () => {
  const kerdu = { name: 'Kérdu', seat: 1, at: [1200, 840], office: 'kerdu' }
  const reach = (orders: Json) => give(order(countermove([mover(), kerdu]), 'Mover', orders), 'slip')
  expect(reach('charge').state.contacts).toMatchObject([{ attacker: 0, defender: 1 }])
  expect(reach([ahead(75)]).state.contacts).toEqual([])
})

test('MI-CHARGE-06 MI-SKIRMISH-05 the charge option says whether it reaches skirmishers beyond 75 mm', () => {
  const light = (y: number) => legion('Light', 1, 1200, y, { type: 'regularSkirmisher', armour: 'light', figures: 4 })
  const charge = (y: number) => {
    const decision = order(countermove([mover(), light(y), enemy]), 'Mover').decisionOf(0)
    const options = decision?.kind === 'pick' ? decision.options : (decision?.alternatives ?? [])
    const option = options.find(({ key }) => key === 'charge')!
    return [option.note?.().id, option.gesture]
  }
  expect(charge(775)).toEqual(['note.charge', 'attack'])
  expect(charge(774)).toEqual(['note.charge-in-vain', undefined])
})
