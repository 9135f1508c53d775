import { freeze } from '@fray/kernel'
import { discBase, millimetres } from '@fray/tabletop'
import list from '../../data/abilities.json' with { type: 'json' }
import type { Height, Profile } from './profile.ts'
import type { Entry, EquipmentOption } from './roster.ts'

/** SW-ROSTER-13, SW-RACE-43: the factions that some entries choose from, and the keyword of each. */
export const FACTIONS = {
  legion: {
    name: 'Legion of the One Hundred Hearts',
    ability: 'legion-member',
  },
  mercenaries: { name: 'Mercenary Women of Isha', ability: 'mercenary-member' },
} as const

export type Faction = keyof typeof FACTIONS

const EITHER_FACTION = 'either-faction'

/** SW-RPROF-07: gets the weapons an entry may buy; without race rules, SW-ROSTER-03 replaces the lost prices. */
export function optionsOf(entry: Entry, raceRules: boolean): readonly EquipmentOption[] {
  if (raceRules || entry.options.length === 0) return entry.options
  const long = entry.profile.mounted ? 'long-mounted' : 'long'
  return ['light', 'conventional', 'blunt', long].map((weapon) => ({ weapon, name: nameOfWeapon(weapon), bp: 0 }))
}

function nameOfWeapon(weapon: string): string {
  return list.find(({ id }) => id === weapon)!.name
}

/** Choices made when a figure was bought. */
export interface PurchaseOptions {
  readonly option: string | undefined
  readonly faction: Faction | undefined
  readonly raceRules: boolean
}

/** Profiles are shared by all matches, so derived profiles are cached by profile. */
const known = new WeakMap<Profile, Map<string, Profile>>()

/** Gets the profile of a figure with its purchases and name. */
export function recruitedProfile(entry: Entry, printed: Profile, name: string, bought: PurchaseOptions): Profile {
  const { option, faction, raceRules } = bought
  let figures = known.get(printed)
  if (!figures) {
    figures = new Map()
    known.set(printed, figures)
  }
  const key = [name, option, faction, raceRules].join('/')
  let profile = figures.get(key)
  if (!profile) {
    const armed = equipProfile(entry, printed, option, raceRules)
    const sworn = faction ? withFaction(armed, faction) : armed
    profile = freeze({ ...(raceRules ? sworn : withoutRaceRules(entry, sworn)), name })
    figures.set(key, profile)
  }
  return profile
}

/** SW-RPROF-07, SW-EQUIP-01: adds the bought weapon, or the penalty for not buying one. */
function equipProfile(entry: Entry, profile: Profile, option: string | undefined, raceRules: boolean): Profile {
  if (entry.options.length === 0) return profile
  if (option !== undefined) {
    // An unavailable option is a fault of the list and is not carried.
    const isOffered = optionsOf(entry, raceRules).some(({ weapon }) => weapon === option)
    return isOffered ? { ...profile, weapons: [...profile.weapons, weaponOf(option)] } : profile
  }
  if (!entry.optionRequired && raceRules) return profile
  const less = (value: number | null) => (value === null ? null : Math.max(1, value - 1))
  return { ...profile, weapons: ['light'], dex: less(profile.dex), str: less(profile.str) }
}

/** SW-RPROF-07: a second light weapon counts as one more of the same. */
function weaponOf(option: string): string {
  return option === 'second-light' ? 'light' : option
}

function withFaction(profile: Profile, faction: Faction): Profile {
  const { name, ability } = FACTIONS[faction]
  const abilities = profile.abilities.map((id) => (id === EITHER_FACTION ? ability : id))
  return { ...profile, faction: name, abilities }
}

/** SW-ROSTER-21: partly ours, but the book says what they do. */
const TOLD = ['regor-cult', 'sulphuric-rock', 'venomous-spit']

const house: ReadonlySet<string> = new Set(
  list
    .filter(({ id, kind, house }) => house && ['passive', 'deed', 'spell', 'item'].includes(kind) && !TOLD.includes(id))
    .map(({ id }) => id),
)

/** SW-BASE-02: base diameter in millimetres by height. */
const DIAMETERS: Readonly<Record<Height, number>> = { 0: 30, 1: 30, 2: 30, 3: 40, 4: 50, 5: 60 }

/**
 * SW-RGEN-01: without race rules an ability counts only if the book itself explains it (SW-ROSTER-21), bases depend on
 * height alone (SW-BASE-02), and equipment the book does not mention is the plainest (SW-ROSTER-22).
 */
function withoutRaceRules(entry: Entry, profile: Profile): Profile {
  const plain = {
    ...profile,
    abilities: profile.abilities.filter((id) => !house.has(id)),
    base: discBase(millimetres(DIAMETERS[profile.height] / 2)),
  }
  if (entry.equipmentBasis !== 'house' || entry.options.length > 0 || profile.ephemeral) return plain
  return { ...plain, weapons: ['light'], ranged: profile.pre === null ? [] : ['light-tension'] }
}
