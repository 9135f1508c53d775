import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf, ownCard } from '../../armies/army.fixture.ts'
import { listedIn, totalOf } from '../../armies/army-builder.ts'
import { modifiersFor } from '../../dice/modifiers.ts'
import type { TestKind } from '../../dice/test.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { type FigureDetails, fighterNamed, figure, type Scene } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const STONE = 'orcs-warrior-of-stone'
const BOWMAN = 'orcs-orcish-cross-bowman'
const orcs = { army: 'orcs', points: 400 } as const
const listedProfile = (list: ReturnType<typeof armyOf>) => listedIn(list)[0]!.profile
const abilitiesOf = (list: ReturnType<typeof armyOf>) => listedProfile(list).traits.map(({ ability }) => ability)

describe('CF-CRYHAVOC-01: warriors of stone', () => {
  /** The modifiers of Bob's tests after a charge, beside the characteristic of 3. */
  const penaltiesAfterCharge = (bob: FigureDetails, ann = STONE) =>
    penalties(
      turn([catalogueFigure(ann, 0, 20, 30, { name: 'Ann' }), figure('Bob', 1, 35, 30, bob)], {
        answers: ['0:charge:1', { to: [32.5, 30] }],
      }),
    )
  const penalties = (match: Scene) => {
    const fighter = fighterNamed(match, 'Bob')
    const penalty = (kind: TestKind) =>
      modifiersFor(match, { kind, fighter, rules: [], difficulty: null, against: null, dice: 1 }).total - 3
    return (['initiative', 'attack', 'defence', 'courage'] as const).map(penalty)
  }

  test('Force 2, 3 with Brutal: a target of Force 1 or less suffers −2, and not in tests a charge leaves alone', () => {
    expect(penaltiesAfterCharge({})).toEqual([-2, -2, -2, 1])
  })

  test('a target only one lighter suffers −1, as from any other charger', () => {
    expect(penaltiesAfterCharge({ force: 2 })).toEqual([-1, -1, -1, 1])
    expect(penaltiesAfterCharge({}, 'orcs-orc-warrior')).toEqual([-1, -1, -1, 1])
  })

  test('each charger’s own Force is compared, whatever the Force and order of the others', () => {
    const together = (force: number, order: readonly number[]) => {
      const place = (id: number) => ({ to: id === 0 ? [32.5, 30] : [35, 32.5] })
      const amy = catalogueFigure('orcs-orc-warrior', 0, 20, 36, { name: 'Amy', force: 3 }, { card: 'Ann' })
      const figures = [
        catalogueFigure(STONE, 0, 20, 30, { name: 'Ann' }, { card: 'Ann' }),
        amy,
        figure('Bob', 1, 35, 30, { force }),
      ]
      return penalties(turn(figures, { answers: order.flatMap((id) => [`${id}:charge:2`, place(id)]) }))
    }
    expect(together(2, [0, 1])).toEqual([-1, -1, -1, 1])
    expect(together(2, [1, 0])).toEqual([-1, -1, -1, 1])
    expect(together(1, [0, 1])).toEqual([-2, -2, -2, 1])
    expect(together(1, [1, 0])).toEqual([-2, -2, -2, 1])
  })

  test('an engagement has no such penalty, and a target that withstands charges suffers none', () => {
    const turned = catalogueFigure(STONE, 0, 20, 30, { name: 'Ann' }, { facing: 'west' })
    const engaged = turn([turned, figure('Bob', 1, 35, 30)], { answers: ['0:engagement:1', { to: [32.5, 30] }] })
    expect(penalties(engaged)).toEqual([0, 0, 0, 1])
    expect(penaltiesAfterCharge({ abilities: ['steadfast'] })).toEqual([0, 0, 0, 1])
  })
})

test('CF-CRYHAVOC-02: an Orcish cross-bowman becomes a patroller for 4 A.P.: Scout, and Precision instead of Brutal', () => {
  const list = (profile: string, capacities: string[]) => armyOf([{ profile, capacities }], { ...orcs, articles: true })
  const plain = list(BOWMAN, [])
  const patroller = list(BOWMAN, ['patroller-of-the-behemoth'])
  expect(totalOf(patroller) - totalOf(plain)).toBe(4)
  expect(abilitiesOf(plain)).toEqual(['brutal'])
  expect(abilitiesOf(patroller)).toEqual(['scout', 'precision', 'patroller-of-the-behemoth'])
  expect(faultsOf(patroller)).toEqual([])
  expect(faultsOf(list('orcs-orc-warrior', ['patroller-of-the-behemoth']))).toEqual(['capacity-bearer'])
})

test('CF-CRYHAVOC-04: articles count only for lists that include them', () => {
  const patroller = armyOf([{ profile: BOWMAN, capacities: ['patroller-of-the-behemoth'] }], orcs)
  expect(faultsOf(patroller)).toEqual(['capacity-bearer'])
  const stone = (articles: boolean) => armyOf([{ profile: STONE }], { ...orcs, articles })
  expect(abilitiesOf(stone(false))).toEqual(['brutal', 'hard-boiled'])
  expect(listedProfile(stone(false)).force).toBe(1)
  expect(abilitiesOf(stone(true))).toEqual(['brutal', 'hard-boiled', 'warriors-of-stone'])
  expect(listedProfile(stone(true)).force).toBe(2)
  // A player's own card does not change.
  const own = armyOf([{ profile: 'mine' }], { ...orcs, profiles: [ownCard('mine', { army: 'orcs', size: 'large' })] })
  expect(listedProfile(own).force).toBe(2)
})
