import type { Message, Outcome } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { Proof } from '../dice/Proof.tsx'
import { Ending } from '../ending/Ending.tsx'
import { Icon } from '../icons/Icon.tsx'
import { OnlineNext } from '../online/OnlineEnd.tsx'
import { useRoom } from '../online/state/room-store.ts'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { rematch } from '../store/match-store.ts'
import { youIn } from '../store/model/you.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** How the match ended, what to do next, how it came about, and the proof of fair dice. */
export function ResultWindow({ snapshot, outcome }: { snapshot: Snapshot; outcome: Outcome }) {
  const { ui, say } = useTranslator()
  const [open, setOpen] = useState(true)
  const [, go] = useLocation()
  const isOnline = useRoom(({ isSeated }) => isSeated)
  const title = useTitle(snapshot, outcome)
  return (
    <DialogWindow open={open} title={title} wide onClose={() => setOpen(false)}>
      <div className="result" data-you={youIn(snapshot)}>
        <span className="result-laurels" data-seat={outcome.winners[0]}>
          <Icon name="laurels" size={72} />
        </span>
        <p>
          {say(outcome.reason)} <RuleLinks rules={outcome.rules} />
        </p>
        {outcome.scores ? <Scores scores={outcome.scores} of={scoreUnit(snapshot, outcome.scores)} /> : null}
        <div className="actions">
          {isOnline ? <OnlineNext /> : <NextMatch snapshot={snapshot} />}
          {isOnline ? null : (
            <Link href="/replay" className="button">
              {ui('ui.replay')}
            </Link>
          )}
          <button type="button" className="button" onClick={() => setOpen(false)}>
            {ui('ui.look-at-table')}
          </button>
          <Link href="/" className="button">
            {ui('ui.home')}
          </Link>
        </div>
        {isOnline ? null : (
          <>
            <Ending of="table" snapshot={snapshot} onMoment={(at) => go(`/replay/${at}`)} />
            <Proof of="table" snapshot={snapshot} />
          </>
        )}
      </div>
    </DialogWindow>
  )
}

/** The same battle again, with the sides as they are or changed. */
function NextMatch({ snapshot: { lesson, game } }: { snapshot: Snapshot }) {
  const { ui } = useTranslator()
  return (
    <>
      <button type="button" className="button button-main" onClick={() => rematch()}>
        {ui('ui.rematch')}
      </button>
      {lesson ? (
        <Link href={`/learn/${game}`} className="button">
          {ui('ui.course')}
        </Link>
      ) : (
        <button type="button" className="button" onClick={() => rematch(true)}>
          {ui('ui.change-sides')}
        </button>
      )}
    </>
  )
}

function useTitle(snapshot: Snapshot, { winners }: Outcome): string {
  const { ui } = useTranslator()
  if (winners.length === 0) return ui('ui.draw')
  const you = youIn(snapshot)
  if (you !== undefined) return ui(winners.includes(you) ? 'ui.you-win' : 'ui.you-lose')
  return ui('ui.victory', { sides: winners.map((seat) => ui('ui.side', { side: { seat } })).join(', ') })
}

/** The unit of the final scores, if they are the points of the mission. */
function scoreUnit({ view }: Snapshot, scores: readonly number[]): Message | undefined {
  const score = view.mission?.score
  return score?.points.every(({ seat, value }) => scores[seat] === value) ? score.of : undefined
}

function Scores({ scores, of }: { scores: readonly number[]; of: Message | undefined }) {
  const { ui, say } = useTranslator()
  return (
    <>
      <dl className="scores" aria-label={ui('ui.score')}>
        {scores.map((score, seat) => (
          <div key={seat.toString()} data-seat={seat}>
            <dt>{ui('ui.side', { side: { seat } })}</dt>
            <dd>{score}</dd>
          </div>
        ))}
      </dl>
      {of ? <p className="hint scores-of">{say(of)}</p> : null}
    </>
  )
}
