import { type Procedure, type Seat, text } from '@fray/kernel'
import { direction, distance, type Point, pointTowards, quarterTurn, wholePoint } from '@fray/tabletop'
import type { LayoutRow } from '../charts.ts'
import type { Piece, Terrain } from '../ground/piece.ts'
import { contoursOfPiece } from '../ground/terrain.ts'
import type { Play, State } from '../state.ts'
import { inMm, mm } from '../units.ts'
import { type Area, lay, rollPercent } from './laying.ts'

/** MI-TERRAINGEN-09, -11: the streams and roads of each result, with their widths in millimetres. */
const COURSES: Readonly<Record<string, readonly (readonly [Terrain, number])[]>> = {
  wideStream: [['wideStream', 100]],
  stream: [['stream', 50]],
  narrowStream: [['narrowStream', 25]],
  streamAndNarrowStream: [
    ['stream', 50],
    ['narrowStream', 25],
  ],
  road: [['road', 30]],
}

/** MI-TERRAINGEN-05 to -07, -09 to -11: lays the streams and roads of a large area. */
export function* layCourses(
  play: Play,
  seat: Seat,
  area: Area,
  row: LayoutRow & { readonly count?: number },
): Procedure {
  const listed = COURSES[row.result!]!
  const courses = Array.from({ length: row.count ?? 1 }, () => listed).flat()
  for (const [terrain, width] of courses) {
    const ends = yield* rollEnds(play, seat, area)
    const line = terrain === 'road' ? ends : throughWater(play.state, area, ends)
    const course = terrain === 'road' ? line : shiftClear(play.state, area, line)
    const piece = lay(play, area, { terrain, shape: { course: course.map(inMillimetres), width } })
    if (terrain === 'road') layBridges(play, area, piece)
    else yield* layFords(play, seat, area, piece)
  }
}

function inMillimetres({ x, y }: Point): [number, number] {
  return [inMm(x), inMm(y)]
}

/** MI-TERRAINGEN-05: picks two different sides of the area at random, and a place on each. */
function* rollEnds(play: Play, seat: Seat, area: Area): Procedure<Point[]> {
  for (;;) {
    const pools = [
      { seat, count: 1, sides: 4 },
      { seat, count: 1, sides: 4 },
    ]
    const [[first] = [], [second] = []] = yield* play.rollDice(text('roll.side'), ['MI-TERRAINGEN-05'], pools)
    if (first === second) continue
    const along = pools.map((pool) => ({ ...pool, sides: 100 }))
    const [[here] = [], [there] = []] = yield* play.rollDice(text('roll.along'), ['MI-TERRAINGEN-05'], along)
    return [onSide(area, first!, here!), onSide(area, second!, there!)]
  }
}

/** Sides 1 to 4 are north, east, south and west. */
function onSide({ left, top, width, depth }: Area, side: number, hundredths: number): Point {
  const share = (hundredths - 0.5) / 100
  if (side === 1) return wholePoint(left + width * share, top)
  if (side === 2) return wholePoint(left + width, top + depth * share)
  if (side === 3) return wholePoint(left + width * share, top + depth)
  return wholePoint(left, top + depth * share)
}

const STANDING: readonly Terrain[] = ['pond', 'lake', 'swamp', 'irrigationDitch']

/** MI-TERRAINGEN-06: a stream runs by way of the nearest pond, swamp or ditch of the area. */
function throughWater({ pieces }: State, area: Area, [from, to]: readonly Point[]): Point[] {
  const waters = pieces
    .filter(({ terrain }) => STANDING.includes(terrain))
    .map((piece): Point => contoursOfPiece(piece)[0]!)
    .filter(({ x, y }) => x >= area.left && y >= area.top && x <= area.left + area.width && y <= area.top + area.depth)
    .sort((a, b) => distance(a, from!) - distance(b, from!))
  const [nearest] = waters
  return nearest ? [from!, wholePoint(nearest.x, nearest.y), to!] : [from!, to!]
}

