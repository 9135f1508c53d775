import { randomUUID } from 'node:crypto'
import type { ChatLine, Person, ReportMessage } from '@fray/protocol'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { RequestError } from '../request-error.ts'
import type { Attempts } from './attempts.ts'

/** How many messages a person may report. */
const REPORTS = { most: 20, minutes: 24 * 60 } as const

/** What people do about people: mute, report, and ban. */
export class Moderation {
  readonly #query: Kysely<Tables>
  readonly #attempts: Attempts

  constructor(query: Kysely<Tables>, attempts: Attempts) {
    this.#query = query
    this.#attempts = attempts
  }

  /** Hides what somebody writes from a person, in every match. */
  async mute(person: Person, muted: string): Promise<void> {
    if (muted === person.id) throw new RequestError('refused', 'nobody mutes themselves')
    const known = await this.#query.selectFrom('people').select('id').where('id', '=', muted).executeTakeFirst()
    if (!known) throw new RequestError('no-match', `found no person "${muted}"`)
    await this.#query
      .insertInto('mutes')
      .values({ person: person.id, muted })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async unmute(person: Person, muted: string): Promise<void> {
    await this.#query.deleteFrom('mutes').where('person', '=', person.id).where('muted', '=', muted).execute()
  }

  /** Lists whom a person has muted. */
  async mutedBy(person: Person): Promise<readonly Person[]> {
    return this.#query
      .selectFrom('mutes')
      .innerJoin('people', 'people.id', 'mutes.muted')
      .select(['people.id', 'people.name', 'people.guest'])
      .where('mutes.person', '=', person.id)
      .orderBy('people.name')
      .execute()
  }

  /** Leaves out of a chat what its reader has muted. */
  async withoutMuted(reader: Person | undefined, lines: readonly ChatLine[]): Promise<readonly ChatLine[]> {
    if (!reader || lines.length === 0) return lines
    const muted = new Set((await this.mutedBy(reader)).map(({ id }) => id))
    return lines.filter(({ person }) => !muted.has(person.id))
  }

  /** Reports a message of a match to the operators. The text is copied, as its author may delete it. */
  async report(person: Person, code: string, { line, reason }: ReportMessage): Promise<void> {
    await this.#attempts.count(`reports of ${person.id}`, REPORTS)
    const said = await this.#query
      .selectFrom('chat')
      .innerJoin('matches', 'matches.id', 'chat.match')
      .select(['chat.match', 'chat.person', 'chat.said'])
      .where('matches.code', '=', code)
      .where('chat.number', '=', line)
      .executeTakeFirst()
    if (!said) throw new RequestError('no-match', `line: match "${code}" has no message ${line}`)
    const row = { id: randomUUID(), match: said.match, line, accused: said.person, reporter: person.id, reason }
    await this.#query
      .insertInto('reports')
      .values({ ...row, said: JSON.stringify(said.said) })
      .onConflict((conflict) => conflict.columns(['match', 'line', 'reporter']).doNothing())
      .execute()
  }

  /** Refuses what a banned person may not do: create and join matches, write messages. */
  async refuseBanned(person: Person): Promise<void> {
    const { banned_at: at } = await this.#query
      .selectFrom('people')
      .select('banned_at')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    if (at !== null) throw new RequestError('banned', 'the operators of this server have banned you')
  }
}
