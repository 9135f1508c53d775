/** MI-TERRAINGEN, MI-GEN-09: fields laid out from the charts or by hand. */
import {
  type ForceField,
  type Game,
  InputError,
  type Json,
  Match,
  optionsOf,
  Random,
  readInput,
  type SelectField,
  type Tables,
  text,
} from '@fray/kernel'
import {
  FULL_TURN,
  isOnTable,
  type LaidPiece,
  type LayoutChange,
  type LayoutFault,
  type Point,
  rotateAbout,
  rotationByAngle,
  type TableView,
  toJson,
} from '@fray/tabletop'
import { z } from 'zod'
import type { Piece } from '../ground/piece.ts'
import { MOST_PIECES, type PieceInput, pieceOf, pieceSchema, TERRAINS } from '../ground/piece-input.ts'
import { contoursOfPiece } from '../ground/terrain.ts'
import { inputProblem } from '../input-problem.ts'
import { battles } from '../preparation/battles.ts'
import type { Setup } from '../preparation/setup-data.ts'
import type { State } from '../state.ts'
import { inMm, MM, mm } from '../units.ts'
import { drawnAs, sceneryView } from '../view/view.ts'

const LEAST = 600
const MOST = 6000

const laidSchema = z.strictObject({
  name: z.string().max(80).default(''),
  width: z.number().min(LEAST).max(MOST),
  depth: z.number().min(LEAST).max(4000),
  pieces: z.array(pieceSchema).max(MOST_PIECES).default([]),
})

/** A saved field: in millimetres, its pieces as in setups. */
export type LaidField = z.infer<typeof laidSchema>

/** The size of a table. */
const SIZES: Readonly<Record<string, readonly [width: number, depth: number]>> = {
  small: [1200, 900],
  common: [2400, 1200],
  large: [3000, 1500],
}

const size: SelectField = {
  kind: 'select',
  place: 'size',
  label: text('table.size'),
  value: 'common',
  options: Object.keys(SIZES).map((value) => ({ value, text: text(`table.size.${value}`) })),
}

type Missum = Game<State, Setup, TableView>

/** Creates the editor of battlefields; the game is passed in because it loads this file itself. */
export const createTables = (missum: Missum): Tables<LaidField> => ({
  kinds: TERRAINS.map((terrain) => ({
    id: terrain,
    name: text(`terrain.${terrain}`),
    drawn: drawnAs(terrain),
    notes: [],
  })),
  charts: [size],
  blank: () => ({ name: '', width: 2400, depth: 1200, pieces: [] }),
  generate: (seed, chosen) => generate(missum, seed, chosen),
  read: (json) => readInput('table', laidSchema, json),
  describe,
  change: (field, change) => readInput('table', laidSchema, applyChange(field, change as unknown as LayoutChange)),
  setup: (setup, { width, depth, pieces }) =>
    ({ ...(setup as object), width, depth, terrain: pieces as unknown as Json }) as Json,
  example: (setup, seed) => example(missum, setup, seed),
})

/** MI-GEN-09: a setup with agreed terrain needs no example. */
function example(missum: Missum, json: Json, seed: string): LaidField | undefined {
  const setup = missum.rules.readSetup(json)
  if (setup.terrain !== null) return undefined
  return { name: '', width: inMm(setup.width), depth: inMm(setup.depth), pieces: layFromCharts(missum, setup, seed) }
}

/** Lays out a field from the charts for two arbitrary armies. */
function generate(missum: Missum, seed: string, chosen: Readonly<Record<string, string>>): LaidField {
  const [width, depth] = SIZES[chosen.size ?? 'common'] ?? SIZES.common!
  const setup = missum.rules.readSetup({ ...battles[0]!.setup, width, depth, terrain: null })
  return { name: '', width, depth, pieces: layFromCharts(missum, setup, seed) }
}

