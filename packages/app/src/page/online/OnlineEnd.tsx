import type { MatchEnd, MatchInfo } from '@fray/protocol'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { Icon } from '../icons/Icon.tsx'
import { reportCrash } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { seatOf } from './model/agreement-step.ts'
import { useRoom } from './state/room-store.ts'
import { useServer } from './state/server-store.ts'

/** How a match ended that its players ended themselves: resigned, agreed to a draw, or out of time. */
export function OnlineEnd() {
  const end = useRoom(({ isSeated, info }) => (isSeated ? info?.end : undefined))
  const info = useRoom((room) => room.info)
  return end && info ? <EndWindow end={end} info={info} /> : null
}

function EndWindow({ end, info }: { end: MatchEnd; info: MatchInfo }) {
  const { ui } = useTranslator()
  const [isOpen, setIsOpen] = useState(true)
  const person = useServer((state) => state.person)
  const own = seatOf(info, person)
  const loser = end.seat === undefined ? '' : (info.seats[end.seat]?.person?.name ?? '')
  return (
    <DialogWindow open={isOpen} title={titleOf(end, own, ui)} onClose={() => setIsOpen(false)}>
      <div className="result" data-you={own}>
        <span className="result-laurels" data-seat={end.winners[0]}>
          <Icon name="laurels" size={72} />
        </span>
        <p>{ui(`ui.online.end.${end.kind}`, { name: loser })}</p>
        <div className="actions">
          <OnlineNext />
          <button type="button" className="button" onClick={() => setIsOpen(false)}>
            {ui('ui.look-at-table')}
          </button>
        </div>
      </div>
    </DialogWindow>
  )
}

function titleOf({ winners }: MatchEnd, own: number | undefined, ui: ReturnType<typeof useTranslator>['ui']): string {
  if (winners.length === 0) return ui('ui.draw')
  if (own !== undefined) return ui(winners.includes(own) ? 'ui.you-win' : 'ui.you-lose')
  return ui('ui.victory', { sides: winners.map((seat) => ui('ui.side', { side: { seat } })).join(', ') })
}

/** Offers what follows a match on a server: a rematch, its replay with report and proof, other matches. */
export function OnlineNext() {
  const { ui } = useTranslator()
  const [, go] = useLocation()
  const person = useServer((state) => state.person)
  const info = useRoom((room) => room.info)
  const [isBusy, setIsBusy] = useState(false)
  if (!info) return null
  const next = async () => {
    setIsBusy(true)
    try {
      const { askForRematch } = await import('./state/after-match.ts')
      go(`/online/${await askForRematch(info)}`)
    } catch (error) {
      setIsBusy(false)
      reportCrash(error)
    }
  }
  return (
    <>
      {seatOf(info, person) === undefined ? null : (
        <button type="button" className="button button-main" disabled={isBusy} onClick={() => void next()}>
          {ui(info.rematch === undefined ? 'ui.rematch' : 'ui.online.to-rematch')}
        </button>
      )}
      <Link href={`/online/${info.code}/replay`} className="button">
        {ui('ui.online.replay-and-report')}
      </Link>
      <Link href="/online" className="button">
        {ui('ui.online.other-matches')}
      </Link>
    </>
  )
}
