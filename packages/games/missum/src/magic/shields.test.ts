import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { missileStep } from '../missiles/step.ts'
import { attackMage, defenceMage, magic, sidesOf, throws } from '../testing/magic.ts'
import { eventArgs, legion, playRule, type Scene, unit } from '../testing/scene.ts'

const ema = attackMage('Ema', 1, 1200, 400)
const shielder = (level: number, more: Record<string, Json> = {}): Json =>
  defenceMage('Dema', 0, 1200, 840, { level, spells: [0, 0, 0], ...more })
/** Its figures stand within 50 mm of the caster behind them, except those at the ends. */
const own = (more: Record<string, Json> = {}): Json => legion('Own', 0, 1200, 800, { figures: 6, ...more })

const gift = (level: number, strength: string, dice: number[], more: Json[] = []): Scene =>
  magic([own(), shielder(level), ema, ...more], {
    answers: ['done', `gift-${strength}`, { to: [1200, 810] }, ...(strength === 'I' ? [] : ['keep'])],
    dice,
  })

describe('the anti-magic shield', () => {
  test.each([
    [4, 'I', 7],
    [6, 'II', 14],
    [6, 'III', 20],
    [7, 'I', 7],
    [9, 'II', 7],
    [9, 'III', 14],
    [10, 'III', 7],
    [12, 'I', 7],
  ])(
    'MI-SHIELD-03 MI-SHIELD-04 MI-MAGE-02 level %i meets strength %s, which gets through on %i',
    (level, strength, most) => {
      const saves = { I: 1, II: 2, III: 3 }[strength]!
      const match = gift(level, strength, [most, ...Array.from({ length: saves }, () => 20)])
      expect(eventArgs(match, 'anti-magic.pierced')).toHaveLength(1)
      expect(unit(match, 'Own').enchantments).toHaveLength(1)
      if (most === 20) return
      const held = gift(level, strength, [most + 1])
      expect(eventArgs(held, 'anti-magic.held')).toHaveLength(1)
      expect(unit(held, 'Own').enchantments).toEqual([])
    },
  )

  test('MI-SHIELD-04 casters up to level 3 have no shield', () => {
    const match = gift(3, 'I', [20])
    expect(throws(match, 'roll.duel-of-spells')).toEqual([])
    expect(unit(match, 'Own').enchantments).toHaveLength(1)
  })

  test('MI-SHIELD-01 a shield costs no spell and lasts the battle, even after a spell passes it', () => {
    const second = attackMage('Ena', 1, 1300, 400, { team: 1 })
    const match = magic([own(), shielder(6), ema, second], {
      answers: ['done', 'gift-I', 'gift-I', { to: [1200, 810] }, { to: [1200, 812] }],
      dice: [7, 20, 8],
    })
    expect(eventArgs(match, 'anti-magic.pierced')).toHaveLength(1)
    expect(eventArgs(match, 'anti-magic.held')).toHaveLength(1)
    expect(unit(match, 'Dema')).toMatchObject({ spells: [0, 0, 0], now: { cast: false } })
  })

  test("MI-SHIELD-02 it covers only figures wholly within 50 mm of the caster's base", () => {
    const far = defenceMage('Dema', 0, 1200, 870, { level: 6, spells: [0, 0, 0] })
    const match = magic([own(), far, ema], { answers: ['done', 'gift-I', { to: [1200, 810] }], dice: [20] })
    expect(throws(match, 'roll.duel-of-spells')).toEqual([])
    expect(unit(match, 'Own').enchantments).toHaveLength(1)
  })

  test('MI-SHIELD-03 it protects only the figures inside; half of the rest must still be in the area', () => {
    const wide = legion('Own', 0, 1200, 800, { figures: 12, files: 12 })
    const units = [wide, shielder(6), ema]
    const answers = ['done', 'gift-I', { to: [1200, 810] }]
    const held = magic(units, { answers, dice: [8] })
    expect(eventArgs(held, 'saves')).toEqual([])
    const gaze = magic(units, { answers: ['done', 'gaze-I', 'line', { to: [1290, 805] }], dice: [1] })
    expect(throws(gaze, 'roll.duel-of-spells')).toEqual([])
    expect(eventArgs(gaze, 'burnt')).toMatchObject([{ touched: 1 }])
  })

  test("MI-SPECIAL-03 it covers the team's guards wherever they are", () => {
    const guards = (team: number): Json => ({ name: 'Guards', seat: 0, at: [1200, 700], office: 'guards', team })
    const units = (team: number) => [
      guards(team),
      defenceMage('Dema', 0, 1200, 1000, { level: 6, spells: [0, 0, 0] }),
      ema,
    ]
    const answers = ['done', 'gaze-I', 'area', { to: [1200, 710] }]
    expect(throws(magic(units(0), { answers, dice: [8] }), 'roll.duel-of-spells')).toEqual([[8]])
    expect(throws(magic(units(1), { answers }), 'roll.duel-of-spells')).toEqual([])
  })

  test('MI-MAGE-05 a team without its defence caster has no shield', () => {
    const match = magic([own(), ema], { answers: ['gift-I', { to: [1200, 810] }], dice: [20] })
    expect(throws(match, 'roll.duel-of-spells')).toEqual([])
  })
})

