import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { eventArgs, optionKeys, path, rolledDice, type Scene, scene } from '../testing/scene.ts'
import {
  activation,
  archer,
  at,
  difficultyTerms,
  type ShootingRange,
  shoot,
  shootingTarget,
  shotNumbers,
  terms,
  total,
} from '../testing/shooting.ts'
import { rangedCategory } from './ranged-weapons.ts'

const bor = shootingTarget('Bor')

/** Ana (PRE 2, STR 2) hits Bor (CON 4) with a weapon at a distance: strength and constitution of the damage roll. */
function hit(weapon: string, gap: number, more: ShootingRange = {}): [number, number] {
  const far = gap > 8
  const strength = STRENGTH[weapon]!
  const dice = [...(far ? [4] : [4, 1]), ...new Array<number>(strength).fill(1)]
  const match = shoot(archer('Ana', { ranged: [weapon] }), bor, { gap, dice, ...more })
  return [total(match, 'damage', 0), total(match, 'damage', 1)]
}

const STRENGTH: Record<string, number> = {
  'light-tension': 2,
  tension: 2,
  'light-mechanical': 2,
  mechanical: 3,
  'light-powder': 3,
  powder: 3,
  projectile: 3,
}

/** Whether a shot with a weapon that hits is found to be out of range. */
function fallsShort(weapon: string, gap: number): boolean {
  const match = shoot(archer('Ana', { ranged: [weapon] }), bor, { gap, dice: gap > 8 ? [4] : [4, 1] })
  return eventArgs(match, 'shot-out-of-range').length === 1
}

/** The shots a weapon allows besides the plain one: against a charge, after speeding up, after a run without loss. */
function uses(weapon: string): [boolean, boolean, boolean] {
  const { againstCharge, whileSpeedingUp, inMovement } = rangedCategory(weapon as 'powder')
  return [againstCharge, whileSpeedingUp, inMovement]
}

