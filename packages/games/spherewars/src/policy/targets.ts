import { gapBetween } from '../ground/board.ts'
import { rangedCategory } from '../shooting/ranged-weapons.ts'
import { type Combatant, isStanding } from '../state.ts'
import { CONTACT } from '../units.ts'
import { estimateGap, type Question, walk } from './outlook.ts'

/** A plain combatant's attribute, for profiles that lack one. */
const ORDINARY = 3

/** How much of an enemy's points one blow or shot may take: the dear, the wounded and the soft come first. */
function prize({ value, wounds, profile }: Combatant, strength: number, constitution: number): number {
  const harm = Math.max(0.2, 1 + 0.2 * (strength - constitution))
  return (Math.max(1, value) / Math.max(1, wounds)) * harm * (profile.ephemeral ? 0.2 : 1)
}

/** Rates an enemy as the target of a shot. */
export function shotWorth(shooter: Combatant, target: Combatant): number {
  const strengths = shooter.profile.ranged.map((weapon) => rangedCategory(weapon).strength ?? shooter.profile.str ?? 0)
  const flight = target.fleeing ? 0.3 : 1
  return flight * prize(target, Math.max(...strengths, 0), target.profile.conMundane)
}

/** Rates an enemy as an opponent in hand-to-hand combat: it is better to be skilled, to charge, and to gang up. */
export function fightWorth(question: Question, fighter: Combatant, enemy: Combatant): number {
  const skill = (fighter.profile.dex ?? ORDINARY) - (enemy.profile.dex ?? ORDINARY)
  const odds = Math.max(0.15, 1 + 0.35 * skill)
  const gap = estimateGap(question, fighter, enemy)
  const charge = gap > CONTACT && gap <= walk(fighter) ? 1.3 : 1
  const company = hasCompany(question, fighter, enemy) ? 1.4 : 1
  const flight = enemy.fleeing ? 0.3 : 1
  return odds * charge * company * flight * prize(enemy, fighter.profile.str ?? ORDINARY, enemy.profile.conMundane)
}

/** Whether a friend already fights this enemy. */
function hasCompany({ state }: Question, fighter: Combatant, enemy: Combatant): boolean {
  return state.combatants.some(
    (friend) =>
      friend.side === fighter.side &&
      friend.id !== fighter.id &&
      isStanding(friend) &&
      gapBetween(friend, enemy) <= CONTACT,
  )
}
