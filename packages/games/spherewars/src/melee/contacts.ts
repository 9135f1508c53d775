import { FINISHED, type Procedure } from '@fray/kernel'
import { touches } from '../ground/board.ts'
import { type Combatant, isStanding, type Play } from '../state.ts'
import { killAll } from '../wounds/wounds.ts'
import { trap } from './trapping.ts'

/**
 * Resolves contacts after a combatant has come to rest: ephemeral combatants in contact with an enemy are destroyed,
 * two at once if both are ephemeral (SW-WOUND-14, -15), and fleeing ones are trapped (SW-TRAP-08).
 */
export function settleContacts(play: Play): Procedure {
  for (const combatant of play.state.combatants) {
    if ((combatant.fleeing || combatant.profile.ephemeral) && toucherOf(play, combatant)) return settle(play)
  }
  return FINISHED
}

function* settle(play: Play): Procedure {
  const shattered = play.state.combatants.filter(
    (combatant) => combatant.profile.ephemeral && toucherOf(play, combatant),
  )
  if (shattered.length > 0) yield* killAll(play, shattered, { by: null, kind: 'direct', rules: ['SW-WOUND-14'] })
  for (const combatant of play.state.combatants) {
    const toucher = combatant.fleeing ? toucherOf(play, combatant) : undefined
    if (toucher) yield* trap(play, combatant, toucher, ['SW-TRAP-08'])
  }
}

/** Gets an enemy in contact, ephemeral ones included. */
function toucherOf(play: Play, touched: Combatant): Combatant | undefined {
  if (!isStanding(touched)) return undefined
  return play.state.combatants.find(
    (combatant) => combatant.side !== touched.side && isStanding(combatant) && touches(combatant, touched),
  )
}
