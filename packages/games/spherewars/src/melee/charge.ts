import { type Combatant, isIn, type Play } from '../state.ts'
import { hooks } from '../traits.ts'

/**
 * SW-MOVE-14, SW-ABIL-12, -13, SW-WEAPON-05, -06: whether the charge bonus applies. Several reasons to deny it do no
 * more than one.
 */
export function hasChargeBonus(play: Play, attacker: Combatant, victim: Combatant): boolean {
  if (!countsAsCharge(play, attacker, victim)) return false
  if (hooks.answers(play, attacker, 'outreaches') || hasLongWeapon(play, victim)) return false
  // SW-ABIL-12(c): against one another the two abilities cancel out.
  return !isHardened(play, victim, attacker) || hooks.answers(play, attacker, 'hardenedAttacker')
}

/**
 * SW-MOVE-10, SW-ABIL-12: whether the attacker charged this enemy in the current activation, in fact or as a hardened
 * attacker.
 */
export function countsAsCharge(play: Play, attacker: Combatant, victim: Combatant): boolean {
  const { acting } = play.state
  if (acting?.id !== attacker.id) return false
  if (acting.charged.includes(victim.id)) return true
  if (!acting.reached.includes(victim.id) || !hooks.answers(play, attacker, 'hardenedAttacker')) return false
  return !isHardened(play, victim, attacker) && !hasLongWeapon(play, victim)
}

/**
 * SW-ABIL-13, SW-ARTEFACT-21: whether the victim is a Hardened Defender, against all enemies or against this attacker.
 */
function isHardened(play: Play, victim: Combatant, attacker: Combatant): boolean {
  if (hooks.answers(play, victim, 'hardenedDefender')) return true
  return hooks.some(play, victim, 'steadfast', (ability) => ability.steadfast(play, victim, attacker))
}

/** SW-STATE-17: a paralysed bearer's long weapon stops no charge. */
function hasLongWeapon(play: Play, victim: Combatant): boolean {
  return !isIn(victim, 'paralysed') && hooks.answers(play, victim, 'holdsOffCharges')
}
