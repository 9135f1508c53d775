import { drawOverlay, type Json, overlaysOf } from '@fray/kernel'
import { type OverlayRegion, type OverlayView, regionArea, regionContains } from '@fray/tabletop'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scene as manuscriptScene } from '../manuscript/testing/scene.ts'
import { guard } from '../testing/ground.ts'
import { combatantNamed, figure, path, type Scene, scene } from '../testing/scene.ts'
import { inches } from '../units.ts'

/** With MOV 5. */
const ANN = guard('Ann', 0, 10, 10, { profile: { mov: 5 } })
const BEN = guard('Ben', 1, 20, 10)
const MEASURED = { options: { premeasuring: true } }

/** What seat 0 is shown of Ann. */
function viewOf(match: Scene, id: string): OverlayView {
  const verdict = drawOverlay(match, 0, ann(match), id)
  if (!verdict.ok) throw new Error(`${id} is refused: ${verdict.rules.join()}`)
  return verdict.value as unknown as OverlayView
}

function ann(match: Scene): number {
  return combatantNamed(match, 'Ann').id
}

function barsOf(match: Scene): Record<string, string | undefined> {
  return Object.fromEntries(overlaysOf(match, 0, ann(match)).map(({ id, barred }) => [id, barred?.rules[0]]))
}

function verdictOn(match: Scene, name: string, id: string): readonly [level: string, why: string] {
  const { id: enemy } = combatantNamed(match, name)
  const { level, why } = viewOf(match, id).verdicts.find((verdict) => verdict.figure === enemy)!
  return [level, why.id]
}

describe('available overlays', () => {
  test('SW-BASE-06, SW-SIGHT-30 overlays that measure are barred beforehand, sight is always available', () => {
    const match = scene({ figures: [ANN, BEN] })
    expect(barsOf(match)).toEqual({ reach: 'SW-BASE-06', sight: undefined, charge: 'SW-BASE-06', area: undefined })
    expect(drawOverlay(match, 0, ann(match), 'charge').ok).toBe(false)
    expect(barsOf(scene({ figures: [ANN, BEN], ...MEASURED }))).toEqual({
      reach: undefined,
      sight: undefined,
      charge: undefined,
      area: undefined,
    })
  })

  test('SW-BASE-06 a mover’s own reach is shown while its run is drawn', () => {
    const match = scene({ figures: [ANN, BEN] }, { answers: ['run'] })
    expect(barsOf(match).reach).toBeUndefined()
    expect(barsOf(match).charge).toBe('SW-BASE-06')
    expect(viewOf(match, 'reach').regions).toHaveLength(1)
  })

  test('figures off the table have no overlays', () => {
    const match = scene({ figures: [ANN, BEN] })
    expect(overlaysOf(match, 0, 99)).toEqual([])
    expect(drawOverlay(match, 0, 99, 'sight').ok).toBe(false)
  })
})

