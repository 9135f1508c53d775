import { accept, type Json, type Procedure, refuse, type Seat, text, type Verdict } from '@fray/kernel'
import { type Point, readProposal, toJson, wholePoint } from '@fray/tabletop'
import { type LayoutRow, layoutCharts } from '../charts.ts'
import type { Piece, Terrain } from '../ground/piece.ts'
import { type PieceInput, pieceOf } from '../ground/piece-input.ts'
import { contoursOfPiece } from '../ground/terrain.ts'
import type { Play } from '../state.ts'
import { inMm, mm } from '../units.ts'
import { layCourses } from './courses.ts'
import { type Area, lay, overlappedPiece, rollPercent } from './laying.ts'
import { layTowns } from './towns.ts'

/** MI-TERRAINGEN-01, -05: the sides of the areas for charts 1 to 3 and 4 to 6. */
const SMALL = mm(600)

const LARGE = mm(1200)

/** MI-TERRAINGEN: one area, or the end of laying out. Areas run in rows from the west edge. */
export function* layOut(play: Play): Procedure {
  const { state, setup } = play
  state.layout ??= { small: 0, large: 0, roller: yield* firstRoller(play) }
  const small = areasOf(setup.width, setup.depth, SMALL)
  const large = areasOf(setup.width, setup.depth, LARGE)
  const { layout } = state
  if (layout.small < small.length) yield* laySmallArea(play, small[layout.small++]!)
  else if (layout.large < large.length) yield* layLargeArea(play, large[layout.large++]!)
  else {
    state.layout = null
    state.phase = 'plan'
    play.log('laid.done', {}, ['MI-TERRAINGEN-01'])
  }
}

/** Divides a side into whole areas; less than half an area is added to its neighbour. */
function areasOf(width: number, depth: number, side: number): Area[] {
  const columns = Math.max(1, Math.round(width / side))
  const rows = Math.max(1, Math.round(depth / side))
  return Array.from({ length: columns * rows }, (_, i) => ({
    number: i + 1,
    left: Math.round((width / columns) * (i % columns)),
    top: Math.round((depth / rows) * Math.floor(i / columns)),
    width: Math.round(width / columns),
    depth: Math.round(depth / rows),
  }))
}

/** MI-TERRAINGEN-01: a contest of percentile dice. */
function* firstRoller(play: Play): Procedure<Seat> {
  for (;;) {
    const pools = [0, 1].map((seat) => ({ seat, count: 1, sides: 100 }))
    const [ours, theirs] = yield* play.rollDice(text('roll.first-layer'), ['MI-TERRAINGEN-01'], pools)
    if (ours![0] !== theirs![0]) return ours![0]! > theirs![0]! ? 0 : 1
  }
}

/** MI-TERRAINGEN-01 to -04: one roll on each of charts 1 to 3; players take turns, the roller places. */
function* laySmallArea(play: Play, area: Area): Procedure {
  for (const chart of ['hills', 'woods', 'standingWater']) {
    const { layout } = play.state
    const roller = layout!.roller
    layout!.roller = 1 - roller
    const row = yield* rollChart(play, roller, chart, area)
    if (row.result === null) continue
    if (row.result === 'irrigation') layIrrigation(play, area)
    else yield* layArea(play, roller, area, row)
  }
}

/** MI-TERRAINGEN-05, -09 to -12: running water, roads and towns of a large area. */
function* layLargeArea(play: Play, area: Area): Procedure {
  for (const chart of ['runningWater', 'roads', 'urban']) {
    const { layout } = play.state
    const roller = layout!.roller
    layout!.roller = 1 - roller
    const row = yield* rollChart(play, roller, chart, area)
    if (row.result === null) continue
    if (chart === 'urban') yield* layTowns(play, roller, area, row)
    else yield* layCourses(play, roller, area, row)
  }
}

const CHARTS: Readonly<Record<string, readonly [number: number, rule: string]>> = {
  hills: [1, 'MI-TERRAINGEN-02'],
  woods: [2, 'MI-TERRAINGEN-03'],
  standingWater: [3, 'MI-TERRAINGEN-04'],
  runningWater: [4, 'MI-TERRAINGEN-09'],
  roads: [5, 'MI-TERRAINGEN-11'],
  urban: [6, 'MI-TERRAINGEN-12'],
}

function* rollChart(play: Play, seat: Seat, chart: string, area: Area): Procedure<LayoutRow> {
  const [number, rule] = CHARTS[chart]!
  const purpose = text('roll.chart', { chart: number, name: { text: text(`chart.${chart}`) }, area: area.number })
  const rolled = yield* rollPercent(play, seat, purpose, rule)
  const row = layoutCharts.find(
    (layoutChart) => layoutChart.chart === chart && rolled >= layoutChart.lo && rolled <= layoutChart.hi,
  )!
  if (row.result === null) play.log('laid.nothing', { chart: number, area: area.number }, [rule])
  return row
}

/** The pieces for each result of charts 1 to 3. */
const MADE_OF: Readonly<Record<string, Terrain>> = {
  largeHill: 'hill',
  smallHill: 'hill',
  roughGround: 'rough',
  ploughedGround: 'ploughed',
  denseWoods: 'denseWoods',
  openWoods: 'openWoods',
  swamp: 'swamp',
  pond: 'pond',
}

