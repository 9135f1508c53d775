import type { Snapshot } from '@fray/session'
import type { SideView } from '@fray/tabletop'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { SeatClock } from '../online/SeatClock.tsx'
import { SeatPresence } from '../online/SeatPresence.tsx'
import { playerName, youIn } from '../store/model/you.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { MissionCard } from './MissionCard.tsx'
import { countersOf } from './model/counters.ts'
import { Track } from './Track.tsx'

/** The players, the mission, the state of the match, and the tools. */
export function TopBar({ snapshot, children }: { snapshot: Snapshot; children: ReactNode }) {
  const { ui } = useTranslator()
  const { sides, mission } = snapshot.view
  const you = youIn(snapshot)
  const [first, ...others] = sides.toSorted((a, b) => Number(b.seat === you) - Number(a.seat === you))
  return (
    <header className="topbar">
      <Link href="/" className="brand" aria-label={ui('ui.home')}>
        {ui('ui.brand')}
      </Link>
      {first ? <Side side={first} snapshot={snapshot} /> : null}
      <div className="topbar-middle">
        {mission ? <MissionCard snapshot={snapshot} mission={mission} /> : null}
        <Status snapshot={snapshot} />
      </div>
      {others.map((side) => (
        <Side key={side.seat} side={side} snapshot={snapshot} />
      ))}
      <nav className="tools">{children}</nav>
    </header>
  )
}

function Side({ side, snapshot }: { side: SideView; snapshot: Snapshot }) {
  const talk = useTranslator()
  const { ui, say } = talk
  const deciding = snapshot.pending.includes(side.seat)
  const counters = countersOf(side, talk)
  const name = say(side.name)
  const player = playerName(snapshot, side.seat, talk)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={clsx('side', deciding && 'side-deciding')}
      data-seat={side.seat}
      role="group"
      aria-label={name}
      title={deciding ? ui('ui.deciding', { side: name }) : undefined}
    >
      <span className="side-dot" />
      <span className="side-who">
        {player ? (
          <b className="side-player">
            {player} <SeatPresence seat={side.seat} />
          </b>
        ) : null}
        <span className="side-name">{name}</span> <SeatClock seat={side.seat} />
      </span>
      <small title={counters}>{counters}</small>
    </div>
  )
}

function Status({ snapshot }: { snapshot: Snapshot }) {
  const { ui, say } = useTranslator()
  const { headline, track, notes } = snapshot.view.status
  const { whatIf } = snapshot
  return (
    <div className="status">
      <h1>{say(headline)}</h1>
      {track ? <Track track={track} /> : null}
      {whatIf ? (
        <small className="what-if-tag">{ui('ui.what-if-tag', { headline: { text: whatIf.headline } })}</small>
      ) : null}
      {notes.length > 0 ? (
        <small className="status-notes" title={notes.map(say).join(' · ')}>
          {notes.map(say).join(' · ')}
        </small>
      ) : null}
    </div>
  )
}
