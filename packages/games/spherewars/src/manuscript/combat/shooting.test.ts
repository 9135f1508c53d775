import { describe, expect, test } from 'vitest'
import {
  activation,
  ana,
  archer,
  bor,
  CID,
  combatantNamed,
  eventArgs,
  figure,
  man,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
  scene,
  terms,
  total,
} from '../testing/scene.ts'

const FAR = man('Far', 1, 38, 2)

/** Ana, with precision 3 and a bow, stands and shoots at Bor; all dice miss. */
function miss(gap: number, count: number, target = {}, shooter = {}, first: readonly unknown[] = ['stand']): Scene {
  const dice = new Array<number>(count).fill(1)
  const bow = archer('Ana', 0, 10, 20, { pre: 3, ranged: ['powder'], ...shooter })
  return activation(bow, [bor(gap, target), FAR], { answers: [...(first as string[]), '2'], dice })
}

const dice = (match: Scene) => terms(match, 'shot-missed', 0)

describe('shooting', () => {
  test('SM-SHOOT-01 a shot rolls to hit, then for damage', () => {
    const match = activation(archer('Ana', 0, 10, 20), [bor(7), FAR], {
      answers: ['stand', '2'],
      dice: [5, 1, 1, 4, 1],
    })
    expect(rolledDice(match)).toEqual(['roll.precision 3', 'roll.damage 2'])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
  })

  test('SM-SHOOT-01 SW-WOUND-14 an ephemeral target in range is destroyed without a roll', () => {
    const shootAt = (x: number) => {
      const ash = figure('ash', 1, x, 20, { name: 'Ash' })
      return activation(archer('Ana', 0, 10, 20), [ash, FAR], { answers: ['stand', '2'] })
    }
    expect({ slain: eventArgs(shootAt(16), 'slain'), rollsMade: rolledDice(shootAt(16)) }).toEqual({
      slain: [{ victim: 'Ash' }],
      rollsMade: [],
    })
    expect({
      slain: eventArgs(shootAt(36), 'slain'),
      shotOutOfRangeCount: eventArgs(shootAt(36), 'shot-out-of-range').length,
    }).toEqual({ slain: [], shotOutOfRangeCount: 1 })
  })

  test('SM-SHOOT-02 SM-PROFILE-04 SM-PROFILE-07 precision against the target’s MOV, one success hits once', () => {
    const shoot = (mov: number, faces: readonly number[], damage: readonly number[]) =>
      activation(archer('Ana', 0, 10, 20), [bor(7, { mov }), FAR], {
        answers: ['stand', '2'],
        dice: [...faces, ...damage],
      })
    expect(eventArgs(shoot(6, [5, 5, 5], []), 'shot-missed').length).toBe(1)
    expect(eventArgs(shoot(5, [5, 5, 5], [1, 1]), 'shot-hit').length).toBe(1)
    expect(rolledDice(shoot(3, [5, 5, 5], [1, 1]))[1]).toBe('roll.damage 2')
  })

  test('SM-SHOOT-02 at least one die is rolled', () => {
    expect(rolledDice(miss(13, 1, { height: 0 }, { pre: 1 }, ['run', path([10, 19])]))).toEqual(['roll.precision 1'])
  })

  test('SM-SHOOT-02 SW-RACE-82 fumes take a point of precision, but never the last one', () => {
    const coughing = { effects: [{ ability: 'sulphuric-fumes', until: 'game' }] }
    const shoot = (pre: number) => {
      const answers = ['stand', '2']
      const dice = Array.from({ length: Math.max(1, pre - 1) + 1 }, () => 1)
      return rolledDice(activation(archer('Ana', 0, 10, 20, { pre }, coughing), [bor(8), FAR], { answers, dice }))
    }
    // One die more for having stood still.
    expect({ 3: shoot(3), 1: shoot(1) }).toEqual({ 3: ['roll.precision 3'], 1: ['roll.precision 2'] })
  })

  test('SM-SHOOT-02 terrain does not change the target’s MOV', () => {
    const wood = { type: 'difficult-terrain', x: 18.2, y: 20 }
    const match = activation(
      archer('Ana', 0, 10, 20, { pre: 3 }),
      [bor(7), FAR],
      {
        answers: ['stand', '2'],
        dice: [1, 1],
      },
      { scenery: [wood] },
    )
    expect(total(match, 'shot-missed', 1)).toBe(5)
  })

  test('SM-SHOOT-03 shooting needs a ranged weapon, no contact and no sprint', () => {
    const unarmed = activation(ana({ pre: 2 }), [bor(7), FAR], { answers: ['stand'] })
    expect(promptId(unarmed)).toBe('ask.action')
    const armed = activation(archer('Ana', 0, 10, 20), [bor(7), FAR], { answers: ['stand'] })
    expect({ decisionAsked: promptId(armed), optionsOffered: optionKeys(armed) }).toEqual({
      decisionAsked: 'ask.target',
      optionsOffered: ['2', '3', 'hold'],
    })
  })

  test('SM-SHOOT-03 targets in close combat or out of sight cannot be shot', () => {
    const fighters = [bor(7), man('Dan', 0, 18.2, 21.2)]
    const match = activation(archer('Ana', 0, 10, 20), [...fighters, man('Cor', 1, 10, 12)], { answers: ['stand'] })
    expect(optionKeys(match)).toEqual(['4', 'hold'])
  })

  test('SM-SHOOT-03 a charger cannot be shot at', () => {
    const bow = bor(4, { pre: 2, ranged: ['tension'] })
    const match = activation(ana(), [bow, FAR], { answers: ['charge', '2'], dice: [4, 4, 1, 1, 1, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 3'])
  })

  test('SM-BASE-05 the range is measured after the target is named; beyond it the shot is lost', () => {
    const far = activation(archer('Ana', 0, 10, 20), [bor(8.1), FAR], { answers: ['stand', '2'] })
    expect(eventArgs(far, 'shot-out-of-range')).toEqual([{ shooter: 'Ana', target: 'Bor' }])
    expect(rolledDice(far)).toEqual([])
    expect(nextFigure(far)).toBe(1)
    expect(far.undoable).toBe(0)
    const near = activation(archer('Ana', 0, 10, 20), [bor(8), FAR], { answers: ['stand', '2'], dice: [1, 1, 1] })
    expect(eventArgs(near, 'shot-missed').length).toBe(1)
  })

  test('SM-SHOOT-04 an enormous target gives a die: large and above', () => {
    expect(dice(miss(8, 5, { height: 3 }))).toMatchObject({ 'term.shot.enormousTarget': 1 })
    expect(dice(miss(8, 5, { height: 4 }))).toMatchObject({ 'term.shot.enormousTarget': 1 })
    expect(dice(miss(8, 4, { height: 2 }))).not.toHaveProperty('term.shot.enormousTarget')
  })

  test('SM-SHOOT-05 a small target costs a die, and so does a flat one', () => {
    expect(dice(miss(8, 3, { height: 1 }))).toMatchObject({ 'term.shot.smallTarget': -1 })
    expect(dice(miss(8, 3, { height: 0 }))).toMatchObject({ 'term.shot.smallTarget': -1 })
  })

  test('SM-SHOOT-06 up to 6 inches adds one die', () => {
    expect(dice(miss(6, 5))).toMatchObject({ 'term.shot.within': 1 })
    expect(dice(miss(6.1, 4))).not.toHaveProperty('term.shot.within')
  })

  test('SM-SHOOT-07 beyond 12 inches costs one die', () => {
    expect(dice(miss(12.1, 3))).toMatchObject({ 'term.shot.beyond': -1 })
    expect(dice(miss(12, 4))).not.toHaveProperty('term.shot.beyond')
  })

  test('SM-SHOOT-08 a shooter that has not moved this turn has one more die; running costs none', () => {
    expect(dice(miss(8, 4))).toEqual({ 'term.precision': 3, 'term.shot.shooterNotMoved': 1 })
    expect(dice(miss(8, 3, {}, {}, ['run', path([10, 19])]))).toEqual({ 'term.precision': 3 })
  })

  test('SM-SHOOT-08 an annihilation move in the enemy’s round loses that die', () => {
    const bow = archer('Ana', 0, 10, 20, { pre: 1 })
    const figures = [bow, man('Bor', 1, 11.2, 20, {}, { wounds: 1 }), man('Cor', 1, 10, 12.5), CID]
    const script = { answers: ['1', path([10, 20.5]), 'stand', '0', 'stand', '2'], dice: [1, 1, 4, 4, 4, 1, 1] }
    const match = scene({ figures, round: 1, first: 1 }, script)
    expect(dice(match)).toEqual({ 'term.precision': 1 })
  })

  test('SM-SHOOT-08 a push by an enemy does not', () => {
    const bow = archer('Ana', 0, 10, 20, { pre: 1 })
    const figures = [bow, man('Bor', 1, 11.2, 20), man('Cor', 1, 8, 12.5), CID]
    const script = { answers: ['1', 'stand', '0', 'stand', '2'], dice: [4, 4, 1, 1, 5, 5, 1, 1] }
    const match = scene({ figures, round: 1, first: 1 }, script)
    expect(placeOf(match, 'Ana')).toEqual([8, 20])
    expect(dice(match)).toEqual({ 'term.precision': 1, 'term.shot.shooterNotMoved': 1 })
  })

  test('SM-SHOOT-08 running away loses it', () => {
    const bow = archer('Ana', 0, 20, 20, { pre: 1 })
    const brute = man('Bor', 1, 21.2, 20, { fear: 2 })
    const script = { answers: ['let-go'], dice: [4, 4, 1, 1, 4, 1, 1] }
    const match = scene({ figures: [bow, brute, FAR], round: 1, first: 1 }, { ...script, answers: ['1', 'let-go'] })
    expect(combatantNamed(match, 'Ana')).toMatchObject({ fleeing: true, moved: true })
  })

  test('SM-SHOOT-11 SM-PROFILE-08 the shooter’s own POT, whatever the weapon, against the mundane constitution', () => {
    const match = activation(
      archer('Ana', 0, 10, 20, { str: 4, ranged: ['light-mechanical'] }),
      [bor(7, { conMundane: 3, conArcane: 6 }), FAR],
      { answers: ['stand', '2'], dice: [5, 1, 1, 3, 3, 2, 2] },
    )
    expect(rolledDice(match)[1]).toBe('roll.damage 4')
    expect(eventArgs(match, 'wounded')[0]?.wounds).toBe(2)
  })

  test('SM-SHOOT-13 killing by a shot allows no annihilation move', () => {
    const match = activation(archer('Ana', 0, 10, 20), [bor(7, {}, { wounds: 1 }), FAR], {
      answers: ['stand', '2'],
      dice: [5, 1, 1, 4, 1],
    })
    expect(combatantNamed(match, 'Bor').status).toBe('dead')
    expect({ decisionAsked: promptId(match), nextFigure: nextFigure(match) }).toEqual({
      decisionAsked: 'ask.action',
      nextFigure: 1,
    })
  })

  test('SM-SHOOT-06 SM-SHOOT-07 the note names only what this weapon’s range may gain or lose by distance', () => {
    const band = (weapon: string) => {
      const match = activation(archer('Ana', 0, 10, 20, { ranged: [weapon] }), [bor(3), FAR], { answers: ['stand'] })
      const range = match.pending[0]?.prompt.args?.range
      return typeof range === 'object' && 'text' in range ? range.text.args : undefined
    }
    expect(band('projectile')).toMatchObject({ range: 4, band: 'near' })
    expect(band('tension')).toMatchObject({ band: 'middle' })
    expect(band('powder')).toMatchObject({ band: 'far' })
  })

  test('SM-ACT-02 a combatant with two weapons makes one attack with one of them', () => {
    const two = archer('Ana', 0, 10, 20, { ranged: ['tension', 'powder'] })
    const match = activation(two, [bor(7), FAR], { answers: ['stand'] })
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.weapon',
      optionsOffered: ['tension', 'powder'],
    })
    const shot = activation(two, [bor(7), FAR], { answers: ['stand', 'powder', '2'], dice: [1, 1, 1] })
    expect(rolledDice(shot)).toEqual(['roll.precision 3'])
    expect(nextFigure(shot)).toBe(1)
  })
})

function nextFigure(match: Scene): number | undefined {
  return match.pending[0]?.figure
}
