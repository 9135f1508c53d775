import { type Json, optionsOf, type Procedure } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import type { Arm, Play } from '../state.ts'
import { attacksBy, secret, volley } from '../testing/fight.ts'
import { eventArgs, legion, optionKeys, optionTexts, playRule, promptId, unit } from '../testing/scene.ts'
import { mm } from '../units.ts'
import { missileStep } from './step.ts'

type More = Record<string, Json>

const archers = (name: string, seat: 0 | 1, x: number, more: More = {}) =>
  legion(name, seat, x, seat === 0 ? 600 : 500, { missile: 'longBow', figures: 10, stand: 'standing', ...more })

describe('a missile step', () => {
  test('MI-MISSILE-19 MI-SEQUENCE-04 both sides commit their shooting in secret', () => {
    const match = volley([archers('Ours', 0, 600), archers('Theirs', 1, 600)])
    expect(match.pending.map(({ seat, prompt }) => [seat, prompt.id])).toEqual([
      [0, 'ask.shoot'],
      [1, 'ask.shoot'],
    ])
    match.answer(0, '1')
    expect({ eventsFor: match.eventsFor(1), shots: unit(match, 'Ours').now.shots }).toEqual({
      eventsFor: [],
      shots: [],
    })
  })

  test("MI-MISSILE-06 MI-MISSILE-19 shooting is simultaneous: casualties still shoot, and the mover's attacks are rolled first", () => {
    const few = (name: string, seat: 0 | 1) => archers(name, seat, 600, { figures: 1, armour: 'light', shield: false })
    const script = { answers: [secret(0, '1'), secret(1, '0')], dice: [1, 2] }
    const match = volley([few('Ours', 0), few('Theirs', 1)], script, { mover: 1 })
    expect(eventArgs(match, 'volley.short').map(({ shooter }) => shooter)).toEqual(['Theirs', 'Ours'])
    expect({ Ours: unit(match, 'Ours').fate, Theirs: unit(match, 'Theirs').fate }).toEqual({
      Ours: 'destroyed',
      Theirs: 'destroyed',
    })
    expect(match.state.step).toBe(5)
  })

  test('MI-MISSILE-19 shots at a target already destroyed are wasted', () => {
    const lone = legion('Lone', 1, 600, 500, { figures: 1, armour: 'light', shield: false })
    const units = [archers('Left', 0, 560, { files: 5 }), archers('Right', 0, 640, { files: 5 }), lone]
    const match = volley(units, { answers: [secret(0, '2'), secret(0, '2')], dice: [50, 51] })
    expect(eventArgs(match, 'volley.short').map(({ casualties }) => casualties)).toEqual([3, 2])
    expect(eventArgs(match, 'casualties')).toEqual([{ unit: 'Lone', lost: 1 }])
  })

  test('MI-MISSILE-19 MI-GROUP-04 morale is tested once, after all casualties are removed', () => {
    const shaky = legion('Shaky', 1, 600, 500, { figures: 40, armour: 'light', shield: false, morale: 11 })
    const units = [
      archers('Left', 0, 500, { figures: 12, files: 12 }),
      archers('Right', 0, 700, { figures: 12, files: 12 }),
      shaky,
    ]
    const match = volley(units, { answers: [secret(0, '2'), secret(0, '2')], dice: [5] })
    expect(eventArgs(match, 'casualties')).toEqual([{ unit: 'Shaky', lost: 12 }])
    expect(eventArgs(match, 'group.held').length).toBe(1)
  })

  test('MI-MAGIC-06 shooting from under a cloak ends it', () => {
    const cloaked = archers('Ours', 0, 600, { enchantments: [{ kind: 'cloak', turns: 2 }] })
    const match = volley([cloaked, archers('Enemy', 1, 600, { missile: null })], { answers: ['1'], seed: 'cloak' })
    expect({ uncloaked: eventArgs(match, 'uncloaked'), enchantments: unit(match, 'Ours').enchantments }).toEqual({
      uncloaked: [{ unit: 'Ours' }],
      enchantments: [],
    })
  })

  test('MI-MISSILE-12 each legion chooses its own target and may hold fire', () => {
    const units = [archers('Left', 0, 500), archers('Right', 0, 700), archers('Enemy', 1, 600, { missile: null })]
    const match = volley(units, { answers: [secret(0, 'hold'), secret(0, '2')], seed: 'hold' })
    expect(eventArgs(match, 'volley.short').map(({ shooter }) => shooter)).toEqual(['Right'])
    expect(unit(match, 'Left')).toMatchObject({ now: { shots: [] }, load: { loaded: true }, supply: 3 })
  })

  test('MI-MISSILE-12 MI-MISSILE-05 a legion may split its figures between two targets in one attack', () => {
    const units = [
      archers('Ours', 0, 600),
      archers('Left', 1, 550, { missile: null, files: 5 }),
      archers('Right', 1, 650, { missile: null, files: 5 }),
    ]
    const waiting = volley(units)
    expect(optionKeys(waiting)).toEqual(['1', '2', 'divide', 'hold'])
    expect(optionTexts(waiting).slice(0, 2)).toEqual(['Left: 10 at short range', 'Right: 10 at short range'])
    const sharing = volley(units, { answers: ['divide', '2'] })
    expect({ promptId: promptId(sharing), offeredKeyCount: optionKeys(sharing).length }).toEqual({
      promptId: 'ask.share',
      offeredKeyCount: 10,
    })
    const match = volley(units, { answers: ['divide', '2', '7'], seed: 'divide' })
    expect(eventArgs(match, 'volley.short').map(({ target, figures }) => [target, figures])).toEqual([
      ['Right', 7],
      ['Left', 3],
    ])
    expect(unit(match, 'Ours')).toMatchObject({ now: { shots: [4] }, supply: 2 })
  })

  test('MI-MISSILE-12 MI-RELOAD-06 a legion has one or two targets a turn, even if it shoots twice', () => {
    const three = ['Left', 'Middle', 'Right'].map((name, i) =>
      archers(name, 1, 560 + i * 40, { missile: null, files: 2, figures: 20 }),
    )
    function* twice(play: Play): Procedure {
      yield* missileStep(play)
      play.state.step = 6
      yield* missileStep(play)
    }
    const after = (...answers: Json[]) =>
      playRule({ step: 4, units: [archers('Ours', 0, 600), ...three] }, twice, { answers, seed: 'twice' })
    expect(optionKeys(after('divide', '1', '3', '5'))).toEqual(['1', '3', 'divide', 'hold'])
    const second = after('2')
    expect(optionKeys(second)).toEqual(['1', '2', '3', 'divide', 'hold'])
    // The new target can only be combined with the old one.
    expect(promptId(after('2', 'divide', '1'))).toBe('ask.share')
    expect(optionKeys(after('2', 'divide', '2'))).toEqual(['1', '3'])
    expect(unit(after('2', '2'), 'Ours').now.targets).toEqual([2, 2])
  })

  test('MI-MISSILE-12 figures that reach only one of the targets shoot at that one', () => {
    const far = archers('Far', 1, 850, { missile: null, files: 10, figures: 10 })
    const units = [
      archers('Ours', 0, 700, { figures: 20, files: 20 }),
      archers('Near', 1, 560, { missile: null, files: 2 }),
      far,
    ]
    const all = volley(units, { answers: ['2'], seed: 'all' })
    const reached = Number(eventArgs(all, 'volley.short')[0]!.figures)
    const match = volley(units, { answers: ['divide', '2', '1'], seed: 'divide' })
    const at = (target: string) => eventArgs(match, 'volley.short').find((volley) => volley.target === target)!.figures
    expect(reached).toBeLessThan(20)
    expect(at('Far')).toBe(1)
  })

  test('MI-MISSILE-12 figures that reach both targets are split as their owner chooses', () => {
    const units = [
      archers('Ours', 0, 700, { figures: 20, files: 20 }),
      archers('Near', 1, 610, { missile: null, figures: 2 }),
      archers('Far', 1, 790, { missile: null, figures: 2 }),
    ]
    const at = (answers: readonly Json[]) => {
      const match = volley(units, { answers, seed: 'divide' })
      return Object.fromEntries(eventArgs(match, 'volley.short').map(({ target, figures }) => [target, figures]))
    }
    // Figures 1 to 13 reach Near and 8 to 20 reach Far: six reach both.
    expect(at(['1'])).toEqual({ Near: 13 })
    expect(at(['2'])).toEqual({ Far: 13 })
    expect(at(['divide', '2', '1'])).toEqual({ Far: 1, Near: 13 })
    expect(at(['divide', '2', '8'])).toEqual({ Far: 8, Near: 12 })
    expect(at(['divide', '2', '13'])).toEqual({ Far: 13, Near: 7 })
  })

  test('MI-MISSILE-12 MI-RELOAD-04 no figure shoots at both targets, and paired crossbowmen shoot with half their figures in total', () => {
    const at = (more: More, share: string) => {
      const units = [
        archers('Ours', 0, 700, { figures: 40, files: 40, ...more }),
        archers('Near', 1, 610, { missile: null, figures: 2 }),
        archers('Far', 1, 790, { missile: null, figures: 2 }),
      ]
      const match = volley(units, { answers: ['divide', '2', share], seed: 'divide' })
      return Object.fromEntries(eventArgs(match, 'volley.short').map(({ target, figures }) => [target, figures]))
    }
    // Eighteen reach each target: six reach both and ten neither.
    expect(at({}, '1')).toEqual({ Far: 1, Near: 18 })
    expect(at({}, '14')).toEqual({ Far: 14, Near: 16 })
    expect(at({}, '18')).toEqual({ Far: 18, Near: 12 })
    expect(at({ missile: 'lightCrossbow', paired: true }, '10')).toEqual({ Far: 10, Near: 10 })
  })

  test('MI-MISSILE-12 MI-RELOAD-04 the split may range from one figure to all; remaining figures shoot at the other target', () => {
    const units = (more: More = {}) => [
      archers('Ours', 0, 600, more),
      archers('Left', 1, 550, { missile: null, files: 5 }),
      archers('Right', 1, 650, { missile: null, files: 5 }),
    ]
    expect(optionKeys(volley(units(), { answers: ['divide', '2'] }))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ])
    const at = (more: More, share: string) =>
      eventArgs(volley(units(more), { answers: ['divide', '2', share], seed: 'share' }), 'volley.short').map(
        ({ target, figures }) => [target, figures],
      )
    expect(at({}, '10')).toEqual([['Right', 10]])
    const paired = { missile: 'lightCrossbow', paired: true }
    expect(at(paired, '3')).toEqual([
      ['Right', 3],
      ['Left', 2],
    ])
  })

  test('MI-RANGE-01 MI-MISSILE-09 the option shows how many figures shoot at short and long range', () => {
    const words = (y: number, more: More = {}) =>
      optionTexts(volley([archers('Ours', 0, 600, more), legion('Enemy', 1, 600, y)]))[0]
    expect({ 500: words(500), 300: words(300) }).toEqual({
      500: 'Enemy: 10 at short range',
      300: 'Enemy: 10 at long range',
    })
    const oblique = optionTexts(
      volley([archers('Ours', 0, 700, { figures: 40, files: 40 }), legion('Enemy', 1, 625, 400, { figures: 1 })]),
    )
    expect(oblique[0]).toMatch(/^Enemy: \d+ at short range, \d+ at long range$/)
  })

  test('MI-ODDS-02 MI-ODDS-05 MI-SUPPLY-01 each target shows its expected casualties and the ammunition left afterwards', () => {
    const note = (more: More) => {
      const foe = legion('Enemy', 1, 600, 500, { armour: 'light', shield: false })
      return optionsOf(volley([archers('Ours', 0, 600, more), foe]).pending[0]!)[0]?.note?.()
    }
    expect(note({ figures: 1 })).toEqual({ id: 'note.shoot-supply', args: { losses: 0.5, left: 2 } })
    expect(note({ figures: 10, supply: 1 })).toEqual({ id: 'note.shoot-supply', args: { losses: 5, left: 0 } })
  })

  test('MI-MISSILE-17 MI-SHIELD-05 the anti-missile shield is checked before the attack is resolved', () => {
    const mage = { name: 'Mage', seat: 1, office: 'defenceMage', level: 11, at: [600, 475], with: 'Enemy' }
    const target = legion('Enemy', 1, 600, 500, {
      figures: 4,
      files: 4,
      stand: 'standing',
      armour: 'light',
      shield: false,
    })
    const lossesWith = (die: number) =>
      eventArgs(volley([archers('Ours', 0, 600), target, mage], { answers: ['1'], dice: [die] }), 'casualties')
    expect({ 6: lossesWith(6), 5: lossesWith(5) }).toEqual({ 6: [], 5: [{ unit: 'Enemy', lost: 4 }] })
  })

  test('MI-MISSILE-17 MI-MAGIC-02 an Arm of Karakán stops only the shots that would cross it', () => {
    const target = legion('Enemy', 1, 600, 500, { figures: 40, files: 20, stand: 'standing' })
    const arm = (x: number): Arm => ({
      caster: 2,
      seat: 1,
      strength: 1,
      over: null,
      outline: [450, x].map((corner) => ({ x: mm(corner), y: mm(540) })),
      until: 6,
    })
    const shots = (x: number) => {
      const mage = { name: 'Mage', seat: 1, office: 'defenceMage', level: 11, at: [900, 200] }
      const match = playRule({ step: 4, units: [archers('Ours', 0, 600), target, mage] }, shootUnder(arm(x)), {
        answers: ['1'],
        seed: 'arm',
      })
      return eventArgs(match, 'volley.short').map(({ figures }) => figures)
    }
    expect({ 750: shots(750), 600: shots(600), 451: shots(451) }).toEqual({ 750: [], 600: [5], 451: [10] })
  })
})

