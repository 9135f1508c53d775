import type { Procedure } from '@fray/kernel'
import { type Combatant, ownerOf, type Turn } from '../state.ts'
import { kill } from '../wounds/wounds.ts'

/** SW-TRAP-01, -04, -06: a fleeing combatant in contact with an enemy dies at once, and nobody makes an annihilation move for it. */
export function* trap(turn: Turn, fleeing: Combatant, by: Combatant | null, rules: readonly string[]): Procedure {
  if (fleeing.status !== 'standing') return
  turn.log('trapped', { fleeing: { figure: fleeing.id } }, rules, { seat: ownerOf(turn, fleeing), tells: true })
  yield* kill(turn, fleeing, { by, kind: 'direct', rules })
}
