import type { Seat } from '@fray/kernel'
import type { FigureView, TableView } from '@fray/tabletop'
import type { Exchange } from './chapters.ts'
import type { HistoryStep } from './history.ts'

/** A figure that is out of the game. */
export interface Loss {
  readonly seat: Seat
  readonly figure: number
  readonly name: string
  readonly chapter: number
  /** Number of answers after which it was gone. */
  readonly at: number
}

/** Number of figures a seat had, with those of bodies counted one by one, and how many are left. */
export interface SideStrength {
  readonly seat: Seat
  readonly had: number
  readonly left: number
  /** All figures that fought for it, grouped by kind. */
  readonly kinds: readonly FigureKind[]
}

/** Figures whose names differ only by a number. */
export interface FigureKind {
  readonly name: string
  readonly count: number
}

/** Lists the figures that were removed from the game and not brought back. */
export function lossesOf(steps: readonly HistoryStep[], exchanges: readonly Exchange[]): readonly Loss[] {
  const known = new Map<number, FigureView>()
  const standing = new Set(steps.at(-1)?.view.figures.map(({ id }) => id))
  const losses = new Map<number, Loss>()
  for (const { at, view } of steps) {
    for (const { chapter, events } of exchanges.filter((exchange) => exchange.at === at)) {
      for (const id of events.flatMap(({ removes = [] }) => removes)) {
        const figure = known.get(id)
        if (!figure || standing.has(id)) continue
        losses.set(id, { seat: figure.seat, figure: id, name: figure.name, chapter, at })
      }
    }
    for (const figure of [...view.figures, ...(view.reserve ?? [])]) known.set(figure.id, figure)
  }
  return [...losses.values()].toSorted((a, b) => a.at - b.at)
}

export function strengthsBySide(
  steps: readonly HistoryStep[],
  losses: readonly Loss[],
  seats: number,
): readonly SideStrength[] {
  const all = new Map<number, FigureView>()
  for (const { view } of steps) {
    for (const figure of [...view.figures, ...(view.reserve ?? [])]) all.set(figure.id, figure)
  }
  const lost = new Set(losses.map(({ figure }) => figure))
  return Array.from({ length: seats }, (_, seat) => {
    const own = [...all.values()].filter((figure) => figure.seat === seat)
    const had = own.reduce((sum, figure) => sum + countOf(figure).of, 0)
    const left = own.reduce((sum, figure) => sum + (lost.has(figure.id) ? 0 : countOf(figure).left), 0)
    return { seat, had, left, kinds: kindsOf(own) }
  })
}

function kindsOf(figures: readonly FigureView[]): readonly FigureKind[] {
  const counts = new Map<string, number>()
  for (const figure of figures) {
    const kind = figure.name.replace(/ \d+$/, '')
    counts.set(kind, (counts.get(kind) ?? 0) + countOf(figure).of)
  }
  return [...counts].map(([name, count]) => ({ name, count }))
}

/** Counts a seat's figures on the table and in reserve. */
export function figuresLeft({ figures, reserve = [] }: TableView, seat: Seat): number {
  const own = [...figures, ...reserve].filter((figure) => figure.seat === seat)
  return own.reduce((sum, figure) => sum + countOf(figure).left, 0)
}

function countOf({ body, wounds }: FigureView): { readonly left: number; readonly of: number } {
  return body && wounds ? wounds : { left: 1, of: 1 }
}
