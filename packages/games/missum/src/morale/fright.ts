/** MI-PANIC: the causes of fright. */
import type { Play, Shaken, Unit } from '../state.ts'

/** MI-PANIC-01 to -05: frightens a unit; it tests at the next `settle`. */
export function frighten({ state }: Play, unit: Unit, cause: Shaken['cause'], by: readonly number[]): void {
  state.shaken.push({ unit: unit.id, cause, by })
}
