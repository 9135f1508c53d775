import type { FigureView, Point, SceneryView, TableView } from '@fray/tabletop'
import { containsPoint, polygonContour } from '@fray/tabletop'
import type { Teller } from './teller.ts'

/** Maximum number of cells in a row, so that the picture fits a terminal. */
const COLUMNS = 40

const EMPTY = '·'
const ZONE = ':'
const SCENERY = '#'
const CROWD = '*'

/** Draws a plain-text picture of the table, with one or more units to a cell, and a legend of the figures. */
export function picture(view: TableView, teller: Teller): string[] {
  const { status, sides } = view
  return [
    [status.headline, ...status.notes].map((words) => teller.say(words)).join('; '),
    ...grid(view),
    ...sides.map(({ seat, counters }) => {
      const counts = counters.map(
        ({ label, value, of }) => ` ${value}${of === undefined ? '' : `/${of}`} ${teller.say(label)}`,
      )
      return `${letter(seat)}: ${teller.seat(seat)}${counts.length > 0 ? `,${counts.join(',')}` : ''}`
    }),
    ...view.figures.map((figure) => legend(figure, view, teller)),
  ]
}

function grid({ table, unit, figures, scenery, zones }: TableView): string[] {
  const cell = unit.length * Math.ceil(table.width / unit.length / COLUMNS)
  const width = Math.max(2, ...figures.map((figure) => mark(figure).length))
  const areas = scenery.map(isCovered)
  const marked = zones.map(({ outline }) => polygonContour(outline))
  const ground = (at: Point) => {
    if (areas.some((covers) => covers(at))) return SCENERY
    return marked.some((zone) => containsPoint(zone, at)) ? ZONE : EMPTY
  }
  const marks = marksByCell(figures, cell)
  const columns = range(Math.ceil(table.width / cell))
  const header = columns.map((column) => label((column * cell) / unit.length, column, width)).join('')
  const rows = range(Math.ceil(table.depth / cell)).map((row) => {
    const cells = columns.map((column) => {
      const middle = { x: (column + 0.5) * cell, y: (row + 0.5) * cell }
      return (marks.get(`${column} ${row}`) ?? ground(middle)).padEnd(width + 1)
    })
    return `${label((row * cell) / unit.length, row, 3)}${cells.join('')}`.trimEnd()
  })
  return [`    ${header}`.trimEnd(), ...rows]
}

/** Groups figures by "column row"; a shared cell shows a star, and the legend tells its figures apart. */
function marksByCell(figures: readonly FigureView[], cell: number): Map<string, string> {
  const marks = new Map<string, string>()
  for (const figure of figures) {
    const key = `${Math.floor(figure.pose.x / cell)} ${Math.floor(figure.pose.y / cell)}`
    marks.set(key, marks.has(key) ? CROWD : mark(figure))
  }
  return marks
}

/** Checks whether a point is covered; walls and hedges are lines and too thin for a cell. */
function isCovered({ outline, closed }: SceneryView): (at: Point) => boolean {
  if (!closed) return () => false
  const contour = polygonContour(outline)
  return (at) => containsPoint(contour, at)
}

function legend(figure: FigureView, { unit }: TableView, teller: Teller): string {
  const [x, y] = [figure.pose.x, figure.pose.y].map((value) => (value / unit.length).toFixed(2))
  const wounds = figure.wounds ? [`${figure.wounds.left}/${figure.wounds.of} wounds`] : []
  const notes = [...wounds, ...figure.states.map(({ text }) => teller.say(text))]
  const told = notes.length > 0 ? ` (${notes.join('; ')})` : ''
  return `  ${mark(figure).padEnd(4)}${figure.name} at ${x} ${y}${told}`
}

/** Gets the letter of the side and the figure's number, which is also used in answers. */
function mark({ seat, id }: FigureView): string {
  return `${letter(seat)}${id}`
}

function letter(seat: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + seat)
}

/** Writes every other coordinate. */
function label(value: number, index: number, width: number): string {
  return (index % 2 === 0 ? String(value) : '').padEnd(width + 1)
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}
