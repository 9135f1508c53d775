import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { PgliteThread } from './pglite-thread.ts'

/**
 * Lets Kysely talk to the embedded database in its thread. There is one connection, so each query and each transaction
 * has it alone while the others wait.
 */
export class PgliteThreadDialect implements Dialect {
  readonly #thread: PgliteThread

  constructor(thread: PgliteThread) {
    this.#thread = thread
  }

  createDriver(): Driver {
    return new PgliteThreadDriver(this.#thread)
  }

  createQueryCompiler() {
    return new PostgresQueryCompiler()
  }

  createAdapter() {
    return new EmbeddedAdapter()
  }

  createIntrospector(database: Kysely<unknown>) {
    return new PostgresIntrospector(database)
  }
}

/** A database that lives in this process needs no lock while it is migrated. */
class EmbeddedAdapter extends PostgresAdapter {
  override get supportsMultipleConnections(): boolean {
    return false
  }

  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

class PgliteThreadDriver implements Driver {
  readonly #thread: PgliteThread
  readonly #connection: DatabaseConnection
  /** Resolves once everyone who has asked for the connection so far has released it. */
  #free: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  constructor(thread: PgliteThread) {
    this.#thread = thread
    this.#connection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
        const { rows, affectedRows } = await thread.query(sql, parameters)
        return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) }
      },
      streamQuery: () => {
        throw new Error('the embedded database does not stream')
      },
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free
    let release = () => {}
    this.#free = new Promise((resolve) => {
      release = resolve
    })
    await before
    this.#release = release
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    await this.#thread.close()
  }
}
