import { hashOf } from './hash.ts'

/** A rule in our own words. */
export interface RuleText {
  readonly title: string
  readonly text: string
  /** What it costs those who make a force, in words; at the table nobody pays that. */
  readonly price?: string
  /** How we decide where the book is silent or at odds with itself. */
  readonly ruling?: string
}

export type Reference = Readonly<Record<string, RuleText>>

/** A rule in another language, and the mark of the English that it was made from. */
interface TranslatedRule extends RuleText {
  readonly of: string
}

/** Rules in another language, by id; one that it lacks is read in English. */
export type TranslatedReference = Readonly<Record<string, TranslatedRule>>

/** The rules in other languages than English, by language: each is fetched when somebody reads it. */
export type ReferenceTranslations = Readonly<Record<string, () => Promise<TranslatedReference>>>

/** A few letters that change whenever the rule is worded otherwise: they tell which translations are out of date. */
export function wordingMark({ title, text, ruling, price }: RuleText): string {
  return hashOf([title, text, ruling ?? '', ...(price ? [price] : [])]).toString(36)
}

/** What is wrong with the translations of a reference: each fault in a line that begins with the rule. */
export function referenceFaults(reference: Reference, translated: TranslatedReference): readonly string[] {
  return Object.entries(translated).flatMap(([id, rule]) => {
    const english = reference[id]
    return english ? translatedRuleFaults(english, rule).map((fault) => `${id}: ${fault}`) : [`${id}: no such rule`]
  })
}

function translatedRuleFaults(english: RuleText, rule: TranslatedRule): string[] {
  const parts = ['title', 'text', 'price', 'ruling'] as const
  const faults = parts.flatMap((part) => {
    if ((rule[part]?.trim() ?? '') === '') return english[part] ? [`${part} is missing`] : []
    if (!english[part]) return [`${part} has no original`]
    const [wanted, found] = [figuresIn(english[part]), figuresIn(rule[part] ?? '')]
    return wanted === found ? [] : [`${part} has the figures ${found}, in English ${wanted}`]
  })
  const mark = wordingMark(english)
  return rule.of === mark
    ? faults
    : [...faults, `the English has changed: check the translation, then set "of" to "${mark}"`]
}

/** A figure that is read for its sound: hand to hand is h2h. */
const SPOKEN = /\b(\p{L})2\1\b/giu

/** All figures of a text, those of dice and of rules' ids included, in an order of their own: sentences turn round. */
function figuresIn(text: string): string {
  return (text.replace(SPOKEN, '').match(/\d+/g) ?? []).toSorted().join(' ')
}
