import { bandPoints, ellipsePoints, roundedPoints } from './area.ts'
import { type Base, footprint, type Pose } from './base.ts'
import { baseContour, type Contour, polygonContour, type Shape } from './contour.ts'
import type { Direction } from './direction.ts'
import { isWithin, overlaps } from './gap.ts'
import type { Point } from './point.ts'
import { circleTemplate } from './template.ts'

/** What would lie on the table at a place that is not chosen yet: drawn there, with those whom it would take. */
export type TemplateView =
  | { readonly shape: 'disc'; readonly radius: number; readonly takes: readonly number[] }
  /** A band from a place that is chosen already to the one that is not. */
  | { readonly shape: 'strip'; readonly from: Point; readonly width: number; readonly takes: readonly number[] }
  /** As far from the edge of a base as `reach`, which those it takes need only touch. */
  | {
      readonly shape: 'around'
      readonly base: Base
      readonly facing?: Direction
      readonly reach: number
      readonly takes: readonly number[]
    }
  /** Nothing is drawn; all of them are taken. */
  | { readonly shape: 'list'; readonly takes: readonly number[] }

/** A template whose place is known: that of an option. */
export type PlacedTemplate = TemplateView & { readonly at: Point }

interface TemplateTarget {
  readonly id: number
  readonly base: Base
  readonly pose: Pose
}

/** Its outline, for drawing. */
export function templateOutline(template: TemplateView, at: Point): Point[] {
  switch (template.shape) {
    case 'disc':
      return ellipsePoints(at, template.radius, template.radius)
    case 'strip':
      return isDot(template, at) ? [] : bandPoints([template.from, at], template.width)
    case 'around':
      return roundedPoints(contourAt(template, at), template.reach)
    case 'list':
      return []
  }
}

/** Whom it takes there: those of its list who are even partly covered. */
export function figuresUnder(template: TemplateView, at: Point, figures: readonly TemplateTarget[]): number[] {
  const isTaken = takingOf(template, at)
  return figures
    .filter(({ id, base, pose }) => template.takes.includes(id) && isTaken(footprint(base, pose)))
    .map(({ id }) => id)
}

function takingOf(template: TemplateView, at: Point): (figure: Shape) => boolean {
  switch (template.shape) {
    case 'disc': {
      const disc = circleTemplate(at, template.radius)
      return (figure) => overlaps(figure, disc)
    }
    case 'strip': {
      if (isDot(template, at)) return () => false
      const strip = polygonContour(templateOutline(template, at))
      return (figure) => overlaps(figure, strip)
    }
    case 'around': {
      const centre = contourAt(template, at)
      return (figure) => isWithin(figure, centre, template.reach)
    }
    case 'list':
      return () => true
  }
}

function contourAt({ base, facing }: Extract<TemplateView, { shape: 'around' }>, { x, y }: Point): Contour {
  return baseContour(base, facing ? { x, y, facing } : { x, y })
}

function isDot({ from }: Extract<TemplateView, { shape: 'strip' }>, { x, y }: Point): boolean {
  return from.x === x && from.y === y
}
