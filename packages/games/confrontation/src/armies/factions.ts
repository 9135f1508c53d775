import { freeze } from '@fray/kernel'
import list from '../../data/factions.json' with { type: 'json' }
import type { ArmyId, Profile } from './profile.ts'

/** CF-PACK-01: a part of a people that a whole army may belong to: a House, a barony, a pack, a clan. */
export interface Faction {
  readonly id: string
  readonly name: string
  readonly army: ArmyId
  readonly rule: string
  /** Id of the Character who leads it. */
  readonly chief?: string
  /** CF-PACK-48: a people whose fighters, but for Characters, an army of it may have besides its Allies. */
  readonly guests?: string
}

export const factions: readonly Faction[] = freeze(list as readonly Faction[])

export function factionNamed(id: string): Faction | undefined {
  return factions.find((faction) => faction.id === id)
}

/** CF-RANK-19: the word that the rank line shows for a faction. */
export function wordOfFaction({ name }: Faction): string {
  return name.toLowerCase()
}

/** CF-PACK-02, -03: the faction that somebody's card names, or that he leads. */
export function ownFaction(profile: Profile): Faction | undefined {
  if (!ownFactions.has(profile)) ownFactions.set(profile, factionOn(profile))
  return ownFactions.get(profile)
}

const ownFactions = new WeakMap<Profile, Faction | undefined>()

function factionOn({ id, rankWords, army }: Profile): Faction | undefined {
  return factions.find(
    (faction) => faction.army === army && (faction.chief === id || rankWords.includes(wordOfFaction(faction))),
  )
}
