import {
  type Contour,
  discContour,
  distance,
  type FigureView,
  gap,
  type Nearest,
  nearestPoints,
  type PlaceForm,
  type Point,
  pointTowards,
  type TableView,
} from '@fray/tabletop'
import { contoursOf } from '../../placing/model/snapping.ts'

/** An end of the tape: at the base of a figure, or at a point. */
export type TapeEnd = { readonly figure: number } | { readonly at: Point }

export interface Tape {
  readonly from: TapeEnd
  readonly to: TapeEnd
}

/** The permitted measurements: anything, the own move up to its reach, or nothing. */
export type TapePermission =
  | { readonly may: 'free' }
  | { readonly may: 'move'; readonly from: Point; readonly reach: number }
  | { readonly may: 'none'; readonly limits: NonNullable<TableView['measuring']> }

/** Gets what the game allows to measure during this decision. */
export function permissionIn({ measuring }: TableView, form: PlaceForm | undefined): TapePermission {
  if (!measuring) return { may: 'free' }
  const reach = form && ownReach(form)
  if (measuring.may === 'own-moves' && form && 'from' in form && reach !== undefined) {
    return { may: 'move', from: form.from, reach }
  }
  return { may: 'none', limits: measuring }
}

/** Gets the reach of a move; while it is unknown, a path is traced unmeasured. */
function ownReach(form: PlaceForm): number | undefined {
  if (form.kind === 'slide') return form.longest
  return form.kind === 'move' ? form.reach : undefined
}

/** Gets how much of a path's length may be shown: all of it, up to the mover's reach, or nothing. */
export function lengthToShow(length: number, leave: TapePermission): number | undefined {
  if (leave.may === 'none') return undefined
  return leave.may === 'free' ? length : Math.min(length, leave.reach)
}

/** An end this near to a base (in hundredths of a millimetre) snaps to it. */
const SNAP = 300

/** Gets the end at a place: the figure there, or the place itself. */
export function endAt({ figures }: TableView, place: Point): TapeEnd {
  const point = discContour(place.x, place.y, 0)
  const near = figures
    .map((figure) => ({ figure, away: Math.min(...contoursOf(figure).map((contour) => gap(contour, point))) }))
    .filter(({ away }) => away <= SNAP)
    .sort((a, b) => a.away - b.away)[0]
  return near ? { figure: near.figure.id } : { at: place }
}

/** Measures the tape from edge to edge, by the shortest line. */
export function measureTape(view: TableView, { from, to }: Tape): Nearest {
  const [starts, ends] = [shapesOf(view, from), shapesOf(view, to)]
  const lines = starts.flatMap((start) => ends.map((end) => nearestPoints(start, end)))
  return lines.reduce((best, nearest) => (nearest.length < best.length ? nearest : best))
}

function shapesOf({ figures }: TableView, end: TapeEnd): readonly Contour[] {
  if ('at' in end) return [discContour(end.at.x, end.at.y, 0)]
  const figure = figures.find(({ id }) => id === end.figure)
  return figure ? contoursOf(figure) : [discContour(0, 0, 0)]
}

/** Makes a tape from the start of a move towards a place, limited to its reach. */
export function alongMove(from: Point, to: Point, reach: number): Nearest {
  const length = Math.min(distance(from, to), reach)
  return { from, to: pointTowards(from, to, length), length }
}

/** Gets the first tape: from a figure to its nearest enemy, or across the middle of the table. */
export function firstTape({ figures, table }: TableView, chosen: number | undefined): Tape {
  const figure = figures.find(({ id }) => id === chosen) ?? figures[0]
  const other = figure && nearestTo(figure, figures)
  if (figure && other) return { from: { figure: figure.id }, to: { figure: other.id } }
  const middle = { x: table.width / 2, y: table.depth / 2 }
  return { from: { at: middle }, to: { at: { x: middle.x + table.width / 8, y: middle.y } } }
}

function nearestTo(figure: FigureView, figures: readonly FigureView[]): FigureView | undefined {
  const away = ({ pose }: FigureView) => distance(figure.pose, pose)
  const others = figures.filter(({ id, seat }) => id !== figure.id && seat !== figure.seat)
  return others.toSorted((a, b) => away(a) - away(b))[0]
}

/** Gets the place of an end, from which keys move it. */
export function placeOfEnd({ figures }: TableView, end: TapeEnd): Point {
  if ('at' in end) return end.at
  return figures.find(({ id }) => id === end.figure)?.pose ?? { x: 0, y: 0 }
}

/** Gets the figure after (or before) the one at an end, in the order of the table. */
export function nextFigure({ figures }: TableView, end: TapeEnd, by: 1 | -1): TapeEnd {
  const at = 'figure' in end ? figures.findIndex(({ id }) => id === end.figure) : by > 0 ? -1 : 0
  const next = figures.at((at + by) % figures.length)
  return next ? { figure: next.id } : end
}
