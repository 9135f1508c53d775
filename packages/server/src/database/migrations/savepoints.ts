import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Savepoints, from which a match is loaded without repeating all answers, and from which it continues under newer rules. */
export const addSavepoints: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('matches')
      .addColumn('rules_since', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await database.schema
      .createTable('savepoints')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('answers', 'integer', (column) => column.notNull())
      // As text: jsonb would put keys in another order, which rules may go by.
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('dice', 'bigint', (column) => column.notNull())
      .addColumn('barrier', 'integer', (column) => column.notNull())
      .addColumn('kinds', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('events_count', 'integer', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('savepoints_key', ['match', 'answers'])
      .execute()
  },
}
