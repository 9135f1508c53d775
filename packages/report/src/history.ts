import type { GameEvent, Match, Seat } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'

export type ReportedMatch = Match<unknown, unknown, TableView>

/** The match after a number of answers. */
export interface HistoryStep {
  readonly at: number
  /** The table as an onlooker sees it. */
  readonly view: TableView
  /** Events since the previous step. */
  readonly events: readonly GameEvent[]
  /** For each turn that began in this step, the number of events before it. */
  readonly turnStarts: readonly number[]
  /** Strength of each seat's position, in the game's own measure. */
  readonly strengths: readonly number[]
}

/** Replays a match answer by answer; the first step is its beginning. */
export function historyOf(match: ReportedMatch, done: (at: number) => void): readonly HistoryStep[] {
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

function stepOf(match: ReportedMatch, at: number, known: number): HistoryStep {
  const events = match.events.slice(known)
  const turnStarts = [...events.keys()].filter((i) => events[i]!.type === match.game.rules.turnEvent)
  return { at, view: match.view(undefined), events, turnStarts, strengths: strengthsOf(match) }
}

/** Rates the position of each seat. */
export function strengthsOf({ game, state, setup, seats }: ReportedMatch): readonly number[] {
  return Array.from({ length: seats }, (_, seat: Seat) =>
    Math.max(-1, Math.min(1, game.bots.appraise(state, seat, setup))),
  )
}

/** Gets each seat's lead over the mean, so that what helps everybody puts nobody ahead. */
export function leadsOverMean(strengths: readonly number[]): readonly number[] {
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length
  return strengths.map((strength) => strength - mean)
}
