import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { migrationProvider } from './migrations.ts'
import { type Notices, PostgresNotices } from './notices.ts'
import { PgliteThreadDialect } from './pglite-dialect.ts'
import { PgliteThread } from './pglite-thread.ts'
import type { Tables } from './tables.ts'

/** The database of a server, with its tables up to date. */
export interface Database {
  readonly query: Kysely<Tables>
  /** Tells this process what others have committed. */
  readonly notices: Notices
  readonly kind: 'postgres' | 'pglite'
  /** Runs one statement with values, or a script of several without. */
  run(sql: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
  close(): Promise<void>
}

/**
 * Opens PostgreSQL at an address, or the database inside this process: in a folder, or in memory for tests. Both speak
 * the same SQL.
 */
export async function openDatabase(
  where: { readonly url: string } | { readonly folder: string | undefined },
): Promise<Database> {
  const database = 'url' in where ? openPostgres(where.url) : openPglite(where.folder)
  try {
    await migrate(database.query)
    return database
  } catch (error) {
    await database.close().catch(() => undefined)
    throw error
  }
}

function openPglite(folder: string | undefined): Database {
  const thread = new PgliteThread(folder)
  const query = new Kysely<Tables>({ dialect: new PgliteThreadDialect(thread) })
  return {
    query,
    notices: thread,
    kind: 'pglite',
    run: (sql, values = []) =>
      // There is one connection: nothing else may come in between.
      query.connection().execute(async () => {
        const { rows } = values.length > 0 ? await thread.query(sql, values) : await thread.runScript(sql)
        return { rows: [...rows] }
      }),
    close: () => query.destroy(),
  }
}

function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // So would one that breaks in a transaction, whose query fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const notices = new PostgresNotices(url)
  const close = async () => {
    await notices.close()
    await query.destroy()
  }
  const run = async (sql: string, values: readonly unknown[] = []) => {
    const results = (await pool.query(sql, values.length > 0 ? [...values] : undefined)) as unknown
    const all = (Array.isArray(results) ? results : [results]) as readonly pg.QueryResult[]
    return { rows: all.flatMap(({ rows }) => rows as unknown[]) }
  }
  return { query, notices, kind: 'postgres', run, close }
}

/** Brings the tables up to date. Kysely holds an advisory lock meanwhile, so several servers may start at once. */
async function migrate(query: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({
    db: query,
    provider: migrationProvider,
    // Changes of people and of matches are numbered apart, so one may come after others with higher numbers.
    allowUnorderedMigrations: true,
  }).migrateToLatest()
  if (error) throw error
}
