/** MI-MELEE-13: the fights of a melee step, grouped into melees. */
import type { Seat } from '@fray/kernel'
import { centreOf } from '../body.ts'
import { situationEffect } from '../charts.ts'
import { isLegion, isPresent, type Present, unitOf } from '../roster.ts'
import type { Contact, State, Unit } from '../state.ts'
import { mm } from '../units.ts'
import type { Opponent } from './engaged.ts'
import { type MeleeWeapon, weaponCalled } from './weapons.ts'

/** One side of a fight between two units. */
export interface Combatant {
  readonly unit: number
  /** The weapon it fights with this turn. */
  weapon: MeleeWeapon
  /** MI-WEAPON-10: the weapon that decides when it strikes: the old one on the turn of a change. */
  strikesAs: MeleeWeapon
  /** MI-UNENGAGED-03: extra figures that join this fight. */
  lent: number
}

/** Two enemies in contact that fight this turn. */
export interface Bout {
  readonly contact: Contact
  readonly attacker: Combatant
  readonly defender: Combatant
}

/** Lists the contacts that are fought this turn (MI-MELEE-01). */
export function boutsOf(state: State): Bout[] {
  return state.contacts.flatMap((contact) => {
    const attacker = unitOf(state, contact.attacker)
    const defender = unitOf(state, contact.defender)
    if (!mayFight(state, attacker) || !mayFight(state, defender) || !atOneHeight(attacker, defender)) return []
    const { weapons } = contact
    return [
      { contact, attacker: combatant(attacker, weapons.attacker), defender: combatant(defender, weapons.defender) },
    ]
  })
}

/** MI-LEADER-26, MI-MAGE-05: leaders and magic users with a legion are out of reach until it is gone. */
function mayFight(state: State, unit: Unit): unit is Present {
  if (!isPresent(unit)) return false
  return isLegion(unit) || unit.with === null || !isPresent(unitOf(state, unit.with))
}

/** MI-MELEE-11, MI-SITUATION-07: whether two units stand at heights that let them fight. */
function atOneHeight(a: Unit, b: Unit): boolean {
  return Math.abs(a.height - b.height) <= mm(situationEffect('flying').meleeTolerance!)
}

function combatant(unit: Unit, chosen: string | null): Combatant {
  const weapon = weaponCalled(unit, chosen)
  return { unit: unit.id, weapon, strikesAs: weapon, lent: 0 }
}

/** Gets the two sides of a bout, seen from one of them. */
export function sidesOf(bout: Bout, unit: number): { own: Combatant; enemy: Combatant } {
  return bout.attacker.unit === unit
    ? { own: bout.attacker, enemy: bout.defender }
    : { own: bout.defender, enemy: bout.attacker }
}

export function boutsWith(bouts: readonly Bout[], unit: number): Bout[] {
  return bouts.filter(({ attacker, defender }) => attacker.unit === unit || defender.unit === unit)
}

/** Lists the enemies that a unit fights and that still stand. */
export function opponentsIn(state: State, bouts: readonly Bout[], unit: number): Opponent[] {
  return boutsWith(bouts, unit).flatMap((bout) => {
    const { own, enemy } = sidesOf(bout, unit)
    const other = unitOf(state, enemy.unit)
    return isPresent(other) ? [{ unit: other, contact: bout.contact, weapon: own.weapon }] : []
  })
}

/** MI-MELEE-13: groups units linked by contact into melees, ordered from the mover's left to right. */
export function meleesOf(state: State, bouts: readonly Bout[]): Bout[][] {
  const melees: Bout[][] = []
  const left = new Set(bouts)
  for (const bout of bouts) {
    if (left.has(bout)) melees.push(takeLinked(bout, left))
  }
  const places = new Map(melees.map((melee) => [melee, leftmost(state, melee, state.mover)]))
  return melees.sort((a, b) => places.get(a)! - places.get(b)!)
}

/** Takes a bout and all linked with it out of those left. */
function takeLinked(first: Bout, left: Set<Bout>): Bout[] {
  const melee: Bout[] = []
  const waiting = [first]
  left.delete(first)
  for (let bout = waiting.pop(); bout; bout = waiting.pop()) {
    melee.push(bout)
    for (const unit of [bout.attacker.unit, bout.defender.unit]) {
      for (const next of boutsWith([...left], unit)) {
        left.delete(next)
        waiting.push(next)
      }
    }
  }
  return melee
}

/** Seat 0 looks north and has the west to its left. */
function leftmost(state: State, melee: readonly Bout[], mover: Seat): number {
  const sign = mover === 0 ? 1 : -1
  const units = melee.flatMap(({ attacker, defender }) => [unitOf(state, attacker.unit), unitOf(state, defender.unit)])
  return Math.min(...units.filter(isPresent).map(({ body }) => sign * centreOf(body).x))
}
