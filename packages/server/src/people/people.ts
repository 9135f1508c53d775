import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Person } from '@fray/protocol'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The channel on which processes tell each other that a person's connections must end: the notice is the person's id. */
export const PERSON_CHANNEL = 'fray_person'

/** The people who have played on this server, and the sessions of their browsers. */
export class People {
  readonly #query: Kysely<Tables>

  constructor(query: Kysely<Tables>) {
    this.#query = query
  }

  /** Makes a guest, and the token that their browser keeps. The database keeps only its hash. */
  async createGuest(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const person: Person = { id: randomUUID(), name, guest: true }
    await this.#query.insertInto('people').values(person).execute()
    return { person, token: await this.startSession(person.id) }
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

  /** Finds a person by their public id, and since when they play here. */
  async find(id: string): Promise<{ readonly person: Person; readonly since: Date } | undefined> {
    const found = await this.#query
      .selectFrom('people')
      .select(['id', 'name', 'guest', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    return found && { person: { id: found.id, name: found.name, guest: found.guest }, since: found.created_at }
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#query.updateTable('people').set({ name }).where('id', '=', id).execute()
  }

  /** Begins a session, and returns the token for the browser. */
  async startSession(person: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await this.#query
      .insertInto('sessions')
      .values({ token_hash: hashToken(token), person })
      .execute()
    return token
  }

  /** Ends the session of a browser. */
  async endSession(token: string): Promise<void> {
    await this.#query.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
  }

  /** Ends all sessions of a person but the given one, and the connections that they have opened. */
  async endSessions(person: string, except?: string): Promise<void> {
    await this.#query
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('token_hash', '!=', except === undefined ? '' : hashToken(except))
      .execute()
    await sql`select pg_notify(${PERSON_CHANNEL}, ${person})`.execute(this.#query)
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
