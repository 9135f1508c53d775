/** MI-WEAPON, MI-MELEEFACTOR-33: the melee weapons of units, their groups and their reach. */
import { weaponsOf as weaponsOfRace } from '../army/check.ts'
import type { Armour, Race } from '../army/troop.ts'
import { type MeleeRow, meleeFactors, reachOrder, weaponOfHumans } from '../charts.ts'
import type { Unit } from '../state.ts'

export type Group = 1 | 2 | 3 | 4

/** A melee weapon in the hands of a people. */
export interface MeleeWeapon {
  /** As the legion's list names it. */
  readonly id: string
  readonly row: MeleeRow
  readonly group: Group
  /** MI-WEAPON-02: halberds strike from another group after the first turn of a melee. */
  readonly groupLater: Group
  /** MI-WEAPON-09: its place among the weapons of group 1, the longest first. */
  readonly reach: number
  /** MI-SITUATION-03: carried with a shield by those who have one. */
  readonly withShield: boolean
  /** MI-WEAPON-11: what an unhandy weapon costs where only short ones serve. */
  readonly penalty: number
}

/** A unit as a fighter. Command groups count as human heavy infantry (MI-LEADER-26). */
export interface Fighter {
  readonly race: Race | 'engine'
  readonly armour: Armour
  readonly shield: boolean
  readonly weapons: readonly string[]
}

export function fighterOf({ troop, office }: Unit): Fighter {
  if (troop.engine) return { race: 'engine', armour: 'light', shield: true, weapons: ['crew'] }
  if (office?.kind === 'dritlan' || office?.kind === 'kerdu') {
    return { race: 'human', armour: 'heavy', shield: true, weapons: ['longSword'] }
  }
  return {
    race: troop.race,
    armour: troop.armour,
    shield: troop.shield,
    weapons: carriedWeapons(troop.race, troop.weapons),
  }
}

/** MI-MELEEFACTOR-33: the listed weapons its people know; without any, the first of its rows, or a dagger. */
function carriedWeapons(race: Race, listed: readonly string[]): readonly string[] {
  const known = weaponsOfRace(race)
  const own = listed.filter((weapon) => known.includes(weapon))
  if (own.length > 0) return own
  return [race === 'human' ? 'dagger' : known[0]!]
}

/** Lists the weapons a unit carries, its main one first. */
export function weaponsOf(unit: Unit): MeleeWeapon[] {
  const { race, weapons } = fighterOf(unit)
  return weapons.map((id) => weaponIn(race, id))
}

/** Gets a unit's weapon by name; its main one by default. */
export function weaponCalled(unit: Unit, id: string | null): MeleeWeapon {
  const { race, weapons } = fighterOf(unit)
  if (id === IMPROVISED) return improvisedWeapon(unit)
  return weaponIn(race, id ?? weapons[0]!)
}

/** Weapons of nonhumans, by the human weapon with the same group and length. */
const LIKE: Readonly<Record<string, string>> = {
  sword: 'longSword',
  swordAx: 'longSword',
  clubs: 'mace',
  spear: 'longSpear',
  crew: 'dagger',
}

function weaponIn(race: Fighter['race'], id: string): MeleeWeapon {
  const human = weaponOfHumans(LIKE[id] ?? id)
  const row = rowOf(race, race === 'human' ? human?.humanRow : id)
  if (!human || !row) throw new RangeError(`${race} has no weapon "${id}"`)
  // MI-WEAPON-01: the size of sérudla and sró makes every weapon of theirs a long thrusting one.
  const great = race === 'serudla' || race === 'sro'
  const group = great ? 1 : human.group
  return {
    id,
    row,
    group,
    groupLater: great ? 1 : (human.groupLater ?? human.group),
    reach: reachOf(great ? race : human.weapon),
    withShield: human.shield,
    penalty: 0,
  }
}

/** MI-MELEEFACTOR-14: the Pygmy Folk have one row for any weapon. */
function rowOf(race: Fighter['race'], weapon: string | undefined): MeleeRow | undefined {
  return meleeFactors.find((row) => row.race === race && (row.weapon === weapon || row.weapon === 'any'))
}

function reachOf(weapon: string): number {
  const name = weapon.endsWith('Pike') ? 'pike' : weapon
  return reachOrder.find(({ weapons }) => weapons.includes(name))?.rank ?? 0
}

/** The name of a weapon of group 1 or 2 used as if it were short. */
const IMPROVISED = 'improvised'

/** MI-WEAPON-11: without a short weapon, humans draw a dagger, others use their own at 2 less, in group 4. */
function improvisedWeapon(unit: Unit): MeleeWeapon {
  const { race } = fighterOf(unit)
  if (race === 'human') return weaponIn('human', 'dagger')
  const usual = weaponsOf(unit)[0]!
  return { ...usual, id: IMPROVISED, group: 4, groupLater: 4, penalty: -2 }
}

/** MI-WEAPON-11, MI-TERRAIN-13: lists the weapons of groups 3 and 4, or their substitute. */
export function shortWeaponsOf(unit: Unit): MeleeWeapon[] {
  const short = weaponsOf(unit).filter(({ group }) => group >= 3)
  return short.length > 0 ? short : [improvisedWeapon(unit)]
}

/** Gets the group of a weapon in the first or in a later turn of a melee. */
export function groupIn(weapon: MeleeWeapon, first: boolean): Group {
  return first ? weapon.group : weapon.groupLater
}

export function isPike({ id }: MeleeWeapon): boolean {
  return id === 'longPike' || id === 'shortPike'
}

/** MI-WEAPON-07: whether pikes hold off this unit for one turn only. */
export function breaksPikes(unit: Unit, weapon: MeleeWeapon): boolean {
  const { race } = unit.troop
  return race === 'serudla' || race === 'sro' || weapon.id === 'twoHandedSword' || weapon.id === 'twoHandedAx'
}
