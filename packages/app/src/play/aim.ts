import type { DecisionData } from '@fray/kernel'
import type { FigureView, TableView } from '@fray/tabletop'
import { figuresNamedIn } from './camera-target.ts'
import { figureIn } from './subject.ts'

/** Who would do something to whom, if the option that is pointed at were chosen. */
export interface Aim {
  readonly from: FigureView
  readonly to: FigureView
}

/** Those on the table whom the option pointed at is about, or to whom it is done. */
export function figurePointedAt(
  view: TableView,
  decision: DecisionData | undefined,
  option: string | undefined,
): readonly FigureView[] {
  if (decision?.kind !== 'pick') return []
  const pointed = decision.options.find(({ key }) => key === option)
  const about = pointed?.figures ?? [pointed?.target ?? pointed?.figure]
  return view.figures.filter(({ id }) => about.includes(id))
}

/** The aim of the option pointed at: from whoever acts to the one it is done to. Whoever may interrupt sees at whom the other one aims. */
export function aimIn(
  view: TableView,
  decision: DecisionData | undefined,
  option: string | undefined,
): Aim | undefined {
  const from = figureIn(view, decision?.figure)
  const [to = threatenedIn(view, decision)] = figurePointedAt(view, decision, option)
  return from && to && from.id !== to.id ? { from, to } : undefined
}

/** Who alone is named besides whoever acts, where that may be interrupted. */
function threatenedIn(view: TableView, decision: DecisionData | undefined): FigureView | undefined {
  if (!decision?.interruption) return undefined
  const [named, other] = figuresNamedIn(decision)
  return other === undefined ? view.figures.find(({ id }) => id === named) : undefined
}
