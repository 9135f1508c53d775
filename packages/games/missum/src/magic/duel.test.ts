import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { attackMage, defenceMage, magic, sidesOf, throws } from '../testing/magic.ts'
import { eventArgs, legion, optionKeys, promptId, unit } from '../testing/scene.ts'

const ama = attackMage('Ama', 0, 1200, 900)
const eda = defenceMage('Eda', 1, 1000, 300)
const foe = legion('Enemy', 1, 1200, 500, { files: 5 })
/** Open ground in front of all units. */
const BARE: Json = { to: [1200, 650] }

describe('placing', () => {
  test("MI-DUEL-01 a spell is centred in its caster's sight and within 900 mm", () => {
    const aim = magic([ama, legion('Enemy', 1, 300, 500)], { answers: ['gift-I'] })
    expect(aim.check(0, { path: [{ x: 120_000, y: 1_000 }] })).toBeUndefined()
    expect(aim.check(0, { path: [{ x: 120_000, y: 900 }] })).toMatchObject({ rules: ['MI-DUEL-01'] })
    const walled = magic(
      [ama, legion('Enemy', 1, 300, 500)],
      { answers: ['gift-I'] },
      {
        terrain: [{ terrain: 'town', shape: { box: [1100, 700], size: [200, 50] } }],
      },
    )
    expect(walled.check(0, { path: [{ x: 120_000, y: 60_000 }] })).toMatchObject({
      reason: { id: 'refuse.unseen-place' },
    })
    expect(walled.check(0, { path: [{ x: 120_000, y: 80_000 }] })).toBeUndefined()
  })

  test('MI-DUEL-01 EX-MI-11 a spell centred at 900 mm affects only the part of its area within 900 mm', () => {
    const near = legion('Near', 1, 1170, 255, { figures: 3 })
    const far = legion('Far', 1, 1230, 200, { figures: 3 })
    const match = magic([attackMage('Ama', 0, 1200, 1100), near, far], {
      answers: ['abode-I', { to: [1200, 210] }],
      dice: [20],
    })
    expect(eventArgs(match, 'saves')).toEqual([{ unit: 'Near', saves: 1, failed: 1 }])
    const closer = magic([attackMage('Ama', 0, 1200, 1050), near, far], {
      answers: ['abode-I', { to: [1200, 210] }],
      dice: [20, 20],
    })
    expect(eventArgs(closer, 'saves').map((args) => args.unit)).toEqual(['Near', 'Far'])
  })

  test('MI-DUEL-01 a spell does not affect the part of its area that its caster cannot see', () => {
    const terrain = [{ terrain: 'town', shape: { box: [1203, 560], size: [100, 20] } }]
    const seen = legion('Seen', 1, 1180, 500, { figures: 2 })
    const hidden = legion('Hidden', 1, 1225, 500, { figures: 2 })
    const match = magic([ama, seen, hidden], { answers: ['gift-I', { to: [1190, 500] }], dice: [20] }, { terrain })
    expect(eventArgs(match, 'saves').map((args) => args.unit)).toEqual(['Seen'])
  })

  test("MI-DUEL-02 attacks are placed first, the mover's before the opponent's, then defences in the same order", () => {
    const units = [ama, defenceMage('Dema', 0, 1300, 900), attackMage('Ema', 1, 900, 300), eda, foe]
    const order: string[] = []
    const answers: Json[] = ['done', 'done'].map((answer, seat) => ({ seat, answer }))
    answers.push({ seat: 0, answer: 'gift-I' }, { seat: 1, answer: 'gift-I' })
    answers.push({ seat: 0, answer: 'illumination-I' }, { seat: 1, answer: 'illumination-I' })
    for (const place of [
      [1200, 650],
      [1000, 650],
      [1100, 700],
      [1000, 400],
    ]) {
      const match = magic(units, { answers }, { mover: 1 })
      order.push(`${promptId(match)} ${match.pending[0]!.figure}`)
      answers.push({ to: place })
    }
    expect(order).toEqual(['ask.aim 2', 'ask.aim 0', 'ask.aim 3', 'ask.aim 1'])
  })

  test('MI-DUEL-03 MI-MAGIC-11 a defence counters an enemy attack of its kind on the same spot, or is an aid', () => {
    const units = [ama, eda, foe]
    expect(optionKeys(magic(units, { answers: ['done', 'gift-I', 'peace-I', BARE] }))).toEqual(['counter-0', 'aid'])
    const other = magic(units, { answers: ['done', 'gift-I', 'grace-I', BARE] })
    expect(promptId(other)).toBe('ask.aim')
    const tooFar = [attackMage('Ama', 0, 1200, 1100), defenceMage('Eda', 1, 300, 100), foe]
    expect(promptId(magic(tooFar, { answers: ['done', 'gift-I', 'peace-I', { to: [1200, 800] }] }))).toBe('ask.aim')
  })

  test('MI-DUEL-03 MI-MAGIC-11 a spell placed as an aid counters nothing, and a counter aids nobody', () => {
    const answers = ['done', 'gift-I', 'peace-I', { to: [1200, 480] }]
    const aid = magic([ama, eda, foe], { answers: [...answers, 'aid', { to: [1200, 480] }], dice: [20] })
    expect(throws(aid, 'roll.duel-of-spells')).toEqual([])
    expect(unit(aid, 'Enemy').enchantments.map(({ kind }) => kind)).toEqual(['gift', 'peace'])
    const counter = magic([ama, eda, foe], { answers: [...answers, 'counter-0'], dice: [8] })
    expect(unit(counter, 'Enemy').enchantments).toEqual([])
  })

  test('MI-DUEL-03 EX-MI-19 a defence of another kind on the same area has no effect', () => {
    const answers = ['done', 'gift-I', 'illumination-I', { to: [1200, 480] }, { to: [1200, 480] }]
    const match = magic([ama, eda, foe], { answers, dice: [20] })
    expect(throws(match, 'roll.duel-of-spells')).toEqual([])
    expect(unit(match, 'Enemy').enchantments).toMatchObject([{ kind: 'gift' }])
  })
})

