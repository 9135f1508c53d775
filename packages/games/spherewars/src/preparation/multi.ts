import type { Problem } from '@fray/kernel'
import type { Side } from '../state.ts'
import type { Setup } from './setup.ts'

/** SW-MULTI-01, -02: two sides, each with as many bands as the other and therefore as many points. */
export function checkSides({ sides, bands }: Setup): Problem[] {
  const count = (side: Side) => bands.filter(({ seat }) => sides[seat] === side).length
  const [first, second] = [count(0), count(1)]
  if (first === 0 || second === 0) {
    return [{ field: 'seats', message: 'there must be two sides; give each seat its side (SW-MULTI-01)' }]
  }
  if (first === second) return []
  return [
    {
      field: 'seats',
      message: `one side has ${first} and the other ${second} bands; both need as many (SW-MULTI-02)`,
    },
  ]
}
