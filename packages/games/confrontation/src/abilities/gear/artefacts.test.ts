import { describe, expect, test } from 'vitest'
import type { Characteristic } from '../../armies/cards/profile.ts'
import { characteristic, printedValue } from '../../characteristics.ts'
import { potential } from '../../movement/potential.ts'
import { BEHIND, gun, gunner } from '../../testing/gun.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  promptId,
  rolledDice,
  type Scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { type DamageRoll, rollDamage } from '../../wounds/damage-roll.ts'

/** Ann walks, and first drinks what she carries. */
const walks = (carried: string[], answers: string[], dice: number[]) =>
  turn([figure('Ann', 0, 20, 30, { abilities: carried }), figure('Bob', 1, 90, 30)], {
    answers: ['done', '0:walk', ...answers],
    dice,
  })

const valueNow = (match: Scene, which: string) => {
  const ann = fighterNamed(match, 'Ann')
  return which === 'mov'
    ? potential(match, ann, 'walk').total
    : characteristic(match, ann, which as Characteristic).total
}

describe('CF-ARTEFACT-26 potions', () => {
  test.each([
    ['CF-ARTEFACT-27', 'minor-potion-of-strength', 'str', 2],
    ['CF-ARTEFACT-28', 'major-potion-of-strength', 'str', 3],
    ['CF-ARTEFACT-29', 'supreme-potion-of-strength', 'str', 4],
    ['CF-ARTEFACT-30', 'minor-potion-of-resilience', 'res', 2],
    ['CF-ARTEFACT-31', 'major-potion-of-resilience', 'res', 3],
    ['CF-ARTEFACT-32', 'supreme-potion-of-resilience', 'res', 4],
    ['CF-ARTEFACT-33', 'minor-potion-of-speed', 'mov', 1],
    ['CF-ARTEFACT-34', 'major-potion-of-speed', 'mov', 2],
    ['CF-ARTEFACT-35', 'supreme-potion-of-speed', 'mov', 3],
    ['CF-ARTEFACT-36', 'minor-potion-of-vivacity', 'ini', 2],
    ['CF-ARTEFACT-37', 'major-potion-of-vivacity', 'ini', 3],
    ['CF-ARTEFACT-38', 'supreme-potion-of-vivacity', 'ini', 4],
  ] as const)('%s %s: %s +%d', (rule, id, which, by) => {
    const [before, after] = [walks([id], ['no'], []), walks([id], ['use'], [2])]
    expect(valueNow(after, which) - valueNow(before, which)).toBe(by)
    expect(after.events.find(({ type }) => type === 'potion')?.rules).toContain(rule)
  })

  test('a potion raises what counts as the printed value', () => {
    const match = walks(['supreme-potion-of-strength', 'supreme-potion-of-vivacity'], ['use', 'use'], [2, 2])
    expect(printedValue(match, fighterNamed(match, 'Ann'), 'str')).toBe(7)
    expect(printedValue(match, fighterNamed(match, 'Ann'), 'ini')).toBe(7)
  })

  test('have no effect on a 1 and are used up', () => {
    const spilt = walks(['minor-potion-of-strength'], ['use'], [1])
    expect(valueNow(spilt, 'str')).toBe(3)
    expect(fighterNamed(spilt, 'Ann').uses['minor-potion-of-strength']?.times).toBe(1)
  })

  test('are drunk once each, and several doses add up', () => {
    const match = walks(['minor-potion-of-strength', 'minor-potion-of-strength'], ['use', 'use'], [2, 3])
    expect(valueNow(match, 'str')).toBe(7)
    expect(promptId(match)).toBe('ask.walk')
  })

  test('last until the end of the round', () => {
    expect(fighterNamed(walks(['minor-potion-of-strength'], ['use'], [4]), 'Ann').effects).toMatchObject([
      { until: 'round' },
    ])
  })

  test('CF-ARTEFACT-26: may be drunk at any time of the activation: after a walk and after a charge', () => {
    const potion = 'minor-potion-of-resilience'
    const figures = [figure('Ann', 0, 20, 30, { abilities: [potion] }), figure('Bob', 1, 32.5, 30)]
    const before = turn(figures, { answers: ['done'] })
    expect(optionKeys(before)).not.toContain(`0:use-${potion}`)
    const walked = turn(figures, { answers: ['done', '0:walk', 'no', path([25, 30]), `0:use-${potion}`], dice: [4] })
    expect(valueNow(walked, 'res')).toBe(7)
    expect(optionKeys(walked).includes(`0:use-${potion}`)).toBe(false)
    const charged = turn(figures, {
      answers: ['0:charge:1', { to: [30, 30] }, 'no', `0:use-${potion}`],
      dice: [4],
    })
    expect(valueNow(charged, 'res')).toBe(7)
    expect(fighterNamed(charged, 'Bob').chargePenalty).toBe(true)
  })

  test('lengthen a charge when drunk before it', () => {
    const match = turn(
      [figure('Ann', 0, 20, 30, { abilities: ['supreme-potion-of-speed'] }), figure('Bob', 1, 47.5, 30)],
      { answers: ['0:charge:1', { to: [45, 30] }, 'use'], dice: [3] },
    )
    expect(eventArgs(match, 'assault.charge')).toHaveLength(1)
  })
})

