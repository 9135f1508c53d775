import { describe, expect, test } from 'vitest'
import { push } from '../movement/displace.ts'
import type { Acting, Play } from '../state.ts'
import { loadPosition } from '../testing/rule.ts'
import { combatantNamed } from '../testing/scene.ts'
import { soldier } from '../testing/soldiers.ts'
import { newActing } from '../turn/activation.ts'
import { inches } from '../units.ts'
import { countsAsCharge } from './charge.ts'

/** Ann has charged Ben and Bob, who stand on either side of her. */
function chargeTwo(): Play {
  const play = loadPosition({
    figures: [soldier('Ann', 0, 10, 10), soldier('Ben', 1, 10, 11.2), soldier('Bob', 1, 10, 8.8)],
  })
  const both: Partial<Acting> = { joined: [1, 2], reached: [1, 2], charged: [1, 2], newlyEngaged: [1, 2] }
  play.state.acting = { ...newActing(combatantNamed(play, 'Ann')), move: 'charge', ...both }
  return play
}

describe('broken contact', () => {
  test('SW-ABIL-34(d) SW-MOVE-14 SW-ORDER-30 a combatant that was pushed away no longer counts as charged, even if it comes back', () => {
    const play = chargeTwo()
    const [ann, ben, bob] = ['Ann', 'Ben', 'Bob'].map((name) => combatantNamed(play, name))
    const place = ben!.at
    push(play, ben!, ann!.at, inches(1))
    ben!.at = place
    expect({ ben: countsAsCharge(play, ann!, ben!), bob: countsAsCharge(play, ann!, bob!) }).toEqual({
      ben: false,
      bob: true,
    })
    expect(play.state.acting).toMatchObject({ joined: [2], reached: [2], charged: [2], newlyEngaged: [2] })
  })
})
