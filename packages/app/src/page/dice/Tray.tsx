import type { GameEvent } from '@fray/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { FallenDice } from './FallenDice.tsx'
import { resultSince, resultsOfRoll, rollReadingOf, rollsReadTogether } from './model/roll-results.ts'

interface Props {
  readonly roll: GameEvent | undefined
  /** All events; those that came of the roll are among them. */
  readonly events: readonly GameEvent[]
  readonly faces: Readonly<Record<string, number>>
  readonly falling?: boolean
  /** Share of the usual duration in which dice are animated. */
  readonly haste?: number | undefined
  /** Shown before the first roll. */
  readonly empty: string
  readonly children?: ReactNode
}

/**
 * A roll beside the table with those read together with it: their purpose, dice and results. A later result without
 * dice replaces it.
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
  // Both sides may roll for the same thing.
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

/** Rolls that are read together are named by their result if space is short. */
function classOf(falling: boolean, rolls: number): string {
  if (falling) return 'tray tray-falling'
  return rolls > 1 ? 'tray tray-several' : 'tray'
}
