import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The changes of the tables about people. They are numbered from 100, apart from those about matches. */
export const peopleMigrations: Readonly<Record<string, Migration>> = {
  '100-accounts': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('accounts')
        .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
        .addColumn('login', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text')
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute()
      await database.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull().references('accounts.person').onDelete('cascade'))
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('transports', 'jsonb', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute()
      await database.schema.createIndex('passkeys_of_person').on('passkeys').column('person').execute()
      await database.schema
        .createTable('ceremonies')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('challenge', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.references('people.id').onDelete('cascade'))
        .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
        .execute()
      await database.schema
        .createTable('attempts')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
        .execute()
      await database.schema.createIndex('sessions_of_person').on('sessions').column('person').execute()
    },
  },
  '101-ratings': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .alterTable('matches')
        .addColumn('rated', 'boolean', (column) => column.notNull().defaultTo(false))
        .execute()
      await database.schema
        .createTable('ratings')
        .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('rating', 'double precision', (column) => column.notNull())
        .addColumn('deviation', 'double precision', (column) => column.notNull())
        .addColumn('volatility', 'double precision', (column) => column.notNull())
        .addColumn('matches', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
        .execute()
      await database.schema.createIndex('ratings_of_game').on('ratings').columns(['game', 'rating']).execute()
      await database.schema
        .createTable('rated_matches')
        .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
        .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute()
    },
  },
  '102-deletions': {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('people').addColumn('deleted_at', 'timestamptz').execute()
    },
  },
  '103-moderation': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .alterTable('people')
        .addColumn('banned_at', 'timestamptz')
        .addColumn('ban_reason', 'text')
        .execute()
      await database.schema
        .createTable('mutes')
        .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('muted', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
        .execute()
      await database.schema
        .createTable('reports')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('line', 'integer', (column) => column.notNull())
        .addColumn('said', 'jsonb', (column) => column.notNull())
        .addColumn('accused', 'text', (column) => column.notNull().references('people.id'))
        .addColumn('reporter', 'text', (column) => column.notNull().references('people.id'))
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('handled_at', 'timestamptz')
        .addUniqueConstraint('reports_once', ['match', 'line', 'reporter'])
        .execute()
    },
  },
  '104-notices': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('notice_settings')
        .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
        .addColumn('email', 'text')
        .addColumn('confirmed_at', 'timestamptz')
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
        .addColumn('hours', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('told_at', 'timestamptz')
        .execute()
      await database.schema
        .createTable('push_subscriptions')
        .addColumn('endpoint', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('keys', 'jsonb', (column) => column.notNull())
        .execute()
      await database.schema.createIndex('pushes_of_person').on('push_subscriptions').column('person').execute()
      await database.schema
        .createTable('server_keys')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'jsonb', (column) => column.notNull())
        .execute()
    },
  },
}
