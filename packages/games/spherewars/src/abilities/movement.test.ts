import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { joinAnswers, moveOf, playMovement, runAnswers } from '../testing/movement.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
  scene,
} from '../testing/scene.ts'
import { activation } from '../testing/shooting.ts'
import { leader, soldier } from '../testing/soldiers.ts'

type Able = Record<string, Json>

const RASH: Able = { abilities: ['impetuous'] }
const RASH_ANN = soldier('Ann', 0, 10, 10, RASH)
/** Another enemy far away, and a friend, so that both sides have a choice left. */
const BOB = soldier('Bob', 1, 36, 36)

describe('Impetuous', () => {
  test('SW-ABIL-14 (a) EX-SW-EQ-09 a Fiend with Mongoose Boys in reach must attack them', () => {
    const figures = [
      figure('fiend', 0, 10, 10, { name: 'Fiend' }),
      figure('pack-of-mongoose-boys', 1, 10, 18, { name: 'Boys' }),
    ]
    const match = playMovement(figures)
    expect(eventArgs(match, 'impetuous')).toEqual([{ bearer: 'Fiend', target: 'Boys' }])
    expect(moveOf(match)).toMatchObject({ move: 'engage', reached: [1] })
  })

  test('SW-ABIL-14 (a) it joins the nearest enemy by the gap between bases, up to twice MOV', () => {
    expect(moveOf(playMovement([RASH_ANN, soldier('Ben', 1, 10, 18), soldier('Bea', 1, 16, 10)])).reached).toEqual([2])
    expect(moveOf(playMovement([RASH_ANN, soldier('Ben', 1, 10, 21.2)])).move).toBe('engage')
    expect(promptId(playMovement([RASH_ANN, soldier('Ben', 1, 10, 21.25)]))).toBe('ask.action')
  })

  test('SW-ABIL-14 (b) without sight it still must go, as an engagement; otherwise it charges if it can', () => {
    const wall = soldier('Cid', 0, 10, 12)
    const blind = playMovement([RASH_ANN, soldier('Ben', 1, 10, 15), wall])
    const decision = blind.pending[0]!
    blind.answer(0, decision.kind === 'place' ? decision.suggest()[0]! : null)
    expect(moveOf(blind)).toMatchObject({ move: 'engage', reached: [1] })
    expect(moveOf(playMovement([RASH_ANN, soldier('Ben', 1, 10, 15)]))).toMatchObject({ move: 'charge', charged: [1] })
  })

  test('SW-ABIL-14 (c) without room beside the nearest it takes the next nearest; out of reach of all it is free', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (i * Math.PI) / 3
      return soldier(`Friend ${i}`, 0, 10 + 1.2 * Math.cos(angle), 15 + 1.2 * Math.sin(angle))
    })
    const ben = soldier('Ben', 1, 10, 15)
    const next = playMovement([RASH_ANN, ben, soldier('Bea', 1, 18, 10), ...ring])
    expect(moveOf(next).reached).toEqual([2])
    expect(promptId(playMovement([RASH_ANN, ben, BOB, ...ring]))).toBe('ask.action')
  })

  test('SW-ABIL-14 (d) SW-ORDER-30 EX-SW-EQ-11 if the Pack escapes by Relocate! the Fiend still goes 10 inches', () => {
    const figures = [
      figure('fiend', 0, 10, 10, { name: 'Fiend' }),
      figure('pack-of-mongoose-boys', 1, 10, 21.5, { name: 'Boys' }),
      leader('Boss', 1, 14, 23),
    ]
    const match = playMovement(figures, { answers: ['relocate', '1', path([10, 23.5])] }, { orders: [0, 1] })
    expect(placeOf(match, 'Fiend')).toEqual([10, 20])
    expect(eventArgs(match, 'fell-short')[0]).toMatchObject({ inches: '10.00' })
    expect(moveOf(match).move).toBe('speed-up')
  })

  test('SW-ABIL-14 (d) it stops on contact with any enemy and has engaged it', () => {
    // Eve, further off than Ben, stands just beside the way on which Ann follows Ben.
    const figures = [
      RASH_ANN,
      soldier('Ben', 1, 10, 19.8),
      soldier('Eve', 1, 11.205, 20, {}, { areaLost: true }),
      leader('Boss', 1, 13, 23),
    ]
    const match = playMovement(figures, { answers: ['relocate', '1', path([10, 21.75])] }, { orders: [0, 1] })
    expect(eventArgs(match, 'impetuous')).toEqual([{ bearer: 'Ann', target: 'Ben' }])
    expect(moveOf(match)).toEqual({ move: 'engage', joined: [2], reached: [2], charged: [], moved: true })
  })

  test('SW-ABIL-14 (d) it goes twice MOV even if an unreachable enemy is closer than 5 inches', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (i * Math.PI) / 3
      return soldier(`Friend ${i}`, 0, 14 + 1.2 * Math.cos(angle), 10 + 1.2 * Math.sin(angle))
    })
    const figures = [
      RASH_ANN,
      soldier('Ben', 1, 10, 20.8),
      soldier('Eve', 1, 14, 10),
      leader('Boss', 1, 13, 23),
      ...ring,
    ]
    const match = playMovement(figures, { answers: ['relocate', '1', path([10, 22.7])] }, { orders: [0, 1] })
    expect(eventArgs(match, 'fell-short')[0]).toMatchObject({ inches: '10.00' })
    expect(moveOf(match).move).toBe('speed-up')
  })

  test('SW-ABIL-14 (e) the reach is measured, which cannot be undone', () => {
    const match = scene({ figures: [RASH_ANN, soldier('Aud', 0, 30, 30), BOB] }, { answers: ['0'] })
    expect({ decisionAsked: promptId(match), undoable: match.undoable }).toEqual({
      decisionAsked: 'ask.action',
      undoable: 0,
    })
  })

  test('SW-ABIL-14 (f) the owner chooses among equally near enemies', () => {
    const match = playMovement([RASH_ANN, soldier('Ben', 1, 10, 15), soldier('Bea', 1, 15, 10)])
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.equally-near',
      optionsOffered: ['1', '2'],
    })
    match.answer(0, '2')
    expect(moveOf(match).reached).toEqual([2])
  })

  test('SW-ABIL-14 the owner chooses among equally short paths, but not a longer one', () => {
    const match = playMovement([RASH_ANN, soldier('Ben', 1, 10, 16), soldier('Cid', 0, 10, 12.5)])
    expect(promptId(match)).toBe('ask.trajectory')
    expect(refusal(match, path([7, 12], [10, 14.8]))).toBe('refuse.not-shortest SW-ABIL-14 SW-ABIL-27')
    const decision = match.pending[0]!
    const shortest = (decision.kind === 'place' ? decision.suggest()[0] : null) as { path: { x: number; y: number }[] }
    const mirrored = { path: shortest.path.map(({ x, y }) => ({ x: 50_000 - x, y })) }
    expect(refusal(match, mirrored)).toBeUndefined()
  })

  test('SW-ABIL-14 (g) the bearer may be given Relocate! before the move', () => {
    const figures = [RASH_ANN, soldier('Ben', 1, 10, 15), leader('Boss', 0, 6, 10)]
    const match = playMovement(figures, { answers: ['relocate', '0', path([11, 10])] }, { orders: [1, 0] })
    expect(eventArgs(match, 'relocated').length).toBe(1)
    expect(moveOf(match)).toMatchObject({ move: 'charge', reached: [1] })
  })

  test('SW-ABIL-14 a fearful bearer has no obligation, and scenery on the way counts', () => {
    const fearful = soldier('Ann', 0, 10, 10, RASH, { states: ['fearful'] })
    expect(optionKeys(playMovement([fearful, soldier('Ben', 1, 10, 15)]))).toEqual(['stand', 'run', 'speed-up'])
    const wood = { scenery: [{ type: 'wood', x: 10, y: 14, diameter: 2 }] }
    expect(moveOf(playMovement([RASH_ANN, soldier('Ben', 1, 10, 19.2)], {}, wood)).move).toBe('engage')
    expect(promptId(playMovement([RASH_ANN, soldier('Ben', 1, 10, 19.3)], {}, wood))).toBe('ask.action')
  })

  test('SW-ABIL-14 SW-DEFAREA-04 defence areas may stop it', () => {
    const wide = { baseMm: 40 }
    const match = playMovement([RASH_ANN, soldier('Ben', 1, 10, 13.5), soldier('Bea', 1, 12.6, 13, wide)], {
      answers: [path([10, 11.8])],
    })
    expect(eventArgs(match, 'jumped')).toEqual([{ jumper: 'Bea', mover: 'Ann' }])
    expect(moveOf(match)).toMatchObject({ move: 'engage', joined: [2], reached: [] })
  })

  test('SW-ABIL-14 a variable mover uses its rolled distance', () => {
    const rider = soldier('Ann', 0, 10, 10, { ...RASH, movement: 'variable' })
    expect(moveOf(playMovement([rider, soldier('Ben', 1, 10, 18.2)], { dice: [4, 3] }))).toMatchObject({
      move: 'engage',
      reached: [1],
    })
    expect(promptId(playMovement([rider, soldier('Ben', 1, 10, 18.3)], { dice: [4, 3] }))).toBe('ask.action')
  })
})

