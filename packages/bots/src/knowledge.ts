import {
  type Answer,
  type Decision,
  describeDecision,
  drawOverlay,
  isFormality,
  type Match,
  overlaysOf,
  type Seat,
} from '@fray/kernel'
import { forecast } from '@fray/odds'
import { candidates } from './candidates.ts'
import { greedyPlayer } from './greedy-player.ts'
import { sightOf } from './player.ts'

/**
 * Gets everything a seat sees, is told and is asked, and how its imagined futures go, as bytes. Matches that differ
 * only in what the seat may not know give the same bytes. `moves` are choices in one such future.
 */
export function knowledgeOf(match: Match, seat: Seat, moves: readonly number[] = []): string {
  const decision = match.decisionOf(seat)
  const seen = [
    match.view(seat),
    match.eventsFor(seat).slice(-RECENT_EVENTS),
    match.setupFor(seat),
    decision ? describeQuestion(decision) : null,
    (moves[0] ?? 0) % OVERLAYS_ONE_IN === 0 ? describeOverlays(match, seat, (moves[1] ?? 0) % FIGURE_ONE_IN) : [],
  ]
  return JSON.stringify(mayImagine(match, seat) ? [...seen, describeFuture(match.imagine(seat), moves)] : seen)
}

/** Gets the odds and a bot's judgement of the decision a seat is asked, as bytes; empty if it is asked nothing. */
export function judgementBytes(match: Match, seat: Seat): string {
  const decision = match.decisionOf(seat)
  if (!decision || isFormality(decision)) return ''
  const odds = candidates(decision, 2)
    .slice(0, 3)
    .map((answer) => forecast(match, seat, answer, SMALL_SAMPLE))
  return JSON.stringify([
    odds,
    greedyPlayer('judgement', { futures: 6, suggestions: 2 }).choose(sightOf(match, decision)),
  ])
}

/** How many events are compared; earlier ones were compared when they were new. */
const RECENT_EVENTS = 100

/** Enough to show a difference, and no more. */
const SMALL_SAMPLE = { leaves: 100, samples: 10 }

/** A seat cannot imagine how play continues while only another seat is asked or a formality is held. */
function mayImagine({ asked, pending }: Match, seat: Seat): boolean {
  const [only] = pending
  return asked.length !== 1 || (only?.seat === seat && !isFormality(only))
}

function describeQuestion(decision: Decision): unknown {
  return [describeDecision(decision), candidates(decision)]
}

/** Overlays are expensive to draw: one comparison in this many includes them, for one figure in this many. */
const OVERLAYS_ONE_IN = 8
const FIGURE_ONE_IN = 12

function describeOverlays(match: Match, seat: Seat, figure: number): unknown {
  return overlaysOf(match, seat, figure).map((offer) => [offer, drawOverlay(match, seat, figure, offer.id)])
}

/** Gets the standing of an imagined match at every step of one line of play. */
function describeFuture(match: Match, moves: readonly number[]): unknown {
  const standing = () => JSON.stringify([match.state, match.setup, match.answers, match.pending.map(describeQuestion)])
  const steps = [standing()]
  for (const move of moves) {
    const answers = match.pending.flatMap((decision) =>
      candidates(decision).map((answer): [Seat, Answer] => [decision.seat, answer]),
    )
    const next = answers[move % answers.length]
    if (!next) break
    match.answer(...next)
    steps.push(standing())
  }
  return [steps, match.events.slice(-RECENT_EVENTS)]
}
