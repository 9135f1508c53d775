import type { Event, Match, Seat } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'

export type ReportedMatch = Match<unknown, unknown, TableView>

/** The match after some answers. */
export interface Step {
  readonly at: number
  /** As an onlooker sees it. */
  readonly view: TableView
  /** What happened since the step before. */
  readonly events: readonly Event[]
  /** How many of them had happened when a turn began, for each that did. */
  readonly turnStarts: readonly number[]
  /** How good the position is for each seat, in the game's own measure. */
  readonly strengths: readonly number[]
}

/** Plays a match again, answer by answer; the first step is its beginning. */
export function historyOf(match: ReportedMatch, done: (at: number) => void): readonly Step[] {
  const again = match.at(0, { retention: 'first' })
  const steps = [stepOf(again, 0, 0)]
  for (const [i, { seat, answer }] of match.answers.entries()) {
    const known = again.events.length
    again.answer(seat, answer)
    steps.push(stepOf(again, i + 1, known))
    done(i + 1)
  }
  return steps
}

function stepOf(match: ReportedMatch, at: number, known: number): Step {
  const events = match.events.slice(known)
  const turnStarts = [...events.keys()].filter((i) => events[i]!.type === match.game.turnEvent)
  return { at, view: match.view(undefined), events, turnStarts, strengths: strengthsOf(match) }
}

/** How good a position is for each seat. */
export function strengthsOf({ game, state, setup, seats }: ReportedMatch): readonly number[] {
  return Array.from({ length: seats }, (_, seat: Seat) => Math.max(-1, Math.min(1, game.appraise(state, seat, setup))))
}

/** How far each seat is ahead of the mean: what is good for everybody puts nobody ahead. */
export function aheadIn(strengths: readonly number[]): readonly number[] {
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length
  return strengths.map((strength) => strength - mean)
}
