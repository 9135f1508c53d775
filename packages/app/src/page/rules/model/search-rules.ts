import type { Reference } from '@fray/kernel'
import { plainWords } from '../../store/model/search-words.ts'
import type { LocalizedRule, RuleTexts } from './localize-rules.ts'

export type RuleEntry = readonly [id: string, rule: LocalizedRule]

/**
 * Finds the rules that contain all words, in the reader's language or in English; matches in title or id come first.
 * Without words, lists all rules.
 */
export function searchRules(rules: RuleTexts, search: string, rulingsOnly: boolean): readonly RuleEntry[] {
  const words = plainWords(search).split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => text.includes(word))
  const kept = Object.entries(rules).filter(([, { ruling }]) => !rulingsOnly || ruling !== undefined)
  if (words.length === 0) return kept
  const named = kept.filter((entry) => has(wordsOf(entry).name))
  const told = kept.filter((entry) => !named.includes(entry) && has(wordsOf(entry).all))
  return [...named, ...told]
}

interface RuleWords {
  readonly name: string
  readonly all: string
}

/** The searchable text of rules, cached between key presses. */
const known = new WeakMap<LocalizedRule, RuleWords>()

function wordsOf([id, rule]: RuleEntry): RuleWords {
  const words = known.get(rule) ?? plainWordsOf(id, rule)
  known.set(rule, words)
  return words
}

function plainWordsOf(id: string, rule: LocalizedRule): RuleWords {
  const versions = rule.language === 'en' ? [rule] : [rule, rule.english]
  const name = [id, ...versions.map(({ title }) => title)]
  const told = versions.flatMap(({ text, price = '', ruling = '' }) => [text, price, ruling])
  return { name: plainWords(name.join(' ')), all: plainWords([...name, ...told].join(' ')) }
}

/** Abbreviated ids after a full one: "R-MOVE-2, -4 and -5", "R-MOVE-2..4", "R-MOVE-2/4". */
const CUT_SHORT = /\b((?:[A-Z0-9]+-)+)(\d+)(?:(,? (?:\p{L}+ )?)-|(\.\.|\/)-?)(\d+)\b/u

/** Writes every id in full. */
function expandCodes(text: string): string {
  const longer = text.replace(CUT_SHORT, (_, chapter, first, between, sign, last) => {
    return `${chapter}${first}${between ?? (sign === '/' ? ', ' : ' … ')}${chapter}${last}`
  })
  return longer === text ? text : expandCodes(longer)
}

/** Splits a text into words and rule ids. */
export function findNamedRules(text: string, rules: Reference): readonly { words: string; rule: string | undefined }[] {
  return expandCodes(text)
    .split(/\b([A-Z]+(?:-[A-Z0-9]+)+)\b/)
    .map((words) => ({ words, rule: Object.hasOwn(rules, words) ? words : undefined }))
}
