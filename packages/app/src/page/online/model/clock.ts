import type { Seat } from '@fray/kernel'
import type { ClockInfo } from '@fray/protocol'

/** The time of a seat as a table shows it. */
export interface SeatTime {
  /** Milliseconds; never less than none. */
  readonly left: number
  readonly isRunning: boolean
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Gets the time of a seat. In a match by turns only a running time says anything: that for the answer, or the vacation once
 * that is over.
 */
export function timeOfSeat({ control, left, running }: ClockInfo, seat: Seat, now: number): SeatTime | undefined {
  const run = running.find((candidate) => candidate.seat === seat)
  const rest = left[seat]
  if (run) {
    const untilLost = Math.max(0, Date.parse(run.until) - now)
    const untilVacation = control.kind === 'turns' ? untilLost - (rest ?? 0) : 0
    return { left: untilVacation > 0 ? untilVacation : untilLost, isRunning: true }
  }
  return control.kind === 'live' && rest !== undefined ? { left: Math.max(0, rest), isRunning: false } : undefined
}

/** Whether another seat has run out of time, so that the reader may claim the win. */
export function isOthersTimeOver(clock: ClockInfo | undefined, own: Seat, now: number): boolean {
  return clock?.running.some(({ seat, until }) => seat !== own && Date.parse(until) <= now) ?? false
}

/** Writes a time: minutes and seconds, with hours before them; from a day on, days and hours. */
export function formatTime(milliseconds: number, language: string): string {
  if (milliseconds >= DAY) {
    const unit = (value: number, name: 'day' | 'hour') =>
      new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value)
    const days = Math.floor(milliseconds / DAY)
    return `${unit(days, 'day')} ${unit(Math.floor((milliseconds - days * DAY) / HOUR), 'hour')}`
  }
  const seconds = Math.ceil(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
