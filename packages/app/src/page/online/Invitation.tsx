import type { MatchInfo, SeatInfo } from '@fray/protocol'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { Choices } from '../pages/Choices.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { MatchFacts } from './MatchFacts.tsx'
import { freeSeatsIn } from './model/match-summary.ts'
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
  const free = info.status === 'open' ? freeSeatsIn(info) : []
  const host = info.seats.find(({ person }) => person)?.person?.name ?? ui('ui.online.somebody')
  return (
    <section className="online-room">
      <h2>{ui(free.length === 0 ? titleOf(info) : 'ui.online.invited', { host })}</h2>
      <SeatList info={info} />
      <MatchFacts info={info} />
      {info.rated ? <p>{ui('ui.people.rated-note.rated')}</p> : null}
      {free.length === 0 ? (
        <p className="hint">{ui('ui.online.no-free-seat')}</p>
      ) : (
        <JoinForm code={info.code} free={free} />
      )}
      <Link href="/online" className="button">
        {ui('ui.online.other-matches')}
      </Link>
    </section>
  )
}

function titleOf({ status }: MatchInfo) {
  return status === 'cancelled' ? 'ui.online.step.cancelled' : 'ui.online.is-full'
}

function JoinForm({ code, free }: { code: string; free: readonly SeatInfo[] }) {
  const { ui, say } = useTranslator()
  const [wanted, setWanted] = useState<number>()
  // The seat may have been taken since it was chosen.
  const { seat = 0 } = free.find((place) => place.seat === wanted) ?? free[0] ?? {}
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
      {free.length > 1 ? (
        <Choices
          title={ui('ui.own-side')}
          value={String(seat)}
          options={free.map((place) => ({
            value: String(place.seat),
            words: place.side ? say(place.side) : ui('ui.seat', { seat: place.seat + 1 }),
          }))}
          onChoose={(chosen) => setWanted(Number(chosen))}
        />
      ) : null}
      <button type="submit" className="button button-main" disabled={isJoining}>
        {ui('ui.online.join')}
      </button>
      <p className="hint">{ui('ui.online.join-note')}</p>
      {failure === undefined ? null : <p role="alert">{ui(phraseOfFailure(failure))}</p>}
    </form>
  )
}
