import {
  bandPoints,
  type Contour,
  cutOut,
  discContour,
  ellipsePoints,
  lengthOf,
  type Point,
  pointTowards,
  polygonContour,
  wallContour,
} from '@fray/tabletop'
import {
  isBuilding,
  isDeep,
  isElevation,
  isLava,
  isLineal,
  isWater,
  type Opening,
  type Piece,
  type PieceShape,
} from './scenery.ts'

/**
 * Geometry of a piece, prepared for rules that query it often. Computed once per piece, which never changes; hot loops
 * run over the plans of a table without lookups.
 */
export interface Plan {
  readonly piece: Piece
  readonly contour: Contour
  /** A circle round it, for quick rejection. */
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly lineal: boolean
  readonly building: boolean
  readonly water: boolean
  readonly lava: boolean
  readonly deep: boolean
  readonly elevation: boolean
  /** The part of the piece that a base of the given radius stands in. */
  readonly grounds: Map<number, readonly Contour[]>
  /** The walls of a building by the width their doors and windows must have at least; see below for sight and upper floors. */
  readonly walls: Map<number, readonly Contour[]>
}

const plans = new WeakMap<Piece, Plan>()

export function planOf(piece: Piece): Plan {
  let plan = plans.get(piece)
  if (!plan) {
    plan = drawPlan(piece)
    plans.set(piece, plan)
  }
  return plan
}

function drawPlan(piece: Piece): Plan {
  const contour = contourOfShape(piece.shape)
  return {
    piece,
    contour,
    x: contour.x,
    y: contour.y,
    reach: contour.reach,
    lineal: isLineal(piece),
    building: isBuilding(piece),
    water: isWater(piece),
    lava: isLava(piece),
    deep: isDeep(piece),
    elevation: isElevation(piece),
    grounds: new Map(),
    walls: new Map(),
  }
}

const tables = new WeakMap<readonly Piece[], readonly Plan[]>()
let lastTable: readonly Piece[] = []
let lastPlans: readonly Plan[] = []

/** The plans of all pieces on a table, in their order. */
export function plansOf(pieces: readonly Piece[]): readonly Plan[] {
  if (pieces === lastTable) return lastPlans
  let found = tables.get(pieces)
  if (!found) {
    found = pieces.map(planOf)
    tables.set(pieces, found)
  }
  lastTable = pieces
  lastPlans = found
  return found
}

/** The whole footprint of a piece, crossings included. */
export function contourOfPiece(piece: Piece): Contour {
  return planOf(piece).contour
}

function contourOfShape(shape: PieceShape): Contour {
  switch (shape.kind) {
    case 'disc':
      return discContour(shape.centre.x, shape.centre.y, shape.radius)
    case 'polygon':
      return polygonContour(shape.outline)
    case 'line':
      return wallContour(shape.from, shape.to)
  }
}

/** Corners of a shape, a disc drawn with many. */
export function outlineOf(shape: PieceShape): readonly Point[] {
  switch (shape.kind) {
    case 'disc':
      return ellipsePoints(shape.centre, shape.radius, shape.radius, undefined, 48)
    case 'polygon':
      return shape.outline
    case 'line':
      return [shape.from, shape.to]
  }
}

/**
 * SW-SCENERY-32: a base whose centre is on a crossing is not in the piece. A base of this radius is in it exactly when it
 * overlaps what is left of the piece once every crossing, widened by the radius on both sides, is cut out.
 */
export function groundOf({ piece, grounds, contour }: Plan, radius: number): readonly Contour[] {
  let ground = grounds.get(radius)
  if (!ground) {
    ground = piece.crossings.length === 0 ? [contour] : groundBesideCrossings(piece, radius)
    grounds.set(radius, ground)
  }
  return ground
}

function groundBesideCrossings({ shape, crossings }: Piece, radius: number): Contour[] {
  const strips = crossings.map(({ from, to, width }) => {
    const length = lengthOf(to.x - from.x, to.y - from.y)
    const ends = [pointTowards(to, from, length + radius), pointTowards(from, to, length + radius)]
    return bandPoints(ends, width + 2 * radius)
  })
  return cutOut(outlineOf(shape), strips).map(polygonContour)
}

/** SW-SCENERY-16: gets the walls that a base cannot rest on. */
export function wallsOf(plan: Plan): readonly Contour[] {
  return wallsWith(plan, 0)
}

/** SW-SCENERY-16: gets the walls for movement: an opening lets any base through, however narrow it is. */
export function wallsAgainst(plan: Plan, radius: number): readonly Contour[] {
  return wallsWith(plan, 2 * radius + SPARE)
}

/** SW-SCENERY-16: gets the walls for sight, which also passes through slots. */
export function opaqueWalls(plan: Plan): readonly Contour[] {
  return wallsWith(plan, SEEN_THROUGH)
}

/** Doors lead nowhere on upper floors. */
export function closedWalls(plan: Plan): readonly Contour[] {
  return wallsWith(plan, CLOSED)
}

const SEEN_THROUGH = -1
const CLOSED = -2
/** Tolerance, in hundredths of a millimetre, for a base in an opening. */
const SPARE = 50

function wallsWith({ piece, building, walls }: Plan, opening: number): readonly Contour[] {
  let found = walls.get(opening)
  if (!found) {
    found = building ? buildWalls(piece, opening) : []
    walls.set(opening, found)
  }
  return found
}

function buildWalls({ shape, openings }: Piece, narrowest: number): Contour[] {
  const outline = outlineOf(shape)
  const passed = openings.filter(({ kind }) => {
    if (narrowest === CLOSED) return false
    return kind !== 'slot' || narrowest === SEEN_THROUGH
  })
  return outline.flatMap((from, i) => wallBetween(from, outline[(i + 1) % outline.length]!, passed, narrowest))
}

/** One straight wall, broken by the openings that lie in it. */
function wallBetween(from: Point, to: Point, openings: readonly Opening[], narrowest: number): Contour[] {
  const length = lengthOf(to.x - from.x, to.y - from.y)
  const gaps = openings
    .filter((opening) => liesIn(opening, from, to))
    .map((opening) => {
      const a = along(opening.from, from, to)
      const b = along(opening.to, from, to)
      const half = Math.max(Math.abs(b - a), narrowest) / 2
      return { start: Math.max(0, (a + b) / 2 - half), end: Math.min(length, (a + b) / 2 + half) }
    })
    .sort((a, b) => a.start - b.start)
  const walls: Contour[] = []
  let begun = 0
  for (const { start, end } of [...gaps, { start: length, end: length }]) {
    if (start > begun) walls.push(wallContour(pointTowards(from, to, begun), pointTowards(from, to, start)))
    begun = Math.max(begun, end)
  }
  return walls
}

/** How far from its wall, in hundredths of a millimetre, an opening may be drawn. */
const OFF_WALL = 5

export function liesIn(opening: Opening, from: Point, to: Point): boolean {
  return [opening.from, opening.to].every((end) => {
    const length = lengthOf(to.x - from.x, to.y - from.y)
    const across = ((end.x - from.x) * (to.y - from.y) - (end.y - from.y) * (to.x - from.x)) / length
    const place = along(end, from, to)
    return Math.abs(across) <= OFF_WALL && place >= -OFF_WALL && place <= length + OFF_WALL
  })
}

/** How far along the line from–to a point lies. */
function along(point: Point, from: Point, to: Point): number {
  const length = lengthOf(to.x - from.x, to.y - from.y)
  return ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length
}
