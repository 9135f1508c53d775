import { describe, expect, test } from 'vitest'
import { gatherFaith } from '../../divination/faith.ts'
import { dice, duel } from '../../testing/duel.ts'
import { faithful, type MiracleCall, miracleScene } from '../../testing/faithful.ts'
import { price, readAfterMiracle } from '../../testing/miracle-reading.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
} from '../../testing/scene.ts'
import { difficulty } from '../../testing/spell-reading.ts'
import { type SpellCast, spellScene } from '../../testing/spell-scene.ts'
import { friend } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'

describe('CF-REV-MIDNOR-18: Gall of the Possessed', () => {
  const GALL = { spell: 'gall-of-the-possessed', gems: { darkness: 3 }, dice: [4] }

  test('is cast on a friend against its DEF + 3', () => {
    const gallCast: SpellCast = { ...GALL, on: friend({ def: 4 }) }
    const match = spellScene(gallCast)
    expect(difficulty(match)).toBe(7)
    expect(fighterNamed(match, 'Bob').effects).toMatchObject([
      { object: 'under-gall-of-the-possessed', until: 'round' },
    ])
  })

  const under = { effects: [{ object: 'under-gall-of-the-possessed' }] }
  /** Ann, who has won the Initiative, attacks with two dice; Bob keeps two for defence, has the Gall and answers. */
  const answerAttack = (
    bob: FigureDetails,
    answers: readonly string[],
    faces: readonly number[],
    more: FigureDetails = under,
  ) =>
    duel(
      { card: { def: 3 } },
      { card: { abilities: ['counter-attack'], att: 5, ...bob }, more },
      [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), ...answers],
      [5, 2, ...faces],
    )

  test('a counter-attack cannot be parried, and its Damage roll gains ATT - DEF', () => {
    // Ann attacks with 2 + 3, Bob parries with 5 + 3; the answer is not parried and hits: 4 + STR 3 + 2 - RES 5.
    const match = answerAttack({}, ['counter:1'], [2, 5, 3, 4, 1])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Ann', total: 4 }])
    const without = answerAttack({}, ['counter:1'], [2, 5], {})
    expect(promptId(without)).toBe('ask.defence')
  })

  test('an answer by Ambidextrous cannot be parried either', () => {
    const match = answerAttack({ abilities: ['ambidextrous'] }, ['parry:1'], [2, 5, 3, 4, 1])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Ann', total: 4 }])
  })

  test('an ATT below the DEF costs nothing', () => {
    const match = answerAttack({ att: 1 }, ['counter:1'], [2, 5, 3, 4, 1])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 2 }])
  })

  test('the target’s other attacks are parried and hit as usual', () => {
    const attack = (answers: readonly string[], faces: readonly number[]) =>
      duel(
        { card: { att: 5 }, more: under },
        {},
        [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), ...answers],
        [5, 2, ...faces],
      )
    expect(promptId(attack([], []))).toBe('ask.defence')
    expect(eventArgs(attack(['none'], [3, 4, 1]), 'damage.read')).toMatchObject([{ victim: 'Bob', total: 2 }])
  })
})

