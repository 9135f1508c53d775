import {
  type Base,
  type Contour,
  contactPoseNearest,
  contourOf,
  distance,
  type FigureView,
  footprint,
  nearestPoints,
  type Point,
  separation,
} from '@fray/tabletop'
import { moveTo, type PathDraft } from './placement-draft.ts'
import type { TouchPoint } from './touch.ts'

/** The distance within which a base snaps into contact, in hundredths of a millimetre. */
const SNAP = 350

/** Drags a base to a place or, if it nearly touches a figure there, into contact. */
export function snapToContact(
  draft: PathDraft,
  to: Point,
  figures: readonly FigureView[],
  untouchable: readonly number[],
): PathDraft {
  const there = moveTo(draft, to)
  const { form } = there
  if (form.kind !== 'deploy' && form.kind !== 'move') return there
  const touch = nearestTouch(form.base, there, figures, untouchable)
  return touch ? { ...there, at: touch.at, touch: touch.touch } : there
}

function nearestTouch(
  base: Base,
  { at, facing }: PathDraft,
  figures: readonly FigureView[],
  untouchable: readonly number[],
): { readonly at: Point; readonly touch: TouchPoint } | undefined {
  const mover = footprint(base, facing ? { ...at, facing } : at)
  const others = figures.map((figure) => ({ figure, contours: contoursOf(figure) }))
  const solid = others.flatMap(({ contours }) => contours)
  let best: { at: Point; touch: TouchPoint; moved: number } | undefined
  for (const { figure, contours } of others) {
    if (untouchable.includes(figure.id)) continue
    for (const contour of contours) {
      if (Math.abs(separation(mover, contour)) > SNAP) continue
      const { x, y } = contactPoseNearest(mover, contour, at, solid)
      const away = distance(at, { x, y })
      if (away > SNAP || (best && away >= best.moved)) continue
      const where = nearestPoints(footprint(base, { ...mover.pose, x, y }), contour).to
      best = { at: { x, y }, touch: { figure: figure.id, where, wished: at }, moved: away }
    }
  }
  return best
}

/** Gets the edges of all bases of a figure. */
export function contoursOf({ base, pose, body }: FigureView): Contour[] {
  return (body ?? [pose]).map((otherPose) => contourOf(footprint(base, otherPose)))
}
