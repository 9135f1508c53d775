import { FINISHED, type Procedure, text } from '@fray/kernel'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { hasShots } from '../fire/firing.ts'
import { isFree } from '../ground/bodies.ts'
import { disengage, mayDisengage } from '../movement/disengagement.ts'
import { moveAtLevels } from '../movement/flight.ts'
import { isRooted, rootingRules } from '../movement/move.ts'
import { potential } from '../movement/potential.ts'
import { type Fighter, isStanding, type Play, type PlayState, profileOf, standing } from '../state.ts'
import { announceToAll } from '../traits.ts'
import { type Action, type Activity, type Bar, isBarredByMysteries, noteRun } from './activity.ts'

/** CF-ACT-15, -16: moves up to MOV; a fighter in contact with an enemy must disengage first. */
export const walk: Action = {
  id: 'walk',
  icon: 'walk',
  rules: ['CF-ACT-16'],
  gesture: 'move',
  concerns: (_play, { fighter, moved }) => moved === null && !isImmobile(profileOf(fighter)),
  bar: (play, activity) => cannotMove(play, activity) ?? cannotLeave(play, activity),
  note: (play, { fighter, fired }) => {
    if (!isFree(play, fighter)) return text('note.walk-away', { reach: potential(play, fighter, 'walk').total })
    const mayFire = !fired && hasShots(play, fighter)
    return text(mayFire ? 'note.walk-fire' : 'note.walk', { reach: potential(play, fighter, 'walk').total })
  },
  *perform(play, activity): Procedure {
    const { fighter } = activity
    activity.moved = 'walk'
    if (!isFree(play, fighter) && !(yield* disengage(play, fighter))) {
      activity.stuck = true
      return
    }
    yield* moveAtLevels(play, fighter, 'walk')
    yield* notifyFriends(play, fighter)
  },
}

/**
 * CF-ACT-17: moves up to twice MOV, only for fighters free of opponents and as the only action of the activation
 * (CF-ACT-14).
 */
export const run: Action = {
  id: 'run',
  icon: 'run',
  rules: ['CF-ACT-17'],
  gesture: 'move',
  concerns: (_play, { fighter, moved }) => moved === null && !isImmobile(profileOf(fighter)),
  bar: (play, activity) => cannotMove(play, activity) ?? cannotRun(play, activity),
  note: (play, { fighter }) => text('note.run', { reach: potential(play, fighter, 'run').total }),
  *perform(play, activity): Procedure {
    noteRun(play, activity)
    yield* moveAtLevels(play, activity.fighter, 'run')
    yield* notifyFriends(play, activity.fighter)
  },
}

/** CF-ABIL-116 (d): friends may react to a fighter who comes to them on foot. */
function* notifyFriends(play: Play, mover: Fighter): Procedure {
  const friends = () => standing(play).filter((fighter) => fighter !== mover && fighter.seat === mover.seat)
  yield* announceToAll(play, friends, 'friendWalked', (fighter, ability, effect) => {
    return isStanding(mover) ? ability.friendWalked(play, mover, fighter, effect) : FINISHED
  })
}

export function cannotMove(play: PlayState, { fighter, fired, walkAnnounced, stuck }: Activity): Bar | undefined {
  if (isRooted(play, fighter)) return { reason: 'barred.rooted', rules: rootingRules(play, fighter) }
  if (stuck) return { reason: 'barred.stuck', rules: ['CF-DISENGAGE-06'] }
  // CF-ACT-19: a fighter who fired without announcing a walk stays in place.
  return fired && !walkAnnounced ? { reason: 'barred.fired', rules: ['CF-ACT-19'] } : undefined
}

function cannotLeave(play: PlayState, { fighter }: Activity): Bar | undefined {
  if (isFree(play, fighter) || mayDisengage(play, fighter)) return undefined
  return { reason: 'barred.disengage', rules: ['CF-DISENGAGE-02'] }
}

function cannotRun(play: PlayState, activity: Activity): Bar | undefined {
  if (!isFree(play, activity.fighter)) return { reason: 'barred.contact', rules: ['CF-ACT-17'] }
  // Losing its opponents during the activation is too late: the fighter must be free when activated.
  if (activity.beganInContact) return { reason: 'barred.began-in-contact', rules: ['CF-ACT-17'] }
  return activity.fired || isBarredByMysteries(play, activity, true)
    ? { reason: 'barred.run-only', rules: ['CF-ACT-14'] }
    : undefined
}
