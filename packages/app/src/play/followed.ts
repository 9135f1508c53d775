import { type DecisionData, optionsOf } from '@fray/kernel'
import type { Point, TableView } from '@fray/tabletop'

/** Figures that are being divided into groups where they stand. */
export function dividedIn(decision: DecisionData | undefined): readonly number[] {
  if (decision?.kind !== 'arrange' || !decision.links) return []
  return decision.things.flatMap(({ figure }) => figure ?? [])
}

/** Where everybody stands, and the zones as long as they matter. */
export function everybodyIn({ figures, zones }: Pick<TableView, 'figures' | 'zones'>): readonly Point[] {
  return [...figures.flatMap(({ body, pose }) => body ?? [pose]), ...zones.flatMap(({ outline }) => outline)]
}

/** Whoever acts; where nobody does yet, everybody among whom is chosen. */
export function concernedIn(decision: DecisionData | undefined): readonly number[] {
  if (!decision) return []
  if (decision.figure !== undefined) return [decision.figure]
  return [...new Set(optionsOf(decision).flatMap(({ figure, target }) => [figure ?? [], target ?? []].flat()))]
}
