import { useReference } from '../dialogs/use-reference.ts'
import { inShort } from '../guide/in-short.ts'
import { inTitles } from '../guide/in-titles.ts'
import { useTalk } from '../words/TalkContext.tsx'

/** As much of a rule as stands under an option, in characters. */
const LINES = 220

/** What a rule says, in a line or two; nothing where it has not been translated: options are read in one language. */
export function useRuleInShort(game: string | undefined, id: string | undefined): string | undefined {
  const { language } = useTalk()
  const reference = useReference(game ?? '', game !== undefined && id !== undefined)
  const rule = id === undefined ? undefined : reference?.[id]
  if (rule?.language !== language) return undefined
  // Whole sentences need no sign that more follow: the rule itself is a press away.
  return inShort(inTitles(rule.text, reference!), LINES).replace(/\. …$/, '.')
}
