import { bandPoints, boxPoints, ellipsePoints, type Point, signedArea, wholePoint } from '@fray/tabletop'
import { z } from 'zod'
import { oneOf } from '../army/written.ts'
import { inputIssue } from '../input-problem.ts'
import { mm } from '../units.ts'
import type { Piece, Terrain } from './piece.ts'

export const TERRAINS = [
  'ploughed',
  'rough',
  'hill',
  'cliff',
  'earthworks',
  'barricade',
  'stockade',
  'lowWall',
  'village',
  'town',
  'openWoods',
  'orchard',
  'denseWoods',
  'swamp',
  'mud',
  'narrowStream',
  'irrigationDitch',
  'stream',
  'wideStream',
  'pond',
  'lake',
  'ford',
  'road',
  'bridge',
] as const satisfies readonly Terrain[]

/** Limits on pieces and corners, far above any real field. */
export const MOST_PIECES = 80
export const MOST_POINTS = 100

/** Pieces must lie within this distance of a table corner, in millimetres. */
const FAR = 20_000
const coordinate = z.number().min(-FAR).max(FAR)
const place = z.tuple([coordinate, coordinate])
const length = z.number().positive().max(FAR)

/** A piece of terrain as people write it, in millimetres: a disc, a box, an outline, a wall or a course with a width. */
const writtenSchema = z.strictObject({
  terrain: oneOf(TERRAINS),
  level: z.number().int().min(1).max(6).optional(),
  shelters: z.union([z.literal(0), z.literal(1)]).optional(),
  shape: z.union([
    z.strictObject({ disc: place, diameter: length }),
    z.strictObject({ box: place, size: z.tuple([length, length]) }),
    z.strictObject({ outline: z.array(place).min(3).max(MOST_POINTS) }),
    z.strictObject({ wall: z.array(place).min(2).max(MOST_POINTS) }),
    z.strictObject({ course: z.array(place).min(2).max(MOST_POINTS), width: length }),
  ]),
})

/** A piece that also makes sense: lines lead somewhere, areas enclose something. */
export const pieceSchema = writtenSchema.superRefine((piece, context) => {
  if (context.issues.length > 0) return
  const fault = shapeFault(piece)
  if (fault) context.addIssue({ code: 'custom', path: ['shape'], ...inputIssue(fault) })
})

export type PieceInput = z.infer<typeof writtenSchema>

type ShapeFault = `fault.shape.${'repeated' | 'turns-back' | 'flat'}`

function shapeFault(given: PieceInput): ShapeFault | undefined {
  const { outline, closed, course } = pieceOf(given, 0)
  const line = course?.line ?? (closed ? [] : outline)
  if (line.some(({ x, y }, i) => x === line[i - 1]?.x && y === line[i - 1]?.y)) return 'fault.shape.repeated'
  // A course that turns back on itself has no outline: its edges meet far away or never.
  if (outline.some(({ x, y }) => !(Math.abs(x) <= 2 * mm(FAR) && Math.abs(y) <= 2 * mm(FAR))))
    return 'fault.shape.turns-back'
  return closed && signedArea(outline) === 0 ? 'fault.shape.flat' : undefined
}

export function piecesOf(given: readonly PieceInput[]): Piece[] {
  return given.map(pieceOf)
}

export function pieceOf({ terrain, level, shelters, shape }: PieceInput, id: number): Piece {
  const more = { ...(level === undefined ? {} : { level }), ...(shelters === undefined ? {} : { shelters }) }
  if ('disc' in shape) {
    const radius = mm(shape.diameter / 2)
    return { id, terrain, outline: ellipsePoints(point(shape.disc), radius, radius), closed: true, ...more }
  }
  if ('box' in shape) {
    const [left, top] = shape.box
    const [width, depth] = shape.size
    return { id, terrain, outline: boxPoints(mm(left), mm(top), mm(width), mm(depth)), closed: true, ...more }
  }
  if ('outline' in shape) return { id, terrain, outline: shape.outline.map(point), closed: true, ...more }
  if ('wall' in shape) return { id, terrain, outline: shape.wall.map(point), closed: false, ...more }
  const line = shape.course.map(point)
  const width = mm(shape.width)
  return { id, terrain, outline: bandPoints(line, width), closed: true, course: { line, width }, ...more }
}

function point([x, y]: readonly [number, number]): Point {
  return wholePoint(mm(x), mm(y))
}
