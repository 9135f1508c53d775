import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dice, duel, duelAgainstTwo } from '../testing/duel.ts'
import { faithful } from '../testing/faithful.ts'
import { difficulties } from '../testing/marksman.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

/** Situations in which several rules meet; each test states what the rules say before it is played. */

const finals = (match: Scene) =>
  match.events.filter(({ type }) => type.startsWith('test.')).map(({ args }) => [args.final, args.difficulty])
const damage = (match: Scene) => eventArgs(match, 'damage.read').map(({ victim, total }) => [victim, total])

test('CF-DICE-06, CF-DICE-07 both 6s of four dice are rerolled; one ends in a 1, the other counts', () => {
  const figures = [
    figure('Bob', 1, 30, 30, {}, { facing: 'north' }),
    figure('Ann', 0, 27.5, 30, { ini: 5 }),
    figure('Abe', 0, 32.5, 30, {}, { facing: 'west' }),
    figure('Amy', 0, 30, 27.5, {}, { facing: 'south' }),
  ]
  const placed = ['1', dice({ 0: [0, 4] }), dice({ 1: [2, 0], 2: [2, 0], 3: [2, 0] })]
  const parryWith = (again: number[]) =>
    scene(
      { phase: 'frays', figures },
      // Ann has 6 + 5 + ATT 3.
      { answers: [...placed, '1', 'parry:4', 'again'], dice: [4, 2, 6, 5, 6, 6, 3, 2, ...again] },
    )
  expect(finals(parryWith([5, 1])).at(-1)).toEqual([14, 14])
  // 6 + 4 + DEF 3 is not enough, and two 1s fail, whatever the other dice show.
  expect(eventArgs(parryWith([4, 1, 1, 1]), 'hit')).toHaveLength(1)
  expect(eventArgs(parryWith([1, 1, 1, 1]), 'test.failed-outright')).toHaveLength(1)
})

test('CF-FLY-14, CF-CHARGE-15, CF-COMBAT-27 a diving fighter has 2 more, and its target 1 less, in Initiative, attack and damage', () => {
  const match = duel(
    { card: { str: 6 }, more: { dived: true, charged: [1] } },
    { more: { chargePenalty: true } },
    [dice({ 1: [1, 1] }), dice({ 0: [2, 0] }), 'none'],
    [2, 4, 3, 4, 3, 1],
  )
  expect(eventArgs(match, 'opposition.first')).toMatchObject([{ a: 7, b: 6 }])
  expect(finals(match)[0]?.[0]).toBe(8)
  expect(damage(match)).toEqual([['Bob', 7]])
})

describe('CF-FLY-07, CF-FLY-16 changing level takes from a flight of 20 or 17.5 cm', () => {
  const rises = (x: number) =>
    turn(
      [figure('Ann', 0, 20, 30, { flight: 20 }, { level: 1 }), figure('Bob', 1, x, 30, { flight: 20 }, { level: 2 })],
      {
        answers: ['0:charge:1', { to: [x - 2.5, 30] }],
      },
    )
  const takesOff = (when: string) =>
    turn([figure('Ann', 0, 20, 30, { mov: 10, flight: 17.5 }), figure('Bob', 1, 100, 50)], {
      answers: ['done', '0:run', when],
    })

  test('a charge after rising has twice the rest of 20', () => {
    expect(eventArgs(rises(52.5), 'assault.charge').length).toBe(1)
    expect(eventArgs(rises(52.6), 'assault.charge').length).toBe(0)
  })

  test('a run after taking off has twice the rest of 17.5, and before it twice the MOV on the ground', () => {
    const refusalAt = (when: string, x: number) => refusal(takesOff(when), path([x, 30]))
    expect(refusalAt('1:before', 45)).toBeUndefined()
    expect(refusalAt('1:before', 45.1)).toBe('refused.too-far CF-MOVE-01')
    expect(refusalAt('1:after', 30)).toBeUndefined()
    expect(refusalAt('1:after', 30.1)).toBe('refused.too-far CF-MOVE-01')
  })
})

