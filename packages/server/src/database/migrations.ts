import { type Kysely, sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { addDeadlines } from './migrations/deadlines.ts'
import { addSavepoints } from './migrations/savepoints.ts'
import { addTakeBacks } from './migrations/take-backs.ts'
import { peopleMigrations } from './people-migrations.ts'

/** All changes of the tables, in order. A landed migration is never edited: the next change is a migration of its own. */
const migrations: Readonly<Record<string, Migration>> = {
  '001-matches': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('people')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('guest', 'boolean', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute()
      await database.schema
        .createTable('sessions')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute()
      await database.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('code', 'text', (column) => column.notNull().unique())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('visibility', 'text', (column) => column.notNull())
        .addColumn('creator', 'text', (column) => column.notNull().references('people.id'))
        .addColumn('setup', 'jsonb', (column) => column.notNull())
        .addColumn('prepared', 'boolean', (column) => column.notNull())
        .addColumn('secrets', 'jsonb', (column) => column.notNull())
        .addColumn('agreement', 'jsonb', (column) => column.notNull())
        .addColumn('terms', 'jsonb')
        .addColumn('standing', 'jsonb')
        .addColumn('rematch', 'text')
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute()
      await database.schema
        .createIndex('matches_in_lobby')
        .on('matches')
        .columns(['visibility', 'status', 'created_at'])
        .execute()
      await database.schema
        .createTable('seats')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.references('people.id'))
        .addColumn('bot', 'text')
        .addColumn('reactions', 'jsonb')
        .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
        .execute()
      await database.schema.createIndex('seats_of_person').on('seats').column('person').execute()
      await database.schema
        .createTable('entries')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('data', 'jsonb', (column) => column.notNull())
        .addColumn('call_id', 'text')
        .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('entries_key', ['match', 'number'])
        .addUniqueConstraint('entries_once_per_call', ['match', 'call_id'])
        .execute()
      await database.schema
        .createTable('chat')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
        .addColumn('said', 'jsonb', (column) => column.notNull())
        .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('chat_key', ['match', 'number'])
        .execute()
    },
  },
  '002-forces-clocks-ends': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .alterTable('matches')
        .addColumn('forces', 'text', (column) => column.notNull().defaultTo('given'))
        .addColumn('time_control', 'jsonb')
        .addColumn('clock', 'jsonb')
        .addColumn('ended', 'jsonb')
        .addColumn('draw_offers', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
        .execute()
      await database.schema.alterTable('seats').addColumn('force', 'jsonb').execute()
    },
  },
  '003-names-of-bots': {
    async up(database: Kysely<unknown>) {
      await sql`update seats set bot = 'recruit' where bot = 'random'`.execute(database)
      await sql`update seats set bot = 'soldier' where bot = 'greedy'`.execute(database)
    },
  },
  '004-chat-lines-once': {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('chat').addColumn('call_id', 'text').execute()
      await database.schema.alterTable('chat').addUniqueConstraint('chat_once_per_call', ['match', 'call_id']).execute()
    },
  },
  '005-savepoints': addSavepoints,
  '006-deadlines': addDeadlines,
  '007-take-backs': addTakeBacks,
}

export const migrationProvider: MigrationProvider = {
  getMigrations: async () => ({ ...migrations, ...peopleMigrations }),
}
