import type { Seat } from '@fray/kernel'
import { figuresOf, isLegion } from './roster.ts'
import type { State } from './state.ts'

/** Figures that stand and fight count; disorganized ones less, routing ones not at all. */
export function appraise(state: State, seat: Seat): number {
  const strength = (side: Seat) => {
    let sum = 0
    for (const unit of state.units) {
      if (unit.seat !== side || !isLegion(unit) || unit.fate === 'routing') continue
      sum += figuresOf(unit) * (unit.disorganized ? 0.8 : 1)
    }
    return sum
  }
  const [ours, theirs] = [strength(seat), strength(1 - seat)]
  return ours + theirs === 0 ? 0 : (ours - theirs) / (ours + theirs)
}
