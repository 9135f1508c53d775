/** Questions about units that many rules ask. */
import type { Seat } from '@fray/kernel'
import { countOf, gapBetween } from './body.ts'
import { raceRow } from './charts.ts'
import type { Contact, Huitsan, State, TroopBody, Unit } from './state.ts'

/** A unit on the table. */
export type Present = Unit & { body: TroopBody }

export function isPresent(unit: Unit): unit is Present {
  return unit.body !== null
}

/** The units on the table, of one side or of both. */
export function present(state: State, seat?: Seat): Present[] {
  return state.units.filter(isPresent).filter((unit) => seat === undefined || unit.seat === seat)
}

export function unitOf(state: State, id: number): Unit {
  const unit = state.units[id]
  if (!unit) throw new Error(`unknown unit ${id}`)
  return unit
}

export function presentUnit(state: State, id: number): Present {
  const unit = unitOf(state, id)
  if (!isPresent(unit)) throw new Error(`${unit.name} is not on the table`)
  return unit
}

/** MI-UNIT-01: whether it is a legion, not a command group or a magic user. */
export function isLegion(unit: Unit): boolean {
  return unit.office === null
}

export function isEngine({ troop }: Unit): boolean {
  return troop.engine !== null
}

/**
 * MI-TYPE-06: skirmishers with line status choose their role; others have only one. Leaders and magic users move as
 * skirmishers.
 */
export function isSkirmishing(unit: Unit): boolean {
  return unit.role === 'skirmish'
}

/** MI-TYPE-06: whether its owner chooses its role. */
export function hasBothRoles({ troop, office }: Unit): boolean {
  return office === null && troop.type !== 'line' && (troop.standing === 'fanatic' || troop.standing === 'bodyguard')
}

export function isRouting({ fate }: Unit): boolean {
  return fate === 'routing'
}

/** MI-SITUATION-07: whether it is in the air. */
export function isFlying({ height }: Unit): boolean {
  return height > 0
}

export function canFly({ troop }: Unit): boolean {
  return raceRow(troop.race)?.flies === true
}

/** Counts the figures still standing. */
export function figuresOf({ body }: Unit): number {
  return body ? countOf(body) : 0
}

/** MI-MAGIC-06: whether it is still in the battle, at a place unknown to the seat of this state. */
export function isPlaceUnknown({ body, hidden }: Unit): boolean {
  return body === null && hidden !== undefined
}

/** Figures still standing, those of a hidden unit included. */
export function knownFiguresOf(unit: Unit): number {
  return isPlaceUnknown(unit) ? unit.hidden! : figuresOf(unit)
}

export function gapOf(a: Present, b: Present): number {
  return gapBetween(a.body, b.body)
}

/** Lists the enemies it is in contact with. */
export function opponentsOf(state: State, { id }: Unit): Present[] {
  return contactsOf(state, id).map(({ attacker, defender }) =>
    presentUnit(state, attacker === id ? defender : attacker),
  )
}

export function contactsOf(state: State, id: number): Contact[] {
  return state.contacts.filter(({ attacker, defender }) => attacker === id || defender === id)
}

export function isEngaged(state: State, { id }: Unit): boolean {
  return state.contacts.some(({ attacker, defender }) => attacker === id || defender === id)
}

export function huitsanOf(state: State, { huitsan }: Unit): Huitsan | undefined {
  return huitsan === null ? undefined : state.huitsanyal[huitsan]
}

/** Whether an enchantment of the kind acts on it this turn. */
export function isUnder(state: State, { enchantments }: Unit, kind: Unit['enchantments'][number]['kind']): boolean {
  return enchantments.some(
    (enchantment) => enchantment.kind === kind && enchantment.from <= state.turn && state.turn <= enchantment.until,
  )
}

/** Lists the command groups and magic users that are with a legion. */
export function companionsOf(state: State, { id }: Unit): Present[] {
  return present(state).filter((unit) => unit.with === id)
}

export function enemyOf(seat: Seat): Seat {
  return 1 - seat
}

/** MI-RELOAD-06: it has not moved at all this turn, nor turned, nor evaded. */
export function isStationary({ now: { moved, facings, evaded } }: Unit): boolean {
  return moved === 0 && facings === 0 && !evaded
}

/** MI-SPECIAL-01, -05: the kérdu, or the magic user who is the kérdu. */
export function commandsArmy({ office }: Unit): boolean {
  return office?.kind === 'kerdu' || (office?.kind === 'mage' && office.commands)
}
