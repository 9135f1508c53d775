import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { migrationProvider } from './migrations.ts'
import { type Notices, PgliteNotices, PostgresNotices } from './notices.ts'
import type { Tables } from './tables.ts'

/** The database of a server, with its tables up to date. */
export interface Database {
  readonly query: Kysely<Tables>
  /** Tells this process what others have committed. */
  readonly notices: Notices
  close(): Promise<void>
}

/**
 * Opens PostgreSQL at an address, or the database inside this process: in a folder, or in memory for tests. Both speak
 * the same SQL.
 */
export async function openDatabase(
  where: { readonly url: string } | { readonly folder: string | undefined },
): Promise<Database> {
  const database = 'url' in where ? await openPostgres(where.url) : await openPglite(where.folder)
  await migrate(database.query)
  return database
}

async function openPglite(folder: string | undefined): Promise<Database> {
  const pglite = await PGlite.create(folder)
  const query = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return { query, notices: new PgliteNotices(pglite), close: () => query.destroy() }
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const notices = new PostgresNotices(url)
  const close = async () => {
    await notices.close()
    await query.destroy()
  }
  return { query, notices, close }
}

/** Brings the tables up to date. Kysely holds an advisory lock meanwhile, so several servers may start at once. */
async function migrate(query: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db: query, provider: migrationProvider }).migrateToLatest()
  if (error) throw error
}
