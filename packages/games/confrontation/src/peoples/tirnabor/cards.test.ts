import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { characteristic } from '../../characteristics.ts'
import type { Fighter } from '../../state.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { dice } from '../../testing/duel.ts'
import { faithful } from '../../testing/faithful.ts'
import { playPhase } from '../../testing/phase.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  promptId,
  rolledDice,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

test('CF-REV-TIRNABOR-15 Gylfa-Gar and Uren-Gar: a Light Wound heals on 6, a Serious one on 5, a Critical one on 4', () => {
  const healingResult = (wounds: string, faces: number[], abilities: string[] = []) => {
    const ann = figure('Ann', 0, 20, 30, { abilities }, { extras: ['gylfa-gar-and-uren-gar'], wounds })
    const match = playPhase('maintenance', { figures: [ann, figure('Bob', 1, 60, 30)] }, { dice: faces })
    return [fighterNamed(match, 'Ann').wounds, rolledDice(match).length]
  }
  expect(healingResult('light', [5])).toEqual([1, 1])
  expect(healingResult('light', [6])).toEqual([0, 1])
  expect(healingResult('serious', [4])).toEqual([2, 1])
  // The second roll depends on the remaining Wound: a Light one.
  expect(healingResult('serious', [5, 5])).toEqual([1, 2])
  expect(healingResult('critical', [4, 5])).toEqual([1, 2])
  // CF-ABIL-32: Ephemeral fighters do not regenerate.
  expect(healingResult('serious', [2], ['ephemeral/6'])[0]).toBe(2)
})

test('CF-REV-TIRNABOR-15: only Pilzenbhir may carry them', () => {
  const armyWithAxes = (profile: string) =>
    armyOf([{ profile, artefacts: ['gylfa-gar-and-uren-gar'] }], { army: 'tirnabor', points: 400 })
  expect(faultsOf(armyWithAxes('tirnabor-pilzenbhir'))).toEqual([])
  expect(faultOf(armyWithAxes('tirnabor-fenggar-iron-hand'), 'artefact-bearer').rules).toContain('CF-REV-TIRNABOR-15')
})

test('CF-REV-TIRNABOR-03 a Mountain-warrior has only its RES, without Wound reduction or Mountain shield', () => {
  const sufferHit = (victim: Json, faces: number[]) => {
    const match = playRule(
      { figures: [victim, figure('Bob', 1, 60, 30)] },
      (play) => {
        const [struck, by] = play.state.fighters as [Fighter, Fighter]
        return rollDamage(play, { victim: struck, by, kind: 'fire', strength: 10, rules: [] })
      },
      { dice: faces },
    )
    const { total, result } = eventArgs(match, 'damage.read')[0]!
    return `${total} ${result}`
  }
  const plain = figure('Ann', 0, 20, 30, { res: 7, abilities: ['hard-boiled'] })
  for (const faces of [2, 3, 4, 5, 6].map((high) => [high, 1])) {
    expect(sufferHit(catalogueFigure('tirnabor-mountain-warrior', 0, 20, 30), faces)).toBe(sufferHit(plain, faces))
  }
})

