import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { RequestError } from '../request-error.ts'

/** So many attempts in so many minutes. */
export interface AttemptLimit {
  readonly most: number
  readonly minutes: number
}

/** Counts in the database how often something is tried, so that all processes share the limit. */
export class Attempts {
  readonly #query: Kysely<Tables>

  constructor(query: Kysely<Tables>) {
    this.#query = query
  }

  /** Counts an attempt; throws once there are too many. */
  async count(key: string, { most, minutes }: AttemptLimit): Promise<void> {
    const ends = new Date(Date.now() + minutes * 60_000)
    await this.#query.deleteFrom('attempts').where('ends_at', '<', new Date()).execute()
    const { count } = await this.#query
      .insertInto('attempts')
      .values({ key: hashKey(key), count: 1, ends_at: ends })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: sql`attempts.count + 1` }))
      .returning('count')
      .executeTakeFirstOrThrow()
    if (count > most) throw new RequestError('too-fast', 'too many attempts: try again later')
  }

  async forget(key: string): Promise<void> {
    await this.#query.deleteFrom('attempts').where('key', '=', hashKey(key)).execute()
  }
}

/** Neither addresses nor names of people are kept in a table of attempts. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
