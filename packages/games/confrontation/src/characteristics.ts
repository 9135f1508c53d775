import { Tally, text } from '@fray/kernel'
import type { Characteristic } from './armies/profile.ts'
import { type Fighter, type Position, profileOf } from './state.ts'
import { count } from './traits.ts'

/** CF-TEST-05: a characteristic as it counts now, never below 0; what the card does not show counts as 0 (CF-PROFILE-08). */
export function characteristic(play: Position, bearer: Fighter, which: Characteristic): Tally {
  const tally = new Tally(text(`characteristic.${which}`))
  tally.add(profileOf(bearer)[which] ?? 0, text('term.card'), 'CF-PROFILE-01')
  count(bearer, 'characteristic', { play, tally, which })
  return tally.atLeast(0)
}