describe('Uncontrolled', () => {
  const WILD: Able = { abilities: ['uncontrolled'] }
  const activate = (figures: Json[], dice: number[], answers: Json[] = [], more: Record<string, Json> = {}) =>
    scene({ figures: [...figures, BOB], ...more }, { dice, answers })

  test('SW-ABIL-27 (a) (b) it takes a morale roll when activated; if it passes, the activation is normal', () => {
    const match = activate([soldier('Ann', 0, 10, 10, WILD), soldier('Ben', 1, 10, 30)], [4])
    expect(rolledDice(match)).toEqual(['roll.morale 1'])
    expect(promptId(match)).toBe('ask.action')
  })

  test('SW-ABIL-27 (a) it does not roll in hand-to-hand combat; leader presence and Hold Your Ground! do not help', () => {
    const fighting = activate([soldier('Ann', 0, 10, 10, WILD), soldier('Ben', 1, 10, 11.2)], [3, 3, 3, 3])
    expect(rolledDice(fighting)).toEqual(['roll.dexterity 2 2'])
    const led = activate(
      [soldier('Ann', 0, 10, 10, WILD), leader('Boss', 0, 12, 10), soldier('Ben', 1, 10, 30)],
      [3],
      ['0', 'pass', 'pass'],
      { orders: [1, 0] },
    )
    expect(eventArgs(led, 'frenzied').length).toBe(1)
  })

  test('SW-ABIL-27 (c) (d) SW-MORALE-02 EX-SW-EQ-23 the Ripper fails with a 2 and must attack the Near Heart', () => {
    const figures = [
      figure('ripper', 0, 10, 10, { name: 'Ripper' }),
      figure('near-heart', 1, 10, 15, { name: 'Heart' }),
    ]
    const match = activate(figures, [2])
    expect(eventArgs(match, 'frenzied')).toEqual([{ bearer: 'Ripper', target: 'Heart' }])
    expect(eventArgs(match, 'charges').length).toBe(1)
  })

  test('SW-ABIL-27 (c) out of reach it moves twice MOV even with an enemy within 5 inches, and has sped up', () => {
    const ann = soldier('Ann', 0, 10, 10, WILD)
    const walled = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (i * Math.PI) / 3
      return soldier(`Guard ${i}`, 0, 14 + 1.2 * Math.cos(angle), 10 + 1.2 * Math.sin(angle))
    })
    // Bea, within 5 inches, has no room beside her: it goes for Ben, the next nearest (e), sight or not.
    const figures = [ann, soldier('Ben', 1, 10, 30), soldier('Bea', 1, 14, 10), ...walled]
    const match = activate(figures, [1], ['0'])
    expect(eventArgs(match, 'frenzied')).toEqual([{ bearer: 'Ann', target: 'Ben' }])
    expect(placeOf(match, 'Ann')).toEqual([10, 20])
    expect(combatantNamed(match, 'Ann').lastMove).toBe('speed-up')
    expect(combatantNamed(match, 'Ann').fleeing).toBe(false)
  })

  test('SW-ABIL-27 (f) the owner chooses among equally near enemies', () => {
    const match = activate([soldier('Ann', 0, 10, 10, WILD), soldier('Ben', 1, 10, 20), soldier('Bea', 1, 20, 10)], [1])
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.equally-near',
      optionsOffered: ['1', '2'],
    })
  })

  test('SW-ABIL-27 contact beyond MOV is an engagement; orders and areas respond as to any join', () => {
    const figures = [soldier('Ann', 0, 10, 10, WILD), soldier('Ben', 1, 10, 18), leader('Boss', 1, 14, 18)]
    const declared = activate(figures, [1], ['pass', 'pass'], { orders: [0, 1] })
    expect(promptId(declared)).toBe('window.before-join')
    const answers = ['pass', 'pass', 'relocate', '1', path([10, 19.5])]
    const match = activate(figures, [1, 3, 3, 3, 3], answers, { orders: [0, 1] })
    expect(eventArgs(match, 'engages')).toEqual([{ joiner: 'Ann', target: 'Ben', inches: '8.30' }])
  })

  test('SW-ABIL-27 if nobody can be reached it moves towards the nearest enemy', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (i * Math.PI) / 3
      return soldier(`Friend ${i}`, 0, 10 + 1.2 * Math.cos(angle), 20 + 1.2 * Math.sin(angle))
    })
    const figures = [soldier('Ann', 0, 10, 10, WILD), soldier('Ben', 1, 10, 20), ...ring]
    const match = scene({ figures }, { dice: [1], answers: ['0'] })
    expect(eventArgs(match, 'sped-up').length).toBe(1)
    expect(placeOf(match, 'Ann')[1]).toBeGreaterThan(17)
  })

  test('SW-ABIL-27 it moves straight at the nearest enemy, twice its MOV or up to an obstacle', () => {
    const rampart: Json = { type: 'hedge', from: [0, 20], to: [40, 20], features: ['lineal', 'vertical'] }
    const rush = (y: number, profile: Able = {}, dice: number[] = []) => {
      const ann = soldier('Ann', 0, 10, y, { ...WILD, ...profile })
      const figures = [ann, soldier('Ben', 1, 30, 26), soldier('Bea', 1, 10, 26), soldier('Bud', 1, 2, 30)]
      return activate(figures, [1, ...dice], [], { scenery: [rampart] })
    }
    const free = rush(5)
    expect({ place: placeOf(free, 'Ann'), lastMove: combatantNamed(free, 'Ann').lastMove }).toEqual({
      place: [10, 15],
      lastMove: 'speed-up',
    })
    const [x, y] = placeOf(rush(15), 'Ann')
    expect(x).toBe(10)
    expect(y).toBeGreaterThan(19.3)
    expect(y).toBeLessThanOrEqual(19.4)
    const rider = rush(5, { movement: 'variable' }, [4, 3])
    expect({ place: placeOf(rider, 'Ann'), lastMove: combatantNamed(rider, 'Ann').lastMove }).toEqual({
      place: [10, 12],
      lastMove: 'run',
    })
  })

  test('SW-ABIL-27 states that forbid moving or joining take precedence, and the unbreakable do not roll', () => {
    for (const state of ['stunned', 'paralysed', 'fearful']) {
      const ann = soldier('Ann', 0, 10, 10, WILD, { states: [state] })
      expect(rolledDice(activate([ann, soldier('Ben', 1, 10, 20)], []))).toEqual([])
    }
    const calm = soldier('Ann', 0, 10, 10, { ...WILD, morale: 'unbreakable' })
    expect(rolledDice(activate([calm, soldier('Ben', 1, 10, 20)], []))).toEqual([])
  })

  test('SW-ABIL-27 a variable mover uses its full roll', () => {
    const rider = soldier('Ann', 0, 10, 10, { ...WILD, movement: 'variable' })
    const match = activate([rider, soldier('Ben', 1, 10, 30)], [1, 4, 3])
    expect(placeOf(match, 'Ann')).toEqual([10, 17])
    expect(combatantNamed(match, 'Ann').lastMove).toBe('run')
  })
})

