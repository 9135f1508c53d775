import { freeze, type NamedItem } from '@fray/kernel'
import { z } from 'zod'
import list from '../../../data/profiles.json' with { type: 'json' }
import { innateCapacity } from '../extras/innate-capacities.ts'
import { categoryOf } from '../extras/ranks.ts'
import { traitOf } from './ability-list.ts'
import { forceOf } from './bases.ts'
import { equipmentNamed } from './equipment.ts'
import { COST_BASES, type Magic, type Profile, type Sources, type Trait } from './profile.ts'
import { type CardFigures, cardFields, checkCard } from './reference-card.ts'

/** CF-PROFILES-01, -02, -07: a card of the catalogue, with fields that only the catalogue has. */
const listedSchema = z
  .strictObject({
    ...cardFields,
    /** Other names of the same card in the book. */
    alsoCalled: z.array(z.string()).default([]),
    /** CF-BASE-13: the Force, if the card sets it. */
    force: z.number().int().optional(),
    summonOnly: z.boolean().default(false),
    capacities: z.array(z.string()).default([]),
    /** CF-COST-01: the model's price of the innate capacities. */
    capacityAp: z.number().default(0),
    spells: z.array(z.string()).default([]),
    miracles: z.array(z.string()).default([]),
    ap: z.number().int(),
    apBasis: z.enum(COST_BASES),
    house: z.array(z.string()).default([]),
    public: z.array(z.string()).default([]),
  })
  .superRefine(checkCard)

type ListedProfile = z.infer<typeof listedSchema>

/** CF-PROFILES-07, -08: every card of the catalogue, as written. */
export const listedProfiles: readonly ListedProfile[] = freeze(z.array(listedSchema).parse(list))

export const profiles: readonly Profile[] = freeze(listedProfiles.map(printedProfile))

const byId = new Map(profiles.map((profile) => [profile.id, profile]))

/** Every name of a card in the book. */
export const profileNames: readonly NamedItem[] = listedProfiles.flatMap(({ id, name, alsoCalled }) =>
  [name, ...alsoCalled].map((cardName) => ({ id, name: cardName })),
)

/** Finds a profile by its id. */
export type FindProfile = (id: string) => Profile | undefined

export function profileNamed(id: string): Profile | undefined {
  return byId.get(id)
}

function printedProfile({ alsoCalled: _, ...listed }: ListedProfile): Profile {
  const { ap, apBasis, house, public: known, force, summonOnly, capacities, spells, miracles } = listed
  const sources: Sources = { ap: apBasis, house, public: known }
  const profile = profileOf(listed, { ap, sources, own: false })
  const innate = capacities.filter(innateCapacity).map((ability): Trait => ({ ability, x: null }))
  const traits = [...profile.traits, ...innate]
  return { ...profile, ...(force === undefined ? {} : { force }), traits, summonOnly, capacities, spells, miracles }
}

/** Data that a card does not have: its cost, and who made it. */
type ProfileOrigin = Pick<Profile, 'ap' | 'sources' | 'own'>

/** Makes the profile that play needs from the figures on a card. */
export function profileOf(card: CardFigures, origin: ProfileOrigin): Profile {
  const { abilities, equipment, magic, faith, machine, ...figures } = card
  return {
    ...figures,
    ...origin,
    people: card.army,
    category: categoryOf(card.rank, magic?.level, faith?.level),
    summonOnly: false,
    force: forceOf(card.size, abilities),
    traits: traitsOf(card),
    equipment: equipment.map((id) => equipmentNamed(id)!.name),
    magic: magic && { ...magic, level: magic.level ?? card.rank, intensity: intensityOf(card) },
    faith: faith && { ...faith, level: faith.level ?? card.rank, iconoclast: abilities.includes('iconoclast') },
    machine,
    capacities: [],
    spells: [],
    miracles: [],
  }
}

/** Abilities, and equipment with a rule. */
function traitsOf({ abilities, equipment }: CardFigures): Trait[] {
  const things = equipment.filter((id) => equipmentNamed(id)?.rule !== undefined)
  return [...abilities.map(traitOf), ...things.map((ability) => ({ ability, x: null }))]
}

/** CF-ARMY-14: POW for a Warrior-mage, twice POW for a pure magician. */
function intensityOf({ pow, abilities }: CardFigures): Magic['intensity'] {
  return (pow ?? 0) * (abilities.includes('warrior-mage') ? 1 : 2)
}
