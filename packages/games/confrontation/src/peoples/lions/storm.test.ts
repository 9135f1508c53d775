import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { settle } from '../../round/phases.ts'
import { gems, magician } from '../../testing/magician.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  optionKeys,
  path,
  rolledDice,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { inflict } from '../../wounds/health.ts'

const STORM = 'storm-of-light'
const PAID = gems({ light: 4, air: 3 }, {}, { light: 5 })
/** Ann's place when casting. */
const LIT = [
  { object: 'under-storm-of-light', x: 20, until: 'game', source: { object: STORM } },
  { object: 'under-storm-of-light-place', x: 30, until: 'game', source: { object: STORM } },
]

const ann = (more: Record<string, Json> = {}) =>
  magician('Ann', 0, 20, 30, { spells: [STORM], gems: { light: 9, air: 3 }, card: { pow: 5 }, more })

/** POW 5 and a 6 reach 11. */
function cast(answers: readonly Json[] = [], dice: readonly number[] = [6], others: readonly Json[] = []): Scene {
  return turn([ann(), figure('Bob', 1, 40, 36), ...others], { answers: ['done', '0:cast', PAID, ...answers], dice })
}

const isOn = (match: Scene) =>
  fighterNamed(match, 'Ann').effects.some(({ object }) => object === 'under-storm-of-light')
const damageTotals = (match: Scene) => eventArgs(match, 'damage.read').map(({ total }) => total)

describe('CF-REV-LION-14 Storm of Light', () => {
  test('CF-REV-LION-14: costs 4 gems of Light and 3 of Air against 11, and lasts', () => {
    const match = cast()
    expect(eventArgs(match, 'cast.announced')).toMatchObject([{ difficulty: 11 }])
    expect(isOn(match)).toBe(true)
    expect(fighterNamed(match, 'Ann').gems).toEqual({ light: 5 })
    expect(isOn(cast([], [5]))).toBe(false)
  })

  test('CF-REV-LION-14: strikes with any number of bolts from the same activation on, STR 2 for each gem of Light, without a test', () => {
    const match = cast(['0:storm-bolt', '3', '0:storm-bolt', '2'], [6, 2, 1, 4, 3])
    expect(rolledDice(match)).toEqual(['roll.incantation 1', 'roll.damage 2', 'roll.damage 2'])
    // 2 + 6 − 5 and 4 + 4 − 5.
    expect(damageTotals(match)).toEqual([3, 3])
    expect(fighterNamed(match, 'Ann').gems.light ?? 0).toBe(0)
    expect(optionKeys(match)).toEqual(['0:walk', '0:storm-end', '0:nothing'])
  })

  test('CF-REV-LION-14: strikes enemies in sight, 50 cm away at most', () => {
    const others = [figure('Behind', 1, 10, 30), figure('Friend', 0, 30, 20)]
    const boltKeys = (x: number) => optionKeys(cast(['0:storm-bolt'], [6], [figure('Eve', 1, x, 30), ...others]))
    // Bob and Eve; without Eve, Bob is the only target, and the gems are asked for.
    expect(boltKeys(72.5)).toEqual(['1', '2'])
    expect(boltKeys(72.6)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('CF-REV-LION-14: cannot be absorbed or countered', () => {
    // An enemy in contact with the caster could counter another personal spell.
    const eve = magician('Eve', 1, 22.5, 30, { gems: { light: 8, darkness: 8 } })
    const able = { spells: [STORM], gems: { light: 9, air: 3 }, card: { pow: 9 } }
    const match = turn([magician('Ann', 0, 20, 30, able), eve], { answers: ['done', '0:cast', PAID], dice: [6] })
    expect(eventArgs(match, 'cast.succeeded')).toHaveLength(1)
  })

  test('CF-REV-LION-14: a failure may be tried again in the next round, a success is the only one of the game', () => {
    const later = (uses: Record<string, Json>) =>
      optionKeys(turn([ann({ uses }), figure('Bob', 1, 40, 30)], { answers: ['done'] }, { round: 3 })).includes(
        '0:cast',
      )
    const failed = cast([], [5])
    expect(optionKeys(failed)).not.toContain('0:cast')
    expect(later(fighterNamed(failed, 'Ann').uses as unknown as Record<string, Json>)).toBe(true)
    expect(later(fighterNamed(cast(), 'Ann').uses as unknown as Record<string, Json>)).toBe(false)
  })

  describe('CF-REV-LION-14: the end of the storm', () => {
    test('CF-REV-LION-14: it ends when the caster walks, or turns on the spot', () => {
      expect(isOn(cast(['0:walk', path([22, 30])]))).toBe(false)
      const turned = cast(['0:walk', { path: [], facing: { x: 0, y: 1 } }])
      expect(isOn(turned)).toBe(false)
      expect(eventArgs(turned, 'storm.ended')).toEqual([{ fighter: 'Ann' }])
      expect(isOn(cast(['0:nothing']))).toBe(true)
    })

    test('CF-REV-LION-14: it ends when the player chooses', () => {
      const match = cast(['0:storm-end'])
      expect(isOn(match)).toBe(false)
      expect(optionKeys(match)).toEqual(['0:walk', '0:nothing'])
    })

    test('CF-REV-LION-14: it ends when the caster is shifted or wounded, and not when it is stunned', () => {
      const after = (act: 'shift' | 'wound' | 'stun') =>
        playRule({ figures: [ann({ effects: LIT }), figure('Bob', 1, 40, 30)] }, function* (play) {
          const fighter = fighterNamed(play, 'Ann')
          if (act === 'shift') fighter.at = { ...fighter.at, x: fighter.at.x + 1 }
          else yield* inflict(play, fighter, act === 'wound' ? 'light' : 'stunned', { by: null, rules: [] })
          yield* settle(play)
        })
      expect((['shift', 'wound', 'stun'] as const).map((act) => isOn(after(act)))).toEqual([false, false, true])
    })

    test('CF-REV-LION-14: it ends when the caster is assaulted', () => {
      const assaultAnn = (answers: readonly Json[]) =>
        scene(
          {
            phase: 'activation',
            figures: [ann({ effects: LIT }), figure('Bob', 1, 30, 30), figure('Amy', 0, 5, 5, {}, { card: 'Amy' })],
            piles: [['Amy'], ['Bob']],
            lead: 1,
          },
          { answers },
        )
      expect(isOn(assaultAnn([]))).toBe(true)
      expect(isOn(assaultAnn(['play', '1:charge:0', { to: [22.5, 30] }]))).toBe(false)
    })
  })
})
