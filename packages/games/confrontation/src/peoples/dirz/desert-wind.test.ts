import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { gems, magician } from '../../testing/magician.ts'
import { eventArgs, figure, optionKeys, path, promptId, refusal, rolledDice } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const WIND = 'desert-wind'
const BOB = figure('Bob', 1, 30, 30)

describe('CF-REV-DIRZ-34: Desert Wind', () => {
  /** Ann (POW 6), who looks east, casts it with these gems. */
  const castSpell = (answers: readonly Json[], dice: readonly number[], others: readonly Json[] = [], darkness = 3) =>
    turn(
      [magician('Ann', 0, 20, 30, { spells: [WIND], gems: { darkness, fire: 2 }, card: { pow: 6 } }), BOB, ...others],
      { answers: ['done', '0:cast', ...answers], dice },
    )
  const damageTotals = (match: ReturnType<typeof castSpell>) =>
    eventArgs(match, 'damage.read').map(({ victim, total }) => [victim, total])

  test('is cast on a fighter or at a point, for three gems of Darkness and two of Fire against 11', () => {
    expect(optionKeys(castSpell([], []))).toEqual([`${WIND}:0`, `${WIND}:1`, `${WIND}:2`, `${WIND}:0:ground`])
    const match = castSpell([`${WIND}:1`], [5, 3, 1])
    expect(eventArgs(match, 'cast.announced')).toMatchObject([{ difficulty: 11, target: 'Bob' }])
    expect(rolledDice(castSpell([`${WIND}:1`], [4]))).toEqual(['roll.incantation 1'])
  })

  test('the target and all fighters partly within 5 cm, of either camp, suffer one Damage roll each with STR 3', () => {
    const near = figure('Amy', 0, 30, 37.5, {}, { card: 'Amy' })
    const far = figure('Bea', 1, 30, 22.4)
    const match = castSpell([`${WIND}:1`, '1'], [5, 3, 1, 3, 1], [near, far])
    // 3 + STR 3 - RES 5.
    expect(damageTotals(match)).toEqual([
      ['Bob', 1],
      ['Amy', 1],
    ])
  })

  test('gems of Darkness for mastery add to the STR', () => {
    const choices = [`${WIND}:1`, gems({ darkness: 3, fire: 2 }, { darkness: 2 }, {})]
    expect(damageTotals(castSpell(choices, [5, 2, 2, 3, 1], [], 5))).toEqual([['Bob', 3]])
  })

  test('a point must be seen and within 10 cm; all fighters within 5 cm of it suffer, the caster included', () => {
    const match = castSpell([`${WIND}:0:ground`], [5])
    expect(promptId(match)).toBe('ask.desert-wind')
    expect(refusal(match, path([31.3, 30]))).toBe('refused.too-far CF-REV-DIRZ-34')
    expect(refusal(match, path([15, 30]))).toBe('refused.unseen-point CF-CAST-07')
    expect(damageTotals(castSpell([`${WIND}:0:ground`, path([25, 30]), '0'], [5, 3, 1, 3, 1]))).toEqual([
      ['Ann', 1],
      ['Bob', 1],
    ])
    expect(damageTotals(castSpell([`${WIND}:0:ground`, path([27, 30])], [5, 3, 1]))).toEqual([['Bob', 1]])
  })

  test('a fighter is its target once a round, but points may be chosen as long as there are gems', () => {
    const twice = (first: readonly Json[], dice: number[]) =>
      turn([magician('Ann', 0, 20, 30, { spells: [WIND], gems: { darkness: 6, fire: 4 }, card: { pow: 6 } }), BOB], {
        answers: ['done', '0:cast', ...first, '0:cast'],
        dice,
      })
    const half = gems({ darkness: 3, fire: 2 }, {}, { darkness: 3, fire: 2 })
    const remainingKeys = [`${WIND}:0`, `${WIND}:2`, `${WIND}:0:ground`]
    expect(optionKeys(twice([`${WIND}:1`, half], [5, 3, 1]))).toEqual(remainingKeys)
    expect(optionKeys(twice([`${WIND}:0:ground`, half, path([27, 30])], [5, 3, 1]))).toEqual(remainingKeys)
  })

  test('CF-MOVE-05 the 5 cm around a point are shown before it is chosen, with fighters on the ground only', () => {
    const bird = figure('Bea', 1, 30, 25, { flight: 20, abilities: ['flight'] }, { level: 1 })
    const [decision] = castSpell([`${WIND}:0:ground`], [5], [bird]).pending
    expect(decision?.kind === 'place' && decision.form).toMatchObject({
      kind: 'point',
      // Bea, the third, flies; the last stands far off.
      template: { shape: 'disc', radius: 5000, takes: [0, 1, 3] },
    })
  })
})
