import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { buildArmy } from '../../armies/army-builder.ts'
import { characteristic } from '../../characteristics.ts'
import { faithGathered } from '../../divination/faith.ts'
import { baseOf } from '../../ground/bodies.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { dice, duel } from '../../testing/duel.ts'
import { faithful } from '../../testing/faithful.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  rolledDice,
  type Script,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'
import { type DamageRoll, rollDamage } from '../../wounds/damage-roll.ts'
import { inflict } from '../../wounds/health.ts'

const acheron = (profile: string, artefacts: string[], count = 1) =>
  armyOf([{ profile, count, artefacts }], { army: 'acheron', points: 1000 })

describe('CF-REV-23 only the named bearers may carry the artefacts of Acheron', () => {
  test.each([
    ['CF-REV-ACHERON-08', 'mizar', 'acheron-sephiroth-the-reaper', 'acheron-kain-the-scourge'],
    ['CF-REV-ACHERON-10', 'the-fist-of-kain', 'acheron-kain-the-scourge', 'acheron-sephiroth-the-reaper'],
    ['CF-REV-ACHERON-22', 'sceptre-of-dark-absolution', 'acheron-melmoth', 'acheron-crane-warrior'],
  ])('%s %s has a restricted list of bearers', (rule, artefact, bearer, other) => {
    expect(faultsOf(acheron(bearer, [artefact]))).toEqual([])
    expect(faultOf(acheron(other, [artefact]), 'artefact-bearer').rules).toContain(rule)
  })

  test('CF-REV-ACHERON-22: an army may have several, but only for the named bearers', () => {
    const artefacts = ['sceptre-of-dark-absolution']
    const two = [
      { profile: 'acheron-melmoth', artefacts },
      { profile: 'acheron-kain-the-scourge', artefacts },
    ]
    expect(faultsOf(armyOf(two, { army: 'acheron', points: 1000 }))).toEqual([])
    const stranger = armyOf([{ profile: 'dirz-razheem-the-insane', artefacts }], { army: 'dirz', points: 1000 })
    expect(faultsOf(stranger)).toEqual(['artefact-bearer'])
  })
})

describe('CF-REV-ACHERON-08: Mizar', () => {
  const strength = (others: Json[], str = 6) => {
    const sephiroth = figure('Ann', 0, 20, 30, { str }, { extras: ['mizar'] })
    const play = loadPosition({ figures: [sephiroth, ...others, figure('Bob', 1, 90, 50)] })
    return characteristic(play, fighterNamed(play, 'Ann'), 'str').total
  }
  const centaur = (x: number, more: FigureDetails = {}) =>
    catalogueFigure('acheron-centaur-of-acheron', 0, x, 30, {}, { card: 'C', ...more })
  const kelt = catalogueFigure('sessairs-kelt-centaur', 1, 30, 40)

  test('the bearer gains STR for itself and every centaur of Acheron or the Kelts within 15 cm, of either camp', () => {
    expect(strength([])).toBe(7)
    expect(strength([centaur(30)])).toBe(8)
    expect(strength([centaur(30), kelt])).toBe(9)
    expect(strength([catalogueFigure('acheron-skeleton-warrior', 0, 30, 30, {}, { card: 'S' })])).toBe(7)
    // A cavalry base is 5 cm long and the bearer stands on 2.5 cm.
    expect(strength([centaur(38.7)])).toBe(8)
    expect(strength([centaur(38.9)])).toBe(7)
    expect(strength([centaur(30, { level: 1 })])).toBe(7)
  })

  test('raises STR to 15 at most and leaves a higher value unchanged', () => {
    expect(strength([centaur(30)], 14)).toBe(15)
    expect(strength([centaur(30)], 16)).toBe(16)
  })
})

