import { describeDecision as asData } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { joinAnswers, moveOf, playMovement, runAnswers } from '../testing/movement.ts'
import { loadPosition } from '../testing/rule.ts'
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
import { leader, soldier } from '../testing/soldiers.ts'
import { movementOf } from './movement.ts'

const RIDER = soldier('Ann', 0, 10, 10, { movement: 'variable' })
const CRAB = soldier('Ann', 0, 10, 10, { movement: 'clumsy' })
const FAR = soldier('Ben', 1, 36, 36)

describe('random movement', () => {
  test('SW-RANDMOVE-01 SW-RANDMOVE-02 a variable mover adds two dice before anything is chosen', () => {
    const match = playMovement([RIDER, FAR], { answers: ['roll'], dice: [5, 4] })
    expect(rolledDice(match)).toEqual(['roll.random-move 2'])
    expect(optionKeys(match)).toEqual(['stand', 'run', 'join'])
  })

  test.each([
    ['SW-RANDMOVE-02', RIDER, 'note.roll-variable'],
    ['SW-RANDMOVE-03', CRAB, 'note.roll-clumsy'],
  ])('%s SW-RANDMOVE-08 it may stand or roll, and each option shows its rule and result', (rule, mover, note) => {
    expect(asData(playMovement([mover, FAR]).pending[0]!)).toMatchObject({
      seat: 0,
      options: [
        { key: 'stand', rules: ['SW-RANDMOVE-08'], icon: 'halt', note: { id: 'note.stand' } },
        { key: 'roll', rules: [rule], icon: 'rolling-dices', note: { id: note } },
      ],
    })
  })

  test('SW-RANDMOVE-02 EX-SW-255 a Rider that rolls 5 and 4 moves up to 9 inches, straight or bent', () => {
    const rider = figure('rider', 0, 10, 10, { name: 'Rider' })
    const match = playMovement([rider, FAR], { answers: ['roll', 'run'], dice: [5, 4] })
    expect(refusal(match, path([19, 10]))).toBeUndefined()
    expect(refusal(match, path([10, 5], [14, 5]))).toBeUndefined()
    expect(refusal(match, path([19.01, 10]))).toContain('refuse.too-far')
  })

  test('SW-RANDMOVE-02 an enemy closer than 5 inches does not limit the distance', () => {
    const match = playMovement([RIDER, soldier('Ben', 1, 10, 13)], {
      answers: ['roll', ...runAnswers([19, 10])],
      dice: [5, 4],
    })
    expect(placeOf(match, 'Ann')).toEqual([19, 10])
  })

  test('SW-RANDMOVE-01 SW-RANDMOVE-03 a clumsy mover rolls one die', () => {
    const match = playMovement([CRAB, FAR], { answers: ['roll', 'run'], dice: [4] })
    expect(rolledDice(match)).toEqual(['roll.random-move 1'])
    expect(refusal(match, path([14, 10]))).toBeUndefined()
    expect(refusal(match, path([14.01, 10]))).toContain('refuse.too-far')
  })

  test.each([
    ['SW-RANDMOVE-02', RIDER, [5, 4], 9],
    ['SW-RANDMOVE-03', CRAB, [4], 4],
  ] as const)('%s the roll is explained by its dice', (rule, mover, dice, inches) => {
    const match = playMovement([mover, FAR], { answers: ['roll'], dice })
    const [told] = match.events.filter(({ type }) => type === 'rolled-movement')
    expect(told?.numbers).toMatchObject([{ total: inches, terms: [{ amount: inches, rule }] }])
  })

  test('SW-RANDMOVE-04 SW-RANDMOVE-09 reaching an enemy is always an engagement, however near', () => {
    const match = playMovement([RIDER, soldier('Ben', 1, 10, 13)], {
      answers: ['roll', ...joinAnswers(null, [10, 11.8])],
      dice: [5, 4],
    })
    expect(moveOf(match)).toEqual({ move: 'engage', joined: [1], reached: [1], charged: [], moved: true })
  })

  test('SW-RANDMOVE-04 SW-ABIL-12 a Hardened Attacker counts as charging', () => {
    const hardened = soldier('Ann', 0, 10, 10, { movement: 'variable', abilities: ['hardened-attacker'] })
    const match = playMovement([hardened, soldier('Ben', 1, 10, 13)], {
      answers: ['roll', ...joinAnswers(null, [10, 11.8])],
      dice: [5, 4],
    })
    expect(moveOf(match)).toMatchObject({ move: 'charge', charged: [], reached: [1] })
  })

  test('SW-RANDMOVE-05 in flight, in pursuit and as targets they count as MOV 4 and 3', () => {
    const play = loadPosition({
      figures: [figure('rider', 0, 10, 10, { name: 'Rider' }), figure('crab-man', 1, 20, 20, { name: 'Crab' })],
    })
    for (const use of ['flight', 'pursuit', 'shot-at'] as const) {
      expect(movementOf(play, combatantNamed(play, 'Rider'), use).total).toBe(4)
      expect(movementOf(play, combatantNamed(play, 'Crab'), use).total).toBe(3)
    }
  })

  test('SW-RANDMOVE-06 in scenery the variable mover only has its higher die', () => {
    const wood = { scenery: [{ type: 'wood', x: 13, y: 10, diameter: 2 }] }
    const match = playMovement([RIDER, FAR], { answers: ['roll', 'run'], dice: [5, 4] }, wood)
    expect(refusal(match, path([15, 10]))).toBeUndefined()
    expect(refusal(match, path([15.01, 10]))).toContain('refuse.too-far')
    expect(refusal(match, path([10, 19]))).toBeUndefined()
  })

  test('SW-RANDMOVE-06 a piece beyond the higher die is entered with both, the base half in', () => {
    // The wood begins 6 inches to the right; her base touches it after 5.4, with the centre on the edge after 6.
    const wood = {
      scenery: [
        {
          type: 'wood',
          outline: [
            [16, 6],
            [22, 6],
            [22, 14],
            [16, 14],
          ],
        },
      ],
    }
    const match = playMovement([RIDER, FAR], { answers: ['roll', 'run'], dice: [4, 3] }, wood)
    expect(refusal(match, path([16, 10]))).toBeUndefined()
    expect(refusal(match, path([16.05, 10]))).toContain('refuse.too-far')
    // With a 6 among the dice the piece is reached by that die, and the rest of it is spent inside.
    const high = playMovement([RIDER, FAR], { answers: ['roll', 'run'], dice: [6, 3] }, wood)
    expect(refusal(high, path([16, 10]))).toBeUndefined()
    expect(refusal(high, path([16.05, 10]))).toContain('refuse.too-far')
    const higher = playMovement(
      [soldier('Ann', 0, 11, 10, { movement: 'variable' }), FAR],
      { answers: ['roll', 'run'], dice: [6, 3] },
      wood,
    )
    expect(refusal(higher, path([17, 10]))).toBeUndefined()
  })

  test('SW-RANDMOVE-07 scenery costs a clumsy mover nothing', () => {
    const wood = { scenery: [{ type: 'leafy-wood', x: 13, y: 10, diameter: 3 }] }
    const match = playMovement([CRAB, FAR], { answers: ['roll', ...runAnswers([14, 10])], dice: [4] }, wood)
    expect(placeOf(match, 'Ann')).toEqual([14, 10])
  })

  test('SW-RANDMOVE-08 SW-RANDMOVE-09 it may always stand still, before or after the roll', () => {
    const before = playMovement([RIDER, FAR], { answers: ['stand'] })
    expect({ move: moveOf(before).move, rollsMade: rolledDice(before) }).toEqual({ move: 'stand', rollsMade: [] })
    const after = playMovement([RIDER, FAR], { answers: ['roll', 'stand'], dice: [6, 6] })
    expect(moveOf(after)).toMatchObject({ move: 'stand', moved: false })
  })

  test('SW-RANDMOVE-09 without contact the move is a run of any length, so a shot may follow', () => {
    const archer = soldier('Ann', 0, 10, 10, { movement: 'variable', ranged: ['tension'], pre: 2 })
    const match = scene({ figures: [archer, FAR] }, { answers: ['roll', ...runAnswers([20, 10])], dice: [5, 5] })
    expect(promptId(match)).toBe('ask.target')
    expect(moveOf(playMovement([RIDER, FAR], { answers: ['roll', ...runAnswers([20, 10])], dice: [5, 5] })).move).toBe(
      'run',
    )
  })

  test('SW-RANDMOVE-09 it is barred when a run would be, and the fearful may not end in contact', () => {
    expect(moveOf(playMovement([RIDER, soldier('Ben', 1, 10, 11.2)])).move).toBe('stand')
    const stunned = soldier('Ann', 0, 10, 10, { movement: 'variable' }, { states: ['stunned'] })
    expect(moveOf(playMovement([stunned, FAR])).move).toBe('stand')
    const fearful = soldier('Ann', 0, 10, 10, { movement: 'variable' }, { states: ['fearful'] })
    const match = playMovement([fearful, soldier('Ben', 1, 10, 13)], { answers: ['roll'], dice: [5, 4] })
    expect(optionKeys(match)).toEqual(['stand', 'run'])
  })

  test('SW-RANDMOVE-10 dice come first, then target and path with orders and interceptions, then measuring', () => {
    const figures = [RIDER, soldier('Ben', 1, 10, 18), soldier('Bob', 1, 12, 14), leader('Boss', 1, 14, 18)]
    const match = playMovement(
      figures,
      { answers: ['roll', ...joinAnswers(1, [10, 16.8])], dice: [5, 4] },
      { orders: [0, 1] },
    )
    expect(promptId(match)).toBe('window.before-join')
    match.answer(1, 'pass')
    expect(promptId(match)).toBe('ask.jump')
    match.answer(1, 'pass')
    expect(moveOf(match)).toMatchObject({ move: 'engage', joined: [1] })
  })

  test('SW-RANDMOVE-10 out of reach it runs the full rolled distance along the path', () => {
    const match = playMovement([RIDER, soldier('Ben', 1, 10, 30)], {
      answers: ['roll', ...joinAnswers(null, [10, 28.8])],
      dice: [5, 4],
    })
    expect(eventArgs(match, 'fell-short')[0]).toMatchObject({ inches: '9.00' })
    expect(moveOf(match)).toMatchObject({ move: 'run', joined: [] })
  })

  test('SW-RANDMOVE-10 SW-RANGED-10 shots against the charge apply if it reaches its target', () => {
    const archer = soldier('Ben', 1, 10, 18, { ranged: ['tension'], pre: 2 })
    const match = playMovement([RIDER, archer], { answers: ['roll', ...joinAnswers(null, [10, 16.8])], dice: [5, 4] })
    expect(promptId(match)).toBe('ask.shot-against-charge')
  })

  test('SW-WEATHER-03 suffocating weather takes an inch off the roll', () => {
    const match = playMovement([RIDER, FAR], { answers: ['roll', 'run'], dice: [5, 4] }, { weather: 'suffocating' })
    expect(refusal(match, path([18, 10]))).toBeUndefined()
    expect(refusal(match, path([18.01, 10]))).toContain('refuse.too-far')
  })
})
