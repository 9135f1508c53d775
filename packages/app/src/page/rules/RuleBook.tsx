import type { Chapter } from '@fray/kernel'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { useGuide } from '../guide/state/guide-book.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { type BookRow, bookRows, rowsForResults } from './model/book-rows.ts'
import type { RuleTexts } from './model/localize-rules.ts'
import { indexRules, searchRules } from './model/search-rules.ts'
import { RuleArticle } from './RuleArticle.tsx'
import { useReference } from './state/use-reference.ts'

/** Estimated height of a rule before it is measured. */
const RULE = 110

interface Props {
  readonly game: string
  /** The rule to open the book at. */
  readonly wanted?: string | undefined
}

function countOf(count: number, ui: PhraseTranslator['ui']): string {
  return count === 0 ? ui('ui.rule-none') : ui('ui.rule-count', { count })
}

/** How many rules are in the reader's language. */
function LanguageNote({ rules, ui }: { rules: RuleTexts; ui: PhraseTranslator['ui'] }) {
  const all = Object.values(rules)
  const translated = all.filter(({ language }) => language !== 'en').length
  const id = translated === all.length ? 'ui.rules-all-translated' : 'ui.rules-partly-translated'
  return <p className="hint book-language">{ui(id, { translated, all: all.length })}</p>
}

/** All rules of a game in chapters, with a search. Only what is in view is rendered. */
export function RuleBook({ game, wanted }: Props) {
  const { ui, language } = useTranslator()
  const reference = useReference(game, true)
  const { guide, talk } = useGuide(game)
  const [search, setSearch] = useState('')
  const [rulingsOnly, setRulingsOnly] = useState(false)
  const index = useMemo(() => indexRules(reference ?? {}), [reference])
  const rows = useMemo((): readonly BookRow[] => {
    if (!reference) return []
    if (search.trim() !== '' || rulingsOnly) return rowsForResults(searchRules(index, search, rulingsOnly))
    return bookRows(reference, guide?.chapters ?? [])
  }, [reference, index, guide, search, rulingsOnly])
  const scroller = useRef<HTMLDivElement>(null)
  const pages = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => keyOf(rows[index], index),
    estimateSize: () => RULE,
    overscan: 4,
  })
  useEffect(() => {
    const index = rows.findIndex((row) => row.kind === 'rule' && row.id === wanted)
    if (index >= 0) pages.scrollToIndex(index, { align: 'start' })
  }, [rows, wanted, pages])
  return (
    <div className="book">
      <div className="book-search">
        <input
          className="field"
          type="search"
          aria-label={ui('ui.rule-search')}
          placeholder={ui('ui.rule-search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <label className="book-rulings">
          <input type="checkbox" checked={rulingsOnly} onChange={(event) => setRulingsOnly(event.target.checked)} />
          {ui('ui.rulings-only')}
        </label>
        <ChapterChoice rows={rows} talk={talk} onChoose={(index) => pages.scrollToIndex(index, { align: 'start' })} />
        <p className="hint" role="status">
          {reference ? countOf(rows.filter(({ kind }) => kind === 'rule').length, ui) : ui('ui.loading')}
        </p>
        {reference && language !== 'en' ? <LanguageNote rules={reference} ui={ui} /> : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section ref={scroller} className="book-pages" tabIndex={0} aria-label={ui('ui.rules')}>
        <div style={{ height: pages.getTotalSize(), position: 'relative' }}>
          {pages.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index]
            return (
              <div
                key={key}
                ref={pages.measureElement}
                data-index={index}
                className="book-row"
                style={{ transform: `translateY(${start}px)` }}
              >
                {row?.kind === 'chapter' ? <ChapterHead chapter={row.chapter} talk={talk} /> : null}
                {row?.kind === 'rule' && reference ? (
                  <RuleArticle game={game} id={row.id} rules={reference} wanted={row.id === wanted} />
                ) : null}
              </div>
            )
          })}
        </div>
      </section>
    </div>
  )
}

function keyOf(row: BookRow | undefined, index: number): string | number {
  if (!row) return index
  return row.kind === 'rule' ? row.id : (row.chapter?.title.id ?? 'rest')
}

function ChapterHead({ chapter, talk: { ui, say } }: { chapter: Chapter | undefined; talk: PhraseTranslator }) {
  return (
    <div className="chapter">
      <h2>{chapter ? say(chapter.title) : ui('ui.chapter-rest')}</h2>
      {chapter ? <p>{say(chapter.introduction)}</p> : null}
    </div>
  )
}

interface ChoiceProps {
  readonly rows: readonly BookRow[]
  readonly talk: PhraseTranslator
  onChoose(index: number): void
}

/** Jumps to a chapter. */
function ChapterChoice({ rows, talk: { ui, say }, onChoose }: ChoiceProps) {
  const chapters = rows.flatMap((row, index) => (row.kind === 'chapter' ? [{ chapter: row.chapter, index }] : []))
  if (chapters.length === 0) return null
  return (
    <select
      className="field"
      aria-label={ui('ui.chapters')}
      value=""
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      <option value="" disabled>
        {ui('ui.chapters')}
      </option>
      {chapters.map(({ chapter, index }) => (
        <option key={index} value={index}>
          {chapter ? say(chapter.title) : ui('ui.chapter-rest')}
        </option>
      ))}
    </select>
  )
}
