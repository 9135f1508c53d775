import { describe, expect, test } from 'vitest'
import { push } from '../movement/displace.ts'
import type { Acting, Turn } from '../state.ts'
import { soldier } from '../testing/company.ts'
import { find, lay } from '../testing/lay.ts'
import { newActing } from '../turn/activation.ts'
import { inches } from '../units.ts'
import { countsAsCharge } from './charge.ts'

/** Ann has charged Ben and Bob, who stand on either side of her. */
function charged(): Turn {
  const turn = lay({ figures: [soldier('Ann', 0, 10, 10), soldier('Ben', 1, 10, 11.2), soldier('Bob', 1, 10, 8.8)] })
  const both: Partial<Acting> = { joined: [1, 2], reached: [1, 2], charged: [1, 2], fresh: [1, 2] }
  turn.state.acting = { ...newActing(find(turn, 'Ann')), move: 'charge', ...both }
  return turn
}

describe('contact that is broken', () => {
  test('SW-ABIL-34(d) SW-MOVE-14 SW-ORDER-30 one that was pushed away has no longer been charged, even if it comes back', () => {
    const turn = charged()
    const [ann, ben, bob] = ['Ann', 'Ben', 'Bob'].map((name) => find(turn, name))
    const place = ben!.at
    push(turn, ben!, ann!.at, inches(1))
    ben!.at = place
    expect([countsAsCharge(turn, ann!, ben!), countsAsCharge(turn, ann!, bob!)]).toEqual([false, true])
    expect(turn.state.acting).toMatchObject({ joined: [2], reached: [2], charged: [2], fresh: [2] })
  })
})
