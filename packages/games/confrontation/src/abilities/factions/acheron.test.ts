import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { totalOf } from '../../armies/army-builder.ts'
import { characteristic } from '../../characteristics.ts'
import { resolveOpposition } from '../../dice/opposition.ts'
import type { Test } from '../../dice/test.ts'
import { makeTest } from '../../dice/test.ts'
import { candidatesFor } from '../../machines/substitutes.ts'
import { maintenancePhase } from '../../round/phases.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { miracleScene } from '../../testing/faithful.ts'
import { playPhase } from '../../testing/phase.ts'
import { loadPosition as layOut, playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  rolledDice,
  scene,
} from '../../testing/scene.ts'
import { xOf } from '../../traits.ts'
import { eliminate } from '../../wounds/elimination.ts'

describe('CF-CARD-26 a gargoyle of the Swarm of Phobos', () => {
  const GARGOYLE = 'acheron-gargoyle-of-acheron'

  /** It falls; then a maintenance phase follows with the given fighters. */
  const killGargoyle = (companion: object, dice: number[] = []) =>
    playRule(
      {
        figures: [
          catalogueFigure(GARGOYLE, 0, 20, 30, {}, { extras: ['swarm-of-phobos'] }),
          figure('Companion', 0, 40, 30, {}, { changes: { name: 'Companion', ...companion } }),
          figure('Bob', 1, 66, 30),
        ],
      },
      function* (play) {
        yield* eliminate(play, fighterNamed(play, 'Gargoyle of Acheron'), { by: null, rules: [] })
        yield* maintenancePhase(play)
      },
      { dice },
    )

  const SARLATH = { army: 'acheron', character: true, rankWords: ['house of sarlath'] }

  test('returns as a reinforcement as long as a Character of Sarlath is on the battlefield', () => {
    const match = killGargoyle(SARLATH, [5])
    expect(rolledDice(match)).toEqual(['roll.reinforcement 1'])
    expect(promptId(match)).toBe('ask.return')
  })

  test.each([
    ['of another House', { ...SARLATH, rankWords: ['house of mantis'] }],
    ['that is not a Character', { ...SARLATH, character: false }],
  ])('does not return with only a fighter %s on the battlefield', (_, companion) => {
    expect(rolledDice(killGargoyle(companion))).toEqual([])
  })

  test('returns as long as an Idol of Nightmares is on the battlefield', () => {
    expect(rolledDice(killGargoyle({ name: 'Idol of Nightmares' }, [3]))).toEqual(['roll.reinforcement 1'])
  })
})

