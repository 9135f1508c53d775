import type { Decision } from '../decisions/decision.ts'
import type { Outcome } from '../game/game-rules.ts'
import type { GameEvent } from './event.ts'
import type { Match } from './match.ts'
import type { Seat } from './seat.ts'

/**
 * Everything a seat (undefined: an onlooker) may be given of a running match. Nothing in it depends on what the seat
 * may not know, including how often others were asked. A host that holds formalities keeps this promise at every
 * moment; without that, the awaited seats may tell who could interrupt.
 */
export interface Perspective<Setup = unknown, View = unknown> {
  readonly seat: Seat | undefined
  readonly setup: Setup
  readonly view: View
  readonly events: readonly GameEvent[]
  /** How many answers the seat has given. Those of others are not counted. */
  readonly answered: number
  /** In how many steps it may look back on the match. */
  readonly steps: number
  readonly decision: Decision | undefined
  /** Other seats that play waits for: the one asked alone, or all that choose in secret, done or not. */
  readonly awaited: readonly Seat[]
  /** How many of its own answers the seat can undo. */
  readonly undoable: number
  readonly outcome: Outcome | undefined
}

export function perspectiveOf<State, Setup, View>(
  match: Match<State, Setup, View>,
  seat: Seat | undefined,
): Perspective<Setup, View> {
  return {
    seat,
    setup: match.setupFor(seat),
    view: match.view(seat),
    events: match.eventsFor(seat),
    answered: match.answers.filter((given) => given.seat === seat).length,
    steps: match.stepsFor(seat).length,
    decision: seat === undefined ? undefined : match.decisionOf(seat),
    awaited: match.asked.filter((other) => other !== seat),
    undoable: seat === undefined ? 0 : match.undoableFor(seat),
    outcome: match.outcome,
  }
}
