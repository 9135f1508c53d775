import type { Phrases } from './phrasebook.ts'

/**
 * The prefix of names in phrasebooks of other languages. Games name troops, abilities and legions in plain English; the
 * prefix and the English name give the translation. They are names, not ICU messages.
 */
const NAME = 'name.'

/** One of several alike: "Lookout 2". */
const NUMBERED = /^(.+) (\d+)$/

/** One of two alike, with its owner: "Lookout (Alliance)". */
const OWNED = /^(.+) \((.+)\)$/

/** Translated names by their English ones. */
export type NameList = Readonly<Record<string, string>>

/** Turns translated names into entries of a phrasebook. */
export function namePhrases(names: NameList): Phrases {
  return Object.fromEntries(Object.entries(names).map(([english, name]) => [NAME + english, name]))
}

/** Whether a phrase is a translated name, which English has no phrase for. */
export function isNamePhrase(id: string): boolean {
  return id.startsWith(NAME)
}

/** Translates a name; an unknown name stays as it is. */
export function nameIn(phrases: Phrases, name: string): string {
  const whole = phrases[NAME + name]
  if (whole !== undefined) return whole
  const [, one, owner] = OWNED.exec(name) ?? []
  if (one !== undefined && owner !== undefined) return `${nameIn(phrases, one)} (${nameIn(phrases, owner)})`
  const [, alike, number] = NUMBERED.exec(name) ?? []
  const known = alike === undefined ? undefined : phrases[NAME + alike]
  return known === undefined ? name : `${known} ${number}`
}

/**
 * Lists what is wrong with translated names: names no longer used, empty ones, and translations that read like another
 * English name and would be translated again.
 */
export function nameFaults(names: Iterable<string>, translated: Phrases): readonly string[] {
  const wanted = new Set(names)
  const known = Object.entries(translated).filter(([id]) => isNamePhrase(id))
  const unknown = known.filter(([id]) => !wanted.has(id.slice(NAME.length)))
  const empty = known.filter(([, name]) => name.trim() === '')
  const twofold = known.filter(([, name]) => nameIn(translated, name) !== name)
  return [
    ...unknown.map(([id]) => `"${id.slice(NAME.length)}" is not a name of this game`),
    ...empty.map(([id]) => `"${id.slice(NAME.length)}" is empty`),
    ...twofold.map(([id, name]) => `"${id.slice(NAME.length)}" is called "${name}", which is another name`),
  ]
}

/** Lists the names that have no translation; they stay English. */
export function nameGaps(names: Iterable<string>, translated: Phrases): readonly string[] {
  return [...new Set(names)].filter((name) => !(NAME + name in translated)).map((name) => `"${name}" is missing`)
}
