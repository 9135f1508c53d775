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
  const [first, ...others] = weighed.toSorted((a, b) => b.worth - a.worth)
  if (!first) return undefined
  const [next, worst] = [others[0], others.slice(1).at(-1)].map((other) => {
    if (!other) return undefined
    const lead = first.worth - other.worth
    return { answer: other.answer, lead: lead < AS_GOOD ? 0 : lead }
  })
  return { answer: first.answer, next, worst: worst && worst.lead > (next?.lead ?? 0) ? worst : undefined }
}
