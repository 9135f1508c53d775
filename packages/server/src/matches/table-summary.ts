import type { AnyGame } from '@fray/games'
import type { Json } from '@fray/kernel'
import type { TableSketch } from '@fray/protocol'
import type { FigureView, TableView } from '@fray/tabletop'
import type { TableSummary } from '../database/tables.ts'

/** Outlines and bodies keep this many points at most: a sketch is as wide as a thumb, and stored with every answer. */
const MOST_POINTS = 8

/** Summarizes a table for lists. */
export function summarizeTable(view: TableView): TableSummary {
  const seats = Math.max(0, ...view.sides.map(({ seat }) => seat + 1))
  return {
    sides: Array.from({ length: seats }, (_, seat) => view.sides.find((side) => side.seat === seat)?.name),
    ...(view.mission ? { mission: view.mission.name } : {}),
    sketch: sketchTable(view),
  }
}

/** Summarizes the table on which a match of a setup begins. */
export function summarizeSetup({ rules, view }: AnyGame, json: Json): TableSummary {
  const setup = rules.readSetup(json)
  return summarizeTable(view.show(rules.begin(setup), setup, undefined))
}

function sketchTable({ table, scenery, figures }: TableView): TableSketch {
  return {
    width: millimetres(table.width),
    depth: millimetres(table.depth),
    scenery: scenery.map(({ kind, outline }) => ({
      kind,
      outline: thinOut(outline).flatMap(({ x, y }) => [millimetres(x), millimetres(y)]),
    })),
    figures: figures.flatMap((figure) =>
      placesOf(figure).map(({ x, y }) => [figure.seat, millimetres(x), millimetres(y)] as const),
    ),
  }
}

function placesOf({ pose, body }: FigureView) {
  return body ? thinOut(body) : [pose]
}

/** Keeps evenly spaced points. */
function thinOut<T>(points: readonly T[]): readonly T[] {
  const step = Math.max(1, points.length / MOST_POINTS)
  return points.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

/** Places are hundredths of a millimetre. */
function millimetres(length: number): number {
  return Math.round(length / 100)
}
