import { type Procedure, text } from '@fray/kernel'
import { isHero } from '../../bands/profile.ts'
import { enemiesInContact, isInCombat } from '../../ground/board.ts'
import { settleContacts } from '../../melee/contacts.ts'
import { freeMove } from '../../movement/free-move.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../../state.ts'
import { hooks } from '../../traits.ts'
import { inches } from '../../units.ts'
import { haveNewlyMet, meet } from '../abilities.ts'

/** SM-MULTI-05: after all effects heroes keep two dice, others one. */
export function leastDexterity({ profile }: Combatant): number {
  return isHero(profile) ? 2 : 1
}

/** SM-ACT-03, SM-MELEE-09, SM-PROFILE-19: gets the enemies in contact that a combatant may fight now. */
export function opponentsOf(play: Play, fighter: Combatant): Combatant[] {
  const enemies = enemiesInContact(play, fighter).filter((enemy) => !haveNewlyMet(fighter, enemy))
  const bound = enemies.filter(({ id }) => mustFight(play, fighter).includes(id))
  return bound.length > 0 ? bound : enemies
}

function mustFight(play: Play, fighter: Combatant): number[] {
  const found: number[] = []
  hooks.each(play, fighter, 'mustFight', (ability, effect) => {
    const enemy = ability.mustFight(play, fighter, effect)
    if (enemy !== null) found.push(enemy)
  })
  return found
}

/**
 * SM-MELEE-08, -09: moves after a kill in close combat. An enemy met by this move is fought in the next round at the
 * earliest.
 */
export function* annihilation(play: Play, killer: Combatant): Procedure {
  if (!(yield* moveAfterKill(play, killer, ['SM-MELEE-08']))) return
  for (const enemy of enemiesInContact(play, killer)) {
    meet(play, killer, enemy)
    tellContact(play, killer, enemy, 'SM-MELEE-09')
  }
}

/** SM-MELEE-08, SM-FEAT-08: up to 2 inches anywhere, if no other enemy is in contact. Returns whether it moved. */
export function* moveAfterKill(play: Play, killer: Combatant, rules: readonly string[]): Procedure<boolean> {
  if (!isStanding(killer) || killer.fleeing || isInCombat(play, killer)) return false
  const moved = yield* freeMove(play, killer, {
    longest: inches(2),
    prompt: text('ask.annihilation', { killer: { figure: killer.id } }),
    rules,
    contact: 'allowed',
    optional: true,
    over: false,
    straight: false,
  })
  if (moved) yield* settleContacts(play)
  return moved
}

export function tellContact(play: Play, killer: Combatant, enemy: Combatant, rule: string): void {
  const names = { killer: { figure: killer.id }, enemy: { figure: enemy.id } }
  play.log('annihilation-contact', names, [rule], { seat: ownerOf(play, killer) })
}
