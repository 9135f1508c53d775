import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { define } from '../ability.ts'
import { path, rolledDice } from '../testing/scene.ts'
import {
  archer,
  at,
  diceTerms,
  difficultyTerms,
  type ShootingRange,
  shoot,
  shootingTarget,
  shotNumbers,
} from '../testing/shooting.ts'

const ana = archer('Ana')
const bor = shootingTarget('Bor')

/** Misses with as many dice as are expected, so that nothing follows. */
function miss(dice: number, more: ShootingRange = {}): ShootingRange {
  return { ...more, dice: new Array<number>(dice).fill(1) }
}

const wood = (x: number, more: Record<string, Json> = {}): Json => ({ type: 'wood', diameter: 3, x, y: 10, ...more })

describe('precision dice', () => {
  test('SW-SHOOT-06 SW-DICE-15 SW-PROFILE-13 a shot rolls PRE dice against the MOV of the target', () => {
    expect(shotNumbers(shoot(archer('Ana', { pre: 3 }), bor, { dice: [3, 3, 3] }))).toEqual([3, 4])
    const hit = shoot(archer('Ana', { pre: 3 }), bor, { dice: [4, 3, 3, 1, 1] })
    expect(hit.events.some(({ type }) => type === 'shot-hit')).toBe(true)
  })

  test('SW-SHOOT-08 SW-ORDER-25 a spell that lowers MOV counts once, for a target that hits the dirt too', () => {
    const targetUnder = (...abilities: string[]) =>
      shootingTarget('Bor', { mov: 6 }, { effects: abilities.map((ability) => ({ ability, until: 'game' })) })
    const difficulty = (target: ReturnType<typeof shootingTarget>) =>
      shotNumbers(shoot(archer('Ana'), target, { dice: [1, 1] }))[1]
    expect(difficulty(targetUnder())).toBe(6)
    expect(difficulty(targetUnder('ice-vortex'))).toBe(4)
    expect(difficulty(targetUnder('hit-the-dirt'))).toBe(7)
    expect(difficulty(targetUnder('hit-the-dirt', 'ice-vortex'))).toBe(5)
  })

  test.each([
    ['SW-SHOOT-24', 'flat', 0, -2],
    ['SW-SHOOT-23', 'small', 1, -1],
    ['SW-SHOOT-20', 'large', 3, 1],
    ['SW-SHOOT-19', 'huge', 4, 2],
    ['SW-SHOOT-19', 'colossal', 5, 2],
  ])('%s a %s target (height %i) gives %i dice', (_rule, _size, height, amount) => {
    const match = shoot(archer('Ana', { pre: 4 }), shootingTarget('Bor', { height }), miss(4 + amount))
    expect(diceTerms(match)).toEqual({ 'term.precision': 4, 'term.target-height': amount })
  })

  test('SW-SHOOT-19 SW-SHOOT-20 SW-SHOOT-23 SW-SHOOT-24 a target of common height gives no modifier', () => {
    expect(diceTerms(shoot(ana, bor, miss(2)))).toEqual({ 'term.precision': 2 })
  })

  test('SW-SHOOT-23 SW-SIGHT-24 EX-SW-03 a target on a hill counts with its own height', () => {
    const hill = { type: 'hill', diameter: 4, x: 16, y: 10 }
    const match = shoot(
      archer('Ana', { pre: 4 }),
      shootingTarget('Bor', { height: 1 }),
      miss(3, { more: { scenery: [hill] } }),
    )
    expect(diceTerms(match)).toEqual({ 'term.precision': 4, 'term.target-height': -1 })
  })

  test('SW-SHOOT-24 a target in deep water is flat', () => {
    const lake = {
      type: 'deep-water',
      outline: [
        [13, 8],
        [19, 8],
        [19, 12],
        [13, 12],
      ],
      density: 'bare',
    }
    const match = shoot(archer('Ana', { pre: 4 }), bor, miss(2, { more: { scenery: [lake] } }))
    expect(diceTerms(match)).toEqual({ 'term.precision': 4, 'term.target-height': -2 })
  })

  test('SW-SHOOT-21 SW-STATE-11 SW-STATE-20 SW-FLEE-16 a stunned, paralysed or fleeing target gives one more die', () => {
    for (const more of [{ states: ['stunned'] }, { states: ['paralysed'] }, { fleeing: true }]) {
      const match = shoot(ana, shootingTarget('Bor', {}, more), miss(3))
      expect(diceTerms(match)).toEqual({ 'term.precision': 2, 'term.helpless': 1 })
    }
  })

  test('SW-SHOOT-21 several causes count once', () => {
    const helpless = shootingTarget('Bor', {}, { fleeing: true, states: ['stunned', 'paralysed', 'stunned'] })
    expect(diceTerms(shoot(ana, helpless, miss(3)))).toEqual({ 'term.precision': 2, 'term.helpless': 1 })
  })

  test('SW-SHOOT-21 SW-STATE-26 SW-STATE-33 fearful and concussed targets give no bonus', () => {
    const match = shoot(ana, shootingTarget('Bor', { pow: 1 }, { states: ['fearful', 'concussed'] }), miss(2))
    expect(diceTerms(match)).toEqual({ 'term.precision': 2 })
  })

  test('SW-SHOOT-22 more than 8″ costs a die, exactly 8″ does not', () => {
    expect(diceTerms(shoot(ana, bor, miss(2, { gap: 8 })))).toEqual({ 'term.precision': 2 })
    expect(diceTerms(shoot(ana, bor, miss(1, { gap: 8.01 })))).toEqual({ 'term.precision': 2, 'term.long-range': -1 })
  })

  test('SW-SHOOT-25 partial sight costs a die', () => {
    const between = at(shootingTarget('Cid'), 0, 13, 10.5)
    const match = shoot(ana, bor, miss(1, { others: [between] }))
    expect(diceTerms(match)).toEqual({ 'term.precision': 2, 'term.partial-sight': -1 })
  })

  test('SW-SHOOT-25 SW-SCENERY-06 the wood around the target costs its own die without a second one for partial sight', () => {
    const match = shoot(archer('Ana', { pre: 3 }), bor, miss(2, { more: { scenery: [wood(15.2)] } }))
    expect(diceTerms(match)).toEqual({ 'term.precision': 3, 'term.cover': -1 })
  })

  test('SW-SHOOT-25 another obstacle before the wood costs another die', () => {
    const match = shoot(archer('Ana', { pre: 4 }), bor, {
      ...miss(2, { more: { scenery: [wood(15.2)] }, others: [at(shootingTarget('Cid'), 0, 12, 10.5)] }),
    })
    expect(diceTerms(match)).toEqual({ 'term.precision': 4, 'term.cover': -1, 'term.partial-sight': -1 })
  })

  test('SW-SHOOT-25 SW-SCENERY-18 a hedge in front of the target counts as scenery around it', () => {
    const hedge = { type: 'hedge', from: [14.4, 8], to: [14.4, 12] }
    const match = shoot(archer('Ana', { pre: 3 }), bor, miss(2, { more: { scenery: [hedge] } }))
    expect(diceTerms(match)).toEqual({ 'term.precision': 3, 'term.cover': -1 })
  })

  test('SW-SHOOT-26 SW-RANGED-14 having moved costs a die, except with a weapon for shots in movement', () => {
    const running = { first: ['run', path([10, 9])] }
    const crossbow = shoot(archer('Ana', { ranged: ['mechanical'] }), bor, miss(1, running))
    expect(diceTerms(crossbow)).toEqual({ 'term.precision': 2, 'term.moved': -1 })
    expect(diceTerms(shoot(ana, bor, miss(2, running)))).toEqual({ 'term.precision': 2 })
  })

  test('SW-SHOOT-18 SW-SHOOT-33 all modifiers add up, and at least one die remains', () => {
    const match = shoot(archer('Ana', { ranged: ['mechanical'] }), shootingTarget('Bor', { height: 0 }), {
      ...miss(1, { gap: 9, more: { scenery: [wood(20.2)] } }),
      first: ['run', path([10, 9.5])],
    })
    expect(diceTerms(match)).toEqual({
      ...{ 'term.precision': 2, 'term.target-height': -2, 'term.long-range': -1, 'term.cover': -1, 'term.moved': -1 },
      'term.at-least-one': 4,
    })
    expect(rolledDice(match)).toEqual(['roll.precision 1'])
  })

  test('SW-SHOOT-33 extra dice are separate from PRE: they are added to the one that remains', () => {
    define({
      id: 'test-eye',
      name: 'Test',
      rule: 'SW-SHOOT-33',
      precisionDice: ({ tally }) => void tally.add(1, { id: 'term.deed' }),
    })
    const match = shoot(
      archer('Ana', { pre: 1, abilities: ['test-eye'] }),
      shootingTarget('Bor', { height: 0 }),
      miss(2),
    )
    expect(diceTerms(match)).toEqual({
      'term.precision': 1,
      'term.target-height': -2,
      'term.at-least-one': 2,
      'term.deed': 1,
    })
  })

  test('SW-RACE-49 a sharp eye loses nothing to cover or partial sight', () => {
    const match = shoot(archer('Ana', { abilities: ['sharp-eye'] }), bor, {
      ...miss(2, { more: { scenery: [wood(15.2)] }, others: [at(shootingTarget('Cid'), 0, 12, 10.5)] }),
    })
    expect(diceTerms(match)).toEqual({ 'term.precision': 2 })
  })
})