describe('spell against spell', () => {
  const duel = (attack: string, defence: string, dice: number[], more: Json[] = []) =>
    magic([ama, eda, foe], {
      answers: ['done', `gift-${attack}`, `peace-${defence}`, BARE, 'counter-0', ...more],
      dice,
    })

  test.each([
    ['I', 'I', 7],
    ['II', 'I', 14],
    ['II', 'II', 7],
    ['III', 'II', 14],
    ['III', 'III', 7],
  ])('MI-DUEL-04 strength %s breaks through %s on %i or less', (attack, defence, most) => {
    const keep = attack === 'I' ? [] : ['keep']
    expect(eventArgs(duel(attack, defence, [most], keep), 'spell.through')).toHaveLength(1)
    expect(eventArgs(duel(attack, defence, [most + 1]), 'spell.countered')).toHaveLength(1)
  })

  test('MI-DUEL-04 a spell two strengths stronger always breaks through', () => {
    expect(eventArgs(duel('III', 'I', [20], ['keep']), 'spell.through')).toHaveLength(1)
  })

  test('MI-DUEL-04 the duel uses a d20', () => {
    expect(sidesOf(duel('I', 'I', [8]), 'roll.duel-of-spells')).toEqual([20])
  })

  test('MI-DUEL-03 a counter on a spot with several spells meets only those of its kind', () => {
    const spot = { to: [1200, 480] }
    const units = [ama, attackMage('Uma', 0, 1300, 900, { team: 1 }), eda, foe]
    const answers = ['done', 'abode-I', 'gift-I', 'peace-I', spot, spot, 'counter-1']
    const match = magic(units, { answers, dice: [20, 8] })
    expect(throws(match, 'roll.duel-of-spells')).toEqual([[8]])
    expect({
      disorganized: unit(match, 'Enemy').disorganized !== null,
      enchantments: unit(match, 'Enemy').enchantments,
    }).toEqual({ disorganized: true, enchantments: [] })
  })

  test('MI-DUEL-03 MI-MAGIC-11 a spell cannot be countered by its own side', () => {
    const units = [ama, defenceMage('Dema', 0, 1300, 900), foe]
    expect(promptId(magic(units, { answers: ['done', 'gift-I', 'peace-I', BARE] }))).toBe('ask.aim')
  })

  test.each([
    ['I', 'II'],
    ['I', 'III'],
    ['II', 'III'],
  ])('MI-DUEL-04 strength %s cannot break through %s, without a roll', (attack, defence) => {
    expect(eventArgs(duel(attack, defence, []), 'spell.countered')).toEqual([
      { attack: 'spell.gift', defence: 'spell.peace', defender: 'Eda' },
    ])
  })

  test('MI-DUEL-05 a failed attack is spent without effect; one that breaks through takes effect', () => {
    const answers = ['done', 'gift-I', 'peace-I', { to: [1200, 480] }, 'counter-0']
    const failed = magic([ama, eda, foe], { answers, dice: [8] })
    expect(unit(failed, 'Enemy').enchantments).toEqual([])
    const through = magic([ama, eda, foe], { answers, dice: [7, 11] })
    expect(unit(through, 'Enemy').enchantments).toMatchObject([{ kind: 'gift' }])
  })

  const twoDefences = [ama, eda, defenceMage('Ena', 1, 1400, 300, { team: 1 }), foe]
  const bothCounter = ['done', 'gift-I', 'peace-I', 'peace-II', BARE, 'counter-0', 'counter-0']

  test('MI-DUEL-06 an attack must beat each counter in order of placement', () => {
    const match = magic(twoDefences, { answers: bothCounter, dice: [7] })
    expect(eventArgs(match, 'spell.through')).toMatchObject([{ defender: 'Eda' }])
    expect(eventArgs(match, 'spell.countered')).toMatchObject([{ defender: 'Ena' }])
    const early = magic(twoDefences, { answers: bothCounter, dice: [8] })
    expect(eventArgs(early, 'spell.countered')).toMatchObject([{ defender: 'Eda' }])
    expect(eventArgs(early, 'spell.through')).toEqual([])
  })

  test('MI-DUEL-06 of two attacks on one spot the first meets the counter and the second goes through', () => {
    const units = [ama, attackMage('Bama', 0, 1300, 900, { team: 1 }), eda, foe]
    const spot = { to: [1200, 480] }
    const match = magic(units, {
      answers: ['done', 'gift-I', 'gift-I', 'peace-I', spot, spot, 'counter-1'],
      dice: [8, 11],
    })
    expect(eventArgs(match, 'spell.countered')).toHaveLength(1)
    expect(unit(match, 'Enemy').enchantments).toMatchObject([{ kind: 'gift', until: 3 }])
  })

  test('MI-DUEL-03 a counter meets only attacks on its exact spot', () => {
    const units = [ama, attackMage('Bama', 0, 1300, 900, { team: 1 }), eda, foe]
    const answers = ['done', 'gift-I', 'gift-I', 'peace-I', { to: [1200, 480] }, { to: [1202, 480] }, 'counter-1']
    const match = magic(units, { answers, dice: [11, 8] })
    expect(throws(match, 'roll.duel-of-spells')).toEqual([[8]])
    expect(eventArgs(match, 'saves')).toHaveLength(1)
    const weak = [attackMage('Ama', 0, 1200, 900, { level: 3 }), eda, foe]
    const strays = ['done', 'gaze-I', 'arm-I', 'area', { to: [1200, 650] }, 'counter-0']
    expect(throws(magic(weak, { answers: strays, dice: [11, 2, 1] }), 'roll.duel-of-spells')).toEqual([])
    expect(throws(magic(weak, { answers: strays, dice: [10, 8] }), 'roll.duel-of-spells')).toEqual([[8]])
  })

  test('MI-DUEL-08 strengths are revealed first, then accuracy, attacks with their effects, then aids', () => {
    const units = [
      attackMage('Ama', 0, 1200, 900, { level: 3 }),
      attackMage('Bama', 0, 1300, 900, { team: 1 }),
      defenceMage('Eda', 1, 1000, 300),
      foe,
    ]
    const spot = { to: [1200, 480] }
    const match = magic(units, {
      answers: ['done', 'gaze-I', 'gift-I', 'peace-I', 'area', spot, spot, 'aid', spot],
      // Accuracy over 430 mm, six saves of ten, then one save against the Gift.
      dice: [10, 10, 1, 1, 1, 1, 1, 1, 20],
    })
    const order = ['strength-shown', 'gaze.true', 'burnt', 'enchanted.gift', 'enchanted.peace']
    const events = match.events.map(({ type }) => type).filter((type) => order.includes(type))
    expect([...new Set(events)]).toEqual(order)
  })
})
