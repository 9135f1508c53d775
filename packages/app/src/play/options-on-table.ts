import { type DecisionData, optionsOf } from '@fray/kernel'

/** Options of a decision that stand on the table, by the figure they stand on. */
export function optionsOnTable(decision: DecisionData | undefined): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>()
  for (const { key, figure } of decision ? optionsOf(decision) : []) {
    if (figure !== undefined) found.set(figure, [...(found.get(figure) ?? []), key])
  }
  return found
}

/** Those who would act by an option that stands for all of them. */
export function actingBy(decision: DecisionData | undefined): readonly number[] {
  return decision ? optionsOf(decision).flatMap(({ figures = [] }) => figures) : []
}
