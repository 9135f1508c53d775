import { isGrammarPhrase } from './grammar.ts'
import { argumentsOf, pluralsOf } from './message.ts'
import { isNamePhrase } from './name.ts'
import type { Phrases } from './phrasebook.ts'

/** Plural forms are checked for whole numbers up to this. */
const MAX_SAMPLED_COUNT = 200

/**
 * Lists what is wrong with translated phrases: ids that English lacks, messages that are empty or cannot be parsed, and
 * arguments or plural forms that do not exist. For names see `nameFaults`.
 */
export function translationFaults(english: Phrases, language: string, translated: Phrases): readonly string[] {
  const unknown = Object.keys(translated).filter((id) => !(id in english) && !isNamePhrase(id) && !isGrammarPhrase(id))
  return [
    ...unknown.map((id) => `${id} is not a phrase`),
    ...checkShared(english, translated, (original, message) => messageFaults(original, language, message)),
  ]
}

/**
 * Lists what translated phrases lack. None of it is an error: English stands in for a missing phrase, and a message
 * without an argument or a plural form still reads.
 */
export function translationGaps(english: Phrases, language: string, translated: Phrases): readonly string[] {
  const missing = Object.keys(english).filter((id) => !(id in translated) && !isGrammarPhrase(id))
  return [
    ...missing.map((id) => `${id} is missing`),
    ...checkShared(english, translated, (original, message) => messageGaps(original, language, message)),
  ]
}

function checkShared(
  english: Phrases,
  translated: Phrases,
  check: (original: string, message: string) => readonly string[],
): readonly string[] {
  return Object.entries(translated).flatMap(([id, message]) => {
    const original = english[id]
    return original === undefined ? [] : check(original, message).map((finding) => `${id} ${finding}`)
  })
}

function messageFaults(english: string, language: string, message: string): readonly string[] {
  if (message.trim() === '' && english.trim() !== '') return ['is empty']
  try {
    const known = argumentsOf(english)
    const forms: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const odd = pluralsOf(message)
      .flat()
      .filter((form) => !form.startsWith('=') && !forms.includes(form))
    return [
      ...argumentsOf(message)
        .filter((name) => !known.includes(name))
        .map((name) => `names the unknown argument "${name}"`),
      ...odd.map((form) => `has the plural form "${form}", which ${language} does not know`),
    ]
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function messageGaps(english: string, language: string, message: string): readonly string[] {
  try {
    const named = argumentsOf(message)
    return [
      ...argumentsOf(english)
        .filter((name) => !named.includes(name))
        .map((name) => `does not name the argument "${name}"`),
      ...pluralsOf(message).flatMap((forms) => missingForms(language, forms)),
    ]
  } catch {
    return [] // what cannot be read is a fault
  }
}

function missingForms(language: string, forms: readonly string[]): string[] {
  const rules = new Intl.PluralRules(language)
  const used = new Set(Array.from({ length: MAX_SAMPLED_COUNT + 1 }, (_, count) => rules.select(count)))
  return [...used].filter((form) => !forms.includes(form)).map((form) => `lacks the plural form "${form}"`)
}
