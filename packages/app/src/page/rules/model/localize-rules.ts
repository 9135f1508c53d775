import type { Reference, RuleText, TranslatedReference } from '@fray/kernel'

/** A rule in the reader's language or, if it is not translated, in English. */
export interface LocalizedRule extends RuleText {
  readonly language: string
  /** The English text, for those who know the game by it. */
  readonly english: RuleText
}

/** The rules of a game for one reader. */
export type RuleTexts = Readonly<Record<string, LocalizedRule>>

export function localizeRules(reference: Reference, language: string, translated: TranslatedReference): RuleTexts {
  const rules = Object.entries(reference).map(([id, english]): [string, LocalizedRule] => {
    const own = translated[id]
    return [id, own ? { ...own, language, english } : { ...english, language: 'en', english }]
  })
  return Object.fromEntries(rules)
}
