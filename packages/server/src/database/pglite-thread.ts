import { Worker } from 'node:worker_threads'

/** Requests to the thread of the embedded database. */
export type PgliteRequest =
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly id: number; readonly kind: 'script'; readonly sql: string }
  | { readonly id: number; readonly kind: 'listen'; readonly channel: string }
  | { readonly id: number; readonly kind: 'close' }

/** Its replies: a result, an error with PostgreSQL's code, or a notice that came in between. */
export type PgliteReply =
  | PgliteResult
  | { readonly id: number; readonly message: string; readonly code: string | undefined }
  | { readonly channel: string; readonly notice: string }

type PgliteResult = { readonly id: number; readonly rows: readonly unknown[]; readonly affectedRows: number }

/** A request without its number. */
type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never

interface PendingRequest {
  resolve(result: PgliteResult): void
  reject(error: Error): void
}

/** The embedded database (PGlite), in a thread of its own: in a folder, or in memory. */
export class PgliteThread {
  readonly #worker: Worker
  readonly #pending = new Map<number, PendingRequest>()
  readonly #listeners = new Map<string, (notice: string) => void>()
  #requests = 0
  #failure: Error | undefined

  constructor(folder: string | undefined) {
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: folder })
    this.#worker.on('message', (reply: PgliteReply) => this.#receive(reply))
    this.#worker.on('error', (error) => this.#fail(error as Error))
    this.#worker.on('exit', () => this.#fail(new Error('the thread of the database has ended')))
  }

  query(sql: string, parameters: readonly unknown[]): Promise<PgliteResult> {
    return this.#request({ kind: 'query', sql, parameters })
  }

  /** Runs several statements. If one fails, the transaction that they began is rolled back. */
  runScript(sql: string): Promise<PgliteResult> {
    return this.#request({ kind: 'script', sql })
  }

  async listen(channel: string, listener: (notice: string) => void): Promise<void> {
    this.#listeners.set(channel, listener)
    await this.#request({ kind: 'listen', channel })
  }

  /** Writes everything to its files and ends the thread. */
  async close(): Promise<void> {
    if (!this.#failure) await this.#request({ kind: 'close' })
    await this.#worker.terminate()
  }

  #request(request: Unnumbered<PgliteRequest>): Promise<PgliteResult> {
    if (this.#failure) return Promise.reject(this.#failure)
    const id = ++this.#requests
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      this.#worker.postMessage({ ...request, id })
    })
  }

  #receive(reply: PgliteReply): void {
    if ('notice' in reply) {
      this.#listeners.get(reply.channel)?.(reply.notice)
      return
    }
    const pending = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if ('rows' in reply) pending?.resolve(reply)
    else pending?.reject(Object.assign(new Error(reply.message), { code: reply.code }))
  }

  #fail(error: Error): void {
    this.#failure ??= error
    for (const { reject } of this.#pending.values()) reject(this.#failure)
    this.#pending.clear()
  }
}
