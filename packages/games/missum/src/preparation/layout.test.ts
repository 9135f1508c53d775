import { type Json, Match, ScriptedDice } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import { contoursOfPiece } from '../ground/terrain.ts'
import type { State } from '../state.ts'
import { army, setupOf } from '../testing/battle.ts'
import { eventArgs } from '../testing/scene.ts'

/** One large area of four small ones. */
const field = { width: 1200, depth: 1200, terrain: null, armies: [army(), army()] }

/** Lays out a table by a script; the charts after it give nothing. Every piece takes the middle of its area. */
function layOutField(dice: readonly number[], places: readonly Json[] = [], setup = field) {
  const read = missum.rules.readSetup(setupOf(setup as unknown as Record<string, Json>))
  const rest = Array.from({ length: 60 }, () => 100)
  const match = Match.start(missum, { setup: read, state: missum.rules.begin(read) }, '', {
    dice: new ScriptedDice([...dice, ...rest]),
  })
  const wanted = [...places]
  while (match.state.phase === 'terrain') {
    const decision = match.pending[0]!
    if (decision.kind !== 'place') throw new Error('a place is asked for')
    const answered = match.answer(decision.seat, wanted.shift() ?? decision.suggest()[0]!)
    if (!answered.ok) throw new Error(`${answered.reason.id} ${answered.rules.join(' ')}`)
  }
  return match
}

/** Kind, centre and size of every piece, in millimetres. */
function pieces({ pieces: all }: State): [string, number, number, number][] {
  return all.map((piece) => {
    const xs = piece.outline.map(({ x }) => x)
    const { x, y } = contoursOfPiece(piece)[0]!
    return [
      piece.terrain,
      Math.round(x / 100),
      Math.round(y / 100),
      Math.round((Math.max(...xs) - Math.min(...xs)) / 100),
    ]
  })
}

const FIRST = [60, 40]
const NOTHING = 100

test('MI-TERRAINGEN-01 charts 1 to 3 are rolled for every 600 mm area in rows from the west', () => {
  const match = layOutField([...FIRST, 16, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, 16])
  expect(pieces(match.state)).toEqual([
    ['rough', 300, 300, 200],
    ['rough', 300, 900, 200],
  ])
})

test('MI-TERRAINGEN-01 the higher roll goes first, players alternate, and the roller places terrain in that area', () => {
  const rollers = (dice: readonly number[]) => {
    const match = layOutField([...dice, 16, NOTHING, 10, 16])
    return match.answers.map(({ seat }) => seat)
  }
  const chartRollers = layOutField([60, 40]).events.flatMap(({ type, dice, args }) => {
    const thrown = args.purpose as { text: { id: string } } | undefined
    return type === 'rolled' && thrown?.text.id === 'roll.chart' ? [dice![0]!.seat] : []
  })
  // Twelve rolls on charts 1 to 3 and three on charts 4 to 6.
  expect(chartRollers).toEqual(Array.from({ length: 15 }, (_, i) => i % 2))
  expect(rollers([60, 40])).toEqual([0, 0, 1])
  expect(rollers([30, 30, 40, 60])).toEqual([1, 1, 0])
  expect(() => layOutField([...FIRST, 16], [{ path: [{ x: 70_000, y: 30_000 }] }])).toThrow('refuse.outside-area')
})

test('MI-TERRAINGEN-01 areas are counted from one, and a piece may stand on the edge of its own', () => {
  const rolled = layOutField([...FIRST]).events.flatMap(({ args }) => {
    const purpose = args.purpose as { text: { id: string; args: { area: number } } } | undefined
    return purpose?.text.id === 'roll.chart' ? [purpose.text.args.area] : []
  })
  expect([...new Set(rolled)]).toEqual([1, 2, 3, 4])
  for (const [x, y] of [
    [0, 30_000],
    [60_000, 30_000],
    [30_000, 0],
    [30_000, 60_000],
  ]) {
    expect(layOutField([...FIRST, 16], [{ path: [{ x: x!, y: y! }] }]).state.pieces).toHaveLength(1)
  }
})

