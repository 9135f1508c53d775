import type { MatchInfo, Person, SeatInfo } from '@fray/protocol'
import { seatOf } from './agreement-step.ts'

/** How a match stands for one reader: what lists say first. */
export type MatchStanding =
  | 'your-turn'
  | 'choose-army'
  | 'their-turn'
  | 'agreeing'
  | 'open'
  | 'over'
  | 'cancelled'
  | 'watching'

export function standingOf(info: MatchInfo, person: Person | undefined): MatchStanding {
  const seat = seatOf(info, person)
  if (info.status === 'choosing') return seat !== undefined && !info.seats[seat]?.hasForce ? 'choose-army' : 'agreeing'
  if (info.status !== 'running') return info.status
  if (seat === undefined) return 'watching'
  return info.awaited.includes(seat) ? 'your-turn' : 'their-turn'
}

/** The seats that others hold, or that are still free. */
export function othersIn({ seats }: MatchInfo, person: Person | undefined): readonly SeatInfo[] {
  return seats.filter((seat) => !person || seat.person?.id !== person.id)
}

export function freeSeatsIn({ seats }: Pick<MatchInfo, 'seats'>): readonly SeatInfo[] {
  return seats.filter(({ person, bot }) => !person && !bot)
}

const ORDER: readonly MatchStanding[] = [
  'your-turn',
  'choose-army',
  'agreeing',
  'open',
  'their-turn',
  'watching',
  'over',
  'cancelled',
]

/** Sorts matches by what the reader has to do: theirs first, the latest first among equals. */
export function sortMatches<Match extends MatchInfo>(
  matches: readonly Match[],
  person: Person | undefined,
): readonly Match[] {
  const rank = (info: MatchInfo) => ORDER.indexOf(standingOf(info, person))
  return matches.toSorted((a, b) => rank(a) - rank(b) || b.updatedAt.localeCompare(a.updatedAt))
}
