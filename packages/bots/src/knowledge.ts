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
    match.eventsFor(seat).slice(-NEWS),
    match.setupFor(seat),
    decision ? asked(decision) : null,
    (moves[0] ?? 0) % OVERLAID === 0 ? overlays(match, seat, (moves[1] ?? 0) % FIGURES) : [],
  ]
  return JSON.stringify(mayImagine(match, seat) ? [...seen, future(match.imagine(seat), moves)] : seen)
}

/** Gets the odds and a bot's judgement of the decision a seat is asked, as bytes; empty if it is asked nothing. */
export function judgementBytes(match: Match, seat: Seat): string {
  const decision = match.decisionOf(seat)
  if (!decision || isFormality(decision)) return ''
  const odds = candidates(decision, 2)
    .slice(0, 3)
    .map((answer) => forecast(match, seat, answer, FEW))
  return JSON.stringify([
    odds,
    greedyPlayer('judgement', { futures: 6, suggestions: 2 }).choose(sightOf(match, decision)),
  ])
}

/** How many events are compared; earlier ones were compared when they were new. */
const NEWS = 100

/** Enough to show a difference, and no more. */
const FEW = { leaves: 100, samples: 10 }

/** A seat cannot imagine how play continues while only another seat is asked or a formality is held. */
function mayImagine({ asked, pending }: Match, seat: Seat): boolean {
  const [only] = pending
  return asked.length !== 1 || (only?.seat === seat && !isFormality(only))
}

function asked(decision: Decision): unknown {
  return [describeDecision(decision), candidates(decision)]
}

/** Overlays are expensive to draw: one comparison in this many includes them, for one figure in this many. */
const OVERLAID = 8
const FIGURES = 12

function overlays(match: Match, seat: Seat, figure: number): unknown {
  return overlaysOf(match, seat, figure).map((offer) => [offer, drawOverlay(match, seat, figure, offer.id)])
}

/** Gets the standing of an imagined match at every step of one line of play. */
function future(match: Match, moves: readonly number[]): unknown {
  const standing = () => JSON.stringify([match.state, match.setup, match.answers, match.pending.map(asked)])
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
  return [steps, match.events.slice(-NEWS)]
}
