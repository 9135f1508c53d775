import forbidden from '../../data/forbidden.json' with { type: 'json' }
import type { Profile } from './profile.ts'

/** CF-REV-17: what stands on a card for something that has another name by now. */
const replaced: Readonly<Record<string, string>> = forbidden.replaced

/** CF-REV-16, -17: whether older cards print it and it is read in another way, or not at all. */
export function isOldTerm(written: string): boolean {
  return forbidden.ignored.includes(written) || replaced[written] !== undefined
}

/** CF-REV-16, -17: the abilities of a card as they are read now. */
export function readAbilities(written: readonly string[]): string[] {
  const kept = written.filter((each) => !forbidden.ignored.includes(each))
  return [...new Set(kept.map((each) => replaced[each] ?? each))]
}

/** CF-REV-17, CF-AURA-02: Elementals and Familiars, by their kind or by a word of their rank. */
export function isElementalBeing({ role, army, rankWords }: Pick<Profile, 'role' | 'army' | 'rankWords'>): boolean {
  if (role === 'elemental' || army === 'elementals') return true
  return rankWords.some((word) => word.includes('elemental') || word.includes('familiar'))
}
