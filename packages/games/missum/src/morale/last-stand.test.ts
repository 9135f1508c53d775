import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armySchema } from '../army/army.ts'
import { checkArmy } from '../army/check.ts'
import { moveStep } from '../movement/step.ts'
import { throws } from '../testing/magic.ts'
import { eventArgs, legion, optionKeys, playRule, promptId, type Scene, type Script, unit } from '../testing/scene.ts'
import { lastStands } from './last-stand.ts'

const start = (units: Json[], script: Script = {}, more: Record<string, Json> = {}): Scene =>
  playRule({ step: 1, units, ...more }, lastStands, script)

/** A legion of 150 by 20 mm with Ssú on all four sides, none of them touching. */
function trapLegion(more: Record<string, Json> = {}, race = 'graySsu', gap = 90): Json[] {
  const around = (name: string, x: number, y: number, facing: string) =>
    legion(name, 1, x, y, { race, weapons: [], figures: 3, files: 3, facing })
  return [
    legion('Own', 0, 1200, 600, more),
    around('North', 1200, 600 - gap, 'south'),
    around('South', 1200, 620 + gap, 'north'),
    around('West', 1125 - gap, 610, 'east'),
    around('East', 1275 + gap, 610, 'west'),
  ]
}

const VILLAGE = { terrain: 'village', shape: { box: [1100, 550], size: [200, 100] } }
const guarding = (more: Record<string, Json> = {}): Json[] => [
  legion('Own', 0, 1200, 600, more),
  legion('Enemy', 1, 1200, 350),
]

describe('eligible legions', () => {
  test('MI-LASTSTAND-01 MI-LASTSTAND-04 MI-SEQUENCE-12 humans trapped by a hostile race may try before step 1', () => {
    const match = start(trapLegion())
    expect({ promptId: promptId(match), seat: match.pending[0]!.seat, offeredKeys: optionKeys(match) }).toEqual({
      promptId: 'ask.last-stand',
      seat: 0,
      offeredKeys: ['stand', 'go-on'],
    })
    expect(promptId(start(trapLegion(), {}, { mover: 1 }))).toBe('ask.last-stand')
    const declined = start(trapLegion(), { answers: ['go-on'] })
    expect(unit(declined, 'Own').stand).toBe('untried')
  })

  test('MI-LASTSTAND-01 a hostile race trapped by humans may try, but nobody trapped by its own kind', () => {
    expect(promptId(start(trapLegion({ race: 'hlyss', weapons: [] }, 'peChoi')))).toBe('ask.last-stand')
    expect(promptId(start(trapLegion({}, 'peChoi')))).toBeUndefined()
    expect(promptId(start(trapLegion({ race: 'hlyss', weapons: [] }, 'graySsu')))).toBeUndefined()
  })

  test('MI-LASTSTAND-07 MI-LASTSTAND-08 percentile dice decide, and the result is logged', () => {
    const match = start(trapLegion(), { answers: ['stand'], dice: [1] })
    expect(match.events.find(({ type }) => type === 'rolled')?.dice).toMatchObject([{ sides: 100 }])
    expect({ standMade: eventArgs(match, 'stand.made'), standFailed: eventArgs(match, 'stand.failed') }).toEqual({
      standMade: [{ unit: 'Own' }],
      standFailed: [],
    })
  })

  test("MI-LASTSTAND-03 trapped means an enemy, impassable ground or the table's edge within 100 mm on every side", () => {
    expect(promptId(start(trapLegion({}, 'graySsu', 105)))).toBeUndefined()
    expect(promptId(start(trapLegion().filter((_, i) => i !== 4)))).toBeUndefined()
    const pond = { terrain: 'pond', shape: { disc: [1400, 610], diameter: 150 } }
    expect(
      promptId(
        start(
          trapLegion().filter((_, i) => i !== 4),
          {},
          { terrain: [pond] },
        ),
      ),
    ).toBe('ask.last-stand')
    const edge = trapLegion().filter((_, i) => i !== 2)
    const table = { table: { depth: 700 } }
    expect(promptId(start(edge, {}, table))).toBe('ask.last-stand')
  })

  test('MI-LASTSTAND-02 MI-LASTSTAND-03 guards of a feature may try if an enemy line legion is near and no friendly one is', () => {
    expect(promptId(start(guarding(), {}, { terrain: [VILLAGE] }))).toBe('ask.last-stand')
    expect(promptId(start(guarding()))).toBeUndefined()
    const helped = [...guarding(), legion('Friend', 0, 1200, 880)]
    expect(promptId(start(helped, {}, { terrain: [VILLAGE] }))).toBeUndefined()
    const far = [legion('Own', 0, 1200, 600), legion('Enemy', 1, 1200, 290)]
    expect(promptId(start(far, {}, { terrain: [VILLAGE] }))).toBeUndefined()
    const wall = {
      terrain: 'lowWall',
      shape: {
        wall: [
          [1100, 595],
          [1300, 595],
        ],
      },
    }
    expect(promptId(start(guarding(), {}, { terrain: [wall] }))).toBe('ask.last-stand')
  })

  test('MI-LASTSTAND-05 each legion may try once a battle', () => {
    expect(promptId(start(trapLegion({ stand: 'failed' })))).toBeUndefined()
    expect(promptId(start(trapLegion({ stand: 'standing' })))).toBeUndefined()
  })

  test('MI-LASTSTAND-06 MI-RACE-07 disorganized legions, routing legions and animals may not try', () => {
    expect(promptId(start(trapLegion({ disorganized: true })))).toBeUndefined()
    expect(promptId(start(trapLegion({ routing: ['North'] })))).toBeUndefined()
    const beasts = trapLegion().map((beast, i) => {
      const at = [
        [1200, 600],
        [1200, 540],
        [1200, 865],
        [1120, 700],
        [1280, 700],
      ][i]!
      const animal = i === 0 ? { race: 'sro', weapons: [], figures: 1 } : {}
      return { ...(beast as object), at, ...animal } as Json
    })
    expect(promptId(start(beasts))).toBeUndefined()
    const men = beasts.map((beast, i) =>
      i === 0 ? ({ ...(beast as object), race: 'shen', figures: 14, files: 2 } as Json) : beast,
    )
    expect(promptId(start(men))).toBe('ask.last-stand')
  })

  test('MI-GEN-11 the offer never reveals a cloaked enemy', () => {
    const units = trapLegion().map((enemy, i) => {
      return i === 4 ? ({ ...(enemy as object), enchantments: [{ kind: 'cloak', turns: 2 }] } as Json) : enemy
    })
    expect(promptId(start(units))).toBeUndefined()
  })
})