test('MI-TERRAINGEN-01 pieces that would overlap are placed elsewhere', () => {
  const place = (x: number, y: number): Json => ({ path: [{ x: x * 100, y: y * 100 }] })
  expect(() => layOutField([...FIRST, 16, 6], [place(300, 300), place(350, 300)])).toThrow(
    'refuse.on-terrain MI-TERRAINGEN-01',
  )
})

test('MI-TERRAINGEN-02 chart 1: hills with tiers by further rolls, rough and ploughed ground', () => {
  const hill = (...dice: number[]) =>
    layOutField([...FIRST, ...dice]).state.pieces.map(({ terrain, level }) => [terrain, level])
  expect(pieces(layOutField([...FIRST, 5, 41]).state)[0]).toEqual(['hill', 300, 300, 400])
  expect(hill(5, 41)).toEqual([['hill', 1]])
  // Only a second tier allows a roll for a third: the next die is for the woods.
  expect(hill(5, 41, 40)).toEqual([['hill', 1]])
  expect(hill(5, 40, 41)).toEqual([
    ['hill', 1],
    ['hill', 2],
  ])
  expect(pieces(layOutField([...FIRST, 5, 40, 40]).state).map(([, , , size]) => size)).toEqual([400, 200, 100])
  expect(pieces(layOutField([...FIRST, 6, 30]).state).map(([, , , size]) => size)).toEqual([200, 100])
  expect(hill(15, 31)).toHaveLength(1)
  expect(pieces(layOutField([...FIRST, 20]).state)).toEqual([['rough', 300, 300, 200]])
  expect(pieces(layOutField([...FIRST, 30]).state)).toEqual([['ploughed', 300, 300, 200]])
  expect(pieces(layOutField([...FIRST, 31]).state)).toEqual([])
})

test('MI-TERRAINGEN-03 chart 2: dense and open woods', () => {
  const woods = (rolled: number) => pieces(layOutField([...FIRST, NOTHING, rolled]).state)
  expect(woods(5)).toEqual([['denseWoods', 300, 300, 300]])
  expect(woods(6)).toEqual([['openWoods', 300, 300, 400]])
  expect(woods(20)).toHaveLength(1)
  expect(woods(21)).toEqual([])
})

test('MI-TERRAINGEN-04 chart 3: swamps, ponds, and irrigation only if other water is present', () => {
  const water = (...dice: number[]) => pieces(layOutField([...FIRST, NOTHING, NOTHING, ...dice]).state)
  expect(water(3)).toEqual([['swamp', 300, 300, 225]])
  expect(water(10)).toEqual([['pond', 300, 300, 150]])
  expect(water(11)).toEqual([])
  const ditches = water(10, NOTHING, NOTHING, 20).filter(([terrain]) => terrain === 'irrigationDitch')
  expect(ditches.map(([, , y, length]) => [y, length])).toEqual([
    [200, 200],
    [300, 200],
    [400, 200],
  ])
})

/** Twelve rolls that give nothing on charts 1 to 3. */
const BARE = Array.from({ length: 12 }, () => NOTHING)

test('MI-TERRAINGEN-05 MI-TERRAINGEN-09 a stream runs between two different sides at random points', () => {
  const course = (...dice: number[]) => layOutField([...FIRST, ...BARE, ...dice]).state.pieces[0]!
  // The same side twice is rerolled; then from the north, a quarter along, to the south, three quarters along.
  const stream = course(6, 2, 2, 1, 3, 25, 75)
  expect(stream.terrain).toBe('stream')
  expect(stream.course).toEqual({
    line: [
      { x: 29_400, y: 0 },
      { x: 89_400, y: 120_000 },
    ],
    width: 5000,
  })
  expect({
    5: course(5, 1, 3, 50, 50).terrain,
    65: course(65, 1, 3, 50, 50).terrain,
    20: course(20, 1, 3, 50, 50).terrain,
  }).toEqual({ 5: 'wideStream', 65: 'narrowStream', 20: 'stream' })
})

