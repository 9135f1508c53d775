import { Tally, text } from '@fray/kernel'
import type { MoveQuery } from '../ability.ts'
import { weatherMovement } from '../ground/weather.ts'
import type { Combatant, Play } from '../state.ts'
import { hooks } from '../traits.ts'

/**
 * MOV in points for a use, with abilities, effects and weather, at least 1 (SW-PROFILE-10, -22, SW-RANDMOVE-05,
 * SW-FLY-01). Scenery is not in it.
 */
export function movementOf(play: Play, mover: Combatant, use: MoveQuery['use']): Tally {
  const { movement, mov } = mover.profile
  return alteredMovement(play, mover, use, mov, BASE_TERMS[movement])
}

const BASE_TERMS = {
  fixed: { label: text('term.movement'), rule: 'SW-PROFILE-10' },
  flying: { label: text('term.flying-movement'), rule: 'SW-FLY-01' },
  variable: { label: text('term.fixed-movement'), rule: 'SW-RANDMOVE-05' },
  clumsy: { label: text('term.fixed-movement'), rule: 'SW-RANDMOVE-05' },
} as const

/** SW-RANDMOVE-02, -03, SW-WEATHER-03: what a variable or clumsy mover has rolled, changed by all that changes MOV. */
export function rolledMovement(play: Play, mover: Combatant, rolled: number): Tally {
  const rule = mover.profile.movement === 'clumsy' ? 'SW-RANDMOVE-03' : 'SW-RANDMOVE-02'
  return alteredMovement(play, mover, 'run', rolled, { label: text('term.rolled-movement'), rule })
}

function alteredMovement(
  play: Play,
  mover: Combatant,
  use: MoveQuery['use'],
  base: number,
  term: { readonly label: { readonly id: string }; readonly rule: string },
): Tally {
  const tally = new Tally(text('number.movement')).atLeast(1)
  tally.add(base, term.label, term.rule)
  const query: MoveQuery = { play, tally, mover, use }
  hooks.count(play, mover, 'movementPoints', query)
  if (play.state.weather !== null) weatherMovement(query)
  return tally
}
