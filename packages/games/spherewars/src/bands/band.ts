import { z } from 'zod'
import rules from '../../data/band-rules.json' with { type: 'json' }
import { inputIssue } from '../input-problem.ts'
import type { Combatant, Side } from '../state.ts'
import { consumableNamed } from './armoury.ts'
import { houseProfileSchema, namedWithin } from './house-profile.ts'
import { newCombatant } from './muster.ts'
import type { Profile } from './profile.ts'
import { optionsOf, recruitedProfile } from './recruiting.ts'
import { type Entry, type EntryNamed, entryNamed, isGroup } from './roster.ts'
import { abilityWritten, factionWritten, raceWritten, recruitWritten } from './written-names.ts'

const entrySchema = z.strictObject({
  /** Id of a roster entry. */
  id: z.string(),
  count: z.number().int().min(1).max(50).default(1),
  /** SW-BAND-17: the weapon bought. */
  option: z.string().max(80).optional(),
  /** SW-RRULE-17: figures of a reinforced pack. */
  members: z.number().int().min(1).optional(),
  /** SW-ROSTER-13. */
  faction: z.preprocess(factionWritten, z.enum(['legion', 'mercenaries']).optional()),
  artefacts: z.array(z.string().max(80)).max(20).default([]),
  consumables: z.array(z.string().max(80)).max(20).default([]),
})