describe('ranged weapons', () => {
  test.each([
    ['SW-RANGED-02', 'light-tension', 6, [2, 4]],
    ['SW-RANGED-03', 'tension', 8, [2, 4]],
    ['SW-RANGED-04', 'light-mechanical', 10, [2, 4]],
    ['SW-RANGED-05', 'mechanical', 12, [3, 3]],
    ['SW-RANGED-06', 'light-powder', 8, [3, 4]],
    ['SW-RANGED-07', 'powder', 14, [3, 3]],
    ['SW-RANGED-08', 'projectile', 4, [3, 4]],
  ] as const)('%s %s: range %i″, strength and constitution at full range', (_rule, weapon, range, numbers) => {
    expect(hit(weapon, range)).toEqual(numbers)
    expect(fallsShort(weapon, range + 0.01)).toBe(true)
  })

  test('SW-RANGED-01 weapons need no ammunition: the same weapon shoots in every activation', () => {
    const figures = [at(archer('Ana'), 0, 10, 10), at(shootingTarget('Bor'), 1, 16, 10)]
    const match = scene(
      { figures },
      { answers: ['stand', '1', 'stand', 'begin', 'stand', '1'], dice: [1, 1, 5, 1, 1, 1] },
    )
    expect(eventArgs(match, 'shot-missed').length).toBe(2)
  })

  test('SW-RANGED-12 total penetration lowers mundane CON by one at any range', () => {
    expect(hit('mechanical', 1)[1]).toBe(3)
    expect(hit('mechanical', 12)[1]).toBe(3)
    expect(hit('powder', 14)[1]).toBe(3)
    const match = shoot(archer('Ana', { ranged: ['powder'] }), bor, { dice: [4, 1, 3, 1, 1] })
    expect(eventArgs(match, 'wounded')).toMatchObject([{ wounds: 1 }])
  })

  test('SW-RANGED-13 partial penetration works up to half range, edge to edge', () => {
    expect({ 5: hit('light-mechanical', 5)[1], '5.01': hit('light-mechanical', 5.01)[1] }).toEqual({ 5: 3, '5.01': 4 })
    expect({ 4: hit('light-powder', 4)[1], '4.01': hit('light-powder', 4.01)[1] }).toEqual({ 4: 3, '4.01': 4 })
    const rule = (weapon: string) =>
      shoot(archer('Ana', { ranged: [weapon] }), bor, { dice: [4, 1, 1, 1, 1], gap: 2 })
        .events.find(({ type }) => type === 'damage')
        ?.numbers?.[1]?.terms.at(-1)?.rule
    expect({ powder: rule('powder'), 'light-powder': rule('light-powder') }).toEqual({
      powder: 'SW-RANGED-12',
      'light-powder': 'SW-RANGED-13',
    })
  })

  test('SW-RANGED-12 SW-RANGED-13 SW-RGEAR-05 orichalcum resists both', () => {
    for (const weapon of ['powder', 'light-powder']) {
      const match = shoot(archer('Ana', { ranged: [weapon] }), shootingTarget('Bor', { armour: ['orichalcum'] }), {
        dice: [4, 1, 1, 1, 1],
        gap: 2,
      })
      expect(total(match, 'damage', 1)).toBe(4)
    }
  })

  test('SW-RANGED-12 penetration belongs to a weapon’s own shots', () => {
    const both = archer('Ana', { ranged: ['tension', 'powder'] })
    const match = shoot(both, bor, { dice: [4, 1, 1, 1], after: ['hold'] })
    expect(total(match, 'damage', 1)).toBe(4)
  })

  test('SW-RANGED-14 light tension, tension and projectiles lose no die after a run; other weapons lose one', () => {
    for (const weapon of Object.keys(STRENGTH)) {
      const dice = ['light-tension', 'tension', 'projectile'].includes(weapon) ? [1, 1] : [1]
      const running = { first: ['run', path([10, 11])], dice, gap: 3 }
      expect(rolledDice(shoot(archer('Ana', { ranged: [weapon] }), bor, running))).toEqual([
        `roll.precision ${dice.length}`,
      ])
    }
  })

  test('SW-RANGED-15 SW-RANGED-08 bearer strength is the current STR; a printed strength never changes', () => {
    const strong: Record<string, Json> = { effects: [{ ability: 'vigour', until: 'combat', amount: 2 }] }
    const bow = shoot(archer('Ana', { str: 1 }, strong), bor, { dice: [4, 1, 1, 1, 1] })
    expect(total(bow, 'damage', 0)).toBe(3)
    const spear = shoot(archer('Ana', { str: 1, ranged: ['projectile'] }, strong), bor, { dice: [4, 1, 1, 1, 1, 1] })
    expect(total(spear, 'damage', 0)).toBe(4)
    const rifle = shoot(archer('Ana', { str: 1, ranged: ['powder'] }, strong), bor, { dice: [4, 1, 1, 1, 1] })
    expect(terms(rifle, 'damage', 0)).toEqual({ 'term.weapon': 3 })
  })

  test('SW-RANGED-15 hand-to-hand weapons add nothing', () => {
    const armed = archer('Ana', { weapons: ['blunt'], str: 4 })
    expect(total(shoot(armed, bor, { dice: [4, 1, 1, 1, 1, 1] }), 'damage', 1)).toBe(4)
  })

  test('SW-RANGED-02 SW-RANGED-03 SW-RANGED-04 SW-RANGED-05 SW-RANGED-06 SW-RANGED-07 SW-RANGED-08 each weapon has its own special shots', () => {
    expect(Object.fromEntries(Object.keys(STRENGTH).map((weapon) => [weapon, uses(weapon)]))).toEqual({
      'light-tension': [true, false, true],
      tension: [true, false, true],
      'light-mechanical': [true, false, false],
      mechanical: [false, false, false],
      'light-powder': [false, false, false],
      powder: [false, false, false],
      projectile: [true, true, true],
    })
  })
})

