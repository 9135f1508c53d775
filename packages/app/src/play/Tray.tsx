import type { GameEvent } from '@fray/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslator } from '../locales/TranslatorContext.tsx'
import { FallenDice } from './FallenDice.tsx'
import { resultSince, resultsOfRoll, rollReadingOf, rollsReadTogether } from './roll-results.ts'

interface Props {
  readonly roll: GameEvent | undefined
  /** All that happened: what came of the roll is among it. */
  readonly events: readonly GameEvent[]
  readonly faces: Readonly<Record<string, number>>
  readonly falling?: boolean
  /** The share of their usual time in which dice fall. */
  readonly haste?: number | undefined
  /** What is said while there is nothing to show. */
  readonly empty: string
  readonly children?: ReactNode
}

/**
 * A roll beside the table with those it is read with: what they were for, their dice, and what came of them. What came about
 * without dice since takes its place.
 */
export function Tray({ roll, events, faces, falling = false, haste = 1, empty, children }: Props) {
  const { ui, say } = useTranslator()
  if (!roll?.dice) return <div className="tray tray-empty">{empty}</div>
  const since = falling ? undefined : resultSince(events, roll)
  if (since) {
    return (
      <section className="tray" aria-label={ui('ui.last-result')}>
        <span className="tray-verdict tray-verdict-alone">{say({ id: since.type, args: since.args })}</span>
      </section>
    )
  }
  const rolls = falling ? [roll] : rollsReadTogether(events, roll)
  // Both sides may roll for the same.
  const what = [...new Set(rolls.map(({ type, args }) => say({ id: type, args })))].join(' · ')
  const came = resultsOfRoll(events, roll)
  const reading = falling ? undefined : rollReadingOf(events, roll)
  return (
    <section
      className={classOf(falling, rolls.length)}
      style={{ '--haste': haste } as CSSProperties}
      aria-label={ui('ui.last-roll', { what })}
    >
      <span className="tray-words">{what}</span>
      <FallenDice
        key={JSON.stringify(roll.args) + falling}
        pools={rolls.flatMap(({ dice = [] }) => dice)}
        faces={faces}
      />
      <span className="tray-verdict">
        {came.map((event, i) => (
          <span key={`${event.type} ${i.toString()}`}>{say({ id: event.type, args: event.args })}</span>
        ))}
        {reading ? <span className="tray-reading">{say({ id: reading.type, args: reading.args })}</span> : null}
      </span>
      {children}
    </section>
  )
}

/** Rolls that are read together are named by what came of them: where there is little room, that is enough. */
function classOf(falling: boolean, rolls: number): string {
  if (falling) return 'tray tray-falling'
  return rolls > 1 ? 'tray tray-several' : 'tray'
}
