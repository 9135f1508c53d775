import { describe, expect, test } from 'vitest'
import { leader } from '../testing/soldiers.ts'
import { spherewarsManuscript } from './game.ts'
import {
  activation,
  ana,
  archer,
  bor,
  combatantNamed,
  eventArgs,
  fighting,
  figure,
  man,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  scene,
} from './testing/scene.ts'
import { playPreparation, setupProblems } from './testing/started-match.ts'

const FAR = man('Far', 1, 38, 2)

describe('rules borrowed from the later book', () => {
  test('SM-MISSING-01 orders work as in the later book, from the pool of SM-TURN-04', () => {
    const boss = leader('Boss', 0, 10, 24, { com: 1 })
    const script = { answers: ['pass', 'pass', 'to-the-death'], dice: [4, 4, 4, 1, 1, 1, 1] }
    const match = activation(ana(), [bor(0), boss, FAR], script, { orders: [1, 0] })
    expect(eventArgs(match, 'order-issued')).toEqual([
      { issuer: 'Boss', recipient: 'Ana', order: 'order.to-the-death' },
    ])
    expect(rolledDice(match)[0]).toBe('roll.dexterity 3 2')
  })

  test('SM-MISSING-01 morale, running away and chasing', () => {
    const match = fighting({ fear: 2 }, {}, { dice: [4, 4, 1, 1, 4, 1, 1], answers: ['let-go'] }, [FAR])
    expect(eventArgs(match, 'morale-failed')).toEqual([{ roller: 'Bor' }])
    expect(placeOf(match, 'Bor')).toEqual([16.2, 20])
  })

  test('SM-MISSING-01 a fleeing combatant tries to regroup when it is activated', () => {
    const match = activation(ana({}, { fleeing: true }), [FAR], { dice: [5] })
    expect(eventArgs(match, 'regroups')).toEqual([{ fleeing: 'Ana' }])
  })

  test('SM-MISSING-01 states and universal abilities', () => {
    const stunned = activation(ana({}, { states: ['stunned'] }), [FAR])
    expect({ figure: stunned.pending[0]?.figure, states: combatantNamed(stunned, 'Ana').states }).toEqual({
      figure: 1,
      states: [],
    })
    const rush = activation(ana({ abilities: ['impetuous'] }), [bor(7), FAR], { dice: [4, 4, 1, 1, 1, 1] })
    expect(eventArgs(rush, 'impetuous')).toEqual([{ bearer: 'Ana', target: 'Bor' }])
    expect(eventArgs(rush, 'engages').length).toBe(1)
    const near = activation(ana({ abilities: ['impetuous'] }), [bor(4), FAR], { dice: [4, 4, 1, 1, 1, 1, 1] })
    expect(eventArgs(near, 'charges').length).toBe(1)
    // Difficult terrain prevents a sprint, so an enemy beyond MOV is out of reach.
    const wood = { scenery: [{ type: 'difficult-terrain', x: 14, y: 20, diameter: 2 }] }
    const held = activation(ana({ abilities: ['impetuous'] }), [bor(7), FAR], {}, wood)
    expect(promptId(held)).toBe('ask.action')
  })

  test('SM-MISSING-01 random movers neither sprint nor charge', () => {
    const rider = figure('wild-sorrep', 0, 10, 20, { name: 'Ana', profile: { abilities: [] } })
    const match = activation(rider, [FAR], { answers: ['roll'], dice: [4, 3] })
    expect(optionKeys(match)).toEqual(['stand', 'run', 'engage'])
    match.answer(0, 'run')
    expect(match.check(0, path([17, 20]))).toBeUndefined()
    expect(match.check(0, path([17.1, 20]))?.reason.id).toBe('refuse.too-far')
  })

  test('SM-MISSING-01 weapons have their ranges and effects, missions their points', () => {
    const shooter = archer('Ana', 0, 10, 20, { ranged: ['mechanical'], pre: 1 })
    const match = activation(shooter, [bor(12), FAR], { answers: ['stand', '2'], dice: [5, 1, 3, 2] })
    // Total penetration: CON 4 counts as 3.
    expect(eventArgs(match, 'wounded')[0]?.wounds).toBe(1)
    const over = scene(
      {
        figures: [man('Ana', 0, 10, 20, {}, { activated: true }), bor(8)],
        mission: 'death-of-the-enemy',
        round: 1,
        options: { turnCap: 1 },
      },
      { answers: ['stand'] },
    )
    expect(eventArgs(over, 'scored').length).toBe(2)
  })

  test('SM-MISSING-01 the rules of both books can be looked up', async () => {
    const reference = await spherewarsManuscript.content.reference()
    expect(Object.keys(reference).filter((id) => id.startsWith('SM-')).length).toBe(138)
    expect(reference['SW-ORDER-28']?.title).toBeDefined()
  })

  test('SM-MISSING-04 without defence areas no enemy jumps at a passing combatant', () => {
    const match = activation(ana(), [bor(2), FAR], { answers: ['run', path([12, 21.5], [13, 22.1])] })
    expect({ decisionAsked: promptId(match), figure: match.pending[0]?.figure }).toEqual({
      decisionAsked: 'ask.action',
      figure: 1,
    })
    expect(placeOf(match, 'Ana')).toEqual([13, 22.1])
    expect(match.view(0).zones).toEqual([])
  })

  test('SM-MISSING-04 weather, density, scenario and sizes cannot be agreed on', () => {
    const warbands = ['scions-500', 'urueh-500']
    for (const option of [{ weather: 'stormy' }, { density: 'low' }, { scenario: 'unuk' }, { proposals: true }]) {
      expect(setupProblems({ warbands, ...option }).length).toBe(1)
    }
    const match = scene({ figures: [ana(), bor(8)], sequence: 'turn' })
    expect(match.state.weather).toBeNull()
    expect(() => scene({ figures: [ana()], weather: 'stormy' })).toThrow('SM-MISSING-04')
    expect(() => scene({ figures: [ana()], sequence: 'updating' })).toThrow('must be one of field')
  })

  test('SM-MISSING-04 a partly visible infiltrator is seen and must be 15 inches away', () => {
    const spy = man('Spy', 0, 0, 0, { abilities: ['infiltrator'] }, { status: 'reserve' })
    const figures = [spy, man('Dan', 0, 20.75, 17), man('Bor', 1, 20, 10)]
    const match = playPreparation(
      { figures, sequence: 'infiltration', mission: 'death-of-the-enemy' },
      { answers: [path([20, 24.2])] },
    )
    expect(eventArgs(match, 'infiltrator-shifted')).toEqual([{ combatant: 'Spy' }])
    expect(placeOf(match, 'Spy')).toEqual([20, 26.2])
  })

  test('SM-MISSING-04 partial sight costs a shot no die', () => {
    const screen = man('Dan', 0, 13, 20.75)
    const match = activation(archer('Ana', 0, 10, 20, { pre: 1 }), [bor(7), screen, FAR], {
      answers: ['stand', '2'],
      dice: [1, 1],
    })
    expect(rolledDice(match)).toEqual(['roll.precision 2'])
  })
})
