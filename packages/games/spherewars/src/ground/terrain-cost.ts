import type { Plan } from './plan.ts'

/** A piece that costs MOV when a mover passes through. */
export interface TerrainCost {
  readonly plan: Plan
  readonly points: number
}
