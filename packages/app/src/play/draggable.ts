import type { DecisionData, OptionData } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'

const NOBODY: ReadonlySet<number> = new Set()

/** Figures of the seat that is asked which may be dragged: the one that acts, or any that could. */
export function draggableIn(decision: DecisionData | undefined, { figures }: TableView): ReadonlySet<number> {
  if (decision?.kind === 'place') return othersThan(decision, figures)
  if (decision?.kind !== 'pick') return NOBODY
  const { seat, figure, options } = decision
  if (figure !== undefined) return options.some(({ gesture }) => gesture) ? new Set([figure]) : NOBODY
  const named = new Set(options.flatMap(movedBy))
  // Where nobody is named and a drag has a meaning, it is found out whose it is when somebody is dragged.
  const anybody = named.size === 0 && options.some(({ gesture }) => gesture === 'move')
  return new Set(
    figures.filter(({ id, ...each }) => each.seat === seat && (anybody || named.has(id))).map(({ id }) => id),
  )
}

/** Those whom a drag may move by an option: whoever it says so of, or two of whom one does it to the other. A name in a list is only chosen. */
function movedBy({ figure, target, gesture }: OptionData): readonly number[] {
  if (figure === undefined) return target === undefined ? [] : [target]
  if (target !== undefined) return [figure, target]
  return gesture ? [figure] : []
}

/** While a figure is placed, the others of the seat, where dragging one of them means that this one has done. */
function othersThan(
  { seat, figure, alternatives }: Extract<DecisionData, { kind: 'place' }>,
  figures: TableView['figures'],
): ReadonlySet<number> {
  if (!alternatives.some(({ gesture }) => gesture === 'move')) return NOBODY
  return new Set(figures.filter((other) => other.seat === seat && other.id !== figure).map(({ id }) => id))
}
