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

/** Whoever acts, with those among whom they choose; where nobody acts yet, everybody among whom is chosen. */
export function concernedIn(decision: DecisionData | undefined): readonly number[] {
  if (!decision) return []
  const options = optionsOf(decision)
  const { figure } = decision
  if (figure === undefined)
    return [...new Set(options.flatMap((each) => [each.figure ?? [], each.target ?? []].flat()))]
  const aimed = options.filter(({ key }) => key !== 'pass')
  const targets = aimed.flatMap(({ target }) => target ?? [])
  // Where some options aim at nobody it is not yet asked at whom.
  return [...new Set([figure, ...(targets.length === aimed.length ? targets : [])])]
}
