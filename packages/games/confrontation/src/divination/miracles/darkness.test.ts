import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { characteristic } from '../../characteristics.ts'
import { resolveOpposition } from '../../dice/opposition.ts'
import { makeTest } from '../../dice/test.ts'
import { disengage } from '../../movement/disengagement.ts'
import { maintenancePhase } from '../../round/phases.ts'
import { eventTexts } from '../../testing/displayed-text.ts'
import { faithful, miracleScene } from '../../testing/faithful.ts'
import { price, readAfterMiracle, resultsAfterMiracle } from '../../testing/miracle-reading.ts'
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
import { enemy, friend, testOf } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'
import { has, xOf } from '../../traits.ts'
import { woundPenalty } from '../../wounds/health.ts'
import { call } from '../calling.ts'
import { miraclesOf } from '../miracle.ts'
import { miracleChoicesOn } from '../miracle-choices.ts'

describe('CF-MIRACLE-31 Aura of the Dark Princes', () => {
  const given = {
    miracle: 'aura-of-the-dark-princes',
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
    expect(price(match)).toEqual(['6/3'])
    expect(rolledDice(match).filter((roll) => roll.startsWith('roll.courage'))).toEqual(['roll.courage 1'])
    expect(['Bob', 'Bold', 'Far', 'Mate'].map((name) => fighterNamed(match, name).inRout)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('CF-MIRACLE-31: a test passed against FEAR gives immunity to it, one against COU does not', () => {
    const passCourage = (card: Record<string, Json>) =>
      fighterNamed(miracleScene({ ...given, on: enemy({ cou: 4 }), ann: ann(card), dice: [3, 4] }), 'Bob')
    expect(passCourage({ fear: 7 }).immuneToFear).toBe(7)
    expect(passCourage({ cou: 7 }).immuneToFear).toBe(0)
    expect(passCourage({ fear: 7 }).inRout).toBe(false)
    const match = miracleScene({ ...given, on: enemy({ cou: 4 }), ann: ann({ fear: 7 }), dice: [3, 4] })
    expect(eventArgs(match, 'fear.immune')).toEqual([{ fighter: 'Bob', fear: 7 }])
  })
})

test('CF-CALL-07, CF-MIRACLE-31: no fighter is affected twice in a round, even by different callers', () => {
  const other = faithful('Amy', 0, 20, 36, { miracles: ['aura-of-the-dark-princes'], faith: 3, card: { cou: 6 } })
  const ann = { card: { cou: 6 } }
  const given = { miracle: 'aura-of-the-dark-princes', faith: 3, on: enemy({ cou: 4 }), onHerself: true, ann }
  const match = miracleScene(
    { ...given, others: [other, figure('Bea', 1, 20, 48)], dice: [2, 4, 2, 4] },
    function* (play) {
      const amy = play.state.fighters[2]!
      yield* call(play, amy, miracleChoicesOn(play, amy, miraclesOf(amy)[0]!, amy)[0]!)
    },
  )
  // Bob was tested for Ann, who is not within 15 cm of Bea; Bea alone is tested for Amy.
  const tests = eventArgs(match, 'test.passed').filter(({ test: kind }) => kind === 'test.courage')
  expect(tests.map(({ fighter }) => fighter)).toEqual(['Bob', 'Bea'])
})

describe('CF-MIRACLE-32 Inferno of Damnation', () => {
  const inferno = (card: Record<string, Json>, faces: readonly number[]) =>
    miracleScene({ miracle: 'inferno-of-damnation', faith: 1, on: enemy({ dis: 3, ...card }), dice: faces })

  test('CF-MIRACLE-32: the divination opposes Discipline, and the difference is the STR', () => {
    // 4 + 5 against 3 + 2: STR 4 against RES 5.
    const hit = inferno({}, [5, 2, 4, 3])
    expect(eventArgs(hit, 'damage.read')).toMatchObject([{ total: 4 + 4 - 5 }])
    // 4 + 2 against 3 + 4: nothing.
    expect(eventArgs(inferno({}, [2, 4]), 'damage.read')).toEqual([])
    // 4 + 2 against 3 + 3: STR 0.
    expect(eventArgs(inferno({}, [2, 3, 6, 1]), 'damage.read')).toMatchObject([{ total: 6 - 5 }])
    // A 1 by the target counts as 0.
    expect(eventArgs(inferno({}, [2, 1, 6, 1]), 'damage.read')).toMatchObject([{ total: 6 + 6 - 5 }])
  })

  test('CF-MIRACLE-32 its announcement names no difficulty, as it has none', () => {
    const texts = eventTexts(inferno({}, [5, 2, 4, 3]), 'call.announced', 'test.passed')
    expect(texts.length).toBeGreaterThan(0)
    for (const words of texts) expect(words).not.toMatch(/difficulty|against 0/)
  })

  test('CF-MIRACLE-32: the Living-dead and Constructs are unaffected, and a divination that fails outright has no effect', () => {
    expect(rolledDice(inferno({ abilities: ['living-dead'] }, [5]))).toEqual(['roll.divination 1'])
    expect(rolledDice(inferno({ abilities: ['construct'] }, [5]))).toEqual(['roll.divination 1'])
    expect(eventArgs(inferno({}, [1]), 'call.failed')).toHaveLength(1)
  })
})

describe('CF-MIRACLE-33 Demonic Intuition', () => {
  const foes = [
    figure('Bob', 1, 30, 30, {}, { card: 'Bob' }),
    figure('Ben', 1, 60, 20, {}, { card: 'Bob' }),
    figure('Cid', 1, 60, 40),
  ]
  const callIntuition = (faces: readonly number[], more: Record<string, Json> = {}) =>
    turn(
      [faithful('Ann', 0, 20, 30, { miracles: ['demonic-intuition'], faith: 3 }), ...foes],
      { answers: ['done', '0:call', 'demonic-intuition:1'], dice: faces },
      { piles: [['Ann'], ['Waiting', 'Bob']], reserves: [[], ['Cid']], ...more },
    )

  test('CF-MIRACLE-33: a card of pile or reserve is shown; if it is the target’s, all its fighters suffer STR 6', () => {
    const hit = callIntuition([4, 1, 6, 2, 5, 3])
    expect(price(hit)).toEqual(['8/3'])
    expect(eventArgs(hit, 'card.unmasked')).toEqual([{ card: 'Bob' }])
    expect(eventArgs(hit, 'damage.read').map(({ victim }) => victim)).toEqual(['Bob', 'Ben'])
    const missed = callIntuition([4, 2])
    expect(eventArgs(missed, 'card.unmasked')).toEqual([{ card: 'Cid' }])
    expect(eventArgs(missed, 'damage.read')).toEqual([])
  })

  test('CF-MIRACLE-33: the cards stay where they are, and their place in the pile does not change the die', () => {
    const other = { piles: [['Ann'], ['Bob', 'Waiting']] }
    expect(eventArgs(callIntuition([4, 2], other), 'card.unmasked')).toEqual([{ card: 'Cid' }])
    const { camps, cards } = callIntuition([4, 2], other).state
    expect(camps[1]!.pile.map((id) => cards[id]!.profile.name)).toEqual(['Bob', 'Waiting'])
  })

  test('CF-MIRACLE-33: played cards are excluded, and the target must be in the aura', () => {
    const played = callIntuition([4, 1], { piles: [['Ann'], ['Waiting']] })
    expect(eventArgs(played, 'damage.read')).toEqual([])
    const far = turn(
      [
        faithful('Ann', 0, 20, 30, { miracles: ['demonic-intuition'], faith: 3 }),
        figure('Bob', 1, 37.6, 30),
        figure('Cid', 1, 60, 40),
      ],
      { answers: ['done', '0:call', 'demonic-intuition:1'], dice: [4] },
    )
    expect(eventArgs(far, 'call.short')).toHaveLength(1)
  })

  test('CF-MIRACLE-33: after a success it is not called again by the camp this round', () => {
    const second = faithful('Bea', 0, 20, 36, { miracles: ['demonic-intuition'], faith: 3 })
    const both = (die: number, faces: readonly number[]) =>
      turn(
        [faithful('Ann', 0, 20, 30, { miracles: ['demonic-intuition'], faith: 3 }), second, ...foes],
        { answers: ['done', '0:call', 'demonic-intuition:2', '0:nothing'], dice: [die, ...faces] },
        { piles: [['Ann'], ['Waiting', 'Bob']], reserves: [[], ['Cid']] },
      )
    expect(optionKeys(both(3, []))).toContain('1:call')
    expect(optionKeys(both(4, [2]))).not.toContain('1:call')
  })
})

describe('CF-MIRACLE-34 Elusive Shadow', () => {
  const shadow = { miracle: 'elusive-shadow', faith: 2, on: enemy(), onHerself: true }

  test('CF-MIRACLE-34 (a): in contact it adds 6 to the next disengagement only', () => {
    const held = { ...shadow, on: { ...enemy(), at: [22.5, 30] as const } }
    const match = miracleScene({ ...held, dice: [4, 2, 2] }, function* (play, ann) {
      yield* disengage(play, ann)
      yield* disengage(play, ann)
    })
    // INI 3 and a 2: 11 the first time, 5 against 6 the second.
    expect(eventArgs(match, 'test.passed').at(-1)?.final).toBe(11)
    expect(eventArgs(match, 'test.failed').at(-1)?.final).toBe(5)
  })

  test('CF-MIRACLE-34 (a): a fighter assaulted in this phase cannot use it', () => {
    const callInContact = (assaulted: boolean) =>
      turn([
        faithful('Ann', 0, 20, 30, { miracles: ['elusive-shadow'], faith: 2, more: { assaulted } }),
        figure('Bob', 1, 22.5, 30),
      ])
    expect(optionKeys(giveAnswers(callInContact(false), 'done'))).toContain('0:call')
    // No actions are left, and the other player has the lead.
    expect(promptId(callInContact(true))).toBe('ask.lead')
  })

  test('CF-MIRACLE-34 (b): a free fighter shifts 10 cm in a straight line, less without room, and may still walk', () => {
    const shiftTo = (to: readonly [number, number], others: readonly Json[] = []) =>
      turn([faithful('Ann', 0, 20, 30, { miracles: ['elusive-shadow'], faith: 2 }), ...others], {
        answers: ['done', '0:call', { to: [...to] }],
        dice: [3],
      })
    expect(placeOf(shiftTo([60, 30]), 'Ann')).toEqual([30, 30])
    expect(placeOf(shiftTo([21, 30]), 'Ann')).toEqual([30, 30])
    expect(optionKeys(shiftTo([60, 30]))).toContain('0:walk')
    const blocked = placeOf(shiftTo([60, 30], [figure('Bob', 1, 30, 30)]), 'Ann')
    expect(blocked[0]).toBeLessThan(27.5)
    expect(blocked[0]).toBeGreaterThan(26.5)
  })
})

describe('CF-MIRACLE-35 Ruin', () => {
  type Kind = 'attack' | 'aim' | 'discipline' | 'force'
  const testUnderRuin = (kind: Kind, faces: readonly number[], answers: readonly string[] = []) =>
    miracleScene(
      { miracle: 'ruin', faith: 1, on: enemy({ aim: 3 }), dice: [3, ...faces], answers },
      (play, _ann, bob) => testOf(play, bob, kind, 20),
    )
  const hits = (match: ReturnType<typeof testUnderRuin>) => eventArgs(match, 'damage.read').length

  test('CF-MIRACLE-35: each 1 in a test of INI, ATT, DEF, COU, DIS, POW or divination causes a Damage roll at STR 6', () => {
    const match = testUnderRuin('attack', [1, 4, 3])
    expect(price(match)).toMatchObject(['7/1'])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 6 + 4 - 5 }])
    expect(hits(testUnderRuin('discipline', [1, 4, 3]))).toBe(1)
    expect(hits(testUnderRuin('attack', [2]))).toBe(0)
    expect(hits(testUnderRuin('aim', [1]))).toBe(0)
    expect(hits(testUnderRuin('force', [1]))).toBe(0)
  })

  test('CF-MIRACLE-35, CF-DICE-02: a 6 that is not enough need not be rolled again, in a single or an opposed test', () => {
    expect(promptId(testUnderRuin('attack', [6]))).toBe('ask.again')
    expect(hits(testUnderRuin('attack', [6], ['keep']))).toBe(0)
    expect(eventArgs(testUnderRuin('aim', [6, 2]), 'test.failed')).toMatchObject([{ final: 11 }])
    // INI 1 and a 6 against INI 3 and a 6.
    const opposing = (answers: string[], faces: number[]) =>
      miracleScene(
        { miracle: 'ruin', faith: 1, on: enemy({ ini: 1 }), dice: [3, 6, 6, ...faces], answers },
        function* (play, ann, bob) {
          const test = { kind: 'initiative' as const, rules: [], difficulty: null, against: null, dice: 1 }
          yield* resolveOpposition(play, { ...test, fighter: bob }, { ...test, fighter: ann })
        },
      )
    expect(promptId(opposing([], []))).toBe('ask.again')
    expect(eventArgs(opposing(['keep'], []), 'opposition.second')).toMatchObject([{ a: 7, b: 9 }])
  })

  test('CF-MIRACLE-35: a 1 on a die rolled again causes damage too; several together cause it once', () => {
    expect(hits(testUnderRuin('attack', [6, 1, 4, 3], ['again']))).toBe(1)
    const together = miracleScene(
      {
        miracle: 'ruin',
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
        ...{ miracle: 'ruin', faith: 1, on: enemy({}), answers: ['again'] },
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
  const force = (x: number) => ({ miracle: 'force-of-darkness', faith: x, x, on: friend({ str: 3 }), dice: [5] })
  expect(price(miracleScene(force(1)))[0]).toBe('5/1')
  expect(price(miracleScene(force(5)))[0]).toBe('9/5')
  expect(readAfterMiracle(force(5), (play, _ann, bob) => characteristic(play, bob, 'str').total)).toBe(8)
  expect(() => miracleScene({ ...force(6), faith: 9 })).toThrow()
})

test('CF-MIRACLE-37 Intimidation: costs the target 1 for a Fervour of 2, or 2 for 3, on Initiative, Attack, Defence and Aim', () => {
  const kinds = ['initiative', 'attack', 'defence', 'aim', 'discipline'] as const
  const intimidation = (x: number, faith: number) => ({
    miracle: 'intimidation',
    faith,
    x,
    on: enemy({ aim: 3 }),
    dice: [3],
  })
  expect(price(miracleScene(intimidation(-1, 2)))[0]).toBe('7/2')
  expect(price(miracleScene(intimidation(-2, 3)))[0]).toBe('7/3')
  expect(resultsAfterMiracle(intimidation(-1, 2), kinds)).toEqual([5, 5, 5, 5, 6])
  expect(resultsAfterMiracle(intimidation(-2, 3), kinds)).toEqual([4, 4, 4, 4, 6])
})

describe('CF-MIRACLE-38 Possession', () => {
  const possession = (abilities: string[], more: Record<string, Json> = {}) => ({
    miracle: 'possession',
    faith: 3,
    on: friend({ abilities }, { wounds: 'serious', ...more }),
    dice: [4],
  })

  test('CF-MIRACLE-38: the target is Possessed until the end of the game', () => {
    expect(price(miracleScene(possession([])))).toEqual(['8/3'])
    expect(
      readAfterMiracle(possession([]), (play, _ann, bob) => [
        has(play, bob, 'possessed'),
        woundPenalty(play, bob),
        bob.effects[0]?.until,
      ]),
    ).toEqual([true, -1, 'game'])
  })

  test('CF-MIRACLE-38: a fighter with Possessed on its card has +1 on Initiative, Attack and Defence; other Possessed fighters gain nothing', () => {
    const well = { wounds: 'none' }
    expect(
      resultsAfterMiracle(possession(['possessed'], well), ['initiative', 'attack', 'defence', 'discipline']),
    ).toEqual([7, 7, 7, 6])
    const earlier = { ...well, effects: [{ object: 'possessed', until: 'game' }] }
    expect(resultsAfterMiracle(possession([], earlier), ['attack'])).toEqual([6])
  })
})

test('CF-MIRACLE-39 Blood of the Abyss: gives Regeneration/5, better than 6 and worse than 4, for this round', () => {
  const bloodOfTheAbyss = (abilities: string[]) => ({
    miracle: 'blood-of-the-abyss',
    faith: 1,
    on: friend({ abilities, res: 6 }, { wounds: 'light' }),
    dice: [3],
  })
  expect(price(miracleScene(bloodOfTheAbyss([])))).toEqual(['6/1'])
  const x = (abilities: string[]) =>
    readAfterMiracle(bloodOfTheAbyss(abilities), (_play, _ann, bob) => xOf(bob, 'regeneration', null))
  expect(x([])).toBe(5)
  expect(x(['regeneration/6'])).toBe(5)
  expect(x(['regeneration/4'])).toBe(4)
  const regenerate = (abilities: string[], faces: readonly number[]) =>
    miracleScene({ ...bloodOfTheAbyss(abilities), dice: [3, ...faces] }, maintenancePhase)
  expect(fighterNamed(regenerate([], [5]), 'Bob').wounds).toBe(0)
  expect(fighterNamed(regenerate([], [4]), 'Bob').wounds).toBe(1)
  // A fighter with printed Regeneration/6 rolls no more often than others.
  expect(fighterNamed(regenerate(['regeneration/6'], [4]), 'Bob').wounds).toBe(1)
})

describe('CF-MIRACLE-40 Eye of Darkness', () => {
  const eye = { effects: [{ object: 'under-eye-of-darkness', until: 'game' }] }

  test('CF-MIRACLE-40: the caller targets fighters without a line of sight', () => {
    expect(
      price(miracleScene({ miracle: 'eye-of-darkness', faith: 1, on: enemy(), onHerself: true, dice: [2] })),
    ).toEqual(['6/1'])
    const others = [figure('Behind', 1, 10, 30), figure('Bob', 1, 40, 30)]
    const targetOptions = (more: Record<string, Json>) =>
      optionKeys(
        turn([faithful('Ann', 0, 20, 30, { miracles: ['kingdom-of-the-blind'], faith: 2, more }), ...others], {
          answers: ['done', '0:call'],
        }),
      )
    expect(targetOptions({})).toEqual(['kingdom-of-the-blind:2', 'kingdom-of-the-blind:3'])
    expect(targetOptions(eye)).toEqual(['kingdom-of-the-blind:1', 'kingdom-of-the-blind:2', 'kingdom-of-the-blind:3'])
  })

  test('CF-MIRACLE-40, CF-MAINT-05: it is kept for 2 points in the maintenance phase, even in rout; otherwise it ends', () => {
    const keepMiracle = (faith: number, answers: readonly Json[], more: Record<string, Json> = {}) =>
      playRule({ figures: [faithful('Ann', 0, 20, 30, { faith, more: { ...eye, ...more } })] }, maintenancePhase, {
        answers,
      })
    const faithAndEffects = (match: ReturnType<typeof keepMiracle>) => ({
      faith: fighterNamed(match, 'Ann').faith,
      effects: fighterNamed(match, 'Ann').effects.length,
    })
    expect(faithAndEffects(keepMiracle(3, ['keep']))).toEqual({ faith: 1, effects: 1 })
    expect(faithAndEffects(keepMiracle(3, ['end']))).toEqual({ faith: 3, effects: 0 })
    expect(faithAndEffects(keepMiracle(1, []))).toEqual({ faith: 1, effects: 0 })
    expect(promptId(keepMiracle(3, [], { inRout: true }))).toBe('ask.prolong')
  })
})
