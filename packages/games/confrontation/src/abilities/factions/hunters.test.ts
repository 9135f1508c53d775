import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { totalOf } from '../../armies/army-builder.ts'
import { deploy } from '../../preparation/deployment.ts'
import { playRule } from '../../testing/rule.ts'
import { type FigureDetails, facing, figure, optionKeys, placeOf, promptId, type Scene } from '../../testing/scene.ts'

/** After the deployment: three cards of hunters with Ann, Abe and Amy, and the given others. */
function finishDeployment(
  id: string,
  answers: readonly Json[],
  dice: readonly number[],
  more: { ann?: FigureDetails; others?: readonly Json[] } = {},
): Scene {
  const hunter = (name: string, x: number, y: number, changes: FigureDetails = {}, state: FigureDetails = {}) =>
    figure(name, 0, x, y, { abilities: [id], ...changes }, state)
  return playRule(
    {
      phase: 'deployment',
      piles: [[], []],
      figures: [
        hunter('Ann', 20, 10, more.ann),
        hunter('Abe', 20, 20),
        hunter('Amy', 20, 30),
        ...(more.others ?? []),
        figure('Bob', 1, 100, 30),
      ],
    },
    deploy,
    { answers, dice },
  )
}

describe.each([
  ['CF-PACK-29', 'master-hunters'],
  ['CF-PACK-50', 'guerrilla'],
])('%s %s', (_rule, id) => {
  test('two cards may change places before the battle, with any facing; on 1 to 3 there are no more changes', () => {
    expect(promptId(finishDeployment(id, [], []))).toBe('ask.hunters')
    expect(optionKeys(finishDeployment(id, [], []))).toEqual(['none', '0:1', '0:2', '1:2'])
    const north = { path: [], facing: { x: 0, y: -1 } }
    const fourth = figure('Ada', 0, 20, 40, { abilities: [id] })
    const match = finishDeployment(id, ['0:1', north, 'stay'], [3], { others: [fourth] })
    expect(placeOf(match, 'Ann')).toEqual([20, 20])
    expect(placeOf(match, 'Abe')).toEqual([20, 10])
    expect(placeOf(match, 'Amy')).toEqual([20, 30])
    expect(facing(match, 'Abe') === 'north' || facing(match, 'Ann') === 'north').toBe(true)
    expect(match.state.phase).toBe('over')
  })

  test('on 4 to 6 two other cards may change places too, but no card twice', () => {
    const fourth = figure('Ada', 0, 20, 40, { abilities: [id] })
    const match = finishDeployment(id, ['0:1', 'stay', 'stay'], [4], { others: [fourth] })
    expect(optionKeys(match)).toEqual(['none', '2:3'])
    // With one card left no other change is possible, so the roll is skipped.
    expect(finishDeployment(id, ['0:1', 'stay', 'stay'], []).state.phase).toBe('over')
    expect(finishDeployment(id, ['none'], []).state.phase).toBe('over')
  })

  test('a player who declines has used the ability up for the battle', () => {
    const { uses } = finishDeployment(id, ['none'], []).state.fighters[0]!
    expect(uses).toEqual({ [`camp:${id}`]: { stretch: 0, times: 1 } })
  })

  test('Scouts, machines and members of other factions are excluded', () => {
    const scout = finishDeployment(id, [], [], { ann: { abilities: [id, 'scout'] } })
    expect(optionKeys(scout)).toEqual(['none', '1:2'])
    const stranger = finishDeployment(id, [], [], { ann: { abilities: [] } })
    expect(optionKeys(stranger)).toEqual(['none', '1:2'])
  })

  test("fighters change places in pairs of their player's choice; fighters without a partner stay", () => {
    const second = figure('Ann', 0, 30, 10, { abilities: [id], name: 'Ann' }, { card: 'Abe' })
    const match = finishDeployment(id, ['0:1'], [], { others: [second] })
    // Ann's card has one, Abe's two: with whom?
    expect(promptId(match)).toBe('ask.hunters.with')
    expect(optionKeys(match)).toEqual(['1', '3'])
  })

  test('a base that does not fit goes to the nearest place where it does', () => {
    const wide = { base: 'creature', size: 'large' }
    const beside = figure('Ben', 0, 22.6, 20, {}, { card: 'Ben' })
    const match = finishDeployment(id, ['0:1', 'stay', 'stay'], [], {
      ann: { abilities: [id], ...wide },
      others: [beside],
    })
    const [x, y] = placeOf(match, 'Ann')
    expect([x, y]).not.toEqual([20, 20])
    expect(Math.abs(x - 20) + Math.abs(y - 20)).toBeLessThanOrEqual(2)
    expect(placeOf(match, 'Abe')).toEqual([20, 10])
  })
})

test.each([
  ['lions', 'icquor', 'lions-guard-of-alahan', 2],
  ['wolfen', 'twilight-hills', 'wolfen-wolfen-hunter', 2],
] as const)('CF-PACK-29, CF-PACK-50 all fighters of %s %s have it, %s for 2 A.P.', (army, faction, profile, ap) => {
  const list = (bound: string | null) => armyOf([{ profile }], { army, faction: bound })
  expect(faultsOf(list(faction))).toEqual([])
  expect(totalOf(list(faction)) - totalOf(list(null))).toEqual(ap)
})
