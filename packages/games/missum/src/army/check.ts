import { type Message, type MessageArgs, text } from '@fray/kernel'
import { magicNations, meleeFactors, missileWeapon, raceRow, weaponsOfHumans } from '../charts.ts'
import { rowFor } from '../movement/pace/rates.ts'
import type { Army, Legion } from './army.ts'
import type { Armour, Race } from './troop.ts'

/** Something wrong with an army: the field, and the rule that forbids it. */
export interface ArmyFault {
  /** "legions[2].armour", as errors name fields. */
  readonly field: string
  readonly fault: Message
  readonly rule: string
}

/** Lists the faults of an army. */
export function checkArmy(army: Army, dragonLords: boolean): ArmyFault[] {
  const faults = army.legions.flatMap((legion, i) => {
    const at = `legions[${i}]`
    return [...checkRace(legion, army, dragonLords, at), ...checkArms(legion, at), ...checkArmour(legion, at)]
  })
  army.teams.forEach(({ acolytes }, i) => {
    if (acolytes && !mayHaveAcolytes(army.nation))
      faults.push(fault('acolytes', {}, `teams[${i}].acolytes`, 'MI-SPECIAL-06'))
  })
  if (army.teams.length === 0) faults.push(fault('no-team', {}, 'teams', 'MI-ARMY-02'))
  if (!army.legions.some(({ type, engine }) => type === 'line' && !engine)) {
    faults.push(fault('no-line', {}, 'legions', 'MI-VICTORY-01'))
  }
  return faults
}

/** MI-SPECIAL-06: whether a nation may attach a legion of acolytes: only peoples whose teams have two figures may. */
export function mayHaveAcolytes(nation: Army['nation']): boolean {
  return magicNations.find(({ army }) => army === nation)?.guards === 'optional'
}

function fault(id: string, args: MessageArgs, field: string, rule: string): ArmyFault {
  return { field, fault: text(`fault.${id}`, args), rule }
}

/**
 * MI-RACE-05, -06, MI-EYE-04, MI-UNIT-05, MI-NATION-03: lists what a race may not do: be fielded at all, use eyes,
 * serve engines or mix ratings.
 */
function checkRace(legion: Legion, { nation }: Army, dragonLords: boolean, at: string): ArmyFault[] {
  const { race, engine, eyes, mixed } = legion
  const faults: ArmyFault[] = []
  const animal = raceRow(race)?.animal
  if (race === 'serudla' && nation !== 'ghatoni') faults.push(fault('serudla', {}, `${at}.race`, 'MI-RACE-05'))
  if (race === 'sro' && !dragonLords) faults.push(fault('sro', {}, `${at}.race`, 'MI-RACE-06'))
  if (eyes.length > 0 && animal) faults.push(fault('animal-eyes', {}, `${at}.eyes`, 'MI-EYE-04'))
  if (mixed.length > 0 && nation !== 'yanKor') faults.push(fault('mixed', {}, `${at}.mixed`, 'MI-NATION-03'))
  if (engine && animal) faults.push(fault('animal-crew', {}, `${at}.race`, 'MI-UNIT-05'))
  return faults
}

/**
 * MI-MELEEFACTOR-33, MI-MISSFACTOR-11, -12, MI-RELOAD-04: lists forbidden weapons. What skirmishers usually carry
 * (MI-TYPE-04, -05) is not binding.
 */
function checkArms({ race, engine, weapons, missile, paired }: Legion, at: string): ArmyFault[] {
  const faults: ArmyFault[] = []
  const carried = weaponsOf(race)
  weapons.forEach((weapon, i) => {
    const field = `${at}.weapons[${i}]`
    if (engine) faults.push(fault('crew-weapon', {}, field, 'MI-SCALE-08'))
    else if (!carried.includes(weapon)) {
      const people = { text: text(`race.${race}`) }
      faults.push(fault('weapon', { race: people, weapon, known: carried.join(', ') }, field, 'MI-MELEEFACTOR-33'))
    }
  })
  if (!engine && weapons.length === 0 && race === 'human')
    faults.push(fault('unarmed', {}, `${at}.weapons`, 'MI-UNIT-02'))
  if (engine && missile) faults.push(fault('engine-missile', {}, `${at}.missile`, 'MI-ARTILLERY-01'))
  if (missile && !mayShoot(race, missile)) {
    const rule = missile === 'shenCrossbow' ? 'MI-MISSFACTOR-11' : 'MI-MISSFACTOR-12'
    faults.push(fault('missile', { race: { text: text(`race.${race}`) } }, `${at}.missile`, rule))
  }
  if (paired && (!missile || missileWeapon(missile)?.family !== 'crossbow')) {
    faults.push(fault('paired', {}, `${at}.paired`, 'MI-RELOAD-04'))
  }
  return faults
}

/** MI-MISSFACTOR-11, -12: whether a race may use a missile weapon; some belong to one people alone. */
export function mayShoot(race: Race, missile: string): boolean {
  if (missile === 'shenCrossbow') return race === 'shen'
  return !missile.startsWith('hlaka') || race === 'hlaka'
}

function checkArmour(legion: Legion, at: string): ArmyFault[] {
  if (legion.engine || mayWear(legion, legion.armour)) return []
  const args = { race: { text: text(`race.${legion.race}`) }, armour: { text: text(`armour.${legion.armour}`) } }
  return [fault('armour', args, `${at}.armour`, 'MI-MELEEFACTOR-32')]
}

/**
 * MI-RATE-21, MI-MELEEFACTOR-32: whether a race has troops in this armour; a dash on the charts means that it has not.
 */
export function mayWear(legion: Pick<Legion, 'race' | 'engine' | 'weapons' | 'missile'>, armour: Armour): boolean {
  // MI-TYPE-08: no armour counts as light on the combat charts.
  const column = armour === 'none' ? 'light' : armour
  const { light, heavy } = rowFor(legion)
  const row = meleeFactors.find(({ race }) => race === legion.race)
  const moved = column === 'light' ? light : heavy
  return moved != null && row?.[column] != null
}

/** MI-MELEEFACTOR-33: the melee weapons a race may carry. */
export function weaponsOf(race: Race): readonly string[] {
  if (race === 'human') return HUMAN_WEAPONS
  if (race === 'pygmyFolk') return ['spear', 'sword', 'dagger']
  return meleeFactors.filter((row) => row.race === race).map(({ weapon }) => weapon)
}

const HUMAN_WEAPONS: readonly string[] = weaponsOfHumans.map(({ weapon }) => weapon)
