import { bearerOf, chooseMostPower } from '../bands/artefact-choice.ts'
import type { BandList, ListedEntry } from '../bands/band-list.ts'
import { entryLookup } from '../bands/house-profile.ts'
import { optionsOf } from '../bands/recruiting.ts'
import type { Recruitment } from '../bands/recruitment.ts'
import type { Entry } from '../bands/roster.ts'

/** Adds one of an entry: one more copy on an identical line, otherwise a new line. */
export function addEntry(list: BandList, entry: Entry, recruitment: Recruitment): BandList {
  const line = usualLine(entry, list, recruitment)
  const alike = list.entries.findIndex((otherEntry) => isSame(otherEntry, line))
  if (alike < 0 || line.artefacts.length > 0) return { ...list, entries: [...list.entries, line] }
  const more = { ...list.entries[alike]!, count: list.entries[alike]!.count + 1 }
  return { ...list, entries: list.entries.with(alike, more) }
}

/** Merges identical lines. */
export function mergeIdenticalLines(list: BandList): BandList {
  const entries: ListedEntry[] = []
  for (const line of list.entries) {
    const alike = entries.findIndex((entry) => entry.artefacts.length === 0 && isSame(entry, line))
    if (alike < 0) entries.push(line)
    else entries[alike] = { ...entries[alike]!, count: entries[alike]!.count + line.count }
  }
  return { ...list, entries }
}

/** Makes the required choices (weapon, faction, artefacts), so that a new line has no faults. */
function usualLine(entry: Entry, list: BandList, { raceRules }: Recruitment): ListedEntry {
  const line: ListedEntry = { id: entry.id, count: 1, artefacts: [], consumables: [] }
  const [option] = optionsOf(entry, raceRules)
  if (option && entry.optionRequired) line.option = option.weapon
  if (entry.factions.length > 0) line.faction = 'legion'
  if (entry.profile.ap === 0) return line
  const taken = list.entries.flatMap(({ artefacts }) => artefacts)
  return { ...line, artefacts: chooseMostPower(bearerOf(entry, line, raceRules), taken).map(({ id }) => id) }
}

/** Lists everyone the band may recruit: its race and the player's custom profiles. */
export function recruitableEntries(list: BandList, { roster, named }: Recruitment): readonly Entry[] {
  const own = entryLookup(list, named)
  const made = (list.profiles ?? []).map(({ id }) => own(id)!)
  return [...roster.filter(({ race }) => race === list.race), ...made]
}

function isSame(first: ListedEntry, second: ListedEntry): boolean {
  return JSON.stringify({ ...first, count: 1 }) === JSON.stringify({ ...second, count: 1 })
}
