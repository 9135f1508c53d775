import { forecast } from '@fray/odds'
import { describe, expect, test } from 'vitest'
import { manuscriptRoster, usualBase } from './preparation/roster.ts'
import { activation, ana, bor, eventArgs, figure, man, path, refusal, scene } from './testing/scene.ts'
import { setupProblems, warband } from './testing/started-match.ts'

describe('players, bases and measures', () => {
  test('SM-BASE-01 two players with one warband each', () => {
    expect(setupProblems({ warbands: ['scions-500', 'urueh-500'] })).toEqual([])
    expect(setupProblems({ warbands: ['scions-500'] }).length).toBe(1)
    expect(setupProblems({ warbands: ['scions-500', 'urueh-500', 'adepts-500'] }).length).toBe(1)
  })

  test('SM-BASE-02 round bases have four sizes, which cannot be changed', () => {
    const laid = scene({
      figures: manuscriptRoster.map(({ id }, i) => figure(id, 0, 3 + 4 * (i % 9), 3 + 4 * Math.floor(i / 9))),
    })
    const bases = laid.view(0).figures.map(({ base }) => base)
    for (const base of bases) expect(base.shape === 'disc' && [30, 40, 50, 60].includes(base.radius / 50)).toBe(true)
    const tirabe = { ...warband('scions', 500, 'tirabe'), entries: [{ id: 'tirabe', base: 30 }] }
    expect(setupProblems({ warbands: [tirabe, 'scions-500'] }).length).toBe(1)
  })

  test('SM-BASE-03 a profile without a size has the usual one', () => {
    const laid = scene({ figures: [figure('tirabe', 0, 10, 10)] })
    expect(laid.view(0).figures[0]?.base).toMatchObject({ radius: 2000 })
    expect(usualBase('medium').radius).toBe(1500)
    expect(usualBase('mounted').radius).toBe(2000)
    expect(usualBase('warMachine').radius).toBe(2500)
  })

  test('SM-BASE-04 distances run from edge to edge', () => {
    // Centres 6.4 inches apart, bases of 30 and 40 mm: 5 inches, which a charge of MOV 5 covers.
    const big = figure('henchman', 1, 16.4, 20, { name: 'Big', profile: { abilities: [], dex: 1 } })
    const match = activation(ana(), [big], { answers: ['charge'], dice: [4, 4, 1, 1, 1] })
    expect(eventArgs(match, 'charges')).toEqual([{ joiner: 'Ana', target: 'Big', inches: '5.00' }])
  })

  test('SM-BASE-04 a miniature occupies its base, which others cannot enter', () => {
    const match = activation(ana(), [bor(8), man('Dan', 0, 12, 20)], { answers: ['run'] })
    expect(refusal(match, path([10, 21.3], [12, 21.19]))).toMatch('refuse.base')
    expect(refusal(match, path([10, 21.3], [12, 21.2]))).toBeUndefined()
  })

  test('SM-BASE-05 nothing reveals a distance before the declaration, and measuring cannot be undone', () => {
    const near = activation(ana(), [bor(5)])
    const far = activation(ana(), [bor(5.01)])
    expect(JSON.stringify(near.pending)).toBe(JSON.stringify(far.pending))
    far.answer(0, 'charge')
    expect(eventArgs(far, 'fell-short').length).toBe(1)
    expect(far.undoable).toBe(0)
  })

  test('SM-BASE-05 the odds of a charge assume that it arrives, however far the enemy is', () => {
    const [near, far, beyond] = [4, 6, 25].map((inches) => forecast(activation(ana(), [bor(inches)]), 0, 'charge'))
    expect(near!.chances.map(({ event }) => event.type)).toContain('wounded')
    expect(far!.chances).toEqual(near!.chances)
    expect(beyond!.chances).toEqual(near!.chances)
  })

  test('SM-BASE-05 the reach of a run shows once it is chosen, and a way that is too long measures nothing', () => {
    const match = activation(ana({ mov: 4 }), [man('Far', 1, 38, 2)], { answers: ['run'] })
    expect(match.undoable).toBe(0)
    const { x, y } = match.state.combatants[0]!.at
    const decision = match.pending[0]!
    const costOfWay = (by: number) =>
      decision.kind === 'place' ? decision.costOf!({ path: [{ x: x + by, y }] })!.spent : undefined
    expect([9_000, 10_000, 25_000].map(costOfWay)).toEqual([9_000, 10_000, 10_000])
  })

  test('SM-BASE-06 an inch is 2.5 centimetres', () => {
    const match = activation(ana({ mov: 4 }), [man('Far', 1, 38, 2)], { answers: ['run'] })
    const { x, y } = match.state.combatants[0]!.at
    expect(refusal(match, { path: [{ x: x + 10_000, y }] })).toBeUndefined()
    expect(refusal(match, { path: [{ x: x + 10_010, y }] })).toMatch('refuse.too-far')
    expect(match.view(0).unit).toEqual({ length: 2500, sign: '″' })
  })
})
