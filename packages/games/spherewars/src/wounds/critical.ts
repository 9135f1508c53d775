import type { Procedure } from '@fray/kernel'
import type { Combatant, Play } from '../state.ts'
import type { Attack } from './attack.ts'

/** What equal faces of natural dice do in an edition. */
export interface CriticalRules {
  /** SW-CRIT-04; SM-CRIT-02: gets the strength that the winner's spheres in the dexterity roll add to its blow. */
  precise(spheres: number): number
  /** SM-CRIT-03: whether the fives of a damage roll are read. */
  readonly fives: boolean
  /** SW-CRIT-11; SM-DICE-09: whether the spheres of a critical are successes without confirmation. */
  readonly certain: boolean
  /** SW-CRIT-06 to -09; SM-CRIT-03 to -06: resolves the faces of a damage roll, chosen after seeing it. */
  of(play: Play, attack: Attack, faces: Faces): Procedure<Critical>
}

/** How many natural dice of a damage roll show these faces. */
export interface Faces {
  readonly spheres: number
  /** 0 if they are not read. */
  readonly fives: number
}

/** The effects of the faces of a damage roll. */
export interface Critical {
  /** SW-CRIT-06, -07: additional wounds. */
  readonly wounds: 0 | 1
  /** SW-CRIT-08: the victim dies, whatever its CON and wounds. */
  readonly deadly: boolean
  /** SW-CRIT-07, -09: the exclusive critical of the attacker's race; SM-CRIT-03: a push. It follows the wounds. */
  readonly after: ((play: Play, attacker: Combatant, victim: Combatant) => Procedure) | null
  readonly rules: readonly string[]
}
