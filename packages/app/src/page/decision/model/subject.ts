import type { DecisionData, Json, Message } from '@fray/kernel'
import type { FigureView, PlaceForm, TableView } from '@fray/tabletop'

/** Gets the figure of a decision: the one it names, otherwise the first in its text. */
export function subjectOf(decision: DecisionData | undefined): number | undefined {
  return decision?.figure ?? (decision && figureNamedIn(decision.prompt))
}

function figureNamedIn({ args = {} }: Message): number | undefined {
  for (const arg of Object.values(args)) if (typeof arg === 'object' && 'figure' in arg) return arg.figure
  return undefined
}

/**
 * Gets the placed figure: the one stopped on its path, otherwise the figure of the decision; undefined for a spell's
 * marker.
 */
export function figurePlacedIn(decision: DecisionData | undefined): number | undefined {
  if (decision?.kind !== 'place') return undefined
  const { kind } = decision.form as unknown as PlaceForm
  return kind === 'point' ? figureStoppedIn(decision.form) : subjectOf(decision)
}

/** Finds a figure on the table or in reserve. */
export function figureIn({ figures, reserve = [] }: TableView, wanted: number | undefined): FigureView | undefined {
  return figures.find(({ id }) => id === wanted) ?? reserve.find(({ id }) => id === wanted)
}

/** Gets the figure that is stopped on its path by naming a place. */
export function figureStoppedIn(form: Json | PlaceForm): number | undefined {
  const { kind, stops } = form as Extract<PlaceForm, { kind: 'point' }>
  return kind === 'point' ? stops?.figure : undefined
}
