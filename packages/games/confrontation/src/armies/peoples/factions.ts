import { freeze } from '@fray/kernel'
import list from '../../../data/factions.json' with { type: 'json' }
import type { ArmyId, Profile } from '../cards/profile.ts'

/** CF-PACK-01: a part of a people that a whole army may belong to: a House, a barony, a pack, a clan. */
export interface Faction {
  readonly id: string
  readonly name: string
  readonly army: ArmyId
  readonly rule: string
  /** Id of the Character that leads it. */
  readonly chief?: string
  /** CF-PACK-48: a people whose fighters, except Characters, may join as guests in addition to Allies. */
  readonly guests?: string
}

export const factions: readonly Faction[] = freeze(list as readonly Faction[])

export function factionNamed(id: string): Faction | undefined {
  return factions.find((faction) => faction.id === id)
}

/** CF-RANK-19: the word in the rank line for a faction. */
export function wordOfFaction({ name }: Faction): string {
  return name.toLowerCase()
}

/** CF-PACK-02, -03: the faction that a card names, or whose chief it is. */
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
