import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { beside, DOWN, LEFT, RIGHT, UP } from '../testing/beside.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  scene,
} from '../testing/scene.ts'
import { total } from '../testing/shooting.ts'

/** Enemies far away: two, so that their owner is asked whom to activate. */
const IDLE = [figure('near-heart', 1, 38, 2, { name: 'Idle' }), figure('near-heart', 1, 38, 5, { name: 'Idler' })]

describe('morale', () => {
  /** A Lookout (brave) that flees is activated with Taem so far away; the difficulty of her roll. */
  function regrouping(gap: number): number {
    const taem = figure('taem', 0, 20, 20, { activated: true })
    const lookout = beside('Taem', RIGHT, 'lookout', 0, { gap, fleeing: true })
    return total(scene({ figures: [taem, lookout, ...IDLE] }, { dice: [5] }), 'morale-passed', 0)
  }

  test('SW-MORALE-10 SW-MORALE-11 SW-MORALE-13: a Lookout within 5 inches of Taem needs one less', () => {
    expect({ '4.9': regrouping(4.9), 5: regrouping(5), '5.1': regrouping(5.1) }).toEqual({ '4.9': 2, 5: 2, '5.1': 3 })
  })

  test('SW-MORALE-12: a leader’s own presence does not help that leader', () => {
    const taem = figure('taem', 0, 20, 20, { fleeing: true })
    expect(total(scene({ figures: [taem, ...IDLE] }, { dice: [5] }), 'morale-passed', 0)).toBe(2)
  })

  /** The first wounds the second once in a fight: rolls that follow. */
  function blood(winner: string, loser: string, dice: number[], answers: Json[] = []) {
    const figures = [
      figure(winner, 0, 20, 20, { name: 'Winner' }),
      beside('Winner', RIGHT, loser, 1, { name: 'Loser' }),
    ]
    return scene({ figures: [...figures, ...IDLE] }, { answers, dice })
  }

  test('SW-MORALE-19: between equally feared fighters blood of a taller winner frightens, of a shorter one it does not', () => {
    // A Ranger (large) and a Postulant (common), neither feared: two dice and a sword each.
    const ranger = blood('ranger', 'cohort-of-postulants', [5, 5, 5, 4, 4, 4, 5, 1, 1, 4])
    expect(rolledDice(ranger)).toEqual(['roll.dexterity 3 3', 'roll.damage 3', 'roll.morale 1'])
    const postulant = blood('cohort-of-postulants', 'ranger', [5, 5, 5, 4, 4, 4, 5, 1])
    expect(rolledDice(postulant)).toEqual(['roll.dexterity 3 3', 'roll.damage 2'])
  })

  test('SW-MORALE-20: a more feared loser does not roll, however tall the winner is', () => {
    const match = blood('ranger', 'barbarian', [5, 5, 5, 4, 4, 4, 5, 1, 1])
    expect(rolledDice(match)).toEqual(['roll.dexterity 3 3', 'roll.damage 3'])
  })

  test('SW-MORALE-18: three fear levels between a Leviathan and a Postulant make the roll harder by two', () => {
    const match = blood('leviathan', 'cohort-of-postulants', [5, 5, 5, 4, 4, 4, 5, 1, 1, 1, 1, 5], ['done'])
    expect(total(match, 'morale-passed', 0)).toBe(5)
  })
})

describe('flight', () => {
  /** A Postman who is wounded by a Goat Man at (20, 20) and flees to the right, unpursued. */
  function flight(others: readonly Json[], answers: Json[] = []) {
    const figures = [figure('goat-man', 0, 20, 20), beside('Goat Man', RIGHT, 'postman', 1), ...others, ...IDLE]
    return scene({ figures }, { answers: ['done', 'let-go', ...answers], dice: [5, 3, 2, 2, 5, 1, 1, 1] })
  }

  test('SW-FLEE-02 SW-FLEE-04: a Postman flees 4 inches straight away from the Goat Man', () => {
    expect(placeOf(flight([]), 'Postman')).toEqual([25.2, 20])
  })

  test('SW-FLEE-09 SW-TRAP-02: a fleeing combatant that runs into an enemy is trapped', () => {
    const match = flight([figure('werelynx', 0, 24, 20, { activated: true })])
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Postman' }])
  })

  test('SW-FLEE-10: a friend in the way is passed on the side its owner chooses', () => {
    const way = (side: string) => placeOf(flight([figure('near-heart', 1, 24, 20)], [side]), 'Postman')
    const [left, right] = [way('left'), way('right')]
    // The same way mirrored, and shorter in its direction than 4 inches for the detour.
    expect(left[0]).toBe(right[0])
    expect(left[1] + right[1]).toBe(40)
    expect(left[1]).not.toBe(20)
    expect(left[0]).toBeLessThan(25.2)
  })

  test('SW-FLEE-11: with enemies on both sides of that friend it stops beside it', () => {
    const others = [
      figure('near-heart', 1, 24, 20, { name: 'Heart' }),
      beside('Heart', UP, 'werelynx', 0, { gap: 0.4, name: 'Upper', activated: true }),
      beside('Heart', DOWN, 'werelynx', 0, { gap: 0.4, name: 'Lower', activated: true }),
    ]
    expect(placeOf(flight(others), 'Postman')).toEqual([22.8, 20])
  })
})