describe('shots while speeding up', () => {
  const thrower = archer('Ana', { ranged: ['projectile'], mov: 3 })

  /** Ana speeds up 6″ down the table and shoots at Bor beside her way. */
  function throwAt(
    target: ReturnType<typeof shootingTarget>,
    range: ShootingRange & { readonly shooter?: typeof thrower } = {},
  ): Scene {
    const { dice = [], after = [], more = {}, others = [], shooter = thrower } = range
    const figures = [at(shooter, 0, 10, 10), at(target, 1, 14, 16), ...others]
    return activation({ figures, ...more }, { answers: ['speed-up', path([10, 16]), '1', ...after], dice })
  }

  test('SW-RANGED-11 SW-RANGED-16 SW-SHOOT-38 a projectile may be thrown after speeding up, at 6', () => {
    const match = throwAt(bor, { dice: [5, 5] })
    expect(shotNumbers(match)).toEqual([2, 6])
    expect(difficultyTerms(match)).toEqual({ 'term.special-shot': 6 })
    const thrown = throwAt(bor, { dice: ['S', 1, 4, 1, 1] })
    expect(eventArgs(thrown, 'wounded')).toMatchObject([{ wounds: 1 }])
  })

  test('SW-RANGED-11 it needs a projectile, 4″ and sight from the final position', () => {
    const figures = [at(archer('Ana', { ranged: ['tension', 'projectile'] }), 0, 10, 10), at(bor, 1, 14, 16)]
    const two = activation({ figures }, { answers: ['speed-up', path([10, 16]), '1'], dice: [1, 1] })
    expect(rolledDice(two)).toEqual(['roll.precision 2'])
    const far = activation(
      { figures: [at(thrower, 0, 10, 10), at(bor, 1, 15.3, 16)] },
      { answers: ['speed-up', path([10, 16]), '1'], dice: ['S', 1] },
    )
    expect(eventArgs(far, 'shot-out-of-range').length).toBe(1)
    const hidden = throwAtNobody()
    expect(eventArgs(hidden, 'shot-declared')).toEqual([])
  })

  function throwAtNobody(): Scene {
    const wall: Json = { type: 'hill', features: [], x: 12, y: 16, diameter: 1.4, height: 5 }
    const figures = [at(thrower, 0, 10, 10), at(bor, 1, 14, 16)]
    return activation({ figures, scenery: [wall] }, { answers: ['speed-up', path([10, 16])] })
  }

  test('SW-RANGED-11 only the target’s height changes the dice', () => {
    const helpless = shootingTarget('Bor', { height: 3 }, { states: ['stunned'] })
    const wood: Json = { type: 'wood', diameter: 2, x: 14, y: 16 }
    const match = throwAt(helpless, { dice: [1, 1, 1], more: { scenery: [wood] } })
    expect(terms(match, 'shot-missed', 0)).toEqual({ 'term.precision': 2, 'term.target-height': 1 })
  })

  test('SW-RANGED-11 SW-SHOOT-42 modifiers of strength work as usual', () => {
    const wood: Json = { type: 'wood', density: 'dense', diameter: 2, x: 14, y: 16 }
    const match = throwAt(bor, { dice: ['S', 1, 1, 1], more: { scenery: [wood] } })
    expect(terms(match, 'damage', 0)).toEqual({ 'attribute.str': 2, 'term.weapon': 1, 'term.scenery': -1 })
  })

  test('SW-RANGED-11 SW-SHOOT-22 SW-SHOOT-29 the target may be changed at +1, without a note about 8″', () => {
    const asking = throwAt(bor, { others: [at(shootingTarget('Cid'), 1, 10, 20)] })
    const decision = asking.pending[0]
    expect(decision?.kind === 'pick' && decision.options.map(({ text }) => text.id)).toEqual([
      'option.keep-target',
      'option.shoot',
    ])
    const match = throwAt(bor, { others: [at(shootingTarget('Cid'), 1, 10, 20)], after: ['2'], dice: [1, 1] })
    expect(difficultyTerms(match)).toEqual({ 'term.special-shot': 6, 'term.target-change': 1 })
  })

  test('SW-RANGED-16 MOV 6 makes it 7, and higher MOV one more than MOV', () => {
    expect(shotNumbers(throwAt(shootingTarget('Bor', { mov: 6 }), { dice: [1, 1] }))[1]).toBe(7)
    expect(shotNumbers(throwAt(shootingTarget('Bor', { mov: 8 }), { dice: [1, 1] }))[1]).toBe(9)
    expect(shotNumbers(throwAt(shootingTarget('Bor', { mov: 2 }), { dice: [1, 1] }))[1]).toBe(6)
  })

  test('SW-RANGED-16 SW-ABIL-09 SW-ABIL-16 SW-STATE-10 SW-FLY-07 marksmanship and flight shift the difficulty', () => {
    const throwerWith = (...abilities: string[]) => archer('Ana', { ranged: ['projectile'], mov: 3, abilities })
    expect(shotNumbers(throwAt(bor, { shooter: throwerWith('expert-shooter'), dice: [1, 1] }))[1]).toBe(5)
    expect(shotNumbers(throwAt(bor, { shooter: throwerWith('inexpert-shooter'), dice: [1, 1] }))[1]).toBe(7)
    expect(shotNumbers(throwAt(shootingTarget('Bor', { movement: 'flying' }), { dice: [1, 1] }))[1]).toBe(7)
  })

  test('SW-RANGED-16 SW-SHOOT-08 a potion of speed changes the MOV it starts from, an ability shifts the result', () => {
    const potion = shootingTarget('Bor', { mov: 5 }, { effects: [{ ability: 'speed', until: 'round', amount: 1 }] })
    expect(shotNumbers(throwAt(potion, { dice: [1, 1] }))[1]).toBe(7)
    const camouflaged = shootingTarget('Bor', { abilities: ['natures-camouflage'] })
    expect(shotNumbers(throwAt(camouflaged, { dice: [1, 1] }))[1]).toBe(7)
  })

  test('SW-RANGED-16 SW-WEATHER-06 stormy weather adds 1', () => {
    expect(shotNumbers(throwAt(bor, { dice: [1, 1], more: { weather: 'stormy' } }))[1]).toBe(7)
  })

  test('SW-RANGED-16 SW-ORDER-25 a target that hits the dirt adds 1', () => {
    const down = shootingTarget('Bor', {}, { effects: [{ ability: 'hit-the-dirt', until: 'combat' }] })
    expect(shotNumbers(throwAt(down, { dice: [1, 1] }))[1]).toBe(7)
  })

  test('SW-RANGED-11 afterwards the activation ends as usual', () => {
    expect(optionKeys(throwAt(bor, { dice: [1, 1] }))).toEqual([])
  })
})

