import type { WindowUse } from '@fray/hooks'
import type { WindowMoment } from '../command/window-moment.ts'
import type { Combatant, Play } from '../state.ts'

/** An answer to moments of these kinds, offered to the bearer's owner if it takes part in them. */
export interface AbilityReaction {
  readonly at: readonly WindowMoment['at'][]
  /** Null if it cannot be used now. */
  use(play: Play, moment: WindowMoment, bearer: Combatant): WindowUse | null
}
