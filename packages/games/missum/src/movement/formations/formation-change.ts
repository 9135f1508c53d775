/** MI-FORMATION-01, MI-MOVE-10: rings, and ranks that follow a wall or an edge. */
import { type Refusal, refuse, text } from '@fray/kernel'
import {
  cosine,
  type Direction,
  direction,
  distance,
  FULL_TURN,
  facingOf,
  formation,
  formationCentre,
  furthestMove,
  lengthOf,
  type Point,
  type Pose,
  pathLength,
  pointAlong,
  sine,
  wholePoint,
} from '@fray/tabletop'
import { centreOf, countOf, figurePosesOf } from '../../body.ts'
import { isPinned } from '../../ground/last-stand-position.ts'
import type { Piece, Terrain } from '../../ground/piece.ts'
import { contoursOfPiece } from '../../ground/terrain.ts'
import { isHeldByLoad } from '../../missiles/reload.ts'
import { isDisorganized } from '../../morale/disorder.ts'
import { isEngaged, isSkirmishing, type Present } from '../../roster.ts'
import type { State, TroopBody } from '../../state.ts'
import { mm } from '../../units.ts'
import { piecesNear } from '../pace/going.ts'
import { type Leg, legFrom } from '../plan/leg.ts'

/** MI-FORMATION-01, -03: gets why a legion may not take another shape. */
export function reformProhibition(state: State, unit: Present): Refusal | undefined {
  if (isSkirmishing(unit)) return refuse(text('bar.shape.skirmish'), 'MI-FORMATION-01')
  if (isDisorganized(unit)) return refuse(text('refuse.disorganized'), 'MI-FORMATION-03')
  if (isEngaged(state, unit)) return refuse(text('bar.shape.engaged'), 'MI-FORMATION-01')
  if (isHeldByLoad(unit)) return refuse(text('refuse.loaded-engine'), 'MI-RELOAD-09')
  if (isPinned(state, unit)) return refuse(text('refuse.last-stand'), 'MI-LASTSTAND-08')
  if (unit.now.stirred) return refuse(text('refuse.moved'), 'MI-FORMATION-01')
  return countOf(unit.body) > 2 ? undefined : refuse(text('bar.shape.few'), 'MI-FORMATION-01')
}

export function mayReform(state: State, unit: Present): boolean {
  return reformProhibition(state, unit) === undefined
}

/** At one stroke, at the cost of the figure that goes furthest. */
export function reformLeg(body: TroopBody, after: TroopBody): Leg {
  const length = furthestMove(figurePosesOf(body), figurePosesOf(after))
  return legFrom(body, {
    length,
    manner: 'formation',
    shift: undefined,
    at: () => after,
    stepTo: () => undefined,
  })
}

/** MI-MOVE-10: a ring about the same middle, everybody facing outward, bases touching. */
export function ringOf(body: TroopBody): TroopBody {
  const base = body.kind === 'ranks' ? body.formation.base : body.base
  const count = countOf(body)
  const centre = centreOf(body)
  const half = FULL_TURN / (2 * count)
  const radius = ((base.width / 2) * cosine(half)) / sine(half) + base.depth / 2
  const figures = Array.from({ length: count }, (_, i): Pose => {
    const out = { x: sine(2 * half * i), y: -cosine(2 * half * i) }
    const place = wholePoint(centre.x + out.x * radius, centre.y + out.y * radius)
    return { ...place, facing: direction(out.x, out.y) }
  })
  return { kind: 'placed', base, figures, shape: 'ring' }
}

/** Features that ranks can follow. */
const EDGES: readonly Terrain[] = ['stockade', 'lowWall', 'earthworks', 'barricade', 'hill', 'village', 'town']
/** The distance within which walls and edges may be lined at once. */
const NEAR = mm(150)

export function edgesNear(state: State, body: TroopBody): Piece[] {
  return piecesNear(state, centreOf(body), NEAR).filter(({ terrain }) => EDGES.includes(terrain))
}

