/** MI-MELEEFACTOR, MI-MISSFACTOR, MI-MISSDEF: the factors of the charts before modifiers. */
import { type Message, Tally, text } from '@fray/kernel'
import type { Armour } from '../army/troop.ts'
import { type MeleeRow, type MissileRow, meleeFactors, missileDefence, missileWeapon } from '../charts.ts'
import { type Fighter, fighterOf, isPike, type MeleeWeapon, weaponsOf } from '../melee/weapons.ts'
import type { Unit } from '../state.ts'

/** MI-MELEE-08: gets the weapon's own factor. */
export function meleeAttack({ id, row, penalty }: MeleeWeapon): Tally {
  return new Tally(text('number.attack'))
    .add(row.attack, weaponName(id), row.rule)
    .add(penalty, text('term.improvised'), 'MI-WEAPON-11')
}

/** MI-MELEE-09: gets the defence factor by race, weapon and armour; MI-SITUATION-03 where the shield does not help. */
export function meleeDefence(unit: Unit, weapon: MeleeWeapon, shieldless: boolean): Tally {
  const fighter = fighterOf(unit)
  const shielded = columnOf(weapon.row, fighter.armour)
  const tally = new Tally(text('number.defence')).add(shielded, armourName(fighter.armour), weapon.row.rule)
  if (!weapon.withShield || hasOneRow(fighter) || (fighter.shield && !shieldless)) return tally
  return tally.add(factorWithoutShield(fighter, shielded) - shielded, text('term.shieldless'), 'MI-SITUATION-03')
}

/** MI-MISSDEF: gets the defence against missiles, as in melee, with or without the shield. */
export function defenceAgainstMissiles(unit: Unit, shieldless: boolean): Tally {
  const fighter = fighterOf(unit)
  const weapons = weaponsOf(unit)
  const pike = weapons.find(isPike)
  const tally = new Tally(text('number.defence'))
  if (pike) return tally.add(columnOf(pike.row, fighter.armour), weaponName(pike.id), 'MI-MISSDEF-01')
  const usual = weapons.find(({ withShield }) => withShield) ?? weapons[0]!
  const rule = fighter.race === 'human' ? 'MI-MISSDEF-01' : 'MI-MISSDEF-02'
  const shielded = missileFactorWithShield(fighter, usual)
  tally.add(shielded, armourName(fighter.armour), rule)
  const handsFull = weapons.some(({ withShield }) => !withShield)
  if (hasOneRow(fighter) || (fighter.shield && !shieldless && !handsFull)) return tally
  const without = fighter.race === 'human' ? 'MI-MISSDEF-01' : 'MI-MISSDEF-03'
  return tally.add(factorWithoutShield(fighter, shielded) - shielded, text('term.shieldless'), without)
}

/** MI-MISSDEF-01, -02: humans have rows of their own; nonhumans the row of a weapon other than the halberd. */
function missileFactorWithShield({ race, armour }: Fighter, usual: MeleeWeapon): number {
  if (race === 'human') return humanRow(armour).shield as number
  const row =
    usual.id === 'halberd'
      ? meleeFactors.find((meleeFactor) => meleeFactor.race === race && meleeFactor.weapon !== 'halberd')
      : usual.row
  return columnOf(row!, armour)
}

function humanRow(armour: Armour) {
  const target = { none: 'humanLight', light: 'humanLight', medium: 'humanMedium', heavy: 'humanHeavy' }[armour]
  return missileDefence(target)!
}

/** MI-SITUATION-03, MI-MISSDEF-03: the human two-handed row, the race's halberd row, or 5 less. Crews are as humans. */
function factorWithoutShield({ race, armour }: Fighter, shielded: number): number {
  const human = race === 'human' || race === 'engine'
  const row = meleeFactors.find(
    (meleeFactor) =>
      meleeFactor.race === (human ? 'human' : race) && meleeFactor.weapon === (human ? 'twoHanded' : 'halberd'),
  )
  return row ? columnOf(row, armour) : Math.max(0, shielded - SHIELD)
}

/** The value of a shield for a race that has no row without one. */
const SHIELD = 5

/**
 * MI-MISSDEF-03: whether a race is never shielded nor shieldless. The only row of the N'lýss is already for a
 * two-handed sword.
 */
function hasOneRow({ race }: Fighter): boolean {
  return ONE_ROW.includes(race)
}

const ONE_ROW: readonly Fighter['race'][] = ['hlaka', 'serudla', 'sro', 'pachiLei', 'chyrstalli', 'hlutrgu', 'nlyss']

/** MI-TYPE-08, MI-MELEEFACTOR-32: no armour counts as light, medium as light + 3 where a race has only light and heavy. */
function columnOf({ heavy, medium, light }: MeleeRow, armour: Armour): number {
  const least = light ?? medium ?? heavy ?? 0
  if (armour === 'heavy') return heavy ?? medium ?? least
  if (armour === 'medium') return medium ?? (heavy === null ? least : least + MEDIUM_STEP)
  return least
}

const MEDIUM_STEP = 3

/** Gets the missile weapon of a unit: the one it carries, or the engine itself. */
export function missileOf({ troop }: Unit): MissileRow | undefined {
  const weapon = troop.engine ?? troop.missile
  return weapon === null ? undefined : missileWeapon(weapon)
}

export function weaponName(id: string): Message {
  return text(`weapon.${id}`)
}

function armourName(armour: Armour): Message {
  return text(`armour.${armour}`)
}
