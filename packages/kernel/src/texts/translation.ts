import { isGrammarPhrase } from './grammar.ts'
import { argumentsOf, pluralsOf } from './message.ts'
import { isNamePhrase } from './name.ts'
import type { Phrases } from './phrasebook.ts'

/** Plural forms are checked for whole numbers up to this. */
const MAX_SAMPLED_COUNT = 200

/**
 * Lists the faults of translated phrases: missing or unknown ones, messages that cannot be parsed, that take other
 * arguments, or that lack a plural form of the language. For names see `nameFaults`.
 */
export function translationFaults(english: Phrases, language: string, translated: Phrases): readonly string[] {
  const missing = Object.keys(english).filter((id) => !(id in translated) && !isGrammarPhrase(id))
  const unknown = Object.keys(translated).filter((id) => !(id in english) && !isNamePhrase(id) && !isGrammarPhrase(id))
  const shared = Object.entries(translated).filter(([id]) => id in english)
  return [
    ...missing.map((id) => `${id} is missing`),
    ...unknown.map((id) => `${id} is not a phrase`),
    ...shared.flatMap(([id, message]) =>
      messageFaults(english[id] ?? '', language, message).map((it) => `${id} ${it}`),
    ),
  ]
}

function messageFaults(english: string, language: string, message: string): readonly string[] {
  try {
    const faults = pluralsOf(message).flatMap((forms) => missingForms(language, forms))
    const [wanted, named] = [argumentsOf(english).join(', '), argumentsOf(message).join(', ')]
    if (wanted !== named) faults.push(`names the arguments ${named || 'none'} instead of ${wanted || 'none'}`)
    if (message.trim() === '' && english.trim() !== '') faults.push('is empty')
    return faults
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function missingForms(language: string, forms: readonly string[]): string[] {
  const rules = new Intl.PluralRules(language)
  const used = new Set(Array.from({ length: MAX_SAMPLED_COUNT + 1 }, (_, count) => rules.select(count)))
  const lacking = [...used].filter((form) => !forms.includes(form)).map((form) => `lacks the plural form "${form}"`)
  const known: readonly string[] = rules.resolvedOptions().pluralCategories
  const odd = forms.filter((form) => !form.startsWith('=') && !known.includes(form))
  return [...lacking, ...odd.map((form) => `has the plural form "${form}", which ${language} does not know`)]
}
