import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { ahead, countermove, halfMove, order, refusal } from '../../testing/moving.ts'
import { legion } from '../../testing/scene.ts'

const far = (more: Record<string, Json>) => [
  legion('Mover', 0, 1200, 900, { figures: 1, ...more }),
  legion('Enemy', 1, 100, 100),
]

/** Rule, who, and the rates in heavy and in light armour. */
const CHART: readonly (readonly [string, Record<string, Json>, number | null, number])[] = [
  ['MI-RATE-01', { weapons: ['halberd'] }, 100, 150],
  ['MI-RATE-01', { weapons: ['longPike'] }, 100, 150],
  ['MI-RATE-01', { weapons: ['shortPike'] }, 100, 150],
  ['MI-RATE-01', { missile: 'heavyWinchCrossbow' }, 100, 150],
  ['MI-RATE-02', { weapons: ['longSpear'] }, 150, 200],
  ['MI-RATE-03', { race: 'ahoggya', weapons: [] }, 150, 200],
  ['MI-RATE-04', { race: 'hlaka', weapons: [] }, 150, 200],
  ['MI-RATE-05', { race: 'nlyss', weapons: [] }, 150, 200],
  ['MI-RATE-06', { race: 'pachiLei', weapons: [] }, 150, 200],
  ['MI-RATE-07', { race: 'peChoi', weapons: [] }, 150, 200],
  ['MI-RATE-08', { race: 'pygmyFolk', weapons: [] }, 150, 150],
  ['MI-RATE-09', { race: 'shen', weapons: [] }, 150, 200],
  ['MI-RATE-10', { race: 'swampFolk', weapons: [] }, 150, 150],
  ['MI-RATE-11', { race: 'tinaliya', weapons: [] }, 150, 150],
  ['MI-RATE-12', { race: 'chyrstalli', weapons: [] }, null, 150],
  ['MI-RATE-13', { race: 'hlutrgu', weapons: [] }, null, 200],
  ['MI-RATE-14', { race: 'hlyss', weapons: [] }, 200, 250],
  ['MI-RATE-15', { race: 'shunnedOne', weapons: [] }, 150, 200],
  ['MI-RATE-16', { race: 'graySsu', weapons: [] }, 150, 200],
  ['MI-RATE-16', { race: 'blackSsu', weapons: [] }, 150, 200],
  ['MI-RATE-17', { race: 'serudla', weapons: [] }, 200, 250],
  ['MI-RATE-18', { race: 'sro', weapons: [] }, null, 250],
  ['MI-RATE-19 MI-ARTILLERY-05', { engine: 'lightDartThrower', weapons: [], loaded: false }, null, 25],
]

test.each(CHART)('%s %j moves %s mm in heavy armour and %s mm in light', (_rule, who, heavy, light) => {
  for (const [armour, rate] of [
    ['heavy', heavy],
    ['medium', heavy],
    ['light', light],
    ['none', light],
  ] as const) {
    if (rate === null) continue
    const match = order(countermove(far({ ...who, armour })), 'Mover')
    expect(refusal(match, ahead(rate)), armour).toEqual([])
    expect(refusal(match, ahead(rate + 1)), armour).toEqual(['MI-RATE-23'])
  }
})

test('MI-RATE-18 MI-CREATURE-05 in water the sró swims 300 mm, unaffected by streams, ponds and lakes', () => {
  const water = { terrain: 'lake', shape: { box: [900, 400], size: [600, 780] } }
  const sro = { race: 'sro', armour: 'light', weapons: [] }
  const match = order(countermove(far(sro), { terrain: [water] }), 'Mover')
  expect(refusal(match, ahead(300))).toEqual([])
  expect(refusal(match, ahead(301))).toEqual(['MI-RATE-23'])
  const ashore = order(
    countermove(far(sro), {
      terrain: [
        {
          terrain: 'wideStream',
          shape: {
            course: [
              [0, 750],
              [2400, 750],
            ],
            width: 100,
          },
        },
      ],
    }),
    'Mover',
  )
  expect(refusal(ashore, ahead(250))).toEqual([])
})

