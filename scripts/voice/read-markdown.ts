import type { Spoken } from './read-source.ts'

/** Lists the headings, paragraphs, list items and table cells of a Markdown file, without code, quoted words and addresses. */
export function readMarkdown(source: string): Spoken[] {
  const found: Spoken[] = []
  let block: Spoken | undefined
  let isFenced = false
  const finish = () => {
    if (block) found.push({ ...block, words: withoutQuotes(block.words) })
    block = undefined
  }
  source.split('\n').forEach((text, i) => {
    const line = i + 1
    const [, mark = '', words = ''] = /^\s*((?:#+|[-*>]|\d+\.)\s+)?(.*)$/.exec(text) ?? []
    const isFence = /^\s*(```|~~~)/.test(text)
    if (isFence) isFenced = !isFenced
    if (isFence || mark || !words.trim()) finish()
    if (isFence || isFenced || !words.trim()) return
    if (words.startsWith('|')) {
      finish()
      for (const cell of words.split('|')) found.push({ where: 'text', words: withoutQuotes(cell.trim()), line })
    } else if (mark.startsWith('#')) found.push({ where: 'heading', words: withoutQuotes(words), line })
    else block = block ? { ...block, words: `${block.words} ${words}` } : { where: 'text', words, line }
  })
  finish()
  return found
}

/** Words in quotation marks are about words, and code and addresses are not prose. */
function withoutQuotes(words: string): string {
  return words
    .replace(/`[^`]*`/g, 'it')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/"[^"]*"|“[^”]*”|«[^»]*»/g, 'it')
    .replace(/[*_]{1,2}/g, '')
}