test('MI-TERRAINGEN-09 66 to 85 places a stream and a narrow one that does not cross it', () => {
  // Fords: four rolls for each stream of 1200 mm.
  const fords = [99, 99, 99, 99]
  const { pieces: streams } = layOutField([...FIRST, ...BARE, 66, 1, 3, 50, 50, ...fords, 2, 4, 50, 50, ...fords]).state
  expect(streams.map(({ terrain }) => terrain)).toEqual(['stream', 'narrowStream'])
  const [first, second] = streams.map(({ course }) => course!.line)
  expect(Math.sign(second![0]!.x - first![0]!.x)).toBe(Math.sign(second!.at(-1)!.x - first!.at(-1)!.x))
  expect(layOutField([...FIRST, ...BARE, 86]).state.pieces).toEqual([])
})

test('MI-TERRAINGEN-06 streams run through the water in the area', () => {
  const pond = [NOTHING, NOTHING, 10, ...BARE.slice(3)]
  const { pieces: laidOut } = layOutField([...FIRST, ...pond, 21, 1, 3, 50, 50]).state
  expect(laidOut[1]!.course!.line).toEqual([
    { x: 59_400, y: 0 },
    { x: 30_000, y: 30_000 },
    { x: 59_400, y: 120_000 },
  ])
})

test('MI-TERRAINGEN-10 each whole 300 mm of stream has a ford in the middle on 30 or less', () => {
  const { state } = layOutField([...FIRST, ...BARE, 6, 1, 3, 50, 50, 30, 31, 99, 1])
  expect(
    pieces(state)
      .filter(([terrain]) => terrain === 'ford')
      .map(([, , y]) => y),
  ).toEqual([150, 1050])
})

test('MI-TERRAINGEN-11 an area has two roads, one or none', () => {
  const roads = (...dice: number[]) =>
    layOutField([...FIRST, ...BARE, NOTHING, ...dice]).state.pieces.map(({ terrain }) => terrain)
  expect(roads(35, 1, 3, 50, 50, 2, 4, 50, 50)).toEqual(['road', 'road'])
  expect(roads(36, 1, 3, 50, 50)).toEqual(['road'])
  expect(roads(86)).toEqual([])
})

test('MI-TERRAINGEN-07 a bridge stands where a road crosses running water', () => {
  const fords = [99, 99, 99, 99]
  const { state } = layOutField([...FIRST, ...BARE, 6, 1, 3, 50, 50, ...fords, 36, 2, 4, 50, 50])
  expect(
    pieces(state)
      .find(([terrain]) => terrain === 'bridge')
      ?.slice(1, 3),
  ).toEqual([594, 594])
})

test('MI-TERRAINGEN-12 ruins, a town, one village or two are rolled', () => {
  const towns = (...dice: number[]) =>
    layOutField([...FIRST, ...BARE, NOTHING, NOTHING, ...dice]).state.pieces.map(({ terrain }) => terrain)
  expect(towns(3, 50, 50)).toEqual(['rough', 'lowWall', 'lowWall'])
  expect(towns(10, 50, 50)).toEqual(['town'])
  expect(towns(60, 20, 20, 80, 80)).toEqual(['village', 'village'])
  expect(towns(61, 50, 50)).toEqual(['village'])
  expect(towns(91)).toEqual([])
})

test('MI-TERRAINGEN-08 a village prefers a road over running water, then water, then a road', () => {
  const fords = [99, 99, 99, 99]
  const stream = [6, 1, 3, 50, 50, ...fords]
  const road = [36, 2, 4, 50, 50]
  const village = (...dice: number[]) =>
    pieces(layOutField([...FIRST, ...BARE, ...dice]).state).find(([kind]) => kind === 'village')!
  const [, x, y] = village(...stream, ...road, 61, 1)
  expect({ x: Math.abs(x - 594), y: Math.abs(y - 594) }).toEqual({ x: 85, y: 85 })
  const [, waterX] = village(...stream, NOTHING, 61, 1)
  expect(Math.abs(waterX - 594)).toBeLessThan(120)
  const [, , roadY] = village(NOTHING, ...road, 61, 1)
  expect(Math.abs(roadY - 594)).toBeLessThan(60)
})