describe('the anti-missile shield', () => {
  const bows = legion('Bows', 1, 1200, 700, { missile: 'longBow', figures: 10, files: 10 })
  const shoot = (units: Json[], dice: number[]): Scene =>
    playRule({ step: 4, turn: 2, units }, missileStep, { answers: ['0'], dice })
  /** All of its figures are in the shield. */
  const small = legion('Own', 0, 1200, 800, { figures: 4, armour: 'light', shield: false })

  test.each([
    [1, 17],
    [3, 17],
    [4, 13],
    [6, 13],
    [7, 9],
    [9, 9],
    [10, 5],
    [12, 5],
  ])('MI-SHIELD-05 missiles pass a caster of level %i on %i or less', (level, number) => {
    const through = shoot([small, shielder(level), bows], [number])
    expect(eventArgs(through, 'shield.pierced')).toEqual([{ unit: 'Bows', mage: 'Dema' }])
    expect(eventArgs(through, 'casualties')).toHaveLength(1)
    const kept = shoot([small, shielder(level), bows], [number + 1])
    expect(eventArgs(kept, 'shield.held')).toHaveLength(1)
    expect({
      casualties: eventArgs(kept, 'casualties'),
      volleyShort: eventArgs(kept, 'volley.short'),
      volleyLong: eventArgs(kept, 'volley.long'),
    }).toEqual({ casualties: [], volleyShort: [], volleyLong: [] })
  })

  test('MI-SHIELD-05 stopped missiles can only hit figures outside', () => {
    const wide = legion('Own', 0, 1200, 800, { figures: 8, files: 8, armour: 'light', shield: false, morale: 20 })
    const many = legion('Bows', 1, 1200, 700, { missile: 'longBow', figures: 20, files: 20 })
    const loss = (die: number, answers: Json[]) => {
      const position = { step: 4, turn: 2, units: [wide, shielder(10), many] }
      return eventArgs(playRule(position, missileStep, { answers, dice: [die] }), 'casualties')[0]?.lost
    }
    expect(loss(5, ['0'])).toBe(8)
    expect(loss(6, ['0', 'left'])).toBe(4)
  })

  test('MI-SHIELD-05 only the strongest of overlapping shields counts', () => {
    const second = defenceMage('Dena', 0, 1180, 840, { level: 10, spells: [0, 0, 0], team: 1 })
    const match = shoot([small, shielder(3), second, bows], [6])
    expect(throws(match, 'roll.anti-missile')).toEqual([[6]])
    expect(eventArgs(match, 'shield.held')).toMatchObject([{ mage: 'Dena' }])
  })

  test('MI-SHIELD-05 only the strongest of overlapping shields counts, in any order, with one d20', () => {
    const second = defenceMage('Dena', 0, 1180, 840, { level: 3, spells: [0, 0, 0], team: 1 })
    const match = shoot([small, shielder(10), second, bows], [6])
    expect(sidesOf(match, 'roll.anti-missile')).toMatchObject([20])
    expect(eventArgs(match, 'shield.held')).toMatchObject([{ mage: 'Dema' }])
  })

  test("MI-CAST-07 missiles that pass a lone magic user's shields are noted", () => {
    const target = defenceMage('Dema', 0, 1200, 800, { level: 3 })
    expect(unit(shoot([target, bows], [17, 99]), 'Dema').now.struck).toBe(true)
    const held = shoot([target, bows], [18])
    expect(unit(held, 'Dema').now.struck).toBe(false)
    // A stopped volley rolls and logs nothing else.
    expect([...eventArgs(held, 'volley.short'), ...eventArgs(held, 'volley.long')]).toEqual([])
  })
})
