import { z } from 'zod'
import { type CardFault, inputIssue } from '../input-problem.ts'
import { modelPrice } from './cost.ts'
import type { Profile } from './profile.ts'
import { type FindProfile, profileNamed, profileOf } from './profiles.ts'
import { cardFields, checkCard } from './reference-card.ts'

/** A player's own card: the same figures as a card of the catalogue. Without A.P. it costs what the model says. */
export const ownProfileSchema = z
  .strictObject({ ...cardFields, ap: z.number().int().min(1).max(1000).optional() })
  .superRefine(checkCard)
  .superRefine((made, context) => {
    const complain = (field: string, which: CardFault) =>
      context.addIssue({ code: 'custom', path: [field], ...inputIssue(`fault.card.${which}`) })
    if (profileNamed(made.id)) complain('id', 'taken')
    if (made.ap === undefined && modelPrice(made) === null) complain('ap', 'price')
  })

type OwnProfile = z.infer<typeof ownProfileSchema>

/** Play compares profiles by identity, so each is made once. */
const known = new WeakMap<OwnProfile, Profile>()

export function ownProfile(made: OwnProfile): Profile {
  const profile = known.get(made) ?? newProfile(made)
  known.set(made, profile)
  return profile
}

function newProfile({ ap, ...card }: OwnProfile): Profile {
  const sources = { ap: ap === undefined ? 'model' : 'house', house: [], public: [] } as const
  return profileOf(card, { ap: ap ?? modelPrice(card) ?? 0, sources, own: true })
}

/** Gets the function that finds the profiles of a list, its own cards first. */
export function profileFinder({
  profiles = [],
}: {
  readonly profiles?: readonly OwnProfile[] | undefined
}): FindProfile {
  if (profiles.length === 0) return profileNamed
  return (id) => {
    const own = profiles.find((profile) => profile.id === id)
    return own ? ownProfile(own) : profileNamed(id)
  }
}

/** CF-COST-14: the model's accuracy is a tenth. */
const TOLERANCE = 0.9

/** CF-COST-01, -14: the least cost of a player's own card; null if the model does not cover it. */
export function leastPrice(made: OwnProfile): number | null {
  const price = modelPrice(made)
  return price === null ? null : Math.floor(price * TOLERANCE)
}
