import { type Message, type MessageArgs, text } from '@fray/kernel'
import type { Recruit } from './band.ts'
import { recruitsOf } from './band.ts'
import type { BandList } from './band-list.ts'
import { entryLookup } from './house-profile.ts'
import type { Profile, Rank } from './profile.ts'
import { type EntryNamed, entryNamed } from './roster.ts'
import { type SizeRules, sizeOf } from './sizes.ts'

/** A fault of a band, the rules it breaks, and the fix. */
export interface BandFault {
  /** Position in the list, such as "entries[2].option"; empty for the band as a whole. */
  readonly field: string
  readonly rules: readonly string[]
  readonly fault: Message
  readonly mend: Message
}

export interface BandOptions {
  /** SW-SIZE-05: the points agreed for the game, if they differ from the list's. */
  readonly points?: number
  /** SW-RGEN-01: whether the optional race rules are used. */
  readonly raceRules?: boolean
  /** Entry lookup; the rulebook roster by default. */
  readonly named?: EntryNamed
}

/** A list under examination. */
export interface BandExamination {
  readonly list: BandList
  readonly recruits: readonly Recruit[]
  readonly leader: Profile | null
  readonly points: number
  readonly size: SizeRules
  readonly raceRules: boolean
  readonly named: EntryNamed
  readonly faults: BandFault[]
}

export function examine(list: BandList, options: BandOptions): BandExamination {
  const { points = list.points, raceRules = true } = options
  const named = entryLookup(list, options.named ?? entryNamed)
  const recruits = recruitsOf(list, raceRules, named)
  const leader = recruits.find(({ entry }) => entry.profile.rank === 'leader')?.entry.profile ?? null
  return { list, recruits, leader, points, size: sizeOf(points), raceRules, named, faults: [] }
}

/** Adds a fault; its phrases are `fault.<id>` and `mend.<id>` with the same arguments. */
export function addFault(
  { faults }: BandExamination,
  id: string,
  args: MessageArgs,
  field: string,
  ...rules: string[]
): void {
  faults.push({ field, rules, fault: text(`fault.${id}`, args), mend: text(`mend.${id}`, args) })
}

/** SW-RBAND-05, SW-RPROF-13: gets the rank that a combatant counts as. */
export function countedRank({ rank }: Profile): Exclude<Rank, 'escort'> {
  return rank === 'escort' ? 'regular' : rank
}

export function ofRank({ recruits }: BandExamination, ...ranks: readonly Rank[]): readonly Recruit[] {
  return recruits.filter(({ entry }) => ranks.includes(countedRank(entry.profile)))
}

export function fieldOf({ line }: Recruit, part?: string): string {
  return part === undefined ? `entries[${line}]` : `entries[${line}].${part}`
}
