import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { characteristic } from '../../characteristics.ts'
import { makeTest } from '../../dice/test.ts'
import { copy } from '../../saves/copy.ts'
import { redact } from '../../secrets/secrets.ts'
import { dice, duel } from '../../testing/duel.ts'
import { faithful, miracleScene } from '../../testing/faithful.ts'
import { price, readAfterMiracle, resultsAfterMiracle } from '../../testing/miracle-reading.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, rolledDice } from '../../testing/scene.ts'
import { enemy, friend, testOf } from '../../testing/tests-of-bob.ts'
import { callBeforeRoll } from '../windows.ts'

test('CF-MIRACLE-21 Chains of Fury: the printed STR falls by 2 after every Attack test, whatever its result, not below 0', () => {
  const given = { miracle: 'chains-of-fury', faith: 2, on: enemy({ att: 3, str: 5 }), dice: [3] }
  expect(price(miracleScene(given))).toEqual(['5/2'])
  const seen: number[] = []
  miracleScene({ ...given, dice: [3, 4, 1, 3, 2] }, function* (play, _ann, bob) {
    const str = () => seen.push(characteristic(play, bob, 'str').total)
    str()
    for (const kind of ['attack', 'attack', 'attack', 'initiative'] as const) {
      yield* testOf(play, bob, kind)
      str()
    }
  })
  expect(seen).toEqual([5, 3, 1, 0, 0])
  // CF-ARTEFACT-26: what a potion adds counts as printed, and so falls, too.
  const drunk = [{ object: 'drunk-minor-potion-of-strength', x: 2 }]
  let left = Number.NaN
  miracleScene(
    { ...given, on: enemy({ att: 3, str: 1 }, { effects: drunk }), dice: [3, 4, 4] },
    function* (play, _ann, bob) {
      for (const kind of ['attack', 'attack'] as const) yield* testOf(play, bob, kind)
      left = characteristic(play, bob, 'str').total
    },
  )
  expect(left).toBe(0)
})

describe('CF-MIRACLE-22 Shield of Fervour', () => {
  /** Ann has placed two dice in attack and one in defence, and Bob attacks first. */
  const defenceOptions = (effects: Json[]) =>
    optionKeys(
      duel(
        { card: { abilities: ['born-killer'] }, more: { effects } },
        {},
        [dice({ '0': [2, 1] }), dice({ '1': [2, 0] })],
        [2, 5],
      ),
    )

  test('CF-MIRACLE-22: the target may sustain its defence even with more dice in attack', () => {
    expect(defenceOptions([]).includes('sustained')).toBe(false)
    expect(defenceOptions([{ object: 'under-shield-of-fervour' }]).includes('sustained')).toBe(true)
    const given = { miracle: 'shield-of-fervour', faith: 2, on: friend({ def: 4 }), dice: [2] }
    expect(price(miracleScene(given))).toEqual(['6/2'])
    expect(readAfterMiracle(given, (_p, _a, bob) => bob.effects[0]?.object)).toBe('under-shield-of-fervour')
  })
})

describe('CF-MIRACLE-23 Instinct of the Warrior', () => {
  const fight = (
    abilities: string[],
    answers: readonly Json[],
    faces: readonly number[],
    effects: Json[] = [{ object: 'under-instinct-of-the-warrior' }],
  ) =>
    duel(
      { card: { abilities }, more: { effects } },
      {},
      [dice({ '0': [0, 2] }), dice({ '1': [2, 0] }), ...answers],
      faces,
    )

  test('CF-MIRACLE-23: the defence is announced after the attack roll', () => {
    const match = fight([], [], [2, 5, 4])
    expect(promptId(match)).toBe('ask.defence')
    expect(rolledDice(match).at(-1)).toBe('roll.attack 1')
    expect(optionKeys(match)).toEqual(['parry:1', 'parry:2', 'none'])
    expect(rolledDice(fight([], [], [2, 5], []))).not.toContain('roll.attack 1')
  })

  test('CF-MIRACLE-23: a failed attack costs no die, but may be countered', () => {
    const failed = fight([], [], [2, 5, 1, 4])
    // The first attack needs no decision; the second has succeeded, and both dice are there.
    expect(promptId(failed)).toBe('ask.defence')
    expect(optionKeys(failed)).toEqual(['parry:1', 'parry:2', 'none'])
    const counter = fight(['counter-attack'], [], [2, 5, 1])
    expect(optionKeys(counter)).toEqual(['counter:1', 'counter:2', 'none'])
  })
})

