import type { Outcome } from '@fray/kernel'
import { useState } from 'react'
import { Link } from 'wouter'
import { Window } from '../dialogs/Window.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { Snapshot } from '../match/protocol.ts'
import { rematch } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { Proof } from './Proof.tsx'
import { RuleLinks } from './RuleLinks.tsx'
import { youIn } from './you.ts'

/** How the match ended, proof that the dice were fair, and what to do next. */
export function ResultWindow({ snapshot, outcome }: { snapshot: Snapshot; outcome: Outcome }) {
  const { ui, say } = useTalk()
  const [open, setOpen] = useState(true)
  const title = useTitle(snapshot, outcome)
  return (
    <Window open={open} title={title} onClose={() => setOpen(false)}>
      <div className="result">
        <span className="result-laurels" data-seat={outcome.winners[0]}>
          <Icon name="laurels" size={72} />
        </span>
        <p>
          {say(outcome.reason)} <RuleLinks rules={outcome.rules} />
        </p>
        {outcome.scores ? <Scores scores={outcome.scores} /> : null}
        <Proof of="table" snapshot={snapshot} />
        <div className="actions">
          <button type="button" className="button button-main" onClick={rematch}>
            {ui('ui.rematch')}
          </button>
          <Link href="/replay" className="button">
            {ui('ui.replay')}
          </Link>
          <button type="button" className="button" onClick={() => setOpen(false)}>
            {ui('ui.look-at-table')}
          </button>
        </div>
      </div>
    </Window>
  )
}

function useTitle(snapshot: Snapshot, { winners }: Outcome): string {
  const { ui } = useTalk()
  if (winners.length === 0) return ui('ui.draw')
  const you = youIn(snapshot)
  if (you !== undefined) return ui(winners.includes(you) ? 'ui.you-win' : 'ui.you-lose')
  return ui('ui.victory', { sides: winners.map((seat) => ui('ui.side', { side: { seat } })).join(', ') })
}

function Scores({ scores }: { scores: readonly number[] }) {
  const { ui } = useTalk()
  return (
    <dl className="scores" aria-label={ui('ui.score')}>
      {scores.map((score, seat) => (
        <div key={seat.toString()} data-seat={seat}>
          <dt>{ui('ui.side', { side: { seat } })}</dt>
          <dd>{score}</dd>
        </div>
      ))}
    </dl>
  )
}
