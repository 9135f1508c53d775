import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { makeTest } from '../dice/test.ts'
import { faithful } from '../testing/faithful.ts'
import { magician } from '../testing/magician.ts'
import { playPhase } from '../testing/phase.ts'
import { playRule } from '../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const bearing = (more: FigureDetails = {}): FigureDetails => ({ extras: ['vellum-of-the-obscure'], ...more })
const BOB = figure('Bob', 1, 32.5, 30)

describe('CF-RELIC-07 the Vellum of the Obscure', () => {
  test('turns unused faith into gems of Darkness before it is lost, as many as the bearer likes', () => {
    const figures = [faithful('Ann', 0, 20, 30, { faith: 3, more: bearing() }), BOB]
    const match = playPhase('mystic', { figures })
    expect(promptId(match)).toBe('ask.vellum')
    expect(optionKeys(match)).toEqual(['0', '1', '2', '3'])
    const turned = playPhase('mystic', { figures }, { answers: ['2'] })
    expect(fighterNamed(turned, 'Ann')).toMatchObject({
      effects: [{ object: 'obscure-gems', x: 2, until: 'game' }],
      faith: 3,
    })
  })

  test('gives gems that absorb spells and do nothing else', () => {
    const cast = (bea: Json, answers: Json[] = []) =>
      turn([magician('Mag', 0, 20, 30, { spells: ['arrow-of-mana'], gems: { light: 2 } }), bea], {
        answers: ['done', '0:cast', 'arrow-of-mana:1', ...answers],
      })
    const effects = [{ object: 'obscure-gems', x: 3, until: 'game', source: { figure: 1 } }]
    const more = bearing({ effects })
    const absorbed = cast(faithful('Bea', 1, 37.5, 30, { more }), ['absorb:1:darkness2'])
    expect(optionKeys(cast(faithful('Bea', 1, 37.5, 30, { more })))).toEqual(['absorb:1:darkness2', 'pass'])
    expect(eventArgs(absorbed, 'cast.absorbed')).toHaveLength(1)
    expect(fighterNamed(absorbed, 'Bea')).toMatchObject({ effects: [{ object: 'obscure-gems', x: 1 }], gems: {} })
  })

  test("keeps its gems apart from a magician's own: they do not counter or count for the limit, and are spent first", () => {
    const effects = [{ object: 'obscure-gems', x: 1, until: 'game', source: { figure: 1 } }]
    const more = { ...bearing(), effects }
    const given = { gems: { darkness: 1, fire: 1 }, more }
    const bea = magician('Bea', 1, 37.5, 30, given)
    const cast = (answers: Json[]) =>
      turn([magician('Mag', 0, 20, 30, { spells: ['arrow-of-mana'], gems: { light: 2 } }), bea], {
        answers: ['done', '0:cast', 'arrow-of-mana:1', ...answers],
      })
    expect(optionKeys(cast([]))).toEqual(['absorb:1:darkness2', 'counter:1:fire1', 'counter:1:darkness1', 'pass'])
    const after = fighterNamed(cast(['absorb:1:darkness2']), 'Bea')
    expect(after.gems).toEqual({ fire: 1 })
    expect(after.effects).toEqual([])
  })

  test('denies the target of its wonder any die rolled again in the aura, seen or not', () => {
    const behind = turn([faithful('Ann', 0, 20, 30, { faith: 5, more: bearing() }), figure('Bob', 1, 10, 30)], {
      answers: ['done', '0:wonder'],
    })
    expect(fighterNamed(behind, 'Ann').faith).toBe(1)
    expect(fighterNamed(behind, 'Bob').effects.map(({ until }) => until)).toEqual(['game'])
    // Once is enough, unless the previous one was for another target.
    const mayAgain = (by: number) => {
      const effects = [{ object: 'obscured', until: 'game', source: { figure: by } }]
      const ann = faithful('Ann', 0, 20, 30, { faith: 5, more: bearing() })
      return optionKeys(turn([ann, figure('Bob', 1, 10, 30, {}, { effects })], { answers: ['done'] })).includes(
        '0:wonder',
      )
    }
    expect(mayAgain(0)).toBe(false)
    expect(mayAgain(1)).toBe(true)
    const again = (x: number, status: string, dice: readonly number[]) =>
      playRule(
        {
          figures: [
            faithful('Ann', 0, 20, 30, { more: { status } }),
            figure('Bob', 1, x, 30, {}, { effects: [{ object: 'obscured', until: 'game', source: { figure: 0 } }] }),
          ],
        },
        (play) =>
          makeTest(play, {
            ...{
              kind: 'attack',
              fighter: fighterNamed(play, 'Bob'),
              rules: [],
              difficulty: 30,
              against: null,
              dice: 1,
            },
          } as never),
        { dice },
      )
    expect(rolledDice(again(37.5, 'standing', [6]))).toHaveLength(1)
    expect(rolledDice(again(37.6, 'standing', [6, 2]))).toHaveLength(2)
    expect(rolledDice(again(37.5, 'eliminated', [6, 2]))).toHaveLength(2)
  })
})
