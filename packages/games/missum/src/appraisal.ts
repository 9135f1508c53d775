import type { Seat } from '@fray/kernel'
import { centreOf } from './body.ts'
import { figuresOf, isLegion, type Present, present } from './roster.ts'
import type { State } from './state.ts'
import { mm } from './units.ts'

/**
 * Figures that stand and fight count; disorganized ones less, routing ones not at all. A little counts how near a side's
 * legions have come to the enemy, so that armies close in where nothing else is to be gained.
 */
export function appraise(state: State, seat: Seat): number {
  const [ours, theirs] = [fightersOf(state, seat), fightersOf(state, 1 - seat)]
  const [own, other] = [strengthOf(ours), strengthOf(theirs)]
  if (own + other === 0) return 0
  return (own - other) / (own + other) - remoteness(ours, theirs)
}

function fightersOf(state: State, seat: Seat): Present[] {
  return present(state, seat).filter((unit) => isLegion(unit) && unit.fate !== 'routing')
}

function strengthOf(units: readonly Present[]): number {
  return units.reduce((sum, unit) => sum + figuresOf(unit) * (unit.disorganized ? 0.8 : 1), 0)
}

/** What two metres between a legion and the nearest enemy are worth: less than the loss of a figure or two. */
const REMOTE = 0.04 / mm(2000)

/** How far legions are from the nearest enemy, in the mean. */
function remoteness(ours: readonly Present[], theirs: readonly Present[]): number {
  if (ours.length === 0 || theirs.length === 0) return 0
  const places = theirs.map(({ body }) => centreOf(body))
  const sum = ours.reduce((total, { body }) => {
    const { x, y } = centreOf(body)
    return total + Math.min(...places.map((place) => Math.sqrt((place.x - x) ** 2 + (place.y - y) ** 2)))
  }, 0)
  return (sum / ours.length) * REMOTE
}
