import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../armies/army.fixture.ts'
import { buildArmy, totalOf } from '../armies/army-builder.ts'
import { mysticPhase } from '../round/phases.ts'
import { type FaithfulDetails, faithful } from '../testing/faithful.ts'
import { playRule } from '../testing/rule.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'
import { initializeFaith } from './faith.ts'

const GUARD = 'lions-guard-of-alahan'
const MISAN = 'lions-misan-the-clairvoyant'
const VANTH = 'acheron-ejhin-de-vanth'

describe('Consecration', () => {
  test('CF-LITURGY-01: costs 3 A.P. each, for believers that are neither Loyal nor faithful', () => {
    const plain = armyOf(
      [
        { profile: GUARD, count: 3 },
        { profile: GUARD, count: 3 },
      ],
      { points: 1000 },
    )
    const single = armyOf(
      [
        { profile: GUARD, count: 1, consecrated: true },
        { profile: GUARD, count: 3 },
      ],
      { points: 1000 },
    )
    expect(totalOf(single) - (totalOf(plain) / 6) * 4).toBe(3)
    expect(buildArmy(single, 'x').cards[0]!.members[0]!.extras).toEqual([{ ability: 'consecration', x: null }])
    const bad = (profile: string, army: 'lions' | 'griffins' | 'acheron') =>
      faultsOf(armyOf([{ profile, consecrated: true }], { army, points: 1000 })).includes('consecrated-bearer')
    expect(bad(GUARD, 'lions')).toBe(false)
    expect(bad(MISAN, 'lions')).toBe(true)
    expect(bad('griffins-griffin-thallion', 'griffins')).toBe(true)
    expect(bad('acheron-skeleton-warrior', 'acheron')).toBe(true)
  })

  test('CF-LITURGY-02: is allowed once per full 100 A.P. of the army as built', () => {
    const guards = (count: number, plain: number) =>
      armyOf(
        [
          { profile: GUARD, count, consecrated: true },
          ...Array.from({ length: plain }, () => ({ profile: GUARD, count: 1 })),
        ],
        { points: 2000 },
      )
    const legal = (count: number, plain: number) => !faultsOf(guards(count, plain)).includes('consecrations')
    // A guard costs 12 A.P., a consecrated one 15: 99 and 111 A.P. with one of them, 198 and 210 with two.
    expect(legal(1, 7)).toBe(false)
    expect(legal(1, 8)).toBe(true)
    expect(legal(2, 14)).toBe(false)
    expect(legal(2, 15)).toBe(true)
  })

  test('CF-LITURGY-03: makes a believer count twice for the faithful of its people and camp, once for an enemy iconoclast', () => {
    const gatherFaith = (ann: FaithfulDetails, seat: 0 | 1, card: FigureDetails = {}) =>
      fighterNamed(
        playRule(
          {
            figures: [
              faithful('Ann', 0, 60, 30, { ...ann, aspects: { aura: 30, level: 'dean' } }),
              figure('Bob', seat, 66, 30, card, { extras: ['consecration'] }),
            ],
          },
          mysticPhase,
        ),
        'Ann',
      ).faith
    expect(gatherFaith({}, 0)).toBe(6)
    expect(gatherFaith({ card: { abilities: ['iconoclast'] } }, 1)).toBe(5)
    expect(gatherFaith({}, 0, { people: 'griffins' })).toBe(4)
  })
})

describe('Liturgical Instrument', () => {
  test('CF-LITURGY-04: costs 8 A.P. as an artefact for faithful Characters only', () => {
    const faults = (profile: string) =>
      faultsOf(armyOf([{ profile, artefacts: ['liturgical-instrument'] }], { points: 1000 }))
    expect(faults(MISAN)).not.toContain('artefact-bearer')
    expect(
      [faults('lions-agonn-the-ardent'), faults('lions-pythia-of-azel')].map((list) =>
        list.includes('artefact-bearer'),
      ),
    ).toEqual([true, true])
    const twice = armyOf([{ profile: MISAN, artefacts: ['liturgical-instrument', 'liturgical-instrument'] }], {
      points: 1000,
    })
    expect(faultsOf(twice)).toContain('artefact-twice')
    const cost = (artefacts: string[]) => totalOf(armyOf([{ profile: MISAN, artefacts }], { points: 1000 }))
    expect(cost(['liturgical-instrument']) - cost([])).toBe(8)
  })

  test('CF-LITURGY-05, CF-FAITH-11: gives one point more at the beginning and in every mystic phase', () => {
    const figures = [faithful('Ann', 0, 60, 30, { more: { extras: ['liturgical-instrument'] } })]
    const seen: number[] = []
    playRule({ figures }, function* (play) {
      initializeFaith(play)
      seen.push(play.state.fighters[0]!.faith)
      yield* mysticPhase(play)
      seen.push(play.state.fighters[0]!.faith)
    })
    expect(seen).toEqual([5, 4])
  })
})

