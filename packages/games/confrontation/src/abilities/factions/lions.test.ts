import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf, ownCard } from '../../armies/army.fixture.ts'
import { totalOf } from '../../armies/army-builder.ts'
import { playPhase, wholeStrategicPhase } from '../../testing/phase.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, path, promptId, refusal } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'

describe('CF-PACK-27 Tacticians of Icquor', () => {
  /** A Tactical roll by Ann (DIS 3) with this many Tacticians beside her. */
  const rolledWith = (tacticians: number, more: FigureDetails = {}, answers: string[] = [], dice: number[] = []) => {
    const others = Array.from({ length: tacticians }, (_, i) =>
      figure(`T${i}`, 0, 10, 5 + 6 * i, {}, { extras: ['tactician-of-icquor'], card: 'Ann', ...more }),
    )
    const match = playPhase(
      'strategic',
      { figures: [figure('Ann', 0, 20, 30), ...others, figure('Bob', 1, 90, 30, { dis: 9 })] },
      {
        answers: [...answers, { seat: 0, answer: '0' }, { seat: 1, answer: String(tacticians + 1) }],
        dice: [...dice, 2, 5],
      },
    )
    return [...eventArgs(match, 'opposition.first'), ...eventArgs(match, 'opposition.second')].map(({ a }) => a)
  }

  test('add one each to the roll of their camp, three at most, no matter who coordinates', () => {
    expect([1, 2, 4].map((count) => rolledWith(count)[0])).toEqual([6, 7, 8])
  })

  test('count in rout as well, but not once they have left the table', () => {
    expect(rolledWith(1, { inRout: true }, ['courage'], [1])[0]).toBe(6)
    expect(rolledWith(1, { status: 'eliminated' })[0]).toBe(5)
  })
})

describe('CF-PACK-36 the Land of Heroes', () => {
  const boundFighter = (name: string, y: number) =>
    figure(name, 0, 20, y, {}, { extras: ['land-of-heroes'], card: 'Ann' })
  const dawn = (answers: readonly Json[], dice: number[] = [], ann: FigureDetails = {}) =>
    playRule(
      {
        figures: [
          { ...(boundFighter('Ann', 20) as object), ...ann },
          boundFighter('Amy', 40),
          figure('Abe', 0, 20, 50, {}, { card: 'Ann' }),
          figure('Bob', 1, 90, 30),
        ],
      },
      function* (play) {
        yield* wholeStrategicPhase(play)
        yield* wholeStrategicPhase(play)
      },
      { answers, dice },
    )

  test('makes all fighters bound to Laverne Possessed for a round', () => {
    const match = dawn(['use'])
    expect(['Ann', 'Amy', 'Abe'].map((name) => has(match, fighterNamed(match, name), 'possessed'))).toEqual([
      true,
      true,
      false,
    ])
    expect(fighterNamed(match, 'Amy').effects[0]!.until).toBe('round')
  })

  test('is announced by the player, even if some of the fighters are in rout', () => {
    const match = dawn(['courage', 'use'], [1], { inRout: true })
    expect(fighterNamed(match, 'Ann').inRout).toBe(true)
    expect(has(match, fighterNamed(match, 'Ann'), 'possessed')).toBe(true)
    expect(has(match, fighterNamed(match, 'Amy'), 'possessed')).toBe(true)
  })

  test('is used once per game: after using it a player is not asked again, after declining they are', () => {
    const coordinators = [0, 1].map((seat) => ({ seat, answer: String(3 * seat) }))
    const next = (first: string) => promptId(dawn([first, ...coordinators, 'self'], [4, 2]))
    expect(next('use')).toBe('ask.coordinator')
    expect(next('no')).toBe('ask.ability')
  })
})

describe('CF-PACK-38 a Scout of Laverne', () => {
  const HIDDEN = { effects: [{ object: 'hidden', until: 'game' }] }
  const swamp = { kind: 'swamp', at: [28, 30], size: [6, 10] }
  const pond = { kind: 'water', at: [28, 30], size: [6, 10] }
  /** Why Ann (MOV 10) cannot walk from 20 cm to this place over ground between 25 and 31 cm. */
  const walk = (to: number, ground: object, extras: string[], more: FigureDetails = HIDDEN, others: Json[] = []) => {
    const ann = figure('Ann', 0, 20, 30, { abilities: ['scout'] }, { extras, ...more })
    const match = turn([ann, ...others], { answers: ['done', '0:walk'] }, { scenery: [ground] as never })
    return refusal(match, path([to, 30]))
  }
  const SCOUT = ['scout-of-laverne']

  test('crosses encumbered and impassable ground like open ground', () => {
    const far = { ...swamp, at: [26, 30], size: [2, 10] }
    const water = { ...pond, at: [26, 30], size: [2, 10] }
    expect(walk(30, far, [])).toBe('refused.too-far CF-MOVE-01')
    expect(walk(30, far, SCOUT)).toBeUndefined()
    expect(walk(30, water, [])).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
    expect(walk(30, water, SCOUT)).toBeUndefined()
  })

  test('cannot stop on such ground', () => {
    expect(walk(27, swamp, [])).toBeUndefined()
    expect(walk(27, swamp, SCOUT)).toBe('refused.no-stay CF-PACK-38')
    expect(walk(28, pond, SCOUT)).toBe('refused.no-room CF-MOVE-02')
  })

  test('crosses such ground only while hidden and not detected', () => {
    const far = { ...swamp, at: [26, 30], size: [2, 10] }
    expect(walk(30, far, SCOUT, {})).toBe('refused.too-far CF-MOVE-01')
    const seer = figure('Bob', 1, 40, 30, { abilities: ['consciousness'] })
    expect(walk(30, far, SCOUT, HIDDEN, [seer])).toBe('refused.too-far CF-MOVE-01')
  })

  test('requires Scout, MOV 10 or less on the card and Laverne, and costs 4 A.P.', () => {
    const list = (profile: string, faction: string, capacities = SCOUT) =>
      armyOf([{ profile, capacities }], { faction, points: 1000 })
    const REAPER = 'lions-reaper-of-alahan'
    expect(faultsOf(list(REAPER, 'laverne'))).toEqual([])
    expect(totalOf(list(REAPER, 'laverne')) - totalOf(list(REAPER, 'laverne', []))).toBe(4)
    expect(faultsOf(list(REAPER, 'icquor'))).toEqual(['capacity-bearer'])
    expect(faultsOf(list('lions-guard-of-alahan', 'laverne'))).toEqual(['capacity-bearer'])
    const swift = ownCard('swift', { abilities: ['scout'], mov: 12.5 })
    const swifts = armyOf([{ profile: 'swift', capacities: SCOUT }], { faction: 'laverne', profiles: [swift] })
    expect(faultsOf(swifts)).toEqual(['capacity-bearer'])
  })
})