describe('CF-MIRACLE-24 Whim of Destiny', () => {
  const whim = (
    answers: readonly Json[],
    faces: readonly number[],
    kind: 'attack' | 'force' = 'attack',
    ann: object = {},
  ) =>
    playRule(
      {
        figures: [
          faithful('Ann', 0, 20, 30, { miracles: ['whim-of-destiny'], faith: 1, ...ann }),
          figure('Bob', 0, 30, 30),
        ],
      },
      function* (play) {
        const [, bob] = play.state.fighters
        yield* makeTest(play, { kind, fighter: bob!, rules: [], difficulty: 12, against: null, dice: 1 })
      },
      { answers, dice: faces },
    )

  test("CF-MIRACLE-24, CF-CALL-18: a friend's 5 or 6 is void, the test is made again, and the faithful gets 4 points", () => {
    expect(promptId(whim([], [5]))).toBe('ask.reaction')
    const match = whim(['whim-of-destiny:1'], [5, 3, 2])
    expect(price(match)).toEqual(['5/1'])
    expect(eventArgs(match, 'test.failed').at(-1)?.final).toBe(5)
    expect(fighterNamed(match, 'Ann').faith).toBe(4)
  })

  test('CF-MIRACLE-24: the roll stands without a call or if the call fails', () => {
    expect(eventArgs(whim(['pass'], [5]), 'test.failed').at(-1)).toMatchObject({ final: 8 })
    const failed = whim(['whim-of-destiny:1'], [5, 1])
    expect(eventArgs(failed, 'test.failed').at(-1)?.final).toBe(8)
    expect(fighterNamed(failed, 'Ann').faith).toBe(0)
  })

  test('CF-MIRACLE-24: it does not apply to a 4, another kind of test, the same test again or a Cursed fighter', () => {
    const again = whim(['whim-of-destiny:1', '0'], [5, 3, 5], 'attack', { faith: 9 })
    for (const match of [whim([], [4]), whim([], [5], 'force'), again]) expect(promptId(match)).toBeUndefined()
    const cursed = playRule(
      {
        figures: [
          faithful('Ann', 0, 20, 30, { miracles: ['whim-of-destiny'], faith: 1 }),
          figure('Bob', 0, 30, 30, { abilities: ['cursed'] }),
        ],
      },
      (play) => testOf(play, play.state.fighters[1]!, 'attack'),
      { dice: [5] },
    )
    expect(promptId(cursed)).toBeUndefined()
  })
})

test.each([
  ['CF-MIRACLE-25', 'cleaver-of-destiny', 'ferocious', '7/2', 3],
  ['CF-MIRACLE-30', 'mark-of-blood', 'instinctive-firing', '6/2', 2],
])('%s: %s gives %s to a friend until the end of the round', (_rule, miracle, ability, asks, die) => {
  const given = { miracle, faith: 2, on: friend(), dice: [die] }
  expect(price(miracleScene(given))).toEqual([asks])
  expect(readAfterMiracle(given, (_play, _ann, bob) => bob.effects)).toMatchObject([
    { object: ability, until: 'round' },
  ])
  expect(readAfterMiracle({ ...given, dice: [die - 1] }, (_play, _ann, bob) => bob.effects)).toEqual([])
})

describe('CF-MIRACLE-26 Blind Rage', () => {
  const given = { miracle: 'blind-rage', faith: 3, on: friend({ def: 4, str: 3 }), dice: [3] }

  test('CF-MIRACLE-26: DEF, 5 at most, is added to STR, and DEF becomes 0 despite any bonus', () => {
    expect(price(miracleScene(given))).toEqual(['6/3'])
    const numbers = (def: number) =>
      readAfterMiracle({ ...given, on: friend({ def, str: 3 }), dice: [6] }, (play, _ann, bob) => {
        bob.effects.push({
          id: 99,
          object: 'under-prayer-of-the-warrior-def',
          source: { bearer: 0, object: 'x' },
          until: 'round',
          x: 2,
        })
        return (['str', 'def'] as const).map((which) => characteristic(play, bob, which).total)
      })
    expect(numbers(4)).toEqual([7, 0])
    expect(numbers(7)).toEqual([8, 0])
  })

  test('CF-MIRACLE-26: every Defence test fails without a roll, and no other test does', () => {
    const match = miracleScene({ ...given, dice: [3, 4] }, function* (play, _ann, bob) {
      yield* testOf(play, bob, 'defence')
      yield* testOf(play, bob, 'attack')
    })
    expect(eventArgs(match, 'test.failed-outright').length).toBe(1)
    expect(eventArgs(match, 'test.passed').at(-1)?.final).toBe(7)
  })
})

