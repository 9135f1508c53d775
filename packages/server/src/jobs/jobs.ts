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
  /** How often a process asks for jobs, in seconds: they are due by the minute (default: 15). */
  readonly pollingSeconds?: number
  reportFault(kind: string, error: unknown): void
}

const POLLING_SECONDS = 15

/** How long a process that ends waits for pg-boss, in milliseconds. */
const STOP_MS = 500

/**
 * Carries out what nobody asks for: jobs of pg-boss, which hands each to one of all processes. The embedded
 * database and PostgreSQL have the same jobs.
 */
export class Jobs {
  readonly #options: JobsOptions
  readonly #boss: PgBoss
  #starting: Promise<void> | undefined
  #isStopped = false
  readonly #running = new Set<Promise<void>>()

  constructor(options: JobsOptions) {
    this.#options = options
    const { database, reportFault } = options
    this.#boss = new PgBoss({
      db: { executeSql: (sql, values) => database.run(sql, values) },
      backend: database.kind,
      schema: 'jobs',
    })
    this.#boss.on('error', (error) => {
      if (!this.#isStopped) reportFault('job-failed', error)
    })
  }

  /** Begins to carry out jobs. */
  start(): Promise<void> {
    this.#starting ??= this.#start()
    return this.#starting
  }

  /** Waits for the jobs that are being carried out here, and takes no more. */
  async stop(): Promise<void> {
    await this.#starting?.catch(() => undefined)
    await Promise.all(this.#running)
    this.#isStopped = true
    // It may be waiting between two looks at its own schedule: nothing of ours depends on that.
    await Promise.race([this.#boss.stop({ graceful: false }), new Promise((resolve) => setTimeout(resolve, STOP_MS))])
  }

  async #start(): Promise<void> {
    await this.#boss.start()
    const { sweeps, pollingSeconds = POLLING_SECONDS } = this.#options
    for (const { name, cron, run } of sweeps) {
      await this.#boss.createQueue(name, { policy: 'short', retryLimit: 0, expireInSeconds: 300 })
      await this.#boss.schedule(name, cron)
      await this.#boss.work(name, { pollingIntervalSeconds: pollingSeconds }, () => this.#carryOut(name, run))
      // Something may have become due while no process was there.
      await this.#boss.send(name)
    }
  }

  async #carryOut(name: string, run: () => Promise<void>): Promise<void> {
    const running = run().catch((error: unknown) => this.#options.reportFault(name, error))
    this.#running.add(running)
    await running
    this.#running.delete(running)
  }
}
