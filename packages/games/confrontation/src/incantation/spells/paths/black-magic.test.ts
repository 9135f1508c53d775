import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { settleUpkeep } from '../../../round/maintenance.ts'
import { eventArgs, fighterNamed, figure } from '../../../testing/scene.ts'
import { readAfterSpell, resultsAfterSpell } from '../../../testing/spell-reading.ts'
import { spellScene } from '../../../testing/spell-scene.ts'
import { enemy } from '../../../testing/tests-of-bob.ts'

test('CF-SPELL-87 the scream leaps to another fighter within 5 cm as long as it wounds', () => {
  const others = [figure('Two', 1, 30, 35), figure('Three', 1, 30, 40), figure('Away', 1, 60, 30)]
  const scream = (dice: readonly number[]) =>
    spellScene({ spell: 'screaming-death', gems: { darkness: 3 }, on: enemy(), others, dice: [5, ...dice] })
  const hits = (dice: readonly number[]) =>
    eventArgs(scream(dice), 'damage.read').map(({ victim, total }) => [victim, total])
  expect(hits([5, 4, 5, 4, 2, 1])).toEqual([
    ['Bob', 9],
    ['Two', 6],
    ['Three', 0],
  ])
  const tough = spellScene({
    spell: 'screaming-death',
    gems: { darkness: 3 },
    on: enemy({ res: 15 }),
    others,
    dice: [5, 2, 1],
  })
  expect(eventArgs(tough, 'damage.read')).toMatchObject([{ victim: 'Bob' }])
})

test('CF-SPELL-88 the target becomes Ephemeral/5, /4 or /3 by the gems spent, unless it regenerates', () => {
  const pay = { slots: { cost: [['darkness', 2]], mastery: [], kept: [['darkness', 4]] } }
  const ephemeralSpell = (abilities: readonly string[], answers: readonly Json[]) => ({
    spell: 'degeneration',
    gems: { darkness: 6 },
    on: { ...enemy({ abilities: [...abilities] }), at: [22.5, 30] as const },
    answers,
    dice: [3],
  })
  const x = (answer: string) =>
    readAfterSpell(ephemeralSpell([], [pay, answer]), (_play, _ann, bob) => bob.effects[0]?.x ?? 0)
  expect(x('0')).toBe(5)
  expect(x('2')).toBe(4)
  expect(x('4')).toBe(3)
  expect(readAfterSpell(ephemeralSpell(['regeneration/5'], [pay]), (_play, _ann, bob) => bob.effects.length)).toBe(0)
})

test('CF-SPELL-88, CF-ABIL-32 a target that is already Ephemeral rolls once, for the lower X', () => {
  const fading = (printed: string, dice: readonly number[]) =>
    spellScene(
      {
        spell: 'degeneration',
        gems: { darkness: 2 },
        on: { ...enemy({ abilities: [printed] }), at: [22.5, 30] },
        dice: [3, ...dice],
      },
      settleUpkeep,
    )
  expect(fighterNamed(fading('ephemeral/6', [5, 2]), 'Bob').wounds).toBe(1)
  expect(fighterNamed(fading('ephemeral/4', [4, 2]), 'Bob').wounds).toBe(1)
  expect(fighterNamed(fading('ephemeral/6', [4]), 'Bob').wounds).toBe(0)
})

test('CF-SPELL-89 the target has −2 on Initiative tests', () => {
  expect(
    resultsAfterSpell({ spell: 'curse-of-the-shadows', gems: { darkness: 1 }, on: enemy(), dice: [2] }, [
      'initiative',
      'attack',
    ]),
  ).toEqual([4, 6])
})
