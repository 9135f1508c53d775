import type { Json } from '@fray/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readManoeuvres } from '../formations/manoeuvre.ts'
import { shortestRoute } from '../routes/route.ts'
import { discBase } from '../shapes/base.ts'
import { discContour } from '../shapes/contour.ts'
import { readPlacement, readProposal, scriptedProposalReader, toJson } from './placing.ts'

describe('proposals from outside', () => {
  test('a path is read to whole hundredths', () => {
    expect(readProposal({ path: [{ x: 1.4, y: 2.6 }] })).toEqual({ path: [{ x: 1, y: 3 }] })
    expect(readProposal({ path: [{ x: 1, y: 2 }], facing: { x: 0, y: 1 } })).toEqual({
      path: [{ x: 1, y: 2 }],
      facing: { x: 0, y: 1 },
    })
  })

  test.each([
    [null],
    [7],
    ['here'],
    [[]],
    [{}],
    [{ path: 'x' }],
    [{ path: [{ x: 1 }] }],
    [{ path: [{ x: '1', y: 2 }] }],
    [{ path: [{ x: 1e12, y: 2 }] }],
    [{ path: [], facing: { x: 0, y: 0 } }],
  ])('%j is not a proposal', (json) => {
    expect(readProposal(json)).toBeUndefined()
  })
})

describe('places as people write them', () => {
  const read = scriptedProposalReader(2540)

  test('pairs are in the unit of the game', () => {
    expect(read({ to: [1, 2] })).toEqual({ path: [{ x: 2540, y: 5080 }] })
    expect(
      read({
        path: [
          [0.5, 0],
          [1, 1],
        ],
        facing: { x: 0, y: 1 },
      }),
    ).toEqual({
      path: [
        { x: 1270, y: 0 },
        { x: 2540, y: 2540 },
      ],
      facing: { x: 0, y: 1 },
    })
  })

  test('a facing may be a pair or a point of the compass, and keeps its direction however short it is', () => {
    expect(read({ to: [1, 2], facing: [1, -1] })).toEqual({ path: [{ x: 2540, y: 5080 }], facing: { x: 1, y: -1 } })
    expect(read({ to: [1, 2], facing: 'west' })).toMatchObject({ facing: { x: -1_000_000, y: 0 } })
    expect(read({ to: [1, 2], facing: { x: 0.3, y: 0.4 } })).toMatchObject({ facing: { x: 600_000, y: 800_000 } })
    expect(readProposal(read({ path: [{ x: 1, y: 2 }], facing: 'south' }))).toMatchObject({
      path: [{ x: 1, y: 2 }],
      facing: { x: 0 },
    })
    // An unknown compass point is not a facing.
    expect(readProposal(read({ to: [1, 2], facing: 'up' }))).toBeUndefined()
  })

  test('a facing alone is a turn on the spot', () => {
    expect(read({ facing: 'east' })).toEqual({ path: [], facing: { x: 1_000_000, y: 0 } })
    expect(read({ path: [], facing: [0, 1] })).toEqual({ path: [], facing: { x: 0, y: 1 } })
  })

  test.each([
    ['wait'],
    [null],
    [{ path: [{ x: 1, y: 2 }] }],
    [{ to: [1] }],
    [{ to: 'there' }],
    [{ path: [] }],
    [{ slots: {} }],
  ])('%j is left as it is', (answer) => {
    expect(read(answer)).toEqual(answer)
  })
})

describe('a place as it is recorded', () => {
  const number = fc.oneof(
    fc.integer({ min: -2000, max: 2000 }),
    fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
    fc.constant(-0),
  )
  const point = fc.record({ x: number, y: number, z: fc.constant(1) }, { requiredKeys: ['x', 'y'] })
  const proposal = fc.record(
    {
      path: fc.array(point, { maxLength: 4 }),
      facing: point,
      files: fc.integer({ min: -1, max: 30 }),
      junk: fc.jsonValue(),
    },
    { requiredKeys: ['path'] },
  )
  const step = fc.oneof(
    fc.record({ do: fc.constant('advance'), by: number, junk: number }),
    fc.record({ do: fc.constant('drift'), ahead: number, aside: number }),
    fc.record({ do: fc.constant('wheel'), pivot: fc.constantFrom('left', 'right', 'x'), arc: number }),
    fc.record({ do: fc.constant('face'), to: fc.constantFrom('left', 'about', 'up') }),
    fc.record({ do: fc.constant('turn'), facing: point }),
    fc.record({ do: fc.constant('files'), files: fc.integer({ min: 0, max: 5 }) }),
  )

  test('is read alike as it was sent, as it is recorded and from a file', () => {
    fc.assert(
      fc.property(fc.oneof(proposal, fc.array(step, { maxLength: 4 })), (sent) => {
        const json = sent as unknown as Json
        const recorded = readPlacement(json)
        if (recorded === undefined) {
          expect(readProposal(json) ?? readManoeuvres(json)).toBeUndefined()
          return
        }
        expect(readProposal(recorded)).toStrictEqual(readProposal(json))
        expect(readManoeuvres(recorded)).toStrictEqual(readManoeuvres(json))
        expect(readPlacement(recorded)).toStrictEqual(recorded)
        expect(JSON.parse(JSON.stringify(recorded))).toStrictEqual(recorded)
      }),
    )
  })

  test('holds nothing but what is read of it', () => {
    expect(readPlacement({ path: [{ x: 1, y: 2, z: 3 }], junk: [[]] })).toStrictEqual({ path: [{ x: 1, y: 2 }] })
    expect(readPlacement([{ do: 'turn', facing: { x: 0.3, y: 0.4, z: 1 }, by: 2 }])).toStrictEqual([
      { do: 'turn', facing: { x: 0.3, y: 0.4 } },
    ])
  })

  test('has no more points than a route has on a crowded table', () => {
    const path = (length: number) => ({ path: new Array(length).fill({ x: 1, y: 2 }) })
    expect(readPlacement(path(5000))).toBeDefined()
    expect(readPlacement(path(5001))).toBeUndefined()
  })

  test('may be the route that squeezes between bases, with its many small turns', () => {
    const [middle, small] = [3500, 1000]
    // Twelve discs round a large one, which leave a base of 1500 just room between them.
    const apart = middle + 2 * 1500 + 1 + small
    const ring = Array.from({ length: 12 }, (_, i) => {
      const angle = (i * Math.PI) / 6 + 0.01
      return discContour(Math.round(Math.cos(angle) * apart), Math.round(Math.sin(angle) * apart), small)
    })
    const [start, end] = [middle + 1502, -middle - 1502].map((x) => ({ x, y: 0 }))
    const route = shortestRoute(discBase(1500), start!, end!, [discContour(0, 0, middle), ...ring])!
    expect(route.points.length).toBeGreaterThan(200)
    expect(readPlacement(toJson({ path: route.points }))).toEqual({ path: route.points })
  })
})
