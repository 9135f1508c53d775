import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { characteristic } from '../../characteristics.ts'
import { resolveOpposition } from '../../dice/opposition.ts'
import { makeTest } from '../../dice/test.ts'
import { disengage } from '../../movement/disengagement.ts'
import { maintenancePhase } from '../../round/phases.ts'
import { eventTexts } from '../../testing/displayed-text.ts'
import { faithful, miracleScene } from '../../testing/faithful.ts'
import { enemy, finalResults, friend, price, readAfterMiracle, testOf } from '../../testing/miracle-reading.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  placeOf,
  promptId,
  rolledDice,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has, xOf } from '../../traits.ts'
import { woundPenalty } from '../../wounds/health.ts'
import { call } from '../calling.ts'
import { miraclesOf } from '../miracle.ts'
import { miracleChoicesOn } from '../miracle-choices.ts'

describe('CF-MIRACLE-31 Aura of the Dark Princes', () => {
  const given = {
    miracle: 'CF-MIRACLE-31',
    faith: 3,
    on: enemy({ cou: 4 }, { immuneToFear: 20 }),
    onHerself: true,
    others: [
      figure('Bold', 1, 20, 36, { abilities: ['immunity-fear'] }),
      figure('Far', 1, 90, 30),
      figure('Mate', 0, 20, 24),
    ],
  }
  const ann = (card: Record<string, Json>) => ({ card })

  test('CF-MIRACLE-31: enemies in the aura test Courage against the printed value, whatever they have resisted before', () => {
    const match = miracleScene({ ...given, ann: ann({ cou: 6 }), dice: [2, 1] })
    expect([price(match), rolledDice(match).filter((roll) => roll.startsWith('roll.courage'))]).toEqual([
      ['6/3'],
      ['roll.courage 1'],
    ])
    expect(['Bob', 'Bold', 'Far', 'Mate'].map((name) => fighterNamed(match, name).inRout)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('CF-MIRACLE-31: a test passed against FEAR gives immunity to it, one against COU does not', () => {
    const passed = (card: Record<string, Json>) =>
      fighterNamed(miracleScene({ ...given, on: enemy({ cou: 4 }), ann: ann(card), dice: [3, 4] }), 'Bob')
    expect([passed({ fear: 7 }).immuneToFear, passed({ cou: 7 }).immuneToFear, passed({ fear: 7 }).inRout]).toEqual([
      7,
      0,
      false,
    ])
    const match = miracleScene({ ...given, on: enemy({ cou: 4 }), ann: ann({ fear: 7 }), dice: [3, 4] })
    expect(eventArgs(match, 'fear.immune')).toEqual([{ fighter: 'Bob', fear: 7 }])
  })
})

test('CF-CALL-07, CF-MIRACLE-31: no fighter is affected twice in a round, whoever calls it', () => {
  const other = faithful('Amy', 0, 20, 36, { miracles: ['CF-MIRACLE-31'], faith: 3, card: { cou: 6 } })
  const ann = { card: { cou: 6 } }
  const given = { miracle: 'CF-MIRACLE-31', faith: 3, on: enemy({ cou: 4 }), onHerself: true, ann }
  const match = miracleScene(
    { ...given, others: [other, figure('Bea', 1, 20, 48)], dice: [2, 4, 2, 4] },
    function* (play) {
      const amy = play.state.fighters[2]!
      yield* call(play, amy, miracleChoicesOn(play, amy, miraclesOf(amy)[0]!, amy)[0]!)
    },
  )
  // Bob was tested for Ann, 15 cm from whom Bea does not stand; for Amy Bea alone is.
  const tests = eventArgs(match, 'test.passed').filter(({ test: kind }) => kind === 'test.courage')
  expect(tests.map(({ fighter }) => fighter)).toEqual(['Bob', 'Bea'])
})

describe('CF-MIRACLE-32 Inferno of Damnation', () => {
  const given = (card: Record<string, Json>, faces: readonly number[]) =>
    miracleScene({ miracle: 'CF-MIRACLE-32', faith: 1, on: enemy({ dis: 3, ...card }), dice: faces })

  test('CF-MIRACLE-32: the divination opposes Discipline, and the difference is the STR', () => {
    // 4 + 5 against 3 + 2: STR 4 against RES 5.
    const hit = given({}, [5, 2, 4, 3])
    expect(eventArgs(hit, 'damage.read')).toMatchObject([{ total: 4 + 4 - 5 }])
    // 4 + 2 against 3 + 4: nothing.
    expect(eventArgs(given({}, [2, 4]), 'damage.read')).toEqual([])
    // 4 + 2 against 3 + 3: STR 0.
    expect(eventArgs(given({}, [2, 3, 6, 1]), 'damage.read')).toMatchObject([{ total: 6 - 5 }])
    // A 1 of the target counts as nothing at all.
    expect(eventArgs(given({}, [2, 1, 6, 1]), 'damage.read')).toMatchObject([{ total: 6 + 6 - 5 }])
  })

  test('CF-MIRACLE-32 its announcement names no difficulty, as it has none', () => {
    const texts = eventTexts(given({}, [5, 2, 4, 3]), 'call.announced', 'test.passed')
    expect(texts.length).toBeGreaterThan(0)
    for (const words of texts) expect(words).not.toMatch(/difficulty|against 0/)
  })

  test('CF-MIRACLE-32: the Living-dead and Constructs are unaffected, and a divination that fails outright has no effect', () => {
    expect(rolledDice(given({ abilities: ['living-dead'] }, [5]))).toEqual(['roll.divination 1'])
    expect(rolledDice(given({ abilities: ['construct'] }, [5]))).toEqual(['roll.divination 1'])
    expect(eventArgs(given({}, [1]), 'call.failed')).toHaveLength(1)
  })
})

describe('CF-MIRACLE-33 Demonic Intuition', () => {
  const foes = [
    figure('Bob', 1, 30, 30, {}, { card: 'Bob' }),
    figure('Ben', 1, 60, 20, {}, { card: 'Bob' }),
    figure('Cid', 1, 60, 40),
  ]
  const called = (faces: readonly number[], more: Record<string, Json> = {}) =>
    turn(
      [faithful('Ann', 0, 20, 30, { miracles: ['CF-MIRACLE-33'], faith: 3 }), ...foes],
      { answers: ['done', '0:call', 'CF-MIRACLE-33:1'], dice: faces },
      { piles: [['Ann'], ['Waiting', 'Bob']], reserves: [[], ['Cid']], ...more },
    )

  test('CF-MIRACLE-33: a card of pile or reserve is shown; if it is the target’s, all its fighters suffer STR 6', () => {
    const hit = called([4, 1, 6, 2, 5, 3])
    expect([price(hit), eventArgs(hit, 'card.unmasked')]).toEqual([['8/3'], [{ card: 'Bob' }]])
    expect(eventArgs(hit, 'damage.read').map(({ victim }) => victim)).toEqual(['Bob', 'Ben'])
    const missed = called([4, 2])
    expect([eventArgs(missed, 'card.unmasked'), eventArgs(missed, 'damage.read')]).toEqual([[{ card: 'Cid' }], []])
  })

  test('CF-MIRACLE-33: the cards stay where they are, and their place in the pile does not change the die', () => {
    const other = { piles: [['Ann'], ['Bob', 'Waiting']] }
    expect(eventArgs(called([4, 2], other), 'card.unmasked')).toEqual([{ card: 'Cid' }])
    const { camps, cards } = called([4, 2], other).state
    expect(camps[1]!.pile.map((id) => cards[id]!.profile.name)).toEqual(['Bob', 'Waiting'])
  })

  test('CF-MIRACLE-33: played cards are excluded, and the target must be in the aura', () => {
    const played = called([4, 1], { piles: [['Ann'], ['Waiting']] })
    expect(eventArgs(played, 'damage.read')).toEqual([])
    const far = turn(
      [
        faithful('Ann', 0, 20, 30, { miracles: ['CF-MIRACLE-33'], faith: 3 }),
        figure('Bob', 1, 37.6, 30),
        figure('Cid', 1, 60, 40),
      ],
      { answers: ['done', '0:call', 'CF-MIRACLE-33:1'], dice: [4] },
    )
    expect(eventArgs(far, 'call.short')).toHaveLength(1)
  })

  test('CF-MIRACLE-33: after a success it is not called again by the camp this round', () => {
    const second = faithful('Bea', 0, 20, 36, { miracles: ['CF-MIRACLE-33'], faith: 3 })
    const both = (die: number, faces: readonly number[]) =>
      turn(
        [faithful('Ann', 0, 20, 30, { miracles: ['CF-MIRACLE-33'], faith: 3 }), second, ...foes],
        { answers: ['done', '0:call', 'CF-MIRACLE-33:2', '0:nothing'], dice: [die, ...faces] },
        { piles: [['Ann'], ['Waiting', 'Bob']], reserves: [[], ['Cid']] },
      )
    expect(optionKeys(both(3, []))).toContain('1:call')
    expect(optionKeys(both(4, [2]))).not.toContain('1:call')
  })
})

describe('CF-MIRACLE-34 Elusive Shadow', () => {
  const shadow = { miracle: 'CF-MIRACLE-34', faith: 2, on: enemy(), onHerself: true }

  test('CF-MIRACLE-34 (a): in contact it adds 6 to the next disengagement only', () => {
    const held = { ...shadow, on: { ...enemy(), at: [22.5, 30] as const } }
    const match = miracleScene({ ...held, dice: [4, 2, 2] }, function* (play, ann) {
      yield* disengage(play, ann)
      yield* disengage(play, ann)
    })
    // INI 3 and a 2: 11 the first time, 5 against 6 the second.
    expect([eventArgs(match, 'test.passed').at(-1)?.final, eventArgs(match, 'test.failed').at(-1)?.final]).toEqual([
      11, 5,
    ])
  })

  test('CF-MIRACLE-34 (a): a fighter assaulted in this phase cannot use it', () => {
    const held = (assaulted: boolean) =>
      turn([
        faithful('Ann', 0, 20, 30, { miracles: ['CF-MIRACLE-34'], faith: 2, more: { assaulted } }),
        figure('Bob', 1, 22.5, 30),
      ])
    expect(optionKeys(giveAnswers(held(false), 'done'))).toContain('0:call')
    // Nothing is left to do, and the other has the lead.
    expect(promptId(held(true))).toBe('ask.lead')
  })

  test('CF-MIRACLE-34 (b): a free fighter shifts 10 cm in a straight line, less without room, and may still walk', () => {
    const shifted = (to: readonly [number, number], others: readonly Json[] = []) =>
      turn([faithful('Ann', 0, 20, 30, { miracles: ['CF-MIRACLE-34'], faith: 2 }), ...others], {
        answers: ['done', '0:call', { to: [...to] }],
        dice: [3],
      })
    expect(placeOf(shifted([60, 30]), 'Ann')).toEqual([30, 30])
    expect(placeOf(shifted([21, 30]), 'Ann')).toEqual([30, 30])
    expect(optionKeys(shifted([60, 30]))).toContain('0:walk')
    const blocked = placeOf(shifted([60, 30], [figure('Bob', 1, 30, 30)]), 'Ann')
    expect(blocked[0]).toBeLessThan(27.5)
    expect(blocked[0]).toBeGreaterThan(26.5)
  })
})

describe('CF-MIRACLE-35 Ruin', () => {
  type Kind = 'attack' | 'aim' | 'discipline' | 'force'
  const ruined = (kind: Kind, faces: readonly number[], answers: readonly string[] = []) =>
    miracleScene(
      { miracle: 'CF-MIRACLE-35', faith: 1, on: enemy({ aim: 3 }), dice: [3, ...faces], answers },
      (play, _ann, bob) => testOf(play, bob, kind, 20),
    )
  const hits = (match: ReturnType<typeof ruined>) => eventArgs(match, 'damage.read').length

  test('CF-MIRACLE-35: each 1 in a test of INI, ATT, DEF, COU, DIS, POW or divination causes a Damage roll at STR 6', () => {
    const match = ruined('attack', [1, 4, 3])
    expect([price(match), eventArgs(match, 'damage.read')]).toMatchObject([
      ['7/1'],
      [{ victim: 'Bob', total: 6 + 4 - 5 }],
    ])
    expect([hits(ruined('discipline', [1, 4, 3])), hits(ruined('attack', [2]))]).toEqual([1, 0])
    expect([hits(ruined('aim', [1])), hits(ruined('force', [1]))]).toEqual([0, 0])
  })

  test('CF-MIRACLE-35, CF-DICE-02: a 6 that is not enough need not be rolled again, in a single or an opposed test', () => {
    expect([promptId(ruined('attack', [6])), hits(ruined('attack', [6], ['keep']))]).toEqual(['ask.again', 0])
    expect(eventArgs(ruined('aim', [6, 2]), 'test.failed')).toMatchObject([{ final: 11 }])
    // INI 1 and a 6 against INI 3 and a 6.
    const opposing = (answers: string[], faces: number[]) =>
      miracleScene(
        { miracle: 'CF-MIRACLE-35', faith: 1, on: enemy({ ini: 1 }), dice: [3, 6, 6, ...faces], answers },
        function* (play, ann, bob) {
          const test = { kind: 'initiative' as const, rules: [], difficulty: null, against: null, dice: 1 }
          yield* resolveOpposition(play, { ...test, fighter: bob }, { ...test, fighter: ann })
        },
      )
    expect(promptId(opposing([], []))).toBe('ask.again')
    expect(eventArgs(opposing(['keep'], []), 'opposition.second')).toMatchObject([{ a: 7, b: 9 }])
  })

  test('CF-MIRACLE-35: a 1 on a die rolled again causes damage too; several together cause it once', () => {
    expect(hits(ruined('attack', [6, 1, 4, 3], ['again']))).toBe(1)
    const together = miracleScene(
      {
        miracle: 'CF-MIRACLE-35',
        faith: 1,
        on: enemy({ abilities: ['leadership/10'], command: 'commander' }),
        dice: [3, 1, 1, 4, 3],
      },
      (play, _ann, bob) => testOf(play, bob, 'tactical', 20),
    )
    expect(hits(together)).toBe(1)
    // A 1 beside a 6, and a 1 on the 6 rolled again: a Damage roll for each throw; and one for the next test.
    const twice = miracleScene(
      {
        ...{ miracle: 'CF-MIRACLE-35', faith: 1, on: enemy({}), answers: ['again'] },
        dice: [3, 6, 1, 2, 1, 1, 2, 1, 1, 1, 2, 1],
      },
      function* (play, _ann, bob) {
        const test = { kind: 'attack' as const, fighter: bob, rules: [], difficulty: 20, against: null, dice: 2 }
        yield* makeTest(play, test)
        yield* makeTest(play, test)
      },
    )
    expect(hits(twice)).toBe(3)
  })
})

test('CF-MIRACLE-36 Force of Darkness: the difficulty is Fervour + 4, STR rises by the Fervour, and at most 5 is offered', () => {
  const force = (x: number) => ({ miracle: 'CF-MIRACLE-36', faith: x, x, on: friend({ str: 3 }), dice: [5] })
  expect([price(miracleScene(force(1)))[0], price(miracleScene(force(5)))[0]]).toEqual(['5/1', '9/5'])
  expect(readAfterMiracle(force(5), (play, _ann, bob) => characteristic(play, bob, 'str').total)).toBe(8)
  expect(() => miracleScene({ ...force(6), faith: 9 })).toThrow()
})

test('CF-MIRACLE-37 Intimidation: costs the target 1 for a Fervour of 2, or 2 for 3, on Initiative, Attack, Defence and Aim', () => {
  const kinds = ['initiative', 'attack', 'defence', 'aim', 'discipline'] as const
  const awed = (x: number, faith: number) => ({ miracle: 'CF-MIRACLE-37', faith, x, on: enemy({ aim: 3 }), dice: [3] })
  expect([price(miracleScene(awed(-1, 2)))[0], price(miracleScene(awed(-2, 3)))[0]]).toEqual(['7/2', '7/3'])
  expect(finalResults(awed(-1, 2), kinds)).toEqual([5, 5, 5, 5, 6])
  expect(finalResults(awed(-2, 3), kinds)).toEqual([4, 4, 4, 4, 6])
})

describe('CF-MIRACLE-38 Possession', () => {
  const given = (abilities: string[], more: Record<string, Json> = {}) => ({
    miracle: 'CF-MIRACLE-38',
    faith: 3,
    on: friend({ abilities }, { wounds: 'serious', ...more }),
    dice: [4],
  })

  test('CF-MIRACLE-38: the target is Possessed until the end of the game', () => {
    expect(price(miracleScene(given([])))).toEqual(['8/3'])
    expect(
      readAfterMiracle(given([]), (play, _ann, bob) => [
        has(play, bob, 'possessed'),
        woundPenalty(play, bob),
        bob.effects[0]?.until,
      ]),
    ).toEqual([true, -1, 'game'])
  })

  test('CF-MIRACLE-38: a fighter with Possessed on its card has +1 on Initiative, Attack and Defence; other Possessed fighters gain nothing', () => {
    const well = { wounds: 'none' }
    expect(finalResults(given(['possessed'], well), ['initiative', 'attack', 'defence', 'discipline'])).toEqual([
      7, 7, 7, 6,
    ])
    const earlier = { ...well, effects: [{ object: 'possessed', until: 'game' }] }
    expect(finalResults(given([], earlier), ['attack'])).toEqual([6])
  })
})

test('CF-MIRACLE-39 Blood of the Abyss: gives Regeneration/5, better than 6 and worse than 4, for this round', () => {
  const given = (abilities: string[]) => ({
    miracle: 'CF-MIRACLE-39',
    faith: 1,
    on: friend({ abilities, res: 6 }, { wounds: 'light' }),
    dice: [3],
  })
  expect(price(miracleScene(given([])))).toEqual(['6/1'])
  const x = (abilities: string[]) =>
    readAfterMiracle(given(abilities), (_play, _ann, bob) => xOf(bob, 'regeneration', null))
  expect([x([]), x(['regeneration/6']), x(['regeneration/4'])]).toEqual([5, 5, 4])
  const regenerated = (abilities: string[], faces: readonly number[]) =>
    miracleScene({ ...given(abilities), dice: [3, ...faces] }, maintenancePhase)
  expect([fighterNamed(regenerated([], [5]), 'Bob').wounds, fighterNamed(regenerated([], [4]), 'Bob').wounds]).toEqual([
    0, 1,
  ])
  // Whose card has Regeneration/6 rolls no oftener than others.
  expect(fighterNamed(regenerated(['regeneration/6'], [4]), 'Bob').wounds).toBe(1)
})

describe('CF-MIRACLE-40 Eye of Darkness', () => {
  const eye = { effects: [{ object: 'cf-miracle-40', until: 'game' }] }

  test('CF-MIRACLE-40: the caller targets fighters without a line of sight', () => {
    expect(
      price(miracleScene({ miracle: 'CF-MIRACLE-40', faith: 1, on: enemy(), onHerself: true, dice: [2] })),
    ).toEqual(['6/1'])
    const others = [figure('Behind', 1, 10, 30), figure('Bob', 1, 40, 30)]
    const named = (more: Record<string, Json>) =>
      optionKeys(
        turn([faithful('Ann', 0, 20, 30, { miracles: ['CF-MIRACLE-07'], faith: 2, more }), ...others], {
          answers: ['done', '0:call'],
        }),
      )
    expect([named({}), named(eye)]).toEqual([
      ['CF-MIRACLE-07:2', 'CF-MIRACLE-07:3'],
      ['CF-MIRACLE-07:1', 'CF-MIRACLE-07:2', 'CF-MIRACLE-07:3'],
    ])
  })

  test('CF-MIRACLE-40, CF-MAINT-05: it is kept for 2 points in the maintenance phase, even in rout; otherwise it ends', () => {
    const kept = (faith: number, answers: readonly Json[], more: Record<string, Json> = {}) =>
      playRule({ figures: [faithful('Ann', 0, 20, 30, { faith, more: { ...eye, ...more } })] }, maintenancePhase, {
        answers,
      })
    const seen = (match: ReturnType<typeof kept>) => [
      fighterNamed(match, 'Ann').faith,
      fighterNamed(match, 'Ann').effects.length,
    ]
    expect([seen(kept(3, ['keep'])), seen(kept(3, ['end'])), seen(kept(1, []))]).toEqual([
      [1, 1],
      [3, 0],
      [1, 0],
    ])
    expect(promptId(kept(3, [], { inRout: true }))).toBe('ask.prolong')
  })
})
