import type { Json } from '@fray/kernel'
import { miracles, spells } from '../extras/armoury.ts'
import { innateCapacities } from '../extras/innate-capacities.ts'

/**
 * Until version 12 spells, miracles and the capacities printed on cards were called by their rules, and what they leave
 * on fighters by the rule in lower case. Saved matches, situations, forces and links may still hold such keys.
 */
const FORMER = /cf-[a-z]+(?:-[a-z]+)?-\d+(?:-[a-z]+)*/gi

/** Keys of several things with one rule, and of things that are not cards. */
const SHARED: readonly (readonly [former: string, id: string])[] = [
  ...['air', 'earth', 'fire', 'water', 'light', 'darkness'].map(
    (element) => [`CF-REV-ELEMENTAL-01-${element.toUpperCase()}`, `elemental-source-${element}`] as const,
  ),
  ['CF-REV-ELEMENTAL-01', 'elemental-source'],
  ['CF-REV-ELEMENTAL-04-FIRE', 'summoning-of-a-fire-elemental'],
  ['CF-REV-ELEMENTAL-04-DARKNESS', 'summoning-of-an-elemental-of-darkness'],
  ['CF-REV-ELEMENTAL-04-EARTH', 'summoning-of-an-earth-elemental'],
  ['CF-REV-ELEMENTAL-04', 'elemental-summoning'],
  ['CF-REV-ELEMENTAL-06', 'about-to-rebel'],
  ['CF-REV-DIRZ-28', 'skull-be-gone'],
  ['CF-REV-DIRZ-29', 'skull-do-not-defend'],
  ['CF-REV-DIRZ-30', 'skull-drop-weapons'],
  ['CF-REV-MIDNOR-10', 'doll-of-servitude'],
  ['CF-ABIL-68', 'minelayer'],
]

const present = new Map<string, string>([
  ...[...spells, ...miracles, ...innateCapacities].map(({ rule, id }) => [rule, id] as const),
  ...SHARED,
  // A count of uses that was written in lower case.
  ['cf-spell-22', 'genetic-reconstitution'],
])

/** Replaces former keys in a word by the present ones: "cast:CF-SPELL-01" becomes "cast:arrow-of-mana". */
export function presentKey(word: string): string {
  return word.replaceAll(FORMER, (former) => present.get(former) ?? presentEffect(former) ?? former)
}

/** Gets the id of what a spell or a miracle leaves: "cf-rev-orc-10-place" becomes "under-vortex-of-darkness-place". */
function presentEffect(former: string): string | undefined {
  if (former !== former.toLowerCase()) return undefined
  for (let end = former.length; end > 0; end = former.lastIndexOf('-', end - 1)) {
    const id = present.get(former.slice(0, end).toUpperCase())
    if (id !== undefined) return `under-${id}${former.slice(end)}`
  }
  return undefined
}

/** Replaces former keys everywhere in a saved state, which never holds the rules themselves. */
export function withPresentKeys(data: Json): Json {
  if (typeof data === 'string') return presentKey(data)
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(withPresentKeys)
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [presentKey(key), withPresentKeys(value)]))
}
