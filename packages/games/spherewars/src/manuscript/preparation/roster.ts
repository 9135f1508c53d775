import { freeze } from '@fray/kernel'
import { discBase, millimetres } from '@fray/tabletop'
import sizes from '../../../data/manuscript/base-sizes.json' with { type: 'json' }
import list from '../../../data/manuscript/profiles.json' with { type: 'json' }
import type { Profile } from '../../bands/profile.ts'
import { type Entry, entryNamed, roster } from '../../bands/roster.ts'

/** SM-BASE-03: the base of a model whose profile gives none: the smaller one where the table lists two. */
export function usualBase(model: 'medium' | 'large' | 'mounted' | 'warMachine') {
  const { mm } = sizes.find((size) => size.model === model)!
  return discBase(millimetres(mm[0]! / 2))
}

/** SM-PROFILE-17: abilities named like those of the rulebook; the others are numbers of the profile. */
const ABILITIES: readonly string[] = ['sensory-communication', 'stings', 'enuranar-cult', 'assault']

/** SM-PROFILE-16 to -19: Tir'Abe in the Manuscript's version; where it is silent, as in the later roster. */
function tirAbe(): Entry {
  const later = entryNamed('tirabe')!
  const printed = list.find(({ name }) => name.startsWith(later.name))!
  const profile: Profile = {
    ...later.profile,
    mov: printed.MOV,
    com: printed.MAN,
    dex: printed.DES,
    str: printed.POT,
    conMundane: printed.conMundane,
    conArcane: printed.conArcane,
    fur: printed.FUR,
    wounds: printed.wounds,
    // Enormous, frightful and unbreakable.
    height: 3,
    fear: 2,
    morale: 'unbreakable',
    base: usualBase('large'),
    weapons: printed.weapons,
    armour: printed.armour,
    abilities: [...ABILITIES, 'outsized-bone-bark', 'manuscript-hilt-blow'],
    ap: printed.CA ?? 0,
  }
  return { ...later, profile, bp: printed.PE, members: [profile], artefactTypes: {} }
}

/** SM-MISSING-03: the later roster without superiors, and with the one profile that survives. */
export const manuscriptRoster: readonly Entry[] = freeze(
  roster
    .filter(({ profile }) => profile.rank !== 'superior')
    .map((entry) => (entry.id === 'tirabe' ? tirAbe() : entry)),
)

const byId = new Map(manuscriptRoster.map((entry) => [entry.id, entry]))

export function recruitNamed(id: string): Entry | undefined {
  return byId.get(id)
}
