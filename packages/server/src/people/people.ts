import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Person } from '@fray/protocol'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The people who have played on this server, and the sessions of their browsers. */
export class People {
  readonly #query: Kysely<Tables>

  constructor(query: Kysely<Tables>) {
    this.#query = query
  }

  /** Makes a guest, and the token that their browser keeps. The database keeps only its hash. */
  async createGuest(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const person: Person = { id: randomUUID(), name, guest: true }
    const token = randomBytes(32).toString('base64url')
    await this.#query.transaction().execute(async (query) => {
      await query.insertInto('people').values(person).execute()
      await query
        .insertInto('sessions')
        .values({ token_hash: hashToken(token), person: person.id })
        .execute()
    })
    return { person, token }
  }

  /** Finds whose browser holds a token. */
  async findByToken(token: string): Promise<Person | undefined> {
    return this.#query
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.guest'])
      .where('sessions.token_hash', '=', hashToken(token))
      .executeTakeFirst()
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#query.updateTable('people').set({ name }).where('id', '=', id).execute()
  }

  /** Ends the session of a browser. */
  async endSession(token: string): Promise<void> {
    await this.#query.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
