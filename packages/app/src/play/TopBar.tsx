import type { CounterView, SideView, StatusView } from '@fray/tabletop'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Snapshot, WhatIf } from '../match/protocol.ts'
import { useTalk } from '../words/TalkContext.tsx'

/** Who plays, where the match stands, and the tools. */
export function TopBar({ snapshot, children }: { snapshot: Snapshot; children: ReactNode }) {
  const { ui } = useTalk()
  const { sides, status } = snapshot.view
  const [first, ...others] = sides
  return (
    <header className="topbar">
      <Link href="/" className="brand" aria-label={ui('ui.home')}>
        {ui('ui.brand')}
      </Link>
      {first ? <Side side={first} snapshot={snapshot} /> : null}
      <Status status={status} whatIf={snapshot.whatIf} />
      {others.map((side) => (
        <Side key={side.seat} side={side} snapshot={snapshot} />
      ))}
      <nav className="tools">{children}</nav>
    </header>
  )
}

function Side({ side, snapshot }: { side: SideView; snapshot: Snapshot }) {
  const { ui, say } = useTalk()
  const deciding = snapshot.pending.includes(side.seat)
  const counted = ({ label, value, of, text }: CounterView) => {
    if (text) return say(text)
    return of === undefined
      ? ui('ui.counter', { value, label: { text: label } })
      : ui('ui.counter-of', { value, of, label: { text: label } })
  }
  const counters = side.counters.map(counted).join(' · ')
  const name = say(side.name)
  return (
    <div
      className={deciding ? 'side side-deciding' : 'side'}
      data-seat={side.seat}
      title={deciding ? ui('ui.deciding', { side: name }) : undefined}
    >
      <span className="side-dot" />
      <span className="side-name">{name}</span>
      <small title={counters}>{counters}</small>
    </div>
  )
}

function Status({ status: { headline, track, notes }, whatIf }: { status: StatusView; whatIf: WhatIf | undefined }) {
  const { ui, say } = useTalk()
  return (
    <div className="status">
      <h1>{say(headline)}</h1>
      {track ? (
        <Track
          at={track.at}
          of={track.of}
          words={
            track.of === undefined
              ? ui('ui.track-open', { at: track.at })
              : ui('ui.track', { at: track.at, of: track.of })
          }
        />
      ) : null}
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

/** More steps than this are no longer told apart at a glance. */
const LONGEST_TRACK = 12

function Track({ at, of, words }: { at: number; of: number | undefined; words: string }) {
  if (of === undefined || of > LONGEST_TRACK) return <small>{words}</small>
  return (
    <span className="track" role="img" aria-label={words}>
      {Array.from({ length: of }, (_, i) => i + 1).map((step) => (
        <i key={step} data-step={step < at ? 'past' : step === at ? 'now' : 'future'} />
      ))}
    </span>
  )
}
