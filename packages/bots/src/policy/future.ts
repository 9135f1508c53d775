import {
  type Answer,
  type Json,
  type Match,
  type MatchOptions,
  type PolicyQuestion,
  QuickDice,
  Random,
  type Seat,
} from '@fray/kernel'
import { RefusedAnswer } from '@fray/odds'
import type { PlayerSight } from '../player.ts'
import { saneAnswer } from './propose.ts'

/** How a future is played on by the policies of all seats. */
export interface FutureTerms {
  /** Seed of its dice and of its arbitrary choices: the same for all that is compared. */
  readonly luck: string
  readonly misjudgement: number
  /** The plan that the imagining seat follows while its span lasts. */
  readonly plan?: Json | undefined
  /** Whether the future is over; without it, it stops where play is at rest. */
  readonly isOver?: (match: Match) => boolean
}

/** The worth of a future, and the number of decisions it took. */
export interface Future {
  readonly worth: number
  readonly decisions: number
}

/** The most decisions of one future: a longer one is judged as it stands. */
const LONGEST = 1500

/** Plays one future after an answer, or from the decision itself. */
export function playFuture(sight: PlayerSight, answer: Answer | undefined, terms: FutureTerms): Future {
  const { luck, misjudgement, isOver } = terms
  const options: MatchOptions = {
    dice: new QuickDice(luck),
    retention: 'first',
    recording: false,
    stopAtSavepoint: isOver === undefined,
    assumeDistances: true,
    misjudgement,
  }
  const match = sight.imagine(options)
  const random = Random.fromSeed(`${luck}/policy`)
  if (answer !== undefined) give(match, sight.seat, answer)
  const span = spanOf(match, sight.seat)
  let decisions = 1
  for (; decisions < LONGEST && !match.outcome && !isOver?.(match); decisions++) {
    const decision = match.pending[0]
    if (!decision) break
    const { state, setup } = match
    const isPlanned = decision.seat === sight.seat && span !== undefined && spanOf(match, sight.seat) === span
    const plan = isPlanned ? terms.plan : undefined
    const question: PolicyQuestion = { state, setup, decision, random, misjudgement, plan }
    give(match, decision.seat, saneAnswer(match.game, question))
  }
  return { worth: worthOf(match, sight.seat), decisions }
}

/** Names the part of play that a seat plans for, if its game makes plans and it is time for one. */
function spanOf({ game, state }: Match, seat: Seat): string | undefined {
  return game.bots.plans?.span(state, seat)
}

function give(match: Match, seat: Seat, answer: Answer): void {
  const answered = match.answer(seat, answer)
  if (!answered.ok) throw new RefusedAnswer(seat, answer, answered)
}

/** Gets the worth of a position. A decided match counts fully, whatever the game's own judgement says. */
function worthOf({ game, outcome, state, setup }: Match, seat: Seat): number {
  if (!outcome) return (game.bots.evaluate ?? game.bots.appraise)(state, seat, setup)
  const { winners } = outcome
  if (winners.length === 0) return 0
  return winners.includes(seat) ? 1 : -1
}
