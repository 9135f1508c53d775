import type { Reference } from '@fray/kernel'
import { TextIndex } from '../../store/model/text-index.ts'
import type { LocalizedRule, RuleTexts } from './localize-rules.ts'

export type RuleEntry = readonly [id: string, rule: LocalizedRule]

/** Indexes rules by id, title and text, in the reader's language and in English. */
export function indexRules(rules: RuleTexts): TextIndex<RuleEntry> {
  return new TextIndex<RuleEntry>(Object.entries(rules), ([id, rule]) => {
    const versions = rule.language === 'en' ? [rule] : [rule, rule.english]
    return {
      names: [id, ...versions.map(({ title }) => title)],
      texts: versions.flatMap(({ text, price = '', ruling = '' }) => [text, price, ruling]),
    }
  })
}

/** Finds the rules that have all words; those in whose title or id they are come first. Without words, lists all. */
export function searchRules(rules: TextIndex<RuleEntry>, search: string, rulingsOnly: boolean): readonly RuleEntry[] {
  return rules.find(search).filter(([, { ruling }]) => !rulingsOnly || ruling !== undefined)
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
