import { boxPoints, wholePoint } from '@fray/tabletop'
import { z } from 'zod'
import { CENTIMETRE } from '../units.ts'
import { writtenWord } from '../written-word.ts'
import { GROUNDS, PIECE_KINDS, type Piece, type PieceKind } from './scenery.ts'

const coordinate = z.number().min(-1000).max(1000)
const place = z.tuple([coordinate, coordinate])

/** A piece as written by users, in cm: a box with centre and size, or an outline. */
export const pieceSchema = z.strictObject({
  kind: writtenWord(PIECE_KINDS, { forest: 'wood', marsh: 'swamp', river: 'water', lake: 'water', house: 'building' }),
  at: place.optional(),
  size: z.tuple([z.number().positive().max(200), z.number().positive().max(200)]).optional(),
  outline: z.array(place).min(3).max(40).optional(),
  ground: writtenWord(GROUNDS, { impassable: 'uncrossable' }).optional(),
  hides: z.boolean().optional(),
  height: z.number().min(0).max(100).optional(),
})

type GivenPiece = z.infer<typeof pieceSchema>

/** CF-OBSTACLE-04 to -07: defaults for each kind of piece, unless the players agree otherwise. */
const USUAL: Readonly<Record<PieceKind, Pick<Piece, 'ground' | 'hides' | 'height'>>> = {
  wood: { ground: 'encumbered', hides: false, height: 12 },
  swamp: { ground: 'encumbered', hides: false, height: 0 },
  water: { ground: 'uncrossable', hides: false, height: 0 },
  hill: { ground: 'open', hides: false, height: 3 },
  rubble: { ground: 'encumbered', hides: false, height: 1 },
  ruin: { ground: 'solid', hides: true, height: 8 },
  building: { ground: 'solid', hides: true, height: 12 },
  wall: { ground: 'solid', hides: false, height: 2 },
  monument: { ground: 'solid', hides: true, height: 6 },
  field: { ground: 'open', hides: false, height: 0 },
}

export function readPiece({ kind, at = [60, 30], size = [10, 10], outline, ...agreed }: GivenPiece): Piece {
  const [width, depth] = size
  const box = boxPoints(at[0] - width / 2, at[1] - depth / 2, width, depth).map(({ x, y }) => [x, y] as const)
  const points = (outline ?? box).map(([x, y]) => wholePoint(x * CENTIMETRE, y * CENTIMETRE))
  const { ground, hides, height } = USUAL[kind]
  return {
    kind,
    outline: points,
    ground: agreed.ground ?? ground,
    hides: agreed.hides ?? hides,
    height: agreed.height ?? height,
  }
}
