import type { TableView } from '@fray/tabletop'
import type { Chapter } from './chapters.ts'

/** The part of a table that pictures show, in hundredths of a millimetre. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
}

/** Space kept free round the figures: 7.5 cm. */
const MARGIN = 7500
/** Pictures show at least this share of the table's width and depth, so that readers see where they are on it. */
const MIN_SHARE = 0.5

/** Pictures are at least this high for their width, and never higher than wide unless the table is. */
const MIN_HEIGHT = 0.5

/** Frames everything that stood or moved during the match: every picture shows the same part, as large as possible. */
export function frameOf(chapters: readonly Pick<Chapter, 'view' | 'moves'>[], table: TableView['table']): Frame {
  const places = chapters.flatMap(({ view, moves }) => [
    ...view.figures.flatMap(({ pose, body = [pose] }) => body),
    ...moves.flatMap(({ way }) => way),
  ])
  const across = span(places.map(({ x }) => x))
  const down = span(places.map(({ y }) => y))
  const [wide, deep] = [widenToShare(across.length, table.width), widenToShare(down.length, table.depth)]
  const width = Math.min(table.width, Math.max(wide, deep))
  const depth = Math.min(table.depth, Math.max(deep, width * MIN_HEIGHT))
  return {
    x: stretchStart(across.middle, width, table.width),
    y: stretchStart(down.middle, depth, table.depth),
    width,
    depth,
  }
}

/** Widens a wanted length to the least share of the table. */
function widenToShare(wanted: number, length: number): number {
  return Math.min(length, Math.max(MIN_SHARE * length, wanted))
}

/** Gets the middle and the length of a set of coordinates, margins included. */
function span(places: readonly number[]): { readonly middle: number; readonly length: number } {
  const [least, most] = [Math.min(...places), Math.max(...places)]
  return places.length === 0
    ? { middle: 0, length: Number.POSITIVE_INFINITY }
    : { middle: (least + most) / 2, length: most - least + 2 * MARGIN }
}

/** Gets the start of a stretch centred on `middle` and kept within the table. */
function stretchStart(middle: number, stretch: number, length: number): number {
  return Math.min(length - stretch, Math.max(0, middle - stretch / 2))
}
