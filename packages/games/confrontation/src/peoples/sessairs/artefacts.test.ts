import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { dice, duel } from '../../testing/duel.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  rolledDice,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

/** The faults of Sessairs fighters with these artefacts. */
const faultsOfBearers = (...cards: readonly (readonly [profile: string, ...artefacts: string[]])[]) =>
  faultsOf(
    armyOf(
      cards.map(([profile, ...artefacts]) => ({ profile, artefacts })),
      { army: 'sessairs', points: 1000 },
    ),
  )

describe('CF-REV-SESSAIR-01 the Lance of Malachite', () => {
  const strike = (abilities: string[], answers: string[], faces: number[]) =>
    duel(
      { card: { abilities }, more: { extras: ['lance-of-malachite'] } },
      { card: { res: 9 } },
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), ...answers],
      [5, 2, ...faces],
    )

  test('CF-REV-SESSAIR-01: the result of the attack is added to the Damage roll', () => {
    // ATT 3 and a 4; then 3 + STR 3 − RES 9 + 7.
    expect(eventArgs(strike([], ['none'], [4, 3, 1]), 'damage.read')).toMatchObject([{ total: 4 }])
    expect(eventArgs(strike([], ['none'], [2, 3, 1]), 'damage.read')).toMatchObject([{ total: 2 }])
  })

  test('CF-REV-SESSAIR-01: it rules out master strikes', () => {
    const match = strike(['master-strike/3'], [], [])
    expect(promptId(match)).toBe('ask.defence')
    expect(optionKeys(match).includes('master-strike')).toBe(false)
  })

  test('CF-REV-SESSAIR-01: only Enoch may carry it', () => {
    expect(faultsOfBearers(['sessairs-enoch-the-elementalist', 'lance-of-malachite'])).toEqual([])
    expect(faultsOfBearers(['sessairs-kyran-the-hunter', 'lance-of-malachite'])).toEqual(['artefact-bearer'])
  })
})

describe('CF-REV-SESSAIR-10 the Totem of the Matrae', () => {
  const raise = (
    part: string,
    faces: number[] = [],
    answers: string[] = [],
    hurt: FigureDetails = { wounds: 'serious' },
  ) =>
    turn(
      [
        figure('Ann', 0, 20, 30, {}, { extras: ['the-totem-of-the-matrae'], wounds: 'light' }),
        figure('Amy', 0, 32.5, 30, {}, { card: 'Amy', ...hurt }),
        figure('Afar', 0, 32.7, 35, {}, { card: 'Afar', ...hurt }),
        figure('Bob', 1, 30, 26, { res: 0 }),
        figure('Bea', 1, 30, 34, { res: 0 }),
        figure('Ben', 1, 33, 24, { res: 0 }),
      ],
      { answers: ['done', `0:totem-${part}`, ...answers], dice: faces },
    )

  test('CF-REV-SESSAIR-10: Siobhan heals each friend within 10 cm by one degree on 4 or more', () => {
    const match = raise('siobhan', [4, 3])
    expect(['Ann', 'Amy', 'Afar'].map((name) => fighterNamed(match, name).wounds)).toEqual([0, 2, 2])
    expect(fighterNamed(raise('siobhan', [1, 4]), 'Amy').wounds).toBe(1)
  })

  test('CF-REV-SESSAIR-10: Fiann gives friends within 10 cm, the bearer too, +1 to Attack and Defence for the round', () => {
    const match = raise('fiann')
    const under = match.state.fighters.filter(({ effects }) => effects.some(({ object }) => object === 'under-fiann'))
    expect(under.map(({ member }) => member.profile.name)).toEqual(['Ann', 'Amy'])
    expect(under[0]!.effects[0]).toMatchObject({ until: 'round' })
    const blessed = { more: { effects: [{ object: 'under-fiann' }] } }
    const fight = duel(
      blessed,
      {},
      [dice({ 1: [1, 1] }), dice({ 0: [1, 1] }), 'none', 'parry:1'],
      [5, 2, 4, 1, 1, 3, 3],
    )
    expect(eventArgs(fight, 'test.result').map(({ final }) => final)).toEqual([8, 6])
    expect(eventArgs(fight, 'test.passed')).toMatchObject([{ fighter: 'Ann', final: 7 }])
  })

  test('CF-REV-SESSAIR-10: Neraidh strikes each enemy within 10 cm with STR 0 on 4 or more', () => {
    const match = raise('neraidh', [4, 3, 2, 3], ['3'])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 3 }])
    expect(rolledDice(match)).toEqual(['roll.totem 1', 'roll.damage 2', 'roll.totem 1'])
  })

  test('CF-REV-SESSAIR-10: one of the three may be called, once a game', () => {
    const match = raise('fiann')
    expect(optionKeys(match).filter((key) => key.startsWith('0:totem'))).toEqual([])
    expect(fighterNamed(match, 'Ann').uses['the-totem-of-the-matrae']).toEqual({ stretch: 0, times: 1 })
    giveAnswers(match, '0:nothing')
  })

  test('CF-REV-SESSAIR-10: Fianna totem-bearers may carry it without being Characters, one in an army', () => {
    const bearer = ['sessairs-fianna-totem-bearer', 'the-totem-of-the-matrae'] as const
    expect(faultsOfBearers(bearer)).toEqual([])
    expect(faultsOfBearers(bearer, bearer)).toEqual(['artefact-copies'])
    expect(faultsOfBearers(['sessairs-gwenlaen-the-ever-proud', 'the-totem-of-the-matrae'])).toEqual([
      'artefact-bearer',
    ])
  })
})
