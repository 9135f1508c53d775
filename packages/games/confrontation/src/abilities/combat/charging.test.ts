import { describe, expect, test } from 'vitest'
import type { MoveKind } from '../../ability.ts'
import { forceOf } from '../../assault/penalties.ts'
import { characteristic } from '../../characteristics.ts'
import { combatDice } from '../../combat/fight.ts'
import { flee } from '../../fear/flight.ts'
import { potential } from '../../movement/potential.ts'
import { dice, duel } from '../../testing/duel.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  placeOf,
  promptId,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const CHARGED = { charged: [1] }

describe('CF-ABIL-05 Assassin', () => {
  // Ann wins the Initiative, Bob does not parry, and her first attack hits.
  const assassinate = (
    more: FigureDetails,
    split: readonly [number, number],
    faces: number[],
    answers: string[] = [],
  ) =>
    duel(
      { card: { abilities: ['assassin'], str: 0 }, more },
      { card: { res: 0 } },
      [dice({ 1: [0, 2] }), dice({ 0: split }), 'none', ...answers],
      [5, 2, 4, ...faces],
    )

  test('rolls three dice for the first Damage roll after a charge, and its player keeps two of them', () => {
    const match = assassinate(CHARGED, [1, 1], [5, 3, 1])
    expect(promptId(match)).toBe('ask.damage-dice')
    expect(match.pending[0]?.seat).toBe(0)
    expect(optionKeys(match)).toEqual(['5-3', '5-1', '3-1'])
    giveAnswers(match, '5-3')
    // 5, read for the belly: a Serious Wound.
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ location: 'location.belly', total: 5 }])
  })

  test('makes no decision when the dice are alike', () => {
    expect(eventArgs(assassinate(CHARGED, [1, 1], [2, 2, 2]), 'damage.read')).toMatchObject([{ total: 2 }])
  })

  test('rolls two dice without a charge', () => {
    expect(eventArgs(assassinate({}, [1, 1], [5, 3]), 'damage.read')).toMatchObject([{ total: 5 }])
  })

  test('rolls two dice for the second Damage roll of the combat', () => {
    const match = assassinate(CHARGED, [2, 0], [2, 2, 2, 4, 4, 3], ['none'])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 2 }, { total: 4 }])
  })
})

test('CF-ABIL-15 the Force of a brutal charger rises by 1, that of a brutal target does not', () => {
  const play = loadPosition({
    figures: [figure('Ann', 0, 20, 30, { abilities: ['brutal'] }), figure('Bob', 1, 60, 30)],
  })
  const ann = fighterNamed(play, 'Ann')
  expect(forceOf(play, ann, 'charging').total).toBe(2)
  expect(forceOf(play, ann, 'charged').total).toBe(1)
})

describe('CF-ABIL-16 a brutish charge', () => {
  const attackAndDefence = (more: FigureDetails) => {
    const answers = [dice({ 1: [0, 2] }), dice({ 0: [1, 1] })]
    const match = duel({ card: { abilities: ['brutish-charge'] }, more }, {}, answers, [5, 2])
    return eventArgs(match, 'dice.placed').find(({ fighter }) => fighter === 'Ann')
  }

  test('adds an attack die after a charge', () => {
    expect(attackAndDefence({})).toMatchObject({ attack: 1, defence: 1 })
    expect(attackAndDefence(CHARGED)).toMatchObject({ attack: 2, defence: 1 })
  })

  test('adds nothing when all dice go to defence', () => {
    const ann = { card: { abilities: ['brutish-charge'] }, more: { ...CHARGED, defenceOnly: true } }
    const match = duel(ann, {}, [dice({ 1: [0, 2] })], [5, 2])
    expect(eventArgs(match, 'dice.placed').find(({ fighter }) => fighter === 'Ann')).toMatchObject({
      attack: 0,
      defence: 2,
    })
  })

  test('works in one combat per round', () => {
    const answers = [dice({ 1: [0, 2] }), dice({ 0: [0, 2] }), 'none']
    const match = duel({ card: { abilities: ['brutish-charge'] }, more: CHARGED }, {}, answers, [5, 2, 1])
    expect(fighterNamed(match, 'Ann').uses['brutish-charge']).toEqual({ stretch: 1, times: 1 })
  })
})

