import { useReference } from '../dialogs/use-reference.ts'
import { replaceIdsWithTitles } from '../guide/replace-ids-with-titles.ts'
import { shortenText } from '../guide/shorten-text.ts'
import { useTranslator } from '../locales/TranslatorContext.tsx'
import { effectOfRule } from './effect-of-rule.ts'

/** As much of a rule as stands under an option, in characters. */
const LINES = 220

/** What a rule says in a line or two, and whether that is all of it. */
interface RuleInShort {
  readonly words: string
  readonly whole: boolean
}

/** What a rule says, in short; nothing where it has not been translated: options are read in one language. */
export function useRuleInShort(game: string | undefined, id: string | undefined): RuleInShort | undefined {
  const { language } = useTranslator()
  const reference = useReference(game ?? '', game !== undefined && id !== undefined)
  const rule = id === undefined ? undefined : reference?.[id]
  if (rule?.language !== language) return undefined
  const all = effectOfRule(replaceIdsWithTitles(rule.text, reference!))
  // Whole sentences need no sign that more follow: the rule itself is a press away.
  const words = shortenText(all, LINES).replace(/\. …$/, '.')
  return { words, whole: words === all }
}
