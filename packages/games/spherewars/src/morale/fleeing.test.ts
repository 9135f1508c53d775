import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { score } from '../preparation/scoring/scoring.ts'
import { strategicRoll } from '../preparation/strategy.ts'
import { combatant } from '../state.ts'
import { activate } from '../testing/activation.ts'
import { plain } from '../testing/duel.ts'
import { playRule } from '../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
  type Script,
} from '../testing/scene.ts'
import { at } from '../testing/shooting.ts'
import { newActing } from '../turn/activation.ts'
import { startFlight } from './flight.ts'
import { rally } from './regroup.ts'

describe('later flights', () => {
  /** Bor, already fleeing, is activated and fails to regroup. */
  function playActivation(
    x: number,
    y: number,
    script: Script = {},
    more: Record<string, Json> = {},
    others: Json[] = [],
  ): Scene {
    return playRule(
      {
        figures: [
          at(plain('Bor', { mov: 4 }, { fleeing: true, ...more }), 0, x, y),
          at(plain('Far'), 1, 2, 38),
          ...others,
        ],
      },
      (play) => activate(play, combatant(play, 0)),
      script,
    )
  }

  test('SW-FLEE-06 SW-FLEE-20 a later flight leads to the nearest point of the nearest edge', () => {
    expect(placeOf(playActivation(20, 10, { dice: [1] }), 'Bor')).toEqual([20, 6])
    expect(placeOf(playActivation(31, 20, { dice: [1] }), 'Bor')).toEqual([35, 20])
    expect(placeOf(playActivation(20, 31, { dice: [1] }), 'Bor')).toEqual([20, 35])
    expect(placeOf(playActivation(9, 20, { dice: [1] }), 'Bor')).toEqual([5, 20])
  })

  test('SW-FLEE-06 the owner chooses among equally near edges', () => {
    const asking = playActivation(10, 10, { dice: [1] })
    expect({
      decisionAsked: promptId(asking),
      seat: asking.pending[0]?.seat,
      optionsOffered: optionKeys(asking),
    }).toEqual({ decisionAsked: 'ask.flight-edge', seat: 0, optionsOffered: ['far', 'left'] })
    expect(placeOf(playActivation(10, 10, { dice: [1], answers: ['left'] }), 'Bor')).toEqual([6, 10])
  })

  test('SW-FLEE-07 SW-MORALE-23 each failure to regroup causes another flight', () => {
    const match = playRule(
      { figures: [at(plain('Bor', { mov: 4 }), 0, 20, 20), at(plain('Far'), 1, 2, 38)] },
      function* (play) {
        const runner = combatant(play, 0)
        yield* startFlight(play, runner, { x: 0, y: 50_000 }, [])
        yield* activate(play, runner)
        yield* activate(play, runner)
      },
      { dice: [1, 1] },
    )
    expect(placeOf(match, 'Bor')).toEqual([32, 20])
    expect(eventArgs(match, 'flight').map(({ inches }) => inches)).toEqual(['4.00', '4.00', '4.00'])
  })

  test('SW-FLEE-20 obstacles stop it as in the first flight, and the edge is chosen each time', () => {
    const enemy = at(plain('Ana'), 1, 20, 7)
    expect(eventArgs(playActivation(20, 10, { dice: [1] }, {}, [enemy]), 'trapped').length).toBe(1)
    const friend = at(plain('Eik'), 0, 20, 8)
    expect(promptId(playActivation(20, 10, { dice: [1] }, {}, [friend]))).toBe('ask.skirt')
  })

  test('SW-FLEE-18 SW-STATE-07 SW-STATE-16 a stunned or paralysed combatant that fails stays in place and keeps fleeing', () => {
    for (const state of ['stunned', 'paralysed']) {
      const match = playActivation(20, 10, { dice: [1] }, { states: [state] })
      expect({
        place: placeOf(match, 'Bor'),
        fleeing: combatantNamed(match, 'Bor').fleeing,
        cannotFleeOnCount: eventArgs(match, 'cannot-flee-on').length,
      }).toEqual({ place: [20, 10], fleeing: true, cannotFleeOnCount: 1 })
    }
  })

  test('SW-FLEE-18 SW-ACT-13 it does nothing else: no move, no deed, no shot', () => {
    const archer = { profile: { ranged: ['tension'], pre: 2, fur: 2, mov: 4, abilities: ['stings'], rank: 'average' } }
    const match = playRule(
      {
        figures: [figure('battler', 0, 20, 10, { name: 'Bor', fleeing: true, ...archer }), at(plain('Far'), 1, 20, 20)],
      },
      (play) => activate(play, combatant(play, 0)),
      { dice: [1] },
    )
    expect({
      decisionAsked: promptId(match),
      shotDeclared: eventArgs(match, 'shot-declared'),
      place: placeOf(match, 'Bor'),
    }).toEqual({ decisionAsked: undefined, shotDeclared: [], place: [20, 6] })
  })
})

