import type { Procedure } from '@fray/kernel'
import type { Combatant, Play } from '../state.ts'
import type { Act, ActOn } from './act.ts'

/** SW-DEED-08, -12: a heroic deed on the owner (or everyone around it) or on a target named before the roll. */
export type Deed = OwnDeed | AimedDeed

export interface AnyDeed {
  /** Difficulty of its dice; 6 needs a sphere, 0 needs no roll (SM-FEAT-06). */
  readonly difficulty: number
  /** Why it cannot be done at all now, as a phrase id; null if it can. */
  findBar?(play: Play, owner: Combatant): string | null
}

export interface OwnDeed extends AnyDeed {
  readonly aim: 'own'
  effect(play: Play, act: Act): Procedure
}

export interface AimedDeed extends AnyDeed {
  /** Friends are the members of its own band (SW-MULTI-22), including the owner. */
  readonly aim: 'enemy' | 'friend'
  /** Contact, or inches measured after a success (SW-RGEN-03). */
  readonly reach: 'contact' | number
  /** For ranged deeds: whether full or partial sight is needed. */
  readonly sight: boolean
  /** Further conditions on the target, never a distance. */
  mayTarget?(play: Play, owner: Combatant, target: Combatant): boolean
  effect(play: Play, act: ActOn): Procedure
}
