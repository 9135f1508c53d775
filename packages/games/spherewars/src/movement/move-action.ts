import type { ExplainedNumber } from '@fray/kernel'
import type { Point } from '@fray/tabletop'
import type { TerrainCost } from '../ground/terrain-cost.ts'

/** SW-MOVE-01: the four move actions. */
export type MoveAction = 'run' | 'speed-up' | 'charge' | 'engage'

/** How far a mover can go in its movement phase, in hundredths of a millimetre. */
export interface MoveAllowance {
  /** SW-RANDMOVE-04, -09: random movers never charge or speed up, and all their actions have the same reach. */
  readonly random: boolean
  /** On open ground. */
  reach(action: MoveAction): number
  /** With what the scenery along a path costs (SW-SCENERY-11). */
  allowance(action: MoveAction, points: readonly Point[]): number
  /** With what certain pieces of scenery cost, wherever the path meets them. */
  through(action: MoveAction, terrainCosts: readonly TerrainCost[]): number
  /** The points of MOV; with a path, less what the scenery along it costs. */
  explain(action: MoveAction, points?: readonly Point[]): ExplainedNumber
}
