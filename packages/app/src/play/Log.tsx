import type { Event } from '@fray/kernel'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useTalk } from '../words/TalkContext.tsx'
import { FairDice } from './FairDice.tsx'
import { LogLine } from './LogLine.tsx'

interface Props {
  readonly events: readonly Event[]
  readonly faces: Readonly<Record<string, number>>
  readonly fingerprint: string
}

/** About how high a line is before it is measured. */
const LINE = 46

/** Everything that happened, the newest below. Only the lines in sight are in the page. */
export function Log({ events, faces, fingerprint }: Props) {
  const { ui } = useTalk()
  const scroller = useRef<HTMLDivElement>(null)
  const lines = useVirtualizer({
    count: events.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE,
    overscan: 6,
  })
  const height = lines.scrollRect?.height
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line stays in sight also when the log grows or shrinks
  useEffect(() => {
    if (events.length > 0) lines.scrollToIndex(events.length - 1, { align: 'end' })
  }, [events.length, lines, height])
  return (
    <section className="log">
      <header className="log-head">
        <h2>{ui('ui.log')}</h2>
        <FairDice fingerprint={fingerprint} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div ref={scroller} className="log-lines" tabIndex={0} role="log" aria-label={ui('ui.log')} aria-live="off">
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
    </section>
  )
}
