import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf, ownCard } from '../../armies/army.fixture.ts'
import type { TestKind } from '../../dice/test.ts'
import { faithful, miracleScene } from '../../testing/faithful.ts'
import { price } from '../../testing/miracle-reading.ts'
import {
  barReason,
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
} from '../../testing/scene.ts'
import { testOf } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'

const WOLF = { army: 'wolfen', people: 'wolfen', base: 'creature' }

describe('CF-REV-WOLFEN-08: Blind Omen', () => {
  const testWithOmen = (face: number, kind: TestKind, dice: readonly number[], difficulty = 1) =>
    miracleScene(
      {
        ...{ miracle: 'blind-omen', faith: 1, on: { seat: 0 as const, card: { ...WOLF, aim: 3, pow: 3 } } },
        dice: [2, face, ...dice],
      },
      (play, _ann, bob) => testOf(play, bob, kind, difficulty),
    )
  const final = (match: ReturnType<typeof testWithOmen>) => eventArgs(match, 'test.passed').at(-1)?.final

  test('CF-REV-WOLFEN-08: Fervour 1, difficulty 6, on friendly Wolfen until the end of the round', () => {
    const match = testWithOmen(3, 'attack', [3])
    expect(price(match)).toMatchObject(['6/1'])
    expect(fighterNamed(match, 'Bob').effects).toMatchObject([{ until: 'round' }])
    const targetKeys = (base: string): string[] =>
      optionKeys(
        turn(
          [
            faithful('Ann', 0, 20, 30, { miracles: ['blind-omen'], faith: 1 }),
            figure('Bob', 0, 30, 30, { ...WOLF, base }),
          ] as Json[],
          { answers: ['done'] },
        ),
      )
    expect(targetKeys('creature').includes('0:call')).toBe(true)
    expect(targetKeys('infantry').includes('0:call')).toBe(false)
  })

  test('CF-REV-WOLFEN-08: 1 or 2 bar rerolls', () => {
    for (const face of [1, 2]) {
      const match = testWithOmen(face, 'attack', [6], 12)
      expect(rolledDice(match).at(-1)).toBe('roll.attack 1')
      expect(eventArgs(match, 'test.failed')).toMatchObject([{ final: 9 }])
    }
    // Other tests do not change.
    expect(rolledDice(testWithOmen(1, 'force', [6, 2], 12)).at(-1)).toBe('roll.again 1')
  })

  test('CF-REV-WOLFEN-08: 3 or 4 add one to the result, and a 1 still fails', () => {
    expect(final(testWithOmen(3, 'attack', [3]))).toBe(7)
    expect(final(testWithOmen(4, 'incantation', [3]))).toBe(7)
    expect(final(testWithOmen(3, 'force', [3]))).toBe(6)
    expect(eventArgs(testWithOmen(4, 'defence', [1]), 'test.failed-outright')).toHaveLength(1)
  })

  test('CF-REV-WOLFEN-08: 5 or 6 add one, and a 1 is an ordinary result', () => {
    expect([5, 6].map((face) => final(testWithOmen(face, 'initiative', [1])))).toEqual([5, 5])
    expect(eventArgs(testWithOmen(6, 'force', [1]), 'test.failed-outright')).toHaveLength(1)
  })
})

