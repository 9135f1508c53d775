import { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'

/** Something to be done again and again, by one process at a time. */
export interface Sweep {
  readonly name: string
  /** When, as cron says it. */
  readonly cron: string
  run(): Promise<void>
}

export interface JobsOptions {
  readonly database: Database
  readonly sweeps: readonly Sweep[]
  reportFault(kind: string, error: unknown): void
}

/** How often a process asks for jobs, in seconds. They are due by the minute. */
const POLLING_SECONDS = 15

/**
 * What is done without anybody asking for it: jobs of pg-boss, which hands each to one of all processes. The embedded
 * database and PostgreSQL have the same jobs.
 */
export class Jobs {
  readonly #options: JobsOptions
  readonly #boss: PgBoss
  #starting: Promise<void> | undefined

  constructor(options: JobsOptions) {
    this.#options = options
    const { database, reportFault } = options
    this.#boss = new PgBoss({
      db: { executeSql: (sql, values) => database.run(sql, values) },
      backend: database.kind,
      schema: 'jobs',
    })
    this.#boss.on('error', (error) => reportFault('job-failed', error))
  }

  /** Begins to carry out jobs. */
  start(): Promise<void> {
    this.#starting ??= this.#start()
    return this.#starting
  }

  async stop(): Promise<void> {
    await this.#starting?.catch(() => undefined)
    await this.#boss.stop({ graceful: true, timeout: 5000 })
  }

  async #start(): Promise<void> {
    await this.#boss.start()
    for (const { name, cron, run } of this.#options.sweeps) {
      await this.#boss.createQueue(name, { policy: 'short', retryLimit: 0, expireInSeconds: 300 })
      await this.#boss.schedule(name, cron)
      await this.#boss.work(name, { pollingIntervalSeconds: POLLING_SECONDS }, async () => {
        await run().catch((error: unknown) => this.#options.reportFault(name, error))
      })
      // Something may have become due while no process was there.
      await this.#boss.send(name)
    }
  }
}
