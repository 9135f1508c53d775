import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { combatant } from '../state.ts'
import { activate } from '../testing/activation.ts'
import { type Fighter, plain } from '../testing/duel.ts'
import { playRule } from '../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  optionKeys,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
  type Script,
} from '../testing/scene.ts'
import { at, terms } from '../testing/shooting.ts'
import { update } from '../turn/turn.ts'

const runner = (profile: Record<string, Json> = {}, more: Record<string, Json> = {}): Fighter =>
  plain('Bor', { mov: 4, ...profile }, { fleeing: true, ...more })

const kol = at(plain('Kol', { rank: 'leader', com: 3 }), 0, 20, 13)

/** Bor, who flees, is activated at (20, 10). */
function playActivation(
  fighter: Fighter,
  script: Script = {},
  others: readonly Json[] = [],
  more: Record<string, Json> = {},
): Scene {
  const figures = [at(fighter, 0, 20, 10), at(plain('Far'), 1, 2, 38), ...others]
  return playRule({ figures, ...more }, (play) => activate(play, combatant(play, 0)), script)
}

describe('regrouping', () => {
  test('SW-REGROUP-01 SW-REGROUP-03 SW-MORALE-23 a passed morale roll ends the flight and the activation', () => {
    const match = playActivation(runner(), { dice: [4] })
    expect(rolledDice(match)).toEqual(['roll.morale 1'])
    expect({
      fleeing: combatantNamed(match, 'Bor').fleeing,
      place: placeOf(match, 'Bor'),
      decisionAsked: promptId(match),
    }).toEqual({ fleeing: false, place: [20, 10], decisionAsked: undefined })
    expect(combatantNamed(match, 'Bor').lastMove).toBe('stand')
  })

  test('SW-REGROUP-03 the roll is mandatory, and nothing is asked before it', () => {
    expect(
      eventArgs(playActivation(runner({ ranged: ['tension'], pre: 2 }), { dice: [4] }), 'morale-passed').length,
    ).toBe(1)
  })

  test('SW-REGROUP-03 it still reacts and receives orders, and fights back if attacked', () => {
    const match = playRule(
      { figures: [at(runner(), 0, 20, 10), at(plain('Ana', { mov: 4 }), 1, 20, 13)], round: 1 },
      function* (play) {
        yield* activate(play, combatant(play, 0))
        yield* activate(play, combatant(play, 1))
      },
      { dice: [4, 1, 1, 5, 1, 1, 1], answers: ['join', { path: [{ x: 50_000, y: 28_000 }] }] },
    )
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
  })

  test('SW-REGROUP-03 SW-DEFAREA-10 it exerts its area again from the next enemy round on', () => {
    expect(combatantNamed(playActivation(runner(), { dice: [4] }), 'Bor').areaLost).toBe(false)
  })

  test('SW-REGROUP-04 SW-FLEE-06 a failed roll causes another flight and ends the activation', () => {
    const match = playActivation(runner(), { dice: [3] })
    expect({
      fleeing: combatantNamed(match, 'Bor').fleeing,
      place: placeOf(match, 'Bor'),
      decisionAsked: promptId(match),
    }).toEqual({ fleeing: true, place: [20, 6], decisionAsked: undefined })
  })

  test('SW-REGROUP-05 level, firmness and the leader’s presence count, fear does not', () => {
    const terror = at(plain('Ana', { fear: 3 }), 1, 22, 12)
    const match = playActivation(runner({ morale: 'coward' }), { dice: [4] }, [kol, terror])
    expect(terms(match, 'morale-passed', 0)).toEqual({ 'rank.average': 4, 'term.coward': 1, 'term.presence': -1 })
    const firm = playActivation(runner({ firm: true }), { dice: [3, 4], answers: ['reroll'] })
    expect(eventArgs(firm, 'regroups').length).toBe(1)
  })

  test('SW-REGROUP-05 SW-MORALE-03 the unbreakable regroup without rolling, and their activation ends', () => {
    const match = playActivation(runner({ morale: 'unbreakable' }))
    expect({
      regroupsCount: eventArgs(match, 'regroups').length,
      rollsMade: rolledDice(match),
      decisionAsked: promptId(match),
    }).toEqual({ regroupsCount: 1, rollsMade: [], decisionAsked: undefined })
  })

  test('SW-REGROUP-02 SW-ORDER-29 a combatant regrouped by an order before its activation acts as usual', () => {
    const match = playActivation(runner(), { answers: ['hold-your-ground', 'pass'] }, [kol], { orders: [2, 0] })
    expect({
      fleeing: combatantNamed(match, 'Bor').fleeing,
      decisionAsked: promptId(match),
      rollsMade: rolledDice(match),
    }).toEqual({ fleeing: false, decisionAsked: 'ask.action', rollsMade: [] })
  })

  test('SW-REGROUP-02 SW-MORALE-23 an order during the activation replaces the roll, and the activation continues', () => {
    const asking = playActivation(runner(), { answers: ['pass'] }, [kol], { orders: [1, 0] })
    expect({ decisionAsked: promptId(asking), optionsOffered: optionKeys(asking) }).toEqual({
      decisionAsked: 'window.before-morale',
      optionsOffered: ['pass', 'hold-your-ground'],
    })
    const match = playActivation(runner(), { answers: ['pass', 'hold-your-ground'] }, [kol], { orders: [1, 0] })
    expect({
      fleeing: combatantNamed(match, 'Bor').fleeing,
      decisionAsked: promptId(match),
      rollsMade: rolledDice(match),
    }).toEqual({ fleeing: false, decisionAsked: 'ask.action', rollsMade: [] })
  })

  test('SW-REGROUP-06 SW-SPELL-08 SW-TURN-11 a sorcerer’s gems return in the updating, not before', () => {
    const match = playRule(
      { figures: [at(runner({ pow: 3 }), 0, 20, 10), at(plain('Far'), 1, 2, 38)], gems: [1, 0] },
      function* (play) {
        yield* activate(play, combatant(play, 0))
        play.log('option.ability', { name: String(play.state.sides[0].gems) }, [])
        yield* update(play)
      },
      { dice: [4] },
    )
    expect(eventArgs(match, 'option.ability')).toEqual([{ name: '1' }])
    expect(match.state.sides[0].gems).toBe(3)
  })

  test('SW-REGROUP-06 SW-ORDER-06 a leader can use the remaining orders at once', () => {
    const chief = plain('Bor', { rank: 'leader', com: 3, mov: 4 }, { fleeing: true })
    const figures = [at(chief, 0, 20, 10), at(plain('Far'), 1, 2, 38), at(plain('Eik'), 0, 20, 13)]
    const fleeing = playRule({ figures, orders: [2, 0] }, (play) => activate(play, combatant(play, 0)), { dice: [1] })
    expect(promptId(fleeing)).toBeUndefined()
    const back = playRule({ figures, orders: [2, 0] }, (play) => activate(play, combatant(play, 0)), { dice: [3] })
    expect({ decisionAsked: promptId(back), optionsOffered: optionKeys(back) }).toEqual({
      decisionAsked: 'window.after-activation',
      optionsOffered: ['pass', 'relocate'],
    })
  })
})
