import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { duel, plain } from '../../testing/duel.ts'
import { playRule } from '../../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  optionKeys,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { leader, soldier, windowAt } from '../../testing/soldiers.ts'

/** The difficulty of the last shot and its terms. */
function difficultyOf(match: Scene) {
  const event = match.events.findLast(({ type }) => type === 'shot-missed' || type === 'shot-hit')
  return event?.numbers?.[1]
}

describe('Hit the Dirt!', () => {
  /** A shooter of seat 0, its target with a leader beside it, and another possible target. */
  function range(target: Record<string, Json>, shooter: Record<string, Json> = {}) {
    return {
      figures: [
        soldier('Archer', 0, 10, 10, { ranged: ['tension'], pre: 1, ...shooter }),
        soldier('Man', 1, 10, 15, target),
        leader('Boss', 1, 13, 17),
        soldier('Waits', 0, 30, 30),
      ],
      orders: [0, 1],
      options: { raceRules: false },
    }
  }
  const SHOOT = ['0', 'pass', 'stand', 'pass', '1']

  function shotAt(target: Record<string, Json>, shooter: Record<string, Json> = {}): number | undefined {
    const confirm = [1]
    const position = range(target, shooter)
    const match = scene(position, { answers: [...SHOOT, 'hit-the-dirt', 'keep'], dice: confirm })
    return difficultyOf(match)?.total
  }

  test.each([
    [3, 6],
    [5, 6],
    [6, 7],
    [7, 8],
  ])('SW-ORDER-25 a target with MOV %i is hit on %i', (mov, difficulty) => {
    expect(shotAt({ mov })).toBe(difficulty)
  })

  test('SW-ORDER-25 SW-SHOOT-10 variable and clumsy movers count as MOV 4 and 3', () => {
    expect(shotAt({ movement: 'variable', mov: 4 })).toBe(6)
    expect(shotAt({ movement: 'clumsy', mov: 3 })).toBe(6)
  })

  test('SW-ORDER-26 SW-ABIL-09 SW-ABIL-16 marksmanship shifts the difficulty from there', () => {
    expect(shotAt({ mov: 3 }, { abilities: ['expert-shooter'] })).toBe(5)
    expect(shotAt({ mov: 3 }, { abilities: ['inexpert-shooter'] })).toBe(7)
    expect(shotAt({ mov: 6 }, { abilities: ['expert-shooter'] })).toBe(6)
  })

  test('SW-ORDER-27 flyers and large combatants cannot receive it', () => {
    for (const target of [{ movement: 'flying' }, { height: 3 }, { height: 4 }]) {
      const match = scene(range(target), { answers: SHOOT })
      expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
        decisionAsked: 'window.before-precision',
        optionsOffered: ['pass', 'relocate'],
      })
    }
    expect(optionKeys(scene(range({ height: 2 }), { answers: SHOOT }))).toEqual(['pass', 'hit-the-dirt', 'relocate'])
  })

  test('SW-ORDER-27 only the target of the shot can receive it', () => {
    const match = scene(range({}), { answers: [...SHOOT, 'hit-the-dirt', 'keep'], dice: [1] })
    expect(eventArgs(match, 'order-issued')).toEqual([
      { issuer: 'Boss', recipient: 'Man', order: 'order.hit-the-dirt' },
    ])
  })

  test('SW-ORDER-25 SW-ORDER-27 SW-SHOOT-28 the order is wasted if the shooter changes target', () => {
    const position = { ...range({ mov: 4 }), orders: [0, 1] }
    const match = scene(position, { answers: [...SHOOT, 'hit-the-dirt', '2'], dice: [1] })
    expect(difficultyOf(match)?.total).toBe(6)
    expect(eventArgs(match, 'shot-missed')).toEqual([{ shooter: 'Archer', target: 'Boss' }])
    expect(combatantNamed(match, 'Man').effects).toEqual([])
  })

  test('SW-ORDER-25 it lasts for both shots of one action and no longer', () => {
    const position = range({ mov: 3 }, { ranged: ['tension', 'tension'] })
    const match = scene(position, { answers: [...SHOOT, '1', 'hit-the-dirt', 'keep', 'keep'], dice: [1, 1] })
    const totals = match.events.filter(({ type }) => type === 'shot-missed').map(({ numbers }) => numbers?.[1]?.total)
    expect(totals).toEqual([6, 6])
    expect(combatantNamed(match, 'Man').effects).toEqual([])
  })
})

