import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A request to take an answer back that its player cannot undo alone. */
export const addTakeBacks: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('matches').addColumn('take_back', 'jsonb').execute()
  },
}
