import { type DecisionData, optionsOf } from '@fray/kernel'

/** Figures that are being divided into groups where they stand. */
export function dividedIn(decision: DecisionData | undefined): readonly number[] {
  if (decision?.kind !== 'arrange' || !decision.links) return []
  return decision.things.flatMap(({ figure }) => figure ?? [])
}

/** Whoever acts; where nobody does yet, everybody among whom is chosen. */
export function concernedIn(decision: DecisionData | undefined): readonly number[] {
  if (!decision) return []
  if (decision.figure !== undefined) return [decision.figure]
  return [...new Set(optionsOf(decision).flatMap(({ figure, target }) => [figure ?? [], target ?? []].flat()))]
}
