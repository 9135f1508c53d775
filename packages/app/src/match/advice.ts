import { sightOf, VETERAN, weighAnswers } from '@fray/bots'
import type { Match, Seat } from '@fray/kernel'
import type { Advice } from './protocol.ts'

/** Answers whose worth differs by less than this share of all forces are as good as each other. */
const AS_GOOD = 0.0005

/** What a veteran would answer for a seat, by what the seat knows, and how much better that is than anything else. */
export function adviceFor(match: Match, seat: Seat): Omit<Advice, 'forecast'> | undefined {
  const decision = match.decisionOf(seat)
  if (!decision) return undefined
  const weighed = weighAnswers(sightOf(match, decision), `advice after ${match.answers.length}`, VETERAN)
  const [first, next] = weighed.toSorted((a, b) => b.worth - a.worth)
  if (!first) return undefined
  if (!next) return { answer: first.answer, next: undefined }
  const lead = first.worth - next.worth
  return { answer: first.answer, next: { answer: next.answer, lead: lead < AS_GOOD ? 0 : lead } }
}
