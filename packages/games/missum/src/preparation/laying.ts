/** Lays pieces of terrain in an area, and rolls for it. */
import { type Procedure, type Seat, text } from '@fray/kernel'
import { overlaps } from '@fray/tabletop'
import type { Piece } from '../ground/piece.ts'
import { type PieceInput, pieceOf } from '../ground/piece-input.ts'
import { contoursOfPiece } from '../ground/terrain.ts'
import type { Play, State } from '../state.ts'

/** A part of the table that is rolled for. */
export interface Area {
  readonly number: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly depth: number
}

export function* rollPercent(
  play: Play,
  seat: Seat,
  purpose: ReturnType<typeof text>,
  rule: string,
): Procedure<number> {
  const [[rolled] = []] = yield* play.rollDice(purpose, [rule], [{ seat, count: 1, sides: 100 }])
  return rolled!
}

/** Finds a piece already laid that a new one would cover. */
export function overlappedPiece({ pieces }: State, piece: Piece): Piece | undefined {
  const contours = contoursOfPiece(piece)
  return pieces.find((other) =>
    contoursOfPiece(other).some((ours) => contours.some((theirs) => overlaps(ours, theirs))),
  )
}

/** Puts a piece on the table. */
export function lay(play: Play, area: Area, input: PieceInput): Piece {
  const piece = pieceOf(input, play.state.pieces.length)
  play.state.pieces.push(piece)
  const terrain = { text: text(`terrain.${piece.terrain}`) }
  play.log('laid.piece', { terrain, area: area.number }, ['MI-TERRAINGEN-01'])
  return piece
}