describe('CF-PACK-08 a Blazing lord', () => {
  const lord = (
    card: FigureDetails = {},
    answers: readonly Json[] = [],
    dice: readonly number[] = [],
    more: FigureDetails = {},
  ) =>
    playPhase(
      'strategic',
      {
        figures: [
          figure('Ann', 0, 20, 30, { att: 4, ini: 3, dis: 2, ...card }, { extras: ['blazing-lord'], ...more }),
          figure('Bob', 1, 90, 30, { dis: 9 }),
        ],
      },
      { answers, dice },
    )

  test('CF-PACK-08: may exchange ATT for INI and Implacable before the Tactical roll, divided as its player likes', () => {
    const match = giveAnswers(lord(), 'destructor:3:1')
    const ann = fighterNamed(match, 'Ann')
    const figures = (['att', 'ini'] as const).map((which) => characteristic(match, ann, which).total)
    expect(figures).toEqual([1, 4])
    expect(xOf(ann, 'implacable', ann.effects.find(({ object }) => object === 'implacable')!)).toBe(2)
    expect(ann.effects.map(({ until }) => until)).toEqual(['round', 'round', 'round'])
  })

  test('CF-PACK-08: may exchange ATT for a bonus on Discipline tests, the Tactical roll included', () => {
    const coordinators = ['0', '1'].map((answer, seat) => ({ seat, answer }))
    const match = lord({}, ['strategist:2', ...coordinators], [3, 3])
    expect(eventArgs(match, 'opposition.second')).toMatchObject([{ a: 7, b: 12 }])
  })

  test.each([
    ['discipline', 5],
    ['courage', 3],
  ] as const)('CF-PACK-08: has the points of a Strategist in a test of %s', (kind, more) => {
    const effects = [{ object: 'blazing-discipline', x: 2 }]
    const match = playRule(
      { figures: [figure('Ann', 0, 20, 30, { dis: 3, cou: 3 }, { effects }), figure('Bob', 1, 90, 30)] },
      (play) => {
        const fighter = fighterNamed(play, 'Ann')
        return makeTest(play, { kind, fighter, rules: [], difficulty: 1, against: null, dice: 1 })
      },
      { dice: [2] },
    )
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 2 + more }])
  })

  test('CF-PACK-08: lowers ATT to 0 at most, and raises Implacable to 3 at most', () => {
    expect(optionKeys(lord({ att: 1 }))).toEqual(['none', 'strategist:1', 'destructor:1:0', 'destructor:1:1'])
    const strong = lord({ abilities: ['implacable/2'] })
    expect(optionKeys(strong).filter((key) => key.startsWith('destructor:3'))).toEqual([
      'destructor:3:0',
      'destructor:3:1',
      'destructor:3:2',
      'destructor:3:3',
    ])
    // Two points in Implacable/2 make it Implacable/3, and ATT falls by both.
    expect(
      fighterNamed(giveAnswers(strong, 'destructor:2:0'), 'Ann').effects.map(({ object, x }) => [object, x]),
    ).toEqual([
      ['blazing-att', -2],
      ['implacable', 3],
    ])
  })

  test('CF-PACK-08: exchanges at most 3 points, added to its own Implacable or all to INI', () => {
    expect(optionKeys(lord({ att: 9 })).filter((key) => key.startsWith('strategist'))).toEqual([
      'strategist:1',
      'strategist:2',
      'strategist:3',
    ])
    const effectsOf = (abilities: string[], answer: string) =>
      fighterNamed(giveAnswers(lord({ abilities }), answer), 'Ann').effects.map(({ object, x }) => [object, x])
    expect(effectsOf(['implacable/2'], 'destructor:1:0')).toEqual([
      ['blazing-att', -1],
      ['implacable', 3],
    ])
    expect(effectsOf([], 'destructor:2:2')).toEqual([
      ['blazing-att', -2],
      ['blazing-ini', 2],
    ])
    expect(effectsOf([], 'strategist:2')).toEqual([
      ['blazing-att', -2],
      ['blazing-discipline', 2],
    ])
  })

  test('CF-PACK-08: may decline, and is not asked in rout', () => {
    const none = giveAnswers(lord(), 'none')
    expect(fighterNamed(none, 'Ann').effects).toEqual([])
    expect(promptId(none)).toBe('ask.coordinator')
    // The lord does not rally; only Bob could coordinate, so the roll is skipped.
    const routed = lord({}, ['courage'], [1], { inRout: true })
    expect(promptId(routed)).toBe('ask.first-lead')
    expect(eventArgs(routed, 'rallied')).toEqual([])
  })
})

describe('CF-PACK-16 Charnel', () => {
  const rolledFor = (abilities: string[], dice: number[]) =>
    rolledDice(
      playRule(
        {
          figures: [
            figure('Ann', 0, 20, 30, { abilities }, { effects: [{ object: 'mutagenic-die' }] }),
            figure('Bob', 1, 60, 30),
          ],
        },
        (play) =>
          makeTest(play, {
            kind: 'initiative',
            fighter: fighterNamed(play, 'Ann'),
            rules: [],
            difficulty: 1,
            against: null,
            dice: 1,
          }),
        { answers: ['use'], dice },
      ),
    )[0]

  test("adds one die to a Mutagenic of the fighter's own, of which the better counts, and none to the Mutagenic it gives", () => {
    expect(rolledFor(['mutagenic/-1', 'charnel'], [1, 4])).toBe('roll.mutagenic 1')
    expect(rolledFor(['mutagenic/1', 'charnel'], [1, 1, 4])).toBe('roll.mutagenic 2')
    expect(rolledFor(['mutagenic/1'], [1, 4])).toBe('roll.mutagenic 1')
  })
})

