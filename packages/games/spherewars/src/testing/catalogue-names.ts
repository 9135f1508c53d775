import { registry } from '../ability.ts'
import { FACTIONS, optionsOf } from '../bands/recruiting.ts'
import { type Entry, roster } from '../bands/roster.ts'
import { forces } from '../forces/rulebook-forces.ts'
import '../index.ts'
import { missions } from '../preparation/missions/index.ts'

/** Persons and peoples, who are called the same everywhere. */
const PROPER: ReadonlySet<string> = new Set([
  ...["Nek'Org", "Tir'Abe", 'Sull', 'Raggarth'],
  ...['Rodanes', 'Nirlem', 'Taem', 'Laroc', 'Ikarus'],
  ...['Pyronus', 'Igniis', 'Satanor', 'Hinos'],
  ...['Shaogi', 'Liehhan', 'Yenay', 'Miuhalo'],
])

/** Every name in the catalogues of both editions that other languages translate. */
export const catalogueNames: readonly string[] = [
  ...registry.all().map(({ name }) => name),
  ...roster.flatMap(namesOfEntry),
  ...Object.values(FACTIONS).map(({ name }) => name),
  ...missions.map(({ name }) => name),
  ...forces.ready.map(({ force }) => force.name),
  ...(forces.profileExamples ?? []).flatMap(namesIn),
].filter((name) => typeof name === 'string' && !PROPER.has(name)) as string[]

function namesOfEntry(entry: Entry): (string | null)[] {
  const figures = [entry.profile, ...entry.members].flatMap(({ name, title, faction }) => [name, title, faction])
  const options = [true, false].flatMap((raceRules) => optionsOf(entry, raceRules)).map(({ name }) => name)
  return [entry.name, ...figures, ...entry.factions, ...options]
}

/** All values under "name" in plain data. */
function namesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'name' && typeof value === 'string' ? [value] : namesIn(value),
  )
}
