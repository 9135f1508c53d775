import { expect, test } from 'vitest'
import { forceOf } from '../../../assault/penalties.ts'
import { characteristic } from '../../../characteristics.ts'
import { attack } from '../../../combat/exchange.ts'
import { newFight } from '../../../combat/fight.ts'
import { fighterNamed, optionKeys } from '../../../testing/scene.ts'
import { difficulty, readAfterSpell, resultsAfterSpell, strike, xAfter } from '../../../testing/spell-reading.ts'
import { spellScene } from '../../../testing/spell-scene.ts'
import { enemy, friend } from '../../../testing/tests-of-bob.ts'

test('CF-SPELL-31 Master strike rises by two, at difficulty ATT + 5', () => {
  const on = (abilities: readonly string[]) => ({
    spell: 'powerful-breeze',
    gems: { air: 2 },
    on: friend({ att: 3, abilities: [...abilities] }),
    dice: [4],
  })
  expect([[], ['master-strike/1']].map((own) => xAfter(on(own), 'master-strike'))).toEqual([2, 3])
  expect(difficulty(spellScene(on([])))).toBe(8)
})

test('CF-SPELL-32 STR rises by 1, 3 or 4 with the gems of the cost', () => {
  const str = (x: number) =>
    readAfterSpell(
      { spell: 'force-of-the-four-winds', gems: { air: x }, x, on: friend(), dice: [4] },
      (play, _a, bob) => characteristic(play, bob, 'str').total,
    )
  expect([1, 2, 3].map(str)).toEqual([4, 6, 7])
})

test('CF-SPELL-33 Wounds that the target deals hand to hand are one degree milder', () => {
  // Bob's STR decides whether the spell fails; the blow is the same.
  const blow = (str: number, res: number) =>
    fighterNamed(
      spellScene(
        { spell: 'muscular-atrophy', gems: { air: 3 }, on: enemy({ str }), ann: { card: { res } }, dice: [2, 5, 4] },
        strike,
      ),
      'Ann',
    )
  expect([2, 4, 8].map((res) => [blow(8, res).wounds, blow(4, res).wounds])).toEqual([
    [3, 2],
    [2, 1],
    [1, 0],
  ])
})

test('CF-SPELL-34 the target sustains no defence, at difficulty DEF + 1', () => {
  const given = { spell: 'trap-of-the-winds', gems: { air: 3 }, on: { ...enemy({ def: 4 }), at: [22.5, 30] as const } }
  const attackWith = (die: number) =>
    spellScene({ ...given, dice: [die] }, (play, ann, bob) => {
      const hand = {
        attack: 1,
        defence: 1,
        placedAttack: 1,
        placedDefence: 1,
        sustained: false,
        held: 0,
        ward: 0,
        blades: 0,
        shots: 0,
        placedBlades: 0,
      }
      const dice = { [ann.id]: hand, [bob.id]: { ...hand } }
      return attack(play, { ...newFight({ lone: ann.id, many: [bob.id] }), dice }, ann, bob)
    })
  expect(optionKeys(attackWith(1))).toContain('sustained')
  expect(optionKeys(attackWith(2))).not.toContain('sustained')
  expect(difficulty(attackWith(2))).toBe(5)
})

test('CF-SPELL-36 Force falls by 1, and charge penalties are one worse', () => {
  const given = { spell: 'fatal-apathy', gems: { air: 3 }, on: enemy({ force: 2 }), dice: [3] }
  expect(readAfterSpell(given, (play, _ann, bob) => forceOf(play, bob, 'charged').total)).toBe(1)
  const kinds = ['attack', 'courage'] as const
  expect(resultsAfterSpell({ ...given, on: enemy({ cou: 3 }, { chargePenalty: true }) }, kinds)).toEqual([4, 6])
  expect(resultsAfterSpell({ ...given, on: enemy({ cou: 3 }) }, kinds)).toEqual([6, 6])
})
