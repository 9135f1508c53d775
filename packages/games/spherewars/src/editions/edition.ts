import type { Procedure } from '@fray/kernel'
import type { TableWorld } from '@fray/tabletop'
import type { Entry } from '../bands/roster.ts'
import type { WindowMoment } from '../command/window-moment.ts'
import type { WindowProvider } from '../command/window-provider.ts'
import type { Density, Piece } from '../ground/scenery.ts'
import type { DensityFigures, SceneryType } from '../ground/scenery-types.ts'
import type { Hiders, Screens, SightLevel } from '../ground/sight/visibility.ts'
import type { JoinReason } from '../melee/join-reason.ts'
import type { Aim } from '../movement/aim.ts'
import type { MoveAllowance } from '../movement/move-action.ts'
import type { EditionId, Setup } from '../preparation/setup-data.ts'
import type { Combatant, Play } from '../state.ts'
import type { CriticalRules } from '../wounds/critical.ts'

/**
 * Rules that are the same in both editions but build on the modules that call them: an order opens windows itself, and
 * a flight may kill. Core modules reach them through the edition, so that imports do not run in a circle.
 */
export interface SharedRules {
  /** SW-ORDER-11, -13, SW-CONSUMABLE-05: gets what may be used at such a moment, in the order in which it is offered. */
  providers(moment: WindowMoment): readonly WindowProvider[]
  /** SW-MORALE-24: makes the rolls for a leader's death. */
  leaderDied(play: Play, leader: Combatant, killer: Combatant | null): Procedure
}

/**
 * Where the two editions of the game, the rulebook (SW) and the earlier Manuscript (SM), differ inside rules they
 * share; `editionOf` gets the one being played. Rules that differ as a whole, such as the sequence of play, shooting and
 * feats, have modules of their own under manuscript/.
 */
export interface Edition extends SharedRules {
  readonly id: EditionId
  /** SW-ROSTER-01; SM-MISSING-03, SM-PROFILE-16: finds a combatant that can be recruited. */
  entryNamed(id: string): Entry | undefined
  /** SW-SCENERY-21 to -31; SM-SCENERY-01: the types of scenery. */
  sceneryType(id: string): SceneryType | undefined
  /** SW-SCENERY-05 to -09; SM-SCENERY-03, -05, SM-SHOOT-09, -10: how each density changes numbers. */
  readonly densities: Readonly<Record<Density, DensityFigures>>
  /** SW-DEFAREA-01; SM-MISSING-04: whether there are defence areas to jump from. */
  readonly defenceAreas: boolean
  /** SW-SIGHT-08 to -28; SM-MELEE-03: judges what the viewer sees past everything but the combatants listed. */
  look(
    play: Play,
    viewer: Combatant,
    target: Combatant,
    beyond: readonly Combatant[],
    besides: readonly Piece[],
  ): SightLevel
  /** SW-SIGHT-30: gets what hides a target that is only seen at that level. */
  hiders(play: Play, viewer: Combatant, target: Combatant, level: SightLevel): Hiders
  /** Gets what hides the ground round a viewer, for drawing. */
  screens(play: Play, viewer: Combatant): Screens
  /** SW-BASE-06, SM-BASE-05: the rule that forbids measuring. */
  readonly measuringRule: string
  /** The land of its tables. */
  readonly world: TableWorld
  /** SW-SHOOT-22, SM-SHOOT-07: beyond this distance a shot loses a die. */
  readonly longRange: number

  /** SW-MOVE-08 to -15; SM-MOVE-02, -03, SM-SCENERY-03, -05: gets how far a mover may go. */
  moveAllowance(play: Play, mover: Combatant): MoveAllowance
  /** SW-MOVE-01; SM-MOVE-01, SM-MELEE-01, -02: offers the actions of a combatant that is free to move. */
  chooseAction(play: Play, mover: Combatant, moveAllowance: MoveAllowance): Procedure
  /** SW-MOVE-19; SM-MELEE-01, -02: joins combat with an enemy that has been named. */
  join(aim: Aim, moveAllowance: MoveAllowance, joinReason: JoinReason): Procedure

  /** SW-MELEE-07; SM-DICE-05: whether a completely tied dexterity roll is made again. */
  readonly tiesAreRolledAgain: boolean
  /** SW-MELEE-11; SM-MULTI-05: gets the minimum of dexterity dice. */
  leastDexterity(fighter: Combatant): number
  /** SW-SCENERY-17; SM-TERRAIN-01: whether the ground strengthens the attacker's blow. */
  fightsFromAbove(play: Play, attacker: Combatant, victim: Combatant): boolean
  /** SW-RANGED-04 to -07, -15; SM-SHOOT-11: whether some ranged weapons strike with a strength of their own. */
  readonly weaponsHaveStrength: boolean
  /** SW-CRIT-04 to -11; SM-CRIT-01 to -06, SM-SHOOT-12: what equal faces do. */
  readonly criticals: CriticalRules
  /** SW-ANNIH-01 to -15; SM-MELEE-08, -09: moves a combatant that has killed an enemy in a fight. */
  annihilation(play: Play, killer: Combatant, victim: Combatant): Procedure
}

const editions: Partial<Record<EditionId, Edition>> = {}

/** Makes an edition known, so that setups need only name it. */
export function defineEdition(edition: Edition): Edition {
  editions[edition.id] = edition
  return edition
}

/** Gets the edition that is being played. */
export function editionOf({ edition }: Setup): Edition {
  const found = editions[edition]
  if (!found) throw new Error(`edition ${edition} is not defined`)
  return found
}
