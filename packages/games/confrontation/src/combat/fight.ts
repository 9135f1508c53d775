import type { Seat } from '@fray/kernel'
import { Tally, text } from '@fray/kernel'
import type { Blades } from '../ability.ts'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { type Combat, type Fighter, isStanding, type PlayState, profileOf } from '../state.ts'
import { allWith, count } from '../traits.ts'
import { fightersIn } from './frays.ts'

/** Combat dice of one fighter (CF-COMBAT-09: never shared with others). */
export interface CombatDice {
  /** Dice left. */
  attack: number
  defence: number
  /** CF-ABIL-37: held dice, which are neither attack nor defence dice yet. */
  held: number
  /** CF-RELIC-06: defence dice reserved for parries. */
  ward: number
  /** CF-REV-DIRZ-03: how many reserved blade dice are left. */
  blades: number
  /** CF-REV-DIRZ-31: how many attack dice are left that are shots. */
  shots: number
  /** CF-COMBAT-22: attack dice as placed. Dice reserved for defence are included in the count. */
  placedAttack: number
  placedDefence: number
  /** CF-REV-DIRZ-08: how many blade dice were placed; with any, no defence can be sustained. */
  placedBlades: number
  /** CF-COMBAT-25: whether the fighter has announced a sustained defence. */
  sustained: boolean
}

/** A combat in progress, with a savepoint before each of its steps. */
export interface Fight {
  readonly combat: Combat
  /** The next step. */
  next: 'initiative' | 'dice' | 'strikes' | 'replies' | 'end' | 'pursuits' | 'nothing'
  /** Dice by fighter id, for the fighters who have placed theirs. */
  readonly dice: Record<number, CombatDice>
  /** CF-COMBAT-04: the camp that won the Initiative. */
  initiative: Seat
  /** CF-ABIL-37: no fighter had attack dice left when the exchange began. */
  isLastExchange: boolean
  /** CF-COMBAT-01: whether a player picked it, so that the other player picks the next combat. */
  readonly isPicked: boolean
  /** CF-REV-ORC-06: ids of the only fighters who may pursue, or null if all may. */
  readonly pursuers: readonly number[] | null
  /** Ids of the fighters who have made or declined their pursuit. */
  pursued: readonly number[]
  /** The combat that this one interrupts or whose pursuit caused it, if any. */
  readonly within: Fight | null
}

/** How a nested combat differs from an ordinary one. */
type Special = Partial<Pick<Fight, 'within' | 'isPicked' | 'pursuers'>>

export function newFight(combat: Combat, { within = null, isPicked = false, pursuers = null }: Special = {}): Fight {
  const nothingYet = { dice: {}, initiative: 0, isLastExchange: false, pursued: [] }
  return { combat, next: 'initiative', ...nothingYet, isPicked, pursuers, within }
}

export function copyFight(fight: Fight): Fight {
  const dice = Object.entries(fight.dice).map(([id, own]) => [id, { ...own }])
  return { ...fight, dice: Object.fromEntries(dice), within: fight.within && copyFight(fight.within) }
}

/** Fighters of a combat who are still standing. */
export function present(play: PlayState, { combat }: Fight): Fighter[] {
  return fightersIn(play, combat).filter(isStanding)
}

export function opponentsIn(play: PlayState, fight: Fight, who: Fighter): Fighter[] {
  return present(play, fight).filter((fighter) => fighter.seat !== who.seat)
}

const NO_DICE: Readonly<CombatDice> = {
  ...{ attack: 0, defence: 0, held: 0, ward: 0, blades: 0, shots: 0 },
  ...{ placedAttack: 0, placedDefence: 0, placedBlades: 0, sustained: false },
}

/** How many dice a fighter can attack with now. */
export function attacksLeft({ attack, blades, shots }: CombatDice): number {
  return attack + blades + shots
}

/** CF-DAMAGE-03: a dead fighter's dice are lost. */
export function diceOf({ dice }: Fight, who: Fighter): CombatDice {
  const own = isStanding(who) ? dice[who.id] : undefined
  return own ?? { ...NO_DICE }
}

/** CF-ABIL-37: turns a held die into an attack or a defence die. */
export function takeUp(dice: CombatDice, as: 'attack' | 'defence'): void {
  dice.held--
  dice[as]++
}

/** CF-COMBAT-03: one die, one more for each opponent, and those that abilities add. */
export function combatDice(play: PlayState, who: Fighter, opponents: readonly Fighter[]): Tally {
  const tally = new Tally(text('number.combat-dice'))
  // CF-MACHINE-35: an immobile machine has no combat dice.
  if (isImmobile(profileOf(who))) return tally
  tally.add(1, text('term.base'), 'CF-COMBAT-03').add(opponents.length, text('term.opponents'), 'CF-COMBAT-03')
  count(who, 'combatDice', { play, tally, opponents })
  for (const opponent of opponents) count(opponent, 'opponentDice', { play, tally, opponents: [who] })
  return tally.atLeast(0)
}

/** CF-ABIL-16: dice that must be attack dice. */
export function attackDice(play: PlayState, who: Fighter, opponents: readonly Fighter[]): Tally {
  const tally = new Tally(text('number.attack-dice'))
  count(who, 'attackDice', { play, tally, opponents })
  return tally.atLeast(0)
}

/** CF-REV-DIRZ-03: a fighter's reserved blade dice. */
export function bladesOf(play: PlayState, who: Fighter): Blades[] {
  return allWith(play, who, 'blades').map(([ability, effect]) => ability.blades(who, effect))
}
