import { describe, expect, test } from 'vitest'
import { miracleScene } from '../../testing/faithful.ts'
import { price } from '../../testing/miracle-reading.ts'
import { eventArgs, fighterNamed, figure, placeOf, promptId, rolledDice } from '../../testing/scene.ts'
import { enemy } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'

describe('CF-REV-ORC-13: Tenacity of the Rock', () => {
  /** Ann (STR 5, large enough to shake Bob) charges Bob (RES 5), who is under the miracle, and others. */
  const chargeBob = (dice: number[], others: ReturnType<typeof figure>[] = []) =>
    turn(
      [
        figure('Ann', 0, 20, 30, { str: 5 }),
        figure('Bob', 1, 35, 30, {}, { effects: [{ object: 'under-tenacity-of-the-rock' }] }),
        ...others,
      ],
      { answers: ['0:charge:1', { to: [32.5, 30] }], dice },
    )

  test('CF-REV-ORC-13: a higher RES stops the assailant 1 cm from the target’s base', () => {
    const match = chargeBob([4, 3])
    expect(rolledDice(match)).toEqual(['roll.resilience 1', 'roll.strength 1'])
    // Bob's base begins at 33.75, Ann's ends 1.25 before her middle.
    const [x] = placeOf(match, 'Ann')
    expect(x).toBeLessThanOrEqual(31.5)
    expect(x).toBeGreaterThan(31.4)
    expect(eventArgs(match, 'assault.repelled').length).toBe(1)
    expect(fighterNamed(match, 'Bob').assaulted).toBe(false)
    // Her assault is over.
    expect(promptId(match)).toBe('ask.lead')
  })

  test('CF-REV-ORC-13: a higher STR lets the assault go on, but without charge penalties', () => {
    const match = chargeBob([3, 4])
    expect(placeOf(match, 'Ann')).toEqual([32.5, 30])
    expect(fighterNamed(match, 'Bob').assaulted).toBe(true)
    expect(fighterNamed(match, 'Bob').chargePenalty).toBe(false)
  })

  test('CF-REV-ORC-13: equal results are rolled again', () => {
    expect(eventArgs(chargeBob([3, 3, 4, 2]), 'opposition.tied')).toHaveLength(1)
  })

  test('CF-REV-ORC-13: without it a charge of equal Force shakes the target', () => {
    const match = turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 35, 30)], {
      answers: ['0:charge:1', { to: [32.5, 30] }],
    })
    expect(fighterNamed(match, 'Bob').chargePenalty).toBe(true)
  })

  test('CF-REV-ORC-13: the target tests against each assailant', () => {
    const match = turn(
      [
        figure('Ann', 0, 20, 30, { str: 5 }),
        figure('Amy', 0, 35, 15, { str: 5 }, { facing: 'south' }),
        figure('Bob', 1, 35, 30, {}, { effects: [{ object: 'under-tenacity-of-the-rock' }] }),
      ],
      { answers: ['0:charge:2', { to: [32.5, 30] }, '1:charge:2', { to: [35, 27.5] }], dice: [3, 4, 4, 3] },
    )
    expect(eventArgs(match, 'assault.repelled')).toEqual([{ fighter: 'Amy', target: 'Bob' }])
    expect(placeOf(match, 'Ann')).toEqual([32.5, 30])
  })

  test('CF-REV-ORC-13: Fervour 2, difficulty 8, only on the faithful itself, until the end of the round', () => {
    const match = miracleScene({ miracle: 'tenacity-of-the-rock', faith: 2, on: enemy(), onHerself: true, dice: [4] })
    expect(price(match)).toMatchObject(['8/2'])
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'under-tenacity-of-the-rock', until: 'round' }])
  })
})