const fields = {
  name: z.string().min(1).max(60).optional(),
  race: z.preprocess(raceWritten, z.enum(['scions', 'alliance', 'urueh', 'adepts'])),
  /** SW-BAND-08, -09: the total it may cost, which is also the size of the game. */
  points: z.number().int().min(1).max(100_000),
  entries: z.array(entrySchema).max(100),
  /** Combatants of the player's own making. */
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

/** A line as people write it: what goes by its printed name gets its id. */
function withIds(entry: z.infer<typeof entrySchema>, own: readonly { id: string; name: string }[]) {
  const made = own.find(({ id, name }) => entry.id === id || entry.id === name)
  return {
    ...entry,
    id: made?.id ?? recruitWritten(entry.id)?.id ?? entry.id,
    ...(entry.option === undefined ? {} : { option: abilityWritten(entry.option) }),
    artefacts: entry.artefacts.map(abilityWritten),
    consumables: entry.consumables.map(abilityWritten),
  }
}

/** A band on paper: everything a player decides when recruiting it (SW-BAND-18). */
export const bandSchema = draftSchema.refine(({ entries }) => entries.length > 0, {
  path: ['entries'],
  ...inputIssue('fault.band.empty'),
})

export type BandList = z.infer<typeof bandSchema>
export type BandInput = z.input<typeof bandSchema>
export type ListedEntry = BandList['entries'][number]

/** One purchase: a combatant or a group, with what was paid for it. */
export interface Recruit {
  readonly entry: Entry
  readonly listed: ListedEntry
  /** Which line of the list it stands in. */
  readonly line: number
  readonly figures: number
  /** SW-RBAND-06: the price paid, which is also the value for scoring. */
  readonly price: number
}

/** Every purchase of a list, copies one by one. Lines that name nobody are left out. */
export function recruitsOf(list: BandList, raceRules = true, roster: EntryNamed = entryNamed): Recruit[] {
  const named = namedWithin(list, roster)
  const bonded = raceRules ? bondOf(list) : null
  let discounts = rules.cultBond.copies
  return list.entries.flatMap((listed, line) => {
    const entry = named(listed.id)
    if (!entry) return []
    const bought = { entry, listed, line, price: priceOf(entry, listed, raceRules), figures: figuresOf(entry, listed) }
    if (entry.id !== bonded) return Array<Recruit>(listed.count).fill(bought)
    return Array.from({ length: listed.count }, () => {
      return discounts-- > 0 ? { ...bought, price: bought.price - rules.cultBond.discountBp } : bought
    })
  })
}

/** SW-BAND-08: what the whole band costs. */
export function totalOf(list: BandList, raceRules = true, named: EntryNamed = entryNamed): number {
  return recruitsOf(list, raceRules, named).reduce((sum, { price }) => sum + price, 0)
}

/** SW-RRULE-03: the average troop that the leader's cult gets cheaper. */
function bondOf({ entries }: BandList): string | null {
  const byLeader: Readonly<Record<string, string>> = rules.cultBond.byLeader
  for (const { id } of entries) if (byLeader[id]) return byLeader[id]
  return null
}

function priceOf(entry: Entry, listed: ListedEntry, raceRules: boolean): number {
  const option = optionsOf(entry, raceRules).find(({ weapon }) => weapon === listed.option)
  return basisOf(entry, listed) + (option?.bp ?? 0) + costOfConsumables(listed.consumables)
}

/** SW-BAND-15. */
export function costOfConsumables(consumables: readonly string[]): number {
  return consumables.reduce((sum, id) => sum + (consumableNamed(id)?.cost ?? 0), 0)
}

/** What the entry itself costs, without anything bought for it. */
export function basisOf(entry: Entry, listed: ListedEntry): number {
  return isReinforced(entry, listed) ? rules.reinforcedPacks.bp : entry.bp
}

/** SW-RRULE-17: whether it may be taken with more figures than usual. */
export function mayBeReinforced({ id }: Entry): boolean {
  return rules.reinforcedPacks.ids.includes(id)
}

/** SW-RRULE-17. */
export const REINFORCED = rules.reinforcedPacks.members

/** SW-RRULE-17. */
export function isReinforced(entry: Entry, { members }: ListedEntry): boolean {
  return members === rules.reinforcedPacks.members && rules.reinforcedPacks.ids.includes(entry.id)
}

function figuresOf(entry: Entry, listed: ListedEntry): number {
  return isReinforced(entry, listed) ? rules.reinforcedPacks.members : entry.members.length
}

/** Where the combatants of a band go. */
interface Mustering {
  readonly band: number
  readonly side: Side
  /** The ids begin here. */
  readonly from: number
  readonly raceRules: boolean
  /** Where entries are looked up; the roster of the rulebook unless told. */
  readonly named?: EntryNamed
  readonly names: Numbering
}

/** The combatants of a band, not yet on the table. The list must be sound. */
export function muster(list: BandList, { band, side, from, raceRules, named, names }: Mustering): Combatant[] {
  const recruits = recruitsOf(list, raceRules, named)
  const combatants: Combatant[] = []
  recruits.forEach((recruit, index) => {
    const { entry, listed, figures, price } = recruit
    const { option, faction } = listed
    for (const printed of membersOf(entry, figures)) {
      const profile = recruitedProfile(entry, printed, names.next(printed), { option, faction, raceRules })
      const details = {
        group: isGroup(entry) ? groupNumber(band, index) : null,
        // SW-WIN-11; only heroes, who come alone, buy consumables.
        value: Math.floor((price - costOfConsumables(listed.consumables)) / figures),
        provisions: costOfConsumables(listed.consumables),
        artefacts: [...listed.artefacts],
        consumables: [...listed.consumables],
        carries: entry.consumables,
      }
      combatants.push(newCombatant(from + combatants.length, band, side, profile, details))
    }
  })
  return combatants
}

/** The figures of an entry; those of a reinforced pack are all alike. */
function membersOf({ members }: Entry, figures: number): Profile[] {
  return Array.from({ length: figures }, (_, i) => members[i] ?? members[0]!)
}

/** Groups are numbered through the whole game. */
function groupNumber(band: number, index: number): number {
  return band * 1000 + index
}

/** Figures of all bands that are called alike get numbers, so that players and logs can tell them apart. */
export class Numbering {
  readonly #counts = new Map<string, number>()
  readonly #given = new Map<string, number>()

  constructor(lists: readonly BandList[], raceRules: boolean, named?: EntryNamed) {
    for (const { entry, figures } of lists.flatMap((list) => recruitsOf(list, raceRules, named))) {
      for (const { name } of membersOf(entry, figures)) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
    }
  }

  next({ name }: Profile): string {
    if (this.#counts.get(name) === 1) return name
    const number = (this.#given.get(name) ?? 0) + 1
    this.#given.set(name, number)
    return `${name} ${number}`
  }
}
