import type { Procedure } from '@fray/kernel'
import type { Entry } from './bands/roster.ts'
import type { Density, Piece } from './ground/scenery.ts'
import type { DensityFigures, SceneryType } from './ground/scenery-types.ts'
import type { Screens } from './ground/screens.ts'
import type { Hiders, SightLevel } from './ground/sight.ts'
import type { JoinReason } from './melee/join-resolution.ts'
import type { MoveAllowance } from './movement/move-allowance.ts'
import type { Aim } from './movement/trajectory.ts'
import type { Combatant, Play } from './state.ts'
import type { CriticalRules } from './wounds/criticals.ts'

/**
 * Where the two editions of the game differ inside rules they share: the rulebook (SW) and the earlier Manuscript (SM).
 * `Setup.edition` carries the one that is played, and shared rules ask it. The sequence of play, shooting, feats and
 * everything else that is different as a whole stands in modules of its own under manuscript/.
 */
export interface Edition {
  /** SW-ROSTER-01; SM-MISSING-03, SM-PROFILE-16: those who can be recruited. */
  entryNamed(id: string): Entry | undefined
  /** SW-SCENERY-21 to -31; SM-SCENERY-01: the types of scenery. */
  sceneryType(id: string): SceneryType | undefined
  /** SW-SCENERY-05 to -09; SM-SCENERY-03, -05, SM-SHOOT-09, -10: what a density does to numbers. */
  readonly densities: Readonly<Record<Density, DensityFigures>>
  /** SW-DEFAREA-01; SM-MISSING-04: whether there are defence areas to jump from. */
  readonly defenceAreas: boolean
  /** SW-SIGHT-08 to -28; SM-MELEE-03: what the viewer sees past everything but those named. */
  look(
    play: Play,
    viewer: Combatant,
    target: Combatant,
    beyond: readonly Combatant[],
    besides: readonly Piece[],
  ): SightLevel
  /** SW-SIGHT-30: what hides a target that is seen at that level only. */
  hiders(play: Play, viewer: Combatant, target: Combatant, level: SightLevel): Hiders
  /** What hides the ground round a viewer, for drawing. */
  screens(play: Play, viewer: Combatant): Screens
  /** SW-BASE-06, SM-BASE-05: the rule that forbids measuring. */
  readonly measuringRule: string
  /** SW-SHOOT-22, SM-SHOOT-07: beyond this distance a shot loses a die. */
  readonly longRange: number

  /** SW-MOVE-08 to -15; SM-MOVE-02, -03, SM-SCENERY-03, -05: how far one gets. */
  moveAllowance(play: Play, mover: Combatant): MoveAllowance
  /** SW-MOVE-01; SM-MOVE-01, SM-MELEE-01, -02: the actions open to one who is free to move. */
  chooseAction(play: Play, mover: Combatant, moveAllowance: MoveAllowance): Procedure
  /** SW-MOVE-19; SM-MELEE-01, -02: joining combat with an enemy that has been named. */
  join(aim: Aim, moveAllowance: MoveAllowance, joinReason: JoinReason): Procedure

  /** SW-MELEE-07; SM-DICE-05: whether a dexterity roll that is tied altogether is made again. */
  readonly tiesAreRolledAgain: boolean
  /** SW-MELEE-11; SM-MULTI-05: the least dexterity dice, whatever takes them away. */
  leastDexterity(fighter: Combatant): number
  /** SW-SCENERY-17; SM-TERRAIN-01: whether the ground makes the attacker's blow in a fight stronger. */
  fightsFromAbove(play: Play, attacker: Combatant, victim: Combatant): boolean
  /** SW-RANGED-04 to -07, -15; SM-SHOOT-11: whether some ranged weapons strike with a strength of their own. */
  readonly weaponsHaveStrength: boolean
  /** SW-CRIT-04 to -11; SM-CRIT-01 to -06, SM-SHOOT-12: what equal faces bring. */
  readonly criticals: CriticalRules
  /** SW-ANNIH-01 to -15; SM-MELEE-08, -09: the move of one who has killed an enemy in a fight. */
  annihilation(play: Play, killer: Combatant, victim: Combatant): Procedure
}
