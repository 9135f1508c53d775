import { describe, expect, test } from 'vitest'
import { characteristic } from '../../characteristics.ts'
import { potential } from '../../movement/potential.ts'
import type { Fighter, Play } from '../../state.ts'
import { magician } from '../../testing/magician.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
} from '../../testing/scene.ts'
import { difficulty, readAfterSpell } from '../../testing/spell-reading.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { enemy, friend } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

describe('CF-REV-WOLFEN-05: Ring of Mire', () => {
  const walk = (name: 'Ann' | 'Bob', effects: { object: string }[]) =>
    turn(
      [
        figure('Ann', 0, 20, 30, { mov: 10 }, name === 'Ann' ? { effects } : {}),
        figure('Bob', 1, 44, 30, {}, name === 'Bob' ? { effects } : {}),
      ],
      { answers: ['done', '0:walk'] },
    )
  const mire = [{ object: 'under-ring-of-mire' }]

  test('CF-REV-WOLFEN-05: every centimetre within 10 cm of the caster counts twice for others', () => {
    // Bob's mire begins 11.25 cm before the middle of Bob's base: Ann walks 2.75 cm through it.
    expect(refusal(walk('Bob', []), path([30, 30]))).toBeUndefined()
    expect(refusal(walk('Bob', mire), path([30, 30]))).toBeUndefined()
    const nearer = (effects: { object: string }[]) =>
      turn([figure('Ann', 0, 20, 30, { mov: 10 }), figure('Bob', 1, 38.5, 30, {}, { effects })], {
        answers: ['done', '0:walk'],
      })
    expect(refusal(nearer([]), path([30, 30]))).toBeUndefined()
    expect(refusal(nearer(mire), path([30, 30]))).toBe('refused.too-far CF-MOVE-01')
    // 7.25 cm over open ground, 1.35 through the mire.
    expect(refusal(nearer(mire), path([28.6, 30]))).toBeUndefined()
    expect(refusal(nearer(mire), path([28.7, 30]))).toBe('refused.too-far CF-MOVE-01')
  })

  test('CF-REV-WOLFEN-05: it moves with the caster, who is in it all the way', () => {
    expect(refusal(walk('Ann', mire), path([25, 30]))).toBeUndefined()
    expect(refusal(walk('Ann', mire), path([25.1, 30]))).toBe('refused.too-far CF-MOVE-01')
    expect(placeOf(giveAnswers(walk('Ann', mire), path([25, 30])), 'Ann')).toEqual([25, 30])
  })

  test('CF-REV-WOLFEN-05: is cast on oneself until the end of the round', () => {
    const mireCast = { spell: 'ring-of-mire', gems: { water: 2 }, on: enemy(), onHerself: true, dice: [2] }
    expect(difficulty(spellScene(mireCast))).toBe(5)
    expect(fighterNamed(spellScene(mireCast), 'Ann').effects).toMatchObject([
      { object: 'under-ring-of-mire', until: 'round' },
    ])
  })
})

describe('CF-REV-WOLFEN-06: Sparkle of Ice', () => {
  /** Bob, under the spell, deals Ann these Damage rolls at STR 5. */
  const after = (kind: 'combat' | 'fire', faces: readonly (readonly [number, number])[], res = 5) => {
    const seen: number[] = []
    const match = spellScene(
      {
        ...{ spell: 'sparkle-of-ice', gems: { water: 2 }, on: friend(), ann: { card: { res } } },
        dice: [4, ...faces.flat()],
      },
      function* (play, ann, bob) {
        for (const _ of faces) {
          yield* rollDamage(play, { victim: ann, by: bob, kind, strength: 5, rules: [] })
          seen.push(characteristic(play, ann, 'res').total)
        }
      },
    )
    return { match, seen }
  }

  test('CF-REV-WOLFEN-06: each hand-to-hand Wound costs a point of RES for good', () => {
    const { match, seen } = after('combat', [
      [1, 1],
      [5, 1],
      [5, 1],
    ])
    expect(eventArgs(match, 'damage.read').map(({ result }) => result)).toEqual([
      'wound.stunned',
      'wound.light',
      'wound.light',
    ])
    expect(seen).toEqual([5, 4, 3])
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'frostbitten', until: 'game', x: 2 }])
  })

  test('CF-REV-WOLFEN-06: shots cost nothing, and RES never falls below 0', () => {
    expect(after('fire', [[5, 1]]).seen).toEqual([5])
    expect(after('combat', [[2, 1]], 0).seen).toEqual([0])
  })
})

