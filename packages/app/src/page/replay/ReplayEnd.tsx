import type { Outcome } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import type { ReactNode } from 'react'
import type { ReplaySource } from '../../shared/protocol.ts'
import { Ending } from '../ending/Ending.tsx'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly of: ReplaySource
  readonly snapshot: Snapshot
  readonly outcome: Outcome
  /** Shows the match after so many answers. */
  readonly children: ReactNode
  onMoment(at: number): void
}

/** How the match ended, and its analysis. */
export function ReplayEnd({ of, snapshot, outcome, children, onMoment }: Props) {
  const { ui, say } = useTranslator()
  const winners = outcome.winners.map((seat) => ui('ui.side', { side: { seat } }))
  return (
    <section className="replay-end" data-seat={outcome.winners[0]}>
      <h2>{winners.length === 0 ? ui('ui.draw') : ui('ui.victory', { sides: winners.join(', ') })}</h2>
      <p>
        {say(outcome.reason)} <RuleLinks rules={outcome.rules} />
      </p>
      <Ending of={of} snapshot={snapshot} onMoment={onMoment} />
      {children}
    </section>
  )
}
