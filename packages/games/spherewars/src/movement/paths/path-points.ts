import type { FigurePath } from '@fray/kernel'
import { distance, lengthOf, type Point, pointTowards, wholePoint } from '@fray/tabletop'
import type { Combatant } from '../../state.ts'
import { INCH } from '../../units.ts'

/** A path as events carry it. */
export function figurePath({ id }: Combatant, points: readonly Point[]): FigurePath {
  return { figure: id, points: points.map(({ x, y }) => [x, y] as const) }
}

/** A length for the log, as `toFixed(2)` writes it, which is slow: it is left to decide what lies just between two. */
export function asInches(length: number): string {
  const hundredths = (length * 100) / INCH
  const nearest = Math.round(hundredths)
  if (Math.abs(hundredths - nearest) > 0.49) return (length / INCH).toFixed(2)
  const rest = nearest % 100
  return `${(nearest - rest) / 100}${rest < 10 ? '.0' : '.'}${rest}`
}

/**
 * SW-BASE-04: where `mover` stands touching `other`, on the side of `towards`; `other` may be thought elsewhere than it
 * stands. Rounding sinks them into each other by less than the tolerance.
 */
export function contactPlace(mover: Combatant, other: Combatant, towards: Point, at: Point = other.at): Point {
  const apart = mover.profile.base.radius + other.profile.base.radius
  const { x, y } = pointTowards(at, towards, apart)
  return wholePoint(x, y)
}

/** The place on a bent line nearest to a point: how far along it lies, and how far the point is off. */
export function nearestAlong(
  points: readonly Point[],
  { x, y }: Point,
): { readonly travelled: number; readonly aside: number } {
  let best = { travelled: 0, aside: distance(points[0]!, { x, y }) }
  let before = 0
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1]!
    const to = points[i]!
    const leg = distance(from, to)
    if (leg === 0) continue
    const foot = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / leg
    const along = Math.min(leg, Math.max(0, foot))
    const near = pointTowards(from, to, along)
    const aside = lengthOf(x - near.x, y - near.y)
    if (aside < best.aside) best = { travelled: before + along, aside }
    before += leg
  }
  return best
}
