import type { DecisionData } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'

const NOBODY: ReadonlySet<number> = new Set()

/** Figures of the seat that is asked which may be dragged: the one that acts, or any that could. */
export function draggableIn(decision: DecisionData | undefined, { figures }: TableView): ReadonlySet<number> {
  if (decision?.kind === 'place') return othersThan(decision, figures)
  if (decision?.kind !== 'pick') return NOBODY
  const { seat, figure, options } = decision
  if (figure !== undefined) return options.some(({ gesture }) => gesture) ? new Set([figure]) : NOBODY
  const named = new Set(options.flatMap((option) => [option.figure, option.target]).filter((id) => id !== undefined))
  // Where nobody is named and a drag has a meaning, it is found out whose it is when somebody is dragged.
  const anybody = named.size === 0 && options.some(({ gesture }) => gesture === 'move')
  return new Set(
    figures.filter(({ id, ...each }) => each.seat === seat && (anybody || named.has(id))).map(({ id }) => id),
  )
}

/** While a figure is placed, the others of the seat, where dragging one of them means that this one has done. */
function othersThan(
  { seat, figure, instead }: Extract<DecisionData, { kind: 'place' }>,
  figures: TableView['figures'],
): ReadonlySet<number> {
  if (!instead.some(({ gesture }) => gesture === 'move')) return NOBODY
  return new Set(figures.filter((each) => each.seat === seat && each.id !== figure).map(({ id }) => id))
}
