import { bearerOf, fullestChoice } from '../bands/artefact-choice.ts'
import type { BandList, ListedEntry } from '../bands/band.ts'
import { namedWithin } from '../bands/house-profile.ts'
import { optionsOf } from '../bands/recruiting.ts'
import type { Recruitment } from '../bands/recruitment.ts'
import type { Entry } from '../bands/roster.ts'

/** The band with one more of an entry: one more copy where a line is just like the new one, else a line of its own. */
export function withOneMore(list: BandList, entry: Entry, recruitment: Recruitment): BandList {
  const line = usualLine(entry, list, recruitment)
  const alike = list.entries.findIndex((otherEntry) => isSame(otherEntry, line))
  if (alike < 0 || line.artefacts.length > 0) return { ...list, entries: [...list.entries, line] }
  const more = { ...list.entries[alike]!, count: list.entries[alike]!.count + 1 }
  return { ...list, entries: list.entries.with(alike, more) }
}

/** The band with lines that are alike written as one. */
export function gathered(list: BandList): BandList {
  const entries: ListedEntry[] = []
  for (const line of list.entries) {
    const alike = entries.findIndex((entry) => entry.artefacts.length === 0 && isSame(entry, line))
    if (alike < 0) entries.push(line)
    else entries[alike] = { ...entries[alike]!, count: entries[alike]!.count + line.count }
  }
  return { ...list, entries }
}

/** Choices that must be made are made, so that what was added is not wrong at once: a weapon, a faction, artefacts. */
function usualLine(entry: Entry, list: BandList, { raceRules }: Recruitment): ListedEntry {
  const line: ListedEntry = { id: entry.id, count: 1, artefacts: [], consumables: [] }
  const [option] = optionsOf(entry, raceRules)
  if (option && entry.optionRequired) line.option = option.weapon
  if (entry.factions.length > 0) line.faction = 'legion'
  if (entry.profile.ap === 0) return line
  const taken = list.entries.flatMap(({ artefacts }) => artefacts)
  return { ...line, artefacts: fullestChoice(bearerOf(entry, line, raceRules), taken).map(({ id }) => id) }
}

/** Everybody who may be in the band: those of its race, and those its player made up. */
export function recruitable(list: BandList, { roster, named }: Recruitment): readonly Entry[] {
  const own = namedWithin(list, named)
  const made = (list.profiles ?? []).map(({ id }) => own(id)!)
  return [...roster.filter(({ race }) => race === list.race), ...made]
}

function isSame(one: ListedEntry, other: ListedEntry): boolean {
  return JSON.stringify({ ...one, count: 1 }) === JSON.stringify({ ...other, count: 1 })
}
