import type { Checkpoint, Json, MatchTerms } from '@fray/kernel'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { ConflictError } from './conflict-error.ts'

/** How far the stored savepoints of a match reach: in answers, and in events. */
export interface SavepointReach {
  readonly answers: number
  readonly events: number
}

/** A match of an earlier version with so many entries, and its terms under a newer one. */
export interface MatchUpgrade {
  readonly version: string
  readonly entries: number
  readonly upgraded: { readonly version: string; readonly terms: MatchTerms }
}

const NOTHING: SavepointReach = { answers: -1, events: 0 }

/**
 * Keeps savepoints of running matches. Each row holds a whole state, but only those events that are not in the rows
 * before it: together they are a checkpoint.
 */
export class SavepointStore {
  readonly #query: Kysely<Tables>

  constructor(query: Kysely<Tables>) {
    this.#query = query
  }

  /** Gets the last checkpoint of a match. */
  async load(id: string): Promise<Checkpoint | undefined> {
    const rows = await this.#query
      .selectFrom('savepoints')
      .select(['dice', 'barrier', 'kinds', 'events'])
      // Only the last state is needed: the others stay where they are.
      .select(sql<string | null>`case when answers = max(answers) over () then state end`.as('state'))
      .where('match', '=', id)
      .orderBy('answers')
      .execute()
    const last = rows.at(-1)
    if (!last) return undefined
    return {
      state: JSON.parse(last.state!) as Json,
      dice: Number(last.dice),
      barrier: last.barrier,
      kinds: rows.flatMap(({ kinds }) => JSON.parse(kinds) as Checkpoint['kinds']),
      events: rows.flatMap(({ events }) => JSON.parse(events) as Checkpoint['events']),
    }
  }

  /**
   * Adds a checkpoint after what has been stored `before`, and returns how far they reach now. If others have stored or
   * removed some, it adds nothing: the caller then knows where to continue.
   */
  async add(id: string, before: SavepointReach | undefined, checkpoint: Checkpoint): Promise<SavepointReach> {
    return this.#query.transaction().execute(async (query) => {
      const match = await query
        .selectFrom('matches')
        .select(['status'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      const reach = await reachOf(query, id)
      const answers = checkpoint.kinds.length
      const isNext = reach.answers === (before ?? reach).answers && answers > reach.answers
      if (match?.status !== 'running' || !isNext) return reach
      const row = {
        match: id,
        answers,
        state: JSON.stringify(checkpoint.state),
        dice: checkpoint.dice,
        barrier: checkpoint.barrier,
        kinds: JSON.stringify(checkpoint.kinds.slice(Math.max(0, reach.answers))),
        events: JSON.stringify(checkpoint.events.slice(reach.events)),
        events_count: checkpoint.events.length,
      }
      await query.insertInto('savepoints').values(row).execute()
      return { answers, events: checkpoint.events.length }
    })
  }

  /** Continues a match under newer rules. Throws a ConflictError if someone else has changed it in the meantime. */
  async upgrade(id: string, { version, entries, upgraded }: MatchUpgrade): Promise<void> {
    await this.#query.transaction().execute(async (query) => {
      const match = await query
        .selectFrom('matches')
        .select(({ selectFrom }) => [
          'version',
          'status',
          selectFrom('entries')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('match', '=', id)
            .as('entries'),
        ])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      const isUnchanged = match?.status === 'running' && match.version === version && Number(match.entries) === entries
      if (!isUnchanged) throw new ConflictError('the match has changed')
      await removeSavepoints(query, id, -1)
      await query
        .updateTable('matches')
        .set({ version: upgraded.version, terms: JSON.stringify(upgraded.terms), rules_since: entries })
        .where('id', '=', id)
        .execute()
    })
  }
}

async function reachOf(query: Transaction<Tables>, id: string): Promise<SavepointReach> {
  const last = await query
    .selectFrom('savepoints')
    .select(['answers', 'events_count as events'])
    .where('match', '=', id)
    .orderBy('answers', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? NOTHING
}

/** Removes the savepoints after so many answers, because play has gone back behind them. */
export async function removeSavepoints(query: Transaction<Tables>, id: string, answers: number): Promise<void> {
  await query.deleteFrom('savepoints').where('match', '=', id).where('answers', '>', answers).execute()
}
