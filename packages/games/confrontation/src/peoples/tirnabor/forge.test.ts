import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { dice, duel } from '../../testing/duel.ts'
import { magician } from '../../testing/magician.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  promptId,
  refusal,
  rolledDice,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const ACCELERATION = 'thermo-acceleration'
const COMPRESSION = 'thermo-compression'
const DESTRUCTION = 'thermo-destruction'
const far = figure('Bob', 1, 110, 30)

const priest = (spell: string, more: FigureDetails = {}) =>
  magician('Ann', 0, 20, 30, { spells: [spell], gems: { earth: spell === DESTRUCTION ? 2 : 1 }, more })
const rider = (more: FigureDetails = {}, abilities: string[] = []) =>
  figure('Rider', 0, 30, 30, { abilities }, { card: 'Rider', extras: ['thermo-acceleration-module'], ...more })

/** Ann's activation up to her spell. */
const castSpell = (spell: string, figures: readonly Json[], faces: readonly number[], answers: readonly Json[] = []) =>
  turn([priest(spell), ...figures, far], { answers: ['done', '0:cast', ...answers], dice: faces })

const namedTargets = (match: ReturnType<typeof turn>) =>
  optionKeys(match).flatMap((key) => key.match(/^thermo-\w+:(\d+)$/)?.[1] ?? [])

describe('CF-REV-TIRNABOR-02 spells of the forge', () => {
  const out = (until: string) => ({ effects: [{ object: 'boiler-out', until }] })
  const both = ['thermo-acceleration-module', 'thermo-compression-module']

  test.each([ACCELERATION, COMPRESSION, DESTRUCTION])(
    'CF-REV-TIRNABOR-02: %s cannot be cast on a destroyed boiler, and may be on an overheated one',
    (spell) => {
      const boiler = { abilities: ['boiler'] }
      const match = turn(
        [
          priest(spell),
          figure('Whole', 0, 30, 20, boiler, { card: 'A', extras: both }),
          figure('Hot', 0, 30, 30, boiler, { card: 'B', extras: both, ...out('round') }),
          figure('Burst', 0, 30, 40, boiler, { card: 'C', extras: both, ...out('game') }),
          far,
        ],
        { answers: ['done', '0:cast'] },
      )
      expect(namedTargets(match)).toEqual(['1', '2'])
    },
  )
})

describe('CF-REV-TIRNABOR-04 Thermo-acceleration', () => {
  test('CF-REV-TIRNABOR-04: targets are friends with a module', () => {
    const plain = figure('Plain', 0, 30, 40, { abilities: ['boiler'] }, { card: 'Plain' })
    const other = figure('Other', 0, 30, 20, {}, { card: 'Other', extras: ['thermo-acceleration-module'] })
    expect(namedTargets(castSpell(ACCELERATION, [rider(), plain, other], []))).toEqual(['1', '3'])
  })

  const UNDER = { effects: [{ object: 'under-thermo-acceleration', until: 'round' }] }
  const rideRazorback = (answers: readonly Json[], faces: readonly number[]) =>
    turn([figure('Ann', 0, 20, 30, {}, { extras: ['thermo-acceleration-module'], ...UNDER }), far], {
      answers,
      dice: faces,
    })

  test('CF-REV-TIRNABOR-04: under the spell a pressure roll raises MOV, even without a boiler', () => {
    const match = castSpell(ACCELERATION, [rider()], [3])
    expect(fighterNamed(match, 'Rider').effects).toMatchObject([
      { object: 'under-thermo-acceleration', until: 'round' },
    ])
    const ridden = rideRazorback(['pressure', 'done', '0:walk'], [4])
    expect(refusal(ridden, path([34, 30]))).toBeUndefined()
    expect(refusal(ridden, path([34.1, 30]))).toBe('refused.too-far CF-MOVE-01')
  })

  test('CF-REV-TIRNABOR-04: incidents included: the module bursts as a boiler does', () => {
    const match = rideRazorback(['pressure'], [1, 1, 2, 1])
    expect(eventArgs(match, 'incident.explosion')).toEqual([{ fighter: 'Ann' }])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Ann', total: 12 }])
  })

  test('CF-REV-TIRNABOR-04: the caster, or another fighter on the played card, rolls right after the spell', () => {
    const own = magician('Ann', 0, 20, 30, {
      ...{ spells: [ACCELERATION], gems: { earth: 1 }, more: { extras: ['thermo-acceleration-module'] } },
    })
    const mate = figure('Amy', 0, 30, 30, {}, { extras: ['thermo-acceleration-module'] })
    const on = (id: number) =>
      turn([own, mate, far], { answers: ['done', '0:cast', `${ACCELERATION}:${id}`], dice: [3] })
    expect(promptId(on(0))).toBe('ask.pressure')
    expect(promptId(on(1))).toBe('ask.pressure')
    const walks = turn([own, far], {
      answers: ['done', '0:cast', 'pressure', '0:walk'],
      dice: [3, 4],
    })
    expect(refusal(walks, path([34, 30]))).toBeUndefined()
    expect(refusal(walks, path([34.1, 30]))).toBe('refused.too-far CF-MOVE-01')
    // A fighter that has walked gains nothing by it in this activation.
    const walked = turn([own, far], { answers: ['done', '0:walk', path([25, 30]), '0:cast'], dice: [3] })
    expect(fighterNamed(walked, 'Ann').effects).toMatchObject([{ object: 'under-thermo-acceleration' }])
    expect(promptId(walked)).not.toBe('ask.pressure')
  })

  test('CF-REV-TIRNABOR-04: riders of war razorbacks may have modules if a magician knows the spell', () => {
    const list = (profile: string, spells: string[]) =>
      armyOf([{ profile, spells, artefacts: ['thermo-acceleration-module'] }], { army: 'tirnabor', points: 400 })
    expect(faultsOf(list('tirnabor-thermo-priest-on-razorback', [ACCELERATION]))).toEqual([])
    expect(faultOf(list('tirnabor-thermo-priest-on-razorback', []), 'artefact-spell').rules).toEqual([
      'CF-REV-TIRNABOR-04',
    ])
    expect(faultsOf(list('tirnabor-thermo-priest', [ACCELERATION]))).toContain('artefact-bearer')
  })
})