describe('CF-REV-WOLFEN-01: Sylvan Animae Summoning', () => {
  const ann = (level: string, category: number, faith = 8) =>
    faithful('Ann', 0, 20, 30, {
      ...{
        miracles: ['sylvan-animae-summoning'],
        faith,
        card: { ...WOLF, category },
        aspects: { level, cult: 'Yllia' },
      },
    })
  const callAnimae = (faithfulOne: Json, answers: Json[], dice: number[]) =>
    turn([faithfulOne, figure('Bob', 1, 90, 30)], { answers: ['done', ...answers], dice })
  const CALL = ['0:call', '0']

  test('CF-REV-WOLFEN-01: an animae appears within 10 cm in front of the faithful', () => {
    const match = callAnimae(ann('zealot', 2), CALL, [2])
    expect(price(match)).toEqual(['6/2'])
    expect(promptId(match)).toBe('ask.summoned')
    expect(refusal(match, path([10, 30]))).toBe('refused.out-of-view CF-REV-WOLFEN-01')
    expect(refusal(match, path([40, 30]))).toBe('refused.too-far CF-REV-WOLFEN-01')
    giveAnswers(match, path([28, 30]))
    expect(placeOf(match, 'Sylvan animae')).toMatchObject([28, 30])
    expect(fighterNamed(match, 'Sylvan animae')).toMatchObject({
      level: 0,
      seat: 0,
      activated: true,
      card: fighterNamed(match, 'Ann').card,
    })
  })

  test('CF-REV-WOLFEN-01: a Devout calls it once a round, a Zealot twice', () => {
    const callAgain = (level: string, category: number) =>
      optionKeys(callAnimae(ann(level, category), [...CALL, path([28, 30])], [2])).includes('0:call')
    expect(callAgain('devout', 1)).toBe(false)
    expect(callAgain('zealot', 2)).toBe(true)
    // The rank of the faith counts, not the rest of the card.
    expect(callAgain('devout', 3)).toBe(false)
    expect(callAgain('zealot', 1)).toBe(true)
    const twice = callAnimae(ann('zealot', 2), [...CALL, path([28, 30]), ...CALL, path([28, 34])], [2, 2])
    expect(eventArgs(twice, 'summoned')).toHaveLength(2)
    expect(optionKeys(twice)).not.toContain('0:call')
  })

  test('CF-REV-WOLFEN-01, CF-SUMMON-05: cannot be announced at the caller’s control limit', () => {
    // The first category allows a force of 2 in all, and each animae has 1.
    const full = callAnimae(ann('dean', 1), [...CALL, path([28, 30]), ...CALL, path([28, 34])], [2, 2])
    expect(eventArgs(full, 'summoned').length).toBe(2)
    expect(barReason(full, '0:call')).toBe('barred.summon-limit CF-SUMMON-05')
  })

  test('CF-REV-WOLFEN-01: Wolfen and Daïkinee of any cult learn it', () => {
    const learningFaults = (army: 'wolfen' | 'daikinee' | 'lions', cult: string) => {
      const faith = { cult, aura: 10, creation: 0, alteration: 0, destruction: 1 }
      const priest = ownCard('priest', { army, rank: 'devout', role: 'faithful', faith })
      const cards = [{ profile: 'priest', miracles: ['sylvan-animae-summoning'] }]
      return !faultsOf(armyOf(cards, { army, profiles: [priest], points: 400 })).includes('miracle-cult')
    }
    expect(learningFaults('wolfen', 'Yllia')).toBe(true)
    expect(learningFaults('daikinee', 'Earhë')).toBe(true)
    expect(learningFaults('lions', 'Arin')).toBe(false)
  })
})

describe('CF-REV-WOLFEN-02: sylvan animae in an army', () => {
  const animae = (count: number, others: { profile: string; count?: number }[], profiles: object[] = []) =>
    faultsOf(
      armyOf(
        [
          ...others,
          ...Array.from({ length: Math.ceil(count / 3) }, (_, i) => ({
            ...{ profile: 'wolfen-sylvan-animae', count: Math.min(3, count - 3 * i) },
          })),
        ],
        { army: 'wolfen', points: 5000, profiles: profiles as never },
      ),
    ).includes('retinue')
  const most = (others: { profile: string }[], profiles: object[] = []) => {
    let count = 0
    while (count < 30 && !animae(count + 1, others, profiles)) count++
    return count
  }
  const faithfulOf = (rank: string, rest: object = {}) => ({
    ...ownCard(`a-${rank}`, { army: 'wolfen', rank, role: 'faithful', ...rest }),
    faith: { cult: 'Yllia', aura: 10, creation: 1, alteration: 1, destruction: 1 },
  })

  test('CF-REV-WOLFEN-02: allows none without a faithful of Destiny, else 2, 4, 8 or 16 by rank, one more for a Character', () => {
    expect(most([{ profile: 'wolfen-wolfen-lonewolf' }])).toBe(0)
    const byRank = ['devout', 'zealot', 'dean', 'avatar'].map((rank) =>
      most([{ profile: `a-${rank}` }], [faithfulOf(rank)]),
    )
    expect(byRank).toEqual([2, 4, 8, 16])
    expect(most([{ profile: 'a-zealot' }], [faithfulOf('zealot', { character: true })])).toBe(5)
  })

  test('CF-REV-WOLFEN-02: several faithful add up; Syriak brings two more instead of one', () => {
    expect(most([{ profile: 'wolfen-predator-of-blood' }, { profile: 'wolfen-guardian-of-the-runes' }])).toBe(4)
    expect(most([{ profile: 'wolfen-syriak-the-intrepid' }])).toBe(6)
  })
})