test('CF-DISENGAGE-03, CF-DISENGAGE-05, CF-ABIL-81, CF-ABIL-103 a fighter with a Light Wound disengages from two', () => {
  const leaves = (abilities: string[], faces: number[]) =>
    turn(
      [
        figure('Ann', 0, 30, 30, { ini: 5, abilities }, { facing: 'north', wounds: 'light' }),
        figure('Bob', 1, 27.5, 30, {}, { facing: 'east' }),
        figure('Bea', 1, 32.5, 30),
      ],
      { answers: ['done', '0:walk'], dice: faces },
    )
  // 8 is needed: INI 5, a 4, and 1 less.
  expect(finals(leaves([], [4]))).toEqual([[8, 8]])
  expect(promptId(leaves([], [4]))).toBe('ask.walk')
  expect(fighterNamed(leaves([], [3]), 'Ann').defenceOnly).toBe(true)
  // Reflexes pass with a 5; a 1 of a Vivacious fighter counts, and is not enough.
  expect(finals(leaves(['vivacity'], [1]))).toEqual([[5, 8]])
})

test('CF-FIRE-06, CF-FIRE-07, CF-FIRE-08, CF-CHARGE-15 a fighter that walked fires at a half-hidden, Large target under cover', () => {
  const bow = { name: 'Bow', strength: 6, ranges: [20, 40, 60] }
  const match = turn(
    [
      figure('Ann', 0, 20, 30, { aim: 4, weapon: bow }, { chargePenalty: true }),
      figure('Bob', 1, 53, 30, { size: 'large' }, { underCover: true }),
      figure('Bea', 1, 40, 31.5, { size: 'small' }),
    ],
    {
      answers: ['done', '0:walk', { to: [20.5, 30], facing: 'east' }, '0:fire', '1'],
      // 6 + AIM 4 - 1 is short of 10; 2 more are not.
      dice: [6, 2, 4, 3],
    },
  )
  expect(difficulties(match)[0]?.split(':')[0]).toBe('10')
  expect(finals(match)).toEqual([[11, 10]])
  expect(damage(match)).toEqual([['Bob', 5]])
})

test('CF-ABIL-26, CF-ABIL-110, CF-WOUND-16 Desperate, Wild and Stunned add up against two', () => {
  const ann = { card: { abilities: ['desperate', 'wild/10'] }, more: { stunned: true } }
  expect(eventArgs(duelAgainstTwo(ann, ['1'], [3, 2]), 'opposition.first')).toMatchObject([{ a: 7, b: 6 }])
})

describe('CF-ABILGEN-09 the steps of a damage result', () => {
  /** Bob's Wound level after Ann's hit (STR 3 against RES 5). */
  const hit = (ann: string[], bob: string[], faces: number[], more: FigureDetails = {}) => {
    const match = duel(
      { card: { ini: 9, abilities: ann } },
      { card: { abilities: bob }, more },
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'none'],
      [3, 3, 3, ...faces],
    )
    const { wounds, stunned, status } = fighterNamed(match, 'Bob')
    return status === 'eliminated' ? 'dead' : stunned ? 'stunned' : wounds
  }

  test('CF-ABIL-38, CF-ABIL-33 a Ferocious fighter’s Stunned result is a Light Wound, which an Ethereal ignores', () => {
    expect(hit([], [], [2, 1])).toBe('stunned')
    expect(hit(['ferocious'], [], [2, 1])).toBe(1)
    expect(hit(['ferocious'], ['ethereal'], [2, 1])).toBe(0)
    expect(hit([], ['ethereal'], [2, 1])).toBe(0)
  })

  test('CF-ABIL-104, CF-WOUND-10, CF-WOUND-11 a Light Wound of the Vulnerable is a Serious one', () => {
    const hitVulnerable = (wounds: string) => hit([], ['vulnerable'], [4, 2], { wounds })
    expect(hitVulnerable('none')).toBe(2)
    expect(hitVulnerable('light')).toBe(2)
    expect(hitVulnerable('serious')).toBe(3)
    expect(hitVulnerable('critical')).toBe('dead')
  })

  test('CF-EQUIP-01, CF-EQUIP-02, CF-ABIL-45 a double of a sacred weapon kills the Hard-boiled, not a fighter with sacred armour', () => {
    expect(hit([], [], [2, 2])).toBe('stunned')
    expect(hit(['sacred-weapon'], [], [2, 2])).toBe('dead')
    expect(hit(['sacred-weapon'], ['hard-boiled'], [2, 2])).toBe('dead')
    expect(hit(['sacred-weapon'], ['sacred-armour'], [2, 2])).toBe(0)
  })

  test('CF-EQUIP-03, CF-ABIL-33, CF-ABIL-104 a sword-axe kills by a Critical of the table, even Ethereals, but not by one from Vulnerable', () => {
    expect(hit(['sword-axe'], ['ethereal'], [5, 5])).toBe('dead')
    expect(hit([], ['ethereal'], [5, 5])).toBe(2)
    expect(hit(['sword-axe'], ['vulnerable'], [5, 4])).toBe(3)
  })
})

