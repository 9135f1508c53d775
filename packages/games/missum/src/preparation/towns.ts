import { type Procedure, type Seat, text } from '@fray/kernel'
import { direction, distance, gap, type Point, quarterTurn, wholePoint } from '@fray/tabletop'
import type { LayoutRow } from '../charts.ts'
import type { Piece, Terrain } from '../ground/piece.ts'
import { type PieceInput, pieceOf } from '../ground/piece-input.ts'
import { contoursOfPiece } from '../ground/terrain.ts'
import type { Play, State } from '../state.ts'
import { inMm, mm } from '../units.ts'
import { crossings, isStream, layBridge } from './courses.ts'
import { type Area, lay, overlappedPiece } from './laying.ts'

type UrbanRow = LayoutRow & { readonly count?: number }

/** MI-TERRAINGEN-08, -12: ruins, a town or villages; of two villages one stands wholly at random. */
export function* layTowns(play: Play, seat: Seat, area: Area, row: UrbanRow): Procedure {
  const count = row.count ?? 1
  for (let i = 0; i < count; i++) {
    const atRandom = count === 2 && i === 0
    const at =
      (atRandom ? undefined : yield* favouredPlace(play, seat, area, row)) ?? (yield* anywhere(play, seat, area, row))
    if (!at) continue
    const pieces = townPieces(row, at).map((input) => lay(play, area, input))
    bridgeFor(play, area, at, pieces)
  }
}

/** MI-TERRAIN-11: ruins are rough ground with low walls on two opposite sides. */
function townPieces({ result, square, diameter }: UrbanRow, at: Point): PieceInput[] {
  const [x, y] = [inMm(at.x), inMm(at.y)]
  if (result === 'town') return [{ terrain: 'town', shape: { disc: [x, y], diameter: diameter! } }]
  const half = square! / 2
  if (result === 'village')
    return [{ terrain: 'village', shape: { box: [x - half, y - half], size: [square!, square!] } }]
  const wall = (aside: number): PieceInput => ({
    terrain: 'lowWall',
    shape: {
      wall: [
        [x + aside, y - half],
        [x + aside, y + half],
      ],
    },
  })
  return [
    { terrain: 'rough', shape: { box: [x - half, y - half / 2], size: [square!, half] } },
    wall(-half),
    wall(half),
  ]
}

/**
 * MI-TERRAINGEN-08: where a road meets running water, else by water, else on a road; a roll decides between equal
 * places.
 */
function* favouredPlace(play: Play, seat: Seat, area: Area, row: UrbanRow): Procedure<Point | undefined> {
  const { state } = play
  const room = sizeOf(row) / 2 + mm(20)
  const roads = state.pieces.filter(({ terrain }) => terrain === 'road')
  const waters = state.pieces.filter((piece) => isStream(piece) || WATER.includes(piece.terrain))
  const met = roads.flatMap((road) =>
    waters.filter(isStream).flatMap((stream) => crossings(road.course!.line, stream.course!.line)),
  )
  const kinds = [
    met.flatMap(({ at }) => about(at, room + mm(40))),
    waters.flatMap((water) => shores(water, room)),
    roads.flatMap(({ course }) => middles(course!.line)).flatMap((at) => about(at, room)),
  ]
  for (const places of kinds) {
    const free = places.filter((place) => isIn(area, place) && isFree(state, row, place))
    if (free.length > 0) return yield* oneOf(play, seat, free)
  }
  return undefined
}

const WATER: readonly Terrain[] = ['pond', 'lake', 'swamp']

function sizeOf({ square, diameter }: UrbanRow): number {
  return mm(square ?? diameter!)
}

function about({ x, y }: Point, away: number): Point[] {
  return [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].map(([dx, dy]) => wholePoint(x + dx! * away, y + dy! * away))
}

/** Lists places beside a stretch of water. */
function shores(water: Piece, away: number): Point[] {
  if (!water.course) {
    const { x, y, reach } = contoursOfPiece(water)[0]!
    return about({ x, y }, (reach + away) * 0.75)
  }
  const { line, width } = water.course
  return line.slice(1).flatMap((to, i) => {
    const from = line[i]!
    const aside = quarterTurn(direction(to.x - from.x, to.y - from.y))
    const length = (away + width / 2) / 1_000_000
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    return [1, -1].map((sign) => wholePoint(middle.x + sign * aside.x * length, middle.y + sign * aside.y * length))
  })
}

function middles(line: readonly Point[]): Point[] {
  return line.slice(1).map((to, i) => wholePoint((line[i]!.x + to.x) / 2, (line[i]!.y + to.y) / 2))
}

function isIn({ left, top, width, depth }: Area, { x, y }: Point): boolean {
  return x >= left && y >= top && x <= left + width && y <= top + depth
}

function isFree(state: State, row: UrbanRow, place: Point): boolean {
  return townPieces(row, place).every((input) => overlappedPiece(state, pieceOf(input, -1)) === undefined)
}

function* oneOf(play: Play, seat: Seat, places: readonly Point[]): Procedure<Point> {
  if (places.length === 1) return places[0]!
  const pools = [{ seat, count: 1, sides: places.length }]
  const [[rolled] = []] = yield* play.rollDice(text('roll.which'), ['MI-TERRAINGEN-08'], pools)
  return places[rolled! - 1]!
}

/** Picks a random place; a taken place is rolled again, a few times. */
function* anywhere(play: Play, seat: Seat, area: Area, row: UrbanRow): Procedure<Point | undefined> {
  for (let tries = 0; tries < 10; tries++) {
    const pools = [0, 1].map(() => ({ seat, count: 1, sides: 100 }))
    const [[across] = [], [down] = []] = yield* play.rollDice(text('roll.anywhere'), ['MI-TERRAINGEN-08'], pools)
    const margin = sizeOf(row) / 2
    const along = (from: number, size: number, rolled: number) =>
      from + margin + ((size - 2 * margin) * (rolled - 0.5)) / 100
    const place = wholePoint(along(area.left, area.width, across!), along(area.top, area.depth, down!))
    if (isFree(play.state, row, place)) return place
  }
  return undefined
}

/** MI-TERRAINGEN-07: a stream this near is beside a town. */
const BESIDE = mm(100)

/** MI-TERRAINGEN-07: bridges a stream beside a town if no road bridges it nearby. */
function bridgeFor(play: Play, area: Area, town: Point, built: readonly Piece[]): void {
  const { pieces } = play.state
  const walls = built.flatMap(contoursOfPiece)
  for (const stream of pieces.filter(isStream)) {
    const { line, width } = stream.course!
    const [water] = contoursOfPiece(stream)
    if (!walls.some((wall) => gap(wall, water!) <= BESIDE)) continue
    const near = nearest(line, town)
    const bridged = pieces.some(
      (piece) => piece.terrain === 'bridge' && distance(contoursOfPiece(piece)[0]!, near.at) < mm(200),
    )
    if (!bridged) layBridge(play, area, near.at, quarterTurn(near.along), width)
  }
}

/** The place on a course nearest to another place, and which way the course runs there. */
function nearest(line: readonly Point[], place: Point): { at: Point; along: Point } {
  const found = line.slice(1).map((to, i) => {
    const from = line[i]!
    const [x, y] = [to.x - from.x, to.y - from.y]
    const share = Math.min(1, Math.max(0, ((place.x - from.x) * x + (place.y - from.y) * y) / (x * x + y * y)))
    return { at: wholePoint(from.x + x * share, from.y + y * share), along: direction(x, y) }
  })
  return found.reduce((best, candidate) =>
    distance(candidate.at, place) < distance(best.at, place) ? candidate : best,
  )
}
