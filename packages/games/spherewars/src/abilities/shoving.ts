import type { Procedure } from '@fray/kernel'
import { heightOf } from '../ground/ground.ts'
import type { ActOn } from '../magic/act.ts'
import { settleContacts } from '../melee/contacts.ts'
import { pull, push } from '../movement/displace.ts'
import type { Play } from '../state.ts'
import { inches } from '../units.ts'

/** SW-RGEN-09: pushes the target straight away from the actor unless it is taller. */
export function* pushAway(play: Play, { actor, target }: ActOn, distance: number): Procedure {
  if (heightOf(play, target) > heightOf(play, actor)) return
  if (push(play, target, actor.at, inches(distance)) > 0) yield* settleContacts(play)
}

/** SW-RGEN-10: pulls the target into contact with the actor if the path is free. */
export function* pullIntoContact(play: Play, { actor, target }: ActOn): Procedure {
  if (pull(play, target, actor)) yield* settleContacts(play)
}
