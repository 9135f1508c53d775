import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { faithful } from '../../testing/faithful.ts'
import { type MagicianDetails, magician } from '../../testing/magician.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

describe('CF-ABIL-27 Devotion/X', () => {
  const elsewhere = { card: 'x' }
  const devotee = (name: string, x: number, card: FigureDetails = {}, more: FigureDetails = {}) =>
    figure(name, 0, x, 30, { abilities: ['devotion/2'], ...card }, { ...elsewhere, ...more })

  /** Ann acts, with a friend this far east of her. */
  const receiveFrom = (
    others: readonly Json[],
    answers: readonly Json[] = [],
    dice: readonly number[] = [],
    ann: MagicianDetails = {},
  ) =>
    turn([magician('Ann', 0, 20, 30, ann), ...others, figure('Bob', 1, 90, 30)], {
      answers: ['done', ...answers],
      dice,
    })

  test('a friend within 10 cm gives 1 to X gems of an Element that the magician masters', () => {
    const match = receiveFrom([devotee('Abe', 32.5)], ['0:devotion'])
    expect(optionKeys(match)).toEqual(['1:1:light', '1:1:air', '1:2:light', '1:2:air'])
    const far = receiveFrom([devotee('Abe', 32.6)])
    expect(optionKeys(far)).not.toContain('0:devotion')
    const warrior = turn([figure('Ann', 0, 20, 30), devotee('Abe', 30), figure('Bob', 1, 90, 30)], {
      answers: ['done'],
    })
    expect(optionKeys(warrior)).not.toContain('0:devotion')
  })

  test('the friend suffers a Damage roll of STR 5 per gem against RES 0; the gems are received whatever its result', () => {
    const match = receiveFrom([devotee('Abe', 30)], ['0:devotion', '1:2:air'], [2, 1])
    // 2 + STR 10.
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Abe', total: 12 }])
    expect(fighterNamed(match, 'Ann').gems).toEqual({ air: 2 })
    const spared = receiveFrom(
      [devotee('Abe', 30, { abilities: ['devotion/1', 'survival-instinct'] })],
      ['0:devotion', '1:1:air'],
      [6],
    )
    expect(eventArgs(spared, 'damage.read')).toEqual([])
    expect(fighterNamed(spared, 'Ann').gems).toEqual({ air: 1 })
  })

  test('the death of the friend adds one gem', () => {
    const match = receiveFrom([devotee('Abe', 30)], ['0:devotion', '1:1:light'], [6, 6])
    expect(fighterNamed(match, 'Abe').status).toBe('eliminated')
    expect(fighterNamed(match, 'Ann').gems).toEqual({ light: 2 })
  })

  test('CF-MANA-11: the gems do not exceed twice POW', () => {
    const match = receiveFrom([devotee('Abe', 30)], ['0:devotion', '1:2:light'], [2, 1], { gems: { air: 7 } })
    expect(fighterNamed(match, 'Ann').gems).toEqual({ air: 7, light: 1 })
  })

  test('a magician uses one such friend per round', () => {
    const match = receiveFrom([devotee('Abe', 30), devotee('Amy', 12)], ['0:devotion', '1:1:light'], [2, 1])
    expect(promptId(match)).toBe('ask.action-of')
    expect(optionKeys(match)).not.toContain('0:devotion')
  })

  test('each friend gives once per round, but not in rout or dead', () => {
    const spent = devotee('Abe', 30, {}, { uses: { devotion: { stretch: 1, times: 1 } } })
    expect(optionKeys(receiveFrom([spent]))).not.toContain('0:devotion')
    expect(optionKeys(receiveFrom([devotee('Abe', 30, {}, { inRout: true })]))).not.toContain('0:devotion')
    expect(optionKeys(receiveFrom([devotee('Abe', 30, {}, { effects: [{ object: 'dying' }] })]))).not.toContain(
      '0:devotion',
    )
  })

  test('the magician must be free of opponents', () => {
    const match = receiveFrom([devotee('Abe', 17), figure('Bea', 1, 22.5, 30)])
    expect(barReason(match, '0:devotion')).toBe('barred.contact CF-ABIL-27')
  })

  test('it may be used before or after a move, and does not replace it', () => {
    const match = receiveFrom([devotee('Abe', 30)], ['0:devotion', '1:1:light'], [2, 1])
    expect(optionKeys(match)).toEqual(expect.arrayContaining(['0:walk', '0:run']))
  })
})

describe('CF-ABIL-62 Martyr/X', () => {
  const martyr = (name: string, x: number, more: FigureDetails = {}) =>
    figure(name, 0, x, 30, { abilities: ['martyr/2'] }, { card: 'x', ...more })
  const receiveFrom = (others: readonly Json[], answers: readonly Json[] = [], dice: readonly number[] = []) =>
    turn([faithful('Ann', 0, 20, 30, { faith: 1 }), ...others, figure('Bob', 1, 90, 30)], {
      answers: ['done', ...answers],
      dice,
    })

  test('a friend within 10 cm gives a faithful 1 to X points, for a Damage roll of STR 5 per point against RES 0', () => {
    expect(optionKeys(receiveFrom([martyr('Abe', 32.5)], ['0:martyr']))).toEqual(['1:1', '1:2'])
    expect(optionKeys(receiveFrom([martyr('Abe', 32.6)]))).not.toContain('0:martyr')
    const match = receiveFrom([martyr('Abe', 30)], ['0:martyr', '1:2'], [2, 1])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Abe', total: 12 }])
    expect(fighterNamed(match, 'Ann').faith).toBe(3)
  })

  test('the death of the friend adds one point', () => {
    expect(fighterNamed(receiveFrom([martyr('Abe', 30)], ['0:martyr', '1:1'], [6, 6]), 'Ann').faith).toBe(3)
  })

  test('a faithful uses one Martyr per round, each Martyr gives once, and the faithful must be free', () => {
    const match = receiveFrom([martyr('Abe', 30), martyr('Amy', 12)], ['0:martyr', '1:1'], [2, 1])
    expect(optionKeys(match)).not.toContain('0:martyr')
    const spent = martyr('Abe', 30, { uses: { martyr: { stretch: 1, times: 1 } } })
    expect(optionKeys(receiveFrom([spent]))).not.toContain('0:martyr')
    expect(barReason(receiveFrom([martyr('Abe', 17), figure('Bea', 1, 22.5, 30)]), '0:martyr')).toBe(
      'barred.contact CF-ABIL-62',
    )
  })

  test('it does not work for fighters that are not faithful', () => {
    const layman = turn([figure('Ann', 0, 20, 30), martyr('Abe', 30), figure('Bob', 1, 90, 30)], { answers: ['done'] })
    expect(optionKeys(layman)).not.toContain('0:martyr')
  })
})