function* layArea(play: Play, seat: Seat, area: Area, row: LayoutRow): Procedure {
  const terrain = MADE_OF[row.result!]!
  const tiers = yield* rollTiers(play, seat, row)
  const at = yield* play.place({
    seat,
    prompt: text('ask.terrain', { terrain: { text: text(`terrain.${terrain}`) } }),
    rules: ['MI-TERRAINGEN-01'],
    form: toJson({ kind: 'point', radius: mm((row.diameter ?? row.square!) / 2) }),
    check: (proposal) => checkPiece(play, area, terrain, row, proposal),
    suggest: () => spots(area).filter((spot) => checkPiece(play, area, terrain, row, spot).ok),
    alternatives: spots(area).some((spot) => checkPiece(play, area, terrain, row, spot).ok) ? [] : [NO_ROOM],
  })
  if (!at) return
  lay(play, area, pieceShape(terrain, at, row))
  for (const [i, diameter] of tiers.entries()) {
    lay(play, area, { terrain: 'hill', level: i + 2, shape: { disc: [inMm(at.x), inMm(at.y)], diameter } })
  }
}

const NO_ROOM = { key: 'none', text: text('laid.no-room'), value: undefined }

/** MI-TERRAINGEN-02: rolls for more tiers until the first failure. */
function* rollTiers(play: Play, seat: Seat, { tiers = [] }: LayoutRow): Procedure<number[]> {
  const gained: number[] = []
  for (const { chance, diameter } of tiers) {
    const rolled = yield* rollPercent(play, seat, text('roll.tier', { chance }), 'MI-TERRAINGEN-02')
    if (rolled > chance) break
    gained.push(diameter)
  }
  return gained
}

function pieceShape(terrain: Terrain, at: Point, { diameter, square }: LayoutRow): PieceInput {
  const [x, y] = [inMm(at.x), inMm(at.y)]
  if (square) return { terrain, shape: { box: [x - square / 2, y - square / 2], size: [square, square] } }
  return { terrain, ...(terrain === 'hill' ? { level: 1 } : {}), shape: { disc: [x, y], diameter: diameter! } }
}

/** MI-TERRAINGEN-01: anywhere in the area; pieces that would overlap are placed elsewhere. */
function checkPiece(play: Play, area: Area, terrain: Terrain, row: LayoutRow, json: Json): Verdict<Point | undefined> {
  const place = readProposal(json)?.path.at(-1)
  if (!place) return refuse(text('refuse.no-place'), 'MI-TERRAINGEN-01')
  const { left, top, width, depth } = area
  if (place.x < left || place.y < top || place.x > left + width || place.y > top + depth) {
    return refuse(text('refuse.outside-area'), 'MI-TERRAINGEN-01')
  }
  // Pieces are laid in whole millimetres.
  const at = wholePoint(mm(inMm(place.x)), mm(inMm(place.y)))
  const other = overlappedPiece(play.state, pieceOf(pieceShape(terrain, at, row), -1))
  if (other)
    return refuse(
      text('refuse.on-terrain', { terrain: { text: text(`terrain.${other.terrain}`) } }),
      'MI-TERRAINGEN-01',
    )
  return accept(at)
}

/** Places spread over an area, the middle first. */
function spots({ left, top, width, depth }: Area): Json[] {
  const shares = [
    [0.5, 0.5],
    [0.3, 0.35],
    [0.7, 0.65],
    [0.7, 0.3],
    [0.3, 0.7],
    [0.5, 0.15],
    [0.5, 0.85],
    [0.1, 0.5],
    [0.9, 0.5],
  ]
  return shares.map(([x, y]) => toJson({ path: [wholePoint(left + width * x!, top + depth * y!)] }))
}

const WATER: readonly Terrain[] = ['swamp', 'pond', 'lake', 'narrowStream', 'stream', 'wideStream', 'irrigationDitch']

/** MI-TERRAINGEN-04: three ditches that run out from water in this or an adjoining area; without water, nothing. */
function layIrrigation(play: Play, area: Area): void {
  const { state, setup } = play
  const near = (piece: Piece) => {
    const { x, y } = contoursOfPiece(piece)[0]!
    const within = (value: number, from: number, size: number) => value >= from - size && value <= from + size * 2
    return within(x, area.left, area.width) && within(y, area.top, area.depth)
  }
  const water = state.pieces.find((piece) => WATER.includes(piece.terrain) && near(piece))
  if (!water) {
    play.log('laid.nothing', { chart: 3, area: area.number }, ['MI-TERRAINGEN-04'])
    return
  }
  const { x, y, reach } = contoursOfPiece(water)[0]!
  // They run towards the middle of the table, where there is room for them.
  const outwards = x < setup.width / 2 ? 1 : -1
  const from = inMm(x + outwards * Math.min(reach, mm(75)))
  for (const aside of [-100, 0, 100]) {
    const row = inMm(y) + aside
    if (row < 10 || row > inMm(setup.depth) - 10) continue
    lay(play, area, {
      terrain: 'irrigationDitch',
      shape: {
        course: [
          [from, row],
          [from + outwards * 200, row],
        ],
        width: 10,
      },
    })
  }
}