describe('CF-REV-ACHERON-10: the Fist of Kaïn', () => {
  const kain = { more: { extras: ['the-fist-of-kain'] } }

  test('grants War fury', () => {
    expect(promptId(duel(kain, {}, [], []))).toBe('ask.ability')
    expect(promptId(duel({}, {}, [], [5, 2]))).not.toBe('ask.ability')
  })

  test('lowers the parry of its bearer’s opponents by 2, and not the bearer’s own', () => {
    const attack = (ann: FigureDetails, bob: FigureDetails, faces: number[]) => {
      const fury = 'extras' in ann || 'extras' in bob ? ['no'] : []
      const answers = [...fury, dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'parry:1']
      return duel({ more: ann }, { more: bob }, answers, [5, 2, ...faces])
    }
    // Ann attacks with 3 + 3; Bob parries with 3 + 4.
    expect(eventArgs(attack({}, {}, [3, 4]), 'parried')).toHaveLength(1)
    expect(eventArgs(attack(kain.more, {}, [3, 4, 1, 2]), 'hit')).toHaveLength(1)
    expect(eventArgs(attack(kain.more, {}, [3, 5]), 'parried')).toHaveLength(1)
    expect(eventArgs(attack({}, kain.more, [3, 3]), 'parried')).toHaveLength(1)
  })
})

/** A Damage roll of Ann's, who has these abilities, against Bob (RES 3). */
function hit(
  abilities: string[],
  faces: number[],
  roll: Partial<DamageRoll> = {},
  bob: FigureDetails = {},
  bobMore: FigureDetails = {},
) {
  return playRule(
    {
      figures: [
        figure('Ann', 0, 20, 30, { abilities }, { wounds: 'serious' }),
        figure('Bob', 1, 22.5, 30, { res: 3, ...bob }, bobMore),
      ],
    },
    (play) => {
      const blow = {
        victim: fighterNamed(play, 'Bob'),
        by: fighterNamed(play, 'Ann'),
        kind: 'combat',
        strength: 4,
        rules: [],
      } as const
      return rollDamage(play, { ...blow, ...roll })
    },
    { dice: faces },
  )
}

const health = (match: ReturnType<typeof hit>) => ({
  bob: fighterNamed(match, 'Bob').status,
  ann: fighterNamed(match, 'Ann').wounds,
})

describe('CF-REV-ACHERON-18: Heartrender', () => {
  const spectre = ['heartrender']

  test('a Wound in the chest kills outright and heals the spectre by one degree; a Wound elsewhere stays as it is', () => {
    // 5 + 4 - 3 in the chest is only a Critical Wound.
    expect(eventArgs(hit([], [5, 4]), 'damage.read')).toMatchObject([
      { location: 'location.chest', result: 'wound.critical' },
    ])
    expect(health(hit(spectre, [5, 4]))).toEqual({ bob: 'eliminated', ann: 1 })
    expect(health(hit(spectre, [5, 2]))).toEqual({ bob: 'standing', ann: 2 })
    expect(health(hit([], [5, 4]))).toEqual({ bob: 'standing', ann: 2 })
  })

  test('a death by the Wound table is not a Wound and heals nobody', () => {
    expect(health(hit(spectre, [5, 4], { strength: 20 }))).toEqual({ bob: 'eliminated', ann: 2 })
    expect(health(hit(spectre, [6, 6]))).toEqual({ bob: 'eliminated', ann: 2 })
  })

  test('applies before the victim’s Ethereal nature', () => {
    const abilities = ['ethereal']
    const light = { strength: 0 }
    expect(eventArgs(hit([], [4, 4], light, { res: 4 }), 'damage.read')).toMatchObject([{ result: 'wound.light' }])
    expect(health(hit(spectre, [4, 4], light, { res: 4, abilities }))).toEqual({ bob: 'eliminated', ann: 1 })
  })

  test('applies to the spectre’s own attacks, not to effects or against structures', () => {
    expect(health(hit(spectre, [5, 4], { kind: 'effect' }))).toEqual({ bob: 'standing', ann: 2 })
    const machine = { artillery: 'light', mobile: false, crew: 1, structurePoints: 9 }
    const engine = hit(spectre, [5, 4], {}, { machine, res: 3 })
    expect(health(engine)).toEqual({ bob: 'standing', ann: 2 })
  })
})

test('CF-REV-ACHERON-17: the spectres of Acheron are Ethereal and have Heartrender', () => {
  const play = loadPosition({
    figures: [catalogueFigure('acheron-spectre-of-acheron', 0, 20, 30), figure('Bob', 1, 60, 30)],
  })
  const spectre = play.state.fighters[0]!
  expect(has(play, spectre, 'ethereal')).toBe(true)
  expect(has(play, spectre, 'heartrender')).toBe(true)
})