/** MI-TERRAINGEN-09: a second stream may not cross the first: it runs straight beside it, shifted clear. */
function shiftClear({ pieces }: State, area: Area, line: readonly Point[]): readonly Point[] {
  const streams = pieces.filter(({ terrain, course }) => course && terrain !== 'road' && terrain !== 'irrigationDitch')
  const crossed = streams.find(({ course }) => crosses(course!.line, line))
  if (!crossed) return line
  const { line: other, width } = crossed.course!
  const shift = width + mm(60)
  const right = quarterTurn(direction(other.at(-1)!.x - other[0]!.x, other.at(-1)!.y - other[0]!.y))
  for (const sign of [1, -1]) {
    const moved = other.map(({ x, y }) =>
      wholePoint(x + (sign * right.x * shift) / 1_000_000, y + (sign * right.y * shift) / 1_000_000),
    )
    if (moved.every((place) => isNear(area, place)) && !streams.some(({ course }) => crosses(course!.line, moved)))
      return moved
  }
  return line
}

function isNear({ left, top, width, depth }: Area, { x, y }: Point): boolean {
  return x >= left - mm(100) && y >= top - mm(100) && x <= left + width + mm(100) && y <= top + depth + mm(100)
}

/** Lists the places where two courses meet, with the direction of the first. */
export function crossings(a: readonly Point[], b: readonly Point[]): { at: Point; along: Point }[] {
  return a.slice(1).flatMap((to, i) => {
    const from = a[i]!
    const met = b.slice(1).flatMap((end, j) => meeting(from, to, b[j]!, end) ?? [])
    return met.map((at) => ({ at, along: direction(to.x - from.x, to.y - from.y) }))
  })
}

function crosses(a: readonly Point[], b: readonly Point[]): boolean {
  return crossings(a, b).length > 0
}

function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
  if (cross === 0) return undefined
  const time = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross
  const other = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / cross
  if (time < 0 || time > 1 || other < 0 || other > 1) return undefined
  return wholePoint(a.x + (b.x - a.x) * time, a.y + (b.y - a.y) * time)
}

/** MI-TERRAINGEN-07: a bridge wherever the road meets running water. */
function layBridges(play: Play, area: Area, road: Piece): void {
  for (const stream of play.state.pieces.filter(isStream)) {
    const { line, width } = stream.course!
    for (const { at, along } of crossings(road.course!.line, line)) layBridge(play, area, at, along, width)
  }
}

export function isStream({ terrain, course }: Piece): boolean {
  return course !== undefined && (terrain === 'stream' || terrain === 'narrowStream' || terrain === 'wideStream')
}

/** MI-TERRAINGEN-07: 30 mm wide, and a little longer than the water is wide. */
export function layBridge(play: Play, area: Area, at: Point, along: Point, streamWidth: number): void {
  const half = streamWidth / 2 + mm(10)
  const ends = [-half, half].map((length): [number, number] => [
    inMm(at.x + (along.x * length) / 1_000_000),
    inMm(at.y + (along.y * length) / 1_000_000),
  ])
  lay(play, area, { terrain: 'bridge', shape: { course: ends, width: 30 } })
}

/** MI-TERRAINGEN-10: for each whole 300 mm of stream, a ford in the middle of it on 30 or less. */
function* layFords(play: Play, seat: Seat, area: Area, stream: Piece): Procedure {
  const { line, width } = stream.course!
  const lengths = line.slice(1).map((point, i) => distance(line[i]!, point))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  for (let stretch = 0; (stretch + 1) * mm(300) <= total; stretch++) {
    const rolled = yield* rollPercent(play, seat, text('roll.ford'), 'MI-TERRAINGEN-10')
    if (rolled > 30) continue
    const { at, along } = placeAlong(line, lengths, stretch * mm(300) + mm(150))
    const across = quarterTurn(along)
    const half = width / 2
    const ends = [-half, half].map((length): [number, number] => [
      inMm(at.x + (across.x * length) / 1_000_000),
      inMm(at.y + (across.y * length) / 1_000_000),
    ])
    lay(play, area, { terrain: 'ford', shape: { course: ends, width: 30 } })
  }
}

function placeAlong(
  line: readonly Point[],
  lengths: readonly number[],
  distanceAlong: number,
): { at: Point; along: Point } {
  let left = distanceAlong
  for (const [i, length] of lengths.entries()) {
    if (left <= length || i === lengths.length - 1) {
      const [from, to] = [line[i]!, line[i + 1]!]
      return { at: pointTowards(from, to, left), along: direction(to.x - from.x, to.y - from.y) }
    }
    left -= length
  }
  throw new RangeError('a course has at least one stretch')
}
