import { type Catalogue, type Facet, type Offer, text } from '@fray/kernel'
import { addFigure } from '../armies/add-figure.ts'
import { ownProfile } from '../armies/cards/own-profile.ts'
import { type Profile, RANKS } from '../armies/cards/profile.ts'
import { profiles } from '../armies/cards/profiles.ts'
import { type Examination, examinationOf } from '../armies/checks/examination.ts'
import type { ArmyList } from '../armies/list.ts'
import { standingOf } from '../armies/peoples/alliance.ts'
import { enlistmentFor } from '../armies/peoples/enlistment.ts'
import { factionNamed } from '../armies/peoples/factions.ts'
import { isForSale } from '../armies/random-army.ts'
import { captionOf, figuresOf, isHouse, traitsOf } from './figures.ts'
import { objectionTo } from './objections.ts'

const ROLES = {
  character: ({ character }: Profile) => character,
  commander: ({ command }: Profile) => command === 'commander',
  bearer: ({ command }: Profile) => command === 'musician' || command === 'standard-bearer',
  shooter: ({ weapon }: Profile) => weapon !== null,
  magician: ({ magic }: Profile) => magic !== null,
  faithful: ({ faith }: Profile) => faith !== null,
  fearsome: ({ fear }: Profile) => fear !== null,
  flyer: ({ flight }: Profile) => flight !== null,
  mounted: ({ base }: Profile) => base === 'cavalry',
  machine: ({ machine }: Profile) => machine !== null,
  house: ({ own }: Profile) => own,
} as const

type Role = keyof typeof ROLES

/** Lists every fighter that an army may take, its own people first, with objections. */
export function catalogueFor(list: ArmyList): Catalogue {
  const examination = examinationOf(list)
  const taken = countTaken(list)
  const offers = recruitable(list).map((profile) => offerOf(profile, examination, taken.get(profile.id) ?? 0))
  const isUsed = (facet: string, id: string) => offers.some(({ facets }) => facets[facet]?.includes(id))
  const facet = (id: string, values: readonly string[], word: string): Facet => ({
    id,
    label: text(`force.facet.${id}`),
    values: values.filter((value) => isUsed(id, value)).map((value) => ({ id: value, text: text(`${word}.${value}`) })),
  })
  return {
    facets: [
      facet('role', Object.keys(ROLES), 'force.role'),
      facet('people', [...new Set(profiles.map(({ people }) => people))], 'people'),
      facet('rank', RANKS, 'rank'),
    ],
    offers,
  }
}

/** CF-ARMY-20, CF-ALLY-04: fighters of the people, its Allies, and the player's own cards. */
export function recruitable(list: ArmyList): readonly Profile[] {
  return [...(list.profiles ?? []).map(ownProfile), ...printedRecruits(list)]
}

const recruits = new Map<string, readonly Profile[]>()

/** Fighters of the catalogue, searched once for each people and faction. */
function printedRecruits({ army, faction }: Pick<ArmyList, 'army' | 'faction'>): readonly Profile[] {
  const known = faction === null || factionNamed(faction) ? faction : null
  const key = `${army} ${known}`
  const found = recruits.get(key) ?? recruitsFor({ army, faction: known })
  recruits.set(key, found)
  return found
}

function recruitsFor(terms: Pick<ArmyList, 'army' | 'faction'>): readonly Profile[] {
  const standing = (profile: Profile) => standingOf(profile, terms.army, terms.faction)
  const isWelcome = (profile: Profile) => standing(profile) !== 'stranger' || enlistmentFor(profile, terms).length > 0
  const welcome = profiles.filter((profile) => isForSale(profile) && isWelcome(profile))
  const own = welcome.filter((profile) => standing(profile) === 'own')
  return [...own, ...welcome.filter((profile) => standing(profile) !== 'own')]
}

function offerOf(profile: Profile, examination: Examination, taken: number): Offer {
  const { list } = examination
  const objection = objectionTo(examination, addFigure(list, profile))
  return {
    id: profile.id,
    name: text('trait', { name: profile.name }),
    icon: profile.icon,
    caption: captionOf(profile, list.army),
    cost: profile.ap,
    taken,
    figures: figuresOf(profile),
    traits: traitsOf(profile),
    facets: {
      role: (Object.keys(ROLES) as Role[]).filter((role) => ROLES[role](profile)),
      people: [profile.people],
      rank: [profile.rank],
    },
    ...(objection ? { objection } : {}),
    ...(isHouse(profile) ? { house: true } : {}),
  }
}

/** How many of each profile an army has, on all cards. */
export type TakenNumbers = ReadonlyMap<string, number>

export function countTaken({ cards }: ArmyList): TakenNumbers {
  const taken = new Map<string, number>()
  for (const { profile, count } of cards.flatMap((card) => [card, ...card.with])) {
    taken.set(profile, (taken.get(profile) ?? 0) + count)
  }
  return taken
}
