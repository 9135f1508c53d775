import type { Json } from '@fray/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SOUTH } from '../plane/direction.ts'
import { lengthOf } from '../plane/point.ts'
import { rectangleBase } from '../shapes/base.ts'
import { figureCount, formation, formationCentre } from './formation.ts'
import {
  applyManoeuvre,
  manoeuvreFault,
  manoeuvresOf,
  partOfStep,
  readManoeuvres,
  readScriptedSteps,
} from './manoeuvre.ts'

const base = rectangleBase(1500, 2000)
const body = formation(base, 10, 40, { x: 50_000, y: 50_000 })

describe('steps from outside', () => {
  test('are read to whole hundredths', () => {
    expect(
      readManoeuvres([
        { do: 'advance', by: 1200.4 },
        { do: 'drift', ahead: 10.6, aside: -5 },
        { do: 'wheel', pivot: 'left', arc: 300 },
        { do: 'face', to: 'about' },
        { do: 'turn', facing: { x: 0, y: 3 } },
        { do: 'files', files: 6 },
      ]),
    ).toEqual([
      { do: 'advance', by: 1200 },
      { do: 'drift', ahead: 11, aside: -5 },
      { do: 'wheel', pivot: 'left', arc: 300 },
      { do: 'face', to: 'about' },
      { do: 'turn', facing: SOUTH },
      { do: 'files', files: 6 },
    ])
    expect(readManoeuvres([])).toEqual([])
  })

  test.each([
    [null],
    ['advance'],
    [{ do: 'advance', by: 1 }],
    [['advance']],
    [[{ do: 'advance' }]],
    [[{ do: 'advance', by: '1' }]],
    [[{ do: 'advance', by: 1e12 }]],
    [[{ do: 'drift', ahead: 1 }]],
    [[{ do: 'wheel', pivot: 'middle', arc: 1 }]],
    [[{ do: 'wheel', pivot: 'left', arc: -1 }]],
    [[{ do: 'face', to: 'up' }]],
    [[{ do: 'turn', facing: { x: 0, y: 0 } }]],
    [[{ do: 'files', files: 0 }]],
    [[{ do: 'files', files: 1.5 }]],
    [[{ do: 'dance' }]],
    [Array.from({ length: 101 }, () => ({ do: 'advance', by: 1 }))],
  ])('%j are none', (json) => {
    expect(readManoeuvres(json)).toBeUndefined()
  })

  test('lengths may be written in the unit of the game', () => {
    expect(
      readScriptedSteps(
        [{ do: 'drift', ahead: 50, aside: -2.5 }, { do: 'wheel', pivot: 'right', arc: 30 }, 'wait'],
        100,
      ),
    ).toEqual([{ do: 'drift', ahead: 5000, aside: -250 }, { do: 'wheel', pivot: 'right', arc: 3000 }, 'wait'])
  })
})

describe('a formation that manoeuvres', () => {
  test('goes ahead, slants, wheels, faces and changes its files, one after the other', () => {
    const after = manoeuvresOf(body, [
      { do: 'advance', by: 1000 },
      { do: 'drift', ahead: 300, aside: 400 },
      { do: 'files', files: 8 },
    ])
    expect(after.map(({ cost }) => cost).slice(0, 2)).toEqual([1000, 500])
    expect(after[1]!.formation.pose).toMatchObject({ x: 50_400, y: 48_700 })
    expect(after[2]!.formation.ranks).toEqual([8, 8, 8, 8, 8])
  })

  test('spends the arc of its outer corner on a wheel', () => {
    const { cost, formation: there } = applyManoeuvre(body, { do: 'wheel', pivot: 'left', arc: 5000 })
    expect(cost).toBe(5000)
    expect(there.pose.facing!.x).toBeLessThan(0)
  })

  test('keeps its middle and its shape when it turns to any direction', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 }), (x, y) => {
        fc.pre(x !== 0 || y !== 0)
        const steps = readManoeuvres([{ do: 'turn', facing: { x, y } }])!
        const { formation: there } = applyManoeuvre(body, steps[0]!)
        const [before, after] = [formationCentre(body), formationCentre(there)]
        expect(lengthOf(after.x - before.x, after.y - before.y)).toBeLessThan(2)
        expect({ ranks: there.ranks, figureCount: figureCount(there) }).toEqual({
          ranks: body.ranks,
          figureCount: figureCount(body),
        })
      }),
    )
  })

  test('may do a part of a step that has a length, and only of such', () => {
    expect(partOfStep({ do: 'advance', by: 1000 }, 0.25)).toEqual({ do: 'advance', by: 250 })
    expect(partOfStep({ do: 'drift', ahead: 100, aside: -40 }, 0.5)).toEqual({ do: 'drift', ahead: 50, aside: -20 })
    expect(partOfStep({ do: 'wheel', pivot: 'left', arc: 9 }, 0.5)).toEqual({ do: 'wheel', pivot: 'left', arc: 5 })
    expect(partOfStep({ do: 'face', to: 'left' }, 0.5)).toBeUndefined()
  })
})

test.each<[Json, { step: number; field: string } | undefined]>([
  [[{ do: 'advance', by: 5 }], undefined],
  [
    [
      { do: 'advance', by: 5 },
      { do: 'advance', far: 5 },
    ],
    { step: 2, field: 'by' },
  ],
  [[{ do: 'wheel', pivot: 'middle', arc: 5 }], { step: 1, field: 'pivot' }],
  [[{ do: 'wheel', pivot: 'left', arc: -5 }], { step: 1, field: 'arc' }],
  [[{ do: 'turn', facing: 'north' }], { step: 1, field: 'facing' }],
  [[{ do: 'dance' }], { step: 1, field: 'do' }],
  ['advance', undefined],
])('of %j the first step that is none is named, and what is wrong with it: %j', (steps, fault) => {
  expect(manoeuvreFault(steps)).toEqual(fault)
})