test('CF-REV-WOLFEN-10: Deluge of Idabaath: STR 3 for each gem of the incantation, Air and Water, without mastery', () => {
  const strength = (x: number) => {
    const delugeCast = {
      ...{ spell: 'deluge-of-idabaath', gems: { air: 1, water: x }, x, on: enemy({ res: 20 }) },
      dice: [6, 2, 1],
    }
    const match = spellScene(delugeCast)
    expect(difficulty(match)).toBe(10)
    return eventArgs(match, 'damage.read')[0]?.total
  }
  // 2 + STR − RES 20.
  expect(strength(1)).toEqual(2 + 6 - 20)
  expect(strength(5)).toEqual(2 + 18 - 20)
  const offers = optionKeys(
    turn(
      [
        magician('Ann', 0, 20, 30, { spells: ['deluge-of-idabaath'], gems: { air: 2, water: 3 } }),
        figure('Bob', 1, 30, 30),
      ],
      {
        answers: ['done', '0:cast'],
      },
    ),
  )
  expect(offers.filter((key) => key.startsWith('deluge-of-idabaath:1'))).toEqual(
    [1, 2, 3].map((x) => `deluge-of-idabaath:1:${x}`),
  )
})

describe('CF-REV-WOLFEN-14: Spiritual Claws', () => {
  const castClaws = (dice: readonly number[], on = enemy({ res: 9, def: 3 }), ann = {}) =>
    spellScene({ spell: 'spiritual-claws', gems: { earth: 2, water: 2 }, on, ann, dice: [6, ...dice] })

  test('CF-REV-WOLFEN-14: makes three attacks at ATT 5, each against DEF with one die; an unparried one is STR 6', () => {
    const match = castClaws([3, 5, 4, 2, 2, 1, 1])
    expect(eventArgs(match, 'test.result').map(({ fighter, final }) => `${fighter} ${final}`)).toEqual([
      'Ann 8',
      'Ann 9',
    ])
    expect(eventArgs(match, 'test.failed-outright')).toMatchObject([{ fighter: 'Ann' }])
    expect(rolledDice(match).slice(1)).toEqual([
      ...['roll.attack 1', 'roll.defence 1', 'roll.attack 1', 'roll.defence 1', 'roll.damage 2', 'roll.attack 1'],
    ])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 2 + 6 - 9 }])
  })

  test('CF-REV-WOLFEN-14: that ATT is fixed, and the target’s Wounds weaken its DEF', () => {
    const hurt = { card: {}, more: { wounds: 'critical', chargePenalty: true } }
    expect(eventArgs(castClaws([3, 5, 3, 5, 3, 5], undefined, hurt), 'test.result').map(({ final }) => final)).toEqual([
      8, 8, 8,
    ])
    const weak = enemy({ res: 9, def: 3 }, { wounds: 'light' })
    expect(eventArgs(castClaws([3, 5, 2, 1, 1, 1], weak), 'test.failed')).toMatchObject([{ fighter: 'Bob', final: 7 }])
  })

  test('CF-REV-WOLFEN-14: it stops when the target dies', () => {
    const match = castClaws([5, 1, 6, 6])
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(eventArgs(match, 'test.result').length).toBe(1)
  })
})

describe('CF-REV-WOLFEN-15: Rapidity', () => {
  const wolfen = (res: number) => friend({ army: 'wolfen', people: 'wolfen', base: 'creature', mov: 15, res })
  const rapidityOf = (res: number, points: string) => ({
    ...{ spell: 'rapidity-spell', gems: { water: 2 }, on: wolfen(res), dice: [2], answers: [points] },
  })
  const values = (res: number, points: string) => [
    readAfterSpell(
      rapidityOf(res, points),
      (play: Play, _ann: Fighter, bob: Fighter) => potential(play, bob, 'walk').total,
    ),
    readAfterSpell(
      rapidityOf(res, points),
      (play: Play, _ann: Fighter, bob: Fighter) => characteristic(play, bob, 'res').total,
    ),
  ]

  test('CF-REV-WOLFEN-15: MOV +2 for each point of RES, at least none; points beyond four bring nothing', () => {
    expect(values(7, '0')).toEqual([15, 7])
    expect(values(7, '3')).toEqual([21, 4])
    expect(values(7, '4')).toEqual([23, 3])
    expect(values(7, '6')).toEqual([23, 1])
    const match = spellScene({ ...rapidityOf(7, '0'), answers: [] })
    expect(promptId(match)).toBe('ask.rapidity')
    expect(optionKeys(match)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
    expect(optionKeys(spellScene({ ...rapidityOf(2, '0'), answers: [] }))).toEqual(['0', '1', '2'])
  })

  test('CF-REV-WOLFEN-15: targets are Wolfen', () => {
    const targetKeys = (base: string) =>
      optionKeys(
        turn(
          [
            magician('Ann', 0, 20, 30, { spells: ['rapidity-spell'], gems: { water: 2 } }),
            figure('Bob', 0, 30, 30, { army: 'wolfen', base }),
          ],
          { answers: ['done'] },
        ),
      )
    expect(targetKeys('creature').includes('0:cast')).toBe(true)
    expect(targetKeys('infantry').includes('0:cast')).toBe(false)
  })
})
