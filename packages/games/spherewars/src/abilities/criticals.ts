import type { Race } from '../bands/profile.ts'
import { heightOf } from '../ground/ground.ts'
import { enterState } from '../morale/states.ts'
import { push } from '../movement/displace.ts'
import type { Combatant, Play } from '../state.ts'
import { inches } from '../units.ts'
import { heal } from '../wounds/wounds.ts'
import { addLingeringWound } from './lingering-wound.ts'

/** SW-CRIT-10, SW-RRULE-26: a race's alternative to an additional wound. */
export interface ExclusiveCritical {
  readonly id: string
  readonly rule: string
  readonly icon: string
  /** Whether it still has an effect if the loser is dead. */
  readonly worksOnTheDead: boolean
  apply(play: Play, winner: Combatant, loser: Combatant): void
}

export const exclusiveCriticals: Readonly<Record<Race, ExclusiveCritical>> = {
  scions: {
    id: 'blood-feast',
    rule: 'SW-RRULE-10',
    icon: 'bloody-sword',
    worksOnTheDead: true,
    apply(play, winner) {
      heal(play, winner, 1)
    },
  },
  alliance: {
    id: 'staggering-blow',
    rule: 'SW-RRULE-14',
    icon: 'star-swirl',
    worksOnTheDead: false,
    apply(play, _winner, loser) {
      enterState(play, loser, 'stunned', ['SW-RRULE-14'])
    },
  },
  urueh: {
    id: 'incineration',
    rule: 'SW-RRULE-20',
    icon: 'burning-embers',
    worksOnTheDead: false,
    apply(play, winner, loser) {
      addLingeringWound(play, loser, winner, ['SW-RRULE-20'])
    },
  },
  adepts: {
    id: 'gale',
    rule: 'SW-RRULE-24',
    icon: 'wind-slap',
    worksOnTheDead: false,
    apply(play, winner, loser) {
      // SW-RGEN-09: a taller combatant cannot be pushed.
      if (heightOf(play, loser) <= heightOf(play, winner)) push(play, loser, winner.at, inches(2))
    },
  },
}