describe('Stealth', () => {
  const SLY: Able = { abilities: ['stealth'] }
  const sly = soldier('Ann', 0, 10, 10, SLY)
  const stealing = (
    dice: number[],
    answers: Json[],
    figures: Json[] = [soldier('Ben', 1, 10, 30), BOB],
    more: Record<string, Json> = {},
  ) => scene({ figures: [sly, ...figures], ...more }, { dice, answers })

  test('SW-ABIL-22 (a) the owner may move the higher of two dice in inches before the movement phase', () => {
    const match = stealing([5, 2], ['roll'])
    expect(rolledDice(match)).toEqual(['roll.stealth 2'])
    expect(refusal(match, path([15, 10]))).toBeUndefined()
    expect(refusal(match, path([15.01, 10]))).toBe('refuse.too-far SW-ABIL-22')
    match.answer(0, path([15, 10]))
    expect(promptId(match)).toBe('ask.action')
    expect(rolledDice(stealing([], ['no']))).toEqual([])
  })

  test('SW-ABIL-22 (b) afterwards it may neither speed up nor engage, unless the dice are equal', () => {
    const match = stealing([5, 2], ['roll', path([15, 10])])
    expect(optionKeys(match)).toEqual(['stand', 'run', 'join'])
    expect(refusal(match, 'speed-up')).toBe('barred.stealth SW-MOVE-09')
    expect(optionKeys(stealing([4, 4], ['roll', path([14, 10])]))).toContain('speed-up')
    // Having rolled it counts even if the move is not made.
    expect(optionKeys(stealing([5, 2], ['roll', 'stay']))).not.toContain('speed-up')
  })

  test('SW-ABIL-22 (b) a join that is not a true charge becomes a full run along the path, short of contact', () => {
    const near = [soldier('Ben', 1, 10, 17), BOB]
    const long = stealing([1, 2], ['roll', 'stay', ...joinAnswers(1, [10, 15.8])], near)
    expect(placeOf(long, 'Ann')).toEqual([10, 15])
    expect(eventArgs(long, 'fell-short')[0]).toMatchObject({ inches: '5.00' })
    expect(combatantNamed(long, 'Ann').lastMove).toBe('run')
    const charge = stealing(
      [1, 2, 3, 3, 3, 3],
      ['roll', 'stay', ...joinAnswers(1, [10, 14.8])],
      [soldier('Ben', 1, 10, 16), BOB],
    )
    expect(eventArgs(charge, 'charges').length).toBe(1)
    const hardened = soldier('Ann', 0, 10, 10, { abilities: ['stealth', 'hardened-attacker'] })
    const hard = scene(
      { figures: [hardened, ...near] },
      { dice: [1, 2], answers: ['roll', 'stay', ...joinAnswers(1, [10, 15.8])] },
    )
    expect(eventArgs(hard, 'fell-short').length).toBe(1)
    const double = stealing([2, 2, 3, 3, 3, 3], ['roll', 'stay', ...joinAnswers(1, [10, 15.8])], near)
    expect(eventArgs(double, 'engages').length).toBe(1)
  })

  test('SW-ABIL-22 (b) the Impetuous and Uncontrolled then only reach MOV', () => {
    const rash = soldier('Ann', 0, 10, 10, { abilities: ['stealth', 'impetuous'] })
    const match = scene(
      { figures: [rash, soldier('Ben', 1, 10, 17), BOB] },
      { dice: [1, 2], answers: ['roll', 'stay'] },
    )
    expect(promptId(match)).toBe('ask.action')
    const near = scene(
      { figures: [rash, soldier('Ben', 1, 10, 16), BOB] },
      { dice: [1, 2, 3, 3, 3, 3], answers: ['roll', 'stay'] },
    )
    expect(eventArgs(near, 'charges').length).toBe(1)
  })

  test('SW-ABIL-22 (c) group members within 2 inches may share a roll and must stay together', () => {
    const member = (name: string, x: number, more: Record<string, Json> = {}) =>
      soldier(name, 0, x, 10, SLY, { group: 1, ...more })
    const figures = [
      member('Ann', 10),
      member('Aud', 13),
      member('Amy', 16),
      member('Far', 25),
      soldier('Ben', 1, 10, 30),
    ]
    const match = scene({ figures }, { dice: [5, 5], answers: ['0', 'roll'] })
    // Aud is near Ann, Amy near Aud; Far is near nobody.
    expect(match.pending[0]).toMatchObject({ prompt: { id: 'ask.stealth-sharers' }, figure: 1 })
    match.answer(0, 'share')
    expect(match.pending[0]).toMatchObject({ figure: 2 })
    match.answer(0, 'share')
    expect(promptId(match)).toBe('ask.stealth-move')
    match.answer(0, path([10, 15]))
    match.answer(0, 'stand')
    match.answer(0, '1')
    expect(optionKeys(match)).toEqual(['no', 'roll', 'shared'])
    match.answer(0, 'shared')
    expect(refusal(match, path([13, 14.9]))).toBeUndefined()
    expect(refusal(match, path([13, 11]))).toBe('refuse.apart SW-ABIL-22')
    match.answer(0, path([13, 14.9]))
    expect(rolledDice(match)).toEqual(['roll.stealth 2'])
    expect(optionKeys(match)).toContain('speed-up')
  })

  test('SW-ABIL-22 (c) a member that moves elsewhere rolls for itself', () => {
    const member = (name: string, x: number) => soldier(name, 0, x, 10, SLY, { group: 1 })
    const figures = [member('Ann', 10), member('Aud', 13), soldier('Ben', 1, 10, 30)]
    const match = scene(
      { figures },
      { dice: [5, 5, 3, 1], answers: ['0', 'roll', 'share', path([10, 15]), 'stand', 'roll', path([16, 10])] },
    )
    expect(placeOf(match, 'Aud')).toEqual([16, 10])
    expect(optionKeys(match)).not.toContain('speed-up')
  })

  test('SW-ABIL-22 (c) a shared roll without a double also bars the sharer from speeding up, and has the same length', () => {
    const member = (name: string, x: number) => soldier(name, 0, x, 10, SLY, { group: 1 })
    const figures = [member('Ann', 10), member('Aud', 13), soldier('Ben', 1, 10, 30)]
    const answers = ['0', 'roll', 'share', path([10, 11]), 'stand', 'shared']
    const match = scene({ figures }, { dice: [5, 2], answers })
    expect(refusal(match, path([13, 5.1]))).toBe('refuse.apart SW-ABIL-22')
    expect(refusal(match, path([13, 12]))).toBeUndefined()
    match.answer(0, path([13, 12]))
    expect(refusal(match, 'speed-up')).toBe('barred.stealth SW-MOVE-09')
    const doubled = scene({ figures }, { dice: [2, 2], answers })
    expect(refusal(doubled, path([13, 12]))).toBeUndefined()
    expect(refusal(doubled, path([13, 12.1]))).toBe('refuse.too-far SW-ABIL-22')
  })

  test('SW-ABIL-22 (c) only stealthy group members that are not yet activated and do not flee are asked', () => {
    const other = (able: Able, more: Record<string, Json>) => {
      const figures = [
        soldier('Ann', 0, 10, 10, SLY, { group: 1 }),
        soldier('Aud', 0, 13, 10, able, more),
        soldier('Ben', 1, 10, 30),
        BOB,
      ]
      return promptId(activation({ figures }, { dice: [5, 2], answers: ['roll'] }))
    }
    expect(other(SLY, { group: 1 })).toBe('ask.stealth-sharers')
    for (const [able, more] of [
      [SLY, { group: 2 }],
      [SLY, {}],
      [{}, { group: 1 }],
      [SLY, { group: 1, fleeing: true }],
      [SLY, { group: 1, activated: true }],
    ] as const) {
      expect(other(able, more)).toBe('ask.stealth-move')
    }
  })

  test('SW-ABIL-22 (c) a sharer may stay with any member that shared and moved before it', () => {
    const member = (name: string, x: number) => soldier(name, 0, x, 10, SLY, { group: 1 })
    const figures = [member('Ann', 10), member('Aud', 13), member('Amy', 16), soldier('Ben', 1, 10, 30)]
    const match = scene(
      { figures },
      {
        dice: [5, 2],
        answers: ['0', 'roll', 'share', 'share', path([10, 11]), 'stand', '1', 'shared', path([13, 12])],
      },
    )
    match.answer(0, 'stand')
    expect(match.answer(0, 'shared').ok).toBe(true)
    // Aud has moved there; Ann, whose roll it was, is further off.
    expect(refusal(match, path([16, 12]))).toBeUndefined()
    expect(refusal(match, path([16, 8]))).toBe('refuse.apart SW-ABIL-22')
  })

  test('SW-ABIL-22 (d) the move ignores scenery and areas, but not bases, barriers and contact', () => {
    const scenery = [
      { type: 'leafy-wood', x: 13, y: 10, diameter: 3 },
      { type: 'wood', x: 10, y: 13, diameter: 2, density: 'impassable' },
    ]
    const others = [soldier('Ben', 1, 14, 12.2), soldier('Cid', 0, 8, 10)]
    const match = stealing([5, 2], ['0', 'roll'], others, { scenery })
    expect(refusal(match, path([15, 10]))).toBeUndefined()
    expect(refusal(match, path([10, 15]))).toBe('refuse.barrier SW-SCENERY-09')
    expect(refusal(match, path([6, 10]))).toBe('refuse.base-in-way SW-BASE-05')
    expect(refusal(match, path([14, 11]))).toBe('refuse.contact SW-ABIL-22')
    match.answer(0, path([15, 10]))
    expect(promptId(match)).toBe('ask.action')
  })

  test('SW-ABIL-22 Stealth does not work in hand-to-hand combat, stunned or paralysed', () => {
    const dumb = (more: Record<string, Json>, ben: Json, dice: number[] = []) =>
      promptId(scene({ figures: [soldier('Ann', 0, 10, 10, SLY, more), ben, BOB] }, { dice }))
    expect(dumb({}, soldier('Ben', 1, 10, 11.2), [3, 3, 3, 3])).not.toBe('ask.stealth')
    expect(dumb({ states: ['stunned'] }, soldier('Ben', 1, 10, 30))).not.toBe('ask.stealth')
    expect(dumb({ states: ['paralysed'] }, soldier('Ben', 1, 10, 30))).not.toBe('ask.stealth')
  })

  test('SW-ABIL-22 SW-SHOOT-26 a combatant that stands still afterwards has not moved in its movement phase', () => {
    const archer = soldier('Ann', 0, 10, 10, { ...SLY, ranged: ['mechanical'], pre: 3 })
    const figures = [archer, soldier('Ben', 1, 10, 17)]
    const match = scene({ figures }, { dice: [5, 2, 1, 1, 1], answers: ['roll', path([12, 10]), 'stand', '1'] })
    expect(rolledDice(match)[1]).toBe('roll.precision 3')
  })

  test('SW-ABIL-22 (e) Relocate! remains usable', () => {
    const figures = [leader('Boss', 0, 12, 10), soldier('Ben', 1, 10, 30), BOB]
    const match = stealing([5, 2], ['0', 'pass', 'roll', path([13, 14])], figures, { orders: [1, 0] })
    expect(promptId(match)).toBe('window.before-movement')
    expect(optionKeys(match)).toContain('relocate')
  })
})

