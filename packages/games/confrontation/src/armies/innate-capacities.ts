import { freeze } from '@fray/kernel'
import { revisedCards } from './revised-cards.ts'

/** CF-CARD-06: a special capacity that a card has and pays for, named by its rule. */
interface InnateCapacity {
  readonly id: string
  readonly name: string
  readonly rule: string
}

export const innateCapacities: readonly InnateCapacity[] = freeze(
  revisedCards.capacities.map((capacity) => ({ ...capacity, rule: capacity.id })),
)

const byId = new Map(innateCapacities.map((innateCapacity) => [innateCapacity.id, innateCapacity]))

export function innateCapacity(id: string): InnateCapacity | undefined {
  return byId.get(id)
}
