import type { DecisionDetails } from '@fray/kernel'
import { isHidden } from '../ground/sight.ts'
import type { Present } from '../roster.ts'
import type { State } from '../state.ts'

/** MI-GEN-11: gets who learns what a unit does: the moves of a cloaked legion are its owner's secret. */
export function audienceOf(state: State, unit: Present): DecisionDetails {
  return isHidden(state, unit) ? { seat: unit.seat, only: [unit.seat] } : { seat: unit.seat }
}
