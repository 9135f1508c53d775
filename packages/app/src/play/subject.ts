import type { DecisionData, Json, Message } from '@fray/kernel'
import type { FigureView, PlaceForm, TableView } from '@fray/tabletop'

/** The figure a decision is about: the one it names, else the first that its words name. */
export function subjectOf(decision: DecisionData | undefined): number | undefined {
  return decision?.figure ?? (decision && figureNamedIn(decision.prompt))
}

function figureNamedIn({ args = {} }: Message): number | undefined {
  for (const arg of Object.values(args)) if (typeof arg === 'object' && 'figure' in arg) return arg.figure
  return undefined
}

/** The figure that is placed: whoever is stopped on its way, else whom the decision is about. The mark of a spell is nobody. */
export function figurePlacedIn(decision: DecisionData | undefined): number | undefined {
  if (decision?.kind !== 'place') return undefined
  const { kind } = decision.form as unknown as PlaceForm
  return kind === 'point' ? figureStoppedIn(decision.form) : subjectOf(decision)
}

/** A figure by id, on the table or waiting to come to it. */
export function figureIn({ figures, reserve = [] }: TableView, wanted: number | undefined): FigureView | undefined {
  return figures.find(({ id }) => id === wanted) ?? reserve.find(({ id }) => id === wanted)
}

/** The figure that is stopped on its way by naming a place, if that is what the place is for. */
export function figureStoppedIn(form: Json | PlaceForm): number | undefined {
  const { kind, stops } = form as Extract<PlaceForm, { kind: 'point' }>
  return kind === 'point' ? stops?.figure : undefined
}