test('CF-PACK-18 Lazarians within 10 cm of a Resurrection regenerate better, but only with their first roll in a round', () => {
  const regenerate = (gap: number, rankWords: string[], dice: number[], ann: FigureDetails = {}) =>
    fighterNamed(
      playPhase(
        'maintenance',
        {
          figures: [
            figure('Ann', 0, 20, 30, {}, { extras: ['resurrection-of-lazarian'], ...ann }),
            figure('Amy', 0, 22.5 + gap, 30, { abilities: ['regeneration/5'], rankWords }, { wounds: 'critical' }),
            figure('Bob', 1, 90, 30),
          ],
        },
        { dice },
      ),
      'Amy',
    ).wounds
  // A 4 is enough only once.
  expect(regenerate(10, ['house of lazarian'], [4, 4])).toBe(2)
  expect(regenerate(10.1, ['house of lazarian'], [4])).toBe(3)
  expect(regenerate(10, [], [4])).toBe(3)
  // CF-REV-28: not at another level.
  expect(regenerate(1, ['house of lazarian'], [4], { level: 1 })).toBe(3)
})

describe('CF-PACK-20 Supremacy', () => {
  const opposing = (kind: Test['kind'], ann: FigureDetails, bob: FigureDetails, dice: number[]) => {
    const match = playRule(
      {
        figures: [
          figure('Ann', 0, 20, 30, ann, { extras: ['supremacy'] }),
          figure('Bob', 1, 60, 30, bob, bob.character ? { extras: ['supremacy'] } : {}),
        ],
      },
      (play) => {
        const test = (name: string): Test => ({
          ...{ kind, fighter: fighterNamed(play, name), rules: [], difficulty: null, against: null, dice: 1 },
        })
        return resolveOpposition(play, test('Ann'), test('Bob'))
      },
      { dice },
    )
    return { firsts: eventArgs(match, 'opposition.first').length, ties: eventArgs(match, 'opposition.tied').length }
  }

  test('a Character that ties wins without rolling again', () => {
    expect(opposing('initiative', { character: true }, {}, [4, 4])).toEqual({ firsts: 1, ties: 0 })
    expect(opposing('initiative', {}, {}, [4, 4, 5, 2])).toEqual({ firsts: 1, ties: 1 })
  })

  test('is void against an opponent with the same ability, and when both fail', () => {
    expect(opposing('initiative', { character: true }, { character: true }, [4, 4, 5, 2])).toEqual({
      firsts: 1,
      ties: 1,
    })
    expect(opposing('initiative', { character: true }, {}, [1, 1, 5, 2])).toEqual({ firsts: 1, ties: 1 })
  })
})

test('CF-CARD-27 a gargoyle with a Corrosive stain cannot serve a war machine', () => {
  const nameSubstitutes = (extras: string[]) => {
    const play = layOut({
      figures: [
        catalogueFigure('lions-ballista-of-alahan', 0, 20, 30),
        figure('Ann', 0, 25, 30, { aim: 9, dis: 9 }, { extras }),
        figure('Bob', 1, 90, 30),
      ],
    })
    return candidatesFor(play, play.state.fighters[0]!).map(({ id }) => id)
  }
  expect(nameSubstitutes([])).toEqual([1])
  expect(nameSubstitutes(['corrosive-stain'])).toEqual([])
})

describe('CF-PACK-22 the Gospel of Evil', () => {
  /** The result of a call by Ann (aura of 15 cm) with a 4 and this many Mantis at this distance. */
  const result = (mantis: number, { cult = 'Salaüel', gap = 15, seat = 0 as 0 | 1, herself = false } = {}) => {
    const others = Array.from({ length: mantis }, (_, i) =>
      figure(`M${i}`, seat, 22.5 + gap, 30, {}, { extras: ['gospel-of-evil'], level: i === 0 ? 0 : 2 }),
    )
    const match = miracleScene({
      ...{ miracle: 'divine-eye', faith: 2, on: { seat: 0 }, onHerself: true, others, dice: [4] },
      ann: { aspects: { cult }, more: { extras: herself ? ['gospel-of-evil'] : [] } },
    })
    return eventArgs(match, 'test.passed')[0]!.final
  }

  test('each Mantis that has it in the aura of a faithful of Salaüel adds 1 to a call, 6 at most', () => {
    expect([0, 1, 2, 6, 7].map((count) => result(count))).toEqual([8, 9, 10, 14, 14])
  })

  test('the calling Mantis counts; fighters outside the aura, enemies and faithful of other cults do not', () => {
    expect(result(1, { herself: true })).toBe(10)
    expect(result(1, { gap: 15.1 })).toBe(8)
    expect(result(1, { seat: 1 })).toBe(8)
    expect(result(1, { cult: 'Arin' })).toBe(8)
  })

  test('is for Characters of the House of Mantis, at 3 A.P.', () => {
    const list = (profile: string, faction: string, capacities = ['gospel-of-evil']) =>
      armyOf([{ profile, capacities }], { army: 'acheron', faction, points: 1000 })
    expect(faultsOf(list('acheron-feyd-mantis', 'mantis'))).toEqual([])
    expect(totalOf(list('acheron-feyd-mantis', 'mantis')) - totalOf(list('acheron-feyd-mantis', 'mantis', []))).toBe(3)
    expect(faultsOf(list('acheron-feyd-mantis', 'hestia'))).toEqual(['capacity-bearer'])
    expect(faultsOf(list('acheron-skeleton-warrior', 'mantis'))).toEqual(['capacity-bearer'])
  })
})

