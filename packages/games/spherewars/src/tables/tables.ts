import {
  type ForceField,
  type Game,
  InputError,
  type Json,
  type Message,
  type SelectField,
  type TableKind,
  type Tables,
  text,
} from '@fray/kernel'
import {
  type LaidPiece,
  type LayoutChange,
  type LayoutFault,
  type Point,
  type SceneryView,
  type TableView,
  toJson,
} from '@fray/tabletop'
import { contourOfPiece } from '../ground/plan.ts'
import type { Piece } from '../ground/scenery.ts'
import { footprintOf, type PieceInput, type TypeNamed } from '../ground/scenery-input.ts'
import { pieceAt, type SceneryType } from '../ground/scenery-types.ts'
import { nameOf } from '../ground/scenery-view.ts'
import { inputProblem } from '../input-problem.ts'
import type { Setup } from '../preparation/setup-data.ts'
import type { State } from '../state.ts'
import { INCH, inches } from '../units.ts'
import { chartedPieces } from './charted.ts'
import {
  inTwentieths,
  type LaidTable,
  LONGEST,
  middleOf,
  misplacedPieces,
  movePiece,
  piecesOf,
  readTable,
  roundInches,
  SHORTEST,
  turnPiece,
} from './table-layout.ts'

export type TableGame = Game<State, Setup, TableView>

/** Additions of an edition to the tables that both share. */
interface TableEdition {
  readonly game: TableGame
  readonly types: readonly SceneryType[]
  readonly named: TypeNamed
  readonly charts: readonly SelectField[]
  /** SW-FIELD-04, SM-FIELD-03: pieces lie on the table without overlapping. */
  readonly rule: string
  generate(seed: string, chosen: Readonly<Record<string, string>>): LaidTable
  views(piece: Piece): readonly SceneryView[]
  notes(table: LaidTable, pieces: readonly Piece[]): readonly Message[]
}

export function tablesOf(edition: TableEdition): Tables<LaidTable> {
  const { named, charts, types, generate } = edition
  return {
    kinds: types.map((type) => kindOf(edition, type)),
    charts,
    blank: () => ({ name: '', width: 40, depth: 40, pieces: [] }),
    generate,
    read: (json) => readTable(json, named),
    describe: (table) => describe(edition, table),
    change: (table, change) => readTable(applyLayoutChange(edition, table, change as unknown as LayoutChange), named),
    setup: (setup, { width, depth, pieces }) => ({
      ...(setup as Record<string, Json>),
      table: { width, depth },
      battlefield: pieces as unknown as Json,
    }),
    example: (setup, seed) => exampleOf(edition, setup, seed),
  }
}

/** SW-FIELD-01, -05: pieces that were agreed upon need no example. */
function exampleOf({ game }: TableEdition, setup: Json, seed: string): LaidTable | undefined {
  const { width, depth, battlefield } = game.rules.readSetup(setup)
  if (battlefield !== 'rolled') return undefined
  return { name: '', width: width / INCH, depth: depth / INCH, pieces: chartedPieces(game, setup, seed) }
}

/** A kind shows itself by a piece of it that lies nowhere. */
function kindOf({ views }: TableEdition, type: SceneryType): TableKind {
  const [view] = views(pieceAt(0, type, { x: 0, y: 0 }))
  return { id: type.id, name: text(`scenery.${type.id}`), drawn: view?.kind ?? 'rough', notes: view?.notes ?? [] }
}

function describe(edition: TableEdition, table: LaidTable): Json {
  const pieces = piecesOf(table, edition.named)
  return toJson({
    name: table.name,
    table: { width: inches(table.width), depth: inches(table.depth) },
    unit: { length: INCH, sign: '″' },
    sides: { least: inches(SHORTEST), most: inches(LONGEST) },
    pieces: pieces.map((piece, i) => laidPiece(edition, piece, table.pieces[i]!)),
    faults: misplacedPieces(table, pieces).map((misplaced): LayoutFault => {
      const name = { text: nameOf(pieces[misplaced.piece]!) }
      if (misplaced.fault === 'off-table') {
        return { piece: misplaced.piece, text: text('table.off', { piece: name }), rules: [edition.rule] }
      }
      const under = { text: nameOf(pieces[misplaced.under]!) }
      return { piece: misplaced.piece, text: text('table.overlaps', { piece: name, under }), rules: [edition.rule] }
    }),
    notes: edition.notes(table, pieces),
  })
}

function laidPiece({ named, views }: TableEdition, piece: Piece, given: PieceInput): LaidPiece {
  const size = sizeOf(given, named)
  return {
    kind: piece.type,
    name: nameOf(piece),
    at: middleOf(contourOfPiece(piece)),
    turn: given.turn,
    ...(size ? { size } : {}),
    fields: fieldsOf(piece, given),
    views: views(piece),
  }
}

/** Pieces drawn point by point keep their size. */
function sizeOf(given: PieceInput, named: TypeNamed): LaidPiece['size'] | undefined {
  if (given.outline || given.from) return undefined
  const { kind: _kind, ...size } = { ...footprintOf(given, named)! }
  return 'radius' in size ? { length: 2 * size.radius } : size
}