describe('Blade of Immolation', () => {
  const bearer: FaithfulDetails = { more: { extras: ['blade-of-immolation'] } }
  const others = [
    figure('Near', 0, 32.5, 30, {}, { card: 'a' }),
    figure('Far', 0, 32.6, 36, {}, { card: 'b' }),
    figure('Martyr', 0, 20, 36, { abilities: ['martyr/1'] }, { card: 'c' }),
    figure('Dead', 0, 20, 40, { dis: null }, { card: 'd' }),
    figure('Foe', 1, 24, 36),
    figure('Second', 0, 20, 24, {}, { card: 'e' }),
  ]
  const acts = (answers: readonly Json[], ann: FaithfulDetails = bearer) =>
    turn([faithful('Ann', 0, 20, 30, ann), ...others], { answers: ['done', ...answers] })

  test('CF-LITURGY-06: costs 6 A.P., for faithful Characters of the Meanders of Darkness', () => {
    const faults = (profile: string, army: 'lions' | 'acheron') =>
      faultsOf(armyOf([{ profile, artefacts: ['blade-of-immolation'] }], { army, points: 1000 })).includes(
        'artefact-bearer',
      )
    expect(faults(VANTH, 'acheron')).toBe(false)
    expect(faults(MISAN, 'lions')).toBe(true)
  })

  test('CF-LITURGY-07, CF-LITURGY-09, CF-LITURGY-10: uses a believer within 10 cm without Martyr, once per round, at any time of the activation', () => {
    const match = acts(['0:immolate'])
    expect(promptId(match)).toBe('ask.immolation')
    expect(optionKeys(match)).toEqual(['1', '6'])
    const done = acts(['0:immolate', '1'])
    expect(fighterNamed(done, 'Near').effects).toMatchObject([{ object: 'martyr', until: 'round', x: 2 }])
    expect(optionKeys(done).includes('0:immolate')).toBe(false)
    expect(optionKeys(done).includes('0:walk')).toBe(true)
    // The faithful gets the points of the blood at once (CF-ABIL-62).
    expect(optionKeys(done)).toContain('0:martyr')
  })

  test('CF-LITURGY-09: cannot use a summoned fighter', () => {
    const effects = [{ object: 'summoned', until: 'game', source: { object: 'CF-SUMMON-01' } }]
    const summoned = figure('Near', 0, 26, 30, {}, { card: 'a', effects })
    const match = turn([faithful('Ann', 0, 20, 30, bearer), summoned], { answers: ['done'] })
    expect(optionKeys(match)).not.toContain('0:immolate')
  })

  test('CF-LITURGY-10: may be used before or after an assault', () => {
    const near = figure('Near', 0, 20, 36, {}, { card: 'a' })
    const foe = figure('Foe', 1, 32, 30)
    const open = turn([faithful('Ann', 0, 20, 30, bearer), near, foe])
    expect(optionKeys(open)).toContain('0:immolate')
    const after = giveAnswers(open, '0:charge:2', path([29.5, 30]))
    expect(eventArgs(after, 'assault.charge').length).toBe(1)
    expect(optionKeys(after)).toEqual(['0:immolate', '0:nothing'])
    expect(fighterNamed(giveAnswers(after, '0:immolate'), 'Near').effects).toMatchObject([{ object: 'martyr', x: 2 }])
  })

  test('CF-LITURGY-10: is not available in rout', () => {
    const held = { more: { extras: ['blade-of-immolation'], inRout: true } }
    const match = turn(
      [faithful('Ann', 0, 20, 30, held), figure('Near', 0, 20, 36, {}, { card: 'a' }), figure('Bob', 1, 22.5, 30)],
      { answers: ['done'] },
    )
    expect(barReason(match, '0:immolate')).toBe('barred.rout CF-LITURGY-10')
    expect(optionKeys(match)).not.toContain('0:immolate')
  })

  test.each([
    ['lions-guard-of-alahan', 2],
    ['lions-agonn-the-ardent', 4],
    [MISAN, 4],
    ['lions-pythia-of-azel', 3],
  ])('CF-LITURGY-08: %s is worth %i', (who_, x) => {
    const victim = { who: who_, seat: 0, x: 26, y: 30, facing: 'east', card: 'v' } as Json
    const match = turn([faithful('Ann', 0, 20, 30, bearer), victim], { answers: ['done', '0:immolate'] })
    expect(match.state.fighters[1]!.effects).toMatchObject([{ object: 'martyr', x }])
  })
})
