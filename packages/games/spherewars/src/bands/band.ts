import rules from '../../data/band-rules.json' with { type: 'json' }
import type { Side } from '../side.ts'
import type { Combatant } from '../state.ts'
import { consumableNamed } from './armoury.ts'
import type { BandList, ListedEntry } from './band-list.ts'
import { entryLookup } from './house-profile.ts'
import { createCombatant } from './initial-state.ts'
import type { Profile } from './profile.ts'
import { optionsOf, recruitedProfile } from './recruiting.ts'
import { type Entry, type EntryNamed, entryNamed, isGroup } from './roster.ts'

/** One purchase: a combatant or a group, with what was paid for it. */
export interface Recruit {
  readonly entry: Entry
  readonly listed: ListedEntry
  /** Index of its line in the list. */
  readonly line: number
  readonly figures: number
  /** SW-RBAND-06: the price paid, also used as the value for scoring. */
  readonly price: number
}

/** Lists every purchase, one for each copy. Lines with unknown ids are skipped. */
export function recruitsOf(list: BandList, raceRules = true, roster: EntryNamed = entryNamed): Recruit[] {
  const named = entryLookup(list, roster)
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

/** SW-BAND-08: the total cost of the band. */
export function totalOf(list: BandList, raceRules = true, named: EntryNamed = entryNamed): number {
  return recruitsOf(list, raceRules, named).reduce((sum, { price }) => sum + price, 0)
}

/** SW-RRULE-03: the average troop that is cheaper with the leader's cult. */
function bondOf({ entries }: BandList): string | null {
  const byLeader: Readonly<Record<string, string>> = rules.cultBond.byLeader
  for (const { id } of entries) if (byLeader[id]) return byLeader[id]
  return null
}

function priceOf(entry: Entry, listed: ListedEntry, raceRules: boolean): number {
  const option = optionsOf(entry, raceRules).find(({ weapon }) => weapon === listed.option)
  return baseCostOf(entry, listed) + (option?.bp ?? 0) + costOfConsumables(listed.consumables)
}

/** SW-BAND-15: the total price of consumables. */
export function costOfConsumables(consumables: readonly string[]): number {
  return consumables.reduce((sum, id) => sum + (consumableNamed(id)?.cost ?? 0), 0)
}

/** The cost of the entry alone, without equipment. */
export function baseCostOf(entry: Entry, listed: ListedEntry): number {
  return isReinforced(entry, listed) ? rules.reinforcedPacks.bp : entry.bp
}

/** SW-RRULE-17: whether the entry may have more figures than usual. */
export function mayBeReinforced({ id }: Entry): boolean {
  return rules.reinforcedPacks.ids.includes(id)
}

/** SW-RRULE-17: the number of figures in a reinforced pack. */
export const REINFORCED = rules.reinforcedPacks.members

/** SW-RRULE-17: whether the line is a reinforced pack. */
export function isReinforced(entry: Entry, { members }: ListedEntry): boolean {
  return members === rules.reinforcedPacks.members && rules.reinforcedPacks.ids.includes(entry.id)
}

function figuresOf(entry: Entry, listed: ListedEntry): number {
  return isReinforced(entry, listed) ? rules.reinforcedPacks.members : entry.members.length
}

/** The seat, side and first id of a band's combatants. */
interface NewCombatantsOptions {
  readonly band: number
  readonly side: Side
  /** The first id to use. */
  readonly from: number
  readonly raceRules: boolean
  /** Entry lookup; the rulebook roster by default. */
  readonly named?: EntryNamed
  readonly names: FigureNumbering
}

/** Creates the combatants of a legal band list, before deployment. */
export function createCombatants(
  list: BandList,
  { band, side, from, raceRules, named, names }: NewCombatantsOptions,
): Combatant[] {
  const recruits = recruitsOf(list, raceRules, named)
  const combatants: Combatant[] = []
  recruits.forEach((recruit, index) => {
    const { entry, listed, figures, price } = recruit
    const { option, faction } = listed
    for (const printed of membersOf(entry, figures)) {
      const profile = recruitedProfile(entry, printed, names.next(printed), { option, faction, raceRules })
      const details = {
        group: isGroup(entry) ? groupNumber(band, index) : null,
        // SW-WIN-11: consumables do not count; only heroes, which are single figures, buy them.
        value: Math.floor((price - costOfConsumables(listed.consumables)) / figures),
        provisions: costOfConsumables(listed.consumables),
        artefacts: [...listed.artefacts],
        consumables: [...listed.consumables],
        carries: entry.consumables,
      }
      combatants.push(createCombatant(from + combatants.length, band, side, profile, details))
    }
  })
  return combatants
}

/** Gets the figures of an entry; those of a reinforced pack are identical. */
function membersOf({ members }: Entry, figures: number): Profile[] {
  return Array.from({ length: figures }, (_, i) => members[i] ?? members[0]!)
}

/** Group numbers are unique within a match. */
function groupNumber(band: number, index: number): number {
  return band * 1000 + index
}

/** Numbers figures with the same name across all bands, so that players and logs can tell them apart. */
export class FigureNumbering {
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
