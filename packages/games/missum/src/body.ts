/** The ground that units cover: their bases, the gaps between them, their losses. */
import {
  type Contour,
  contourOf,
  DIRECTION_LENGTH,
  distance,
  type Formation,
  facingOf,
  figureCount,
  figurePoses,
  footprint,
  formation,
  formationBlocks,
  formationCentre,
  gap,
  lengthOf,
  overlaps,
  type Point,
  type Pose,
  placeInFormation,
  type RectangleBase,
  type RectangleFootprint,
  wholePoint,
} from '@fray/tabletop'
import type { TroopBody } from './state.ts'
import { mm } from './units.ts'

/** Bases this close touch. */
export const CONTACT = mm(0.5)

/** A body in ranks and files. */
export function rankedBody(base: RectangleBase, files: number, figures: number, pose: Pose): TroopBody {
  return { kind: 'ranks', formation: formation(base, files, figures, pose), wings: [] }
}

/** Geometry of a body, computed once and cached: bodies never change in place. */
interface BodyGeometry {
  readonly blocks: readonly RectangleFootprint[]
  readonly contours: readonly Contour[]
  poses?: readonly Pose[]
  figures?: readonly Contour[]
  spread?: number
}

const geometries = new WeakMap<TroopBody, BodyGeometry>()

function geometryOf(body: TroopBody): BodyGeometry {
  let known = geometries.get(body)
  if (!known) {
    const blocks = body.kind === 'ranks' ? parts(body).flatMap(formationBlocks) : figureFootprints(body)
    known = { blocks, contours: blocks.map(contourOf) }
    geometries.set(body, known)
  }
  return known
}

function parts(body: Extract<TroopBody, { kind: 'ranks' }>): Formation[] {
  return [body.formation, ...body.wings]
}

/** Gets every figure's base, the front rank first, each rank from left to right; wings after the main part. */
export function figureFootprints(body: TroopBody): RectangleFootprint[] {
  const base = baseOf(body)
  return figurePosesOf(body).map((pose) => footprint(base, pose) as RectangleFootprint)
}

export function figurePosesOf(body: TroopBody): readonly Pose[] {
  if (body.kind === 'placed') return body.figures
  const known = geometryOf(body)
  known.poses ??= parts(body).flatMap(figurePoses)
  return known.poses
}

/** Gets the outline of every figure's base, in the order of the figures. */
export function figureContoursOf(body: TroopBody): readonly Contour[] {
  const known = geometryOf(body)
  known.figures ??= figureFootprints(body).map(contourOf)
  return known.figures
}

export function baseOf(body: TroopBody): RectangleBase {
  return body.kind === 'ranks' ? body.formation.base : body.base
}

/** Counts the figures of a body. */
export function countOf(body: TroopBody): number {
  if (body.kind === 'placed') return body.figures.length
  return parts(body).reduce((sum, part) => sum + figureCount(part), 0)
}

/** Gets the fewest rectangles that cover exactly its bases. */
export function blocksOf(body: TroopBody): readonly RectangleFootprint[] {
  return geometryOf(body).blocks
}

export function contoursOf(body: TroopBody): readonly Contour[] {
  return geometryOf(body).contours
}

/** MI-GEN-10: gets the shortest horizontal distance between any two base edges. */
export function gapBetween(a: TroopBody, b: TroopBody): number {
  let least = Number.POSITIVE_INFINITY
  for (const contour of contoursOf(a)) for (const other of contoursOf(b)) least = Math.min(least, gap(contour, other))
  return least
}

export function areTouching(a: TroopBody, b: TroopBody): boolean {
  return gapBetween(a, b) <= CONTACT
}

export function areOverlapping(a: TroopBody, b: TroopBody): boolean {
  return contoursOf(a).some((contour) => contoursOf(b).some((other) => overlaps(contour, other)))
}

/** Gets the centre of a body. */
export function centreOf(body: TroopBody): Point {
  if (body.kind === 'ranks') return formationCentre(body.formation)
  const sum = body.figures.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return wholePoint(sum.x / body.figures.length, sum.y / body.figures.length)
}

/** Gets the radius of a circle about the centre that holds the whole body. */
export function spreadOf(body: TroopBody): number {
  const known = geometryOf(body)
  if (known.spread === undefined) {
    const centre = centreOf(body)
    known.spread = known.contours.reduce((most, block) => Math.max(most, distance(centre, block) + block.reach), 0)
  }
  return known.spread
}

