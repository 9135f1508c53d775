import type { DecisionData } from '@fray/kernel'
import type { FigureView, TableView } from '@fray/tabletop'
import { figuresNamedIn } from '../../play/model/camera-target.ts'
import { figureIn } from './subject.ts'

/** Who would do something to whom with the option pointed at. */
export interface Aim {
  readonly from: FigureView
  readonly to: FigureView
}

/** Lists the figures on the table that the option pointed at is about or is done to. */
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

/**
 * Gets the aim of the option pointed at: from the acting figure to its target. A player who may interrupt sees the
 * opponent's target.
 */
export function aimIn(
  view: TableView,
  decision: DecisionData | undefined,
  option: string | undefined,
): Aim | undefined {
  const from = figureIn(view, decision?.figure)
  const [to = threatenedIn(view, decision)] = figurePointedAt(view, decision, option)
  return from && to && from.id !== to.id ? { from, to } : undefined
}

/** Gets the only figure named besides the acting one, where it may be interrupted. */
function threatenedIn(view: TableView, decision: DecisionData | undefined): FigureView | undefined {
  if (!decision?.interruption) return undefined
  const [named, other] = figuresNamedIn(decision)
  return other === undefined ? view.figures.find(({ id }) => id === named) : undefined
}
