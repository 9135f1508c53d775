import { z } from 'zod'
import { armyWritten } from './army-names.ts'
import { inputIssue } from './input-problem.ts'
import { ownProfileSchema } from './own-profile.ts'
import { ARMIES } from './profile.ts'

/** CF-PROFILES-08: the armies that can be mustered; elementals are only summoned. */
export const PLAYABLE_ARMIES = ARMIES.filter((army) => army !== 'elementals')

/** CF-PROFILES-08, -09: peoples with cards in the catalogue; the Sphinxes have those that players type in. */
export const ARMIES_WITH_CARDS = PLAYABLE_ARMIES.filter((army) => army !== 'sphinx')

/** CF-ARMY-01: the most A.P. that can be agreed on. */
export const MOST_POINTS = 10_000

const ids = z.array(z.string().max(60)).max(20).default([])

const fields = {
  /** Id of a profile. */
  profile: z.string().max(60),
  /** CF-ARMY-19: how many alike the card stands for. */
  count: z.number().int().min(1).max(20).default(1),
  /** CF-ARMY-07, -09, -15: what each of them has besides what is printed, paid by the army. */
  artefacts: ids,
  spells: ids,
  miracles: ids,
  /** CF-CARD-06, CF-PACK-04. */
  capacities: ids,
  /** CF-VIRTUE-01. */
  virtues: ids,
  /** CF-LITURGY-01. */
  consecrated: z.boolean().default(false),
}

const memberSchema = z.strictObject(fields)

/** CF-STAFF-06, CF-MACHINE-10: those of other profiles who share the card: a war-staff's bearers, a machine's servants. */
const cardSchema = z.strictObject({ ...fields, with: z.array(memberSchema).max(20).default([]) })

const draft = z.strictObject({
  name: z.string().min(1).max(60).optional(),
  army: armyWritten(PLAYABLE_ARMIES as [(typeof PLAYABLE_ARMIES)[number], ...(typeof PLAYABLE_ARMIES)[number][]]),
  /** CF-PACK-01: the faction that all of the people are bound to, if any. */
  faction: z.string().max(60).nullable().default(null),
  /** CF-TOURN-01: whether it must keep the rules of tournaments. */
  tournament: z.boolean().default(false),
  /** CF-CRYHAVOC-04: whether the articles of the magazine are played. */
  articles: z.boolean().default(false),
  /** CF-ARMY-01: the agreed maximum. */
  points: z.number().int().min(1).max(MOST_POINTS),
  /** CF-ARMY-19. */
  cards: z.array(cardSchema).max(100),
  /** Cards of the player's own making. */
  profiles: z.array(ownProfileSchema).max(20).optional(),
})

/** An army on paper that may be unfinished. */
export const draftSchema = draft.superRefine(({ profiles = [] }, context) => {
  for (const [i, { id }] of profiles.entries()) {
    if (profiles.findIndex((profile) => profile.id === id) === i) continue
    context.addIssue({ code: 'custom', path: ['profiles', i, 'id'], ...inputIssue('fault.card.twice', { id }) })
  }
})

/** An army on paper: everything a player decides when he builds it. */
export const listSchema = draftSchema.refine(({ cards }) => cards.length > 0, {
  path: ['cards'],
  ...inputIssue('fault.empty'),
})

export type ArmyList = z.infer<typeof listSchema>
export type ArmyListInput = z.input<typeof listSchema>
export type ListedCard = ArmyList['cards'][number]
export type ListedMember = z.infer<typeof memberSchema>
