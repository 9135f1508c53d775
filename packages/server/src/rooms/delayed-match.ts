import { MatchHost, type Unsubscribe, type UpdateListener } from '@fray/host'
import type { TableMatch } from '@fray/session'
import type { TableView } from '@fray/tabletop'
import { giveStoredAnswer } from './entries.ts'

/** Formalities are waited for as in the match itself, so that the two come to rest at the same moments. */
const OPTIONS = { holdFormalities: true }

/**
 * A match with secrets as onlookers see it: as it was when play was last at rest, such as at the end of an activation.
 * They cannot tell a player of a reaction that is still being considered, nor how long it is.
 */
export class DelayedMatch {
  readonly match: TableMatch
  readonly #live: TableMatch
  readonly #host: MatchHost<unknown, unknown, TableView, unknown>

  constructor(live: TableMatch, reportFault: (message: string) => void) {
    this.#live = live
    this.match = live.at(answersAtRest(live), OPTIONS)
    this.#host = new MatchHost<unknown, unknown, TableView, unknown>(this.match, {
      mover: () => undefined,
      pause: () => Promise.resolve(),
      save: () => Promise.resolve(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      reportFault: ({ kind }) => reportFault(kind),
      forecast: () => Promise.resolve(undefined),
    })
  }

  subscribe(listener: UpdateListener<TableView>): Unsubscribe {
    return this.#host.subscribe(undefined, listener)
  }

  /** Shows onlookers what has come to rest since. */
  catchUp(): void {
    const shown = this.match.answers.length
    const news = this.#live.answers.slice(shown, answersAtRest(this.#live))
    if (news.length === 0) return
    for (const { seat, answer } of news) giveStoredAnswer(this.match, seat, answer)
    this.#host.sendUpdates()
  }
}

/** Counts the answers before the last moment at which play was at rest, and behind which no undo reaches. */
function answersAtRest(match: TableMatch): number {
  if (match.outcome) return match.answers.length
  return match.savepointAtRestBefore(match.answers.length - match.undoable).answers
}