/** Gets the direction its front faces; a body without a front faces like its first figure. */
export function frontOf(body: TroopBody): Point {
  return facingOf(body.kind === 'ranks' ? body.formation.pose : body.figures[0]!)
}

/** Lists the ranks, the front one first, as indices of figures. */
export function ranksOf(body: TroopBody): number[][] {
  if (body.kind === 'placed') return ranksOfPlaced(body)
  const ranks: number[][] = []
  let next = 0
  for (const part of parts(body)) {
    part.ranks.forEach((figures, rank) => {
      ranks[rank] ??= []
      for (let i = 0; i < figures; i++) ranks[rank].push(next++)
    })
  }
  return ranks
}

/** A ring is one rank; a bent column has one per file position; along an edge, ranks stand behind each other. */
function ranksOfPlaced(body: Extract<TroopBody, { kind: 'placed' }>): number[][] {
  const abreast = abreastOf(body)
  return Array.from({ length: Math.ceil(body.figures.length / abreast) }, (_, rank) =>
    body.figures.flatMap((_, i) => (Math.floor(i / abreast) === rank ? [i] : [])),
  )
}

function abreastOf({ figures, shape, base }: Extract<TroopBody, { kind: 'placed' }>): number {
  if (shape === 'file') return 1
  if (shape === 'column') return 2
  const second = shape === 'edge' ? figures.findIndex((figure) => standsBehind(figure, figures[0]!, base)) : -1
  return second > 0 ? second : figures.length
}

/** Whether a figure of a body along an edge looks over the shoulder of another. */
function standsBehind(figure: Pose, front: Pose, { width, depth }: RectangleBase): boolean {
  const [own, facing] = [facingOf(figure), facingOf(front)]
  const [x, y] = [(figure.x - front.x) / DIRECTION_LENGTH, (figure.y - front.y) / DIRECTION_LENGTH]
  const aside = Math.abs(x * facing.y - y * facing.x)
  const behind = -(x * facing.x + y * facing.y)
  return own.x === facing.x && own.y === facing.y && aside < width / 2 && behind > depth / 2
}

/** MI-CASUALTY-01, -03: thins the rear rank; undefined if no figure is left. */
export function withoutRear(body: TroopBody, losses: number): TroopBody | undefined {
  const left = countOf(body) - losses
  if (left <= 0) return undefined
  if (body.kind === 'placed') return { ...body, figures: body.figures.slice(0, left) }
  const { formation: main, wings } = body
  const mainLeft = figureCount(main) - losses
  if (mainLeft < 1) return { kind: 'ranks', formation: formationOf(wings[0]!, left), wings: [] }
  return { ...body, formation: formationOf(main, mainLeft) }
}

function formationOf(body: Formation, figures: number): Formation {
  return formation(body.base, body.files, figures, body.pose, body.alignment)
}

/** MI-CASUALTY-02: removes a figure from one end of a single rank; the others stay where they are. */
export function withoutEnd(body: TroopBody, end: 'left' | 'right'): TroopBody | undefined {
  if (countOf(body) <= 1) return undefined
  if (body.kind === 'placed')
    return { ...body, figures: end === 'left' ? body.figures.slice(1) : body.figures.slice(0, -1) }
  const { formation: main } = body
  const shift = (end === 'left' ? 1 : -1) * (main.base.width / 2)
  const left = formation(main.base, main.files - 1, figureCount(main) - 1, poseAlong(main, shift), main.alignment)
  return { ...body, formation: left }
}

/** Weights leaving the line against stepping aside by the same distance. */
const OUT_OF_LINE = 8

/**
 * Gets the pose of a part of a formation that stays in line with it, at a distance to the right of its centre. Rounding
 * puts it neither ahead, where an enemy may stand, nor behind, where a leader may.
 */
export function poseAlong(main: Formation, aside: number): Pose {
  const exact = placeInFormation(main, 0, aside)
  const facing = facingOf(main.pose)
  const length = lengthOf(facing.x, facing.y)
  let best = wholePoint(exact.x, exact.y)
  let least = Number.POSITIVE_INFINITY
  for (let x = Math.floor(exact.x) - 1; x <= exact.x + 2; x++) {
    for (let y = Math.floor(exact.y) - 1; y <= exact.y + 2; y++) {
      const ahead = ((x - exact.x) * facing.x + (y - exact.y) * facing.y) / length
      const worse = Math.abs(ahead) * OUT_OF_LINE + lengthOf(x - exact.x, y - exact.y)
      if (worse >= least) continue
      best = { x, y }
      least = worse
    }
  }
  return { ...main.pose, ...best }
}
