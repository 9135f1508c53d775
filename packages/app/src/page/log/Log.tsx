import type { GameEvent } from '@fray/kernel'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { FairDice } from '../dice/FairDice.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { LogLine } from './LogLine.tsx'

interface Props {
  readonly events: readonly GameEvent[]
  readonly faces: Readonly<Record<string, number>>
  readonly commitment: string
  /** How many of its dice are not from the seed. */
  readonly forcedDice: number
}

/** Estimated height of a line before it is measured. */
const LINE = 46

/** The battle log, newest last. Only the lines in view are rendered. */
export function Log({ events, faces, commitment, forcedDice }: Props) {
  const { ui } = useTranslator()
  const scroller = useRef<HTMLDivElement>(null)
  const lines = useVirtualizer({
    count: events.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE,
    overscan: 6,
  })
  const { behind, toEnd, onScroll } = useNewestInSight(scroller, lines, events.length)
  return (
    <section className="log">
      <header className="log-head">
        <h2>{ui('ui.log')}</h2>
        <FairDice commitment={commitment} forcedDice={forcedDice} />
      </header>
      <div
        ref={scroller}
        className="log-lines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        role="log"
        aria-label={ui('ui.log')}
        aria-live="off"
        onScroll={onScroll}
      >
        <div style={{ height: lines.getTotalSize(), position: 'relative' }}>
          {lines.getVirtualItems().map(({ index, key, start }) => {
            const event = events[index]
            return (
              <div
                key={key}
                ref={lines.measureElement}
                data-index={index}
                className="log-row"
                style={{ transform: `translateY(${start}px)` }}
              >
                {event ? <LogLine event={event} faces={faces} /> : null}
              </div>
            )
          })}
        </div>
      </div>
      {behind ? (
        <button type="button" className="tool log-newest" onClick={toEnd}>
          {ui('ui.log-newest')}
        </button>
      ) : null}
    </section>
  )
}

/** Closer to the end than this counts as the end. */
const NEAR = 60

/** Keeps the newest line in view, unless the reader has scrolled back. */
function useNewestInSight(
  scroller: RefObject<HTMLDivElement | null>,
  lines: Virtualizer<HTMLDivElement, Element>,
  count: number,
) {
  const reading = useRef(false)
  const [behind, setBehind] = useState(false)
  const height = lines.scrollRect?.height
  const toEnd = useCallback(() => {
    reading.current = false
    setBehind(false)
    if (count > 0) lines.scrollToIndex(count - 1, { align: 'end' })
  }, [lines, count])
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the log itself grows or shrinks
  useEffect(() => {
    if (reading.current) setBehind(true)
    else toEnd()
  }, [toEnd, height])
  const onScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {}
    const away = scrollHeight - scrollTop - clientHeight
    // Only the reader scrolls back; new measurements below merely move the end.
    reading.current = away > NEAR && lines.scrollDirection === 'backward' ? true : reading.current && away > NEAR
    if (away <= NEAR) setBehind(false)
  }
  return { behind, toEnd, onScroll }
}
