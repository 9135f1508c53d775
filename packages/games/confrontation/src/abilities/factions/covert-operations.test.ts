import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { liveCards } from '../../round/sequence.ts'
import { playPhase, wholeStrategicPhase } from '../../testing/phase.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
} from '../../testing/scene.ts'

const KALLIENNE = { abilities: ['covert-operations'] }

describe('CF-PACK-32 Covert operations', () => {
  const start = (ap: number, answers: readonly Json[]) =>
    playPhase(
      'approach',
      {
        figures: [
          figure('Ann', 0, 20, 30, { ...KALLIENNE, ap }, { status: 'waiting' }),
          figure('Abe', 0, 20, 40, { ...KALLIENNE, ap }, { status: 'waiting' }),
          figure('Amy', 0, 20, 50, { ap: 100 }, { status: 'waiting' }),
          figure('Bob', 1, 90, 30, {}, { status: 'waiting' }),
        ],
      },
      { answers },
    )

  test('allow one fighter of the barony per 300 A.P. of the army, rounded up, to be set aside before the deployment', () => {
    expect(promptId(start(100, []))).toBe('ask.spy')
    expect(optionKeys(start(100, []))).toEqual(['none', '0', '1'])
    // 300 A.P. in all: one spy; 302: two.
    expect(promptId(start(100, ['0']))).toBe('ask.sequence')
    expect(optionKeys(start(101, ['0']))).toEqual(['none', '1'])
    expect(promptId(start(101, ['none']))).toBe('ask.sequence')
  })

  test('count the fighter as a loss and leave its card out of every sequence', () => {
    const match = start(100, ['0'])
    expect(fighterNamed(match, 'Ann').status).toBe('eliminated')
    expect(fighterNamed(match, 'Ann').hasFallen).toBe(true)
    expect(liveCards(match, 0)).toEqual([1, 2])
  })
})

describe('missions of spies', () => {
  const SPY: FigureDetails = { status: 'eliminated', effects: [{ object: 'spy', until: 'game' }] }
  const bob = (changes: FigureDetails = {}, more: FigureDetails = {}) =>
    figure('Bob', 1, 90, 30, { ap: 20, ...changes }, more)
  /** Ann of Kallienne is in play; the spy Sue costs this much. */
  const dawn = (ap: number, answers: readonly Json[], dice: number[] = [], foe: Json = bob(), rounds = 1) =>
    playRule(
      {
        figures: [
          figure('Ann', 0, 20, 30, KALLIENNE),
          figure('Sue', 0, 10, 10, { ...KALLIENNE, ap, str: 6 }, SPY),
          foe,
          figure('Ben', 1, 90, 50, { ap: 90 }, { card: 'Bob' }),
        ],
      },
      function* (play) {
        for (let i = 0; i < rounds; i++) yield* wholeStrategicPhase(play)
      },
      { answers, dice },
    )

  test("CF-PACK-32 before the Tactical roll a spy may carry out one mission, for at most the spy's own value", () => {
    expect(promptId(dawn(20, []))).toBe('ask.mission')
    expect(optionKeys(dawn(20, []))).toEqual(['none', '1:espionage', '1:2'])
    expect(optionKeys(dawn(14, [], [], bob({ ap: 14 })))).toEqual(['none', '1:2'])
    expect(optionKeys(dawn(15, []))).toEqual(['none', '1:espionage'])
    expect(promptId(dawn(14, []))).toBe('ask.coordinator')
    const gone = dawn(20, ['1:espionage'])
    expect(promptId(gone)).toBe('ask.coordinator')
    expect(fighterNamed(gone, 'Sue').effects).toEqual([])
  })

  test('CF-PACK-32 missions do not require a fighter of the barony on the table', () => {
    const match = playPhase(
      'strategic',
      { figures: [figure('Amy', 0, 20, 30), figure('Sue', 0, 10, 10, { ...KALLIENNE, ap: 20 }, SPY), bob()] },
      { answers: ['1:espionage'] },
    )
    expect(promptId(match)).toBe('ask.coordinator')
    expect(eventArgs(match, 'mission.espionage')).toMatchObject([{ fighter: 'Sue' }])
  })

  test('CF-PACK-33 Espionage gives two passes in addition to those the player already has', () => {
    const match = dawn(15, ['1:espionage'])
    expect(match.state.camps[0]!.passes).toBe(2)
    expect(eventArgs(match, 'mission.espionage')).toEqual([{ fighter: 'Sue', passes: 2 }])
    expect(dawn(15, ['none']).state.camps[0]!.passes).toBe(0)
  })

  test('CF-PACK-34 Assassination is a Damage roll with the spy’s STR and three dice, of which its player keeps two', () => {
    const match = dawn(20, ['1:2', '4-3'], [1, 4, 3])
    expect(rolledDice(match)).toEqual(['roll.damage 3'])
    // 4 and STR 6 against RES 5.
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 5 }])
  })

  test.each<[string, Json, boolean]>([
    ['who costs as much', bob({ ap: 20 }), true],
    ['who costs more', bob({ ap: 21 }), false],
    ['who is a Character', bob({ character: true }), false],
  ])('CF-PACK-34 an enemy %s: %s', (_, foe, isOpen) => {
    expect(optionKeys(dawn(20, [], [], foe)).includes('1:2')).toBe(isOpen)
  })

  test('CF-PACK-34, CF-ABIL-90: hidden fighters cannot be assassinated', () => {
    const scout = (effects: Json[]) => optionKeys(dawn(20, [], [], bob({ abilities: ['scout'] }, { effects })))
    expect(scout([])).toEqual(['none', '1:espionage', '1:2'])
    expect(scout([{ object: 'hidden', until: 'game' }])).toEqual(['none', '1:espionage'])
  })

  test('CF-PACK-34 fighters that stand in for the servants of a machine cannot be assassinated', () => {
    const standIn = bob({}, { effects: [{ object: 'substitute', until: 'round' }] })
    expect(optionKeys(dawn(20, [], [], standIn))).toEqual(['none', '1:espionage'])
  })
})
