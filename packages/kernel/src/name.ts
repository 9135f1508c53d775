import type { Phrases } from './phrasebook.ts'

/**
 * Names that a game gives in plain English (troops, abilities, legions) stand in the phrasebook of another language under
 * this and the English name. They are words, not messages: nothing in them is read.
 */
const NAME = 'name.'

/** One of several alike: "Lookout 2". */
const NUMBERED = /^(.+) (\d+)$/

/** One of two alike, by whose it is: "Lookout (Alliance)". */
const OWNED = /^(.+) \((.+)\)$/

/** What a language calls things, by what English calls them. */
export type NameList = Readonly<Record<string, string>>

/** Names ready for the phrasebook of their language. */
export function namePhrases(names: NameList): Phrases {
  return Object.fromEntries(Object.entries(names).map(([english, name]) => [NAME + english, name]))
}

/** Whether a phrase is a name, which English has no phrase for. */
export function isNamePhrase(id: string): boolean {
  return id.startsWith(NAME)
}

/** What the language of these phrases calls something; a name it does not know stays as it is. */
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
 * What keeps the names of a language from standing in for those of a game: names that are missing or that nobody has any
 * more, and translations that read like another English name and would be translated once more.
 */
export function nameFaults(names: Iterable<string>, translated: Phrases): readonly string[] {
  const wanted = new Set(names)
  const known = Object.entries(translated).filter(([id]) => isNamePhrase(id))
  const missing = [...wanted].filter((name) => !(NAME + name in translated))
  const unknown = known.filter(([id]) => !wanted.has(id.slice(NAME.length)))
  const empty = known.filter(([, name]) => name.trim() === '')
  const twofold = known.filter(([, name]) => nameIn(translated, name) !== name)
  return [
    ...missing.map((name) => `"${name}" is missing`),
    ...unknown.map(([id]) => `"${id.slice(NAME.length)}" is not a name of this game`),
    ...empty.map(([id]) => `"${id.slice(NAME.length)}" is empty`),
    ...twofold.map(([id, name]) => `"${id.slice(NAME.length)}" is called "${name}", which is another name`),
  ]
}