describe('Tracker', () => {
  test('SW-ABIL-26 woods and hedges cost the bearer no movement, water does', () => {
    const runner = (abilities: string[], scenery: Json) =>
      playMovement([soldier('Ann', 0, 10, 10, { abilities }), BOB], { answers: ['run'] }, { scenery: [scenery] })
    const wood = { type: 'leafy-wood', x: 13, y: 10, diameter: 3 }
    const hedge = { type: 'hedge', from: [12, 6], to: [12, 14] }
    const water = {
      type: 'shallow-water',
      outline: [
        [11, 6],
        [13, 6],
        [13, 14],
        [11, 14],
      ],
      crossings: [],
    }
    const full = path([15, 10])
    expect(refusal(runner(['tracker'], wood), full)).toBeUndefined()
    expect(refusal(runner(['tracker'], hedge), full)).toBeUndefined()
    expect(refusal(runner([], wood), full)).toContain('refuse.too-far')
    expect(refusal(runner(['tracker'], water), full)).toContain('refuse.too-far')
    expect(refusal(runner(['tracker', 'aquatic'], water), full)).toBeUndefined()
  })

  test('SW-ABIL-26 the bearer charges through a wood with its full MOV', () => {
    const scenery = [{ type: 'wood', x: 10, y: 12, diameter: 2, height: 1 }]
    const charging = (abilities: string[]) =>
      moveOf(
        playMovement(
          [soldier('Ann', 0, 10, 10, { abilities }), soldier('Ben', 1, 10, 16.2)],
          { answers: joinAnswers(null, [10, 15]) },
          { scenery },
        ),
      ).move
    expect(charging(['tracker'])).toBe('charge')
    expect(charging([])).toBe('engage')
    expect(moveOf(playMovement([soldier('Ann', 0, 10, 10), BOB], { answers: runAnswers([12, 10]) })).move).toBe('run')
  })
})
