import type { Profile, Trait } from '../cards/profile.ts'

/** CF-INCARN-03, -08: a special capacity, not an ability. */
export const RAPID_RELOADING = { id: 'rapid-reloading', name: 'Rapid reloading', rule: 'CF-INCARN-08' } as const

const known = new WeakMap<Profile, readonly Trait[]>()

/** CF-INCARN-03, CF-CALL-15: the abilities that a fighter has by status, without printing. */
export function traitsByStatus(profile: Profile): readonly Trait[] {
  let traits = known.get(profile)
  if (!traits) {
    traits = [...(profile.character ? traitsOfCharacter(profile) : []), ...traitsOfCult(profile)]
    known.set(profile, traits)
  }
  return traits
}

/** CF-CALL-15: the cults whose faithful are all Illuminated. */
const ILLUMINATED: readonly string[] = ['Merin', 'Mid-Nor']

function traitsOfCult({ faith, traits }: Profile): Trait[] {
  if (!faith || !ILLUMINATED.includes(faith.cult)) return []
  return traits.some(({ ability }) => ability === 'illuminated') ? [] : [{ ability: 'illuminated', x: null }]
}

/** CF-INCARN-02: pure magicians and pure faithful are not warriors; all others are. */
function traitsOfCharacter(profile: Profile): Trait[] {
  const isPrinted = (id: string) => profile.traits.some(({ ability }) => ability === id)
  if (profile.pow !== null && !isPrinted('warrior-mage')) {
    return [sequence(profile, 1), { ability: 'mastery-of-the-arcana', x: null }]
  }
  if (profile.faith !== null && !isPrinted('warrior-monk')) return [sequence(profile, 1), { ability: 'piety', x: 2 }]
  return [...warriors(profile), ...marksmen(profile)]
}

/** CF-INCARN-04, -09, -10: the greater of the printed value and the value by status, and one more if printed. */
function sequence({ traits }: Profile, least: number): Trait {
  const printed = traits.find(({ ability }) => ability === 'sequence')
  return { ability: 'sequence', x: printed ? Math.max(least, printed.x ?? 1) + 1 : least }
}

/** CF-INCARN-04 to -06: the abilities of warriors. */
function warriors(profile: Profile): Trait[] {
  return [sequence(profile, 2), { ability: 'counter-attack', x: null }, { ability: 'master-strike', x: 0 }]
}

/** CF-INCARN-07, -08: the abilities of marksmen. */
function marksmen({ aim, weapon }: Profile): Trait[] {
  if (aim === null || weapon === null) return []
  return [
    { ability: 'assault-fire', x: null },
    { ability: RAPID_RELOADING.id, x: null },
  ]
}
