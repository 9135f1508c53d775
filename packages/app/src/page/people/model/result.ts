import type { MatchInfo, Person } from '@fray/protocol'

/** How a match ended for one of its players; undefined for somebody else. */
export function resultOf({ seats, winners = [] }: MatchInfo, person: Person): 'won' | 'lost' | 'drawn' | undefined {
  const own = seats.find((seat) => seat.person?.id === person.id)?.seat
  if (own === undefined) return undefined
  if (winners.length === 0 || winners.length === seats.length) return 'drawn'
  return winners.includes(own) ? 'won' : 'lost'
}
