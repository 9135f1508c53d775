import { type Json, Match, type Seat } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { contoursOf } from '../body.ts'
import { missum } from '../game.ts'
import type { TroopBody } from '../state.ts'
import { army, foot, setupOf } from '../testing/battle.ts'
import { lineOfBattle } from './line-of-battle.ts'

const SKIRMISHERS = { type: 'regularSkirmisher' }

/** Left, right, top and bottom in millimetres. */
type Place = readonly [left: number, right: number, top: number, bottom: number]

/** Gets the places of a seat's units in the line of battle, by name; both armies have these legions. */
function deploy(legions: readonly Json[], more: { readonly [field: string]: Json } = {}, seat: Seat = 0) {
  const setup = missum.rules.readSetup(setupOf({ armies: [army({ legions }), army({ legions })], ...more }))
  const match = Match.start(missum, { setup, state: missum.rules.begin(setup) }, '')
  for (const side of [0, 1]) match.answer(side, 'evenly')
  const bodies = lineOfBattle(match.state, match.setup, seat)
  return bodies && Object.fromEntries([...bodies].map(([id, body]) => [match.state.units[id]!.name, placeOf(body)]))
}

function placeOf(body: TroopBody): Place {
  const xs = contoursOf(body).flatMap((contour) => contour.xs)
  const ys = contoursOf(body).flatMap((contour) => contour.ys)
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map((at) => at / 100) as unknown as Place
}

const MIXED = [foot('Left'), foot('Slingers', SKIRMISHERS), foot('Right')]

describe('MI-DEPLOY-01 a line of battle', () => {
  test('skirmishers stand in front, the line 60 mm behind, equally spaced and centred', () => {
    const places = deploy(MIXED)!
    expect(places.Slingers).toEqual([1050, 1350, 900, 960])
    expect(places.Left).toEqual([1095, 1170, 1020, 1100])
    expect(places.Right).toEqual([1230, 1305, 1020, 1100])
  })

  test('MI-DEPLOY-03 each dritlán stands behind a legion, the kérdu and magic users in the rear', () => {
    const places = deploy(MIXED)!
    expect(places.Dritlán).toEqual([1110, 1155, 1100, 1120])
    expect(places.Kérdu).toEqual([1170, 1230, 1170, 1190])
    expect(places['Attack mage']).toEqual([1232.5, 1247.5, 1170, 1190])
    expect(places['Defence mage']).toEqual([1152.5, 1167.5, 1170, 1190])
  })

  test('the other side is placed in the same way, seen from its own edge', () => {
    const [near, far] = [deploy(MIXED)!, deploy(MIXED, {}, 1)!]
    for (const [name, [left, right, top, bottom]] of Object.entries(near)) {
      expect(far[name], name).toEqual([left, right, 1200 - bottom, 1200 - top])
    }
    expect(Object.keys(far)).toEqual(Object.keys(near))
  })

  test('a narrow table takes several rows', () => {
    const wide = (count: number) => Array.from({ length: count }, (_, i) => foot(`${i}`, { figures: 40, files: 40 }))
    const rows = (count: number) => {
      const places = deploy(wide(count))!
      return new Map(Array.from({ length: count }, (_, i) => [places[`${i}`]![2], places[`${i}`]!]))
    }
    // 600 mm wide each: three with gaps take 1980 of 2400, four would take 2640.
    expect([...rows(3).keys()]).toEqual([900])
    expect([...rows(4).keys()]).toEqual([900, 980])
    expect(rows(4).get(980)).toEqual([900, 1500, 980, 1000])
  })

  test('bad ground is avoided, first to the right, then further back', () => {
    const pond = (x: number, width: number): Json => [{ terrain: 'pond', shape: { box: [x, 880], size: [width, 60] } }]
    expect(deploy([foot('Line')])!.Line).toEqual([1162.5, 1237.5, 900, 980])
    expect(deploy([foot('Line')], { terrain: pond(1100, 90) })!.Line).toEqual([1202.5, 1277.5, 900, 980])
    expect(deploy([foot('Line')], { terrain: pond(1210, 90) })!.Line).toEqual([1122.5, 1197.5, 900, 980])
    const [left, , top] = deploy([foot('Line')], { terrain: pond(0, 2400) })!.Line!
    expect({ left, top }).toEqual({ left: 1162.5, top: 940 })
  })

  test('no line of battle is offered to an army without room for it', () => {
    expect(deploy([foot('Column', { figures: 16, files: 1 })])).toBeUndefined()
    expect(deploy([foot('Column', { figures: 14, files: 1 })])).toBeDefined()
  })

  test('MI-LEADER-19 the kérdu stands on the highest ground behind the army', () => {
    const hill = (x: number, y: number, level: number): Json => {
      return { terrain: 'hill', level, shape: { disc: [x, y], diameter: 100 } }
    }
    const kerdu = (seat: Seat, ...terrain: Json[]) => {
      const [left, right] = deploy([foot('Line')], { terrain }, seat)!.Kérdu!
      return (left + right) / 2
    }
    expect(kerdu(0, hill(700, 1120, 1), hill(1700, 1120, 2))).toBeCloseTo(1700, 0)
    expect(kerdu(0, hill(1700, 1120, 2), hill(700, 1120, 1))).toBeCloseTo(1700, 0)
    expect(kerdu(1, hill(700, 1120, 1), hill(1700, 80, 1))).toBeCloseTo(1700, 0)
    // None of the high ground is behind the army.
    expect(kerdu(0, hill(700, 800, 1))).toBe(1200)
    expect(kerdu(1, hill(700, 400, 1))).toBe(1200)
  })
})