const HEIGHTS = ['0', '1', '2', '3', '4', '5'] as const
const DENSITIES = ['bare', 'sparse', 'dense', 'impassable'] as const

/** SW-SCENERY-02: what players may agree otherwise than the type has it. */
function fieldsOf(piece: Piece, given: PieceInput): ForceField[] {
  const option = (id: string, value: string) => ({ value, text: text(`${id}.${value}`) })
  const fields: ForceField[] = [
    { kind: 'text', place: 'name', label: text('table.field.name'), value: given.name ?? '', maxLength: 40 },
    {
      kind: 'select',
      place: 'height',
      label: text('table.field.height'),
      value: String(piece.height),
      options: HEIGHTS.map((height) => option('table.height', height)),
    },
    {
      kind: 'select',
      place: 'density',
      label: text('table.field.density'),
      value: piece.density,
      options: DENSITIES.map((density) => option('table.density', density)),
    },
  ]
  if (!piece.features.includes('building')) return fields
  const floors = { label: text('table.field.floors'), value: piece.floors, min: 1, max: 4 }
  return [
    ...fields,
    { kind: 'number', place: 'floors', ...floors },
    { kind: 'toggle', place: 'roof', label: text('table.field.roof'), value: piece.roof },
  ]
}

function applyLayoutChange(edition: TableEdition, table: LaidTable, change: LayoutChange): LaidTable {
  switch (change.do) {
    case 'name':
      return { ...table, name: change.name.slice(0, 80) }
    case 'table':
      return { ...table, width: sideOf(change.width), depth: sideOf(change.depth) }
    case 'add':
      return { ...table, pieces: [...table.pieces, addedPiece(edition, change.kind, change.at)] }
    case 'remove':
      return { ...table, pieces: table.pieces.filter((_, i) => i !== change.piece) }
    case 'copy':
      return { ...table, pieces: [...table.pieces, placedPiece(edition, table, change.piece, change.at)] }
    default:
      return { ...table, pieces: table.pieces.with(indexOf(table, change.piece), changedPiece(edition, table, change)) }
  }
}

/** Whole inches, within what a table may be. */
function sideOf(length: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, Math.round(length / INCH)))
}

function addedPiece({ named }: TableEdition, kind: string, { x, y }: Point): PieceInput {
  if (named(kind)) return { type: kind, x: roundInches(x / INCH), y: roundInches(y / INCH), turn: 0 }
  throw new InputError('change', [inputProblem('kind', 'fault.piece.unknown', { type: kind })])
}

function indexOf({ pieces }: LaidTable, piece: number): number {
  if (pieces[piece]) return piece
  throw new InputError('change', [inputProblem('piece', 'fault.change.no-piece', { piece })])
}

type PieceChange = Extract<LayoutChange, { do: 'move' | 'turn' | 'resize' | 'set' }>

function changedPiece(edition: TableEdition, table: LaidTable, change: PieceChange): PieceInput {
  const given = table.pieces[indexOf(table, change.piece)]!
  switch (change.do) {
    case 'move':
      return placedPiece(edition, table, change.piece, change.to)
    case 'turn':
      return turnPiece(given, middleIn(edition, table, change.piece), change.degrees)
    case 'resize':
      return resizePiece(edition, given, change.length, change.width)
    case 'set':
      return set(given, change.place, change.value)
  }
}

function middleIn({ named }: TableEdition, table: LaidTable, piece: number): Point {
  return middleOf(contourOfPiece(piecesOf(table, named)[indexOf(table, piece)]!))
}

function placedPiece(edition: TableEdition, table: LaidTable, piece: number, to: Point): PieceInput {
  return movePiece(table.pieces[indexOf(table, piece)]!, middleIn(edition, table, piece), to)
}

/** Crossings and openings fit the usual size; at another size they are created again. */
function resizePiece({ named }: TableEdition, given: PieceInput, length: number, width = 0): PieceInput {
  if (given.outline || given.from) return given
  const { crossings: _crossings, openings: _openings, ...rest } = given
  const least = (hundredths: number) => Math.max(0.5, inTwentieths(hundredths))
  switch (footprintOf(given, named)!.kind) {
    case 'disc':
      return { ...rest, diameter: least(length) }
    case 'line':
      return { ...rest, length: least(length) }
    case 'rectangle':
      return { ...rest, length: least(length), width: least(width) }
  }
}

function set(given: PieceInput, place: string, value: Json): PieceInput {
  const { name: _name, ...unnamed } = given
  if (place === 'name') return value === null || value === '' ? unnamed : { ...given, name: String(value).slice(0, 40) }
  if (place === 'height') return { ...given, height: Number(value) }
  if (place === 'density') return { ...given, density: value as PieceInput['density'] }
  if (place === 'floors') return { ...given, floors: Number(value) }
  if (place === 'roof') return { ...given, roof: value === true }
  throw new InputError('change', [inputProblem(place, 'fault.change.not-settable')])
}