test('CF-MIRACLE-27 Spirit of War: the difficulty is 8 minus the printed INI, 3 at least; the Fervour is added to tests of INI', () => {
  const spirit = (ini: number, x: number) => ({ miracle: 'spirit-of-war', faith: x, x, on: friend({ ini }), dice: [4] })
  expect(price(miracleScene(spirit(3, 2)))[0]).toBe('5/2')
  expect(price(miracleScene(spirit(7, 1)))[0]).toBe('3/1')
  // CF-ARTEFACT-26: what a potion adds counts as printed.
  const drunk = friend({ ini: 3 }, { effects: [{ object: 'drunk-minor-potion-of-vivacity', x: 2 }] })
  expect(price(miracleScene({ ...spirit(3, 2), on: drunk }))[0]).toBe('3/2')
  expect(resultsAfterMiracle(spirit(3, 6), ['initiative', 'agility', 'attack'])).toEqual([12, 12, 6])
  expect(() => miracleScene({ ...spirit(3, 6), faith: 9, x: 7 })).toThrow()
})

test('CF-MIRACLE-28 Blood of the Earth: the difficulty is RES, 6 at least; it heals one degree, or two for 3 points more', () => {
  const heal = (faith: number, answers: readonly Json[], res = 5) =>
    miracleScene({
      miracle: 'blood-of-the-earth',
      faith,
      on: friend({ res }, { wounds: 'critical' }),
      dice: [4],
      answers,
    })
  expect(price(heal(2, []))[0]).toBe('6/2')
  expect(price(heal(2, [], 8))[0]).toBe('8/2')
  expect(fighterNamed(heal(2, []), 'Bob').wounds).toBe(2)
  expect(fighterNamed(heal(5, ['0', '3']), 'Bob').wounds).toBe(1)
  expect(fighterNamed(heal(5, ['0', '0']), 'Bob').wounds).toBe(2)
})

describe('CF-MIRACLE-29 Wind of Disorder', () => {
  const figures = [
    faithful('Ann', 0, 20, 30, { miracles: ['wind-of-disorder'], faith: 2 }),
    ...['Bob', 'Ben', 'Bea'].map((name, i) => figure(name, 1, 60, 10 + 6 * i)),
  ]
  const blown = (
    answers: readonly Json[],
    faces: readonly number[],
    phase = 'strategic',
    cards = ['Bob', 'Ben', 'Bea'],
  ) =>
    playRule(
      { figures, piles: [['Ann'], cards] },
      function* (play) {
        play.state.phase = phase as 'strategic'
        yield* callBeforeRoll(play, play.state.fighters[0]!)
      },
      { answers, dice: faces },
    )
  const pile = (match: ReturnType<typeof blown>) =>
    match.state.camps[1]!.pile.map((id) => match.state.cards[id]!.profile.name)

  test('CF-MIRACLE-29: a random card goes to the top or the bottom of the other sequence', () => {
    expect(pile(blown(['wind-of-disorder:0', 'top'], [3, 3]))).toEqual(['Bea', 'Bob', 'Ben'])
    expect(pile(blown(['wind-of-disorder:0', 'bottom'], [3, 1]))).toEqual(['Ben', 'Bea', 'Bob'])
  })

  test('CF-MIRACLE-29, CF-STRATEGIC-02: the die does not reveal where in the pile the card was', () => {
    const drawnCards = (cards: string[]) =>
      eventArgs(blown(['wind-of-disorder:0', 'top'], [3, 1], 'strategic', cards), 'sequence.seen')
    expect(drawnCards(['Bob', 'Ben', 'Bea'])).toEqual([{ card: 'Bob' }])
    expect(drawnCards(['Bea', 'Ben', 'Bob'])).toEqual([{ card: 'Bob' }])
  })

  test('CF-MIRACLE-29: only the caller learns which card it is, and it cannot be called in the approach', () => {
    const match = blown(['wind-of-disorder:0', 'top'], [3, 3])
    expect(eventArgs(match, 'sequence.seen')).toEqual([{ card: 'Bea' }])
    expect(match.eventsFor(1).some(({ type }) => type === 'sequence.seen')).toBe(false)
    expect(promptId(blown([], [], 'approach'))).toBeUndefined()
  })

  test('CF-MIRACLE-29: its player learns that a card moved and where to, but not which one', () => {
    const knows = (seat: number, face: number) => {
      const match = blown(['wind-of-disorder:0', 'bottom'], [3, face])
      const state = copy(match.state)
      redact(state, seat)
      return JSON.stringify([match.eventsFor(seat), match.view(seat), state])
    }
    expect(eventArgs(blown(['wind-of-disorder:0', 'bottom'], [3, 1]), 'sequence.moved')).toMatchObject([{ seat: 1 }])
    expect(knows(1, 1)).toEqual(knows(1, 3))
    expect(knows(1, 2)).toEqual(knows(1, 3))
    expect(knows(0, 1)).not.toBe(knows(0, 3))
  })
})