describe('difficulty', () => {
  test('SW-SHOOT-08 changes of MOV change the difficulty', () => {
    const quick = shootingTarget('Bor', {}, { effects: [{ ability: 'speed', until: 'round', amount: 1 }] })
    expect(shotNumbers(shoot(ana, quick, miss(2)))).toEqual([2, 5])
  })

  test('SW-SHOOT-09 the density of the ground does not', () => {
    const match = shoot(ana, bor, miss(1, { more: { scenery: [wood(15.2)] } }))
    expect(difficultyTerms(match)).toEqual({ 'term.target-movement': 4 })
  })

  test('SW-SHOOT-10 SW-RANDMOVE-05 variable movers count 4, clumsy ones 3, special MOV 4', () => {
    expect(shotNumbers(shoot(ana, 'rider', miss(2)))[1]).toBe(4)
    expect(shotNumbers(shoot(ana, 'mole-boy', miss(2)))[1]).toBe(4)
    const crab = ['crab-man', { profile: { abilities: [], height: 2 } }] as const
    expect(shotNumbers(shoot(ana, crab, miss(2)))[1]).toBe(3)
  })

  test('SW-SHOOT-10 SW-FLY-07 SW-DICE-10 EX-SW-01 a flyer counts one more: 7, and a sphere confirmed by a 2 hits', () => {
    const eagle = ['eagle-man', { profile: { abilities: ['flying'], height: 2 } }] as const
    const match = shoot('lookout', eagle, { dice: [1, 'S', 2, 1] })
    expect(shotNumbers(match)).toEqual([2, 7])
    expect(rolledDice(match)).toEqual(['roll.precision 2', 'roll.confirm 1', 'roll.damage 1'])
  })
})
