import type { RectangleFootprint } from '../contact/side.ts'
import { type Direction, direction, quarterTurn } from '../plane/direction.ts'
import { lengthOf, type Point, wholePoint } from '../plane/point.ts'
import { facingOf, type Pose, type RectangleBase, rectangleBase } from '../shapes/base.ts'

/** Position of a rank that is shorter than the front. */
type Alignment = 'centre' | 'left' | 'right'

/** A body of figures on equal bases, edge to edge in files and ranks, that moves as one. */
export interface Formation {
  readonly base: RectangleBase
  /** Figures abreast in the front rank. */
  readonly files: number
  /** Figures in each rank, front first; only the last may be incomplete after {@link formation}. */
  readonly ranks: readonly number[]
  readonly alignment: Alignment
  /** The middle of the front edge, and the facing of the front. */
  readonly pose: Pose
}

/** A formation of a number of figures in a number of files (fewer if there are not enough figures). */
export function formation(
  base: RectangleBase,
  files: number,
  figures: number,
  pose: Pose,
  alignment: Alignment = 'centre',
): Formation {
  if (files < 1 || figures < 1) throw new RangeError('a formation needs a file and a figure')
  const abreast = Math.min(files, figures)
  return { base, files: abreast, ranks: ranksOf(abreast, figures), alignment, pose }
}

function ranksOf(files: number, figures: number): number[] {
  const full = Math.floor(figures / files)
  const ranks = Array.from({ length: full }, () => files)
  if (figures % files > 0) ranks.push(figures % files)
  return ranks
}

/** Counts the figures of a formation. */
export function figureCount(body: Formation): number {
  return body.ranks.reduce((sum, rank) => sum + rank, 0)
}

/** The same formation with another number of figures: losses come off the rear rank, the front stays where it is. */
export function withFigures(body: Formation, figures: number): Formation {
  return formation(body.base, body.files, figures, body.pose, body.alignment)
}

/** Length of the front edge. */
export function frontage(body: Formation): number {
  return body.files * body.base.width
}

/** Distance from the front edge to the rear of the last rank. */
export function formationDepth(body: Formation): number {
  return body.ranks.length * body.base.depth
}

/** The place at a distance ahead of the middle of the front and to its right, not rounded. */
export function placeInFormation(body: Formation, ahead: number, right: number): Point {
  const facing = facingOf(body.pose)
  const length = lengthOf(facing.x, facing.y)
  return {
    x: body.pose.x + (facing.x * ahead - facing.y * right) / length,
    y: body.pose.y + (facing.y * ahead + facing.x * right) / length,
  }
}

/** The distance from the middle to the centre of a rank, positive to the right. */
function rankShift(body: Formation, figures: number): number {
  if (body.alignment === 'centre') return 0
  const spare = ((body.files - figures) * body.base.width) / 2
  return body.alignment === 'left' ? -spare : spare
}

/** The pose of every figure, front rank first, each rank from left to right; rounded to whole hundredths. */
export function figurePoses(body: Formation): Pose[] {
  const facing = facingOf(body.pose)
  return body.ranks.flatMap((figures, rank) =>
    Array.from({ length: figures }, (_, file) => {
      const right = rankShift(body, figures) + (file - (figures - 1) / 2) * body.base.width
      const place = placeInFormation(body, -(rank + 0.5) * body.base.depth, right)
      return { ...wholePoint(place.x, place.y), facing }
    }),
  )
}

/**
 * The formation as few rectangles: one for each run of ranks of equal length, front first. Their union is exactly the
 * ground the bases cover, so gaps and collisions can be computed without single figures.
 */
export function formationBlocks(body: Formation): RectangleFootprint[] {
  const facing = facingOf(body.pose)
  const blocks: RectangleFootprint[] = []
  for (let rank = 0; rank < body.ranks.length; ) {
    const figures = body.ranks[rank]!
    let end = rank
    while (body.ranks[end] === figures) end++
    const place = placeInFormation(body, (-(rank + end) / 2) * body.base.depth, rankShift(body, figures))
    const base = rectangleBase(figures * body.base.width, (end - rank) * body.base.depth)
    blocks.push({ base, pose: { ...place, facing } })
    rank = end
  }
  return blocks
}

/** The corners of the smallest rectangle round the formation: front left, front right, rear right, rear left. */
export function formationCorners(body: Formation): [Point, Point, Point, Point] {
  const half = frontage(body) / 2
  const rear = -formationDepth(body)
  return [
    placeInFormation(body, 0, -half),
    placeInFormation(body, 0, half),
    placeInFormation(body, rear, half),
    placeInFormation(body, rear, -half),
  ]
}

/** The outline of the ground the bases cover, clockwise from the front left, with the steps of shorter ranks. */
export function formationOutline(body: Formation): Point[] {
  const left: Point[] = []
  const right: Point[] = []
  let rank = 0
  for (const block of formationBlocks(body)) {
    const figures = body.ranks[rank]!
    const shift = rankShift(body, figures)
    const half = block.base.width / 2
    const front = -rank * body.base.depth
    const rear = front - block.base.depth
    left.push(placeInFormation(body, front, shift - half), placeInFormation(body, rear, shift - half))
    right.push(placeInFormation(body, front, shift + half), placeInFormation(body, rear, shift + half))
    rank += block.base.depth / body.base.depth
  }
  return [left[0]!, ...right, ...left.slice(1).reverse()]
}

/** The middle of the rectangle round the formation. */
export function formationCentre(body: Formation): Point {
  return placeInFormation(body, -formationDepth(body) / 2, 0)
}

/** The direction to the right of a formation's front. */
export function rightOf(body: Formation): Direction {
  const right = quarterTurn(facingOf(body.pose))
  return direction(right.x, right.y)
}
