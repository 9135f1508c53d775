import { areAllied, peopleNamed } from './peoples.ts'
import type { Profile } from './profile.ts'

/**
 * CF-ARMY-20, CF-ALLY-04: what a fighter is to an army: one of its people, an Ally of his people's or by an ability of
 * his own, a hired sword (an Ally whose people does not matter), or nobody it can take.
 */
export type Standing = 'own' | 'ally' | 'hired' | 'stranger'

export function standingOf(profile: Profile, army: string): Standing {
  if (hasTrait(profile, 'immortal')) return immortalStanding(profile, army)
  if (hasTrait(profile, 'stateless')) return 'hired'
  if (profile.people === army) return 'own'
  if (hasTrait(profile, 'mercenary')) return 'hired'
  return areAllied(army, profile.people) || isInvited(profile, army) ? 'ally' : 'stranger'
}

/** CF-ABIL-02, -47: Alliance/X opens the army of X, or every army of the path X. */
function isInvited(profile: Profile, army: string): boolean {
  const path = peopleNamed(army)?.path
  if (hasTrait(profile, 'hyperian') && army === 'cynwall') return true
  return hasTrait(profile, `alliance-${army}`) || (path !== undefined && hasTrait(profile, `alliance-${path}`))
}

/** CF-ABIL-50: Immortals join armies of their path, and are no Allies there. */
function immortalStanding(profile: Profile, army: string): Standing {
  return hasTrait(profile, `being-of-${peopleNamed(army)?.path}`) ? 'own' : 'stranger'
}

export function hasTrait({ traits }: Profile, ability: string): boolean {
  return traits.some((trait) => trait.ability === ability)
}
