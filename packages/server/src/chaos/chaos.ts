import pg from 'pg'
import { startPostgres } from '../testing/test-database.ts'
import { startBendingProxy } from './bending-proxy.ts'
import { ChaosMatch } from './chaos-match.ts'
import { ServerProcesses } from './server-processes.ts'

export interface ChaosOptions {
  readonly servers: number
  readonly matches: number
  /** How often a server is killed. */
  readonly kills: number
  /** How often PostgreSQL is killed. */
  readonly databaseKills: number
  /** Whether connections repeat, delay, reorder and lose messages too. */
  readonly bends: boolean
  report?(line: string): void
}

export interface ChaosResult {
  readonly acknowledged: number
  /** How many messages and connections were bent. */
  readonly bent: number
  /** Acknowledged answers that the database does not have exactly once. */
  readonly lost: readonly string[]
  readonly faults: readonly string[]
}

/**
 * Kills servers and PostgreSQL at random moments while matches are played, then checks that every acknowledged answer is
 * there exactly once, that every match replays as it was shown, and that it can be played on.
 */
export async function runChaos({ report = () => {}, ...options }: ChaosOptions): Promise<ChaosResult> {
  const postgres = await startPostgres()
  const servers = new ServerProcesses(postgres.url)
  for (let count = 0; count < options.servers; count++) await servers.start()
  const proxy = options.bends ? await startBendingProxy(() => servers.pickAddress()) : undefined
  const matches = Array.from(
    { length: options.matches },
    () => new ChaosMatch(() => proxy?.address ?? servers.pickAddress()),
  )
  try {
    for (const match of matches) await match.begin()
    const blows = shuffle([
      ...Array.from({ length: options.kills }, () => 'server' as const),
      ...Array.from({ length: options.databaseKills }, () => 'database' as const),
    ])
    for (const [index, blow] of blows.entries()) {
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 900))
      if (blow === 'server') {
        await servers.killOne()
        await servers.start()
      } else await postgres.killAndRestart()
      report(`${index + 1}/${blows.length}: killed a ${blow}; ${countOf(matches)} answers acknowledged`)
    }
    for (const match of matches) await match.pause()
    for (const match of matches) await match.playOn(3)
    const faults = Array.from({ length: servers.crashes }, () => 'a server has ended by itself')
    const lost: string[] = []
    for (const match of matches) {
      lost.push(...(await findLost(postgres.url, match)))
      faults.push(...(await match.findFaults()))
    }
    return { acknowledged: countOf(matches), bent: proxy?.bent ?? 0, lost, faults }
  } finally {
    for (const match of matches) match.leave()
    await proxy?.stop()
    await servers.stopAll()
    await postgres.server.stop()
  }
}

async function findLost(url: string, match: ChaosMatch): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ call_id: string; times: string }>(
    `select call_id, count(*) as times from entries join matches on matches.id = entries.match
     where matches.code = $1 and kind = 'answer' and call_id is not null group by call_id`,
    [match.code],
  )
  await client.end()
  const times = new Map(rows.map((row) => [row.call_id, Number(row.times)]))
  return match.acknowledged.filter((id) => times.get(id) !== 1)
}

function countOf(matches: readonly ChaosMatch[]): number {
  return matches.reduce((count, { acknowledged }) => count + acknowledged.length, 0)
}

function shuffle<T>(list: readonly T[]): readonly T[] {
  return list
    .map((item) => [Math.random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
}