describe('effects of fleeing', () => {
  test('SW-ACT-15 an active combatant that starts to flee is finished, even if it is told to hold its ground at once', () => {
    const figures = [at(plain('Bor', { mov: 4 }), 0, 20, 20), at(plain('Far'), 1, 2, 38)]
    const match = playRule({ figures }, function* (play) {
      const runner = combatant(play, 0)
      play.state.acting = newActing(runner)
      yield* startFlight(play, runner, { x: 0, y: 50_000 }, [])
      rally(play, runner, [])
    })
    expect({ fleeing: combatantNamed(match, 'Bor').fleeing, over: match.state.acting?.over }).toEqual({
      fleeing: false,
      over: true,
    })
  })

  test('SW-FLEE-15 SW-WIN-10 SW-FLEE-08 a combatant still fleeing at the end of the game counts as lost, like one that left the table', () => {
    const match = playRule(
      {
        mission: 'death-of-the-enemy',
        figures: [
          at(plain('Bor', { mov: 4 }, { value: 40 }), 1, 37, 20),
          at(plain('Cid', {}, { value: 30, fleeing: true }), 1, 20, 20),
          at(plain('Dan', {}, { value: 20 }), 1, 20, 24),
          at(plain('Far'), 0, 2, 38),
        ],
      },
      function* (play) {
        yield* startFlight(play, combatant(play, 0), { x: 0, y: 50_000 }, [])
        yield* score(play)
      },
    )
    expect({ status: combatantNamed(match, 'Bor').status, blood: match.state.result?.blood }).toEqual({
      status: 'fled',
      blood: [70, 0],
    })
  })

  test('SW-FLEE-17 SW-TURN-05 a fleeing leader has one strategic die', () => {
    const chief = (fleeing: boolean) => plain('Bor', { rank: 'leader', com: 3 }, { fleeing })
    const roll = (fleeing: boolean, dice: number[]) =>
      rolledDice(
        playRule(
          { figures: [at(chief(fleeing), 0, 20, 20), at(plain('Far'), 1, 2, 38)] },
          (play) => strategicRoll(play),
          { dice },
        ),
      )
    expect(roll(false, [5, 5, 5, 1])).toEqual(['roll.strategic 3 1'])
    expect(roll(true, [5, 1])).toEqual(['roll.strategic 1 1'])
  })

  test('SW-FLEE-13 SW-ORDER-20 only Hold Your Ground! reaches it', () => {
    const figures = [
      at(plain('Ana'), 1, 30, 30),
      at(plain('Kol', { rank: 'leader', com: 3 }, { orders: ['spent'] }), 0, 20, 20),
      at(plain('Bor', {}, { fleeing: true }), 0, 20, 23),
    ]
    const match = playRule({ figures, orders: [2, 0] }, (play) => activate(play, combatant(play, 0)))
    expect(optionKeys(match)).toEqual(['pass', 'hold-your-ground'])
  })

  test('SW-FLEE-14 SW-ARTEFACT-12 SW-ARTEFACT-13 permanent artefacts work, activated ones do not', () => {
    const bearer = (artefact: string) =>
      plain('Bor', { rank: 'avatar', mov: 4, morale: 'common' }, { fleeing: true, artefacts: [artefact] })
    const figures = (artefact: string) => [at(bearer(artefact), 0, 20, 10), at(plain('Far'), 1, 2, 38)]
    const play = (artefact: string, dice: number[]) =>
      playRule({ figures: figures(artefact) }, (play) => activate(play, combatant(play, 0)), { dice })
    expect(eventArgs(play('rune-of-unbreakable-courage', []), 'regroups').length).toBe(1)
    const idle = play('staff-of-the-wayfarer', [1])
    expect({ decisionAsked: promptId(idle), place: placeOf(idle, 'Bor') }).toEqual({
      decisionAsked: undefined,
      place: [20, 6],
    })
  })
})
