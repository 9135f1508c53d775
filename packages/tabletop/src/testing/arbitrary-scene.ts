/** Random bases and scenery for property tests. */
import fc from 'fast-check'
import { type Direction, direction } from '../plane/direction.ts'
import type { Point } from '../plane/point.ts'
import { type Base, discBase, type Footprint, footprint, type Pose, rectangleBase } from '../shapes/base.ts'
import { type Contour, discContour, polygonContour, wallContour } from '../shapes/contour.ts'
import { blobPoints } from '../terrain/area.ts'

const SIDE = 60_000

/** A point on a small table. */
export const arbitraryPoint: fc.Arbitrary<Point> = fc.record({
  x: fc.integer({ min: 0, max: SIDE }),
  y: fc.integer({ min: 0, max: SIDE }),
})

/** Any direction. */
export const arbitraryDirection: fc.Arbitrary<Direction> = fc
  .tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 }))
  .filter(([x, y]) => x !== 0 || y !== 0)
  .map(([x, y]) => direction(x, y))

/** A round base of a usual size. */
export const arbitraryDisc: fc.Arbitrary<Base> = fc.integer({ min: 1000, max: 3000 }).map(discBase)

/** A rectangular base of a usual size. */
export const arbitraryRectangle: fc.Arbitrary<Base> = fc
  .tuple(fc.integer({ min: 1500, max: 5000 }), fc.integer({ min: 1500, max: 5000 }))
  .map(([width, depth]) => rectangleBase(width, depth))

/** A base of either shape. */
export const arbitraryBase: fc.Arbitrary<Base> = fc.oneof(arbitraryDisc, arbitraryRectangle)

/** A place and a facing. */
export const arbitraryPose: fc.Arbitrary<Pose> = fc
  .tuple(arbitraryPoint, arbitraryDirection)
  .map(([{ x, y }, facing]) => ({ x, y, facing }))

/** A base in its place. */
export const arbitraryFootprint: fc.Arbitrary<Footprint> = fc
  .tuple(arbitraryBase, arbitraryPose)
  .map(([base, pose]) => footprint(base, pose))

/** A dented polygon such as a wood. */
export const arbitraryWood: fc.Arbitrary<Contour> = fc
  .tuple(arbitraryPoint, fc.array(fc.integer({ min: 40, max: 120 }), { minLength: 5, maxLength: 10 }))
  .map(([centre, percents]) =>
    polygonContour(
      blobPoints(
        centre,
        percents.map((percent) => percent / 100),
        6000,
        4500,
      ),
    ),
  )

/** A disc, a wood or a wall. */
export const arbitraryObstacle: fc.Arbitrary<Contour> = fc.oneof(
  fc.tuple(arbitraryPoint, fc.integer({ min: 1000, max: 4000 })).map(([{ x, y }, radius]) => discContour(x, y, radius)),
  arbitraryWood,
  fc
    .tuple(arbitraryPoint, arbitraryDirection)
    .map(([from, to]) => wallContour(from, { x: from.x + to.x / 100, y: from.y + to.y / 100 })),
)

/** A handful of obstacles. */
export const arbitraryObstacles: fc.Arbitrary<Contour[]> = fc.array(arbitraryObstacle, { maxLength: 8 })

/** A contour turned a quarter clockwise about the origin, exactly. */
export function turnedContour(contour: Contour): Contour {
  return {
    ...contour,
    xs: contour.ys.map((y) => 0 - y),
    ys: contour.xs,
    x: 0 - contour.y,
    y: contour.x,
  }
}

/** A pose turned a quarter clockwise about the origin, exactly. */
export function turnedPose(pose: Pose): Pose {
  const facing = pose.facing && { x: 0 - pose.facing.y, y: pose.facing.x }
  return facing ? { x: 0 - pose.y, y: pose.x, facing } : { x: 0 - pose.y, y: pose.x }
}

/** A contour seen in a mirror along the table's depth, exactly. */
export function mirroredContour(contour: Contour): Contour {
  const mirrored = { ...contour, xs: contour.xs.map((x) => 0 - x).reverse(), ys: contour.ys.toReversed() }
  return { ...mirrored, x: 0 - contour.x }
}

/** A pose seen in a mirror along the table's depth, exactly. */
export function mirroredPose(pose: Pose): Pose {
  const facing = pose.facing && { x: 0 - pose.facing.x, y: pose.facing.y }
  return facing ? { x: 0 - pose.x, y: pose.y, facing } : { x: 0 - pose.x, y: pose.y }
}
