import { type Chapter, type Reference, sectionOf } from '@fray/kernel'
import type { RuleEntry } from './search-rules.ts'

/** A row of the rulebook: a chapter heading or a rule. Rules without a chapter follow at the end. */
export type BookRow =
  | { readonly kind: 'chapter'; readonly chapter: Chapter | undefined }
  | { readonly kind: 'rule'; readonly id: string }

/** Lists the whole book by chapter. */
export function bookRows(rules: Reference, chapters: readonly Chapter[]): readonly BookRow[] {
  const ids = Object.keys(rules)
  const inBook = new Set(chapters.flatMap(({ sections }) => sections))
  const rest = ids.filter((id) => !inBook.has(sectionOf(id)))
  const rows = chapters.flatMap((chapter): BookRow[] => {
    const own = chapter.sections.flatMap((section) => ids.filter((id) => sectionOf(id) === section))
    return own.length === 0 ? [] : [{ kind: 'chapter', chapter }, ...own.map(asRow)]
  })
  if (rest.length === 0) return rows
  const heading: BookRow[] = rows.length === 0 ? [] : [{ kind: 'chapter', chapter: undefined }]
  return [...rows, ...heading, ...rest.map(asRow)]
}

/** Lists search results without chapters. */
export function rowsForResults(found: readonly RuleEntry[]): readonly BookRow[] {
  return found.map(([id]) => asRow(id))
}

function asRow(id: string): BookRow {
  return { kind: 'rule', id }
}
