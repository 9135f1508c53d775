import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { cloudsOn } from '../../ground/smoke.ts'
import { BOW, difficulties } from '../../testing/marksman.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  refusal,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const cyanhur = (more: FigureDetails = {}) =>
  figure('Ann', 0, 20, 30, { aim: 3, weapon: BOW }, { extras: ['fuse-bombs'], ...more })
const act = (figures: readonly Json[], answers: readonly Json[], faces: readonly number[], more: FigureDetails = {}) =>
  turn([cyanhur(more), ...figures], { answers: ['done', ...answers], dice: faces })

describe('CF-REV-GOBLIN-06 Fuse Bombs', () => {
  const opponent = (x: number, y = 30, name = 'Bob') => figure(name, 1, x, y)
  const cluster = (figures: readonly Json[], faces: readonly number[], answers: readonly Json[] = []) =>
    act(figures, ['0:throw-cluster-bomb', '1', ...answers], faces)

  test('CF-REV-GOBLIN-06: cluster: an Aim test at short range up to 15 cm, STR 10, and STR 3 within 3 cm of the target', () => {
    const figures = [
      opponent(37.5),
      figure('Amy', 0, 37.5, 35.5, {}, { card: 'A' }),
      opponent(43, 30, 'Ben'),
      opponent(37.5, 24.4, 'Bea'),
    ]
    const match = cluster(figures, [2, 2, 3, 1, 6, 1, 5, 1], ['2'])
    expect(difficulties(match)).toEqual(['4: 4 range.short CF-FIRE-06'])
    expect(eventArgs(match, 'damage.read').map(({ victim, total }) => `${victim} ${total}`)).toEqual([
      'Bob 8',
      'Amy 4',
      'Ben 3',
    ])
    expect(eventArgs(cluster([opponent(37.6), opponent(90)], [2]), 'shot.too-far')).toHaveLength(1)
    const missed = cluster([opponent(37.5), opponent(40, 30, 'Ben')], [2, 1])
    expect(eventArgs(missed, 'damage.read')).toEqual([])
  })

  test('CF-REV-GOBLIN-06: a 1 before is a dud, which uses up the throw and the shot', () => {
    const match = cluster([opponent(37.5), opponent(90)], [1])
    expect(eventArgs(match, 'fuse-bomb.dud').length).toBe(1)
    expect(fighterNamed(match, 'Ann').shots).toBe(1)
    expect(optionKeys(match).filter((key) => key.includes('throw') || key.includes('fire'))).toEqual([])
  })

  test('CF-REV-GOBLIN-06: smoke: a point in sight within 15 cm, no Aim test, 5 cm around it until the end of the round', () => {
    const smoke = (answers: readonly Json[] = [], faces: number[] = []) =>
      act([opponent(90)], ['0:throw-smoke-bomb', ...answers], faces)
    const asked = smoke()
    expect(refusal(asked, path([36.25, 30]))).toBeUndefined()
    expect(refusal(asked, path([36.3, 30]))).toBe('refused.too-far CF-REV-GOBLIN-06')
    expect(refusal(asked, path([15, 30]))).toBe('refused.unseen-point CF-SIGHT-02')
    const smokeMatch = smoke([path([30, 34])], [2])
    expect(cloudsOn(smokeMatch)).toEqual([{ centre: { x: 30000, y: 34000 }, radius: 5000 }])
    expect(fighterNamed(smokeMatch, 'Ann').effects).toMatchObject([{ object: 'smoke-bomb', until: 'round' }])
    expect(fighterNamed(smokeMatch, 'Ann').shots).toBe(1)
    expect(cloudsOn(smoke([path([30, 34])], [1]))).toEqual([])
  })

  test('CF-REV-GOBLIN-06: both are thrown like shots: not in contact with an enemy, once a round', () => {
    const engagedMatch = act([opponent(22.5), opponent(90)], [], [])
    expect(barReason(engagedMatch, '0:throw-smoke-bomb')).toBe('barred.contact CF-FIRE-01')
    expect(barReason(engagedMatch, '0:throw-cluster-bomb')).toBe('barred.contact CF-FIRE-01')
    const archer = { changes: { name: 'Ann', aim: 3, weapon: BOW, abilities: ['master-archer'] } }
    const secondThrow = act(
      [opponent(37.5), opponent(90)],
      ['0:throw-cluster-bomb', '1'],
      [2, 1],
      archer as FigureDetails,
    )
    expect(optionKeys(secondThrow).filter((key) => key.includes('throw'))).toEqual([])
    expect(optionKeys(secondThrow)).toContain('0:fire')
  })

  test('CF-REV-GOBLIN-06: only Cyanhur may carry them', () => {
    const list = (profile: string) => armyOf([{ profile, artefacts: ['fuse-bombs'] }], { army: 'goblins', points: 400 })
    expect(faultsOf(list('goblins-cyanhur'))).toEqual([])
    expect(faultOf(list('goblins-bazuka'), 'artefact-bearer').rules).toContain('CF-REV-GOBLIN-06')
  })
})
