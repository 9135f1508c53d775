import type { Seat } from '@fray/kernel'
import { centreOf } from './body.ts'
import { figuresOf, isLegion, type Present, present } from './roster.ts'
import type { State } from './state.ts'
import { mm } from './units.ts'

/**
 * Counts the figures that stand and fight: disorganized ones less, routing ones not at all. The distance of a side's
 * legions from the enemy counts a little, so that armies close in when nothing else is to be gained.
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

/** The value of two metres between a legion and the nearest enemy: less than the loss of a figure or two. */
const REMOTE = 0.04 / mm(2000)

/** Gets the mean distance of legions from the nearest enemy. */
function remoteness(ours: readonly Present[], theirs: readonly Present[]): number {
  if (ours.length === 0 || theirs.length === 0) return 0
  const places = theirs.map(({ body }) => centreOf(body))
  const sum = ours.reduce((total, { body }) => {
    const { x, y } = centreOf(body)
    return total + Math.min(...places.map((place) => Math.sqrt((place.x - x) ** 2 + (place.y - y) ** 2)))
  }, 0)
  return (sum / ours.length) * REMOTE
}
