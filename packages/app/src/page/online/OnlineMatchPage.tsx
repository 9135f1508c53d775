import type { MatchInfo } from '@fray/protocol'
import { Suspense, useEffect } from 'react'
import { Link } from 'wouter'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { Notice } from '../pages/Notice.tsx'
import { PageBar } from '../pages/PageBar.tsx'
import { lazyComponent } from '../store/lazy-component.ts'
import { useMatch } from '../store/match-store.ts'
import { useGame, useMatchTranslatorOf } from '../store/names.ts'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { Invitation } from './Invitation.tsx'
import { seatOf } from './model/agreement-step.ts'
import { RequireServer } from './NoServer.tsx'
import { connectNow } from './state/connection.ts'
import { enterRoom, leaveRoom, reopenRoom } from './state/room.ts'
import { type RoomStore, useRoom } from './state/room-store.ts'
import { askForPerson, useServer } from './state/server-store.ts'
import { WaitingRoom } from './WaitingRoom.tsx'

const TablePage = lazyComponent(() => import('../play/TablePage.tsx').then(({ TablePage }) => TablePage))

/** A match on the server by its link: an invitation, the room before the match, or the table. */
export function OnlineMatchPage({ code }: { code: string }) {
  const presence = useServer((state) => state.presence)
  useEffect(() => void askForPerson(), [])
  useEffect(() => {
    if (presence === 'there') enterRoom(code)
  }, [presence, code])
  const isAtTable = useRoom((room) => room.code === code && room.isSeated)
  if (isAtTable) {
    return (
      <Suspense>
        <TablePage />
      </Suspense>
    )
  }
  return <BeforeTable code={code} />
}

function BeforeTable({ code }: { code: string }) {
  const { ui } = useTranslator()
  const { info, fault } = useRoom()
  if (fault === 'no-match') {
    return (
      <Notice title={ui('ui.online.no-match')} note={ui('ui.online.no-match-note')} onHome={leaveRoom}>
        <Link href="/online" className="button button-main">
          {ui('ui.online')}
        </Link>
      </Notice>
    )
  }
  return (
    <div className="page page-online">{info?.code === code ? <Room info={info} /> : <OpeningRoom code={code} />}</div>
  )
}

/** Fills the page until the server tells about the match, or says why it does not. */
function OpeningRoom({ code }: { code: string }) {
  const { ui } = useTranslator()
  const trouble = troubleOf(useRoom(), code, ui)
  return (
    <>
      <RoomHead title={ui('ui.online')} />
      <main>
        <RequireServer>
          {trouble ? (
            <NotOpened {...trouble} />
          ) : (
            <p className="hint" aria-busy>
              {ui('ui.online.opening')}
            </p>
          )}
        </RequireServer>
      </main>
    </>
  )
}

interface Trouble {
  readonly title: string
  readonly note: string
  onRetry(): void
}

/** Says why a match is not open, and what to do; undefined while its server may still reply. */
function troubleOf(
  { fault, connection }: Pick<RoomStore, 'fault' | 'connection'>,
  code: string,
  ui: PhraseTranslator['ui'],
): Trouble | undefined {
  const title = ui('ui.online.not-opened')
  if (fault) return { title, note: ui(`ui.online.fault.${fault}`), onRetry: () => reopenRoom(code) }
  if (connection === 'outdated') return { title, note: ui('ui.online.outdated'), onRetry: () => location.reload() }
  if (connection !== 'waiting') return undefined
  return { title: ui('ui.online.unreachable'), note: ui('ui.online.unreachable-note'), onRetry: connectNow }
}

function NotOpened({ title, note, onRetry }: Trouble) {
  const { ui } = useTranslator()
  return (
    <section className="online-room" role="alert">
      <h2>{title}</h2>
      <p>{note}</p>
      <div className="online-ways">
        <button type="button" className="button button-main" onClick={onRetry}>
          {ui('ui.try-again')}
        </button>
        <Link href="/online" className="button" onClick={leaveRoom}>
          {ui('ui.online.other-matches')}
        </Link>
      </div>
    </section>
  )
}

function RoomHead({ title }: { title: string }) {
  const { ui } = useTranslator()
  return (
    <header className="page-head">
      <PageBar>
        <Link href="/online" className="tool">
          {ui('ui.online')}
        </Link>
      </PageBar>
      <h1>{title}</h1>
    </header>
  )
}

function Room({ info }: { info: MatchInfo }) {
  const game = useGame(info.game)
  const talk = useMatchTranslatorOf(game)
  const person = useServer((state) => state.person)
  const isLoading = useMatch(({ games }) => games === undefined)
  const seat = seatOf(info, person)
  const { say } = talk
  return (
    <TranslatorContext value={talk}>
      <RoomHead title={game ? say(game.title) : info.game} />
      <main aria-busy={isLoading}>
        {seat === undefined ? <Invitation info={info} /> : <WaitingRoom info={info} seat={seat} />}
      </main>
    </TranslatorContext>
  )
}
