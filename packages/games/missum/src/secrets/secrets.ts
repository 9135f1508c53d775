import type { Seat } from '@fray/kernel'
import { noDeeds } from '../preparation/create-units.ts'
import { figuresOf, isUnder } from '../roster.ts'
import type { State, Unit } from '../state.ts'

/**
 * MI-GEN-11: what a seat may not know: the other side's plan, strengths of spells and chosen weapons until they are
 * revealed, its remaining spells, and the place of a cloaked legion.
 */
export function redact(state: State, seat: Seat | undefined): void {
  for (const unit of state.units) {
    if (unit.seat === seat) continue
    unit.spells = [0, 0, 0]
    if (state.phase === 'plan') hidePlan(unit)
    else if (isUnder(state, unit, 'cloak')) hidePlace(state, unit)
  }
  for (const spell of state.spells) {
    if (!spell.shown && state.units[spell.caster]?.seat !== seat) spell.strength = 1
  }
  for (const contact of state.contacts) {
    if (contact.rounds > 0) continue
    if (state.units[contact.attacker]?.seat !== seat) contact.weapons.attacker = null
    if (state.units[contact.defender]?.seat !== seat) contact.weapons.defender = null
  }
}

/** MI-DEPLOY-01: hides the other side's plan. */
function hidePlan(unit: Unit): void {
  unit.huitsan = null
  unit.with = null
  unit.body = null
  unit.bodyAtStepStart = null
}

/**
 * MI-MAGIC-06: hides a cloaked unit's place and how it got there; its companions seem to be alone. The number of
 * figures left is known.
 */
function hidePlace(state: State, unit: Unit): void {
  if (unit.body) unit.hidden = figuresOf(unit)
  unit.body = null
  unit.bodyAtStepStart = null
  unit.height = 0
  unit.crossing = null
  unit.disorganized = null
  unit.now = noDeeds()
  unit.before = noDeeds()
  for (const other of state.units) {
    if (other.with === unit.id) other.with = null
    other.now.seenBy = other.now.seenBy.filter((id) => id !== unit.id)
    other.before.seenBy = other.before.seenBy.filter((id) => id !== unit.id)
  }
}