test('MI-TERRAINGEN-07 a village by a stream without a road gets a bridge', () => {
  const { state } = layOutField([...FIRST, ...BARE, 6, 1, 3, 50, 50, 99, 99, 99, 99, NOTHING, 61, 1])
  expect(pieces(state).map(([terrain]) => terrain)).toEqual(['stream', 'village', 'bridge'])
})

/** A stream 50 mm wide from north to south along x = 594, without fords; and a road from east to west along y = 594. */
const STREAM = [6, 1, 3, 50, 50, 99, 99, 99, 99]
const ROAD = [36, 2, 4, 50, 50]
const kinds = (match: ReturnType<typeof layOutField>) => match.state.pieces.map(({ terrain }) => terrain)
const bridges = (match: ReturnType<typeof layOutField>) =>
  pieces(match.state).filter(([terrain]) => terrain === 'bridge')

test('MI-TERRAINGEN-07 a road that crosses a bending stream twice has two bridges, each 30 mm wide and square to the water', () => {
  const pond = [NOTHING, NOTHING, 10, ...BARE.slice(3)]
  // Through the pond at (300, 300) the stream returns to x = 594; the road runs north to south along x = 450.
  const match = layOutField([...FIRST, ...pond, ...STREAM, 36, 1, 3, 38, 38])
  expect(bridges(match).map(([, x, y]) => [x, y])).toEqual([
    [450, 147],
    [450, 759],
  ])
  const [bridge] = match.state.pieces.filter(({ terrain }) => terrain === 'bridge')
  expect(bridge!.course!.width).toBe(3000)
  // Along the road, 10 mm past each bank.
  expect(bridge!.course!.line.map(({ x, y }) => [x, y])).toEqual([
    [45_000, 11_200],
    [45_000, 18_200],
  ])
})

test('MI-TERRAINGEN-07 a stream within 100 mm of a village or ruins is bridged beside them unless a road bridges it', () => {
  // The first of two villages is placed at random, across and down; the other stands at the middle of the stream.
  const two = (across: number) => layOutField([...FIRST, ...BARE, ...STREAM, NOTHING, 60, across, 5, 1])
  // The water begins at 569; the village reaches to 469.75 or to 458.25.
  expect(bridges(two(37)).map(([, x, y]) => [x, y])).toEqual([
    [594, 77],
    [594, 600],
  ])
  expect(bridges(two(36)).map(([, x, y]) => [x, y])).toEqual([[594, 600]])
  expect(kinds(layOutField([...FIRST, ...BARE, ...STREAM, NOTHING, 3, 1]))).toEqual([
    'stream',
    'rough',
    'lowWall',
    'lowWall',
    'bridge',
  ])
  expect(bridges(layOutField([...FIRST, ...BARE, ...STREAM, ...ROAD, 61, 1]))).toHaveLength(1)
})

test('MI-TERRAINGEN-08 a die decides among equal places: four corners of a crossing, two banks of a stream', () => {
  const village = (...dice: number[]) =>
    pieces(layOutField([...FIRST, ...BARE, ...dice]).state)
      .find(([kind]) => kind === 'village')!
      .slice(1, 3)
  const corners = [1, 2, 3, 4].map((die) => village(...STREAM, ...ROAD, 61, die))
  expect(corners).toEqual([
    [679, 679],
    [509, 679],
    [679, 509],
    [509, 509],
  ])
  expect([1, 2].map((die) => village(...STREAM, NOTHING, 61, die))).toEqual([
    [524, 600],
    [664, 600],
  ])
})

