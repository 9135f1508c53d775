import { InputError, type Problem, readInput } from '@fray/kernel'
import { type Contour, FULL_TURN, isOnTable, overlaps, type Point, rotateAbout, rotationByAngle } from '@fray/tabletop'
import { z } from 'zod'
import { contourOfPiece } from '../ground/plan.ts'
import type { Piece } from '../ground/scenery.ts'
import { MOST_PIECES, type PieceInput, pieceSchema, readPieces, type TypeNamed } from '../ground/scenery-input.ts'
import { INCH, inches } from '../units.ts'

/** SW-TABLE-02: how short and how long a side of a table may be, in inches. */
export const SHORTEST = 24
export const LONGEST = 120

const side = z.number().min(SHORTEST).max(LONGEST)

/** A table as people keep it: in inches, its pieces as setups and situations have them. */
const tableSchema = z.strictObject({
  name: z.string().max(80).default(''),
  width: side,
  depth: side,
  pieces: z.array(pieceSchema).max(MOST_PIECES).default([]),
})

export type LaidTable = z.infer<typeof tableSchema>

/**
 * Checks the form of a table from outside; the error names every fault. Rules about placement are checked elsewhere.
 */
export function readTable(json: unknown, named: TypeNamed): LaidTable {
  const table = readInput('table', tableSchema, json)
  const problems: Problem[] = []
  readPieces(table.pieces, 'pieces', problems, named)
  if (problems.length > 0) throw new InputError('table', problems)
  return table
}

/** The pieces of a table that was read. */
export function piecesOf({ pieces }: LaidTable, named: TypeNamed): readonly Piece[] {
  return readPieces(pieces, 'pieces', [], named)
}

/** The middle of a piece, round which it turns. */
export function middleOf({ x, y }: Contour): Point {
  return { x, y }
}

/** A piece brought to another place, in hundredths of a millimetre. */
export function movePiece(given: PieceInput, from: Point, to: Point): PieceInput {
  const [right, down] = [(to.x - from.x) / INCH, (to.y - from.y) / INCH]
  return mapPlaces(given, ([x, y]) => [x + right, y + down])
}

/** A piece turned to so many degrees. */
export function turnPiece(given: PieceInput, middle: Point, degrees: number): PieceInput {
  const by = rotationByAngle(((degrees - given.turn) / 360) * FULL_TURN)
  const about = { x: middle.x / INCH, y: middle.y / INCH }
  const turn = ((Math.round(degrees) % 360) + 360) % 360
  const placed = mapPlaces(given, ([x, y]) => {
    const place = rotateAbout({ x, y }, about, by)
    return [place.x, place.y]
  })
  // Pieces placed by their centre stay there; pieces drawn point by point turn point by point.
  return {
    ...placed,
    turn,
    ...(given.x === undefined ? {} : { x: given.x }),
    ...(given.y === undefined ? {} : { y: given.y }),
  }
}

type Place = [number, number]

/** Every place of a piece changed in the same way, to four places of an inch: a hundredth of a millimetre. */
function mapPlaces(given: PieceInput, change: (place: Place) => Place): PieceInput {
  const at = (place: Place): Place => {
    const [x, y] = change(place)
    return [roundInches(x), roundInches(y)]
  }
  const { x, y, outline, from, to, openings, crossings } = given
  const middle = x === undefined || y === undefined ? undefined : at([x, y])
  return {
    ...given,
    ...(middle ? { x: middle[0], y: middle[1] } : {}),
    ...(outline ? { outline: outline.map(at) } : {}),
    ...(from ? { from: at(from) } : {}),
    ...(to ? { to: at(to) } : {}),
    ...(openings
      ? { openings: openings.map((opening) => ({ ...opening, from: at(opening.from), to: at(opening.to) })) }
      : {}),
    ...(crossings
      ? { crossings: crossings.map((crossing) => ({ ...crossing, from: at(crossing.from), to: at(crossing.to) })) }
      : {}),
  }
}

export function roundInches(inch: number): number {
  return Math.round(inch * 10_000) / 10_000
}

/** A length in hundredths of a millimetre in inches, to a twentieth. */
export function inTwentieths(length: number): number {
  return Math.round((length / INCH) * 20) / 20
}

/** SW-FIELD-04: which pieces lie off the table, and which overlap another one, by number. */
export function misplacedPieces({ width, depth }: LaidTable, pieces: readonly Piece[]): MisplacedPiece[] {
  const table = { width: inches(width), depth: inches(depth) }
  const contours = pieces.map(contourOfPiece)
  return contours.flatMap((contour, piece): MisplacedPiece[] => {
    if (!isOnTable(contour, table)) return [{ piece, fault: 'off-table' }]
    const under = contours.findIndex((other, i) => i < piece && overlaps(contour, other))
    return under < 0 ? [] : [{ piece, fault: 'overlaps', under }]
  })
}

type MisplacedPiece =
  | { readonly piece: number; readonly fault: 'off-table' }
  | { readonly piece: number; readonly fault: 'overlaps'; readonly under: number }
