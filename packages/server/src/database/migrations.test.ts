import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrationProvider } from './migrations.ts'
import { PgliteThreadDialect } from './pglite-dialect.ts'
import { PgliteThread } from './pglite-thread.ts'

test('bots of matches from before their renaming get their new names', async () => {
  const db = new Kysely<{ seats: { seat: number; bot: string | null } }>({
    dialect: new PgliteThreadDialect(new PgliteThread(undefined)),
  })
  try {
    const migrator = new Migrator({ db, provider: migrationProvider })
    expect((await migrator.migrateTo('002-forces-clocks-ends')).error).toBeUndefined()
    await sql`alter table seats drop constraint seats_match_fkey`.execute(db)
    await sql`insert into seats (match, seat, bot) values
      ('m', 0, 'random'), ('m', 1, 'greedy'), ('m', 2, 'veteran'), ('m', 3, null)`.execute(db)
    expect((await migrator.migrateToLatest()).error).toBeUndefined()
    const rows = await db.selectFrom('seats').select('bot').orderBy('seat').execute()
    expect(rows.map(({ bot }) => bot)).toEqual(['recruit', 'soldier', 'veteran', null])
  } finally {
    await db.destroy()
  }
})