describe('To the Death!', () => {
  const options = { raceRules: false }
  const attackers = { more: { orders: [1, 0], options, figures: [leader('Chief', 0, 20, 23)] } }
  const defenders = { more: { orders: [0, 1], options, figures: [leader('Boss', 1, 22, 23)] } }

  test('SW-ORDER-28 the attacker or the defender rolls one more die', () => {
    const answers = ['to-the-death']
    const dice = [5, 5, 5, 5, 5]
    const attack = duel(plain('Ana'), plain('Bor'), { answers, dice: [...dice, 1, 1] }, attackers)
    expect(rolledDice(attack)[0]).toBe('roll.dexterity 3 2')
    const defence = duel(plain('Ana'), plain('Bor'), { answers, dice: [...dice, 1, 1] }, defenders)
    expect(rolledDice(defence)[0]).toBe('roll.dexterity 2 3')
  })

  test('SW-ORDER-28 SW-MELEE-12 neither fatigue nor DEX reductions remove the die', () => {
    const tired = plain('Ana', { dex: 1, abilities: ['unequipped'] }, { fatigue: 5 })
    const match = duel(tired, plain('Bor'), { answers: ['to-the-death'], dice: [2, 1, 5, 5, 1, 1] }, attackers)
    expect(rolledDice(match)[0]).toBe('roll.dexterity 2 2')
  })

  test('SW-ORDER-28 it ends with the combat', () => {
    const match = duel(
      plain('Ana'),
      plain('Bor'),
      { answers: ['to-the-death'], dice: [5, 5, 5, 5, 5, 1, 1] },
      attackers,
    )
    expect(combatantNamed(match, 'Ana').effects).toEqual([])
  })

  test('SW-ORDER-28 only the two fighters can receive it', () => {
    const match = duel(
      plain('Ana'),
      plain('Bor'),
      { answers: ['to-the-death'], dice: [5, 5, 5, 5, 5, 1, 1] },
      attackers,
    )
    expect(eventArgs(match, 'order-issued')).toEqual([
      { issuer: 'Chief', recipient: 'Ana', order: 'order.to-the-death' },
    ])
  })
})

describe('Hold Your Ground!', () => {
  const options = { raceRules: false }

  test('SW-ORDER-29 SW-ORDER-13 SW-MORALE-09 a roll for receiving blood passes without dice', () => {
    const brute = plain('Ana', { fear: 2, str: 1 })
    const company = { more: { orders: [0, 1], options, figures: [leader('Boss', 1, 22, 23)] } }
    const match = duel(brute, plain('Bor'), { answers: ['pass', 'hold-your-ground'], dice: [5, 5, 1, 1, 5] }, company)
    expect(eventArgs(match, 'morale-held')).toEqual([{ roller: 'Bor' }])
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 1'])
    expect(combatantNamed(match, 'Bor').fleeing).toBe(false)
    expect(combatantNamed(match, 'Bor').effects).toEqual([])
  })

  test('SW-ORDER-29 SW-ABIL-27 it does not help with the roll of an uncontrolled combatant', () => {
    const figures = [leader('Chief', 0, 10, 10), soldier('Wild', 0, 13, 10), soldier('Foe', 1, 30, 30)]
    const window = windowAt('before-morale', 'Wild', null, { cause: 'uncontrolled' })
    expect(playRule({ figures, orders: [1, 0] }, window).outcome).toBeDefined()
  })

  test('SW-MORALE-24 it does not help with the rolls for the leader’s death', () => {
    const figures = [leader('Chief', 0, 10, 10), soldier('Man', 0, 13, 10), soldier('Foe', 1, 30, 30)]
    const window = windowAt('before-morale', 'Man', null, { cause: 'leader-death' })
    expect(playRule({ figures, orders: [1, 0] }, window).outcome).toBeDefined()
  })

  const runaway = {
    figures: [leader('Chief', 0, 10, 10), soldier('Runs', 0, 13, 10, {}, { fleeing: true }), soldier('Foe', 1, 30, 30)],
    orders: [1, 0],
    options,
  }

  test('SW-ORDER-29 SW-REGROUP-05 a fleeing combatant regroups at any time and acts normally when activated', () => {
    const match = scene(runaway, { answers: ['0', 'hold-your-ground'] })
    expect(eventArgs(match, 'regroups')).toEqual([{ fleeing: 'Runs' }])
    for (const answer of ['stand']) match.answer(0, answer)
    expect(combatantNamed(match, 'Chief').activated).toBe(true)
    expect({ decisionAsked: promptId(match), figure: match.pending[0]?.figure }).toEqual({
      decisionAsked: 'ask.action',
      figure: 1,
    })
  })

  test('SW-ORDER-29 SW-MORALE-23 before its own regroup roll: it needs no die and its activation goes on', () => {
    const match = scene(runaway, { answers: ['1', 'pass', 'hold-your-ground'] })
    expect(rolledDice(match)).toEqual([])
    expect(combatantNamed(match, 'Runs').fleeing).toBe(false)
    expect({ decisionAsked: promptId(match), figure: match.pending[0]?.figure }).toEqual({
      decisionAsked: 'ask.action',
      figure: 1,
    })
  })

  test('SW-ORDER-29 one already activated acts again only next turn', () => {
    const figures = [
      runaway.figures[0]!,
      soldier('Runs', 0, 13, 10, {}, { fleeing: true, activated: true }),
      runaway.figures[2]!,
    ]
    const match = scene({ ...runaway, figures }, { answers: ['hold-your-ground', 'stand'] })
    expect(combatantNamed(match, 'Runs').fleeing).toBe(false)
    expect(match.state.round).toBe(1)
  })

  test('SW-ORDER-29 SW-PURSUIT-13 works after a flight from a fight, once the pursuit is over', () => {
    const brute = plain('Ana', { fear: 2, str: 1 })
    const company = { more: { orders: [0, 1], options, figures: [leader('Boss', 1, 24, 22)] } }
    const match = duel(
      brute,
      plain('Bor', { mov: 4 }),
      { answers: ['pass', 'pass', 'let-go', 'hold-your-ground'], dice: [5, 5, 1, 1, 5, 1] },
      company,
    )
    expect(eventArgs(match, 'flees')).toEqual([{ fleeing: 'Bor' }])
    expect(eventArgs(match, 'regroups')).toEqual([{ fleeing: 'Bor' }])
    expect(placeOf(match, 'Bor')[0]).toBeGreaterThan(21.5)
  })
})
