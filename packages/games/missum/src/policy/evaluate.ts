import type { Seat } from '@fray/kernel'
import { groupLevels } from '../morale/group.ts'
import { isLegion, isSkirmishing, knownFiguresOf } from '../roster.ts'
import type { State, Unit } from '../state.ts'

/** Most of the worth of a lead: only the end of the battle counts fully. */
const LEAD = 0.9

/** The worth of a legion that will rout at the next loss, as a share of a whole one. */
const BRINK = 0.35

const SKIRMISHERS = 0.5
const DISORGANIZED = 0.85

/** Rates a position by what each side's legions can still bear before they rout (MI-GROUP-01). */
export function evaluate(state: State, seat: Seat): number {
  const [own, other] = [resolveOf(state, seat), resolveOf(state, 1 - seat)]
  return own + other === 0 ? 0 : (LEAD * (own - other)) / (own + other)
}

function resolveOf(state: State, seat: Seat): number {
  return state.units.reduce((sum, unit) => (unit.seat === seat ? sum + resolve(unit) : sum), 0)
}

function resolve(unit: Unit): number {
  if (!isLegion(unit) || unit.fate === 'routing' || knownFiguresOf(unit) === 0) return 0
  const { rout } = groupLevels(unit)
  const left = Math.max(0, Math.min(1, (rout - (unit.original - knownFiguresOf(unit))) / rout))
  const order = unit.disorganized ? DISORGANIZED : 1
  return (isSkirmishing(unit) ? SKIRMISHERS : 1) * unit.original * (BRINK + (1 - BRINK) * left) * order
}
