import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { effectOn } from '../../abilities/builders.ts'
import { armyOf, faultsOf, ownCard } from '../../armies/army.fixture.ts'
import { characteristic } from '../../characteristics.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { faithful, miracleScene } from '../../testing/faithful.ts'
import { playPhase } from '../../testing/phase.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, optionKeys, rolledDice } from '../../testing/scene.ts'
import { has } from '../../traits.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

const PEOPLE = { army: 'devourers', people: 'devourers' }
const CULT = { cult: 'Vile-Tis' }

describe('CF-REV-DEVOURER-09 the debt to Vile-Tis', () => {
  /** Ann, a faithful of Vile-Tis with an aura of 15 cm. */
  const ann = (level: string, more: FigureDetails = {}) =>
    faithful('Ann', 0, 20, 30, {
      card: { ...PEOPLE, abilities: ['debt-to-vile-tis', 'warrior-monk'] },
      aspects: { ...CULT, level },
      more,
    })
  const owing = (x: number) => [{ object: 'debt', x, until: 'game' }]
  const mystic = (level: string, more: FigureDetails, answers: readonly Json[]) =>
    playPhase('mystic', { figures: [ann(level, more), figure('Bob', 1, 60, 30)] }, { answers })

  test('CF-REV-DEVOURER-09: 2, 5, 8 or 15 extra points by rank, for as many counters', () => {
    const most = (level: string) => optionKeys(mystic(level, {}, [])).at(-1)
    expect(['devout', 'zealot', 'dean', 'avatar'].map(most)).toEqual(['2', '5', '8', '15'])
    const match = mystic('zealot', {}, ['4'])
    // A Zealot and Warrior-monk without believers gathers 2.
    expect(fighterNamed(match, 'Ann').faith).toBe(6)
    expect(effectOn(fighterNamed(match, 'Ann'), 'debt')?.x).toBe(4)
    const none = mystic('zealot', {}, ['0'])
    expect(fighterNamed(none, 'Ann').faith).toBe(2)
    expect(fighterNamed(none, 'Ann').effects).toEqual([])
  })

  test('CF-REV-DEVOURER-09: a debt left in the next mystic phase worsens the debtor’s Wounds, beyond Critical to death', () => {
    const match = mystic('zealot', { effects: owing(2), wounds: 'light' }, ['0'])
    expect(fighterNamed(match, 'Ann').wounds).toBe(3)
    expect(fighterNamed(match, 'Ann').effects).toEqual([])
    expect(fighterNamed(mystic('zealot', { effects: owing(3), wounds: 'light' }, []), 'Ann').status).toBe('eliminated')
  })

  test('CF-VIRTUE-11: a penitent whose debt worsens its Wounds has a wider aura, once for any number of degrees', () => {
    const penitent = (more: FigureDetails) =>
      effectOn(fighterNamed(mystic('zealot', { extras: ['virtue-penitence'], ...more }, ['0']), 'Ann'), 'penitent')?.x
    expect(penitent({ effects: owing(2) })).toBe(1)
    expect(penitent({})).toBeUndefined()
  })

  /** Ann's debt, 3 at first, after a fighter of a people at `x` has rolled for damage. */
  const owedAfter = (x: number, people: string, faces: [number, number], byAnn = false, seat: 0 | 1 = 0) => {
    const match = playRule(
      {
        figures: [
          ann('zealot', { effects: owing(3) }),
          figure('Amy', seat, x, 30, { people, str: 5 }, { card: 'Amy' }),
          figure('Bob', 1, 60, 30),
        ],
      },
      function* (play) {
        const by = fighterNamed(play, byAnn ? 'Ann' : 'Amy')
        yield* rollDamage(play, { victim: fighterNamed(play, 'Bob'), by, kind: 'fire', strength: 5, rules: [] })
      },
      { dice: faces },
    )
    return effectOn(fighterNamed(match, 'Ann'), 'debt')?.x
  }

  test('CF-REV-DEVOURER-09: a Wound or death dealt by the debtor or a friendly Devourer in its aura removes a counter', () => {
    expect(owedAfter(37.5, 'devourers', [6, 5])).toBe(2)
    expect(owedAfter(37.5, 'devourers', [6, 6])).toBe(2)
    expect(owedAfter(50, 'devourers', [6, 5], true)).toBe(2)
    // Outside the aura, of another people, of the other camp, or only Stunned.
    expect(owedAfter(37.6, 'devourers', [6, 5])).toBe(3)
    expect(owedAfter(37.5, 'orcs', [6, 5])).toBe(3)
    expect(owedAfter(37.5, 'devourers', [6, 5], false, 1)).toBe(3)
    expect(owedAfter(37.5, 'devourers', [2, 1])).toBe(3)
  })

  test('CF-REV-DEVOURER-09: Nemetis may go into debt', () => {
    const figures = [catalogueFigure('devourers-nemetis-the-sacrilegious', 0, 20, 30), figure('Bob', 1, 60, 30)]
    expect(optionKeys(playPhase('mystic', { figures }))).toEqual(['0', '1', '2', '3', '4', '5'])
  })
})

