import { isImmobile } from '../armies/checks/check-cards.ts'
import { characteristic } from '../characteristics.ts'
import { attackDice, combatDice } from '../combat/fight.ts'
import { contactsAmong } from '../combat/frays.ts'
import { structurePoints } from '../machines/structure.ts'
import { type Fighter, fighter, type PlayState, profileOf, standing } from '../state.ts'
import { woundPenalty } from '../wounds/health.ts'
import { chanceToHit, harmOfHit, UNPARRIED } from './harm.ts'

/** The values that a fighter brings to a combat. */
export interface Prowess {
  readonly fighter: Fighter
  readonly att: number
  readonly def: number
  readonly str: number
  readonly res: number
}

export function prowessOf(play: PlayState, who: Fighter): Prowess {
  // CF-WOUND-15, CF-CHARGE-15: Wounds and charge penalties lower all combat tests.
  const penalty = woundPenalty(play, who) - (who.chargePenalty ? 1 : 0)
  const value = (which: 'att' | 'def' | 'str' | 'res') => characteristic(play, who, which).total
  return {
    fighter: who,
    att: value('att') + penalty,
    def: value('def') + penalty,
    str: value('str') + penalty,
    res: value('res'),
  }
}

/** CF-CHARGE-15: a fighter's values once it has been charged. */
export function afterChargePenalty(prowess: Prowess): Prowess {
  if (prowess.fighter.chargePenalty) return prowess
  const { att, def } = prowess
  return { ...prowess, att: att - 1, def: def - 1 }
}

/** Gets each fighter's opponents: those of the combats that are left, or those in contact before any are made. */
export function opponentsByFighter(play: PlayState): ReadonlyMap<Fighter, readonly Fighter[]> {
  const { phase, combats } = play.state
  const touching = contactsAmong(standing(play))
  if (phase !== 'combat') return touching
  const opponents = new Map<Fighter, readonly Fighter[]>()
  for (const [each, others] of touching) if (each.fought && others.length > 0) opponents.set(each, others)
  for (const { lone, many } of combats) {
    opponents.set(
      fighter(play, lone),
      many.map((id) => fighter(play, id)),
    )
    for (const id of many) opponents.set(fighter(play, id), [fighter(play, lone)])
  }
  return opponents
}

/** The dice for attack and for defence of a fighter that divides them evenly. */
interface CombatHand {
  readonly attack: number
  readonly defence: number
}

export function handOf(play: PlayState, who: Fighter, opponents: readonly Fighter[]): CombatHand {
  if (isImmobile(profileOf(who))) return { attack: 0, defence: 0 }
  const dice = combatDice(play, who, opponents).total
  if (who.defenceOnly) return { attack: 0, defence: dice }
  return { attack: dice / 2 + attackDice(play, who, opponents).total, defence: dice / 2 }
}

/** An attacker, and the number of its attacks. */
export interface ExpectedAttacks {
  readonly by: Prowess
  readonly attacks: number
}

/** Gets the average share of its worth that a combat costs a fighter that parries as long as its dice last. */
export function harmOf(victim: Prowess, defence: number, blows: readonly ExpectedAttacks[]): number {
  const attacks = blows.reduce((sum, otherBlows) => sum + otherBlows.attacks, 0)
  if (attacks === 0) return 0
  const met = Math.min(1, defence / attacks)
  const points = structurePoints(victim.fighter)
  let left = 1
  for (const { by, attacks: often } of blows) {
    const hits = met * chanceToHit(by.att, victim.def) + (1 - met) * UNPARRIED
    const harm = points === null ? harmOfHit(by.str, victim.res, victim.fighter.wounds) : 1 / points
    left *= (1 - hits * harm) ** often
  }
  return 1 - left
}
