import type { Imaginable } from '@fray/odds'
import type { TableView } from '@fray/tabletop'
import type { ReportedMatch } from './history.ts'

/**
 * The match before one of its answers, with other dice. The report's reader may know everything, so nothing is hidden.
 */
export function matchBeforeAnswer(match: ReportedMatch, at: number): Imaginable<unknown, unknown, TableView> {
  return { imagine: (_, options) => match.at(at - 1, options) }
}
