import { distance } from '@fray/tabletop'
import { BASE, CONTACT, type Standing } from './state.ts'

/** SO-1-13: from edge to edge. */
export function gapBetween(a: Standing, b: Standing): number {
  return Math.max(0, distance(a.at, b.at) - 2 * BASE.radius)
}

export function touching(a: Standing, b: Standing): boolean {
  return gapBetween(a, b) <= CONTACT
}