describe('marksmanship', () => {
  const shooter = (...abilities: string[]) => archer('Ana', { abilities })

  test('SW-ABIL-09 for an expert shooter the target counts one slower, but a 1 always fails', () => {
    expect(shotNumbers(shoot(shooter('expert-shooter'), bor, { dice: [1, 1] }))[1]).toBe(3)
    expect(shotNumbers(shoot(shooter('expert-shooter'), shootingTarget('Bor', { mov: 2 }), { dice: [1, 1] }))[1]).toBe(
      2,
    )
  })

  test('SW-ABIL-16 for an inexpert shooter the target counts one faster', () => {
    expect(shotNumbers(shoot(shooter('inexpert-shooter'), bor, { dice: [1, 1] }))[1]).toBe(5)
  })

  test('SW-ABIL-01 SW-STATE-10 the two cancel each other, and a stunned shooter is inexpert', () => {
    const stunned = { states: ['stunned'] }
    const difficulty = (abilities: string[], more: Record<string, Json> = {}) =>
      shotNumbers(
        shoot(archer('Ana', { abilities }, more), bor, { first: more.states ? [] : ['stand'], dice: [1, 1] }),
      )[1]
    expect(difficulty(['expert-shooter', 'inexpert-shooter'])).toBe(4)
    expect(difficulty([], stunned)).toBe(5)
    expect(difficulty(['inexpert-shooter'], stunned)).toBe(5)
    expect(difficulty(['expert-shooter'], stunned)).toBe(4)
  })
})
