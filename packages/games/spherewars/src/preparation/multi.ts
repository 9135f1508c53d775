import type { Problem } from '@fray/kernel'
import { inputProblem } from '../input-problem.ts'
import type { Side } from '../side.ts'
import type { Setup } from './setup-data.ts'

/** SW-MULTI-01, -02: two sides, each with as many bands as the other and therefore as many points. */
export function checkSides({ sides, bands }: Setup): Problem[] {
  const count = (side: Side) => bands.filter(({ seat }) => sides[seat] === side).length
  const [first, second] = [count(0), count(1)]
  if (first === 0 || second === 0) {
    return [inputProblem('seats', 'fault.setup.one-side')]
  }
  if (first === second) return []
  return [inputProblem('seats', 'fault.setup.uneven', { first, second })]
}
