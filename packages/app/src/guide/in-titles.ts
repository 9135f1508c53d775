import type { Reference } from '@fray/kernel'
import { rulesNamedIn } from '../dialogs/search-rules.ts'

/** Rules that a text names are told by their titles. */
export function inTitles(text: string, reference: Reference): string {
  return rulesNamedIn(text, reference)
    .map(({ words, rule }) => (rule === undefined ? words : (reference[rule]?.title ?? words)))
    .join('')
}
