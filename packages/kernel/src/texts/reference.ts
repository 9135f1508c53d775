import { hashOf } from '../data/hash.ts'

/** A rule in our own words. */
export interface RuleText {
  readonly title: string
  readonly text: string
  /** Its price when building a force, in words; it plays no part at the table. */
  readonly price?: string
  /** How we decide where the book is silent or contradicts itself. */
  readonly ruling?: string
}

export type Reference = Readonly<Record<string, RuleText>>

/** A rule in another language, with the mark of the English wording it was made from. */
interface TranslatedRule extends RuleText {
  readonly of: string
}

/** Rules in another language, by id; missing ones are read in English. */
export type TranslatedReference = Readonly<Record<string, TranslatedRule>>

/** The rules in languages other than English; each is loaded when somebody reads it. */
export type ReferenceTranslations = Readonly<Record<string, () => Promise<TranslatedReference>>>

/** Gets a short mark that changes with the wording of a rule: it shows which translations are out of date. */
export function wordingMark({ title, text, ruling, price }: RuleText): string {
  return hashOf([title, text, ruling ?? '', ...(price ? [price] : [])]).toString(36)
}

/** Lists what is wrong with a translated reference; each entry begins with the rule. Rules whose English has changed are gaps. */
export function referenceFaults(reference: Reference, translated: TranslatedReference): readonly string[] {
  return Object.entries(translated).flatMap(([id, rule]) => {
    const english = reference[id]
    if (!english) return [`${id}: no such rule`]
    return rule.of === wordingMark(english) ? translatedRuleFaults(english, rule).map((fault) => `${id}: ${fault}`) : []
  })
}

/** Lists the rules that have no translation, and those whose English has changed since. */
export function referenceGaps(reference: Reference, translated: TranslatedReference): readonly string[] {
  return Object.entries(reference).flatMap(([id, english]) => {
    const mark = wordingMark(english)
    const rule = translated[id]
    if (!rule) return [`${id} is missing`]
    return rule.of === mark ? [] : [`${id}: the English has changed; check the translation, then set "of" to "${mark}"`]
  })
}

function translatedRuleFaults(english: RuleText, rule: TranslatedRule): string[] {
  const parts = ['title', 'text', 'price', 'ruling'] as const
  return parts.flatMap((part) => {
    if ((rule[part]?.trim() ?? '') === '') return english[part] ? [`${part} is missing`] : []
    if (!english[part]) return [`${part} has no original`]
    const [wanted, found] = [figuresIn(english[part]), figuresIn(rule[part] ?? '')]
    return wanted === found ? [] : [`${part} has the figures ${found}, in English ${wanted}`]
  })
}

/** A digit read for its sound: hand to hand is h2h. */
const SPOKEN_FIGURES = /\b(\p{L})2\1\b/giu

/** Lists all figures of a text, including those of dice and rule ids, sorted: translations reorder sentences. */
function figuresIn(text: string): string {
  return (text.replace(SPOKEN_FIGURES, '').match(/\d+/g) ?? []).toSorted().join(' ')
}
