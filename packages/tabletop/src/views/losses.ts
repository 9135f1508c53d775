import type { Seat } from '@fray/kernel'
import type { FigureView, TableView } from './view.ts'

type Figures = Pick<TableView, 'figures'>

/** The seats that lost somebody, had somebody hurt, or have fewer figures left than before. */
export function losersBetween(before: Figures, after: Figures): ReadonlySet<Seat> {
  const now = new Map(after.figures.map((figure) => [figure.id, figure]))
  const suffered = before.figures.filter((figure) => {
    const left = now.get(figure.id)
    return !left || strengthOf(left) < strengthOf(figure)
  })
  return new Set(suffered.map(({ seat }) => seat))
}

function strengthOf({ wounds, body }: FigureView): number {
  return wounds?.left ?? body?.length ?? 1
}
