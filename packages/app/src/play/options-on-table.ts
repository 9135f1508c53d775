import type { DecisionData } from '@fray/kernel'

/** Options of a decision that stand on the table, by the figure they stand on. */
export function optionsOnTable(decision: DecisionData | undefined): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>()
  const options = decision?.kind === 'pick' ? decision.options : (decision?.instead ?? [])
  for (const { key, figure } of options) {
    if (figure !== undefined) found.set(figure, [...(found.get(figure) ?? []), key])
  }
  return found
}
