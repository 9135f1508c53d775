import type { Seat } from '@fray/kernel'
import { Tally, text } from '@fray/kernel'
import type { Blades } from '../ability.ts'
import { isImmobile } from '../armies/check-cards.ts'
import { type Combat, type Fighter, isStanding, type PlayState, profileOf } from '../state.ts'
import { allWith, count } from '../traits.ts'
import { fightersIn } from './frays.ts'

/** Combat dice of one fighter (CF-COMBAT-09: they are his alone). */
export interface CombatDice {
  /** Dice left. */
  attack: number
  defence: number
  /** CF-ABIL-37: held aside, neither attack nor defence dice yet. */
  held: number
  /** CF-RELIC-06: defence dice kept apart, for parries alone. */
  ward: number
  /** CF-REV-DIRZ-03: attack dice kept apart, as many as are left. */
  blades: number
  /** CF-REV-DIRZ-31: attack dice that are shots, as many as are left. */
  shots: number
  /** CF-COMBAT-22: as they were placed; those kept apart for defence are counted. */
  placedAttack: number
  placedDefence: number
  /** CF-REV-DIRZ-08: dice were placed apart, so that no defence is sustained. */
  placedBlades: number
  /** CF-COMBAT-25: he has announced a sustained defence. */
  sustained: boolean
}

/** A combat while it is fought: there is a savepoint before every step of it. */
export interface Fight {
  readonly combat: Combat
  /** The step that it has come to. */
  next: 'initiative' | 'dice' | 'strikes' | 'replies' | 'end' | 'pursuits' | 'nothing'
  /** Of those who have placed any, by their ids. */
  readonly dice: Record<number, CombatDice>
  /** CF-COMBAT-04: the camp that won the Initiative. */
  initiative: Seat
  /** CF-ABIL-37: nobody had attack dice left when the exchange began. */
  isLastExchange: boolean
  /** CF-COMBAT-01: whether it was picked in turn, so that the other player picks the next. */
  readonly isPicked: boolean
  /** CF-REV-ORC-06: those who alone may pursue, by their ids; null for everybody. */
  readonly pursuers: readonly number[] | null
  /** Those who have made or declined their pursuit, by their ids. */
  pursued: readonly number[]
  /** The combat in the middle of which, or in a pursuit after which it is fought, if any. */
  readonly within: Fight | null
}

/** How a combat differs from one that is fought by itself. */
type Special = Partial<Pick<Fight, 'within' | 'isPicked' | 'pursuers'>>

export function newFight(combat: Combat, { within = null, isPicked = false, pursuers = null }: Special = {}): Fight {
  const nothingYet = { dice: {}, initiative: 0, isLastExchange: false, pursued: [] }
  return { combat, next: 'initiative', ...nothingYet, isPicked, pursuers, within }
}

export function copyFight(fight: Fight): Fight {
  const dice = Object.entries(fight.dice).map(([id, own]) => [id, { ...own }])
  return { ...fight, dice: Object.fromEntries(dice), within: fight.within && copyFight(fight.within) }
}

/** Those of a combat who are still there. */
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

/** Dice that somebody may attack with now. */
export function attacksLeft({ attack, blades, shots }: CombatDice): number {
  return attack + blades + shots
}

/** CF-DAMAGE-03: the dice of the dead are lost. */
export function diceOf({ dice }: Fight, who: Fighter): CombatDice {
  const own = isStanding(who) ? dice[who.id] : undefined
  return own ?? { ...NO_DICE }
}

/** CF-ABIL-37: makes a die that was held aside an attack or a defence die. */
export function takeUp(dice: CombatDice, as: 'attack' | 'defence'): void {
  dice.held--
  dice[as]++
}

/** CF-COMBAT-03: one die, one more for each opponent, and what abilities add. */
export function combatDice(play: PlayState, who: Fighter, opponents: readonly Fighter[]): Tally {
  const tally = new Tally(text('number.combat-dice'))
  // CF-MACHINE-35: an immobile machine has none.
  if (isImmobile(profileOf(who))) return tally
  tally.add(1, text('term.base'), 'CF-COMBAT-03').add(opponents.length, text('term.opponents'), 'CF-COMBAT-03')
  count(who, 'combatDice', { play, tally, opponents })
  for (const opponent of opponents) count(opponent, 'opponentDice', { play, tally, opponents: [who] })
  return tally.atLeast(0)
}

/** CF-ABIL-16: dice that are attack dice from the start. */
export function attackDice(play: PlayState, who: Fighter, opponents: readonly Fighter[]): Tally {
  const tally = new Tally(text('number.attack-dice'))
  count(who, 'attackDice', { play, tally, opponents })
  return tally.atLeast(0)
}

/** CF-REV-DIRZ-03: what somebody has of dice kept apart. */
export function bladesOf(play: PlayState, who: Fighter): Blades[] {
  return allWith(play, who, 'blades').map(([ability, effect]) => ability.blades(who, effect))
}
