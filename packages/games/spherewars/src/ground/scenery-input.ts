import { freeze, type Problem } from '@fray/kernel'
import {
  type Contour,
  distance,
  enclosesPlace,
  FULL_TURN,
  type Point,
  rotationByAngle,
  signedArea,
  squaredDistanceToEdges,
  wholePoint,
} from '@fray/tabletop'
import { z } from 'zod'
import type { Height } from '../bands/profile.ts'
import { inputProblem } from '../input-problem.ts'
import { inches } from '../units.ts'
import { contourOfPiece, liesIn, outlineOf } from './plan.ts'
import type { Crossing, Opening, Piece, PieceShape } from './scenery.ts'
import {
  CROSSING_WIDTH,
  type Footprint,
  type PieceDetails,
  pieceAt,
  type SceneryType,
  typeNamed,
} from './scenery-types.ts'

const length = z.number().positive().max(200)
/** Maximum distance of scenery from the corner of a table, in inches. */
export const FAR = 500
const coordinate = z.number().min(-FAR).max(FAR)
const place = z.tuple([coordinate, coordinate])

/** Maximum number of pieces on a table and of corners in an outline. */
export const MOST_PIECES = 60
const MOST_POINTS = 100

/**
 * A piece of scenery in situations and agreed battlefields, in inches. Values not given come from the type
 * (SW-SCENERY-02); the footprint is the type's at (x, y), turned clockwise, or an outline, or a line.
 */
export const pieceSchema = z.strictObject({
  type: z.string(),
  name: z.string().min(1).optional(),
  x: coordinate.optional(),
  y: coordinate.optional(),
  /** Degrees clockwise. */
  turn: z.number().min(-3600).max(3600).default(0),
  diameter: length.optional(),
  length: length.optional(),
  width: length.optional(),
  outline: z.array(place).min(3).max(MOST_POINTS).optional(),
  from: place.optional(),
  to: place.optional(),
  height: z.number().int().min(0).max(5).optional(),
  density: z.enum(['bare', 'sparse', 'dense', 'impassable']).optional(),
  features: z
    .array(
      z.enum(['aquatic', 'deep-aquatic', 'red-hot', 'deep-red-hot', 'building', 'elevation', 'lineal', 'vertical']),
    )
    .max(8)
    .optional(),
  floors: z.number().int().min(1).max(9).optional(),
  roof: z.boolean().optional(),
  openings: z
    .array(z.strictObject({ kind: z.enum(['door', 'window', 'slot']), from: place, to: place }))
    .max(30)
    .optional(),
  crossings: z
    .array(z.strictObject({ from: place, to: place, width: length.optional() }))
    .max(30)
    .optional(),
  size: z.number().int().min(0).max(3).optional(),
  objective: z.number().int().min(1).optional(),
})

export type PieceInput = z.infer<typeof pieceSchema>

/** Looks up a type of scenery. */
export type TypeNamed = (id: string) => SceneryType | undefined

/** Creates and freezes the given pieces and reports their problems. */
export function readPieces(
  given: readonly PieceInput[],
  field: string,
  problems: Problem[],
  named: TypeNamed = typeNamed,
): readonly Piece[] {
  const pieces = given.flatMap((input, id) => readPiece(input, id, `${field}[${id}]`, problems, named) ?? [])
  return freeze(pieces)
}

/** SW-MISSION-20, -40: mission pieces that are not in the tables: dolmens and relics. */
const STONES = ['dolmen', 'relic']
const OBJECTIVE_TYPES = ['wood', 'hill']
const STONE = { diameter: 2, height: 2, density: 'impassable', size: 0 } as const

/** SW-MISSION-66: a wood or hill of the mission, in an edition without such types. */
function objectiveNamed({ objective }: PieceInput, word: string) {
  return objective != null && OBJECTIVE_TYPES.includes(word) ? typeNamed(word) : undefined
}

/** Builds a piece from its type; stones have further fields. */
function buildPiece(as: PieceInput, named: TypeNamed) {
  const word = as.type.toLowerCase().replaceAll(/[ _]/g, '-')
  const isStone = STONES.includes(word)
  return {
    given: isStone ? { ...STONE, ...as } : as,
    type: isStone ? typeNamed('rubble') : (named(word) ?? objectiveNamed(as, word)),
    named: isStone ? { type: word } : {},
  }
}

/** Gets the footprint of a piece that is not drawn point by point. */
export function footprintOf(as: PieceInput, named: TypeNamed): Footprint | undefined {
  const { given, type } = buildPiece(as, named)
  return type && resizeFootprint(type.footprint, given)
}

function readPiece(as: PieceInput, id: number, field: string, problems: Problem[], types: TypeNamed): Piece | null {
  const { given, type, named } = buildPiece(as, types)
  if (!type) {
    problems.push(inputProblem(`${field}.type`, 'fault.piece.unknown', { type: given.type }))
    return null
  }
  const at = centreOf(given)
  if (!at) {
    problems.push(inputProblem(field, 'fault.piece.nowhere'))
    return null
  }
  const sized = { ...type, footprint: resizeFootprint(type.footprint, given) }
  const piece = pieceAt(id, sized, at, rotationByAngle((given.turn / 360) * FULL_TURN), detailsOf(given, type))
  problems.push(...surplus(given, type.footprint, field), ...faultsOf(piece, field))
  return { ...piece, ...named }
}