test('MI-TERRAINGEN-08 swamps count as water', () => {
  const swamp = [NOTHING, NOTHING, 3, ...BARE.slice(3)]
  const { state } = layOutField([...FIRST, ...swamp, NOTHING, NOTHING, 61, 1])
  expect(pieces(state)).toEqual([
    ['swamp', 300, 300, 225],
    ['village', 418, 418, 50],
  ])
})

test('MI-TERRAINGEN-08 only unoccupied places in the area are candidates', () => {
  const village = (match: ReturnType<typeof layOutField>) =>
    pieces(match.state)
      .find(([kind]) => kind === 'village')!
      .slice(1, 3)
  // The road runs along the northern edge: two of the four corners would lie off the table.
  expect(village(layOutField([...FIRST, ...BARE, ...STREAM, 36, 2, 4, 1, 1, 61, 2]))).toEqual([509, 91])
  // Rough ground covers the south-eastern corner.
  const rough = [...BARE.slice(0, 9), 16, NOTHING, NOTHING]
  const covered = layOutField([...FIRST, ...rough, ...STREAM, ...ROAD, 61, 1], [{ path: [{ x: 72_000, y: 72_000 }] }])
  expect(village(covered)).toEqual([509, 679])
})

test('MI-TERRAINGEN-12 one of two villages stands anywhere at random; an occupied place is rerolled', () => {
  const pond = [NOTHING, NOTHING, 10, ...BARE.slice(3)]
  // 24 and 24 lie on the pond at (300, 300); 80 and 60 do not; the second village stands by the pond.
  const match = layOutField([...FIRST, ...pond, NOTHING, NOTHING, 60, 24, 24, 80, 60, 1])
  expect(pieces(match.state).slice(1)).toEqual([
    ['village', 939, 709, 50],
    ['village', 390, 390, 50],
  ])
})

test('MI-TERRAINGEN-06 of several waters a stream takes the one nearest its entry', () => {
  // A pond in the first area and a swamp in the third, south of it.
  const waters = [NOTHING, NOTHING, 10, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, 3, ...BARE.slice(9)]
  const via = (...ends: number[]) => layOutField([...FIRST, ...waters, 21, ...ends]).state.pieces[2]!.course!.line[1]
  expect(via(1, 3, 50, 50)).toEqual({ x: 30_000, y: 30_000 })
  expect(via(3, 1, 50, 50)).toEqual({ x: 30_000, y: 90_000 })
  // It ignores water of the other large area.
  const pond = [...BARE.slice(0, 6), NOTHING, NOTHING, 10, ...BARE, ...BARE].slice(0, 24)
  const wide = layOutField([...FIRST, ...pond, 21, 1, 3, 50, 50], [], { ...field, width: 2400 }).state.pieces
  expect(wide.map(({ terrain, course }) => [terrain, course?.line.length])).toEqual([
    ['pond', undefined],
    ['narrowStream', 2],
  ])
})

test('MI-TERRAINGEN-09 a narrow stream that would cross the other runs 60 mm beside it', () => {
  const fords = [99, 99, 99, 99]
  const { pieces: streams } = layOutField([...FIRST, ...BARE, 85, 1, 3, 50, 50, ...fords, 2, 4, 50, 50, ...fords]).state
  expect(streams[1]!.course).toEqual({
    line: [
      { x: 48_400, y: 0 },
      { x: 48_400, y: 120_000 },
    ],
    width: 2500,
  })
  // If the first runs along the edge, the second takes the side with room.
  const edge = layOutField([...FIRST, ...BARE, 85, 2, 4, 1, 1, ...fords, 1, 3, 50, 50, ...fords]).state.pieces
  expect(edge.map(({ course }) => course!.line.map(({ y }) => y))).toEqual([
    [600, 600],
    [11_600, 11_600],
  ])
})

