import { type Catalogue, type Facet, type Offer, text } from '@fray/kernel'
import type { BandFault } from '../bands/band-fault.ts'
import type { BandList } from '../bands/band-list.ts'
import type { Profile, Rank } from '../bands/profile.ts'
import type { Recruitment } from '../bands/recruitment.ts'
import { type Entry, isGroup } from '../bands/roster.ts'
import { addEntry, recruitableEntries } from './add-entry.ts'
import { objectionTo } from './objections.ts'
import { captionOf, figuresOf, traitsOf } from './view.ts'

const RANKS: readonly Rank[] = ['leader', 'avatar', 'messenger', 'regular', 'average', 'elite', 'superior', 'escort']

const ROLES = {
  shooter: ({ ranged }: Profile) => ranged.length > 0,
  sorcerer: ({ pow }: Profile) => pow !== null,
  mounted: ({ mounted }: Profile) => mounted,
  flyer: ({ movement }: Profile) => movement === 'flying',
  group: (_profile: Profile, entry: Entry) => isGroup(entry),
  house: ({ house }: Profile) => house === true,
} as const

type Role = keyof typeof ROLES

/** Lists everyone a band may recruit, with the objections to each. */
export function catalogueFor(list: BandList, recruitment: Recruitment): Catalogue {
  const entries = recruitableEntries(list, recruitment)
  const faults = recruitment.check(list)
  const offers = entries.map((entry) => offerOf(entry, list, recruitment, faults))
  const isUsed = (facet: string, id: string) => offers.some(({ facets }) => facets[facet]?.includes(id))
  const facet = (id: string, values: readonly string[]): Facet => ({
    id,
    label: text(`force.facet.${id}`),
    values: values
      .filter((value) => isUsed(id, value))
      .map((value) => ({ id: value, text: text(`force.${id}.${value}`) })),
  })
  return { facets: [facet('rank', RANKS), facet('role', Object.keys(ROLES))], offers }
}

function offerOf(entry: Entry, list: BandList, recruitment: Recruitment, faults: readonly BandFault[]): Offer {
  const { profile } = entry
  const objection = objectionTo(faults, addEntry(list, entry, recruitment), recruitment)
  return {
    id: entry.id,
    name: text('ability', { name: entry.name }),
    icon: profile.icon,
    caption: captionOf(entry),
    cost: entry.bp,
    taken: list.entries.filter(({ id }) => id === entry.id).reduce((sum, { count }) => sum + count, 0),
    figures: figuresOf(profile),
    traits: traitsOf(profile),
    facets: {
      rank: [profile.rank],
      role: (Object.keys(ROLES) as Role[]).filter((role) => ROLES[role](profile, entry)),
    },
    ...(objection ? { objection } : {}),
    ...(profile.house ? { house: true } : {}),
  }
}
