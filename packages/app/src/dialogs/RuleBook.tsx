import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTalk } from '../words/TalkContext.tsx'
import type { Talk } from '../words/talk.ts'
import { RuleArticle } from './RuleArticle.tsx'
import { useReference } from './reference.ts'
import { searchRules } from './search-rules.ts'

/** About how high a rule is before it is measured. */
const RULE = 110

interface Props {
  readonly game: string
  /** The rule to open the book at. */
  readonly wanted?: string | undefined
}

function countOf(count: number, ui: Talk['ui']): string {
  return count === 0 ? ui('ui.rule-none') : ui('ui.rule-count', { count })
}

/** All rules of a game with a search. Only the rules in sight are in the page. */
export function RuleBook({ game, wanted }: Props) {
  const { ui, language } = useTalk()
  const reference = useReference(game, true)
  const [search, setSearch] = useState('')
  const [rulingsOnly, setRulingsOnly] = useState(false)
  const found = useMemo(
    () => (reference ? searchRules(reference, search, rulingsOnly) : []),
    [reference, search, rulingsOnly],
  )
  const scroller = useRef<HTMLDivElement>(null)
  const pages = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => found[index]?.[0] ?? index,
    estimateSize: () => RULE,
    overscan: 4,
  })
  useEffect(() => {
    const index = found.findIndex(([id]) => id === wanted)
    if (index >= 0) pages.scrollToIndex(index, { align: 'start' })
  }, [found, wanted, pages])
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
        <p className="hint" role="status">
          {reference ? countOf(found.length, ui) : ui('ui.loading')}
        </p>
        {language === 'en' ? null : <p className="hint book-language">{ui('ui.rules-in-english')}</p>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section ref={scroller} className="book-pages" tabIndex={0} aria-label={ui('ui.rules')}>
        <div style={{ height: pages.getTotalSize(), position: 'relative' }}>
          {pages.getVirtualItems().map(({ index, key, start }) => {
            const [id] = found[index] ?? []
            return (
              <div
                key={key}
                ref={pages.measureElement}
                data-index={index}
                className="book-row"
                style={{ transform: `translateY(${start}px)` }}
              >
                {id && reference ? <RuleArticle game={game} id={id} rules={reference} wanted={id === wanted} /> : null}
              </div>
            )
          })}
        </div>
      </section>
    </div>
  )
}