describe('reach', () => {
  test('SW-MOVE-08, -09, SW-SCENERY-11 it is shorter beyond a wood than beside it', () => {
    const match = scene({ figures: [ANN, BEN], scenery: [{ type: 'wood', x: 16, y: 10 }], ...MEASURED })
    const [run] = viewOf(match, 'reach').regions
    const at = (x: number, y: number) => regionContains(run!.rings, { x: inches(x), y: inches(y) })
    // The wood begins two and a half inches before her base and costs a point.
    expect(at(5.2, 10)).toBe(true)
    expect(at(10, 14.8)).toBe(true)
    expect({ '13.8': at(13.8, 10), '14.3': at(14.3, 10) }).toEqual({ '13.8': true, '14.3': false })
  })

  test('SW-SCENERY-18 it ends at a hedge, where bases cannot stop', () => {
    const match = scene({ figures: [ANN, BEN], scenery: [{ type: 'hedge', x: 10, y: 13 }], ...MEASURED })
    const [run] = viewOf(match, 'reach').regions
    const at = (y: number) => regionContains(run!.rings, { x: inches(10), y: inches(y) })
    expect({ '12.2': at(12.2), 13: at(13), '13.8': at(13.8) }).toEqual({ '12.2': true, 13: false, '13.8': true })
  })

  test('SW-SCENERY-11, SW-MOVE-09 a path shows its length and, with its terms, its maximum length', () => {
    const scenery = [{ type: 'wood', x: 16, y: 10 }]
    const match = scene({ figures: [ANN, BEN], scenery }, { answers: ['speed-up'] })
    const decision = match.pending[0]!
    const account = (to: Json) => (decision.kind === 'place' ? decision.costOf?.(to) : undefined)
    const { spent, allowed } = account(path([10, 12], [14, 12]))!
    expect({ spent, total: allowed.total }).toEqual({ spent: inches(6), total: inches(8) })
    expect(allowed.terms.map(({ amount, rule }) => [amount / inches(1), rule])).toEqual([
      [5, 'SW-PROFILE-10'],
      [-1, 'SW-SCENERY-05'],
      [4, 'SW-MOVE-09'],
    ])
    expect(account(path([10, 16]))!.allowed.total).toBe(inches(10))
    expect(account('here')).toBeUndefined()
  })

  test('SW-SCENERY-16 every place beyond a door in it can be dragged to', () => {
    // Its only door is in the wall that is turned away from Ann.
    const house: Json = { type: 'house', x: 10, y: 14, openings: [{ kind: 'door', from: [9, 16], to: [11, 16] }] }
    const match = scene({ figures: [ANN, BEN], scenery: [house] }, { answers: ['0', 'run'] })
    const [run] = viewOf(match, 'reach').regions
    const decision = match.pending[0]!
    if (decision.kind !== 'place') throw new Error('no place is asked for')
    const isReached = (place: Json) => {
      const straight = { path: [place] }
      const round = decision.route?.(straight)
      return decision.check(straight).ok || (round !== undefined && decision.check(round).ok)
    }
    let inside = 0
    for (let x = inches(4); x <= inches(16); x += 400) {
      for (let y = inches(4); y <= inches(20); y += 400) {
        // Its outline is drawn with some coarseness: places well inside it count.
        const within = [-300, 0, 300].every((dx) =>
          [-300, 0, 300].every((dy) => regionContains(run!.rings, { x: x + dx, y: y + dy })),
        )
        if (!within) continue
        inside++
        expect(isReached({ x, y }), `${x / 2500} ${y / 2500}`).toBe(true)
      }
    }
    expect(inside).toBeGreaterThan(100)
  })

  test('it contains every straight run that the rules allow', () => {
    const scenery = [
      { type: 'wood', x: 14, y: 10 },
      { type: 'shallow-water', x: 8, y: 14 },
      { type: 'rubble', x: 8, y: 6 },
    ]
    const match = scene({ figures: [ANN, BEN, guard('Cleo', 0, 11.5, 12)], scenery }, { answers: ['0', 'run'] })
    const [run] = viewOf(match, 'reach').regions
    const decision = match.pending[0]!
    if (decision.kind !== 'place') throw new Error('no place is asked for')
    const hundredth = fc.integer({ min: inches(4), max: inches(16) })
    fc.assert(
      fc.property(hundredth, hundredth, (x, y) => {
        if (!decision.check({ path: [{ x, y }] }).ok) return
        const near = [-150, 0, 150].some((dx) =>
          [-150, 0, 150].some((dy) => regionContains(run!.rings, { x: x + dx, y: y + dy })),
        )
        expect(near).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

describe('sight', () => {
  test('SW-SIGHT-08 the dead hide nothing', () => {
    const areaSeen = (cleo: Record<string, Json>) => {
      const match = scene({ figures: [ANN, BEN, guard('Cleo', 1, 14, 10, cleo)] })
      return viewOf(match, 'sight').regions.map(({ rings }) => Math.round(regionArea(rings) / inches(1) ** 2))
    }
    const alone = viewOf(scene({ figures: [ANN, BEN] }), 'sight').regions
    expect(areaSeen({ status: 'dead' })).toEqual(
      alone.map(({ rings }) => Math.round(regionArea(rings) / inches(1) ** 2)),
    )
    expect(areaSeen({})).not.toEqual(areaSeen({ status: 'dead' }))
    // SW-SIGHT-16: a taller target behind a small obstacle is seen in part.
    expect(areaSeen({ profile: { height: 1 } })).not.toEqual(areaSeen({}))
  })

  test('SW-SIGHT-30 it names the obstacles', () => {
    const match = scene({ figures: [ANN, BEN, guard('Cleo', 1, 15, 10.5), guard('Dora', 1, 10, 20)] })
    expect(verdictOn(match, 'Ben', 'sight')).toEqual(['partial', 'overlay.sight.partial-by'])
    expect(verdictOn(match, 'Dora', 'sight')).toEqual(['full', 'overlay.sight.full'])
    const hidden = scene({ figures: [ANN, BEN], scenery: [{ type: 'wood', x: 15, y: 10 }] })
    expect(verdictOn(hidden, 'Ben', 'sight')).toEqual(['none', 'overlay.sight.none-by'])
  })

  test('SW-SIGHT-15, -27 the ground behind a wood is dark, the ground in it half hidden', () => {
    const match = scene({ figures: [ANN, BEN], scenery: [{ type: 'wood', x: 15, y: 10 }] })
    const { regions } = viewOf(match, 'sight')
    const tones = (x: number) =>
      regions.filter(({ rings }) => regionContains(rings, { x: inches(x), y: inches(10) })).map(({ tone }) => tone)
    expect({ 11: tones(11), 15: tones(15), 24: tones(24) }).toEqual({ 11: [], 15: ['shade'], 24: ['dark'] })
  })
})

describe('ranges', () => {
  test('SW-MOVE-10, -15 an enemy is charged within MOV and engaged within twice that', () => {
    const match = scene({
      figures: [ANN, guard('Near', 1, 10, 15), guard('Far', 1, 10, 1.5), BEN],
      ...MEASURED,
    })
    expect(verdictOn(match, 'Near', 'charge')[0]).toBe('full')
    expect(verdictOn(match, 'Far', 'charge')[0]).toBe('partial')
    expect(verdictOn(match, 'Ben', 'charge')[0]).toBe('partial')
    const [near, far] = viewOf(match, 'charge').regions
    expect(regionArea(far!.rings)).toBeGreaterThan(2 * regionArea(near!.rings))
  })

  test('SW-SHOOT-15, -22 shots reach as far as the weapon', () => {
    const archer = figure('the-guard', 0, 10, 10, { name: 'Ann', profile: { ranged: ['mechanical'], pre: 3 } as Json })
    const match = scene({ figures: [archer, BEN, guard('Off', 1, 26, 10.4)], ...MEASURED })
    expect(verdictOn(match, 'Ben', 'shooting')[0]).toBe('full')
    expect(verdictOn(match, 'Off', 'shooting')).toEqual(['none', 'overlay.shooting.out'])
    expect(viewOf(match, 'shooting').regions.map(({ tone }) => tone)).toEqual(['near', 'far'])
  })

  test('SW-ORDER-18 a leader’s orders reach five inches', () => {
    const leader = figure('the-guard', 0, 10, 10, { name: 'Ann', profile: { rank: 'leader', com: 3 } as Json })
    const match = scene({ figures: [leader, guard('Eve', 0, 10, 16.1), guard('Flo', 0, 10, 3.7), BEN], ...MEASURED })
    expect(verdictOn(match, 'Eve', 'command')[0]).toBe('full')
    expect(verdictOn(match, 'Flo', 'command')[0]).toBe('none')
    // Neither the leader, nor enemies, nor the dead are told whether they hear.
    const told = viewOf(match, 'command').verdicts.map((verdict) => verdict.figure)
    expect(told).toEqual([combatantNamed(match, 'Eve').id, combatantNamed(match, 'Flo').id])
    combatantNamed(match, 'Eve').status = 'dead'
    expect(viewOf(match, 'command').verdicts.map((verdict) => verdict.figure)).toEqual([
      combatantNamed(match, 'Flo').id,
    ])
  })

  test('SW-DEFAREA-01 a defence area is as wide as the base', () => {
    const match = scene({ figures: [ANN, BEN] })
    const [area] = viewOf(match, 'area').regions
    const at = (x: number) => regionContains(area!.rings, { x: inches(x), y: inches(10) })
    expect({ '11.75': at(11.75), '11.85': at(11.85) }).toEqual({ '11.75': true, '11.85': false })
  })
})

describe('the Manuscript', () => {
  const laySetting = (more: Record<string, Json> = {}) =>
    manuscriptScene({ figures: [ANN, BEN, guard('Low', 1, 15, 10)], ...more })

  test('SM-BASE-05 it measures nothing beforehand either', () => {
    expect(barsOf(laySetting())).toEqual({ reach: 'SM-BASE-05', sight: undefined, charge: 'SM-BASE-05' })
    expect(laySetting().view(0).measuring).toMatchObject({ may: 'own-moves', rules: ['SM-BASE-05'] })
    expect(laySetting(MEASURED).view(0).measuring).toBeUndefined()
  })

  test('SM-MELEE-03 a model in between hides wholly, whatever the heights', () => {
    expect(verdictOn(laySetting(), 'Ben', 'sight')).toEqual(['none', 'overlay.sight.none-by'])
    expect(viewOf(laySetting(), 'sight').regions.map(({ tone }) => tone)).toEqual(['dark'])
  })

  test('SM-SCENERY-05 a sprint does not lead through difficult terrain', () => {
    const match = laySetting({
      ...MEASURED,
      figures: [ANN, BEN],
      scenery: [{ type: 'difficult-terrain', x: 16, y: 10 }],
    })
    const [run, sprint] = viewOf(match, 'reach').regions
    const at = (region: OverlayRegion | undefined) => regionContains(region!.rings, { x: inches(13.5), y: inches(10) })
    expect({ run: at(run), sprint: at(sprint) }).toEqual({ run: true, sprint: false })
  })
})
