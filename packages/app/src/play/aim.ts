import type { DecisionData } from '@fray/kernel'
import type { FigureView, TableView } from '@fray/tabletop'
import { figureIn } from './subject.ts'

/** Who would do something to whom, if the option that is pointed at were chosen. */
export interface Aim {
  readonly from: FigureView
  readonly to: FigureView
}

/** The aim of the option pointed at: from whoever acts to the one it is done to. */
export function aimIn(
  view: TableView,
  decision: DecisionData | undefined,
  option: string | undefined,
): Aim | undefined {
  if (decision?.kind !== 'pick') return undefined
  const pointed = decision.options.find(({ key }) => key === option)
  const from = figureIn(view, decision.figure)
  const to = figureIn(view, pointed?.target ?? pointed?.figure)
  return from && to && from.id !== to.id ? { from, to } : undefined
}
