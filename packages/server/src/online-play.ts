import { sql } from 'kysely'
import { type Database, openDatabase } from './database/database.ts'
import { Jobs, type Sweep } from './jobs/jobs.ts'
import { matchSweeps } from './jobs/sweeps.ts'
import { MatchActs } from './matches/match-acts.ts'
import { MatchStore } from './matches/match-store.ts'
import { OpenMatches } from './matches/open-matches.ts'
import { SavepointStore } from './matches/savepoint-store.ts'
import type { Metrics } from './metrics.ts'
import { Mailer } from './notices/mailer.ts'
import { NoticeSettings } from './notices/notice-settings.ts'
import { Notifier } from './notices/notifier.ts'
import { Pusher } from './notices/pusher.ts'
import { TurnWatch } from './notices/turn-watch.ts'
import { Accounts } from './people/accounts.ts'
import { Attempts } from './people/attempts.ts'
import { Moderation } from './people/moderation.ts'
import { MyData } from './people/my-data.ts'
import { Passkeys } from './people/passkeys.ts'
import { People } from './people/people.ts'
import { Ratings } from './ratings/ratings.ts'
import { Rooms } from './rooms/rooms.ts'
import type { ServerOptions } from './server-options.ts'
import { Connections } from './socket/connections.ts'

type OnlinePlayOptions = Pick<
  ServerOptions,
  'databaseUrl' | 'dataFolder' | 'logger' | 'threads' | 'callBudget' | 'openThread' | 'mail' | 'publicUrl'
> & {
  readonly metrics: Metrics
  /** The time by which jobs go (default: the clock). */
  readonly now?: () => number
}

/** Judging an answer takes milliseconds. What takes a thousand times longer is a fault, and must not block others. */
const CALL_BUDGET_MS = 10_000

/** Everything that needs the database. */
export interface OnlineServices {
  readonly people: People
  readonly accounts: Accounts
  readonly passkeys: Passkeys
  readonly ratings: Ratings
  readonly myData: MyData
  readonly moderation: Moderation
  readonly attempts: Attempts
  readonly noticeSettings: NoticeSettings
  readonly notifier: Notifier
  readonly store: MatchStore
  readonly openMatches: OpenMatches
  readonly acts: MatchActs
  readonly rooms: Rooms
  readonly connections: Connections
  readonly sweeps: readonly Sweep[]
  /** Whether the database answers. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/** Online play, opened when it is first needed. An attempt that failed is repeated at the next request. */
export class OnlinePlay {
  readonly #options: OnlinePlayOptions
  #opening: Promise<OnlineServices> | undefined
  #opened: OnlineServices | undefined

  constructor(options: OnlinePlayOptions) {
    this.#options = options
  }

  open(): Promise<OnlineServices> {
    this.#opening ??= this.#tryToOpen()
    return this.#opening
  }

  disconnectAll(): void {
    this.#opened?.connections.closeAll()
  }

  async close(): Promise<void> {
    const opened = await this.#opening?.catch(() => undefined)
    await opened?.close()
  }

  async #tryToOpen(): Promise<OnlineServices> {
    try {
      this.#opened = await openServices(this.#options)
      return this.#opened
    } catch (error) {
      this.#opening = undefined
      this.#options.logger.error({ err: error }, 'online play is not available')
      throw error
    }
  }
}

async function openServices(options: OnlinePlayOptions): Promise<OnlineServices> {
  const { logger, databaseUrl, dataFolder } = options
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { folder: dataFolder })
  const store = new MatchStore(database.query)
  const attempts = new Attempts(database.query)
  const people = new People(database.query)
  const moderation = new Moderation(database.query, attempts)
  const acts = new MatchActs(store, options.now)
  const reportFault = (kind: string, error: unknown) => {
    options.metrics.countFault(kind)
    logger.error({ kind, err: error }, 'fault')
  }
  const rooms = new Rooms({
    store,
    savepoints: new SavepointStore(database.query),
    threads: options.threads,
    callBudget: options.callBudget ?? CALL_BUDGET_MS,
    openThread: (owner) => options.openThread(owner),
    show: (...shown) => connections.show(...shown),
    disconnect: (connection) => connections.disconnect(connection),
    reportFault: (match, kind, message) => {
      options.metrics.countFault(kind)
      logger.error({ match, kind, message }, 'fault in a match')
    },
  })
  const connections: Connections = new Connections({
    store,
    moderation,
    rooms,
    notices: database.notices,
    metrics: options.metrics,
    reportFault,
  })
  await connections.listen()
  const notices = openNotices(options, database, connections)
  options.metrics.addGauge('fray_connections', 'Open sockets', () => connections.size)
  options.metrics.addGauge('fray_matches', 'Matches in memory', () => rooms.size)
  const sweeps = matchSweeps({
    query: database.query,
    store,
    acts,
    rooms,
    now: options.now ?? Date.now,
  })
  const jobs = new Jobs({ database, sweeps, reportFault })
  jobs.start().catch((error: unknown) => reportFault('jobs-failed', error))
  return {
    people,
    attempts,
    noticeSettings: notices.settings,
    notifier: notices.notifier,
    accounts: new Accounts(database.query, attempts),
    passkeys: new Passkeys(database.query),
    ratings: new Ratings(database.query),
    moderation,
    myData: new MyData({ query: database.query, people, store, acts }),
    store,
    openMatches: new OpenMatches(store, (preparation) => rooms.prepare(preparation)),
    acts,
    rooms,
    connections,
    sweeps,
    isReady: () => answers(database),
    close: async () => {
      notices.close()
      await jobs.stop().catch((error: unknown) => reportFault('jobs-failed', error))
      await rooms.close()
      await database.close()
    },
  }
}

/** Tells people outside the app that it is their turn. */
function openNotices({ mail, publicUrl, logger }: OnlinePlayOptions, { query }: Database, connections: Connections) {
  const settings = new NoticeSettings(query)
  const mailer = mail && new Mailer(mail)
  const reportFault = (kind: string, error: unknown) => logger.error({ kind, err: error }, 'fault')
  const pusher = new Pusher(query, publicUrl ?? 'mailto:operator@localhost')
  const notifier = new Notifier({ settings, pusher, mailer, publicUrl, reportFault })
  const watch = new TurnWatch({
    query,
    isOnline: (person) => connections.isOnline(person),
    tell: (notice) => notifier.tell(notice),
    reportFault,
  })
  const close = () => {
    watch.stop()
    mailer?.close()
  }
  return { settings, notifier, close }
}

async function answers({ query }: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(query)
    return true
  } catch {
    return false
  }
}
