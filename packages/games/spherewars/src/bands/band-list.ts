import { z } from 'zod'
import { inputIssue } from '../input-problem.ts'
import { houseProfileSchema } from './house-profile.ts'
import { findAbilityId, findRecruit, parseFaction, parseRace } from './written-names.ts'

const entrySchema = z.strictObject({
  /** Id of a roster entry. */
  id: z.string(),
  count: z.number().int().min(1).max(50).default(1),
  /** SW-BAND-17: the weapon bought. */
  option: z.string().max(80).optional(),
  /** SW-RRULE-17: the number of figures in a reinforced pack. */
  members: z.number().int().min(1).optional(),
  /** SW-ROSTER-13: the faction chosen for an entry of either. */
  faction: z.preprocess(parseFaction, z.enum(['legion', 'mercenaries']).optional()),
  artefacts: z.array(z.string().max(80)).max(20).default([]),
  consumables: z.array(z.string().max(80)).max(20).default([]),
})

const fields = {
  name: z.string().min(1).max(60).optional(),
  race: z.preprocess(parseRace, z.enum(['scions', 'alliance', 'urueh', 'adepts'])),
  /** SW-BAND-08, -09: maximum cost, which also sets the size of the game. */
  points: z.number().int().min(1).max(100_000),
  entries: z.array(entrySchema).max(100),
  /** Custom combatants of the player. */
  profiles: z.array(houseProfileSchema).max(20).optional(),
}

/** A band on paper that may be unfinished. */
export const draftSchema = z
  .strictObject(fields)
  .overwrite((list) => ({ ...list, entries: list.entries.map((entry) => withIds(entry, list.profiles ?? [])) }))
  .superRefine(({ profiles = [] }, context) => {
    for (const [i, { id }] of profiles.entries()) {
      if (profiles.findIndex((profile) => profile.id === id) === i) continue
      context.addIssue({ code: 'custom', path: ['profiles', i, 'id'], ...inputIssue('fault.profile.twice', { id }) })
    }
  })

/** Replaces printed names in a line with ids. */
function withIds(entry: z.infer<typeof entrySchema>, own: readonly { id: string; name: string }[]) {
  const made = own.find(({ id, name }) => entry.id === id || entry.id === name)
  return {
    ...entry,
    id: made?.id ?? findRecruit(entry.id)?.id ?? entry.id,
    ...(entry.option === undefined ? {} : { option: findAbilityId(entry.option) }),
    artefacts: entry.artefacts.map(findAbilityId),
    consumables: entry.consumables.map(findAbilityId),
  }
}

/** A complete band list: everything a player decides when recruiting (SW-BAND-18). */
export const bandSchema = draftSchema.refine(({ entries }) => entries.length > 0, {
  path: ['entries'],
  ...inputIssue('fault.band.empty'),
})

export type BandList = z.infer<typeof bandSchema>
export type BandInput = z.input<typeof bandSchema>
export type ListedEntry = BandList['entries'][number]
