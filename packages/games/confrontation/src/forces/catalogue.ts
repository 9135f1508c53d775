import { type Catalogue, type Facet, type Offer, text } from '@fray/kernel'
import { withOneMore } from '../armies/adding.ts'
import { standingOf } from '../armies/alliance.ts'
import type { ArmyFault } from '../armies/army-fault.ts'
import { checkArmy } from '../armies/check.ts'
import { enlistmentFor } from '../armies/enlistment.ts'
import type { ArmyList } from '../armies/list.ts'
import { ownProfile } from '../armies/own-profile.ts'
import { type Profile, RANKS } from '../armies/profile.ts'
import { profiles } from '../armies/profiles.ts'
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

/** Everybody an army may take, its own people first, and what speaks against it. */
export function catalogueFor(list: ArmyList): Catalogue {
  const faults = checkArmy(list)
  const offers = recruitable(list).map((profile) => offerOf(profile, list, faults))
  const used = (facet: string, id: string) => offers.some(({ facets }) => facets[facet]?.includes(id))
  const facet = (id: string, values: readonly string[], word: string): Facet => ({
    id,
    label: text(`force.facet.${id}`),
    values: values.filter((each) => used(id, each)).map((each) => ({ id: each, text: text(`${word}.${each}`) })),
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

/** CF-ARMY-20, CF-ALLY-04: those of the people, its Allies, and those the player made up. */
export function recruitable(list: ArmyList): readonly Profile[] {
  const standing = (each: Profile) => standingOf(each, list.army, list.faction)
  const isWelcome = (each: Profile) => standing(each) !== 'stranger' || enlistmentFor(each, list).length > 0
  const welcome = profiles.filter((each) => isForSale(each) && isWelcome(each))
  const own = welcome.filter((each) => standing(each) === 'own')
  const allies = welcome.filter((each) => standing(each) !== 'own')
  return [...(list.profiles ?? []).map(ownProfile), ...own, ...allies]
}

function offerOf(profile: Profile, list: ArmyList, faults: readonly ArmyFault[]): Offer {
  const objection = objectionTo(faults, withOneMore(list, profile))
  return {
    id: profile.id,
    name: text('trait', { name: profile.name }),
    icon: profile.icon,
    caption: captionOf(profile, list.army),
    cost: profile.ap,
    taken: takenOf(list, profile),
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

/** How many of somebody the army has, on whichever card. */
export function takenOf({ cards }: ArmyList, { id }: Profile): number {
  const members = cards.flatMap((card) => [card, ...card.with])
  return members.filter(({ profile }) => profile === id).reduce((sum, { count }) => sum + count, 0)
}
