import { replaceIdsWithTitles } from '../../guide/model/replace-ids-with-titles.ts'
import { shortenText } from '../../guide/model/shorten-text.ts'
import { useReference } from '../../rules/state/use-reference.ts'
import { useTranslator } from '../../translator/TranslatorContext.tsx'
import { effectOfRule } from '../model/effect-of-rule.ts'

/** Characters of a rule that fit under an option. */
const LINES = 220

/** The beginning of a rule, and whether that is all of it. */
interface RuleInShort {
  readonly words: string
  readonly whole: boolean
}

/** Gets the short text of a rule; undefined if it is not translated, so that options are in one language. */
export function useRuleInShort(game: string | undefined, id: string | undefined): RuleInShort | undefined {
  const { language } = useTranslator()
  const reference = useReference(game ?? '', game !== undefined && id !== undefined)
  const rule = id === undefined ? undefined : reference?.[id]
  if (rule?.language !== language) return undefined
  const all = effectOfRule(replaceIdsWithTitles(rule.text, reference!))
  // Whole sentences need no ellipsis: the full rule is one press away.
  const words = shortenText(all, LINES).replace(/\. …$/, '.')
  return { words, whole: words === all }
}
