import type { CountedRoll } from '../dice.ts'
import type { MoraleCause, ShotQuery } from '../hooks/queries.ts'
import type { LiturgyDice } from '../magic/liturgy-dice.ts'
import type { Combatant } from '../state.ts'

/**
 * A moment at which players may react: issue orders (SW-ORDER-11, -13), use consumables (SW-CONSUMABLE-05) or abilities
 * that answer it.
 */
export type WindowMoment =
  | { readonly at: 'before-activation' | 'after-activation'; readonly acting: Combatant }
  /** Before and after the movement action, each concentration action and the combat action. */
  | { readonly at: 'before-movement' | 'after-movement'; readonly acting: Combatant }
  | { readonly at: 'before-concentration' | 'after-concentration'; readonly acting: Combatant }
  | { readonly at: 'before-combat' | 'after-combat'; readonly acting: Combatant }
  /** SW-ORDER-32: a join is declared, nothing is measured yet. */
  | {
      readonly at: 'before-join'
      readonly acting: Combatant
      readonly target: Combatant
      /** SW-RANDMOVE-02, -03: how far a random mover gets by its public roll; null for others. */
      readonly rolled: number | null
    }
  /** A shot is declared; no order answers one against a charge (SW-ORDER-12, SW-RANGED-10). */
  | {
      readonly at: 'before-precision'
      readonly acting: Combatant
      readonly target: Combatant
      readonly special: ShotQuery['special']
      /** SW-CONSUMABLE-10: combatants that a mist scroll hides from this shot; the window may add to them. */
      readonly hidden: number[]
    }
  /** Nothing is measured yet; turning a die changes the successes. */
  | {
      readonly at: 'after-precision'
      readonly acting: Combatant
      readonly target: Combatant
      readonly roll: CountedRoll
    }
  | { readonly at: 'before-dexterity'; readonly acting: Combatant; readonly target: Combatant }
  | {
      readonly at: 'after-dexterity'
      readonly acting: Combatant
      readonly target: Combatant
      /** The dice of acting and target, if one of them has something that changes them; else null. */
      readonly dice: readonly [number[], number[]] | null
    }
  /** The deed is named and its dice are committed. */
  | { readonly at: 'before-deed'; readonly acting: Combatant; readonly target: Combatant | null; readonly deed: string }
  | {
      readonly at: 'after-deed'
      readonly acting: Combatant
      readonly target: Combatant | null
      readonly deed: string
      /** Re-rolling or turning dice changes the successes. */
      readonly roll: CountedRoll
    }
  /** The wounds are not dealt yet; turning a die changes the successes. */
  | { readonly at: 'after-damage'; readonly acting: Combatant; readonly target: Combatant; readonly roll: CountedRoll }
  /** `acting` is the combatant that rolls. */
  | { readonly at: 'before-morale'; readonly acting: Combatant; readonly cause: MoraleCause }
  | { readonly at: 'after-morale'; readonly acting: Combatant; readonly cause: MoraleCause; readonly roll: CountedRoll }
  /** `target` fled from `acting`, which pursued it or let it go; it may have been trapped (SW-PURSUIT-13, -14). */
  | {
      readonly at: 'after-pursuit'
      readonly acting: Combatant
      readonly target: Combatant
      readonly pursued: boolean
    }
  /** SW-SPELL-52: the windows of a liturgy. */
  | {
      readonly at: 'after-designation' | 'before-hiding' | 'after-hiding' | 'after-revealing' | 'after-outcome'
      readonly acting: Combatant
      readonly target: Combatant | null
      readonly spell: string
    }
  /** The dice of a liturgy have been rolled; null unless someone has something that changes them. */
  | {
      readonly at: 'after-casting'
      readonly acting: Combatant
      readonly target: Combatant | null
      readonly spell: string
      readonly dice: LiturgyDice | null
    }
