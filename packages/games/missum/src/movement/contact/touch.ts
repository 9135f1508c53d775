/** MI-CONTACT-06: finds the edge of a unit that another one touches. */
import {
  contourOf,
  type Formation,
  formationCorners,
  lengthOf,
  type Point,
  type RectangleFootprint,
  SIDES,
  type Side,
  touchedFormationSides,
  touchedSides,
  verticesOf,
} from '@fray/tabletop'
import { centreOf, contoursOf, figureFootprints, gapBetween } from '../../body.ts'
import type { Contact, TroopBody } from '../../state.ts'
import { mm } from '../../units.ts'

/** An edge of a body, clockwise, with its outward normal. */
export interface Edge {
  readonly side: Side
  readonly from: Point
  readonly to: Point
  readonly normal: Point
}

/** An edge this near is touched. */
const NEAR = mm(0.6)
/** Touching less than this is touching a corner. */
const CORNER = mm(2)

/** Gets the edge of a body that another touches: of its main part, of a wing, or of a single figure. */
export function touchedEdge(body: TroopBody, other: TroopBody): Edge {
  const part = nearestPart(body, other)
  const lengths = new Map<Side, number>()
  for (const contour of contoursOf(other)) {
    const touched = 'ranks' in part ? touchedFormationSides(part, contour, NEAR) : touchedSides(part, contour, NEAR)
    for (const { side, length } of touched) lengths.set(side, (lengths.get(side) ?? 0) + length)
  }
  const edges = edgesOf(part)
  const touched = edges.filter(({ side }) => lengths.has(side))
  const longest = touched.find(({ side }) => (lengths.get(side) ?? 0) >= CORNER && isMost(lengths, side))
  if (longest) return longest
  return facingMost(touched.length > 0 ? touched : edges, centreOf(other))
}

function isMost(lengths: ReadonlyMap<Side, number>, side: Side): boolean {
  return [...lengths.values()].every((length) => length <= lengths.get(side)!)
}

function nearestPart(body: TroopBody, other: TroopBody): Formation | RectangleFootprint {
  if (body.kind === 'placed') {
    return leastBy(figureFootprints(body), (figure) =>
      gapBetween({ kind: 'placed', base: figure.base, figures: [figure.pose] }, other),
    )
  }
  return leastBy([body.formation, ...body.wings], (formation) =>
    gapBetween({ kind: 'ranks', formation, wings: [] }, other),
  )
}

function leastBy<T>(list: readonly T[], measure: (each: T) => number): T {
  let best = list[0] as T
  let least = measure(best)
  for (const candidate of list.slice(1)) {
    const value = measure(candidate)
    if (value < least) [best, least] = [candidate, value]
  }
  return best
}

function edgesOf(part: Formation | RectangleFootprint): Edge[] {
  const corners = 'ranks' in part ? formationCorners(part) : verticesOf(contourOf(part))
  return SIDES.map((side, i) => {
    const [from, to] = [corners[i]!, corners[(i + 1) % 4]!]
    const length = lengthOf(to.x - from.x, to.y - from.y)
    return { side, from, to, normal: { x: (to.y - from.y) / length, y: (from.x - to.x) / length } }
  })
}

/** The front first, then the flanks, the rear last: ties favour the touched unit. */
const FAVOUR: readonly Side[] = ['front', 'right', 'left', 'rear']

/** MI-CONTACT-06: at a corner, the edge whose normal is closer to the line from there to the attacker's middle. */
function facingMost(edges: readonly Edge[], place: Point): Edge {
  const from = cornerOf(edges)
  const towards = ({ normal }: Edge) => (place.x - from.x) * normal.x + (place.y - from.y) * normal.y
  const ordered = [...edges].sort((a, b) => FAVOUR.indexOf(a.side) - FAVOUR.indexOf(b.side))
  return ordered.reduce((best, edge) => (towards(edge) > towards(best) + TIE ? edge : best))
}

/** A millimetre more or less does not decide. */
const TIE = mm(1)

/** The corner that two edges share, or the middle of all. */
function cornerOf(edges: readonly Edge[]): Point {
  const shared = edges.find(({ to }) => edges.some(({ from }) => from.x === to.x && from.y === to.y))
  if (shared && edges.length === 2) return shared.to
  const x = edges.reduce((sum, edge) => sum + edge.from.x + edge.to.x, 0) / (2 * edges.length)
  const y = edges.reduce((sum, edge) => sum + edge.from.y + edge.to.y, 0) / (2 * edges.length)
  return { x, y }
}

/** The four edges of the part that is touched, clockwise, the touched one first. */
export function edgesTouchedBy(body: TroopBody, other: TroopBody): Edge[] {
  const edges = edgesOf(nearestPart(body, other))
  const first = edges.findIndex(({ side }) => side === touchedEdge(body, other).side)
  return [...edges.slice(first), ...edges.slice(0, first)]
}

/** MI-CONTACT-06, MI-MOVE-10: front, flank or rear; a ring has neither flank nor rear. */
export function sideTouched(body: TroopBody, other: TroopBody): Contact['side'] {
  if (body.kind === 'placed' && body.shape === 'ring') return 'front'
  const { side } = touchedEdge(body, other)
  return side === 'front' || side === 'rear' ? side : 'flank'
}
