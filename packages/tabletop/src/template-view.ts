import { bandPoints, ellipsePoints } from './area.ts'
import { type Base, footprint, type Pose } from './base.ts'
import { type Contour, polygonContour } from './contour.ts'
import { overlaps } from './gap.ts'
import type { Point } from './point.ts'
import { circleTemplate } from './template.ts'

/** What would lie on the table at a place that is not chosen yet: drawn there, with those whom it would take. */
export type TemplateView =
  | { readonly shape: 'disc'; readonly radius: number; readonly takes: readonly number[] }
  /** A band from a place that is chosen already to the one that is not. */
  | { readonly shape: 'strip'; readonly from: Point; readonly width: number; readonly takes: readonly number[] }

/** A template whose place is known: that of an option. */
export type PlacedTemplate = TemplateView & { readonly at: Point }

interface Standing {
  readonly id: number
  readonly base: Base
  readonly pose: Pose
}

/** Its outline, for drawing. */
export function templateOutline(template: TemplateView, at: Point): Point[] {
  if (template.shape === 'disc') return ellipsePoints(at, template.radius, template.radius)
  return isDot(template, at) ? [] : bandPoints([template.from, at], template.width)
}

/** Whom it takes there: those of its list who are even partly covered. */
export function takenBy(template: TemplateView, at: Point, figures: readonly Standing[]): number[] {
  const area = areaOf(template, at)
  if (!area) return []
  return figures
    .filter(({ id, base, pose }) => template.takes.includes(id) && overlaps(footprint(base, pose), area))
    .map(({ id }) => id)
}

function areaOf(template: TemplateView, at: Point): Contour | undefined {
  if (template.shape === 'disc') return circleTemplate(at, template.radius)
  return isDot(template, at) ? undefined : polygonContour(templateOutline(template, at))
}

function isDot({ from }: Extract<TemplateView, { shape: 'strip' }>, { x, y }: Point): boolean {
  return from.x === x && from.y === y
}
