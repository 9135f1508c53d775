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
  /** Right before the bearer is moved, whatever the movement; its length is not settled yet. */
  beforeMove?(play: Play, kind: MoveKind, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-ACHERON-03: somebody is about to move there because he likes; true keeps him where he is. */
  keepsOut?(play: Play, mover: Fighter, end: Stance, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-ABIL-33, -57: the bearer goes along these points, whatever the movement is, and ends in contact with these. */
  onWay?(
    play: Play,
    points: readonly Point[],
    met: readonly Fighter[],
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure
  /** CF-ABIL-111: the bearer has walked, run or pursued along these points. */
  afterMove?(play: Play, points: readonly Point[], bearer: Fighter, effect: Effect | null): Procedure
  /** CF-SPELL-66: the bearer has been moved along his way, whatever the movement was. */
  afterTravel?(play: Play, travel: Travel, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-116: a friend of the bearer's has ended a walk or a run. */
  friendWalked?(play: Play, friend: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** MOV in cm. */
  movement?(q: MoveQuery, bearer: Fighter, effect: Effect | null): void
  /** By how much MOV is multiplied, if by more than usual (CF-ABIL-79). */
  multiplier?(play: PlayState, kind: MoveKind, bearer: Fighter, effect: Effect | null): number
  /** CF-STEAM-13: the bearer does not move now. */
  cannotMove?(play: PlayState, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-TIRNABOR-11: the bearer cannot even turn where he stands, which is no movement. */
  readonly cannotTurn?: true
  /** CF-REV-DIRZ-21: what keeps the bearer from moving does not keep him from fleeing. */
  readonly mayFlee?: true
  /** CF-ABIL-21: whether the field of vision does not matter to the bearer's charge at this target. */
  seesAround?(play: PlayState, target: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-21: no enemy so near is hidden from the bearer. */
  uncovers?(play: PlayState, hidden: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-90: this enemy may not target the bearer. */
  isHidden?(play: PlayState, from: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-LION-22: an enemy has aimed something at the bearer, which goes out from somebody; false if he does not make the bearer out. */
  isSpotted?(play: Play, enemy: Fighter, from: Fighter, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-GOBLIN-17: smoke that the bearer spreads, in which nothing is seen. */
  cloud?(bearer: Fighter, effect: Effect | null): Cloud | null
  /** CF-OBSTACLE-03, -06: whether the bearer moves through such an obstacle. */
  passesThrough?(obstacle: 'miniature' | 'scenery' | 'uncrossable', bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-57: how many obstacles the bearer may leap over in one movement. */
  leaps?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-57: whether the bearer can leap over such an obstacle. */
  leapsOver?(play: PlayState, obstacle: Obstacle, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-GRIFFIN-21: ground round the bearer that this mover may not enter; null where he may. */
  closes?(mover: Fighter, bearer: Fighter, effect: Effect | null): Contour | null
  /** CF-REV-GRIFFIN-21: the bearer may do without his mana recovery roll; true if he does. */
  skipsRecovery?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-WOLFEN-05: ground round the bearer that is encumbered for this mover. */
  encumbers?(mover: Fighter, bearer: Fighter, effect: Effect | null): Contour
  /** CF-PACK-38: no move of the bearer's may end on encumbered ground. */
  staysOffGround?(play: PlayState, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-ORC-11: the bearer hangs over a place on the ground that nobody else may cross or stand on. */
  readonly keepsSpot?: true
  /** CF-OBSTACLE-05: encumbered ground costs the bearer nothing. */
  readonly crossesEncumbered?: true
  /** CF-CHARGE-11: Force of the bearer in a charge. */
  force?(q: ForceQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-CHARGE-11: the bearer never suffers charge penalties. */
  readonly withstandsCharges?: true
  /** CF-ABIL-88: whomever he charges or engages suffers charge penalties. */
  readonly alwaysPenalises?: true
  /** CF-SPELL-27: the difficulty of the bearer's disengagement, by agility or by force. */
  anyDisengagement?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-DISENGAGE-03: the difficulty of the bearer's disengagement by agility. */
  disengagement?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-ABIL-33: the bearer disengages without a roll. */
  readonly disengagesFreely?: true
  /** CF-STEAM-07: an assault by the bearer or against him has been announced, and nothing of it measured yet. */
  assaultAnnounced?(play: Play, assault: Assault, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-06: whoever is assaulted by the bearer and dies before the contact leaves him the choice of others. */
  readonly redirectsFromDead?: true
  /** CF-ABIL-79: which part of the bearer's potential his player uses for a charge that falls short. */
  partUsedShort?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<number>
  /** An assault of the bearer has been measured and his courage has held; he has not moved yet (CF-SEQ-03, step 5). */
  beforeContact?(play: Play, targets: readonly Fighter[], bearer: Fighter, effect: Effect | null): Procedure
  /** CF-MIRACLE-14: somebody has made contact with one of the bearer's camp by an assault; true has undone it. */
  undoesAssault?(
    play: Play,
    assailant: Fighter,
    assaulted: Fighter,
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<boolean>
  /** CF-REV-ORC-13: the bearer is about to be assaulted, all courage tested; true stops the assailant before him. */
  repels?(play: Play, assault: Assault, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-ORC-16: the bearer charges as soon as he is activated, if there is anybody to be charged. */
  readonly mustCharge?: true
  /** CF-STEAM-03: the bearer's card has been laid down, and nobody has announced anything yet. */
  turnStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** The bearer's activation begins. */
  activationStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** The bearer's activation is over. */
  activationEnd?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-90: the activation of somebody else is over. */
  otherActivationEnd?(play: Play, other: Fighter, bearer: Fighter, effect: Effect | null): Procedure

  /** CF-ACT-04: cumulative actions that only those who have it can take. */
  readonly actions?: readonly Action[]
  /** CF-ABIL-27: what friends of the bearer can do in their activations because of him. */
  readonly actionsForFriends?: readonly Action[]
  /** CF-DEPLOY-07: the game begins; nothing has been laid out yet. */
  gameStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-DEPLOY-05: the bearer may be placed here although it is outside his zone. */
  mayDeployAt?(play: PlayState, at: Stance, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-90: why the bearer may not be placed here, in his zone or out of it. */
  barsDeployingAt?(play: PlayState, at: Stance, bearer: Fighter, effect: Effect | null): Refusal | undefined
  /** CF-REV-LION-03: how far from the bearer enemy Scouts must be placed outside their zone, in cm. */
  keepsScoutsOff?(bearer: Fighter, effect: Effect | null): number
  /** CF-DEPLOY-05: the bearer has just been placed. */
  onDeployment?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-68: all who share the bearer's card have been placed. */
  cardDeployed?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-PACK-29: everybody has been placed, and it is known who is hidden. */
  beforeBattle?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-DEPLOY-07: everybody has been placed, round 1 has not begun. */
  afterApproach?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
}
