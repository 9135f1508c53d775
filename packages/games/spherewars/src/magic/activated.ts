import type { Procedure } from '@fray/kernel'
import type { Combatant, Play } from '../state.ts'

/** SW-ARTEFACT-13: the effect of activating an artefact. */
export interface Activated {
  /** Why it cannot be activated now, as a phrase id; null if it can. */
  findBar?(play: Play, bearer: Combatant): string | null
  effect(play: Play, bearer: Combatant): Procedure
}
