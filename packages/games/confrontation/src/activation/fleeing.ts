import { text } from '@fray/kernel'
import { chooseTableEdge, flee } from '../fear/flight.ts'
import { isFree } from '../ground/bodies.ts'
import { isRolling } from '../machines/rolling.ts'
import type { Fighter, PlayState } from '../state.ts'
import type { Action } from './activity.ts'

/**
 * CF-ROUT-03: whether a fighter in rout and free of opponents must flee on activation. A rolling machine is immobilised
 * instead (CF-MACHINE-36).
 */
export function mustFlee(play: PlayState, fighter: Fighter): boolean {
  return fighter.inRout && !fighter.activated && isFree(play, fighter) && !isRolling(fighter)
}

/** CF-ROUT-03: fleeing takes the whole activation; CF-ACT-02: its player chooses when. */
export const fleeing: Action = {
  id: 'flee',
  icon: 'run',
  rules: ['CF-ROUT-03', 'CF-ROUT-17'],
  note: () => text('note.flee'),
  concerns: (play, { fighter }) => mustFlee(play, fighter),
  bar: () => undefined,
  *perform(play, { fighter }) {
    yield* flee(play, fighter, yield* chooseTableEdge(play, fighter))
  },
}
