import { type Combatant, isIn, type Turn } from '../state.ts'
import { eachWith, has } from '../traits.ts'

/** SW-MOVE-14, SW-ABIL-12, -13, SW-WEAPON-05, -06: several causes that deny the charge bonus do no more than one. */
export function hasChargeBonus(turn: Turn, attacker: Combatant, victim: Combatant): boolean {
  if (!countsAsCharge(turn, attacker, victim)) return false
  if (has(turn, attacker, 'long') || hasLongWeapon(turn, victim)) return false
  // SW-ABIL-12(c): against one another both abilities lapse.
  return !isHardened(turn, victim, attacker) || has(turn, attacker, 'hardened-attacker')
}

/** SW-MOVE-10, SW-ABIL-12: whether in the activation under way the attacker charged this enemy, truly or as a hardened attacker. */
export function countsAsCharge(turn: Turn, attacker: Combatant, victim: Combatant): boolean {
  const { acting } = turn.state
  if (acting?.id !== attacker.id) return false
  if (acting.charged.includes(victim.id)) return true
  if (!acting.reached.includes(victim.id) || !has(turn, attacker, 'hardened-attacker')) return false
  return !isHardened(turn, victim, attacker) && !hasLongWeapon(turn, victim)
}

/** SW-ABIL-13, SW-ARTEFACT-21: a Hardened Defender, against everybody or against this attacker. */
function isHardened(turn: Turn, victim: Combatant, attacker: Combatant): boolean {
  if (has(turn, victim, 'hardened-defender')) return true
  let steadfast = false
  eachWith(victim, 'steadfast', (ability) => {
    steadfast ||= ability.steadfast(turn, victim, attacker)
  })
  return steadfast
}

/** SW-STATE-17: a paralysed bearer's long weapon stops nobody. */
function hasLongWeapon(turn: Turn, victim: Combatant): boolean {
  return !isIn(victim, 'paralysed') && (has(turn, victim, 'long') || has(turn, victim, 'long-mounted'))
}
