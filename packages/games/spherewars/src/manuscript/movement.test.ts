import { describe, expect, test } from 'vitest'
import {
  activation,
  ana,
  archer,
  barReason,
  bor,
  combatantNamed,
  eventArgs,
  man,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
} from './testing/scene.ts'

const FAR = man('Far', 1, 38, 2)

describe('runs and sprints', () => {
  test('SM-MOVE-01 combatants run, sprint or stand still; charging and engaging make contact', () => {
    expect(optionKeys(activation(ana(), [FAR]))).toEqual(['stand', 'run', 'sprint', 'charge', 'engage'])
  })

  test('SM-MOVE-02 SM-PROFILE-04 a run goes up to MOV inches', () => {
    const match = activation(ana({ mov: 4 }), [FAR], { answers: ['run'] })
    expect(refusal(match, path([14, 20]))).toBeUndefined()
    expect(refusal(match, path([14.01, 20]))).toBe('refuse.too-far SM-MOVE-02 SM-SCENERY-03')
    expect(refusal(match, { path: [] })).toBe('refuse.no-place SM-MOVE-06')
  })

  test('SM-MOVE-03 a sprint goes up to twice MOV', () => {
    const match = activation(ana({ mov: 4 }), [FAR], { answers: ['sprint'] })
    expect(refusal(match, path([18, 20]))).toBeUndefined()
    expect(refusal(match, path([18.01, 20]))).toBe('refuse.too-far SM-MOVE-03 SM-SCENERY-03')
  })

  test('SM-MOVE-04 SM-ACT-05 a sprint rules out shooting, a run does not', () => {
    const target = man('Target', 1, 10, 10)
    const shooter = archer('Ana', 0, 10, 20)
    const ran = activation(shooter, [target], { answers: ['run', path([11, 20])] })
    expect(promptId(ran)).toBe('ask.target')
    const sprinted = activation(shooter, [target], { answers: ['sprint', path([11, 20])] })
    expect({ decisionAsked: promptId(sprinted), figure: sprinted.pending[0]?.figure }).toEqual({
      decisionAsked: 'ask.action',
      figure: 1,
    })
  })

  test('SM-MOVE-04 SM-ACT-05 a sprint rules out spells and arcane objects, but not feats', () => {
    const gifted = ana(
      { abilities: ['terrifying-countenance', 'regeneration-offering'], pow: 2, fur: 1 },
      { artefacts: ['staff-of-the-wayfarer'] },
    )
    const match = activation(gifted, [FAR], { answers: ['sprint', path([11, 20])] }, { gems: [3, 0] })
    expect(optionKeys(match)).toEqual(['done', 'regeneration-offering'])
    expect(barReason(match, 'terrifying-countenance')).toMatch('barred.hurried')
    expect(barReason(match, 'staff-of-the-wayfarer')).toMatch('barred.hurried')
    const ran = activation(gifted, [FAR], { answers: ['run', path([11, 20])] }, { gems: [3, 0] })
    expect(optionKeys(ran)).toEqual([
      ...['done', 'regeneration-offering', 'terrifying-countenance', 'staff-of-the-wayfarer'],
    ])
  })

  test('SM-MOVE-05 an enemy within 5 inches, exactly 5 included, prevents a sprint', () => {
    const near = activation(ana(), [bor(5)], { answers: ['sprint'] })
    expect(eventArgs(near, 'sprint-refused')).toEqual([{ mover: 'Ana' }])
    expect(optionKeys(near)).toEqual(['stand', 'run', 'charge', 'engage'])
    expect(barReason(near, 'sprint')).toBe('barred.enemy-near SM-MOVE-03')
    expect(promptId(activation(ana(), [bor(5.01)], { answers: ['sprint'] }))).toBe('ask.sprint')
  })

  test('SM-MOVE-05 sight is irrelevant', () => {
    const wall = { type: 'high-wall', x: 12, y: 20, turn: 90 }
    const near = activation(ana(), [bor(4)], { answers: ['sprint'] }, { scenery: [wall] })
    expect(eventArgs(near, 'sprint-refused').length).toBe(1)
  })

  test('SM-MOVE-05 the dead and friends do not prevent a sprint', () => {
    const dead = man('Dov', 1, 13, 20, {}, { status: 'dead' })
    const friend = man('Dan', 0, 13, 20)
    for (const other of [dead, friend]) {
      const match = activation(ana(), [FAR, other], { answers: ['sprint'] })
      expect({ decisionAsked: promptId(match), sprintRefused: eventArgs(match, 'sprint-refused') }).toEqual({
        decisionAsked: 'ask.sprint',
        sprintRefused: [],
      })
    }
  })

  test('SM-MOVE-05 SM-MELEE-02 an engagement longer than MOV is exempt', () => {
    const answers = ['engage', path([14.5, 20])]
    const match = activation(ana({ mov: 3 }), [bor(4.5)], { answers, dice: [5, 5, 1, 1, 1, 1] })
    expect(eventArgs(match, 'engages')).toEqual([{ joiner: 'Ana', target: 'Bor', inches: '4.50' }])
    expect(combatantNamed(match, 'Ana').lastMove).toBe('engage')
  })

  test('SM-MOVE-06 SM-BASE-04 a path may bend, and its whole length counts', () => {
    const match = activation(ana(), [FAR], { answers: ['run'] })
    expect(refusal(match, path([12, 20], [12, 23]))).toBeUndefined()
    expect(refusal(match, path([12, 20], [12, 23.01]))).toMatch('refuse.too-far')
    match.answer(0, path([12, 20], [12, 23]))
    expect(placeOf(match, 'Ana')).toEqual([12, 23])
  })

  test('SM-MOVE-06 it crosses no base and no impassable terrain', () => {
    const friend = man('Dan', 0, 12, 20)
    const match = activation(ana(), [FAR, friend], { answers: ['run'] })
    expect(refusal(match, path([14, 20]))).toBe('refuse.base-in-way SM-MOVE-06')
    expect(refusal(match, path([12, 22], [14, 20]))).toMatch('refuse.too-far')
    const boulder = { type: 'boulder', x: 12.5, y: 20 }
    const walled = activation(ana(), [FAR], { answers: ['run'] }, { scenery: [boulder] })
    expect(refusal(walled, path([15, 20]))).toBe('refuse.barrier SM-MOVE-06')
  })

  test('SM-MOVE-06 a run may not end in contact with an enemy', () => {
    const match = activation(ana(), [bor(3)], { answers: ['run'] })
    expect(refusal(match, path([13, 20]))).toBe('refuse.contact SM-MOVE-06')
    expect(refusal(match, path([12.98, 20]))).toBeUndefined()
  })

  test('SM-MOVE-06 SM-ACT-03 a combatant in contact fights instead of moving', () => {
    const match = activation(ana(), [bor(0)], { dice: [5, 5, 1, 1, 1, 1] })
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Bor' }])
    expect(combatantNamed(match, 'Ana').lastMove).toBe('stand')
  })
})

