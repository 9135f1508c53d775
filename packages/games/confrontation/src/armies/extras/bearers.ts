import type { Profile } from '../cards/profile.ts'
import { hasTrait } from '../peoples/alliance.ts'
import { peopleNamed } from '../peoples/peoples.ts'
import type { Artefact, Bearers, Relic } from './armoury.ts'

/** The conditions for bearers of a reserved card, one function each. */
const TAKES: { readonly [K in keyof Bearers]-?: (profile: Profile, asked: NonNullable<Bearers[K]>) => boolean } = {
  army: ({ army }, asked) => army === asked,
  peoples: ({ people }, asked) => asked.includes(people),
  way: ({ people }, asked) => peopleNamed(people)?.path === asked,
  // CF-PACK-02: a Character bound to another faction counts as a different one.
  only: ({ id, estranged }, asked) => asked.includes(id) && !estranged,
  notFor: ({ id }, asked) => !asked.includes(id),
  characters: ({ character }) => character,
  trait: (profile, asked) => hasTrait(profile, asked),
  path: ({ magic }, asked) => magic?.paths.includes(asked) ?? false,
  magician: ({ magic }) => magic !== null,
  faithful: ({ faith }) => faith !== null,
  mystic: ({ magic, faith }) => magic !== null || faith !== null,
  rankWord: ({ rankWords }, asked) => rankWords.includes(asked),
  mounted: ({ base }) => base === 'cavalry',
  marksman: ({ aim }) => aim !== null,
  weapon: ({ weapon }, asked) => weapon?.name.toLowerCase().includes(asked) ?? false,
  equipment: ({ equipment }, asked) => equipment.includes(asked),
  leastRes: ({ res }, asked) => res >= asked,
}

/** CF-REV-23: whether a reserved card is open to this profile. */
function isReservedTo(profile: Profile, bearers: Bearers): boolean {
  const asked = Object.entries(bearers) as [keyof Bearers, never][]
  return asked.every(([what, value]) => TAKES[what](profile, value))
}

/**
 * CF-ARMY-07, CF-ARTEFACT-04, CF-REV-23: Characters, bearers of Artefact/X, mystics for some artefacts, and the
 * fighters a card is reserved to.
 */
export function mayBear(profile: Profile, { mystics, bearers, relic, faithful }: Artefact): boolean {
  // CF-ABIL-113 (b): Inalterable fighters carry no artefacts.
  if (hasTrait(profile, 'inalterable')) return false
  if (relic) return mayBearRelic(profile, relic)
  if (faithful) return mayBearRelic(profile, { aspects: {}, cults: [faithful] })
  if (bearers) return isReservedTo(profile, bearers)
  if (profile.character || hasTrait(profile, 'artefact')) return true
  return mystics === true && (profile.magic !== null || profile.faith !== null)
}

/** CF-RELIC-01, -02: a faithful Character of the cult or path, and of the peoples, that the relic names. */
function mayBearRelic(profile: Profile, { cults, peoples, notFor = [], needs }: Relic): boolean {
  const { character, faith, people } = profile
  if (!character || !faith) return false
  const path = peopleNamed(people)?.path
  if (!cults.some((cult) => cult === 'universal' || cult === faith.cult || cult === path)) return false
  if (notFor.includes(people) || peoples?.includes(people) === false) return false
  return needs === undefined || hasTrait(profile, needs)
}
