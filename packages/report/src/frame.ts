import type { TableView } from '@fray/tabletop'
import type { Chapter } from './chapters.ts'

/** The part of a table that pictures show, in hundredths of a millimetre. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
}

/** What is left free round the figures: 7.5 cm. */
const MARGIN = 7500
/** No picture shows less than this share of the table's width and depth: one still sees where on it that is. */
const LEAST_SHARE = 0.5

/** A picture is no higher than it is wide, where the table is not, and at least half as high. */
const LEAST_HEIGHT = 0.5

/** Where anybody stood or went in the whole match: every picture shows the same part, as large as it can be. */
export function frameOf(chapters: readonly Pick<Chapter, 'view' | 'moves'>[], table: TableView['table']): Frame {
  const places = chapters.flatMap(({ view, moves }) => [
    ...view.figures.flatMap(({ pose, body = [pose] }) => body),
    ...moves.flatMap(({ way }) => way),
  ])
  const across = span(places.map(({ x }) => x))
  const down = span(places.map(({ y }) => y))
  const [wide, deep] = [shown(across.length, table.width), shown(down.length, table.depth)]
  const width = Math.min(table.width, Math.max(wide, deep))
  const depth = Math.min(table.depth, Math.max(deep, width * LEAST_HEIGHT))
  return { x: from(across.middle, width, table.width), y: from(down.middle, depth, table.depth), width, depth }
}

/** How much of the length of a table is shown where so much of it is wanted. */
function shown(wanted: number, length: number): number {
  return Math.min(length, Math.max(LEAST_SHARE * length, wanted))
}

/** The middle of some places along an axis, and how long they reach with what is left free round them. */
function span(places: readonly number[]): { readonly middle: number; readonly length: number } {
  const [least, most] = [Math.min(...places), Math.max(...places)]
  return places.length === 0
    ? { middle: 0, length: Number.POSITIVE_INFINITY }
    : { middle: (least + most) / 2, length: most - least + 2 * MARGIN }
}

/** Where a stretch begins that lies round a middle as far as the table reaches. */
function from(middle: number, stretch: number, length: number): number {
  return Math.min(length - stretch, Math.max(0, middle - stretch / 2))
}