describe('terrain on the way', () => {
  const LOW = { type: 'low-wall', x: 12, y: 20, turn: 90, length: 2 }
  const HOUSE = { type: 'open-building', x: 13, y: 20 }
  const WOOD = { type: 'difficult-terrain', x: 14, y: 20 }

  function run(scenery: readonly object[], mover = ana()) {
    return activation(mover, [FAR], { answers: ['run'] }, { scenery: scenery as never })
  }
  function sprint(scenery: readonly object[], mover = ana()) {
    return activation(mover, [FAR], { answers: ['sprint'] }, { scenery: scenery as never })
  }

  test('SM-SCENERY-02 higher ground does not change movement', () => {
    const match = run([{ type: 'higher-ground', x: 13, y: 20 }])
    expect(refusal(match, path([15, 20]))).toBeUndefined()
  })

  test('SM-SCENERY-03 low scenery costs a run one inch and a sprint two', () => {
    expect(refusal(run([LOW]), path([14, 20]))).toBeUndefined()
    expect(refusal(run([LOW]), path([14.1, 20]))).toMatch('refuse.too-far')
    expect(refusal(sprint([LOW]), path([18, 20]))).toBeUndefined()
    expect(refusal(sprint([LOW]), path([18.1, 20]))).toMatch('refuse.too-far')
  })

  test('SM-SCENERY-03 entering costs as much as crossing, and so does leaving', () => {
    expect(refusal(run([HOUSE]), path([14, 20]))).toBeUndefined()
    expect(refusal(run([HOUSE]), path([14.1, 20]))).toMatch('refuse.too-far')
    const inside = run([HOUSE], man('Ana', 0, 13, 20))
    expect(refusal(inside, path([17, 20]))).toBeUndefined()
    expect(refusal(inside, path([17.1, 20]))).toMatch('refuse.too-far')
  })

  test('SM-SCENERY-03 each piece counts once, however often it is crossed', () => {
    const there = path([13, 20])
    const thereAndBack = path([13, 20], [11, 20])
    expect(refusal(run([LOW]), path([14, 20]))).toBeUndefined()
    expect(refusal(run([LOW, { ...LOW, x: 12.1 }]), there)).toBeUndefined()
    expect(refusal(run([LOW, { ...LOW, x: 12.1 }]), path([13.1, 20]))).toMatch('refuse.too-far')
    expect(refusal(run([LOW], ana({ mov: 6 })), thereAndBack)).toBeUndefined()
    expect(refusal(run([LOW], ana({ mov: 5 })), thereAndBack)).toMatch('refuse.too-far')
  })

  test('SM-SCENERY-03 SM-SCENERY-05 an inch of movement always remains', () => {
    const walls = [10.7, 10.75, 10.8].map((x) => ({ ...LOW, x }))
    const match = run(walls, ana({ mov: 2 }))
    expect(refusal(match, path([10, 21]))).toBeUndefined()
    const woods = [10.7, 10.75, 10.8].map((x) => ({ ...WOOD, x }))
    expect(refusal(run(woods, ana({ mov: 2 })), path([10, 21]))).toBeUndefined()
    expect(refusal(run(woods, ana({ mov: 2 })), path([10, 21.1]))).toMatch('refuse.too-far')
  })

  test('SM-SCENERY-05 difficult terrain costs a run one inch', () => {
    expect(refusal(run([WOOD]), path([14, 20]))).toBeUndefined()
    expect(refusal(run([WOOD]), path([14.1, 20]))).toMatch('refuse.too-far')
  })

  test('SM-SCENERY-05 combatants cannot sprint into or out of difficult terrain', () => {
    expect(refusal(sprint([WOOD]), path([11, 20]))).toBe('refuse.difficult SM-SCENERY-05')
    expect(refusal(sprint([WOOD]), path([10, 28]))).toBeUndefined()
    const inside = activation(man('Ana', 0, 14, 20), [FAR], {}, { scenery: [WOOD] })
    expect(barReason(inside, 'sprint')).toBe('barred.difficult SM-MOVE-03')
    expect(optionKeys(inside)).toEqual(['stand', 'run', 'charge', 'engage'])
  })

  test('SM-SCENERY-05 SW-FLY-02 a flyer sprints over difficult terrain at no cost', () => {
    const match = activation(ana({ movement: 'flying' }), [FAR], { answers: ['sprint'] }, { scenery: [WOOD] })
    expect(refusal(match, path([20, 20]))).toBeUndefined()
    expect(refusal(match, path([20.1, 20]))).toMatch('refuse.too-far')
  })

  test('SM-SCENERY-07 paths lead round impassable terrain', () => {
    const match = run([{ type: 'boulder', x: 12.5, y: 20, diameter: 2 }])
    expect(refusal(match, path([14, 20]))).toBe('refuse.barrier SM-MOVE-06')
    expect(refusal(match, path([12, 21.8], [13, 21.8]))).toBeUndefined()
  })
})
