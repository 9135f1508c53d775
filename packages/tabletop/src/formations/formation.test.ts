import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EAST, NORTH } from '../plane/direction.ts'
import { distance } from '../plane/point.ts'
import { rectangleBase } from '../shapes/base.ts'
import { polygonContour, signedArea } from '../shapes/contour.ts'
import { arbitraryPose } from '../testing/arbitrary-scene.ts'
import {
  figureCount,
  figurePoses,
  formation,
  formationBlocks,
  formationCentre,
  formationCorners,
  formationDepth,
  formationOutline,
  frontage,
  rightOf,
  withFigures,
} from './formation.ts'

const base = rectangleBase(2000, 3000)
const legion = formation(base, 4, 10, { x: 0, y: 0, facing: NORTH })

test('figures stand in files and ranks behind the middle of the front', () => {
  expect(legion.ranks).toEqual([4, 4, 2])
  expect({
    frontage: frontage(legion),
    formationDepth: formationDepth(legion),
    figureCount: figureCount(legion),
  }).toEqual({ frontage: 8000, formationDepth: 9000, figureCount: 10 })
  expect(figurePoses(legion).slice(0, 4)).toEqual(
    [-3000, -1000, 1000, 3000].map((x) => ({ x, y: 1500, facing: NORTH })),
  )
  expect(figurePoses(legion).slice(8)).toEqual([-1000, 1000].map((x) => ({ x, y: 7500, facing: NORTH })))
  const left = formation(base, 4, 10, legion.pose, 'left')
  expect(figurePoses(left).slice(8)).toEqual([-3000, -1000].map((x) => ({ x, y: 7500, facing: NORTH })))
})

test('fewer figures than files make one short rank', () => {
  expect(formation(base, 6, 4, legion.pose)).toMatchObject({ files: 4, ranks: [4] })
  expect(() => formation(base, 0, 4, legion.pose)).toThrow(RangeError)
  expect(withFigures(legion, 7).ranks).toEqual([4, 3])
})

test('blocks and outline cover exactly the bases', () => {
  expect(formationBlocks(legion)).toEqual([
    { base: rectangleBase(8000, 6000), pose: { x: 0, y: 3000, facing: NORTH } },
    { base: rectangleBase(4000, 3000), pose: { x: 0, y: 7500, facing: NORTH } },
  ])
  expect(formationOutline(legion)).toEqual([
    { x: -4000, y: 0 },
    { x: 4000, y: 0 },
    { x: 4000, y: 6000 },
    { x: 2000, y: 6000 },
    { x: 2000, y: 9000 },
    { x: -2000, y: 9000 },
    { x: -2000, y: 6000 },
    { x: -4000, y: 6000 },
  ])
  expect(signedArea(formationOutline(legion))).toBe(10 * 2000 * 3000)
  expect(polygonContour(formationOutline(legion)).convex).toBe(false)
})

test('corners, centre and right hand of a formation that faces east', () => {
  const east = formation(base, 4, 8, { x: 100, y: 200, facing: EAST })
  expect(formationCorners(east)).toEqual([
    { x: 100, y: -3800 },
    { x: 100, y: 4200 },
    { x: -5900, y: 4200 },
    { x: -5900, y: -3800 },
  ])
  expect(formationCentre(east)).toEqual({ x: -2900, y: 200 })
  expect(rightOf(east)).toEqual({ x: 0, y: 1_000_000 })
})

test('neighbours stand one base width apart, within rounding', () => {
  fc.assert(
    fc.property(
      arbitraryPose,
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 12, max: 60 }),
      (pose, files, figures) => {
        const poses = figurePoses(formation(base, files, figures, pose))
        expect(poses).toHaveLength(figures)
        expect(Math.abs(distance(poses[0]!, poses[1]!) - 2000)).toBeLessThan(1.5)
      },
    ),
  )
})
