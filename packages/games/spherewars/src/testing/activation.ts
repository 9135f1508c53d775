import type { Procedure } from '@fray/kernel'
import type { Combatant, Play } from '../state.ts'
import { ACTIVATION, activationStep, beginActivation } from '../turn/activation.ts'

/** Plays a whole activation without the choice of a combatant. */
export function* activate(play: Play, active: Combatant): Procedure {
  yield* beginActivation(play, active, ACTIVATION.rules)
  while (play.state.acting) yield* activationStep(play, ACTIVATION)!
}
