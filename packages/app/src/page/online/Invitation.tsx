import type { MatchInfo } from '@fray/protocol'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { freeSeatIn } from './model/match-summary.ts'
import { NameField } from './NameField.tsx'
import { SeatList } from './SeatList.tsx'
import { prepareCommitment } from './state/agree-on-seed.ts'
import { joinMatch, phraseOfFailure } from './state/api.ts'
import { reconnect } from './state/connection.ts'
import { useOwnName } from './state/own-name.ts'
import { rememberSeedPart } from './state/seed-parts.ts'

/** A match seen by someone without a seat: they may join it while a seat is free. */
export function Invitation({ info }: { info: MatchInfo }) {
  const { ui } = useTranslator()
  const seat = info.status === 'open' ? freeSeatIn(info) : undefined
  const host = info.seats.find(({ person }) => person)?.person?.name ?? ui('ui.online.somebody')
  return (
    <section className="online-room">
      <h2>{ui(seat === undefined ? titleOf(info) : 'ui.online.invited', { host })}</h2>
      <SeatList info={info} />
      {seat === undefined ? (
        <p className="hint">{ui('ui.online.no-free-seat')}</p>
      ) : (
        <JoinForm code={info.code} seat={seat} />
      )}
      <Link href="/online" className="button">
        {ui('ui.online.other-matches')}
      </Link>
    </section>
  )
}

function titleOf({ status }: MatchInfo) {
  return status === 'cancelled' ? 'ui.online.was-cancelled' : 'ui.online.is-full'
}

function JoinForm({ code, seat }: { code: string; seat: number }) {
  const { ui } = useTranslator()
  const own = useOwnName()
  const [isJoining, setIsJoining] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const join = async (event: FormEvent) => {
    event.preventDefault()
    setIsJoining(true)
    try {
      await own.introduceSelf()
      reconnect()
      const { part, commitment } = prepareCommitment(seat)
      rememberSeedPart(code, part)
      await joinMatch(code, seat, commitment)
    } catch (error) {
      setFailure(error)
      setIsJoining(false)
    }
  }
  return (
    <form className="online-form" onSubmit={(event) => void join(event)}>
      <NameField own={own} />
      <button type="submit" className="button button-main" disabled={isJoining}>
        {ui('ui.online.join')}
      </button>
      <p className="hint">{ui('ui.online.join-note')}</p>
      {failure === undefined ? null : <p role="alert">{ui(phraseOfFailure(failure))}</p>}
    </form>
  )
}
