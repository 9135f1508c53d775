import type { DecisionData, OptionData } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'

const NOBODY: ReadonlySet<number> = new Set()

/** Lists the figures of the deciding seat that may be dragged: the acting one, or any candidate. */
export function draggableIn(decision: DecisionData | undefined, { figures }: TableView): ReadonlySet<number> {
  if (decision?.kind === 'place') return othersThan(decision, figures)
  if (decision?.kind !== 'pick') return NOBODY
  const { seat, figure, options } = decision
  if (figure !== undefined) return options.some(({ gesture }) => gesture) ? new Set([figure]) : NOBODY
  const named = new Set(options.flatMap(movedBy))
  // If no figure is named and drags have a meaning, the drag decides which one is meant.
  const canDragAll = named.size === 0 && options.some(({ gesture }) => gesture === 'move')
  return new Set(
    figures.filter(({ id, ...each }) => each.seat === seat && (canDragAll || named.has(id))).map(({ id }) => id),
  )
}

/**
 * Lists the figures that an option lets one drag: the one it names, or either of two if one acts on the other. A name
 * in a list is only chosen.
 */
function movedBy({ figure, target, gesture }: OptionData): readonly number[] {
  if (figure === undefined) return target === undefined ? [] : [target]
  if (target !== undefined) return [figure, target]
  return gesture ? [figure] : []
}

/** While a figure is placed, dragging another one of the seat ends the placement. */
function othersThan(
  { seat, figure, alternatives }: Extract<DecisionData, { kind: 'place' }>,
  figures: TableView['figures'],
): ReadonlySet<number> {
  if (!alternatives.some(({ gesture }) => gesture === 'move')) return NOBODY
  return new Set(figures.filter((other) => other.seat === seat && other.id !== figure).map(({ id }) => id))
}
