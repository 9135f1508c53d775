import type { Seat } from '@fray/kernel'
import { Presence } from './Presence.tsx'
import { useRoom } from './state/room-store.ts'
import { useServer } from './state/server-store.ts'

/** Whether another person at the table is connected; nothing for a match without a server. */
export function SeatPresence({ seat }: { seat: Seat }) {
  const own = useServer(({ person }) => person?.id)
  const found = useRoom(({ isSeated, info }) => (isSeated ? info?.seats[seat] : undefined))
  return found?.person && found.person.id !== own ? <Presence isOnline={found.online ?? false} /> : null
}
