import { type Procedure, text } from '@fray/kernel'
import { isHero } from '../bands/profile.ts'
import { enemiesInContact, isInCombat } from '../ground/board.ts'
import { settleContacts } from '../melee/contacts.ts'
import { freeMove } from '../movement/free-move.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { eachWith } from '../traits.ts'
import { inches } from '../units.ts'
import { haveNewlyMet, meet } from './abilities.ts'

/** SM-MULTI-05: after all effects heroes keep two dice, others one. */
export function leastDexterity({ profile }: Combatant): number {
  return isHero(profile) ? 2 : 1
}

/** SM-ACT-03, SM-MELEE-09, SM-PROFILE-19: the enemies in contact whom a combatant may fight now. */
export function opponentsOf(turn: Turn, fighter: Combatant): Combatant[] {
  const enemies = enemiesInContact(turn, fighter).filter((enemy) => !haveNewlyMet(fighter, enemy))
  const bound = enemies.filter(({ id }) => mustFight(turn, fighter).includes(id))
  return bound.length > 0 ? bound : enemies
}

function mustFight(turn: Turn, fighter: Combatant): number[] {
  const found: number[] = []
  eachWith(fighter, 'mustFight', (ability, effect) => {
    const enemy = ability.mustFight(turn, fighter, effect)
    if (enemy !== null) found.push(enemy)
  })
  return found
}

/** SM-MELEE-08, -09: after a kill in close combat; whoever is met by it is fought in the next round at the earliest. */
export function* annihilation(turn: Turn, killer: Combatant): Procedure {
  if (!(yield* moveAfterKill(turn, killer, ['SM-MELEE-08']))) return
  for (const enemy of enemiesInContact(turn, killer)) {
    meet(turn, killer, enemy)
    tellContact(turn, killer, enemy, 'SM-MELEE-09')
  }
}

/** SM-MELEE-08, SM-FEAT-08: up to 2 inches anywhere, if no other enemy is in contact. Whether it moved. */
export function* moveAfterKill(turn: Turn, killer: Combatant, rules: readonly string[]): Procedure<boolean> {
  if (!isStanding(killer) || killer.fleeing || isInCombat(turn, killer)) return false
  const moved = yield* freeMove(turn, killer, {
    longest: inches(2),
    prompt: text('ask.annihilation', { killer: { figure: killer.id } }),
    rules,
    contact: 'allowed',
    optional: true,
    over: false,
    straight: false,
  })
  if (moved) yield* settleContacts(turn)
  return moved
}

export function tellContact(turn: Turn, killer: Combatant, enemy: Combatant, rule: string): void {
  const names = { killer: { figure: killer.id }, enemy: { figure: enemy.id } }
  turn.log('annihilation-contact', names, [rule], { seat: ownerOf(turn, killer) })
}