describe('CF-REV-DEVOURER-10 the Five-bladed Talisman', () => {
  const talisman = { more: { extras: ['five-bladed-talisman'] } }
  const callTalisman = (faith: number, answers: string[], faces: number[]) =>
    miracleScene({
      miracle: 'shield-of-fervour',
      faith,
      on: { seat: 0, card: { def: 4 } },
      ann: talisman,
      dice: faces,
      answers,
    })
  const str = (match: ReturnType<typeof callTalisman>) => characteristic(match, fighterNamed(match, 'Ann'), 'str').total

  test('CF-REV-DEVOURER-10: rolls a die for each point of Fervour and of the bond; each 5 or more adds STR +1', () => {
    const match = callTalisman(3, ['1'], [5, 4, 6, 3, 2])
    expect(rolledDice(match)).toEqual(['roll.talisman 2', 'roll.talisman 1', 'roll.divination 2'])
    expect(str(match)).toBe(5)
    expect(effectOn(fighterNamed(match, 'Ann'), 'talisman-strength')?.until).toBe('round')
    // The outcome of the call does not matter.
    expect(str(callTalisman(2, [], [6, 4, 1]))).toBe(4)
    expect(str(callTalisman(2, [], [4, 4, 3]))).toBe(3)
  })

  test('CF-REV-DEVOURER-10: points spent on censure are rolled for, too', () => {
    const match = miracleScene({
      miracle: 'chains-of-fury',
      faith: 2,
      on: { seat: 1, card: {} },
      others: [faithful('Eve', 1, 30, 35, { faith: 2, ...talisman })],
      answers: ['2:2'],
      dice: [5, 2, 3],
    })
    expect(rolledDice(match)[0]).toBe('roll.talisman 2')
    expect(characteristic(match, fighterNamed(match, 'Eve'), 'str').total).toBe(4)
    expect(eventArgs(match, 'call.censured')).toHaveLength(1)
  })

  test('CF-REV-DEVOURER-10: grants Bane/Faithful to faithful Devourers, Characters or not', () => {
    const match = callTalisman(2, [], [1, 1, 1])
    expect(has(match, fighterNamed(match, 'Ann'), 'bane-faithful')).toBe(true)
    const faultsOfPriest = (rest: object) =>
      faultsOf(
        armyOf([{ profile: 'priest', artefacts: ['five-bladed-talisman'] }], {
          army: 'devourers',
          profiles: [
            ownCard('priest', { army: 'devourers', rank: 'zealot', abilities: ['warrior-monk'], ap: 60, ...rest }),
          ],
        }),
      ).filter((fault) => fault.startsWith('artefact'))
    const creed = { cult: 'Vile-Tis', aura: 10, creation: 0, alteration: 1, destruction: 1 }
    expect(faultsOfPriest({ faith: creed })).toEqual([])
    expect(faultsOfPriest({ rank: 'veteran', abilities: [] })).toEqual(['artefact-bearer'])
  })
})
