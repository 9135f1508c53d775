import type { Reference, RuleText } from '@fray/kernel'

export type RuleEntry = readonly [id: string, rule: RuleText]

/** Rules that have all the words, those that have them in title or id first; all rules if there are no words. */
export function searchRules(rules: Reference, search: string, rulingsOnly: boolean): readonly RuleEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const kept = Object.entries(rules).filter(([, { ruling }]) => !rulingsOnly || ruling !== undefined)
  const named = kept.filter(([id, { title }]) => has(`${id} ${title}`))
  if (words.length === 0) return named
  const told = kept.filter((entry) => !named.includes(entry) && has(allWordsOf(entry)))
  return [...named, ...told]
}

function allWordsOf([id, { title, text, ruling = '' }]: RuleEntry): string {
  return `${id} ${title} ${text} ${ruling}`
}

/** A text in pieces: words, and the ids of rules in it. */
export function rulesNamedIn(text: string, rules: Reference): readonly { words: string; rule: string | undefined }[] {
  return text
    .split(/\b([A-Z]+(?:-[A-Z0-9]+)+)\b/)
    .map((words) => ({ words, rule: Object.hasOwn(rules, words) ? words : undefined }))
}