/** MI-FORMATION-01: ranks along the inner side of an edge, or of a wall on the side where the legion is, facing out. */
export function alongFeature(body: TroopBody, piece: Piece): TroopBody {
  const base = body.kind === 'ranks' ? body.formation.base : body.base
  const line = piece.closed ? [...piece.outline, piece.outline[0]!] : piece.outline
  const length = pathLength(line)
  const count = countOf(body)
  const abreast = Math.max(1, Math.min(count, Math.floor(length / base.width)))
  const middle = nearestAlong(line, centreOf(body))
  const span = abreast * base.width
  const start = piece.closed ? middle - span / 2 : Math.min(Math.max(0, middle - span / 2), length - span)
  const outward = (at: Point, along: Direction) => outwardFrom(piece, at, along, centreOf(body))
  const figures = Array.from({ length: count }, (_, i): Pose => {
    const travelled = start + ((i % abreast) + 0.5) * base.width
    const place = placeOn(line, piece.closed ? ((travelled % length) + length) % length : travelled)
    const out = outward(place.at, place.along)
    const off = -(Math.floor(i / abreast) + 0.5) * base.depth - CLOSE
    const unit = lengthOf(out.x, out.y)
    return { ...wholePoint(place.at.x + (out.x * off) / unit, place.at.y + (out.y * off) / unit), facing: out }
  })
  return { kind: 'placed', base, figures, shape: 'edge' }
}

const CLOSE = mm(0.1)

/** How far along a line the place nearest to a point is, to ten millimetres. */
function nearestAlong(line: readonly Point[], to: Point): number {
  const length = pathLength(line)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let travelled = 0; travelled <= length; travelled += mm(10)) {
    const apart = distance(pointAlong(line, travelled), to)
    if (apart < least) [best, least] = [travelled, apart]
  }
  return best
}

function placeOn(line: readonly Point[], travelled: number): { readonly at: Point; readonly along: Direction } {
  const at = pointAlong(line, travelled)
  const next = pointAlong(line, travelled + 10)
  const before = pointAlong(line, Math.max(0, travelled - 10))
  return { at, along: direction(next.x - before.x, next.y - before.y) }
}

/** Away from the middle of an area; across a wall away from the legion. */
function outwardFrom(piece: Piece, at: Point, along: Direction, legion: Point): Direction {
  const inner = piece.closed ? contoursOfPiece(piece)[0]! : legion
  const side = along.x * (inner.y - at.y) - along.y * (inner.x - at.x)
  return side > 0 ? direction(along.y, -along.x) : direction(-along.y, along.x)
}

/** MI-FORMATION-01: drawn up in ranks again with the middle of the front here. */
export function ranksAt(body: TroopBody, files: number, front: Point, facing: Direction): TroopBody {
  const base = body.kind === 'ranks' ? body.formation.base : body.base
  const count = countOf(body)
  return { kind: 'ranks', formation: formation(base, Math.min(files, count), count, { ...front, facing }), wings: [] }
}

/**
 * Gets a sensible way to draw up a ring or an edge again: about the same centre, four deep, facing as its first figure.
 */
export function usualRanks(body: TroopBody, facing: Direction = facingOf(figurePosesOf(body)[0]!)): TroopBody {
  const files = Math.max(1, Math.ceil(countOf(body) / 4))
  const drawn = ranksAt(body, files, centreOf(body), facing)
  if (drawn.kind === 'placed') return drawn
  const middle = formationCentre(drawn.formation)
  const { x, y } = drawn.formation.pose
  return ranksAt(body, files, wholePoint(2 * x - middle.x, 2 * y - middle.y), facing)
}

/** Gets the range of files a legion has room for. */
export function filesOf(body: TroopBody): { readonly least: number; readonly most: number } {
  return { least: 1, most: countOf(body) }
}
