import type { Seat } from '@fray/kernel'
import type { ClockInfo, TimeControl } from '@fray/protocol'

/** The time that seats have left, and whose time runs. Times are milliseconds since 1970. */
export interface ClockState {
  readonly left: readonly number[]
  readonly running: readonly RunningTime[]
}

interface RunningTime {
  readonly seat: Seat
  readonly since: number
  /** The time that passes before any is taken from what the seat has left. */
  readonly free: number
}

/** The seats that are asked, and those among them that may interrupt. */
export interface AskedSeats {
  readonly awaited: readonly Seat[]
  readonly interrupting?: readonly Seat[] | undefined
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

export function startClock(control: TimeControl, seats: number): ClockState {
  const time = control.kind === 'live' ? control.minutes * MINUTE : control.vacation * DAY
  return { left: Array.from({ length: seats }, () => time), running: [] }
}

/**
 * Moves the clock on after some seats have answered. The time of a seat that is still asked the same runs on; a seat that
 * answered gets its increment, unless it only reacted.
 */
export function advanceClock(
  control: TimeControl,
  { left, running }: ClockState,
  answered: readonly Seat[],
  { awaited, interrupting = [] }: AskedSeats,
  now: number,
): ClockState {
  const hasStopped = ({ seat }: RunningTime) => answered.includes(seat) || !awaited.includes(seat)
  const stopped = running.filter(hasStopped)
  const runningOn = running.filter((time) => !hasStopped(time))
  const leftAfter = left.map((before, seat) => {
    const time = stopped.find((candidate) => candidate.seat === seat)
    if (!time) return before
    const used = Math.max(0, now - time.since - time.free)
    return Math.max(0, before - used) + incrementFor(control, time, answered)
  })
  const started = awaited
    .filter((seat) => !runningOn.some((time) => time.seat === seat))
    .map((seat) => ({ seat, since: now, free: freeTime(control, interrupting.includes(seat)) }))
  return { left: leftAfter, running: [...runningOn, ...started] }
}

/** Finds a seat whose time is over. */
export function findLateSeat({ left, running }: ClockState, now: number): Seat | undefined {
  return running.find((time) => now > endOf(time, left))?.seat
}

/** Describes a clock for those who look at the match. */
export function clockInfo(control: TimeControl, { left, running }: ClockState): ClockInfo {
  return {
    control,
    left,
    running: running.map((time) => ({
      seat: time.seat,
      since: new Date(time.since).toISOString(),
      until: new Date(endOf(time, left)).toISOString(),
    })),
  }
}

/** Gets when the time of the first seat is over; undefined if nobody's time runs. */
export function deadlineOf({ left, running }: ClockState): Date | undefined {
  const [first] = running.map((time) => endOf(time, left)).toSorted((a, b) => a - b)
  return first === undefined ? undefined : new Date(first)
}

function endOf({ seat, since, free }: RunningTime, left: readonly number[]): number {
  return since + free + (left[seat] ?? 0)
}

function freeTime(control: TimeControl, isInterrupting: boolean): number {
  if (control.kind === 'turns') return control.days * DAY
  return isInterrupting ? control.reaction * SECOND : 0
}

function incrementFor(control: TimeControl, { seat, free }: RunningTime, answered: readonly Seat[]): number {
  const isReaction = free > 0
  return control.kind === 'live' && answered.includes(seat) && !isReaction ? control.increment * SECOND : 0
}
