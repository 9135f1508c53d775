import type { MatchAct } from '@fray/protocol'
import { useState } from 'react'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { Tool } from '../dialogs/Tool.tsx'
import { reportCrash } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { seatOf } from './model/agreement-step.ts'
import { isOthersTimeOver } from './model/clock.ts'
import { actIn } from './state/api.ts'
import { useRoom } from './state/room-store.ts'
import { useServer } from './state/server-store.ts'
import { useNow } from './state/use-now.ts'

/** Does something about the match on the table that is not an answer to its rules. */
function act(what: MatchAct): void {
  const { code } = useRoom.getState()
  if (code !== undefined) actIn(code, what).catch(reportCrash)
}

/** The reader's running match on the server, and their seat in it. */
function useOwnMatch() {
  const person = useServer((state) => state.person)
  const info = useRoom((room) => (room.isSeated ? room.info : undefined))
  const seat = info && seatOf(info, person)
  return info?.status === 'running' && seat !== undefined ? { info, seat } : undefined
}

/** Resign, offer a draw, claim a win on time: tools for the menu of the table. */
export function MatchActTools({ onDone }: { onDone(): void }) {
  const { ui } = useTranslator()
  const own = useOwnMatch()
  const now = useNow(own?.info.clock !== undefined)
  const [isAsking, setIsAsking] = useState(false)
  if (!own) return null
  const { info, seat } = own
  const carryOut = (what: MatchAct) => {
    act(what)
    setIsAsking(false)
    onDone()
  }
  return (
    <>
      {isOthersTimeOver(info.clock, seat, now) ? (
        <Tool icon="hourglass" label={ui('ui.online.claim-time')} urgent onPress={() => carryOut('claim-time')} />
      ) : null}
      <Tool
        icon="shaking-hands"
        label={ui(info.drawOffers.includes(seat) ? 'ui.online.draw-offered' : 'ui.online.offer-draw')}
        disabled={info.drawOffers.includes(seat)}
        onPress={() => carryOut('offer-draw')}
      />
      <Tool icon="broken-shield" label={ui('ui.online.resign')} onPress={() => setIsAsking(true)} />
      <DialogWindow open={isAsking} title={ui('ui.online.resign-title')} onClose={() => setIsAsking(false)}>
        <p>{ui('ui.online.resign-note')}</p>
        <div className="actions">
          <button type="button" className="button button-main" onClick={() => carryOut('resign')}>
            {ui('ui.online.resign')}
          </button>
          <button type="button" className="button" onClick={() => setIsAsking(false)}>
            {ui('ui.online.play-on')}
          </button>
        </div>
      </DialogWindow>
    </>
  )
}

/** Asks the reader whether they accept a draw that another player offers. */
export function DrawOffer() {
  const { ui } = useTranslator()
  const own = useOwnMatch()
  const from = own?.info.drawOffers.find((seat) => seat !== own.seat)
  if (!own || from === undefined || own.info.drawOffers.includes(own.seat)) return null
  return (
    <div className="update" role="alert">
      <p>{ui('ui.online.draw-offer', { name: own.info.seats[from]?.person?.name ?? '' })}</p>
      <button type="button" className="button button-main" onClick={() => act('accept-draw')}>
        {ui('ui.online.accept-draw')}
      </button>
      <button type="button" className="button" onClick={() => act('decline-draw')}>
        {ui('ui.online.decline-draw')}
      </button>
    </div>
  )
}