test('CF-ABIL-64, CF-ABIL-92 the ATT that Sequence takes is missing in a master strike', () => {
  const match = duel(
    { card: { ini: 9, att: 6, str: 5, abilities: ['master-strike/2', 'sequence/1'] } },
    {},
    [dice({ 1: [0, 2] }), '1', dice({ 0: [3, 0] }), 'master-strike', 'none'],
    [3, 3, 3, 4, 2],
  )
  // 4 + STR 5 + (ATT 6 - 2) + 2 - RES 5.
  expect(finals(match)[0]?.[0]).toBe(7)
  expect(damage(match)).toEqual([['Bob', 10]])
})

describe('CF-FAITH-07 the parts of faith', () => {
  const after = (ann: FigureDetails, more: FigureDetails, others: Json[], card: FigureDetails = {}) => {
    const given = faithful('Ann', 0, 30, 30, { faith: 3, aspects: ann, card, more })
    return fighterNamed(scene({ phase: 'mystic', figures: [given, ...others] }), 'Ann').faith
  }
  const believer = (name: string, x: number, y: number, abilities: string[] = []) =>
    figure(name, 0, x, y, { abilities })

  test('CF-FAITH-09, CF-AURA-06, CF-MYSTIC-03 a pure Zealot in contact and in rout gathers from two believers and a Loyal one', () => {
    // 3 of her own less 1, 1 for two, 2 of the Loyal, 2 less in rout.
    const others = [figure('Bob', 1, 32.5, 30), believer('Abe', 30, 20), believer('Amy', 30, 40)]
    expect(after({}, { inRout: true }, [...others, believer('Leo', 20, 30, ['loyal/2'])])).toBe(3)
  })

  test('CF-FAITH-08, CF-FAITH-10, CF-ABIL-74 a Warrior-monk with Piety/2 keeps two of three', () => {
    const others = [believer('Abe', 30, 20), believer('Amy', 30, 40), believer('Ada', 22, 30), figure('Bob', 1, 90, 30)]
    expect(after({}, {}, others, { abilities: ['warrior-monk', 'piety/2'] })).toBe(6)
  })
})

test('CF-ABIL-79, CF-CHARGE-03 Rapidity makes a charge longer, not an engagement', () => {
  const reaches = (facing: string) => {
    const kind = facing === 'east' ? 'charge' : 'engagement'
    const match = turn(
      [figure('Ann', 0, 20, 30, { abilities: ['rapidity'] }, { facing }), figure('Bob', 1, 52.5, 30)],
      { answers: [`0:${kind}:1`, { to: [50, 30] }] },
    )
    return { assaults: eventArgs(match, `assault.${kind}`).length, place: placeOf(match, 'Ann') }
  }
  expect(reaches('east')).toEqual({ assaults: 1, place: [50, 30] })
  expect(reaches('west')).toEqual({ assaults: 0, place: [40, 30] })
})

test('CF-FEAR-02, CF-FEAR-08, CF-ABIL-58 FEAR 9 tests against Living-dead of FEAR 5, and fails on a 1 only', () => {
  const charges = (face: number) =>
    turn([figure('Ann', 0, 20, 30, { fear: 9 }), figure('Bob', 1, 35, 30, { fear: 5, abilities: ['living-dead'] })], {
      answers: ['0:charge:1', { to: [32.5, 30] }],
      dice: [face],
    })
  expect(finals(charges(2))).toEqual([[11, 5]])
  expect(eventArgs(charges(2), 'assault.charge').length).toBe(1)
  expect(eventArgs(charges(1), 'assault.afraid')).toHaveLength(1)
})

test('CF-COMBAT-22, CF-ABIL-36 a fighter hit despite a sustained defence has lost that die, and Feint can take the other', () => {
  const match = duel(
    { card: { ini: 9, abilities: ['feint'] } },
    {},
    [dice({ 1: [1, 1] }), dice({ 0: [2, 0] }), 'sustained'],
    // 3 + DEF 3 is short of 6 + 2.
    [3, 3, 3, 3],
  )
  expect(promptId(match)).toBe('ask.feint')
  expect(optionKeys(match)).toEqual(['damage', 'attack'])
})