/** MI-TERRAINGEN: lays out a field with seeded dice and random placement. */
function layFromCharts(missum: Missum, setup: Setup, seed: string): PieceInput[] {
  const layingOut: Missum = {
    ...missum,
    rules: {
      ...missum.rules,
      outcome: ({ phase }) => (phase === 'terrain' ? undefined : { winners: [], reason: text('title'), rules: [] }),
    },
  }
  const match = Match.start(layingOut, { setup, state: missum.rules.begin(setup) }, seed)
  const random = Random.fromSeed(`${seed}/places`)
  for (let decision = match.pending[0]; decision; decision = match.pending[0]) {
    const keys = optionsOf(decision).map(({ key }) => key)
    const places = decision.kind === 'place' ? decision.suggest() : []
    match.answer(decision.seat, random.pick([...places, ...keys]))
  }
  return match.state.pieces.map(inputOf)
}

/** Writes a piece: streams and roads by their course, others by their outline. */
function inputOf({ terrain, level, shelters, outline, closed, course }: Piece): PieceInput {
  const place = ({ x, y }: Point): [number, number] => [x / MM, y / MM]
  const more = {
    ...(level === undefined ? {} : { level }),
    ...(shelters === undefined ? {} : { shelters: shelters === 0 ? (0 as const) : (1 as const) }),
  }
  if (course) return { terrain, ...more, shape: { course: course.line.map(place), width: course.width / MM } }
  return { terrain, ...more, shape: closed ? { outline: outline.map(place) } : { wall: outline.map(place) } }
}

function describe({ name, width, depth, pieces: given }: LaidField): Json {
  const pieces = given.map(pieceOf)
  const table = { width: mm(width), depth: mm(depth) }
  return toJson({
    name,
    table,
    unit: { length: MM, sign: ' mm' },
    sides: { least: mm(LEAST), most: mm(MOST) },
    pieces: pieces.map((piece, i) => describePiece(piece, given[i]!)),
    faults: pieces.flatMap((piece, i): LayoutFault[] => {
      if (piece.course || contoursOfPiece(piece).every((contour) => isOnTable(contour, table))) return []
      const args = { piece: { text: text(`terrain.${piece.terrain}`) } }
      return [{ piece: i, text: text('table.off', args), rules: ['MI-TERRAINGEN-01'] }]
    }),
    notes: [text('table.pieces', { pieces: pieces.length })],
  })
}

function middleOf(piece: Piece): Point {
  const xs = piece.outline.map(({ x }) => x)
  const ys = piece.outline.map(({ y }) => y)
  const middle = (values: readonly number[]) => Math.round((Math.min(...values) + Math.max(...values)) / 2)
  return { x: middle(xs), y: middle(ys) }
}

function describePiece(piece: Piece, { shape }: PieceInput): LaidPiece {
  return {
    kind: piece.terrain,
    name: text(`terrain.${piece.terrain}`),
    at: middleOf(piece),
    turn: 0,
    ...('disc' in shape ? { size: { length: mm(shape.diameter) } } : {}),
    ...('box' in shape ? { size: { length: mm(shape.size[0]), width: mm(shape.size[1]) } } : {}),
    fields: fieldsOf(piece),
    views: [sceneryView(piece)],
  }
}

/** MI-TERRAINGEN-02: hills have tiers. */
function fieldsOf({ terrain, level = 1 }: Piece): ForceField[] {
  if (terrain !== 'hill') return []
  return [{ kind: 'number', place: 'level', label: text('table.level'), value: level, min: 1, max: 6 }]
}

function applyChange(field: LaidField, change: LayoutChange): LaidField {
  const { pieces } = field
  switch (change.do) {
    case 'name':
      return { ...field, name: change.name.slice(0, 80) }
    case 'table':
      return { ...field, width: within(inMm(change.width), MOST), depth: within(inMm(change.depth), 4000) }
    case 'add':
      return { ...field, pieces: [...pieces, fresh(change.kind, change.at)] }
    case 'remove':
      return { ...field, pieces: pieces.filter((_, i) => i !== change.piece) }
    case 'copy':
      return { ...field, pieces: [...pieces, movePiece(pieceAt(field, change.piece), change.at)] }
    case 'move':
      return { ...field, pieces: pieces.with(change.piece, movePiece(pieceAt(field, change.piece), change.to)) }
    case 'turn':
      return { ...field, pieces: pieces.with(change.piece, turnPiece(pieceAt(field, change.piece), change.degrees)) }
    case 'resize':
      return {
        ...field,
        pieces: pieces.with(change.piece, resizePiece(pieceAt(field, change.piece), change.length, change.width)),
      }
    case 'set':
      return {
        ...field,
        pieces: pieces.with(change.piece, { ...pieceAt(field, change.piece), level: Number(change.value ?? 1) }),
      }
  }
}

