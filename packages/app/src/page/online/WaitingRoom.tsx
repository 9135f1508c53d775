import type { MatchInfo } from '@fray/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { InviteLink } from './InviteLink.tsx'
import { SeatList } from './SeatList.tsx'
import { cancelMatch, phraseOfFailure } from './state/api.ts'
import { leaveRoom } from './state/room.ts'

/** A match before it begins, seen by one of its players: whom it waits for, and how to invite them. */
export function WaitingRoom({ info, seat }: { info: MatchInfo; seat: number }) {
  const { ui } = useTranslator()
  const isOpen = info.status === 'open'
  const isOver = info.status === 'cancelled'
  const away = info.seats.filter(({ person, online, seat: other }) => person && !online && other !== seat)
  const names = away.map(({ person }) => person?.name).join(', ')
  return (
    <section className="online-room">
      <h2 aria-live="polite">
        {isOver ? ui('ui.online.was-cancelled') : ui(isOpen ? 'ui.online.waiting' : 'ui.online.beginning')}
      </h2>
      {isOpen ? <p>{ui(`ui.online.waiting-note.${info.visibility}`)}</p> : null}
      {isOpen || away.length === 0 || isOver ? null : <p>{ui('ui.online.begins-with', { names })}</p>}
      <SeatList info={info} />
      {isOpen ? <InviteLink code={info.code} /> : null}
      {isOver ? null : <CancelButton code={info.code} />}
    </section>
  )
}

function CancelButton({ code }: { code: string }) {
  const { ui } = useTranslator()
  const [, go] = useLocation()
  const [failure, setFailure] = useState<unknown>()
  const cancel = () =>
    cancelMatch(code).then(() => {
      leaveRoom()
      go('/online')
    }, setFailure)
  return (
    <div className="online-cancel">
      <p className="hint">{ui('ui.online.may-leave')}</p>
      <button type="button" className="tool" onClick={() => void cancel()}>
        {ui('ui.online.cancel')}
      </button>
      {failure === undefined ? null : <p role="alert">{ui(phraseOfFailure(failure))}</p>}
    </div>
  )
}