describe('pursuit', () => {
  /** The Goat Man pursues; MOV 5 against 4. */
  function pursuit(fleeing: number[], others: readonly Json[] = []) {
    const figures = [figure('goat-man', 0, 20, 20), beside('Goat Man', RIGHT, 'postman', 1), ...others, ...IDLE]
    const dice = [5, 3, 2, 2, 5, 1, 1, 1, ...[5, 4, 3, 2, 1], ...fleeing]
    return scene({ figures }, { answers: ['done', 'pursue'], dice })
  }

  test('SW-PURSUIT-08 SW-PURSUIT-10: the pursuer loses the roll: the Postman gets away 4 inches and the Goat Man follows 2', () => {
    const match = pursuit([6, 1, 1, 1])
    expect({ 'Goat Man': placeOf(match, 'Goat Man'), Postman: placeOf(match, 'Postman') }).toEqual({
      'Goat Man': [22, 20],
      Postman: [25.2, 20],
    })
  })

  test('SW-PURSUIT-02: a winner in contact with another enemy may not pursue', () => {
    const figures = [
      ...[figure('goat-man', 0, 20, 20), beside('Goat Man', RIGHT, 'postman', 1)],
      ...[beside('Goat Man', LEFT, 'near-heart', 1), ...IDLE],
    ]
    const match = scene({ figures }, { answers: ['done', '1'], dice: [5, 3, 2, 2, 1, 5, 1, 1, 1] })
    expect(placeOf(match, 'Postman')).toEqual([25.2, 20])
  })
})

describe('states', () => {
  test('SW-STATE-04 SW-RACE-13: a stunned Nirlem is concussed by Sull’s howl: both states count, and both end with the activation', () => {
    const figures = [
      figure('sull', 0, 20, 20),
      beside('Sull', RIGHT, 'nirlem', 1, { gap: 3, states: ['stunned'] }),
      figure('ranger', 1, 38, 38),
    ]
    const answers = ['stand', 'sensory-howl', '2', 'done']
    const match = scene({ gems: [0, 4], figures }, { answers: answers.slice(0, 3), dice: [5, 5] })
    expect(combatantNamed(match, 'Nirlem').states.map(({ kind }) => kind)).toEqual(['stunned', 'concussed'])
    expect(match.state.sides[1].gems).toBe(2)
    // A stunned combatant can only stand, a concussed one cannot cast; the deed is allowed.
    match.answer(1, '1')
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.concentrate',
      optionsOffered: ['done', 'defensive-position'],
    })
    match.answer(1, 'done')
    expect(combatantNamed(match, 'Nirlem').states).toEqual([])
  })
})

describe('random movement', () => {
  const wood = { scenery: [{ type: 'wood', x: 20, y: 10 }] }
  /** A Rider at (20, y) rolls 5 and 3 and goes straight up towards a wood whose edge is at y = 13. */
  function ride(y: number, to: number) {
    const figures = [figure('rider', 0, 20, y), figure('ranger', 1, 38, 38), figure('lookout', 1, 34, 38)]
    return scene({ ...wood, figures }, { answers: ['roll', 'run', path([20, to])], dice: [5, 3] })
  }

  test('SW-RANDMOVE-06: it enters the wood only with the better die', () => {
    expect(placeOf(ride(17, 12), 'Rider')).toEqual([20, 12])
  })

  test('SW-RANDMOVE-06: if that die falls short it moves with both dice, but only up to the edge', () => {
    expect(placeOf(ride(20, 13), 'Rider')).toEqual([20, 13])
  })
})