/** A missile step with an Arm on the table. */
function shootUnder(arm: Arm) {
  return function* (play: Play): Procedure {
    play.state.arms.push(arm)
    yield* missileStep(play)
  }
}

describe('firepots', () => {
  const throwers = (figures: number, more: More = {}) =>
    legion('Throwers', 0, 600, 600, { missile: 'firepot', figures, files: figures, ...more })
  const target = (figures: number) =>
    legion('Enemy', 1, 600, 580, { figures, files: 10, armour: 'light', shield: false, stand: 'standing' })

  test('MI-DISORG-06 MI-MISSFACTOR-24 firepots disorganize by killing one figure per twenty or part', () => {
    const burn = (figures: number, dice: readonly number[]) =>
      unit(volley([throwers(5), target(figures)], { answers: ['1'], dice }), 'Enemy').disorganized !== null
    expect(burn(20, [60])).toBe(true)
    expect(burn(20, [61])).toBe(true)
    expect(burn(40, [60])).toBe(true)
    expect(burn(41, [60])).toBe(false)
  })

  test('MI-DISORG-06 other missiles do not', () => {
    const axes = legion('Throwers', 0, 600, 600, { missile: 'throwingAx', figures: 10, files: 10 })
    const match = volley([axes, target(20)], { answers: ['1'], seed: 'axes' })
    expect({
      attacksByLength: attacksBy(match, 'Throwers').length,
      disorganized: unit(match, 'Enemy').disorganized,
    }).toEqual({ attacksByLength: 1, disorganized: null })
  })

  test("MI-DISORG-06 only the kills of one legion's firepots count together", () => {
    const archersToo = legion('Archers', 0, 500, 700, { missile: 'longBow', figures: 10, stand: 'standing' })
    const mixedVolley = (figures: number) =>
      volley([throwers(5), archersToo, target(figures)], {
        answers: [secret(0, '2'), secret(0, '2')],
        dice: [60],
      })
    // Two killed by firepots, five by arrows.
    expect(eventArgs(mixedVolley(40), 'casualties')).toEqual([{ unit: 'Enemy', lost: 7 }])
    expect([mixedVolley(20), mixedVolley(41)].map((match) => unit(match, 'Enemy').disorganized !== null)).toEqual([
      true,
      false,
    ])
    const more = legion('More', 0, 645, 600, { missile: 'firepot', figures: 5, files: 5 })
    const both = volley([throwers(5, { at: [560, 600] }), more, target(41)], {
      answers: [secret(0, '2'), secret(0, '2')],
      dice: [1, 1],
    })
    expect(unit(both, 'Enemy').disorganized).toBeNull()
  })
})
