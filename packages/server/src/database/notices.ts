import pg from 'pg'

/** Called with the text of a notice. */
export type NoticeListener = (text: string) => void

/**
 * Notices that processes send each other through the database (`LISTEN`, `NOTIFY`). One may be missed when a connection
 * breaks, so that a listener is also told when it must look for itself.
 */
export interface Notices {
  listen(channel: string, listener: NoticeListener, onGap: () => void): Promise<void>
}

/** How long to wait before connecting again, in milliseconds. */
const RECONNECT_AFTER = 500

/** Listens on a connection of its own and connects again when it breaks. */
export class PostgresNotices implements Notices {
  readonly #url: string
  readonly #listeners = new Map<string, { listener: NoticeListener; onGap: () => void }>()
  #client: pg.Client | undefined
  #isClosed = false
  #connecting: Promise<void> | undefined

  constructor(url: string) {
    this.#url = url
  }

  async listen(channel: string, listener: NoticeListener, onGap: () => void): Promise<void> {
    this.#listeners.set(channel, { listener, onGap })
    if (this.#client) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`)
    else await this.#connect()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#client?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    this.#connecting ??= this.#tryToConnect().finally(() => {
      this.#connecting = undefined
    })
    await this.#connecting
  }

  async #tryToConnect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url })
    client.on('error', () => this.#reconnectLater(client))
    client.on('end', () => this.#reconnectLater(client))
    client.on('notification', ({ channel, payload = '' }) => this.#listeners.get(channel)?.listener(payload))
    this.#client = client
    try {
      await client.connect()
      for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch {
      this.#reconnectLater(client)
    }
  }

  #reconnectLater(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return
    this.#client = undefined
    void client.end().catch(() => undefined)
    setTimeout(async () => {
      if (this.#isClosed) return
      await this.#connect()
      for (const { onGap } of this.#listeners.values()) onGap()
    }, RECONNECT_AFTER).unref()
  }
}
