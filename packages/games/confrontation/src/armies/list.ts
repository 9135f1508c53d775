import { z } from 'zod'
import { presentKey } from './cards/former-keys.ts'
import { ownProfileSchema } from './cards/own-profile.ts'
import { ARMIES } from './cards/profile.ts'
import { inputIssue } from './input-problem.ts'
import { armySchema } from './peoples/army-names.ts'

/** CF-PROFILES-08: the playable armies; elementals are only summoned. */
export const PLAYABLE_ARMIES = ARMIES.filter((army) => army !== 'elementals')

/** CF-PROFILES-08, -09: peoples with cards in the catalogue; the Sphinxes only have cards that players type in. */
export const ARMIES_WITH_CARDS = PLAYABLE_ARMIES.filter((army) => army !== 'sphinx')

/** CF-ARMY-01: the largest agreed maximum. */
export const MOST_POINTS = 10_000

const ids = z.array(z.string().max(60).transform(presentKey)).max(20).default([])

const fields = {
  /** Id of a profile. */
  profile: z.string().max(60),
  /** CF-ARMY-19: the number of equal fighters on the card. */
  count: z.number().int().min(1).max(20).default(1),
  /** CF-ARMY-07, -09, -15: what each of them has in addition to the card, paid by the army. */
  artefacts: ids,
  spells: ids,
  miracles: ids,
  /** CF-CARD-06, CF-PACK-04: bought special capacities. */
  capacities: ids,
  /** CF-VIRTUE-01: virtues of a faithful. */
  virtues: ids,
  /** CF-LITURGY-01: whether each of them is consecrated. */
  consecrated: z.boolean().default(false),
}

const memberSchema = z.strictObject(fields)

/**
 * CF-STAFF-06, CF-MACHINE-10: fighters of other profiles that share the card: a war-staff's bearers, a machine's
 * servants.
 */
const cardSchema = z.strictObject({ ...fields, with: z.array(memberSchema).max(20).default([]) })

const draft = z.strictObject({
  name: z.string().min(1).max(60).optional(),
  army: armySchema(PLAYABLE_ARMIES as [(typeof PLAYABLE_ARMIES)[number], ...(typeof PLAYABLE_ARMIES)[number][]]),
  /** CF-PACK-01: the faction that all fighters of the people are bound to, if any. */
  faction: z.string().max(60).nullable().default(null),
  /** CF-TOURN-01: whether it must follow the rules of tournaments. */
  tournament: z.boolean().default(false),
  /** CF-CRYHAVOC-04: whether it uses the articles of the magazine. */
  articles: z.boolean().default(false),
  /** CF-ARMY-01: the agreed maximum. */
  points: z.number().int().min(1).max(MOST_POINTS),
  /** CF-ARMY-19: the reference cards. */
  cards: z.array(cardSchema).max(100),
  /** The player's own cards. */
  profiles: z.array(ownProfileSchema).max(20).optional(),
})

/** An army on paper that may be unfinished. */
export const draftSchema = draft.superRefine(({ profiles = [] }, context) => {
  for (const [i, { id }] of profiles.entries()) {
    if (profiles.findIndex((profile) => profile.id === id) === i) continue
    context.addIssue({ code: 'custom', path: ['profiles', i, 'id'], ...inputIssue('fault.card.twice', { id }) })
  }
})

/** An army on paper: everything that a player decides when building it. */
export const listSchema = draftSchema.refine(({ cards }) => cards.length > 0, {
  path: ['cards'],
  ...inputIssue('fault.empty'),
})

export type ArmyList = z.infer<typeof listSchema>
export type ArmyListInput = z.input<typeof listSchema>
export type ListedCard = ArmyList['cards'][number]
export type ListedMember = z.infer<typeof memberSchema>
