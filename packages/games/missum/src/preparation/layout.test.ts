import { type Json, Match, ScriptedDice } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import { contoursOfPiece } from '../ground/terrain.ts'
import type { State } from '../state.ts'
import { army, setupOf } from '../testing/battle.ts'
import { told } from '../testing/scene.ts'

/** One large area of four small ones. */
const field = { width: 1200, depth: 1200, terrain: null, armies: [army(), army()] }

/** Lays out a table by a script; after it every chart gives nothing. The middle of the area is taken for each piece. */
function laid(dice: readonly number[], places: readonly Json[] = [], setup = field) {
  const read = missum.readSetup(setupOf(setup as unknown as Record<string, Json>))
  const rest = Array.from({ length: 60 }, () => 100)
  const match = Match.start(missum, { setup: read, state: missum.begin(read) }, '', {
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

/** Kind, middle and size of every piece, in millimetres. */
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
  const match = laid([...FIRST, 16, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, 16])
  expect(pieces(match.state)).toEqual([
    ['rough', 300, 300, 200],
    ['rough', 300, 900, 200],
  ])
})

test('MI-TERRAINGEN-01 the higher roll lays first, the players take turns, and the roller places in that area', () => {
  const rollers = (dice: readonly number[]) => {
    const match = laid([...dice, 16, NOTHING, 10, 16])
    return match.answers.map(({ seat }) => seat)
  }
  expect(rollers([60, 40])).toEqual([0, 0, 1])
  expect(rollers([30, 30, 40, 60])).toEqual([1, 1, 0])
  expect(() => laid([...FIRST, 16], [{ path: [{ x: 70_000, y: 30_000 }] }])).toThrow('refuse.outside-area')
})

test('MI-TERRAINGEN-01 pieces that would overlap are placed elsewhere', () => {
  const place = (x: number, y: number): Json => ({ path: [{ x: x * 100, y: y * 100 }] })
  expect(() => laid([...FIRST, 16, 6], [place(300, 300), place(350, 300)])).toThrow(
    'refuse.on-terrain MI-TERRAINGEN-01',
  )
})

test('MI-TERRAINGEN-02 hills, with tiers by further rolls, rough and ploughed ground', () => {
  const hill = (...dice: number[]) =>
    laid([...FIRST, ...dice]).state.pieces.map(({ terrain, level }) => [terrain, level])
  expect(pieces(laid([...FIRST, 5, 41]).state)[0]).toEqual(['hill', 300, 300, 400])
  expect(hill(5, 41)).toEqual([['hill', 1]])
  expect(hill(5, 40, 41)).toEqual([
    ['hill', 1],
    ['hill', 2],
  ])
  expect(pieces(laid([...FIRST, 5, 40, 40]).state).map(([, , , size]) => size)).toEqual([400, 200, 100])
  expect(pieces(laid([...FIRST, 6, 30]).state).map(([, , , size]) => size)).toEqual([200, 100])
  expect(hill(15, 31)).toHaveLength(1)
  expect(pieces(laid([...FIRST, 20]).state)).toEqual([['rough', 300, 300, 200]])
  expect(pieces(laid([...FIRST, 30]).state)).toEqual([['ploughed', 300, 300, 200]])
  expect(pieces(laid([...FIRST, 31]).state)).toEqual([])
})

test('MI-TERRAINGEN-03 dense and open woods', () => {
  const woods = (rolled: number) => pieces(laid([...FIRST, NOTHING, rolled]).state)
  expect(woods(5)).toEqual([['denseWoods', 300, 300, 300]])
  expect(woods(6)).toEqual([['openWoods', 300, 300, 400]])
  expect(woods(20)).toHaveLength(1)
  expect(woods(21)).toEqual([])
})

test('MI-TERRAINGEN-04 swamps, ponds, and irrigation only where other water is', () => {
  const water = (...dice: number[]) => pieces(laid([...FIRST, NOTHING, NOTHING, ...dice]).state)
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

/** Twelve rolls that leave charts 1 to 3 empty. */
const BARE = Array.from({ length: 12 }, () => NOTHING)

test('MI-TERRAINGEN-05 MI-TERRAINGEN-09 a stream runs between two different sides at random places', () => {
  const course = (...dice: number[]) => laid([...FIRST, ...BARE, ...dice]).state.pieces[0]!
  // Twice the same side is rolled again; then from the north, a quarter along, to the south, three quarters along.
  const stream = course(6, 2, 2, 1, 3, 25, 75)
  expect(stream.terrain).toBe('stream')
  expect(stream.course).toEqual({
    line: [
      { x: 29_400, y: 0 },
      { x: 89_400, y: 120_000 },
    ],
    width: 5000,
  })
  expect([course(5, 1, 3, 50, 50).terrain, course(65, 1, 3, 50, 50).terrain, course(20, 1, 3, 50, 50).terrain]).toEqual(
    ['wideStream', 'narrowStream', 'stream'],
  )
})

test('MI-TERRAINGEN-09 66 to 85 lays a stream and a narrow one that does not cross it', () => {
  // Fords: four rolls for each stream of 1200 mm.
  const fords = [99, 99, 99, 99]
  const { pieces: streams } = laid([...FIRST, ...BARE, 66, 1, 3, 50, 50, ...fords, 2, 4, 50, 50, ...fords]).state
  expect(streams.map(({ terrain }) => terrain)).toEqual(['stream', 'narrowStream'])
  const [first, second] = streams.map(({ course }) => course!.line)
  expect(Math.sign(second![0]!.x - first![0]!.x)).toBe(Math.sign(second!.at(-1)!.x - first!.at(-1)!.x))
  expect(laid([...FIRST, ...BARE, 86]).state.pieces).toEqual([])
})

test('MI-TERRAINGEN-06 streams run by way of the water in the area', () => {
  const pond = [NOTHING, NOTHING, 10, ...BARE.slice(3)]
  const { pieces: laidOut } = laid([...FIRST, ...pond, 21, 1, 3, 50, 50]).state
  expect(laidOut[1]!.course!.line).toEqual([
    { x: 59_400, y: 0 },
    { x: 30_000, y: 30_000 },
    { x: 59_400, y: 120_000 },
  ])
})

test('MI-TERRAINGEN-10 each whole 300 mm of stream has a ford in its middle on 30 or less', () => {
  const { state } = laid([...FIRST, ...BARE, 6, 1, 3, 50, 50, 30, 31, 99, 1])
  expect(
    pieces(state)
      .filter(([terrain]) => terrain === 'ford')
      .map(([, , y]) => y),
  ).toEqual([150, 1050])
})

test('MI-TERRAINGEN-11 two roads, one or none', () => {
  const roads = (...dice: number[]) =>
    laid([...FIRST, ...BARE, NOTHING, ...dice]).state.pieces.map(({ terrain }) => terrain)
  expect(roads(35, 1, 3, 50, 50, 2, 4, 50, 50)).toEqual(['road', 'road'])
  expect(roads(36, 1, 3, 50, 50)).toEqual(['road'])
  expect(roads(86)).toEqual([])
})

test('MI-TERRAINGEN-07 a bridge stands where a road meets running water', () => {
  const fords = [99, 99, 99, 99]
  const { state } = laid([...FIRST, ...BARE, 6, 1, 3, 50, 50, ...fords, 36, 2, 4, 50, 50])
  expect(
    pieces(state)
      .find(([terrain]) => terrain === 'bridge')
      ?.slice(1, 3),
  ).toEqual([594, 594])
})

test('MI-TERRAINGEN-12 ruins, a town, one village or two', () => {
  const towns = (...dice: number[]) =>
    laid([...FIRST, ...BARE, NOTHING, NOTHING, ...dice]).state.pieces.map(({ terrain }) => terrain)
  expect(towns(3, 50, 50)).toEqual(['rough', 'lowWall', 'lowWall'])
  expect(towns(10, 50, 50)).toEqual(['town'])
  expect(towns(60, 20, 20, 80, 80)).toEqual(['village', 'village'])
  expect(towns(61, 50, 50)).toEqual(['village'])
  expect(towns(91)).toEqual([])
})

test('MI-TERRAINGEN-08 a village stands by preference where a road meets running water, then by water, then on a road', () => {
  const fords = [99, 99, 99, 99]
  const stream = [6, 1, 3, 50, 50, ...fords]
  const road = [36, 2, 4, 50, 50]
  const village = (...dice: number[]) =>
    pieces(laid([...FIRST, ...BARE, ...dice]).state).find(([kind]) => kind === 'village')!
  const [, x, y] = village(...stream, ...road, 61, 1)
  expect([Math.abs(x - 594), Math.abs(y - 594)]).toEqual([85, 85])
  const [, waterX] = village(...stream, NOTHING, 61, 1)
  expect(Math.abs(waterX - 594)).toBeLessThan(120)
  const [, , roadY] = village(NOTHING, ...road, 61, 1)
  expect(Math.abs(roadY - 594)).toBeLessThan(60)
})

test('MI-TERRAINGEN-07 a village by a stream without a road gets a bridge', () => {
  const { state } = laid([...FIRST, ...BARE, 6, 1, 3, 50, 50, 99, 99, 99, 99, NOTHING, 61, 1])
  expect(pieces(state).map(([terrain]) => terrain)).toEqual(['stream', 'village', 'bridge'])
})

test('MI-DIVISION-02 the armies are divided after the terrain is laid', () => {
  const match = laid(FIRST)
  expect(told(match, 'laid.done')).toHaveLength(1)
  expect(match.pending[0]!.prompt.id).toBe('ask.divide')
})
