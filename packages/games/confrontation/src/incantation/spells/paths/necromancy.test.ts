import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { forceOf } from '../../../assault/penalties.ts'
import { combatDice } from '../../../combat/fight.ts'
import type { Fighter, Play } from '../../../state.ts'
import { magician } from '../../../testing/magician.ts'
import { eventArgs, fighterNamed, figure, optionKeys } from '../../../testing/scene.ts'
import { dead, difficulty, readAfterSpell, strike } from '../../../testing/spell-reading.ts'
import { spellScene } from '../../../testing/spell-scene.ts'
import { enemy, friend } from '../../../testing/tests-of-bob.ts'
import { turn } from '../../../testing/turn.ts'
import { rollDamage } from '../../../wounds/damage-roll.ts'

test('CF-SPELL-13 the target has one combat die less, at difficulty ATT + 4', () => {
  const given = { spell: 'diversion-of-the-shadows', gems: { darkness: 2 }, on: enemy({ att: 3 }), dice: [3] }
  expect(difficulty(spellScene(given))).toBe(7)
  const dice = (play: Play, ann: Fighter, bob: Fighter) => combatDice(play, bob, [ann]).total
  const usual = readAfterSpell({ ...given, dice: [2] }, dice) as number
  expect(readAfterSpell(given, dice)).toBe(usual - 1)
})

test('CF-SPELL-15 a Living-dead friend’s Wound gets worse on a 1 and milder on 4 or more', () => {
  const after = (wounds: string, face: number) =>
    fighterNamed(
      spellScene({
        spell: 'respire-of-the-dead',
        gems: { darkness: 1 },
        on: friend(dead, { wounds }),
        dice: [4, face],
      }),
      'Bob',
    )
  expect([1, 2, 3, 4, 6].map((face) => after('serious', face).wounds)).toEqual([3, 2, 2, 1, 1])
  expect(after('none', 1).wounds).toBe(1)
  expect(after('critical', 1).status).toBe('eliminated')
  const living = [
    magician('Ann', 0, 20, 30, { spells: ['respire-of-the-dead'], gems: { darkness: 1 } }),
    figure('Bob', 0, 30, 30),
  ]
  expect(optionKeys(turn(living, { answers: ['done'] }))).not.toContain('0:cast')
})

test('CF-SPELL-16, CF-MANA-11 the caster suffers a Damage roll at STR 10 and gets three gems of Darkness, as far as there is room', () => {
  const given = {
    spell: 'devotion-of-the-dead',
    gems: { darkness: 1 },
    on: friend({ ...dead, res: 15 }),
    dice: [2, 2, 1],
  }
  const match = spellScene(given)
  expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: -3 }])
  expect(fighterNamed(match, 'Ann').gems).toEqual({ darkness: 3 })
  const poor = spellScene({ ...given, ann: { card: { pow: 1 } }, dice: [5, 2, 1] })
  expect(fighterNamed(poor, 'Ann').gems).toEqual({ darkness: 2 })
})

test('CF-SPELL-17 worse Wounds are harder, and they no longer weaken the target’s blows', () => {
  const spellOn = (more: Record<string, Json>, dice: readonly number[]) => ({
    spell: 'force-from-the-beyond',
    gems: { darkness: 1 },
    on: friend(dead, more),
    dice,
  })
  const hard = (more: Record<string, Json>) => difficulty(spellScene(spellOn(more, [6])))
  expect([{}, { stunned: true }, { wounds: 'serious', stunned: true }, { wounds: 'critical' }].map(hard)).toEqual([
    4, 5, 6, 7,
  ])
  const blow = spellScene(spellOn({ wounds: 'serious' }, [6, 4, 3]), strike)
  // 4 + STR 3 − RES 5, and what Wounds take is given back.
  expect(eventArgs(blow, 'damage.read')).toMatchObject([{ total: 4 }])
  const shot = spellScene(spellOn({ wounds: 'serious' }, [6, 4, 3]), function* (play, ann, bob) {
    yield* rollDamage(play, { victim: ann, by: bob, kind: 'fire', strength: 3, rules: [] })
  })
  expect(eventArgs(shot, 'damage.read')).toMatchObject([{ total: 2 }])
})

test('CF-SPELL-18 Force falls by 2, never below 0, at difficulty 4 + Force', () => {
  const given = { spell: 'defiance-of-death', gems: { darkness: 1 }, on: enemy({ force: 3 }), dice: [3] }
  expect(difficulty(spellScene(given))).toBe(7)
  // CF-ABIL-45: only charged fighters have the additional Force.
  expect(difficulty(spellScene({ ...given, on: enemy({ force: 3, abilities: ['hard-boiled'] }) }))).toBe(7)
  expect(readAfterSpell(given, (play, _ann, bob) => forceOf(play, bob, 'charged').total)).toBe(1)
  expect(
    readAfterSpell({ ...given, on: enemy({ force: 1 }) }, (play, _a, bob) => forceOf(play, bob, 'charging').total),
  ).toBe(0)
})
