import { Tally, text } from '@fray/kernel'
import type { DamageQuery } from '../ability.ts'
import type { Play } from '../state.ts'
import { hooks } from '../traits.ts'
import type { Attack } from './attack.ts'
import { usesOwnStrength } from './strength.ts'

/**
 * SW-DICE-18, SW-ATTACK-01 to -04: counts the difficulty of a damage roll, at least 2. The victim's constitution comes
 * first, with the attributes' minimum of 1; then the attacker's reductions.
 */
export function constitutionOf(play: Play, attack: Attack, strength: number): Tally {
  const tally = ownConstitution(play, attack, strength)
  hooks.count(play, attack.attacker, 'enemyConstitution', question(play, tally, attack, strength, tally.total))
  return tally.atLeast(2)
}

/** SW-ARTEFACT-21, -22: counts the victim's constitution before the attacker's reductions. */
export function ownConstitution(play: Play, attack: Attack, strength: number): Tally {
  const { victim, arcane } = attack
  const tally = new Tally(text('number.constitution', { victim: { figure: victim.id } }))
  const { conMundane, conArcane } = victim.profile
  tally.add(arcane ? conArcane : conMundane, text('attribute.con'), arcane ? 'SW-ATTACK-03' : 'SW-ATTACK-02')
  hooks.count(play, victim, 'constitution', question(play, tally, attack, strength, 0))
  if (tally.total < 1) tally.add(1 - tally.total, text('term.at-least-one'), 'SW-PROFILE-22')
  return tally
}

function question(play: Play, tally: Tally, attack: Attack, strength: number, constitution: number): DamageQuery {
  const { attacker, victim, kind, arcane, weapon } = attack
  const own = usesOwnStrength(play, attack)
  return { play, tally, attacker, victim, kind, arcane, own, strength, constitution, weapon }
}
