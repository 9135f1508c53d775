import type { Procedure } from '@fray/kernel'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { fleeOn } from './flight.ts'
import { moraleRoll } from './morale.ts'

/**
 * SW-REGROUP-02 to -05, SW-MORALE-23: activates a fleeing combatant. An order in the window before the roll lets the
 * activation continue; a roll ends it, passed or failed.
 */
export function* regroup(play: Play, fleeing: Combatant): Procedure {
  const acting = play.state.acting!
  const passed = yield* moraleRoll(play, fleeing, 'regroup', null)
  if (!isStanding(fleeing) || !fleeing.fleeing) return
  const { at } = fleeing
  acting.over = true
  if (passed) rally(play, fleeing, ['SW-REGROUP-03'])
  else yield* fleeOn(play, fleeing)
  // SW-RACE-97: a combatant that fled further has not stood still.
  acting.move = fleeing.at === at ? 'stand' : 'run'
}

/** SW-REGROUP-01, -06: it stops fleeing. Its gems return in the next updating, not before. */
export function rally(play: Play, fleeing: Combatant, rules: readonly string[]): void {
  fleeing.fleeing = false
  play.log('regroups', { fleeing: { figure: fleeing.id } }, rules, { seat: ownerOf(play, fleeing), isOutcome: true })
}
