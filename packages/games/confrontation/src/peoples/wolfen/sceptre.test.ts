import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { characteristic } from '../../characteristics.ts'
import { magician } from '../../testing/magician.ts'
import { eventArgs, fighterNamed, figure, optionKeys, rolledDice } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const extras = ['sceptre-of-nocturnal-sacrifice']

describe('CF-REV-WOLFEN-13: Sceptre of Nocturnal Sacrifice', () => {
  const ophyr = (
    gems: Record<string, number>,
    answers: Json[],
    dice: number[] = [],
    bob: Record<string, Json>[] = [{}, {}],
    at = 32.5,
  ) =>
    turn([magician('Ann', 0, 20, 30, { gems, more: { extras } }), figure('Bob', 1, at, 30, ...bob)], {
      answers: ['done', ...answers],
      dice,
    })
  const rich = { earth: 4, water: 3 }
  const powerKeys = (match: ReturnType<typeof ophyr>) => optionKeys(match).filter((key) => key.includes('sceptre'))

  test('CF-REV-WOLFEN-13: gives STR +2', () => {
    const match = ophyr({}, [])
    expect(characteristic(match, fighterNamed(match, 'Ann'), 'str').total).toBe(5)
  })

  test('CF-REV-WOLFEN-13: uses one power a round, paid with gems, on a target in sight within 10 cm', () => {
    const openKeys = (gems: Record<string, number>, at = 32.5) => powerKeys(ophyr(gems, [], [], [{}, {}], at))
    expect(openKeys(rich)).toEqual(['0:sceptre-offering', '0:sceptre-radiation', '0:sceptre-apogee'])
    expect(openKeys({ earth: 1, water: 2 })).toEqual([])
    expect(openKeys({ earth: 3, water: 3 }).length).toBe(2)
    expect(openKeys(rich, 32.6)).toEqual([])
    expect(openKeys(rich, 12)).toEqual([])
    expect(powerKeys(ophyr(rich, ['0:sceptre-offering']))).toEqual([])
  })

  test('CF-REV-WOLFEN-13: Celestial offering lifts the target for two gems of Earth; it cannot move until the end of the round', () => {
    const match = ophyr(rich, ['0:sceptre-offering'])
    expect(fighterNamed(match, 'Bob')).toMatchObject({ level: 1, effects: [{ object: 'aloft', until: 'round' }] })
    expect(fighterNamed(match, 'Ann').gems).toMatchObject({ earth: 2, water: 3 })
    const flyer = ophyr(rich, ['0:sceptre-offering'], [], [{ abilities: ['flight'], flight: 20 }, {}])
    expect(fighterNamed(flyer, 'Bob')).toMatchObject({ level: 1, effects: [] })
    // Fighters in the air already are excluded.
    expect(powerKeys(ophyr(rich, [], [], [{ flight: 20 }, { level: 1 }]))).toEqual(['0:sceptre-radiation'])
  })

  test('CF-REV-WOLFEN-13: Lunar radiation: STR of two dice for three gems of Water', () => {
    const match = ophyr(rich, ['0:sceptre-radiation'], [3, 1, 2, 1])
    expect(rolledDice(match)).toMatchObject(['roll.sceptre 2', 'roll.damage 2'])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 2 + 4 - 5 }])
    expect(fighterNamed(match, 'Ann').gems).toMatchObject({ earth: 4 })
  })

  test('CF-REV-WOLFEN-13: Stellar apogee: both, with three dice', () => {
    const match = ophyr(rich, ['0:sceptre-apogee'], [1, 1, 2, 2, 1])
    expect(rolledDice(match)[0]).toBe('roll.sceptre 3')
    expect(fighterNamed(match, 'Bob').level).toBe(1)
    expect(fighterNamed(match, 'Ann').gems).toEqual({})
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 2 + 4 - 5 }])
  })

  test('CF-REV-WOLFEN-13: only Ophyr may carry it', () => {
    const faultsOfBuying = (profile: string) =>
      faultsOf(armyOf([{ profile, artefacts: extras }], { army: 'wolfen', points: 1000 }))
    expect(faultsOfBuying('wolfen-ophyr-the-guardian')).toEqual([])
    expect(faultsOfBuying('wolfen-irix-the-fury')).toEqual(['artefact-bearer'])
  })
})
