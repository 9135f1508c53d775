import { randomBytes } from 'node:crypto'
import type { ChatLine, MatchStatus, Person } from '@fray/protocol'
import type { Kysely } from 'kysely'
import { type Database, openDatabase } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { MatchActs } from '../matches/match-acts.ts'
import { MatchStore } from '../matches/match-store.ts'
import { MyData } from '../people/my-data.ts'
import { hashPassword } from '../people/passwords.ts'
import { People } from '../people/people.ts'

/** The place of the database: the address of PostgreSQL, or the folder of the embedded one. */
export type DatabasePlace = Parameters<typeof openDatabase>[0]

/** Somebody that an operator named does not exist, or cannot be treated like this. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
}

export interface MatchLine {
  readonly code: string
  readonly game: string
  readonly status: MatchStatus
  readonly players: readonly string[]
  readonly updatedAt: Date
}

export interface UserLine {
  readonly id: string
  readonly name: string
  readonly login: string | null
  readonly since: Date
  readonly bannedAt: Date | null
  readonly banReason: string | null
}

export interface ReportLine {
  readonly id: string
  readonly code: string
  readonly accused: string
  readonly accusedName: string
  readonly reporter: string
  readonly said: ChatLine['said']
  readonly reason: string
  readonly at: Date
  readonly handledAt: Date | null
}

/** The work of operators: beside running servers on PostgreSQL, or alone on a folder. */
export class Admin {
  readonly #query: Kysely<Tables>
  readonly #database: Database
  readonly #people: People

  private constructor(database: Database) {
    this.#database = database
    this.#query = database.query
    this.#people = new People(database.query)
  }

  static async open(place: DatabasePlace): Promise<Admin> {
    return new Admin(await openDatabase(place))
  }

  close(): Promise<void> {
    return this.#database.close()
  }

  /** Lists matches, the last played first. */
  async listMatches(status: MatchStatus | undefined, limit: number): Promise<readonly MatchLine[]> {
    const matches = await this.#query
      .selectFrom('matches')
      .select(['id', 'code', 'game', 'status', 'updated_at'])
      .$if(status !== undefined, (query) => query.where('status', '=', status!))
      .orderBy('updated_at', 'desc')
      .limit(limit)
      .execute()
    return Promise.all(
      matches.map(async ({ id, updated_at, ...match }) => ({
        ...match,
        players: await this.#playersOf(id),
        updatedAt: updated_at,
      })),
    )
  }

  async #playersOf(match: string): Promise<readonly string[]> {
    const seats = await this.#query
      .selectFrom('seats')
      .leftJoin('people', 'people.id', 'seats.person')
      .select(['people.name', 'seats.bot'])
      .where('seats.match', '=', match)
      .orderBy('seats.seat')
      .execute()
    return seats.map(({ name, bot }) => name ?? bot ?? '-')
  }

  /** Deletes a match for everybody: its answers, messages and reports too. */
  async deleteMatch(code: string): Promise<void> {
    const deleted = await this.#query.deleteFrom('matches').where('code', '=', code).returning('id').executeTakeFirst()
    if (!deleted) throw new AdminError(`found no match "${code}"`)
  }

  /** Lists people, the newest first. */
  async listUsers(which: 'all' | 'accounts' | 'banned', limit: number): Promise<readonly UserLine[]> {
    const rows = await this.#query
      .selectFrom('people')
      .leftJoin('accounts', 'accounts.person', 'people.id')
      .select(['people.id', 'people.name', 'accounts.login', 'people.created_at'])
      .select(['people.banned_at', 'people.ban_reason'])
      .where('people.deleted_at', 'is', null)
      .$if(which === 'accounts', (query) => query.where('accounts.login', 'is not', null))
      .$if(which === 'banned', (query) => query.where('people.banned_at', 'is not', null))
      .orderBy('people.created_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id, name, login, created_at, banned_at, ban_reason }) => {
      return { id, name, login, since: created_at, bannedAt: banned_at, banReason: ban_reason }
    })
  }

  /** Keeps somebody from creating and joining matches and from writing. They can end the matches they play. */
  async ban(user: string, reason: string): Promise<Person> {
    const person = await this.#findUser(user)
    await this.#query
      .updateTable('people')
      .set({ banned_at: new Date(), ban_reason: reason })
      .where('id', '=', person.id)
      .execute()
    return person
  }

  async unban(user: string): Promise<Person> {
    const person = await this.#findUser(user)
    await this.#query
      .updateTable('people')
      .set({ banned_at: null, ban_reason: null })
      .where('id', '=', person.id)
      .execute()
    return person
  }

  /** Gives an account a new password, ends all its sessions, and returns the password. */
  async resetPassword(user: string): Promise<string> {
    const person = await this.#findUser(user)
    const password = randomBytes(15).toString('base64url')
    const updated = await this.#query
      .updateTable('accounts')
      .set({ password_hash: await hashPassword(password) })
      .where('person', '=', person.id)
      .returning('login')
      .executeTakeFirst()
    if (!updated) throw new AdminError(`"${user}" is a guest, who has no password`)
    await this.#people.endSessions(person.id)
    return password
  }

  /** Deletes a person as they could themselves. */
  async deleteUser(user: string): Promise<Person> {
    const person = await this.#findUser(user)
    const store = new MatchStore(this.#query)
    const data = new MyData({ query: this.#query, people: this.#people, store, acts: new MatchActs(store) })
    await data.erase(person)
    return person
  }

  /** Lists messages that people have reported, the oldest first. */
  async listReports(which: 'open' | 'all'): Promise<readonly ReportLine[]> {
    const rows = await this.#query
      .selectFrom('reports')
      .innerJoin('matches', 'matches.id', 'reports.match')
      .innerJoin('people', 'people.id', 'reports.accused')
      .select(['reports.id', 'matches.code', 'reports.accused', 'people.name as accusedName', 'reports.reporter'])
      .select(['reports.said', 'reports.reason', 'reports.at', 'reports.handled_at as handledAt'])
      .$if(which === 'open', (query) => query.where('reports.handled_at', 'is', null))
      .orderBy('reports.at')
      .execute()
    return rows
  }

  async resolveReport(id: string): Promise<void> {
    const resolved = await this.#query
      .updateTable('reports')
      .set({ handled_at: new Date() })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!resolved) throw new AdminError(`found no report "${id}"`)
  }

  /** Finds a person by their id or the name they sign in with. */
  async #findUser(user: string): Promise<Person> {
    const found = await this.#query
      .selectFrom('people')
      .leftJoin('accounts', 'accounts.person', 'people.id')
      .select(['people.id', 'people.name', 'people.guest'])
      .where((where) => where.or([where('people.id', '=', user), where('accounts.login', '=', user.toLowerCase())]))
      .executeTakeFirst()
    if (!found) throw new AdminError(`found no user "${user}": name an id or a sign-in name`)
    return found
  }
}
