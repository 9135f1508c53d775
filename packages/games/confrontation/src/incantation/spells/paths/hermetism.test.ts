import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { characteristic } from '../../../characteristics.ts'
import { newFight } from '../../../combat/fight.ts'
import { makeTest } from '../../../dice/test.ts'
import { magician } from '../../../testing/magician.ts'
import { eventArgs, fighterNamed, figure, optionKeys } from '../../../testing/scene.ts'
import { difficulty, readAfterSpell } from '../../../testing/spell-reading.ts'
import { spellScene } from '../../../testing/spell-scene.ts'
import { enemy, friend } from '../../../testing/tests-of-bob.ts'
import { turn } from '../../../testing/turn.ts'
import { has } from '../../../traits.ts'

const glow = (x: number, wounds: string, gems: number, dice: readonly number[]) =>
  spellScene({
    spell: 'calming-glow',
    gems: { light: gems },
    x,
    on: { ...friend({}, { wounds }), at: [30, 30] },
    dice,
  })

test('CF-SPELL-08 the line for the target’s Wound gives cost, difficulty and the new Wound', () => {
  expect(difficulty(glow(0, 'light', 2, [4]))).toBe(8)
  expect(fighterNamed(glow(0, 'light', 2, [4]), 'Bob').wounds).toBe(0)
  expect(difficulty(glow(1, 'serious', 2, [5]))).toBe(9)
  expect(fighterNamed(glow(1, 'serious', 2, [5]), 'Bob').wounds).toBe(1)
  expect(difficulty(glow(0, 'serious', 5, [6]))).toBe(10)
  expect(fighterNamed(glow(0, 'serious', 5, [6]), 'Bob').wounds).toBe(0)
  expect(difficulty(glow(2, 'critical', 2, [6]))).toBe(10)
  expect(fighterNamed(glow(2, 'critical', 2, [6]), 'Bob').wounds).toBe(2)
  expect(difficulty(glow(1, 'critical', 5, [6, 2]))).toBe(11)
  expect(fighterNamed(glow(1, 'critical', 5, [6, 2]), 'Bob').wounds).toBe(1)
})

test('CF-SPELL-08, CF-BOOK-14 an unhurt or only Stunned fighter cannot be named', () => {
  const figures = (more: Record<string, Json>) => [
    magician('Ann', 0, 20, 30, { spells: ['calming-glow'], gems: { light: 5 } }),
    figure('Fay', 0, 30, 30, {}, { card: 'x', ...more }),
    figure('Fox', 0, 30, 40, {}, { card: 'y', wounds: 'serious' }),
  ]
  const keys = (more: Record<string, Json>) => optionKeys(turn(figures(more), { answers: ['done', '0:cast'] }))
  expect(keys({ stunned: true })).toEqual(['calming-glow:2:1', 'calming-glow:2:0'])
  expect(keys({ wounds: 'light' })).toContain('calming-glow:1:0')
})

test('CF-SPELL-10 the target has Assault fire until the end of the round', () => {
  const given = { spell: 'fiery-assault', gems: { light: 2 }, on: friend(), dice: [4] }
  expect(readAfterSpell(given, (play, _ann, bob) => has(play, bob, 'assault-fire'))).toBe(true)
  expect(readAfterSpell({ ...given, dice: [3] }, (play, _ann, bob) => has(play, bob, 'assault-fire'))).toBe(false)
})

test('CF-SPELL-12 enemies in the caster’s combat attack and defend with −1, others do not', () => {
  const given = { spell: 'troubling-aura', gems: { light: 2 }, on: enemy(), onHerself: true, dice: [4] }
  const kinds = ['attack', 'defence', 'initiative'] as const
  const inCombat = (fighting: boolean) => {
    const match = spellScene({ ...given, dice: [4, 3, 3, 3] }, function* (play, ann, bob) {
      play.state.fighting = fighting ? newFight({ lone: ann.id, many: [bob.id] }) : null
      for (const kind of kinds) {
        yield* makeTest(play, { kind, fighter: bob, rules: [], difficulty: 1, against: ann, dice: 1 })
      }
      play.state.fighting = null
    })
    return eventArgs(match, 'test.passed')
      .slice(1)
      .map(({ final }) => final)
  }
  expect(inCombat(true)).toEqual([5, 5, 6])
  expect(inCombat(false)).toEqual([6, 6, 6])
})

test('CF-CAST-06 Aura of Light raises STR, RES and COU of its target, not of a magician who has only learnt it', () => {
  const learnt = magician('Ann', 0, 20, 30, { spells: ['aura-of-light'], gems: {} })
  const match = turn([learnt, figure('Bob', 1, 60, 30)], { answers: ['done'] })
  const ann = fighterNamed(match, 'Ann')
  expect(characteristic(match, ann, 'res').total).toBe(ann.member.profile.res)
})
