import { randomBytes } from 'node:crypto'
import type { NoticeChange, Person, PushSubscriptionData } from '@fray/protocol'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { NoticeSettingsTable } from '../database/people-tables.ts'
import type { Tables } from '../database/tables.ts'
import { RequestError } from '../request-error.ts'

/** The most browsers of a person that are told. */
const MOST_SUBSCRIPTIONS = 20

/** The push services of browsers. The server calls no other address that a client names. */
const PUSH_SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']

export type NoticeRow = Selectable<NoticeSettingsTable>

/** How people want to be told that it is their turn: nothing is sent to those who have not asked for it. */
export class NoticeSettings {
  readonly #query: Kysely<Tables>

  constructor(query: Kysely<Tables>) {
    this.#query = query
  }

  async find({ id }: Pick<Person, 'id'>): Promise<NoticeRow | undefined> {
    return this.#query.selectFrom('notice_settings').selectAll().where('person', '=', id).executeTakeFirst()
  }

  /** Changes the settings. A new address must be confirmed before anything but that is sent to it. */
  async change(person: Person, { email, hours, language }: NoticeChange): Promise<NoticeRow> {
    const before = await this.find(person)
    const isNew = email !== undefined && email !== before?.email
    const token = () => randomBytes(24).toString('base64url')
    const changed = {
      ...(hours === undefined ? {} : { hours }),
      ...(language === undefined ? {} : { language }),
      ...(isNew ? { email, confirmed_at: null, token: token() } : {}),
    }
    return this.#query
      .insertInto('notice_settings')
      .values({ person: person.id, token: token(), ...changed })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ person: person.id, ...changed }))
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  /** Confirms an address by the token in its mail; false if it is not valid any more. */
  async confirm(token: string): Promise<boolean> {
    const confirmed = await this.#query
      .updateTable('notice_settings')
      .set({ confirmed_at: new Date() })
      .where('token', '=', token)
      .where('email', 'is not', null)
      .returning('person')
      .executeTakeFirst()
    return confirmed !== undefined
  }

  /** Ends mails by the token in one of them. */
  async unsubscribe(token: string): Promise<void> {
    await this.#query
      .updateTable('notice_settings')
      .set({ email: null, confirmed_at: null })
      .where('token', '=', token)
      .execute()
  }

  async addPush(person: Person, { endpoint, keys }: PushSubscriptionData): Promise<void> {
    const { hostname, protocol } = new URL(endpoint)
    const isKnown = PUSH_SERVICES.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name))
    if (protocol !== 'https:' || !isKnown) throw new RequestError('refused', `endpoint: unknown service "${hostname}"`)
    if ((await this.pushesOf(person.id)).length >= MOST_SUBSCRIPTIONS) throw new RequestError('refused', 'too many')
    if (!(await this.find(person))) await this.change(person, {})
    const row = { person: person.id, keys: JSON.stringify(keys) }
    await this.#query
      .insertInto('push_subscriptions')
      .values({ endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute()
  }

  async removePush(endpoint: string, person?: string): Promise<void> {
    await this.#query
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .$if(person !== undefined, (query) => query.where('person', '=', person!))
      .execute()
  }

  async pushesOf(person: string): Promise<readonly PushSubscriptionData[]> {
    return this.#query
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'keys'])
      .where('person', '=', person)
      .execute()
  }

  /** Takes the right to tell a person now: undefined if they were told a short time ago, here or by another process. */
  async claim(person: string): Promise<NoticeRow | undefined> {
    return this.#query
      .updateTable('notice_settings')
      .set({ told_at: sql<Date>`now()` })
      .where('person', '=', person)
      .where(sql<boolean>`(told_at is null or told_at <= now() - hours * interval '1 hour')`)
      .returningAll()
      .executeTakeFirst()
  }
}
