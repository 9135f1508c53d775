import type { Procedure } from '@fray/kernel'
import { heightOf } from '../ground/ground.ts'
import type { ActOn } from '../magic/act.ts'
import { settleContacts } from '../melee/contacts.ts'
import { pull, push } from '../movement/displace.ts'
import type { Turn } from '../state.ts'
import { inches } from '../units.ts'

/** SW-RGEN-09: pushed straight away from the actor, unless the target is higher. */
export function* pushAway(turn: Turn, { actor, target }: ActOn, distance: number): Procedure {
  if (heightOf(turn, target) > heightOf(turn, actor)) return
  if (push(turn, target, actor.at, inches(distance)) > 0) yield* settleContacts(turn)
}

/** SW-RGEN-10: pulled into contact with the actor, if the way is free. */
export function* pullClose(turn: Turn, { actor, target }: ActOn): Procedure {
  if (pull(turn, target, actor)) yield* settleContacts(turn)
}
