import type { Procedure, Tally } from '@fray/kernel'
import type { Combatant, Effect, Play } from '../state.ts'

/** Deployment, the strategic roll, orders, and what counts in the end. */
export interface CommandHooks<E extends Effect | null> {
  /** SW-ABIL-17: it may be kept back at deployment and come on hidden. */
  readonly infiltrates?: true
  /** Dice of the deployment roll (SW-DEPLOY-01). */
  deploymentDice?(q: { readonly play: Play; readonly tally: Tally }, bearer: Combatant): void
  strategicDice?(q: { readonly play: Play; readonly tally: Tally }, bearer: Combatant, effect: E): void
  /** SW-ABIL-23: a leader's side wins when the best dice of the strategic roll are pairwise equal. */
  readonly winsEqualPairs?: true
  /**
   * The strategic roll has been made and not been read yet: a leader may change the dice of its band (SW-ARTEFACT-31).
   * Asked of what the leader carries too, consumables included.
   */
  afterStrategicRoll?(play: Play, bearer: Combatant, dice: number[]): Procedure
  /** SW-ACT-16: before the movement phase. Also if the bearer flees, and before it tries to regroup. */
  activationStart?(play: Play, bearer: Combatant, effect: E): Procedure
  /** SW-ORDER-03: whether the bearer, neither leader nor messenger, may issue an order of the pool to this recipient now. */
  mayOrder?(play: Play, bearer: Combatant, recipient: Combatant): boolean
  /** SW-ORDER-18: inches to which the bearer's orders reach this recipient, if more than 5. */
  orderReach?(play: Play, bearer: Combatant, recipient: Combatant): number
  /** The bearer has issued an order, heard or not. */
  orderIssued?(play: Play, bearer: Combatant): void
  /** SW-ABIL-19: no order is for it. */
  readonly hearsNoOrders?: true
  /** SW-RACE-78: the bearer counts for nothing in mission points and control. */
  readonly worthlessInMissions?: true
}
