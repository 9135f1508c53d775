import forbidden from '../../../data/forbidden.json' with { type: 'json' }
import type { Profile } from './profile.ts'

/** CF-REV-17: present names of old terms on cards. */
const replaced: Readonly<Record<string, string>> = forbidden.replaced

/** CF-REV-16, -17: whether an older card's term is now read differently or ignored. */
export function isOldTerm(written: string): boolean {
  return forbidden.ignored.includes(written) || replaced[written] !== undefined
}

/** CF-REV-16, -17: the abilities of a card under their present names. */
export function readAbilities(written: readonly string[]): string[] {
  const kept = written.filter((ability) => !forbidden.ignored.includes(ability))
  return [...new Set(kept.map((ability) => replaced[ability] ?? ability))]
}

/** CF-REV-17, CF-AURA-02: Elementals and Familiars, by army or by a word of the rank line. */
export function isElementalBeing({ role, army, rankWords }: Pick<Profile, 'role' | 'army' | 'rankWords'>): boolean {
  if (role === 'elemental' || army === 'elementals') return true
  return rankWords.some((word) => word.includes('elemental') || word.includes('familiar'))
}
