import { touches } from '../ground/board.ts'
import type { Play } from '../state.ts'

/**
 * SW-ORDER-30, SW-ANNIH-08, SW-ABIL-34(d): drops joined enemies that the active combatant no longer touches. If a
 * Relocate!, an annihilation move, a push or a pull brings them together again, that is not a join and never a charge.
 */
export function forgetBrokenJoins({ state: { acting, combatants } }: Play): void {
  if (!acting || acting.joined.length === 0) return
  const joiner = combatants[acting.id]!
  const isHeld = (id: number) => touches(joiner, combatants[id]!)
  acting.joined = acting.joined.filter(isHeld)
  acting.reached = acting.reached.filter(isHeld)
  acting.charged = acting.charged.filter(isHeld)
  acting.newlyEngaged = acting.newlyEngaged.filter(isHeld)
}
