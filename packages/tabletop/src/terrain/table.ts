import { circlesApart, separation } from '../contact/gap.ts'
import { lengthOf } from '../plane/point.ts'
import { OVERLAP_TOLERANCE } from '../plane/units.ts'
import { type Contour, contourOf, edgeCount, enclosesPlace, type Shape, wallContour } from '../shapes/contour.ts'

/** A table: its far left corner is at (0, 0). */
export interface Table {
  readonly width: number
  readonly depth: number
}

/** An upright rectangle: a deployment zone, a table, a drawn box. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The whole of a table as a box. */
export function tableBox(table: Table): Box {
  return { left: 0, top: 0, right: table.width, bottom: table.depth }
}

/** The smallest upright box round a shape. */
export function boxRound(shape: Shape): Box {
  const { xs, ys, radius } = contourOf(shape)
  return {
    left: Math.min(...xs) - radius,
    top: Math.min(...ys) - radius,
    right: Math.max(...xs) + radius,
    bottom: Math.max(...ys) + radius,
  }
}

/** Whether a shape lies wholly within a box. */
export function isWithinBox(shape: Shape, box: Box, tolerance = OVERLAP_TOLERANCE): boolean {
  const { xs, ys, radius } = contourOf(shape)
  const left = box.left - tolerance + radius
  const right = box.right + tolerance - radius
  const top = box.top - tolerance + radius
  const bottom = box.bottom + tolerance - radius
  for (let i = 0; i < xs.length; i++) {
    const x = xs[i]!
    const y = ys[i]!
    if (x < left || x > right || y < top || y > bottom) return false
  }
  return true
}

/** Whether a shape lies wholly on the table. */
export function isOnTable(shape: Shape, table: Table): boolean {
  return isWithinBox(shape, tableBox(table))
}

/** Whether a convex shape (a base) lies wholly within another shape (a zone, a piece of terrain). */
export function isWhollyWithin(inner: Shape, outer: Shape, tolerance = OVERLAP_TOLERANCE): boolean {
  const contour = contourOf(inner)
  const around = contourOf(outer)
  if (around.xs.length === 1) return isWithinDisc(contour, around, tolerance)
  if (!enclosesPlace(around, contour.x, contour.y)) return false
  for (let i = 0; i < edgeCount(around); i++) {
    const next = (i + 1) % around.xs.length
    const edge = wallContour({ x: around.xs[i]!, y: around.ys[i]! }, { x: around.xs[next]!, y: around.ys[next]! })
    if (!circlesApart(contour, edge, 0) && separation(contour, edge) < -tolerance) return false
  }
  return true
}

function isWithinDisc(contour: Contour, disc: Contour, tolerance: number): boolean {
  const limit = disc.radius - contour.radius + tolerance
  return contour.xs.every((x, i) => lengthOf(x - disc.x, contour.ys[i]! - disc.y) <= limit)
}