test('CF-REV-ACHERON-28: Sophet Drahas and the throne are one Large miniature on a base of 37.5 mm', () => {
  const play = loadPosition({
    figures: [catalogueFigure('acheron-sophet-drahas', 0, 20, 30), figure('Bob', 1, 60, 30)],
  })
  const sophet = play.state.fighters[0]!
  expect(sophet.member.profile.size).toBe('large')
  expect(baseOf(sophet)).toMatchObject({ width: 3750, depth: 3750 })
  expect(has(play, sophet, 'the-king-of-ashes')).toBe(true)
})

describe('CF-REV-ACHERON-22: the Sceptre of Dark Absolution', () => {
  const sceptre = (more: FigureDetails = {}) => ({ extras: ['sceptre-of-dark-absolution'], ...more })

  test('gains a counter for each opponent its bearer eliminates, up to six', () => {
    const counters = (deaths: number, by: 'Ann' | 'Bob' | null, seat: 0 | 1 = 1) => {
      const victims = Array.from({ length: deaths }, (_, i) =>
        figure(`V${i}`, seat, 5 + 5 * i, 50, {}, { card: `V${i}` }),
      )
      const match = playRule(
        { figures: [figure('Ann', 0, 20, 30, {}, sceptre()), figure('Bob', 1, 60, 30), ...victims] },
        function* (play) {
          const cause = { by: by === null ? null : fighterNamed(play, by), rules: [] }
          for (let i = 0; i < deaths; i++) yield* inflict(play, fighterNamed(play, `V${i}`), 'killed', cause)
        },
      )
      return fighterNamed(match, 'Ann').effects.map(({ object, x }) => [object, x])
    }
    expect(counters(2, 'Ann')).toEqual([['absolutions', 2]])
    expect(counters(7, 'Ann')).toEqual([['absolutions', 6]])
    expect(counters(1, 'Bob', 0)).toEqual([])
    expect(counters(1, null)).toEqual([])
    expect(counters(1, 'Ann', 0)).toEqual([])
  })

  /** Bob is in rout when a round begins and tests a Discipline of 3. */
  const rallyBob = (x: number, script: Script, ann: FigureDetails = {}, others: Json[] = [], bob: FigureDetails = {}) =>
    scene(
      {
        phase: 'strategic',
        figures: [
          figure('Ann', 0, 20, 30, ann, sceptre({ effects: [{ object: 'absolutions', x: 2, until: 'game' }] })),
          figure('Bob', 1, x, 30, {}, { inRout: true, ...bob }),
          ...others,
        ],
      },
      script,
    )

  test('its counters are discarded before rallying, and make it that much harder for enemies within 15 cm', () => {
    const near = rallyBob(37.5, { answers: ['discipline'], dice: [4] })
    expect(eventArgs(near, 'test.failed')).toMatchObject([{ final: 7, difficulty: 8 }])
    expect(fighterNamed(near, 'Ann').effects).toEqual([])
    const far = rallyBob(37.6, { answers: ['discipline'], dice: [4] })
    expect(eventArgs(far, 'test.passed')).toMatchObject([{ difficulty: 6 }])
    expect(fighterNamed(far, 'Ann').effects).toEqual([])
  })

  test('reaches further by the bearer’s Leadership/X', () => {
    const withLeadership = rallyBob(47.5, { answers: ['discipline'], dice: [4] }, { abilities: ['leadership/10'] })
    expect(eventArgs(withLeadership, 'test.failed')).toMatchObject([{ difficulty: 8 }])
  })

  test('also makes opponents of the bearer test against a higher FEAR', () => {
    const fears = rallyBob(22.5, { dice: [3] }, { fear: 6 })
    // COU 4 and a 3 are enough for FEAR 6, but not for 8.
    expect(eventArgs(fears, 'test.failed')).toMatchObject([{ final: 7, difficulty: 8 }])
  })

  test('only the highest of several sceptres counts', () => {
    const other = figure(
      'Amy',
      0,
      20,
      35,
      {},
      sceptre({ card: 'Amy', effects: [{ object: 'absolutions', x: 5, until: 'game' }] }),
    )
    const both = rallyBob(30, { answers: ['discipline'], dice: [4] }, {}, [other])
    expect(eventArgs(both, 'test.failed')).toMatchObject([{ difficulty: 11 }])
  })
})

