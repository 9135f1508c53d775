import { kernelTranslations, nameFaults, type Phrases } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { registry } from '../ability.ts'
import { FACTIONS, optionsOf } from '../bands/recruiting.ts'
import { type Entry, roster } from '../bands/roster.ts'
import { forces } from '../forces/rulebook-forces.ts'
import { spherewars, spherewarsManuscript } from '../index.ts'
import { missions } from '../preparation/missions/index.ts'

/** Persons and peoples, who are called the same everywhere. */
const PROPER: ReadonlySet<string> = new Set([
  ...["Nek'Org", "Tir'Abe", 'Sull', 'Raggarth'],
  ...['Rodanes', 'Nirlem', 'Taem', 'Laroc', 'Ikarus'],
  ...['Pyronus', 'Igniis', 'Satanor', 'Hinos'],
  ...['Shaogi', 'Liehhan', 'Yenay', 'Miuhalo'],
])

function namesOfEntry(entry: Entry): (string | null)[] {
  const figures = [entry.profile, ...entry.members].flatMap(({ name, title, faction }) => [name, title, faction])
  const options = [true, false].flatMap((raceRules) => optionsOf(entry, raceRules)).map(({ name }) => name)
  return [entry.name, ...figures, ...entry.factions, ...options]
}

/** Every name that the catalogues of both editions have. */
const names = [
  ...registry.all().map(({ name }) => name),
  ...roster.flatMap(namesOfEntry),
  ...Object.values(FACTIONS).map(({ name }) => name),
  ...missions.map(({ name }) => name),
  ...forces.ready.map(({ force }) => force.name),
  ...(forces.profileExamples ?? []).flatMap(namesIn),
].filter((name) => typeof name === 'string' && !PROPER.has(name)) as string[]

/** All values under "name" in plain data. */
function namesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'name' && typeof value === 'string' ? [value] : namesIn(value),
  )
}

describe.each([spherewars, spherewarsManuscript])('the names of $id', ({ content: { translations = {} } }) => {
  test.each(Object.keys(kernelTranslations))('have a translation in %s, without leftovers', async (language) => {
    const translated: Phrases = (await translations[language]?.()) ?? {}
    expect(nameFaults(names, translated)).toEqual([])
  })
})
