import { freeze } from '@fray/kernel'
import { discBase, millimetres } from '@fray/tabletop'
import list from '../../data/combatants.json' with { type: 'json' }
import { iconOf } from '../view/icons.ts'
import type { Profile, Race } from './profile.ts'

type Listed = (typeof list)[number]

/** SW-RPROF-07: a weapon that can be bought during recruitment. */
export interface EquipmentOption {
  readonly weapon: string
  readonly name: string
  readonly bp: number
}

/** SW-ROSTER-01: one entry of the race lists: a combatant, or a group bought together. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly race: Race
  readonly profile: Profile
  readonly bp: number
  /** SW-ROSTER-14: the profiles of the figures in a group; a single combatant has one. */
  readonly members: readonly Profile[]
  /** SW-ROSTER-13: the factions to choose from. */
  readonly factions: readonly string[]
  /** SW-RPROF-07: the weapons to choose from, with prices. */
  readonly options: readonly EquipmentOption[]
  /** SW-EQUIP-01: whether taking no option brings a penalty. */
  readonly optionRequired: boolean
  /** SW-RPROF-14: how many artefacts of each type it may carry. */
  readonly artefactTypes: Readonly<Record<string, number>>
  /** SW-CONSUMABLE-03: how many consumables it may carry. */
  readonly consumables: number
  /** SW-RGEN-02: which parts are from the book and which are ours. */
  readonly equipmentBasis: string
  readonly nameBasis: string
}

export const roster: readonly Entry[] = freeze(list.map(entryOf))

const byId = new Map(roster.map((entry) => [entry.id, entry]))

/** Looks up an entry by id. */
export type EntryNamed = (id: string) => Entry | undefined

export function entryNamed(id: string): Entry | undefined {
  return byId.get(id)
}

/**
 * SW-ROSTER-14: whether several figures are bought together, each on its own base. Packs on one base are not groups
 * (SW-RPROF-10).
 */
export function isGroup({ members }: Entry): boolean {
  return members.length > 1
}

function entryOf(listed: Listed): Entry {
  const profile = profileOf(listed)
  return {
    id: listed.id,
    name: listed.name,
    race: listed.race as Race,
    profile,
    bp: listed.bp,
    members: membersOf(listed, profile),
    factions: listed.factions ?? [],
    options: listed.options,
    optionRequired: listed.optionRequired,
    artefactTypes: listed.artefactTypes as Record<string, number>,
    consumables: listed.consumables,
    equipmentBasis: listed.equipmentBasis,
    nameBasis: listed.nameBasis,
  }
}

function membersOf({ group }: Listed, profile: Profile): Profile[] {
  if (!group) return [profile]
  return group.members.flatMap(({ count, ...member }) => {
    const figure = { ...profile, ...member, icon: iconOf(profile.id, member.name) } as Profile
    return new Array<Profile>(count).fill(figure)
  })
}

function profileOf(listed: Listed): Profile {
  const { id, name, title, race, faction, people, rank, movement, mov, com, dex, pre, str, fur, pow, wounds } = listed
  const {
    ephemeral,
    morale,
    firm,
    fear,
    height,
    mounted,
    weapons,
    ranged,
    armour,
    abilities,
    ap,
    conMundane,
    conArcane,
  } = listed
  const profile = { id, name, title, race, faction, people, rank, movement, mov, com, dex, pre, str, fur, pow, wounds }
  return {
    ...profile,
    ...{ ephemeral, morale, firm, fear, height, mounted, weapons, ranged, armour, abilities, ap },
    conMundane: conMundane ?? 1,
    conArcane: conArcane ?? 1,
    icon: iconOf(id),
    base: discBase(millimetres(listed.baseMm / 2)),
  } as Profile
}