function centreOf({ x, y, outline, from, to }: PieceInput): Point | undefined {
  if (x !== undefined && y !== undefined) return pointOf([x, y])
  if (outline) return pointOf(outline[0]!)
  return from && to ? pointOf(from) : undefined
}

function pointOf([x, y]: readonly [number, number]): Point {
  return wholePoint(inches(x), inches(y))
}

/** A wood may be a rectangle and a lake a disc: the given dimensions decide. */
function resizeFootprint(footprint: Footprint, { diameter, length, width }: PieceInput): Footprint {
  const toUnits = (inch: number | undefined, usual: number) => (inch === undefined ? usual : inches(inch))
  if (footprint.kind === 'line') return { kind: 'line', length: toUnits(length, footprint.length) }
  if (diameter !== undefined) return { kind: 'disc', radius: inches(diameter / 2) }
  if (footprint.kind === 'rectangle') {
    const { length: usualLength, width: usualWidth } = footprint
    return { kind: 'rectangle', length: toUnits(length, usualLength), width: toUnits(width, usualWidth) }
  }
  if (length === undefined && width === undefined) return footprint
  const across = toUnits(length ?? width, 0)
  return { kind: 'rectangle', length: toUnits(length, across), width: toUnits(width, across) }
}

/** Reports dimensions that do not apply to this footprint. */
function surplus(given: PieceInput, { kind }: Footprint, field: string): Problem[] {
  const { diameter, length, width, outline, from, to } = given
  const drawn = outline !== undefined || (from !== undefined && to !== undefined)
  const measures = { diameter, length, width }
  const used = drawn ? [] : kind === 'line' ? ['length'] : diameter === undefined ? ['length', 'width'] : ['diameter']
  return Object.entries(measures)
    .filter(([measure, inch]) => inch !== undefined && !used.includes(measure))
    .map(([measure]) => inputProblem(`${field}.${measure}`, 'fault.piece.surplus'))
}

/** Gets the details given beyond the type. A building of several floors is also an elevation (SW-SCENERY-16). */
function detailsOf(given: PieceInput, type: SceneryType): PieceDetails {
  const { height, density, floors, roof, openings, crossings, size, objective, name } = given
  const shape = shapeOf(given)
  const features = given.features ?? type.features
  const storeyed = (floors ?? 1) > 1 || roof
  return {
    ...(shape ? { shape, openings: [], crossings: [] } : {}),
    ...(height === undefined ? {} : { height: height as Height }),
    ...(density === undefined ? {} : { density }),
    features: storeyed && !features.includes('elevation') ? [...features, 'elevation'] : features,
    ...(floors === undefined ? {} : { floors }),
    ...(roof === undefined ? {} : { roof }),
    ...(openings ? { openings: openings.map(openingOf) } : {}),
    ...(crossings ? { crossings: crossings.map(crossingOf) } : {}),
    ...(size === undefined ? {} : { size }),
    ...(objective === undefined ? {} : { objective }),
    ...(name === undefined ? {} : { name }),
  }
}

function shapeOf({ outline, from, to }: PieceInput): PieceShape | null {
  if (outline) return { kind: 'polygon', outline: outline.map(pointOf) }
  return from && to ? { kind: 'line', from: pointOf(from), to: pointOf(to) } : null
}

function openingOf({ kind, from, to }: NonNullable<PieceInput['openings']>[number]): Opening {
  return { kind, from: pointOf(from), to: pointOf(to) }
}

function crossingOf({ from, to, width }: NonNullable<PieceInput['crossings']>[number]): Crossing {
  return { from: pointOf(from), to: pointOf(to), width: width === undefined ? CROSSING_WIDTH : inches(width) }
}

/** Whether it is a line without length or an area without content. */
function isDegenerate(shape: PieceShape): boolean {
  if (shape.kind === 'line') return shape.from.x === shape.to.x && shape.from.y === shape.to.y
  return shape.kind === 'polygon' && signedArea(shape.outline) === 0
}

/** Reports impossible geometry. */
function faultsOf(piece: Piece, field: string): Problem[] {
  const problems: Problem[] = []
  const { shape, features, openings, crossings } = piece
  if ((shape.kind === 'line') !== features.includes('lineal')) {
    problems.push(inputProblem(field, 'fault.piece.line'))
  }
  if (features.includes('building') && shape.kind !== 'polygon') {
    problems.push(inputProblem(field, 'fault.piece.walls'))
  }
  if (isDegenerate(shape)) problems.push(inputProblem(field, 'fault.piece.flat'))
  const outline = outlineOf(shape)
  openings.forEach((opening, i) => {
    const inWall = outline.some((corner, k) => liesIn(opening, corner, outline[(k + 1) % outline.length]!))
    if (!inWall) problems.push(inputProblem(`${field}.openings[${i}]`, 'fault.piece.opening'))
  })
  const contour = contourOfPiece(piece)
  crossings.forEach(({ from, to }, i) => {
    const inside = [from, to].some((end) => isInside(shape, contour, end))
    if (inside) problems.push(inputProblem(`${field}.crossings[${i}]`, 'fault.piece.crossing'))
  })
  return problems
}

function isInside(shape: PieceShape, contour: Contour, place: Point): boolean {
  if (shape.kind === 'disc') return distance(shape.centre, place) < shape.radius - 1
  return enclosesPlace(contour, place.x, place.y) && squaredDistanceToEdges(contour, place.x, place.y) > 1
}
