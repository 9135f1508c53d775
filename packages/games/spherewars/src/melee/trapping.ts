import type { Procedure } from '@fray/kernel'
import { touches } from '../ground/board.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { kill } from '../wounds/wounds.ts'

/**
 * SW-TRAP-01, -04, -06, -08: a fleeing combatant in contact with an enemy dies at once, without an annihilation move
 * for its killer. If that enemy flees as well, each is trapped by the other.
 */
export function* trap(play: Play, fleeing: Combatant, by: Combatant | null, rules: readonly string[]): Procedure {
  const isMutual = by?.fleeing && isStanding(fleeing) && touches(by, fleeing)
  yield* catchOne(play, fleeing, by, rules)
  if (isMutual) yield* catchOne(play, by, fleeing, rules)
}

function* catchOne(play: Play, fleeing: Combatant, by: Combatant | null, rules: readonly string[]): Procedure {
  if (!isStanding(fleeing)) return
  play.log('trapped', { fleeing: { figure: fleeing.id } }, rules, { seat: ownerOf(play, fleeing), isOutcome: true })
  yield* kill(play, fleeing, { by, kind: 'direct', rules })
}
