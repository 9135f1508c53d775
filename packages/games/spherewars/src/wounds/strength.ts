import { Tally, text } from '@fray/kernel'
import type { DamageQuery } from '../ability.ts'
import type { RangedWeapon } from '../bands/profile.ts'
import { editionOf } from '../editions/edition.ts'
import { coverFrom, elevationOf, isAirborne, standFrom } from '../ground/ground.ts'
import { hasChargeBonus } from '../melee/charge.ts'
import { wasFreshlyJoined } from '../melee/dexterity.ts'
import { rangedCategory } from '../shooting/ranged-weapons.ts'
import type { Play } from '../state.ts'
import { hooks } from '../traits.ts'
import type { Attack } from './attack.ts'

/** Whether a damage roll uses the attacker's own STR (SW-RANGED-15, SW-RGEN-06). */
export function usesOwnStrength(play: Play, { strength, weapon }: Attack): boolean {
  return strength === null && (weapon === null || weaponStrength(play, weapon) === null)
}

/** SW-RANGED-15; SM-SHOOT-11: gets a weapon's strength; null for the shooter's own. */
function weaponStrength(play: Play, weapon: RangedWeapon): number | null {
  return editionOf(play.setup).weaponsHaveStrength ? rangedCategory(weapon).strength : null
}

/**
 * SW-DICE-18, SW-MELEE-10, SW-SHOOT-42: counts the dice of a damage roll, at least 1. A printed strength stays
 * unchanged (SW-RGEN-06).
 */
export function strengthOf(play: Play, attack: Attack): Tally {
  const tally = new Tally(text('number.strength', { attacker: { figure: attack.attacker.id } }))
  if (attack.strength !== null) return tally.add(attack.strength, text('term.printed'), 'SW-RGEN-06')
  tally.atLeast(1)
  addBase(play, tally, attack)
  if (attack.kind === 'melee') addFight(play, tally, attack)
  if (attack.kind === 'shot') addShot(play, tally, attack)
  tally.add(attack.preciseBlow, text('term.precise-blow'), 'SW-CRIT-04')
  const { attacker } = attack
  const q: DamageQuery = { ...attack, play, tally, own: usesOwnStrength(play, attack), strength: 0, constitution: 0 }
  hooks.count(play, attacker, 'strength', q)
  return tally
}

function addBase(play: Play, tally: Tally, { attacker, weapon }: Attack): void {
  const category = weapon === null ? null : rangedCategory(weapon)
  const strength = weapon === null ? null : weaponStrength(play, weapon)
  if (category && strength !== null) {
    tally.add(strength, text('term.weapon'), category.rule)
    return
  }
  tally.add(attacker.profile.str ?? 1, text('attribute.str'), 'SW-PROFILE-14')
  if (category) tally.add(category.thrown, text('term.weapon'), category.rule)
}

function addFight(play: Play, tally: Tally, { attacker, victim }: Attack): void {
  const { acting } = play.state
  if (hasChargeBonus(play, attacker, victim)) tally.add(1, text('term.charge'), 'SW-MOVE-14')
  if (editionOf(play.setup).fightsFromAbove(play, attacker, victim)) {
    tally.add(1, text('term.elevation'), 'SW-SCENERY-17')
  }
  if (wasFreshlyJoined(play, victim, attacker)) {
    tally.add(standFrom(play, victim, attacker, acting!.from).enemyStrength, text('term.scenery'), 'SW-SCENERY-08')
  }
}

function addShot(play: Play, tally: Tally, { attacker, victim }: Attack): void {
  if (elevationOf(play, attacker) > elevationOf(play, victim)) tally.add(1, text('term.elevation'), 'SW-SHOOT-34')
  tally.add(coverFrom(play, attacker, victim).strength, text('term.scenery'), 'SW-SCENERY-08')
  if (isAirborne(play, victim)) tally.add(-1, text('term.flying'), 'SW-FLY-07')
}