describe('CF-REV-ACHERON-04: Bitterness', () => {
  const alderan = (artefacts: string[], miracles: string[] = []) =>
    armyOf([{ profile: 'acheron-alderan-crane-warrior', artefacts, miracles }], { army: 'acheron', points: 1000 })

  test('makes Alderan, and no other fighter, a Devout Warrior-monk of Salaüel', () => {
    expect(faultsOf(acheron('acheron-crane-warrior', ['bitterness']))).toEqual(['artefact-bearer'])
    const { profile } = buildArmy(alderan(['bitterness']), 'Acheron').cards[0]!.members[0]!
    expect(profile.faith).toEqual({
      ...{ level: 'devout', cult: 'Salaüel', aura: 15, iconoclast: true },
      ...{ creation: 1, alteration: 1, destruction: 0 },
    })
    expect(profile.rank).toBe('elite')
    expect(profile.traits.map(({ ability }) => ability)).toEqual(expect.arrayContaining(['warrior-monk', 'iconoclast']))
  })

  test('lets Alderan learn miracles of its cult; without it there are none to learn', () => {
    expect(faultsOf(alderan(['bitterness'], ['salauels-enchantment']))).toEqual([])
    expect(faultsOf(alderan([], ['salauels-enchantment']))).toEqual(['no-faithful'])
  })

  test('gives Alderan the faith of a Devout Warrior-monk, drawn from enemies', () => {
    const play = loadPosition({
      figures: [
        catalogueFigure('acheron-alderan-crane-warrior', 0, 20, 30, {}, { extras: ['bitterness'] }),
        ...[25, 35].map((y, i) => figure(`B${i}`, 1, 30, y)),
      ],
    })
    // Two points of a Devout, one less for a Warrior-monk, and two enemies of three for one more.
    expect(faithGathered(play, play.state.fighters[0]!).total).toBe(2)
  })

  test('reads the bearer’s hand-to-hand Damage rolls one line lower', () => {
    const read = (extras: string[], kind: 'combat' | 'fire') =>
      eventArgs(
        playRule(
          { figures: [figure('Ann', 0, 20, 30, {}, { extras }), figure('Bob', 1, 22.5, 30, { res: 3 })] },
          (play) =>
            rollDamage(play, {
              victim: fighterNamed(play, 'Bob'),
              by: fighterNamed(play, 'Ann'),
              kind,
              strength: 3,
              rules: [],
            }),
          { dice: [5, 2] },
        ),
        'damage.read',
      )[0]?.result
    // 5 in the arms is a Light Wound, and a Serious one on the next line.
    expect(read([], 'combat')).toBe('wound.light')
    expect(read(['bitterness'], 'combat')).toBe('wound.serious')
    expect(read(['bitterness'], 'fire')).toBe('wound.light')
  })
})

describe('CF-REV-ACHERON-09: relics', () => {
  const bogeyman = (artefacts: string[]) => acheron('acheron-the-bogeyman', artefacts)

  test('a faithful Character of its cult or path may carry one, and an army may have one of each kind', () => {
    expect(faultsOf(bogeyman(['vellum-of-the-obscure']))).toEqual([])
    expect(faultsOf(acheron('acheron-melmoth', ['vellum-of-the-obscure']))).toEqual(['artefact-bearer'])
    expect(faultsOf(bogeyman(['aegis-of-lahn']))).toEqual(['artefact-bearer'])
    const both = ['acheron-the-bogeyman', 'acheron-ejhin-de-vanth'].map((profile) => {
      return { profile, artefacts: ['vellum-of-the-obscure'] }
    })
    expect(faultsOf(armyOf(both, { army: 'acheron', points: 1000 }))).toEqual(['relic-twice'])
  })

  test('its wonder costs faith without a test, cannot be censured, and works once a round', () => {
    const censor = faithful('Eve', 1, 30, 40, { faith: 5 })
    const bearer = faithful('Ann', 0, 20, 30, {
      faith: 9,
      aspects: { cult: 'Yllia' },
      more: { extras: ['petrified-emblem'] },
    })
    const match = turn([bearer, figure('Bob', 1, 28, 30), censor], { answers: ['done', '0:wonder'] })
    expect(optionKeys(match).length).toBeGreaterThan(0)
    giveAnswers(match, optionKeys(match)[0]!)
    expect(eventArgs(match, 'wonder').length).toBe(1)
    expect(rolledDice(match)).toEqual([])
    expect(fighterNamed(match, 'Ann').faith).toBeLessThan(9)
    expect(optionKeys(match)).not.toContain('0:wonder')
  })
})
