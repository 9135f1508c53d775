import type { Seat } from '@fray/kernel'
import { clsx } from 'clsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { formatTime, timeOfSeat } from './model/clock.ts'
import { useRoom } from './state/room-store.ts'
import { useNow } from './state/use-now.ts'

/** From this many milliseconds on a time is marked as short. */
const SHORT = 60_000

/** The time that a seat has left, in a match with a clock. */
export function SeatClock({ seat }: { seat: Seat }) {
  const { ui, language } = useTranslator()
  const clock = useRoom(({ isSeated, info }) => (isSeated && info?.status === 'running' ? info.clock : undefined))
  const now = useNow(clock?.running.some((run) => run.seat === seat) ?? false)
  const time = clock && timeOfSeat(clock, seat, now)
  if (!time) return null
  const label = ui('ui.online.time-left')
  return (
    <span
      className={clsx('seat-clock', time.isRunning && 'seat-clock-running', time.left < SHORT && 'seat-clock-short')}
      role="timer"
      aria-label={label}
      title={label}
    >
      {formatTime(time.left, language)}
    </span>
  )
}