describe('CF-REV-TIRNABOR-07 the armoured chariot', () => {
  const chariot = (more: FigureDetails = {}) =>
    catalogueFigure('tirnabor-armoured-chariot', 0, 20, 30, { name: 'Ann' }, more)
  const far = figure('Bob', 1, 110, 30)

  test('CF-REV-TIRNABOR-07: one boiler drives engine and blades by pressure rolls, incidents included', () => {
    const match = turn([chariot(), far], { answers: ['pressure'], dice: [1, 2] })
    expect(eventArgs(match, 'incident.breakdown')).toEqual([{ fighter: 'Ann' }])
    const fight = (effects: Json[]) =>
      scene(
        { phase: 'frays', figures: [chariot({ effects }), figure('Bob', 1, 23.75, 30)] },
        {
          answers: [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none'],
          dice: [5, 2, ...(effects.length > 0 ? [1] : [])],
        },
      )
    expect(promptId(fight([]))).toBe('ask.pressure')
    expect(promptId(fight([{ object: 'boiler-out', until: 'game' }]))).not.toBe('ask.pressure')
  })

  test('CF-REV-TIRNABOR-07: an explosion costs it structure points', () => {
    const match = turn([chariot(), far], { answers: ['pressure'], dice: [1, 1, 2, 1] })
    expect(fighterNamed(match, 'Ann').structureLost).toBeGreaterThan(0)
    expect(fighterNamed(match, 'Ann').effects).toContainEqual(
      expect.objectContaining({ object: 'boiler-out', until: 'game' }),
    )
  })
})

describe('CF-REV-TIRNABOR-16 a Provost of Uren', () => {
  const provostWith = (card: FigureDetails) =>
    faithful('Ann', 0, 20, 30, {
      aspects: { aura: 10 },
      card: { abilities: ['provost-of-uren'], people: 'tirnabor', ...card },
    })
  const provost = provostWith({})
  const dwarf = (name: string, x: number, changes: FigureDetails = {}) =>
    figure(name, 0, x, 30, { people: 'tirnabor', ...changes }, { card: name })

  test('CF-REV-TIRNABOR-16: playing its card gives COU +1 for every friendly dwarf in the aura other than Characters', () => {
    const match = turn([
      provost,
      dwarf('In', 32.5),
      dwarf('Out', 7.4),
      dwarf('Hero', 25, { character: true }),
      figure('Griffin', 0, 22.5, 35, { people: 'griffins' }, { card: 'Griffin' }),
      figure('Foe', 1, 20, 38, { people: 'tirnabor' }),
      dwarf('Near', 16),
    ])
    const ann = fighterNamed(match, 'Ann')
    expect(ann.effects).toMatchObject([{ object: 'encouraged', x: 2, until: 'round' }])
    // COU 4 and 2.
    expect(characteristic(match, ann, 'cou').total).toBe(6)
    // A dwarf with FEAR keeps its FEAR.
    const feared = turn([provostWith({ fear: 5 }), dwarf('In', 32.5)])
    expect(characteristic(feared, fighterNamed(feared, 'Ann'), 'fear').total).toBe(5)
  })

  test('CF-REV-TIRNABOR-16: playing another card gives nothing', () => {
    const match = turn([figure('Amy', 0, 60, 30), { ...(provost as object), card: 'Provost' } as Json, dwarf('In', 25)])
    expect(fighterNamed(match, 'Ann').effects).toEqual([])
  })
})

describe('CF-REV-TIRNABOR-17 guidance of Uren', () => {
  const provost = (x: number, seat: 0 | 1 = 0) =>
    faithful('Priest', seat, x, 36, {
      ...{ aspects: { aura: 10 }, card: { abilities: ['guidance-of-uren'] }, more: { card: 'Priest' } },
    })
  const engine = (name: string) => figure(name, 0, 20, 30, { abilities: ['boiler', 'steam-engine'] }, { card: 'Ann' })
  const rolls = (name: string, others: readonly Json[], answers: readonly Json[], faces: readonly number[]) =>
    turn([engine(name), ...others, figure('Bob', 1, 110, 30)], { answers: ['pressure', ...answers], dice: faces })

  test('CF-REV-TIRNABOR-17: a friend’s incident on equipment named after Uren is rerolled before its die, and the result stands', () => {
    expect(promptId(rolls("Uren's son", [provost(25)], [], [1]))).toBe('ask.pressure-again')
    const averted = rolls("Uren's son", [provost(25)], ['again'], [1, 4])
    expect(eventArgs(averted, 'pressure')).toMatchObject([{ bonus: 4 }])
    expect(eventArgs(rolls("Uren's son", [provost(25)], ['again'], [1, 1, 2]), 'incident.breakdown')).toHaveLength(1)
    // A good roll is not repeated.
    expect(promptId(rolls("Uren's son", [provost(25)], [], [2]))).not.toBe('ask.pressure-again')
  })

  test('CF-REV-TIRNABOR-05, -17: an incident that is not compressed may still be guided', () => {
    const compressed = figure(
      "Uren's son",
      0,
      20,
      30,
      { abilities: ['boiler', 'steam-engine'] },
      { card: 'Ann', effects: [{ object: 'under-thermo-compression' }] },
    )
    const rolls = (answers: readonly Json[], faces: readonly number[]) =>
      turn([compressed, provost(25), figure('Bob', 1, 110, 30)], { answers: ['pressure', ...answers], dice: faces })
    expect(rolls([], [1]).pending[0]?.rules).toEqual(['CF-REV-TIRNABOR-05'])
    expect(rolls(['keep'], [1]).pending[0]?.rules).toEqual(['CF-REV-TIRNABOR-17'])
    // A repeated roll stands.
    expect(eventArgs(rolls(['again'], [1, 1, 2]), 'incident.breakdown')).toHaveLength(1)
  })

  test('CF-REV-TIRNABOR-17: guides only such friends, in the aura, and not the enemy’s', () => {
    const incident = (name: string, others: readonly Json[]) =>
      eventArgs(rolls(name, others, [], [1, 2]), 'incident.breakdown').length
    expect(incident('Dwarf', [provost(25)])).toBe(1)
    expect(incident("Uren's son", [provost(33.5)])).toBe(1)
    expect(incident("Uren's son", [provost(25, 1)])).toBe(1)
  })

  test('CF-REV-TIRNABOR-17: works once a round, however many provosts are near', () => {
    const axe = figure("Uren's son", 0, 20, 30, { abilities: ['boiler', 'steam-axe'] })
    const near = [provost(17), provost(25)]
    const match = scene(
      { phase: 'frays', figures: [axe, figure('Bob', 1, 22.5, 30), ...near] },
      {
        answers: [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'none', 'pressure', 'again', 'none', 'pressure'],
        dice: [5, 2, 1, 3, 1, 1, 5, 1],
      },
    )
    expect(eventArgs(match, 'incident.overheating')).toHaveLength(1)
  })
})
