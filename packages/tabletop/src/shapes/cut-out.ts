import { difference, FillRule } from 'clipper2-ts'
import type { Point } from '../plane/point.ts'
import { whole } from '../plane/units.ts'

/**
 * Cuts other areas out of an area and returns the outlines that are left: a river without its bridges. The cuts should
 * run from edge to edge; one wholly inside would leave a hole, which no contour can describe.
 */
export function cutOut(area: readonly Point[], cuts: readonly (readonly Point[])[]): Point[][] {
  const left = difference([[...area]], cuts as Point[][], FillRule.NonZero)
  return left.map((outline) => outline.map(({ x, y }) => ({ x: whole(x), y: whole(y) })))
}