test('MI-TERRAINGEN-05 the sides are north, east, south and west', () => {
  const ends = (...dice: number[]) =>
    layOutField([...FIRST, ...BARE, NOTHING, 36, ...dice]).state.pieces[0]!.course!.line
  expect(ends(2, 4, 10, 90)).toEqual([
    { x: 120_000, y: 11_400 },
    { x: 0, y: 107_400 },
  ])
  expect(ends(3, 1, 10, 90)).toEqual([
    { x: 11_400, y: 120_000 },
    { x: 107_400, y: 0 },
  ])
})

test('MI-TERRAINGEN-10 a ford is 30 mm wide and reaches from bank to bank, even on a bend', () => {
  const pond = [NOTHING, NOTHING, 10, ...BARE.slice(3)]
  const { pieces: all } = layOutField([...FIRST, ...pond, 6, 4, 2, 25, 25, 99, 30]).state
  // From the west edge at y = 294 through the pond at (300, 300) to the east: the second stretch begins 300 mm farther.
  const [ford] = all.filter(({ terrain }) => terrain === 'ford')
  expect(ford!.course!.width).toBe(3000)
  const [from, to] = ford!.course!.line
  expect([from!.x, to!.x].map((x) => Math.round(x / 1000))).toEqual([45, 45])
  expect(Math.abs(to!.y - from!.y)).toBe(5000)
})

test('MI-TERRAINGEN-04 irrigation needs water in its own or a neighbouring area', () => {
  const wide = { ...field, width: 1800, depth: 600 }
  const water = [NOTHING, NOTHING, 10]
  const none = [NOTHING, NOTHING, NOTHING]
  const ditches = (...dice: number[]) =>
    pieces(layOutField([...FIRST, ...dice], [], wide).state).filter(([terrain]) => terrain === 'irrigationDitch')
  // From the pond at (300, 300) towards the middle of the table.
  expect(ditches(...water, NOTHING, NOTHING, 11)).toEqual([
    ['irrigationDitch', 475, 200, 200],
    ['irrigationDitch', 475, 300, 200],
    ['irrigationDitch', 475, 400, 200],
  ])
  expect(ditches(...water, ...none, NOTHING, NOTHING, 11)).toEqual([])
  // From a pond in the third area, in the east, ditches of the sixth area, south of it, run west.
  const square = { ...wide, depth: 1200 }
  const east = layOutField([...FIRST, ...none, ...none, ...water, ...none, ...none, NOTHING, NOTHING, 20], [], square)
  const [, ...rows] = pieces(east.state)
  expect(rows.map(([, x, y]) => [x, y])).toEqual([
    [1325, 200],
    [1325, 300],
    [1325, 400],
  ])
  // From a swamp in the diagonal area too; anything off the table is omitted.
  const swamp = layOutField([...FIRST, ...none, NOTHING, NOTHING, 3, NOTHING, NOTHING, 11])
  expect(pieces(swamp.state).map(([terrain]) => terrain)).toEqual(['swamp', ...DITCHES])
  const low = layOutField([...FIRST, ...water, NOTHING, NOTHING, 11], [{ path: [{ x: 30_000, y: 6_000 }] }])
  expect(pieces(low.state).map(([, , y]) => y)).toEqual([60, 60, 160])
})

const DITCHES = ['irrigationDitch', 'irrigationDitch', 'irrigationDitch']

test('MI-TERRAINGEN-01 a remainder of less than half an area belongs to its neighbour', () => {
  const areas = (width: number) => {
    const match = layOutField(FIRST, [], { ...field, width })
    return new Set(match.events.filter(({ type }) => type === 'laid.nothing').map(({ args }) => args.area)).size
  }
  expect({ 1480: areas(1480), 1520: areas(1520) }).toEqual({ 1480: 4, 1520: 6 })
})

test('MI-DIVISION-02 the armies are divided after the terrain is laid', () => {
  const match = layOutField(FIRST)
  expect(eventArgs(match, 'laid.done')).toHaveLength(1)
  expect(match.pending[0]!.prompt.id).toBe('ask.divide')
})
