import type { Procedure, Refusal } from '@fray/kernel'
import type { Contour, Point } from '@fray/tabletop'
import type { Action } from '../activation/activity.ts'
import type { Assault } from '../assault/assault.ts'
import type { Obstacle } from '../ground/obstacles.ts'
import type { Cloud } from '../ground/smoke.ts'
import type { Effect, Fighter, Play, PlayState, Stance } from '../state.ts'
import type { ForceQuery, MoveKind, MoveQuery, NumberQuery, Travel } from './queries.ts'

/** Movement and assaults, deployment. */
export interface MovementHooks {
  /** Called right before any movement of the bearer, before its length is known. */
  beforeMove?(play: Play, kind: MoveKind, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-ACHERON-03: called when a fighter is about to move there voluntarily; true keeps it in place. */
  keepsOut?(play: Play, mover: Fighter, end: Stance, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /**
   * CF-ABIL-33, -57: called when the bearer follows this path in any movement and ends in contact with these fighters.
   */
  onWay?(
    play: Play,
    points: readonly Point[],
    met: readonly Fighter[],
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure
  /** CF-ABIL-111: called when the bearer has walked, run or pursued along these points. */
  afterMove?(play: Play, points: readonly Point[], bearer: Fighter, effect: Effect | null): Procedure
  /** CF-SPELL-66: called when the bearer has been moved along its path by any movement. */
  afterTravel?(play: Play, travel: Travel, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-116: called when a friend of the bearer has ended a walk or a run. */
  friendWalked?(play: Play, friend: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** MOV in cm. */
  movement?(q: MoveQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-ABIL-79: the multiple of MOV, if higher than usual. */
  multiplier?(play: PlayState, kind: MoveKind, bearer: Fighter, effect: Effect | null): number
  /** CF-STEAM-13: the bearer cannot move now. */
  cannotMove?(play: PlayState, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-TIRNABOR-11: the bearer cannot even turn in place, which is not a movement. */
  readonly cannotTurn?: true
  /** CF-REV-DIRZ-21: effects that stop the bearer's movement do not stop its flight. */
  readonly mayFlee?: true
  /** CF-ABIL-21: whether the bearer may charge this target outside its field of vision. */
  seesAround?(play: PlayState, target: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-21: enemies within this distance are not hidden from the bearer. */
  uncovers?(play: PlayState, hidden: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-90: this enemy cannot target the bearer. */
  isHidden?(play: PlayState, from: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-LION-22: called when an enemy targets the bearer from some origin; false if it does not spot the bearer. */
  isSpotted?(play: Play, enemy: Fighter, from: Fighter, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-GOBLIN-17: smoke around the bearer that blocks sight. */
  cloud?(bearer: Fighter, effect: Effect | null): Cloud | null
  /** CF-OBSTACLE-03, -06: whether the bearer moves through this obstacle. */
  passesThrough?(obstacle: 'miniature' | 'scenery' | 'uncrossable', bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-57: how many obstacles the bearer may leap over in one movement. */
  leaps?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-57: whether the bearer can leap over this obstacle. */
  leapsOver?(play: PlayState, obstacle: Obstacle, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-GRIFFIN-21: ground around the bearer that is closed to this mover; null if it is open. */
  closes?(mover: Fighter, bearer: Fighter, effect: Effect | null): Contour | null
  /** CF-REV-GRIFFIN-21: lets the bearer give up its mana recovery roll; true if it does. */
  skipsRecovery?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-WOLFEN-05: ground around the bearer that is encumbered for this mover. */
  encumbers?(mover: Fighter, bearer: Fighter, effect: Effect | null): Contour
  /** CF-PACK-38: the bearer cannot end a move on encumbered ground. */
  staysOffGround?(play: PlayState, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-ORC-11: the bearer hangs over a place on the ground that others cannot cross or stand on. */
  readonly keepsSpot?: true
  /** CF-OBSTACLE-05: encumbered ground costs the bearer nothing. */
  readonly crossesEncumbered?: true
  /** CF-CHARGE-11: changes the bearer's Force in a charge. */
  force?(q: ForceQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-CHARGE-11: the bearer never suffers charge penalties. */
  readonly withstandsCharges?: true
  /** CF-ABIL-88: every fighter that the bearer charges or engages suffers charge penalties. */
  readonly alwaysPenalises?: true
  /** CF-SPELL-27: changes the difficulty of disengaging from the bearer's contact, by agility or by force. */
  anyDisengagement?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-DISENGAGE-03: changes the difficulty of the bearer's disengagement by agility. */
  disengagement?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-ABIL-33: the bearer disengages without a roll. */
  readonly disengagesFreely?: true
  /** CF-STEAM-07: called when an assault by or against the bearer has been announced, before measuring. */
  assaultAnnounced?(play: Play, assault: Assault, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-06: the bearer may redirect an assault whose target dies before contact. */
  readonly redirectsFromDead?: true
  /** CF-ABIL-79: the part of the bearer's potential that its player uses for a charge that falls short. */
  partUsedShort?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<number>
  /**
   * CF-SEQ-03, step 5: called when the bearer's assault has been measured and its Courage test passed, before it moves.
   */
  beforeContact?(play: Play, targets: readonly Fighter[], bearer: Fighter, effect: Effect | null): Procedure
  /**
   * CF-MIRACLE-14: called when an assailant has made contact with a fighter of the bearer's camp; true undoes the
   * assault.
   */
  undoesAssault?(
    play: Play,
    assailant: Fighter,
    assaulted: Fighter,
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<boolean>
  /**
   * CF-REV-ORC-13: called after all Courage tests when the bearer is about to be assaulted; true stops the assailant
   * before it.
   */
  repels?(play: Play, assault: Assault, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-ORC-16: the bearer must charge when activated if it has a target. */
  readonly mustCharge?: true
  /** CF-STEAM-03: called when the bearer's card has been played, before any announcement. */
  turnStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** The bearer's activation begins. */
  activationStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** The bearer's activation is over. */
  activationEnd?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-90: called after another fighter's activation. */
  otherActivationEnd?(play: Play, other: Fighter, bearer: Fighter, effect: Effect | null): Procedure

  /** CF-ACT-04: cumulative actions of fighters with this ability only. */
  readonly actions?: readonly Action[]
  /** CF-ABIL-27: actions that the bearer makes available to friends in their activations. */
  readonly actionsForFriends?: readonly Action[]
  /** CF-DEPLOY-07: called when the game begins, before any deployment. */
  gameStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-DEPLOY-05: the bearer may be placed here outside its zone. */
  mayDeployAt?(play: PlayState, at: Stance, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-90: why the bearer may not be placed here, inside or outside its zone. */
  barsDeployingAt?(play: PlayState, at: Stance, bearer: Fighter, effect: Effect | null): Refusal | undefined
  /** CF-REV-LION-03: the minimum distance from the bearer for enemy Scouts outside their zone, in cm. */
  keepsScoutsOff?(bearer: Fighter, effect: Effect | null): number
  /** CF-DEPLOY-05: called when the bearer has been placed. */
  onDeployment?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-68: called when all fighters of the bearer's card have been placed. */
  cardDeployed?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-PACK-29: called when all fighters have been placed and hidden ones are known. */
  beforeBattle?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-DEPLOY-07: called when all fighters have been placed, before round 1. */
  afterApproach?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
}
