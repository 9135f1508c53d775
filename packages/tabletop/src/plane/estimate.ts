import type { Point } from './point.ts'

/**
 * Estimates a distance between two places as a person does who may not measure: off by up to a share of it, in the same
 * way whenever the same two places are compared.
 */
export function estimateDistance(exact: number, misjudgement: number, from: Point, to: Point): number {
  return misjudgement === 0 ? exact : exact * (1 + misjudgement * errorBetween(from, to))
}

/** Gets an arbitrary number from -1 to 1 that depends on the two places and not on their order. */
function errorBetween(from: Point, to: Point): number {
  const x = Math.imul(from.x + to.x, 73_856_093) ^ Math.imul(Math.abs(from.x - to.x), 83_492_791)
  const y = Math.imul(from.y + to.y, 19_349_663) ^ Math.imul(Math.abs(from.y - to.y), 50_331_653)
  const mixed = Math.imul(x ^ (y >>> 7) ^ y, 2_654_435_761)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x7fff_ffff - 1
}
