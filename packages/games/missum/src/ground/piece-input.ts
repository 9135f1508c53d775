import { bandPoints, boxPoints, ellipsePoints, type Point, wholePoint } from '@fray/tabletop'
import { z } from 'zod'
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

const place = z.tuple([z.number(), z.number()])

/** A piece of terrain as people write it, in millimetres: a disc, a box, an outline, a wall or a course with a width. */
export const pieceSchema = z.strictObject({
  terrain: z.enum(TERRAINS),
  level: z.number().int().min(1).max(6).optional(),
  shelters: z.union([z.literal(0), z.literal(1)]).optional(),
  shape: z.union([
    z.strictObject({ disc: place, diameter: z.number().positive() }),
    z.strictObject({ box: place, size: place }),
    z.strictObject({ outline: z.array(place).min(3) }),
    z.strictObject({ wall: z.array(place).min(2) }),
    z.strictObject({ course: z.array(place).min(2), width: z.number().positive() }),
  ]),
})

export type PieceInput = z.infer<typeof pieceSchema>

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