describe('CF-PACK-13 Prophetic insanity', () => {
  /** The beginning of a round with three cards of Ann's camp, this many of them insane, and one of Bob's. */
  const dawn = (insane: number, answers: readonly Json[] = [], more: FigureDetails = {}) => {
    const own = ['Ann', 'Abe', 'Amy', 'Ada'].map((name, i) =>
      figure(name, 0, 10, 10 + 8 * i, {}, i < insane ? { extras: ['prophetic-insanity'], ...more } : {}),
    )
    const others = ['Bob', 'Bea', 'Ben', 'Bud', 'Bill'].map((name, i) => figure(name, 1, 100, 5 + 8 * i))
    return playPhase('strategic', { figures: [...own, ...others] }, { answers })
  }
  const slots = (match: ReturnType<typeof dawn>) => {
    const [decision] = match.pending
    return decision?.kind === 'arrange' ? decision.slots.map(({ id, max }) => [id, max]) : []
  }

  test('lets the player set aside one card for each bearer in play when building the sequence, three at most', () => {
    expect([0, 1, 2, 4].map((count) => slots(dawn(count))[1])).toEqual([
      undefined,
      ['aside', 1],
      ['aside', 2],
      ['aside', 3],
    ])
    expect(slots(dawn(1, [], { status: 'eliminated' }))[1]).toBeUndefined()
  })

  test('puts the card in reserve at once, beyond the usual limit; it counts as a card of the sequence', () => {
    const mine = { slots: { pile: ['0', '1', '2'], aside: ['3'] } }
    const theirs = { slots: { pile: ['4', '5', '6', '7', '8'] } }
    const sequences = [
      { seat: 0, answer: mine },
      { seat: 1, answer: theirs },
    ] as unknown as Json[]
    const match = dawn(1, sequences)
    expect(match.state.camps[0]).toMatchObject({ pile: [0, 1, 2], reserve: [3], passes: 1 })
    expect(eventArgs(match, 'sequence.aside')).toEqual([{ seat: 0, cards: 1 }])
  })

  test('lets the card be played in the first turn, with all placements left', () => {
    const lead = scene({
      figures: [figure('Ann', 0, 10, 10), figure('Abe', 0, 10, 30), figure('Bob', 1, 110, 10)],
      piles: [['Ann'], ['Bob']],
      reserves: [['Abe'], []],
      placements: [1, 1],
    })
    expect(optionKeys(lead)).toEqual(expect.arrayContaining(['play', 'leave+1', 'play+1', 'reserve']))
  })

  test('is for Characters of the House of Sarlath, at 8 A.P.', () => {
    const list = (profile: string, faction: string, capacities = ['prophetic-insanity']) =>
      armyOf([{ profile, capacities }], { army: 'acheron', faction, points: 1000 })
    const ASURA = 'acheron-asura-de-sarlath'
    expect(faultsOf(list(ASURA, 'sarlath'))).toEqual([])
    expect(totalOf(list(ASURA, 'sarlath')) - totalOf(list(ASURA, 'sarlath', []))).toBe(8)
    expect(faultsOf(list(ASURA, 'hestia'))).toEqual(['capacity-bearer'])
    expect(faultsOf(list('acheron-skeleton-warrior', 'sarlath'))).toEqual(['capacity-bearer'])
  })
})
