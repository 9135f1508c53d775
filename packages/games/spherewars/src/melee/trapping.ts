import type { Procedure } from '@fray/kernel'
import { touches } from '../ground/board.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { kill } from '../wounds/wounds.ts'

/**
 * SW-TRAP-01, -04, -06, -08: a fleeing combatant in contact with an enemy dies at once, and nobody makes an annihilation
 * move for it. If that enemy flees as well, each is trapped by the other.
 */
export function* trap(turn: Turn, fleeing: Combatant, by: Combatant | null, rules: readonly string[]): Procedure {
  const isMutual = by?.fleeing && isStanding(fleeing) && touches(by, fleeing)
  yield* catchOne(turn, fleeing, by, rules)
  if (isMutual) yield* catchOne(turn, by, fleeing, rules)
}

function* catchOne(turn: Turn, fleeing: Combatant, by: Combatant | null, rules: readonly string[]): Procedure {
  if (!isStanding(fleeing)) return
  turn.log('trapped', { fleeing: { figure: fleeing.id } }, rules, { seat: ownerOf(turn, fleeing), tells: true })
  yield* kill(turn, fleeing, { by, kind: 'direct', rules })
}