test('CF-ABIL-18, CF-ARTEFACT-26 a charger has the STR behind the slash until the end of the round', () => {
  const strength = (more: FigureDetails) => {
    const ann = figure('Ann', 0, 20, 30, { abilities: ['charging-strength/8'] }, more)
    const play = loadPosition({ figures: [ann, figure('Bob', 1, 60, 30)] })
    return characteristic(play, fighterNamed(play, 'Ann'), 'str').total
  }
  expect(strength({})).toBe(3)
  expect(strength(CHARGED)).toBe(8)
  // CF-ARTEFACT-26: a potion changes this STR like any other effect.
  const drunk = { effects: [{ object: 'drunk-minor-potion-of-strength', x: 2 }] }
  expect(strength(drunk)).toBe(5)
  expect(strength({ ...CHARGED, ...drunk })).toBe(10)
})

describe('CF-ABIL-79 rapidity', () => {
  const reach = (kind: MoveKind, abilities: string[], more: FigureDetails = {}) => {
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, { abilities }, more), figure('Bob', 1, 90, 30)] })
    return potential(play, fighterNamed(play, 'Ann'), kind).total
  }

  test('triples MOV in charges and runs, and in nothing else', () => {
    const kinds = ['charge', 'run', 'engagement', 'walk', 'cover', 'pursuit'] as const
    expect(kinds.map((kind) => reach(kind, ['rapidity']))).toEqual([30, 30, 20, 10, 5, 5])
    expect(kinds.map((kind) => reach(kind, []))).toEqual([20, 20, 20, 10, 5, 5])
  })

  // In rout, 15 cm from the edge behind her.
  const fleeing = (answer: string) =>
    playRule(
      { figures: [figure('Ann', 0, 60, 35, { abilities: ['rapidity'] }, { inRout: true }), figure('Bob', 1, 90, 30)] },
      (play) => flee(play, fighterNamed(play, 'Ann'), { x: 0, y: -1 }),
      { answers: [answer] },
    )

  test('triples MOV in flight from an enemy if the player likes, even in rout', () => {
    expect(placeOf(fleeing('use'), 'Ann')).toEqual([60, 5])
    expect(placeOf(fleeing('no'), 'Ann')).toEqual([60, 15])
  })
})

test('CF-ABIL-79, CF-CHARGE-02 and CF-CHARGE-07 a charge that falls short covers three times MOV only if the player chooses so', () => {
  const charges = (x: number, answers: string[]) =>
    turn([figure('Ann', 0, 20, 30, { abilities: ['rapidity'] }), figure('Bob', 1, x, 30)], {
      answers: ['0:charge:1', { to: [x - 2.5, 30] }, ...answers],
    })
  expect(promptId(charges(90, []))).toBe('ask.ability')
  expect(placeOf(charges(90, ['use']), 'Ann')).toEqual([50, 30])
  expect(placeOf(charges(90, ['no']), 'Ann')).toEqual([40, 30])
  // 30 cm are enough.
  expect(placeOf(charges(52.5, []), 'Ann')).toEqual([50, 30])
})

describe('CF-ABIL-88 Ruthless and CF-ABIL-96 Steadfast', () => {
  // A plain charge never has more Force than a big target.
  const chargeFrom = (ann: string[], bob: string[], kind = 'charge') => {
    const away = kind === 'charge' ? 'east' : 'west'
    const match = turn(
      [
        figure('Ann', 0, 20, 30, { abilities: ann }, { facing: away }),
        figure('Bob', 1, 35, 30, { abilities: bob, force: 5 }),
      ],
      { answers: [`0:${kind}:1`, { to: [32.5, 30] }] },
    )
    return fighterNamed(match, 'Bob').chargePenalty
  }

  test('a ruthless fighter inflicts charge penalties whatever the Force of its target, even by an engagement', () => {
    expect(chargeFrom([], [])).toBe(false)
    expect(chargeFrom(['ruthless'], [])).toBe(true)
    expect(chargeFrom(['ruthless'], [], 'engagement')).toBe(true)
  })

  test('a steadfast fighter suffers none, neither from a greater Force nor from a ruthless fighter', () => {
    const light = turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 35, 30, { abilities: ['steadfast'] })], {
      answers: ['0:charge:1', { to: [32.5, 30] }],
    })
    expect(fighterNamed(light, 'Bob').chargePenalty).toBe(false)
    expect(chargeFrom(['ruthless'], ['steadfast'])).toBe(false)
  })
})

test('CF-ABIL-107 a war-horse gives one combat die, except after a charge', () => {
  const diceFor = (more: FigureDetails) => {
    const play = loadPosition({
      figures: [figure('Ann', 0, 20, 30, { abilities: ['war-horse'] }, more), figure('Bob', 1, 22.5, 30)],
    })
    return combatDice(play, fighterNamed(play, 'Ann'), [fighterNamed(play, 'Bob')]).total
  }
  expect(diceFor({})).toBe(3)
  expect(diceFor(CHARGED)).toBe(2)
})
