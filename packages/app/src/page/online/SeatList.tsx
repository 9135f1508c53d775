import type { MatchInfo } from '@fray/protocol'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { nameOfSeat } from './MatchTile.tsx'
import { Presence } from './Presence.tsx'
import { useServer } from './state/server-store.ts'

/** Who sits where. */
export function SeatList({ info }: { info: MatchInfo }) {
  const talk = useTranslator()
  const person = useServer((state) => state.person)
  const { ui } = talk
  return (
    <ul className="seat-list" aria-label={ui('ui.online.seats')}>
      {info.seats.map((seat) => (
        <li key={seat.seat} data-seat={seat.seat} data-free={!seat.person && !seat.bot}>
          <span className="seat-list-side">{ui('ui.seat', { seat: seat.seat + 1 })}</span>
          <b>{nameOfSeat(seat, talk)}</b>
          {person && seat.person?.id === person.id ? <span className="hint">{ui('ui.online.thats-you')}</span> : null}
          {seat.person ? <Presence isOnline={seat.online ?? false} /> : null}
        </li>
      ))}
    </ul>
  )
}
