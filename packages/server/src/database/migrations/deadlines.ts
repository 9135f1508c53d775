import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When the time of the first seat of a match is over: jobs go by it. */
export const addDeadlines: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('matches').addColumn('deadline', 'timestamptz').execute()
    await database.schema.createIndex('matches_by_deadline').on('matches').columns(['status', 'deadline']).execute()
    await database.schema.createIndex('matches_by_age').on('matches').columns(['status', 'updated_at']).execute()
  },
}
