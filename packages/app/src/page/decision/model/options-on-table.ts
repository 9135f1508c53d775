import { type DecisionData, optionsOf } from '@fray/kernel'

/** Maps figures to the options that belong to them. */
export function optionsOnTable(decision: DecisionData | undefined): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>()
  for (const { key, figure } of decision ? optionsOf(decision) : []) {
    if (figure !== undefined) found.set(figure, [...(found.get(figure) ?? []), key])
  }
  return found
}

/** Lists the figures that would act by an option for all of them. */
export function actingBy(decision: DecisionData | undefined): readonly number[] {
  return decision ? optionsOf(decision).flatMap(({ figures = [] }) => figures) : []
}