describe('the roll', () => {
  const roll = (more: Record<string, Json>, die: number): Scene =>
    start(trapLegion(more), { answers: ['stand'], dice: [die] })

  test.each([
    [{ morale: 2 }, 5],
    [{ morale: 4 }, 15],
    [{ morale: 6 }, 25],
    [{ morale: 8 }, 40],
    [{ morale: 11 }, 60],
    [{ morale: 13 }, 75],
    [{ morale: 16 }, 90],
    [{ morale: 18 }, 90],
    [{ morale: 12 }, 60],
    [{ morale: 19 }, 90],
  ])('MI-LASTSTAND-07 %j succeeds on %i or less; other ratings use the row below', (more, chance) => {
    expect(unit(roll(more, chance), 'Own').stand).toBe('standing')
    expect(unit(roll(more, chance + 1), 'Own').stand).toBe('failed')
  })

  test.each([{ morale: 20 }, { standing: 'fanatic' }])('MI-LASTSTAND-07 %j always succeeds', (more) => {
    expect(unit(roll(more, 100), 'Own').stand).toBe('standing')
  })

  test('MI-LASTSTAND-07 MI-NATION-03 a legion of mixed ratings uses the highest', () => {
    expect(unit(roll({ morale: 4, mixed: [13, 8] }, 75), 'Own').stand).toBe('standing')
    expect(unit(roll({ morale: 4, mixed: [13, 8] }, 76), 'Own').stand).toBe('failed')
  })

  test('MI-NATION-03 only guréks of Yán Kór mix ratings; its irregular skirmishers do not', () => {
    const army = (nation: string) =>
      armySchema.parse({
        name: 'Army',
        nation,
        legions: [{ name: 'Gurek', figures: 20, weapons: ['longSword'], mixed: [13] }],
        teams: [{ level: 1 }],
      })
    expect(checkArmy(army('yanKor'), false)).toEqual([])
    expect(checkArmy(army('tsolyanu'), false)).toMatchObject([{ field: 'legions[0].mixed' }])
  })

  test('MI-NATION-02 only Ghatón may use sérudla', () => {
    const army = (nation: string) =>
      armySchema.parse({
        name: 'Army',
        nation,
        legions: [
          { name: 'Line', figures: 20, weapons: ['longSword'] },
          { name: 'Beasts', figures: 2, race: 'serudla' },
        ],
        teams: [{ level: 1 }],
      })
    expect(checkArmy(army('ghatoni'), false)).toEqual([])
    expect(checkArmy(army('livyani'), false)).toMatchObject([{ field: 'legions[1].race' }])
  })

  test('MI-LASTSTAND-08 a legion in a last stand takes no more tests and cannot move, but may turn', () => {
    const units = [legion('Own', 0, 1200, 600, { stand: 'standing' }), legion('Enemy', 1, 1200, 100)]
    const match = playRule({ step: 3, units }, moveStep, { answers: ['unit-0'] })
    expect(match.check(0, [{ do: 'advance', by: 1_000 }])).toMatchObject({ rules: ['MI-LASTSTAND-08'] })
    expect(match.check(0, [{ do: 'face', to: 'left' }])).toBeUndefined()
    expect(throws(match, 'roll.panic')).toEqual([])
  })

  test('MI-LASTSTAND-08 a legion holding a feature moves, reforms and charges inside it but never leaves', () => {
    const village = { terrain: 'village', shape: { box: [1000, 540], size: [400, 100] } }
    const own = legion('Own', 0, 1200, 600, { stand: 'standing', armour: 'light' })
    const orderInside = (terrain: Json[]) =>
      playRule({ step: 5, mover: 1, units: [own, legion('Enemy', 1, 1200, 100)], terrain }, moveStep, {
        answers: ['unit-0'],
      })
    const held = orderInside([village])
    expect(held.check(0, [{ do: 'advance', by: 4_000 }])).toBeUndefined()
    expect(held.check(0, [{ do: 'drift', ahead: 2_000, aside: 2_000 }])).toBeUndefined()
    expect(held.check(0, [{ do: 'advance', by: 8_500 }])).toMatchObject({ rules: ['MI-LASTSTAND-08'] })
    expect(optionKeys(held)).toContain('shape')
    expect(optionKeys(orderInside([]))).toEqual(['stop'])
    expect(orderInside([]).check(0, [{ do: 'advance', by: 100 }])).toMatchObject({ rules: ['MI-LASTSTAND-08'] })
  })

  test('MI-LASTSTAND-08 in the open columns, flyers and skirmishers also stay in place', () => {
    const foe = legion('Enemy', 1, 1200, 100)
    const orders = (more: Record<string, Json>) =>
      optionKeys(
        playRule({ step: 3, units: [legion('Own', 0, 1200, 600, more), foe] }, moveStep, { answers: ['unit-0'] }),
      )
    const column = { figures: 12, files: 2 }
    expect({ columnOrders: orders(column), orders: orders({ ...column, stand: 'standing' }) }).toEqual({
      columnOrders: ['stop', 'charge', 'column', 'shape'],
      orders: ['stop'],
    })
    const hlaka = { race: 'hlaka', weapons: [], armour: 'light', figures: 2 }
    expect(orders(hlaka)).toContain('height')
    expect(orders({ ...hlaka, stand: 'standing' })).toEqual(['stop'])
    const light = { type: 'regularSkirmisher', armour: 'light', figures: 4, stand: 'standing' }
    const reached = playRule(
      { step: 5, mover: 1, units: [legion('Own', 0, 1200, 700), legion('Enemy', 1, 1200, 600, light)] },
      moveStep,
      { answers: ['unit-0', [{ do: 'advance', by: 150 }]] },
    )
    expect(eventArgs(reached, 'contact.rear')).toEqual([{ unit: 'Own', foe: 'Enemy' }])
  })

  test('MI-LASTSTAND-09 failing has no effect', () => {
    const match = roll({ morale: 2 }, 6)
    expect(unit(match, 'Own')).toMatchObject({ stand: 'failed', fate: 'fighting', points: 0 })
    expect(eventArgs(match, 'stand.failed')).toEqual([{ unit: 'Own' }])
  })
})
