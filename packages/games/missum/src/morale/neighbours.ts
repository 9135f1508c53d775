import type { Seat } from '@fray/kernel'
import { centreOf } from '../body.ts'
import { isLegion, present } from '../roster.ts'
import type { State } from '../state.ts'

/** MI-MPOINT-06: records the order, from left to right, in which the huitsányal of both sides were drawn up. */
export function noteOrder(state: State): void {
  state.order = [orderOf(state, 0), orderOf(state, 1)]
}

function orderOf(state: State, seat: Seat): number[] {
  const middles = state.huitsanyal.flatMap((huitsan, index) => {
    if (huitsan.seat !== seat || huitsan.reserve) return []
    const places = present(state, seat).filter((unit) => isLegion(unit) && unit.huitsan === index)
    if (places.length === 0) return []
    return [{ index, x: places.reduce((sum, { body }) => sum + centreOf(body).x, 0) / places.length }]
  })
  return middles.sort((a, b) => a.x - b.x || a.index - b.index).map(({ index }) => index)
}

/** The huitsányal next to one in the line. */
export function neighboursOf({ order }: State, huitsan: number): number[] {
  const line = order.find((side) => side.includes(huitsan)) ?? []
  const place = line.indexOf(huitsan)
  return line.filter((_, i) => i === place - 1 || i === place + 1)
}
