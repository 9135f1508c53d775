import { isWithin, overlaps } from '../contact/gap.ts'
import type { Direction } from '../plane/direction.ts'
import type { Point } from '../plane/point.ts'
import { type Base, footprint, type Pose } from '../shapes/base.ts'
import { baseContour, type Contour, polygonContour, type Shape } from '../shapes/contour.ts'
import { bandPoints, ellipsePoints, roundedPoints } from '../terrain/area.ts'
import { circleTemplate } from './template.ts'

/** A template at a place that is not chosen yet, drawn there with the figures it would hit. */
export type TemplateView =
  | { readonly shape: 'disc'; readonly radius: number; readonly takes: readonly number[] }
  /** A band from a place that is already chosen to the one that is not. */
  | { readonly shape: 'strip'; readonly from: Point; readonly width: number; readonly takes: readonly number[] }
  /** Everything within `reach` of the edge of a base; figures in it need only be touched. */
  | {
      readonly shape: 'around'
      readonly base: Base
      readonly facing?: Direction
      readonly reach: number
      readonly takes: readonly number[]
    }
  /** Not drawn; all listed figures are hit. */
  | { readonly shape: 'list'; readonly takes: readonly number[] }

/** A template at a known place, as in an option. */
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

/** Gets the listed figures that the template covers at a place, even partly. */
export function figuresUnder(template: TemplateView, at: Point, figures: readonly TemplateTarget[]): number[] {
  const isTaken = coverageOf(template, at)
  return figures
    .filter(({ id, base, pose }) => template.takes.includes(id) && isTaken(footprint(base, pose)))
    .map(({ id }) => id)
}

function coverageOf(template: TemplateView, at: Point): (figure: Shape) => boolean {
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
