import type { PushSubscriptionData } from '@fray/protocol'
import type { Kysely } from 'kysely'
import webPush from 'web-push'
import type { Tables } from '../database/tables.ts'

/** A notice that the app's service worker shows. */
export interface PushMessage {
  readonly body: string
  /** The page to open, beside the app. */
  readonly path: string
}

interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const KEYS = 'vapid'

/** Sends Web Push messages, with keys that are made once and kept in the database. */
export class Pusher {
  readonly #query: Kysely<Tables>
  readonly #contact: string
  readonly #transmit: typeof webPush.sendNotification
  #keys: Promise<VapidKeys> | undefined

  /** `contact`: an address for the operators of push services, a link or `mailto:`. */
  constructor(query: Kysely<Tables>, contact: string, transmit = webPush.sendNotification) {
    this.#query = query
    this.#contact = contact
    this.#transmit = transmit
  }

  async publicKey(): Promise<string> {
    return (await this.#ownKeys()).publicKey
  }

  /** Sends a message to a browser. Returns whether the browser has ended its subscription. */
  async send(subscription: PushSubscriptionData, message: PushMessage): Promise<boolean> {
    const vapidDetails = { subject: this.#contact, ...(await this.#ownKeys()) }
    try {
      await this.#transmit(subscription, JSON.stringify(message), { vapidDetails, TTL: DAY, timeout: 10_000 })
      return false
    } catch (error) {
      const { statusCode } = error as { statusCode?: number }
      if (statusCode === 404 || statusCode === 410) return true
      throw error
    }
  }

  /** All processes use the keys of the first: browsers bind their subscriptions to them. */
  #ownKeys(): Promise<VapidKeys> {
    this.#keys ??= this.#readOrMakeKeys().catch((error: unknown) => {
      this.#keys = undefined
      throw error
    })
    return this.#keys
  }

  async #readOrMakeKeys(): Promise<VapidKeys> {
    await this.#query
      .insertInto('server_keys')
      .values({ name: KEYS, value: JSON.stringify(webPush.generateVAPIDKeys()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { value } = await this.#query
      .selectFrom('server_keys')
      .select('value')
      .where('name', '=', KEYS)
      .executeTakeFirstOrThrow()
    return value
  }
}

/** How long a push service keeps a message for a device that is off, in seconds. */
const DAY = 24 * 60 * 60
