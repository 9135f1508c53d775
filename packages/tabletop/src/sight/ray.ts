import type { Point } from '../plane/point.ts'
import { segmentsCross, squaredDistanceToSegment } from '../plane/segment.ts'
import { type Contour, containsPoint, edgeCount } from '../shapes/contour.ts'

/**
 * Whether the straight line from p to q passes through a shape. Passing a disc at exactly its radius, or a corner of a
 * polygon, does not count; neither does a line along an edge. The relation is symmetric in p and q.
 */
export function rayCrosses(p: Point, q: Point, obstacle: Contour): boolean {
  const { reach, radius, xs, ys } = obstacle
  const squared = squaredDistanceToSegment(obstacle.x, obstacle.y, p.x, p.y, q.x, q.y)
  if (squared > reach * reach) return false
  if (xs.length === 1) return squared < radius * radius
  for (let i = 0; i < edgeCount(obstacle); i++) {
    const next = i + 1 === xs.length ? 0 : i + 1
    if (segmentsCross(p.x, p.y, q.x, q.y, xs[i]!, ys[i]!, xs[next]!, ys[next]!)) return true
  }
  return xs.length > 2 && containsPoint(obstacle, p) && containsPoint(obstacle, q)
}

/**
 * Finds the first obstacle in the list that the line from p to q passes through, or −1: a cheap "can see" by centres.
 */
export function rayBlocker<Obstacle extends Contour>(
  p: Point,
  q: Point,
  obstacles: readonly Obstacle[],
  blocks?: (obstacle: Obstacle) => boolean,
): number {
  for (let i = 0; i < obstacles.length; i++) {
    const obstacle = obstacles[i]!
    if (rayCrosses(p, q, obstacle) && (!blocks || blocks(obstacle))) return i
  }
  return -1
}

/** Whether nothing blocks the straight line from p to q. */
export function isRayFree<Obstacle extends Contour>(
  p: Point,
  q: Point,
  obstacles: readonly Obstacle[],
  blocks?: (obstacle: Obstacle) => boolean,
): boolean {
  return rayBlocker(p, q, obstacles, blocks) === -1
}
