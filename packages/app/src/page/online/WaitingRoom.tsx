import type { MatchInfo } from '@fray/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { ForceChooser } from './ForceChooser.tsx'
import { InviteLink } from './InviteLink.tsx'
import { MatchFacts } from './MatchFacts.tsx'
import { waitingStep } from './model/waiting-step.ts'
import { SeatList } from './SeatList.tsx'
import { cancelMatch, phraseOfFailure } from './state/api.ts'
import { leaveRoom } from './state/room.ts'

/** A match before it begins, seen by one of its players: whom it waits for, and how to invite them. */
export function WaitingRoom({ info, seat }: { info: MatchInfo; seat: number }) {
  const { ui } = useTranslator()
  const step = waitingStep(info, seat)
  const isOpen = info.status === 'open'
  const others = info.seats.filter((other) => other.person && other.seat !== seat)
  const awaited = others.filter(({ hasForce, online }) => (info.status === 'choosing' ? !hasForce : !online))
  const names = awaited.map(({ person }) => person?.name).join(', ')
  return (
    <section className="online-room">
      <h2 aria-live="polite">{ui(`ui.online.step.${step}`, { names })}</h2>
      {isOpen ? <p>{ui(`ui.online.waiting-note.${info.visibility}`)}</p> : null}
      {step === 'beginning' && names ? <p>{ui('ui.online.begins-with', { names })}</p> : null}
      <SeatList info={info} />
      {info.setup === undefined ? null : <ForceChooser info={info} seat={seat} />}
      {isOpen ? <InviteLink code={info.code} /> : null}
      {step === 'cancelled' || step === 'table' ? null : (
        <>
          <MatchFacts info={info} />
          <div className="online-cancel">
            <p className="hint">{ui('ui.online.may-leave')}</p>
            {info.seats[seat]?.isCreator ? <CancelButton code={info.code} /> : null}
          </div>
        </>
      )}
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
    <>
      <button type="button" className="tool" onClick={() => void cancel()}>
        {ui('ui.online.cancel')}
      </button>
      {failure === undefined ? null : <p role="alert">{ui(phraseOfFailure(failure))}</p>}
    </>
  )
}
