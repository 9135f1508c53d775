import type { Profile } from '../cards/profile.ts'
import { factionNamed } from './factions.ts'
import { areAllied, peopleNamed } from './peoples.ts'

/**
 * CF-ARMY-20, CF-ALLY-04: a fighter's relation to an army: one of its people, an Ally by people or ability, a hired
 * sword (an Ally whose people does not matter), a guest of the faction (CF-PACK-48), or not allowed.
 */
export type Standing = 'own' | 'ally' | 'hired' | 'guest' | 'stranger'

/** `faction` is the army's and may welcome guests. */
export function standingOf(profile: Profile, army: string, faction: string | null): Standing {
  if (hasTrait(profile, 'immortal')) return immortalStanding(profile, army)
  if (hasTrait(profile, 'stateless')) return 'hired'
  if (profile.people === army) return 'own'
  if (hasTrait(profile, 'mercenary')) return 'hired'
  if (areAllied(army, profile.people) || isInvited(profile, army)) return 'ally'
  return isGuest(profile, faction) ? 'guest' : 'stranger'
}

/** CF-PACK-48: guests are neither Characters nor Allies. */
function isGuest({ people, character }: Profile, faction: string | null): boolean {
  return faction !== null && !character && factionNamed(faction)?.guests === people
}

/** CF-ABIL-02, -47, -91: Alliance/X opens the army of X, or every army of the path X. */
function isInvited(profile: Profile, army: string): boolean {
  const path = peopleNamed(army)?.path
  if (hasTrait(profile, 'hyperian') && army === 'cynwall') return true
  if (hasTrait(profile, 'selenite') && army === 'wolfen') return true
  return hasTrait(profile, `alliance-${army}`) || (path !== undefined && hasTrait(profile, `alliance-${path}`))
}

/** CF-ABIL-50: Immortals join armies of their path without being Allies. */
function immortalStanding(profile: Profile, army: string): Standing {
  return hasTrait(profile, `being-of-${peopleNamed(army)?.path}`) ? 'own' : 'stranger'
}

export function hasTrait({ traits }: Profile, ability: string): boolean {
  return traits.some((trait) => trait.ability === ability)
}