test('MI-RATE-22 MI-LEADER-08 out of command the rate is halved and charges are forbidden', () => {
  const led = [...far({}), { name: 'Dritlán', seat: 0, at: [200, 1100], office: 'dritlan' }]
  const match = order(countermove(led), 'Mover')
  expect(refusal(match, ahead(75))).toEqual([])
  expect(refusal(match, ahead(76))).toEqual(['MI-RATE-23'])
  expect(match.pending[0]).toMatchObject({ alternatives: [{ key: 'stop' }] })
})

test('MI-RATE-23 Grace doubles the rate, lack of command halves it, terrain is subtracted and the bonus added last', () => {
  const rough = { terrain: 'rough', shape: { box: [1100, 800], size: [200, 150] } }
  const grace = { enchantments: [{ kind: 'grace', turns: 1 }] }
  const hasty = order(countermove(far(grace)), 'Mover')
  expect({ 300: refusal(hasty, ahead(300)), 301: refusal(hasty, ahead(301)) }).toEqual({ 300: [], 301: ['MI-RATE-23'] })
  const dritlan = { name: 'Dritlán', seat: 0, at: [200, 1100], office: 'dritlan' }
  const stray = order(countermove([...far(grace), dritlan], { terrain: [rough] }), 'Mover')
  // 150 doubled is 300, halved 150, less 75 for the rough ground.
  expect({ 75: refusal(stray, ahead(75)), 76: refusal(stray, ahead(76)) }).toEqual({ 75: [], 76: ['MI-RATE-23'] })
  const ploughed = { terrain: 'ploughed', shape: { box: [1100, 500], size: [200, 450] } }
  const charger = order(countermove(far(grace), { terrain: [ploughed] }), 'Mover', 'charge')
  expect({ 275: refusal(charger, ahead(275)), 276: refusal(charger, ahead(276)) }).toEqual({
    275: [],
    276: ['MI-RATE-23'],
  })
})

test('MI-SEQUENCE-03 MI-SEQUENCE-07 the mover has half the allowance in each step, and unused movement is lost', () => {
  const match = order(halfMove(far({})), 'Mover')
  expect({ 75: refusal(match, ahead(75)), 76: refusal(match, ahead(76)) }).toEqual({ 75: [], 76: ['MI-RATE-23'] })
  const later = order(halfMove(far({}), { step: 7 }), 'Mover')
  expect({ 75: refusal(later, ahead(75)), 76: refusal(later, ahead(76)) }).toEqual({ 75: [], 76: ['MI-RATE-23'] })
})

test('MI-GEN-06 halves are rounded down to whole millimetres', () => {
  const match = order(
    halfMove(far({ engine: 'lightDartThrower', weapons: [], armour: 'light', loaded: false })),
    'Mover',
  )
  expect({ 12: refusal(match, ahead(12)), '12.5': refusal(match, ahead(12.5)) }).toEqual({
    12: [],
    '12.5': ['MI-RATE-23'],
  })
})

test('MI-RATE-01 one slow weapon slows the whole legion', () => {
  const match = (weapons: string[]) =>
    order(countermove([legion('Mover', 0, 1200, 900, { weapons }), legion('Enemy', 1, 300, 100)]), 'Mover')
  expect(refusal(match(['halberd', 'dagger']), ahead(101))).toEqual(['MI-RATE-23'])
  expect(refusal(match(['longSword', 'dagger']), ahead(101))).toEqual([])
})

test('MI-RATE-18 MI-CREATURE-05 a sró swims where it stands in water and walks on land', () => {
  const pond = (y: number) => ({ terrain: 'pond', shape: { disc: [1200, y], diameter: 500 } })
  const rough = { terrain: 'rough', shape: { disc: [300, 300], diameter: 200 } }
  const sro = legion('Sró', 0, 1200, 700, { race: 'sro', weapons: [], armour: 'light', figures: 1 })
  const match = (...terrain: Json[]) => order(countermove([sro, legion('Enemy', 1, 300, 100)], { terrain }), 'Sró')
  expect({
    300: refusal(match(pond(750), rough), ahead(300)),
    301: refusal(match(pond(750), rough), ahead(301)),
  }).toEqual({ 300: [], 301: ['MI-RATE-23'] })
  const ashore = { terrain: 'pond', shape: { disc: [2100, 900], diameter: 200 } }
  expect({ 250: refusal(match(ashore, rough), ahead(250)), 251: refusal(match(ashore, rough), ahead(251)) }).toEqual({
    250: [],
    251: ['MI-RATE-23'],
  })
})