describe('CF-REV-TIRNABOR-05 Thermo-compression', () => {
  const UNDER = { effects: [{ object: 'under-thermo-compression', until: 'round' }] }
  const axe = { card: { abilities: ['boiler', 'steam-axe'] }, more: UNDER }
  const attack = (answers: readonly Json[], faces: readonly number[]) =>
    duel(axe, {}, [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none', 'pressure', ...answers], [5, 2, ...faces])

  test('CF-REV-TIRNABOR-05: targets are friends with a module', () => {
    const carrier = figure('Carrier', 0, 25, 36, {}, { card: 'C', extras: ['thermo-compression-module'] })
    const other = figure('Other', 0, 30, 20, {}, { card: 'Other', extras: ['thermo-compression-module'] })
    expect(namedTargets(castSpell(COMPRESSION, [rider(), carrier, other], []))).toEqual(['2', '3'])
    const cast = castSpell(COMPRESSION, [rider(), carrier], [3])
    expect(fighterNamed(cast, 'Carrier').effects).toMatchObject(UNDER.effects)
  })

  test('CF-ABIL-25, CF-REV-TIRNABOR-05: a cursed fighter repeats no pressure roll', () => {
    const cursed = { ...axe, card: { abilities: ['boiler', 'steam-axe', 'cursed'] } }
    const split = [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none', 'pressure']
    const match = duel(cursed, {}, split, [5, 2, 2, 1])
    expect(eventArgs(match, 'pressure')).toMatchObject([{ bonus: 2 }])
  })

  test('CF-REV-TIRNABOR-05: any pressure roll may be repeated once, and the second result stands', () => {
    expect(promptId(attack([], [2]))).toBe('ask.pressure-again')
    expect(optionKeys(attack([], [2]))).toEqual(['again', 'keep'])
    const keptRoll = attack(['keep'], [2, 1])
    expect(eventArgs(keptRoll, 'pressure')).toMatchObject([{ bonus: 2 }])
    const secondRoll = attack(['again'], [2, 3, 1])
    expect(eventArgs(secondRoll, 'pressure')).toMatchObject([{ bonus: 3 }])
    const averted = attack(['again'], [1, 2, 1])
    expect(eventArgs(averted, 'pressure')).toMatchObject([{ bonus: 2 }])
    expect(rolledDice(averted).includes('roll.incident 1')).toBe(false)
    // The second roll is an incident and stands: an overheated boiler.
    expect(eventArgs(attack(['again'], [3, 1, 5, 1]), 'incident.overheating')).toHaveLength(1)
  })

  test('CF-REV-TIRNABOR-05: fighters with a boiler may have modules in addition to artefacts', () => {
    const list = (profile: string, spells: string[] = []) =>
      armyOf(
        [
          { profile, artefacts: ['thermo-compression-module'] },
          { profile: 'tirnabor-thermo-priest', spells },
        ],
        { army: 'tirnabor', points: 400 },
      )
    expect(faultsOf(list('tirnabor-uren-s-son', [COMPRESSION]))).toEqual([])
    expect(faultsOf(list('tirnabor-uren-s-son'))).toEqual(['artefact-spell'])
    expect(faultsOf(list('tirnabor-khor-warrior', [COMPRESSION]))).toEqual(['artefact-bearer'])
  })
})

describe('CF-REV-TIRNABOR-06 Thermo-destruction', () => {
  const carrier = figure('Carrier', 0, 30, 30, { abilities: ['boiler', 'steam-axe'] }, { card: 'C' })

  test('CF-REV-TIRNABOR-06: a friend’s boiler explodes with STR 10 against RES 0, and is gone', () => {
    const match = castSpell(DESTRUCTION, [carrier], [3, 1, 1])
    expect(eventArgs(match, 'cast.announced')).toMatchObject([{ difficulty: 7 }])
    expect(eventArgs(match, 'incident.explosion')).toEqual([{ fighter: 'Carrier' }])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Carrier', total: 11 }])
    expect(fighterNamed(match, 'Carrier').effects).toMatchObject([{ object: 'boiler-out', until: 'game' }])
  })

  test('CF-REV-TIRNABOR-06: targets are friends with a boiler, and need no module', () => {
    const plain = figure('Plain', 0, 30, 40, {}, { card: 'Plain' })
    const enemy = figure('Foe', 1, 30, 20, { abilities: ['boiler'] })
    const other = figure('Other', 0, 30, 50, { abilities: ['boiler'] }, { card: 'O' })
    const match = turn([priest(DESTRUCTION), carrier, plain, enemy, other, far], { answers: ['done', '0:cast'] })
    expect(namedTargets(match)).toEqual(['1', '4'])
  })
})
