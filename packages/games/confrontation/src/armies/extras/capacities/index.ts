import type { Capacity } from '../capacity.ts'
import { acheron } from './acheron.ts'
import { articles } from './articles.ts'
import { lions } from './lions.ts'
import { ophidian } from './ophidian.ts'
import { wolfen } from './wolfen.ts'

/** CF-CARD-06, CF-PACK-04: all capacities that are paid in addition to a card. */
export const capacities: readonly Capacity[] = [...acheron, ...lions, ...wolfen, ...ophidian, ...articles]

const byId = new Map(capacities.map((capacity) => [capacity.id, capacity]))

export function capacityNamed(id: string): Capacity | undefined {
  return byId.get(id)
}
