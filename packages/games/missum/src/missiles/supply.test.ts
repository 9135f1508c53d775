import type { Json, Procedure } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import type { Deeds, Play } from '../state.ts'
import { volley } from '../testing/fight.ts'
import { eventArgs, legion, optionKeys, playRule, unit } from '../testing/scene.ts'
import { reload } from './reload.ts'

type More = Record<string, Json>
const shooters = (more: More = {}) => legion('Shooters', 0, 600, 620, { missile: 'longBow', ...more })
const foe = legion('Enemy', 1, 600, 580, { figures: 40, stand: 'standing' })

describe('supply', () => {
  test('MI-SUPPLY-01 a legion that has used its attacks cannot shoot', () => {
    const supply = (missile: string) => unit(volley([shooters({ missile, loaded: false })]), 'Shooters').supply
    expect(['heavyJavelin', 'throwingAx'].map(supply)).toEqual([1, 1])
    expect(['bola', 'throwingClub', 'firepot', 'mediumJavelin', 'throwingSpear'].map(supply)).toEqual([2, 2, 2, 2, 2])
    const three = ['lightJavelin', 'hlakaJavelin', 'throwingDart', 'shortSelfBow', 'longCompositeBow']
    const more = ['lightCrossbow', 'repeatingCrossbow', 'shotSling', 'nonshotSling', 'staffSling']
    expect([...three, ...more].map(supply)).toEqual(Array.from({ length: 10 }, () => 3))
    expect(supply('blowgun')).toBeNull()
    const engine = shooters({ missile: null, engine: 'lightDartThrower', weapons: [], figures: 1 })
    expect(unit(volley([engine]), 'Shooters').supply).toBeNull()
  })

  test('MI-SUPPLY-01 an attack uses one supply for the whole legion; at zero none is left', () => {
    const shot = volley([shooters({ supply: 2 }), foe], { answers: ['1'], seed: 'supply' })
    expect(unit(shot, 'Shooters').supply).toBe(1)
    expect(optionKeys(volley([shooters({ supply: 0 }), foe]))).toEqual([])
  })

  const kerdu = (x: number) => ({ name: 'Kérdu', seat: 0, office: 'kerdu', at: [x, 620] })

  /** Plays this many ends of turns. */
  function wait(units: readonly Json[], turns: number, deeds: Partial<Deeds> = {}) {
    return playRule({ units } as Json, function* (play: Play): Procedure {
      Object.assign(play.state.units[0]!.now, deeds)
      for (let i = 0; i < turns; i++) reload(play)
      yield* play.simultaneously([])
    })
  }

  test('MI-SUPPLY-02 resupply within 150 mm of the kérdu takes a turn per twenty figures or part', () => {
    const supply = (figures: number, turns: number, x = 900) =>
      unit(wait([shooters({ figures, supply: 0 }), kerdu(x)], turns), 'Shooters').supply
    expect(supply(20, 0, 850)).toBe(0)
    expect(supply(20, 1, 850)).toBe(3)
    expect(supply(21, 1, 850)).toBe(0)
    expect(supply(21, 2, 850)).toBe(3)
    expect({ 855: supply(20, 3, 855), 856: supply(20, 3, 856) }).toEqual({ 855: 3, 856: 0 })
    const once = wait([shooters({ figures: 21, supply: 1 }), kerdu(850)], 5)
    expect(eventArgs(once, 'resupplied')).toEqual([{ unit: 'Shooters' }])
    expect(unit(once, 'Shooters').resupplying).toBe(0)
  })

  test('MI-SUPPLY-02 no resupply in a turn in which the legion moves, shoots or is contacted, nor without the kérdu', () => {
    const supply = (more: More, others: readonly Json[] = [kerdu(850)]) =>
      unit(wait([shooters({ figures: 20, supply: 1, ...more }), ...others], 1), 'Shooters').supply
    expect(supply({})).toBe(3)
    expect(supply({ now: { moved: 10 } })).toBe(1)
    expect(supply({ now: { shots: [4] } })).toBe(1)
    expect(supply({}, [])).toBe(1)
    expect(supply({}, [kerdu(850), legion('Contact', 1, 600, 620)])).toBe(1)
    expect(supply({}, [{ ...kerdu(850), seat: 1, at: [850, 700] }])).toBe(1)
    const melee = wait([shooters({ figures: 20, supply: 1 }), kerdu(850)], 1, { meleed: true })
    expect(unit(melee, 'Shooters').supply).toBe(1)
    const begun = { figures: 40, resupplying: 1 }
    expect({ begunSupply: supply(begun), supply: supply({ ...begun, now: { moved: 10 } }) }).toEqual({
      begunSupply: 3,
      supply: 1,
    })
    const broken = wait([shooters({ supply: 1, ...begun, now: { moved: 10 } }), kerdu(850)], 1)
    expect(unit(broken, 'Shooters').resupplying).toBe(0)
  })
})