describe('CF-ARTEFACT-39 the Offering of the Zephyr', () => {
  function shootAnn(faces: number[], more: Partial<DamageRoll> = {}, abe = 25, cards: FigureDetails = {}) {
    return playRule(
      {
        figures: [
          figure('Ann', 0, 20, 30, { abilities: ['offering-of-the-zephyr', 'survival-instinct'], res: 0, ...cards }),
          figure('Abe', 0, abe, 30, { res: 0 }),
          figure('Amy', 0, 10, 30, { res: 0 }),
          figure('Bob', 1, 60, 30),
        ],
      },
      (play) =>
        rollDamage(play, {
          by: fighterNamed(play, 'Bob'),
          victim: fighterNamed(play, 'Ann'),
          kind: 'fire',
          strength: 5,
          rules: ['CF-DAMAGE-01'],
          ...more,
        }),
      { dice: faces },
    )
  }
  const hit = (match: Scene) => eventArgs(match, 'damage.read').map(({ victim }) => victim)

  test('does nothing on 1 and 2, and survival instinct is rolled next', () => {
    expect(rolledDice(shootAnn([2, 3, 1, 1]))).toEqual(['roll.zephyr 1', 'roll.survival 1', 'roll.damage 2'])
  })

  test('stops the shot on 3 and 4', () => {
    expect(rolledDice(shootAnn([3]))).toEqual(['roll.zephyr 1'])
    expect(hit(shootAnn([4]))).toEqual([])
  })

  test('diverts the shot to the nearest fighter on 5 and 6, and to no one if two are equally near', () => {
    expect(hit(shootAnn([5, 1, 2]))).toEqual(['Abe'])
    expect(hit(shootAnn([6], {}, 30))).toEqual([])
  })

  test('does not help against STR 10 or in hand-to-hand combat', () => {
    expect(rolledDice(shootAnn([3, 1, 1], { strength: 10 }))[0]).toBe('roll.survival 1')
    expect(rolledDice(shootAnn([3, 1, 1], { kind: 'combat' }))[0]).toBe('roll.survival 1')
  })
})

test('CF-ARTEFACT-39 the Offering of the Zephyr does not help against artillery, no matter who aims it', () => {
  const bob = figure('Bob', 1, 43.125, 30, { abilities: ['offering-of-the-zephyr'], res: 9 })
  const fireGun = (dice: number[]) =>
    turn([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND), bob], { answers: ['done', '0:serve', '2'], dice })
  expect(rolledDice(fireGun([4, 2, 1]))).toEqual(['roll.aim 1', 'roll.damage 2'])
  // CF-ARTILLERY-11: the same for a bystander hit with half the STR.
  const ben = figure('Ben', 1, 43.125, 33, { res: 40 })
  const burst = turn([gun('Gun', 0, 20, 30, { artillery: 'light-zone' }), gunner('Gil', BEHIND), ben, bob], {
    answers: ['done', '0:serve', '2'],
    dice: [4, 2, 1, 4, 2, 1],
  })
  expect(rolledDice(burst)).toEqual(['roll.aim 1', 'roll.damage 2', 'roll.burst 1', 'roll.damage 2'])
})
