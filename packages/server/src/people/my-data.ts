import type { Person } from '@fray/protocol'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { MatchActs } from '../matches/match-acts.ts'
import type { MatchStore, StoredMatch } from '../matches/match-store.ts'
import { RequestError } from '../request-error.ts'
import type { People } from './people.ts'

/** The name that stays in the matches of someone who has gone. */
const DELETED_NAME = 'Deleted player'

export interface MyDataDependencies {
  readonly query: Kysely<Tables>
  readonly people: People
  readonly store: MatchStore
  readonly acts: MatchActs
}

/** Everything about one person: exported, or deleted. */
export class MyData {
  readonly #dependencies: MyDataDependencies

  constructor(dependencies: MyDataDependencies) {
    this.#dependencies = dependencies
  }

  /** Collects what is stored about a person. Hashes and keys, which only the server can use, are left out. */
  async collect({ id }: Person) {
    const { query } = this.#dependencies
    const [person, account, sessions, passkeys, ratings, muted, reports, notices, chat, seats] = await Promise.all([
      query.selectFrom('people').select(['id', 'name', 'guest', 'created_at']).where('id', '=', id).executeTakeFirst(),
      query.selectFrom('accounts').select(['login', 'created_at']).where('person', '=', id).executeTakeFirst(),
      query.selectFrom('sessions').select('created_at').where('person', '=', id).execute(),
      query.selectFrom('passkeys').select(['id', 'created_at']).where('person', '=', id).execute(),
      query.selectFrom('ratings').selectAll().where('person', '=', id).execute(),
      query.selectFrom('mutes').select('muted').where('person', '=', id).execute(),
      query.selectFrom('reports').select(['said', 'reason', 'at']).where('reporter', '=', id).execute(),
      query.selectFrom('notice_settings').select(['email', 'hours']).where('person', '=', id).executeTakeFirst(),
      this.#chatOf(id),
      this.#seatsOf(id),
    ])
    const matches = await Promise.all(seats.map(async (seat) => ({ ...seat, answers: await this.#answersOf(seat) })))
    const exportedAt = new Date().toISOString()
    return { exportedAt, person, account, sessions, passkeys, ratings, muted, reports, notices, matches, chat }
  }

  /**
   * Deletes a person: their matches stay for those who played with them, but not their name, account or messages.
   * Running matches are resigned first, so that nobody waits for them.
   */
  async erase(person: Person): Promise<void> {
    const { query, people, store } = this.#dependencies
    for (const stored of await store.listOf(person.id, 'all', Number.MAX_SAFE_INTEGER))
      await this.#leave(person, stored)
    await query.transaction().execute(async (step) => {
      await step.deleteFrom('accounts').where('person', '=', person.id).execute()
      await step.deleteFrom('ratings').where('person', '=', person.id).execute()
      await step.deleteFrom('chat').where('person', '=', person.id).execute()
      await step.deleteFrom('mutes').where('person', '=', person.id).execute()
      await step.deleteFrom('notice_settings').where('person', '=', person.id).execute()
      await step.deleteFrom('push_subscriptions').where('person', '=', person.id).execute()
      await step
        .updateTable('people')
        .set({ name: DELETED_NAME, guest: true, deleted_at: new Date() })
        .where('id', '=', person.id)
        .execute()
    })
    await people.endSessions(person.id)
  }

  async #leave(person: Person, { match: { code, status } }: StoredMatch): Promise<void> {
    const { store, acts } = this.#dependencies
    if (status === 'over' || status === 'cancelled') return
    if (status !== 'running') await store.update(code, () => ({ status: 'cancelled' }))
    else await acts.carryOut(code, person, 'resign').catch(ignoreRefusal)
  }

  #chatOf(person: string) {
    return this.#dependencies.query
      .selectFrom('chat')
      .innerJoin('matches', 'matches.id', 'chat.match')
      .select(['matches.code', 'chat.said', 'chat.at'])
      .where('chat.person', '=', person)
      .orderBy('chat.at')
      .execute()
  }

  #seatsOf(person: string) {
    return this.#dependencies.query
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .select(['matches.code', 'matches.game', 'matches.status', 'matches.created_at', 'matches.ended'])
      .select(['seats.match', 'seats.seat', 'seats.force', 'seats.reactions'])
      .where('seats.person', '=', person)
      .orderBy('matches.created_at')
      .execute()
  }

  #answersOf({ match, seat }: { readonly match: string; readonly seat: number }) {
    return this.#dependencies.query
      .selectFrom('entries')
      .select(['number', 'kind', 'data', 'at'])
      .where('match', '=', match)
      .where('seat', '=', seat)
      .orderBy('number')
      .execute()
  }
}

/** In a match of more than two nobody can resign: the others play on, and this seat waits. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof RequestError)) throw error
}
