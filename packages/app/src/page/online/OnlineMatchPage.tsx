import type { MatchInfo } from '@fray/protocol'
import { Suspense, useEffect } from 'react'
import { Link } from 'wouter'
import { Notice } from '../pages/Notice.tsx'
import { PageBar } from '../pages/PageBar.tsx'
import { lazyComponent } from '../store/lazy-component.ts'
import { useMatch } from '../store/match-store.ts'
import { useGame, useMatchTranslatorOf } from '../store/names.ts'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { Invitation } from './Invitation.tsx'
import { seatOf } from './model/agreement-step.ts'
import { RequireServer } from './NoServer.tsx'
import { enterRoom, leaveRoom } from './state/room.ts'
import { useRoom } from './state/room-store.ts'
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
    <div className="page page-online">
      <RequireServer>
        {info?.code === code ? <Room info={info} /> : <p className="opening">{ui('ui.online.opening')}</p>}
      </RequireServer>
    </div>
  )
}

function Room({ info }: { info: MatchInfo }) {
  const game = useGame(info.game)
  const talk = useMatchTranslatorOf(game)
  const person = useServer((state) => state.person)
  const isLoading = useMatch(({ games }) => games === undefined)
  const seat = seatOf(info, person)
  const { ui, say } = talk
  return (
    <TranslatorContext value={talk}>
      <header className="page-head">
        <PageBar>
          <Link href="/online" className="tool">
            {ui('ui.online')}
          </Link>
        </PageBar>
        <h1>{game ? say(game.title) : info.game}</h1>
      </header>
      <main aria-busy={isLoading}>
        {seat === undefined ? <Invitation info={info} /> : <WaitingRoom info={info} seat={seat} />}
      </main>
    </TranslatorContext>
  )
}
