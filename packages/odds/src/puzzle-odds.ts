import { type Answer, type GoalEvent, isGoalEvent, type Match, type Puzzle, type Seat } from '@fray/kernel'
import { forecast } from './forecast.ts'

/**
 * Gets the probability of the goal after an answer; undefined if the answer cannot lead to results before the next
 * decision.
 */
export function chanceOfAnswer(
  match: Match<unknown, unknown, unknown>,
  seat: Seat,
  answer: Answer,
  wanted: GoalEvent,
): number | undefined {
  // The answer has been given, so its real distances count.
  const { outcomes } = forecast(match, seat, answer, { assumeDistances: false })
  if (outcomes.every(({ events }) => events.length === 0)) return undefined
  const wins = outcomes.filter(({ events }) => events.some((event) => isGoalEvent(wanted, event)))
  return wins.reduce((sum, { probability }) => sum + probability.value, 0)
}

/**
 * Gets the probability of a puzzle's goal as the solver made it: by their last answer before the dice among those that
 * could lead to results. Undefined until dice were rolled after one.
 */
export function chanceOfGoal(
  match: Match<unknown, unknown, unknown>,
  { seat, wanted }: Pick<Puzzle, 'seat' | 'wanted'>,
): number | undefined {
  let reached: number | undefined
  let before = 0
  for (const [at, given] of match.answers.entries()) {
    if (given.seat !== seat) continue
    const then = match.at(at)
    if (reached !== undefined && hasRolledSince(then, before)) return reached
    const chance = then.decisionOf(seat) ? chanceOfAnswer(then, seat, given.answer, wanted) : undefined
    if (chance === undefined) continue
    reached = chance
    before = then.events.length
  }
  return hasRolledSince(match, before) ? reached : undefined
}

function hasRolledSince({ events }: Pick<Match<unknown, unknown, unknown>, 'events'>, before: number): boolean {
  return events.slice(before).some(({ dice }) => dice !== undefined)
}
