import { Tally, text } from '@fray/kernel'
import { gapBetween } from '../ground/bodies.ts'
import { type Fighter, isStanding, type PlayState, profileOf } from '../state.ts'
import { count } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'

/** CF-AURA-01: the radius of an aura of faith. */
function auraOf(play: PlayState, faithful: Fighter): number {
  const tally = new Tally(text('number.faith-aura'))
  tally.add(profileOf(faithful).faith?.aura ?? 0, text('term.card'), 'CF-AURA-01')
  count(faithful, 'faithAura', { play, tally })
  return tally.total * CENTIMETRE
}

/** CF-AURA-01, CF-LITANY-04: measured from base to base on the ground, whatever altitude and sight. */
export function isInAura(play: PlayState, faithful: Fighter, other: Fighter): boolean {
  return reachesFrom(play, faithful, faithful, other)
}

/** CF-REV-ACHERON-35: whether a fighter is within the radius of a faithful's aura around another fighter. */
export function reachesFrom(play: PlayState, faithful: Fighter, centre: Fighter, other: Fighter): boolean {
  return isStanding(other) && (other === centre || gapBetween(centre, other) <= auraOf(play, faithful))
}