describe('CF-REV-MIDNOR-16: Summoning of the Reapers', () => {
  const REAPERS = 'summoning-of-the-reapers'
  const ann = { miracles: [REAPERS], faith: 3, card: { category: 2, people: 'midnor' } }
  const callReapers = (
    answers: readonly (string | ReturnType<typeof path>)[],
    faces: readonly number[],
    given: FigureDetails = {},
  ) =>
    turn([faithful('Ann', 0, 20, 30, { ...ann, ...given }), figure('Bob', 1, 60, 30)], {
      answers: ['done', '0:call', ...answers],
      dice: faces,
    })

  test('Fervour 3, difficulty 8: a reaper comes within 10 cm of the caller, in its field of vision', () => {
    const match = callReapers([], [4])
    expect(promptId(match)).toBe('ask.summoned')
    expect(price(match)).toEqual(['8/3'])
    // Ann looks east.
    expect(refusal(match, path([14, 30]))).toBe('refused.out-of-view CF-REV-MIDNOR-16')
    expect(refusal(match, path([32.6, 30]))).toBe('refused.too-far CF-REV-MIDNOR-16')
    const done = callReapers([path([32.5, 30])], [4])
    expect(placeOf(done, 'Reaper of Mid-Nor')).toEqual([32.5, 30])
    expect(fighterNamed(done, 'Reaper of Mid-Nor')).toMatchObject({ seat: 0, card: 0, activated: true })
    expect(eventArgs(callReapers([], [3]), 'summoned')).toEqual([])
  })

  test('needs room below the caller’s control limit', () => {
    const match = turn(
      [
        faithful('Ann', 0, 20, 30, { ...ann, card: { category: 2, abilities: ['summoner/-4'] } }),
        figure('Bob', 1, 60, 30),
      ],
      { answers: ['done'] },
    )
    expect(optionKeys(match)).not.toContain('0:call')
  })
})

describe('CF-REV-MIDNOR-21: Castling', () => {
  const CASTLING = 'castling'
  const believer = (name: string, x: number, y = 30) => figure(name, 0, x, y, {}, { card: name })
  /** Bob, an enemy, stands among three of Ann's people; she has one nearby. */
  const others = [believer('A', 45, 30), believer('B', 40, 36), believer('C', 40, 24), believer('D', 20, 36)]
  const castlingCall = (
    card: FigureDetails = {},
    more: FigureDetails = {},
    at: readonly [number, number] = [40, 30],
  ) => ({
    ...{ miracle: CASTLING, faith: 2, dice: [4], others, on: { seat: 1 as const, card, more, at } },
    ann: { aspects: { aura: 5 } },
  })
  const faithGathered = (call: MiracleCall, changed: object = {}) =>
    readAfterMiracle(call, (play, ann, bob) => {
      Object.assign(bob, changed)
      gatherFaith(play)
      return ann.faith
    })

  test('Fervour 2, difficulty 7: T.F. is computed once as if the caller stood in the target’s place', () => {
    expect(price(miracleScene(castlingCall()))).toEqual(['7/2'])
    // A Zealot: 3 of her own, and one for every two believers begun: three of them there, one here.
    expect(faithGathered(castlingCall())).toBe(5)
    expect(faithGathered({ ...castlingCall(), dice: [2] })).toBe(4)
    expect(fighterNamed(miracleScene(castlingCall()), 'Ann').effects).toMatchObject([{ until: 'round' }])
  })

  test('a believing target counts, and the caller does not', () => {
    // The target makes it three believers, then two; Ann would make it three again.
    const friendly = { ...castlingCall(), on: { seat: 0 as const, at: [40, 30] as const, more: { card: 'Bob' } } }
    expect(faithGathered({ ...friendly, others: others.slice(0, 2) })).toBe(5)
    expect(faithGathered({ ...friendly, others: others.slice(0, 1) })).toBe(4)
  })

  test('a target that is eliminated or at another level by then does not count', () => {
    expect(faithGathered(castlingCall(), { status: 'eliminated' })).toBe(4)
    expect(faithGathered(castlingCall(), { level: 1 })).toBe(4)
  })

  test('any other fighter in sight may be named, of either camp', () => {
    const match = turn(
      [
        faithful('Ann', 0, 20, 30, { miracles: [CASTLING], faith: 2 }),
        figure('Amy', 0, 30, 36),
        figure('Bob', 1, 30, 30),
        figure('Bea', 1, 10, 30),
      ],
      { answers: ['done', '0:call'] },
    )
    // Bea is behind her; the last is far away in a corner.
    expect(optionKeys(match)).toEqual([`${CASTLING}:1`, `${CASTLING}:2`, `${CASTLING}:4`])
  })
})
