import { freeze } from '@fray/kernel'
import { type InnateCapacity, revisedCards } from '../cards/revised-cards.ts'

export const innateCapacities: readonly InnateCapacity[] = freeze(revisedCards.capacities)

const byId = new Map(innateCapacities.map((innateCapacity) => [innateCapacity.id, innateCapacity]))

export function innateCapacity(id: string): InnateCapacity | undefined {
  return byId.get(id)
}
