import type { MatchInfo, SeatInfo } from '@fray/protocol'
import { Link } from 'wouter'
import { RatingText } from '../people/RatingText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { nameOfSeat } from './MatchTile.tsx'
import { Presence } from './Presence.tsx'
import { useServer } from './state/server-store.ts'

/** Who sits where, with which army. */
export function SeatList({ info }: { info: MatchInfo }) {
  const { ui } = useTranslator()
  return (
    <ul className="seat-list" aria-label={ui('ui.online.seats')}>
      {info.seats.map((seat) => (
        <SeatLine key={seat.seat} seat={seat} />
      ))}
    </ul>
  )
}

function SeatLine({ seat }: { seat: SeatInfo }) {
  const talk = useTranslator()
  const { ui, say } = talk
  const person = useServer((state) => state.person)
  const { seat: number, side, person: player, hasForce } = seat
  return (
    <li data-seat={number} data-free={!player && !seat.bot}>
      <b>{player ? <Link href={`/people/${player.id}`}>{player.name}</Link> : nameOfSeat(seat, talk)}</b>
      {seat.rating ? <RatingText rating={seat.rating} /> : null}
      {person && player?.id === person.id ? <span className="hint">{ui('ui.online.thats-you')}</span> : null}
      {player ? <Presence isOnline={seat.online ?? false} /> : null}
      <span className="seat-list-side">{side ? say(side) : ui('ui.seat', { seat: number + 1 })}</span>
      {hasForce === undefined ? null : (
        <span className="seat-list-force">{ui(hasForce ? 'ui.online.has-force' : 'ui.online.has-no-force')}</span>
      )}
    </li>
  )
}
