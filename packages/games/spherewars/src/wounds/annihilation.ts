import { type Procedure, text } from '@fray/kernel'
import { editionOf } from '../editions/edition.ts'
import { enemiesInContact, isInCombat, touches } from '../ground/board.ts'
import { settleContacts } from '../melee/contacts.ts'
import { freeMove } from '../movement/free-move.ts'
import { type Combatant, isIn, isStanding, ownerOf, type Play } from '../state.ts'
import { inches } from '../units.ts'

/** Moves a combatant that has just killed an enemy, as the edition has it. */
export function annihilation(play: Play, killer: Combatant, victim: Combatant): Procedure {
  return editionOf(play.setup).annihilation(play, killer, victim)
}

/** SW-ANNIH-01 to -15: offered to a combatant that has just killed an enemy in contact, in a fight or by a deed. */
export function* moveOn(play: Play, killer: Combatant, victim: Combatant): Procedure {
  if (!mayAnnihilate(play, killer, victim)) return
  const moved = yield* freeMove(play, killer, {
    longest: inches(2),
    prompt: text('ask.annihilation', { killer: { figure: killer.id } }),
    rules: ['SW-ANNIH-05'],
    contact: 'allowed',
    optional: true,
    over: killer.profile.movement === 'flying',
    straight: false,
  })
  if (!moved) return
  yield* settleContacts(play)
  for (const enemy of enemiesInContact(play, killer)) {
    play.log('annihilation-contact', { killer: { figure: killer.id }, enemy: { figure: enemy.id } }, ['SW-ANNIH-08'], {
      seat: ownerOf(play, killer),
    })
  }
}

/**
 * SW-ANNIH-01, -02, -04, -12, SW-TURN-17: only if it is in no other contact and not stunned, paralysed or fearful, and
 * never for an ephemeral victim.
 */
function mayAnnihilate(play: Play, killer: Combatant, victim: Combatant): boolean {
  if (!play.setup.advanced || !isStanding(killer) || killer.fleeing) return false
  if (victim.profile.ephemeral || !touches(killer, victim) || isInCombat(play, killer)) return false
  return !isIn(killer, 'stunned') && !isIn(killer, 'paralysed') && !isIn(killer, 'fearful')
}
