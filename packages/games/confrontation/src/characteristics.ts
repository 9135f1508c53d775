import { Tally, text } from '@fray/kernel'
import type { Characteristic } from './armies/cards/profile.ts'
import { type Fighter, type PlayState, profileOf } from './state.ts'
import { allWith, count, sumWith } from './traits.ts'

/**
 * CF-TEST-05: a characteristic as it counts now, never below 0; one that the card does not show counts as 0
 * (CF-PROFILE-08).
 */
export function characteristic(play: PlayState, bearer: Fighter, which: Characteristic): Tally {
  const tally = new Tally(text(`characteristic.${which}`))
  tally.add(profileOf(bearer)[which] ?? 0, text('term.card'), 'CF-PROFILE-01')
  addPrinted(play, bearer, which, tally)
  count(bearer, 'characteristic', { play, tally, which })
  return tally.atLeast(0)
}

/** CF-ARTEFACT-26: adds what counts as printed without being on the card. */
export function addPrinted(play: PlayState, bearer: Fighter, which: Characteristic, tally: Tally): void {
  for (const [ability, effect] of allWith(play, bearer, 'prints')) {
    const { name, rule } = ability
    tally.from(bearer.id, ability.id)
    tally.add(ability.prints(which, bearer, effect), text('trait', { name }), rule)
    tally.from(undefined)
  }
}

/** CF-REV-LION-11: a characteristic as the card shows it, with what counts as printed there. */
export function printedValue(play: PlayState, bearer: Fighter, which: Characteristic | 'mov'): number {
  const more = sumWith(play, bearer, 'prints', (ability, effect) => ability.prints(which, bearer, effect))
  return (profileOf(bearer)[which] ?? 0) + more
}
