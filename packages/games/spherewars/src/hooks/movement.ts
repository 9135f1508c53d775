import type { Procedure } from '@fray/kernel'
import type { Piece } from '../ground/scenery.ts'
import type { Combatant, Effect, Play } from '../state.ts'
import type { Join, MoveQuery, OwnMove } from './queries.ts'

/** Movement, and joining combat. */
export interface MovementHooks<E extends Effect | null> {
  movementPoints?(q: MoveQuery, bearer: Combatant, effect: E): void
  /** Whether the bearer may join combat with this enemy. */
  mayJoin?(play: Play, bearer: Combatant, enemy: Combatant, effect: E): boolean
  /** The bearer has rolled its variable movement, the higher die first; true: it must rush at the nearest enemy. */
  rushesOn?(play: Play, bearer: Combatant, dice: readonly [number, number], effect: E): boolean
  /** SW-ABIL-26: whether moving through the piece costs the bearer no MOV. Never asked of water and lava. */
  crossesFreely?(piece: Piece, bearer: Combatant, effect: E): boolean
  /** SW-ABIL-03, -21: water, or lava, costs no movement and does no harm; the weather of the other is worse. */
  readonly atHomeInWater?: true
  readonly atHomeInLava?: true
  /** SW-ARMOUR-05: it cannot enter deep water. */
  readonly sinks?: true
  /** SW-ABIL-14, -27: it must rush at an enemy, by its nature or because it is out of control in this activation. */
  readonly mustRush?: true
  readonly outOfControl?: true
  /** A movement action of the bearer's own, offered beside the common ones. */
  readonly ownMove?: OwnMove
  /** The bearer's join is known to reach its enemies; shots against it come next, then the contact. */
  joining?(play: Play, bearer: Combatant, join: Join, effect: E): Procedure
  /** An enemy has come into contact with the bearer by joining combat. */
  joinedBy?(play: Play, bearer: Combatant, joiner: Combatant, effect: E): Procedure
  /** The bearer's movement action is over; `play.state.acting` says what it was. */
  afterMovement?(play: Play, bearer: Combatant, effect: E): Procedure
}
