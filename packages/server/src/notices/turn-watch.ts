import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { TurnNotice } from './notifier.ts'

/** How long a person may be asked before they are told outside the app, and how often that is looked for, in minutes. */
const [PATIENCE, EVERY] = [5, 1]

export interface TurnWatchDependencies {
  readonly query: Kysely<Tables>
  isOnline(person: string): boolean
  tell(notice: TurnNotice): Promise<void>
  reportFault(kind: string, error: unknown): void
}

/** Looks for people who have been asked for a while, and have not been told since. Every process may do this. */
export class TurnWatch {
  readonly #dependencies: TurnWatchDependencies
  readonly #timer: NodeJS.Timeout

  constructor(dependencies: TurnWatchDependencies) {
    this.#dependencies = dependencies
    this.#timer = setInterval(() => void this.#lookAgain(), EVERY * 60_000).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Tells everyone whose turn has waited for so many minutes. */
  async look(patience = PATIENCE): Promise<void> {
    const { query, isOnline, tell } = this.#dependencies
    const waiting = await query
      .selectFrom('matches')
      .innerJoin('seats', 'seats.match', 'matches.id')
      .innerJoin('notice_settings', 'notice_settings.person', 'seats.person')
      .select(['matches.code', 'notice_settings.person'])
      .where('matches.status', '=', 'running')
      .where(sql<boolean>`matches.updated_at <= now() - ${patience} * interval '1 minute'`)
      .where(sql<boolean>`matches.standing -> 'awaited' @> to_jsonb(seats.seat)`)
      .where(sql<boolean>`(notice_settings.told_at is null or notice_settings.told_at < matches.updated_at)`)
      .execute()
    for (const notice of waiting) if (!isOnline(notice.person)) await tell(notice)
  }

  async #lookAgain(): Promise<void> {
    await this.look().catch((error: unknown) => this.#dependencies.reportFault('notices-failed', error))
  }
}
