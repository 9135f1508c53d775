import {
  type Contour,
  type Direction,
  direction,
  halfTurn,
  lengthOf,
  type Point,
  quarterTurnBack,
  SIDES,
  type Side,
  touchedEdges,
  wholePoint,
} from '@fray/tabletop'
import type { BaseKind } from '../armies/cards/profile.ts'
import { baseOf, contourAt, contourOf, sideMet } from '../ground/bodies.ts'
import { type Fighter, profileOf, type Stance } from '../state.ts'

/** One edge of a base on the table. */
export interface Edge {
  readonly owner: Fighter
  readonly side: Side
  readonly from: Point
  readonly to: Point
  readonly middle: Point
  readonly length: number
  /** Unit directions: along the edge, and away from the base. */
  readonly along: Direction
  readonly outward: Direction
}

/** Cache of each fighter's latest edges, by fighter id. */
const latest: { readonly owner: Fighter; readonly contour: Contour; readonly edges: readonly Edge[] }[] = []

/** A base's four edges, front first. */
export function edgesOf(owner: Fighter): readonly Edge[] {
  const contour = contourOf(owner)
  const last = latest[owner.id]
  if (last !== undefined && last.owner === owner && last.contour === contour) return last.edges
  const { xs, ys } = contour
  const edges = SIDES.map((side, i) => {
    const next = (i + 1) % 4
    return edgeBetween(owner, side, { x: xs[i]!, y: ys[i]! }, { x: xs[next]!, y: ys[next]! })
  })
  latest[owner.id] = { owner, contour, edges }
  return edges
}

export function edgeOf(owner: Fighter, side: Side): Edge {
  return edgesOf(owner)[SIDES.indexOf(side)]!
}

function edgeBetween(owner: Fighter, side: Side, from: Point, to: Point): Edge {
  const along = direction(to.x - from.x, to.y - from.y)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const length = lengthOf(to.x - from.x, to.y - from.y)
  return { owner, side, from, to, middle, length, along, outward: quarterTurnBack(along) }
}

/** The point `aside` along the edge from its middle and `out` away from it. */
export function pointBy({ middle, along, outward }: Edge, aside: number, out: number): Point {
  const unit = lengthOf(along.x, along.y)
  return {
    x: middle.x + (along.x * aside + outward.x * out) / unit,
    y: middle.y + (along.y * aside + outward.y * out) / unit,
  }
}

/** A point's offset along the edge from its middle. */
export function asideOf({ middle, along }: Edge, point: Point): number {
  return ((point.x - middle.x) * along.x + (point.y - middle.y) * along.y) / lengthOf(along.x, along.y)
}

/** A point's distance from the edge's line. */
function outOf({ middle, outward }: Edge, point: Point): number {
  return ((point.x - middle.x) * outward.x + (point.y - middle.y) * outward.y) / lengthOf(outward.x, outward.y)
}

/** CF-MOVE-04: how an assailant stands with its front against an edge, `aside` from the edge's middle. */
export function stanceAgainst(edge: Edge, assailant: Fighter, aside: number): Stance {
  const { x, y } = pointBy(edge, aside, baseOf(assailant).depth / 2)
  return { ...wholePoint(x, y), facing: halfTurn(edge.outward) }
}

/** CF-CONTACT-07: a base slid along an edge by `aside`. */
export function slidAlong({ along }: Edge, at: Stance, aside: number): Stance {
  const unit = lengthOf(along.x, along.y)
  return { ...wholePoint(at.x + (along.x * aside) / unit, at.y + (along.y * aside) / unit), facing: at.facing }
}

/** CF-CONTACT-03: edge sizes by base. */
const EDGE_SIZES: Readonly<Record<BaseKind, { readonly ends: number; readonly sides: number }>> = {
  infantry: { ends: 1, sides: 1 },
  cavalry: { ends: 1, sides: 2 },
  creature: { ends: 2, sides: 2 },
  'large-creature': { ends: 2, sides: 2 },
}

export function edgeSize(fighter: Fighter, side: Side): number {
  const { ends, sides } = EDGE_SIZES[profileOf(fighter).base]
  return side === 'front' || side === 'rear' ? ends : sides
}

/** The side of a base that another base touches most, if any. */
export function sideTouched(of: Fighter, by: Fighter, at: Stance = by.at): Side | undefined {
  return at === by.at ? sideMet(of, by) : touchedEdges(baseOf(of), contourOf(of), contourAt(by, at))[0]?.side
}

/** The stretch of an edge's line that a base covers, as offsets from the edge's middle. */
export function shadowOn(edge: Edge, fighter: Fighter, at: Stance = fighter.at): readonly [number, number] {
  const { xs, ys } = contourAt(fighter, at)
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < xs.length; i++) {
    const aside = asideOf(edge, { x: xs[i]!, y: ys[i]! })
    if (aside < least) least = aside
    if (aside > most) most = aside
  }
  return [least, most]
}

/** CF-CHARGE-09: tolerance, in hundredths of a millimetre, for two edges to lie in one line. */
const ALIGNED = 100

/** Whether both edges face the same way and lie on one line. */
export function isInLine(a: Edge, b: Edge): boolean {
  const turn = a.outward.x * b.outward.y - a.outward.y * b.outward.x
  const ahead = a.outward.x * b.outward.x + a.outward.y * b.outward.y
  if (ahead <= 0 || Math.abs(turn) * b.length > Math.abs(ahead) * ALIGNED) return false
  return Math.abs(outOf(a, b.middle)) <= ALIGNED
}

/** Contact beyond half an edge, in hundredths of a millimetre, that rounding cannot undo. */
const SURELY = 10

/**
 * CF-CHARGE-09, CF-CONTACT-01: places where a front touches two aligned edges: at their joint, or shifted towards the
 * longer one.
 */
export function placesAtJoint(a: Edge, b: Edge, assailant: Fighter): Stance[] {
  const { width } = baseOf(assailant)
  const joint = asideOf(a, jointOf(a, b))
  const towardsB = Math.sign(asideOf(a, b.middle))
  const half = width / 2 - Math.abs(joint) + a.length / 2
  const enough = ({ length }: Edge) => Math.min(width, length) / 2 + SURELY
  return [0, enough(b) - half, half - enough(a)].map((shift) => stanceAgainst(a, assailant, joint + towardsB * shift))
}

/** The middle of the gap between two aligned edges. */
function jointOf(a: Edge, b: Edge): { x: number; y: number } {
  const ahead = asideOf(a, b.middle) > 0
  const [mine, theirs] = ahead ? [a.to, b.from] : [a.from, b.to]
  return { x: (mine.x + theirs.x) / 2, y: (mine.y + theirs.y) / 2 }
}
