import type { DecisionDetails } from '@fray/kernel'
import { isHidden } from '../ground/sight.ts'
import type { Present } from '../roster.ts'
import type { State } from '../state.ts'

/** MI-GEN-11: who learns what a unit does: where a cloaked legion goes is its owner's secret. */
export function audienceOf(state: State, unit: Present): DecisionDetails {
  return isHidden(state, unit) ? { seat: unit.seat, only: [unit.seat] } : { seat: unit.seat }
}