function within(length: number, most: number): number {
  return Math.min(most, Math.max(LEAST, length))
}

function pieceAt({ pieces }: LaidField, index: number): PieceInput {
  const piece = pieces[index]
  if (piece) return piece
  throw new InputError('change', [inputProblem('piece', 'fault.change.no-piece', { piece: index })])
}

/** A piece of the usual size. */
function fresh(kind: string, at: Point): PieceInput {
  const terrain = TERRAINS.find((candidate) => candidate === kind)
  if (!terrain) throw new InputError('change', [inputProblem('kind', 'fault.change.no-terrain', { kind })])
  const [x, y] = [inMm(at.x), inMm(at.y)]
  const width = WIDTHS[terrain]
  if (width)
    return {
      terrain,
      shape: {
        course: [
          [x - 200, y],
          [x + 200, y],
        ],
        width,
      },
    }
  if (WALLS.includes(terrain))
    return {
      terrain,
      shape: {
        wall: [
          [x - 75, y],
          [x + 75, y],
        ],
      },
    }
  if (terrain === 'village' || terrain === 'ploughed')
    return { terrain, shape: { box: [x - 50, y - 50], size: [100, 100] } }
  return { terrain, ...(terrain === 'hill' ? { level: 1 } : {}), shape: { disc: [x, y], diameter: 200 } }
}

const WIDTHS: Readonly<Record<string, number>> = {
  narrowStream: 25,
  stream: 50,
  wideStream: 100,
  irrigationDitch: 10,
  road: 30,
  bridge: 30,
  ford: 30,
}
const WALLS: readonly string[] = ['earthworks', 'barricade', 'stockade', 'lowWall', 'cliff']

type Place = [number, number]

/** Changes every place of a piece in the same way. */
function mapPlaces(piece: PieceInput, change: (place: Place) => Place): PieceInput {
  const { shape } = piece
  const at = (place: Place): Place => {
    const [x, y] = change(place)
    return [Math.round(x * 100) / 100, Math.round(y * 100) / 100]
  }
  if ('disc' in shape) return { ...piece, shape: { ...shape, disc: at(shape.disc) } }
  if ('box' in shape) {
    const [width, depth] = shape.size
    const [x, y] = at([shape.box[0] + width / 2, shape.box[1] + depth / 2])
    return { ...piece, shape: { ...shape, box: [x - width / 2, y - depth / 2] } }
  }
  if ('outline' in shape) return { ...piece, shape: { outline: shape.outline.map(at) } }
  if ('wall' in shape) return { ...piece, shape: { wall: shape.wall.map(at) } }
  return { ...piece, shape: { ...shape, course: shape.course.map(at) } }
}

function movePiece(piece: PieceInput, to: Point): PieceInput {
  const from = middleOf(pieceOf(piece, 0))
  return mapPlaces(piece, ([x, y]) => [x + (to.x - from.x) / MM, y + (to.y - from.y) / MM])
}

/** Boxes become outlines when they are turned; discs look the same. */
function turnPiece(piece: PieceInput, degrees: number): PieceInput {
  const laid = pieceOf(piece, 0)
  const middle = middleOf(laid)
  const by = rotationByAngle((degrees / 360) * FULL_TURN)
  const about = { x: middle.x / MM, y: middle.y / MM }
  const outlined = 'box' in piece.shape ? inputOf(laid) : piece
  return mapPlaces(outlined, ([x, y]) => {
    const place = rotateAbout({ x, y }, about, by)
    return [place.x, place.y]
  })
}

function resizePiece(piece: PieceInput, length: number, width = length): PieceInput {
  const { shape } = piece
  const least = (hundredths: number) => Math.max(10, inMm(hundredths))
  if ('disc' in shape) return { ...piece, shape: { ...shape, diameter: least(length) } }
  if (!('box' in shape)) return piece
  const [x, y] = [shape.box[0] + shape.size[0] / 2, shape.box[1] + shape.size[1] / 2]
  const size: Place = [least(length), least(width)]
  return { ...piece, shape: { box: [x - size[0] / 2, y - size[1] / 2], size } }
}
