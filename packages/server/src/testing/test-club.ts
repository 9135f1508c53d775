import { loadGame } from '@fray/games'
import { type Json, optionsOf } from '@fray/kernel'
import type { CreateMatchRequest } from '@fray/protocol'
import type { PlaceHints } from '@fray/session'
import { pino } from 'pino'
import { openRoomThread } from '../rooms/worker-threads.ts'
import { type RunningServer, startServer } from '../server.ts'
import type { ServerOptions } from '../server-options.ts'
import { type DatabaseKind, startDatabase, type TestDatabase } from './test-database.ts'
import { TestPlayer, until } from './test-player.ts'

/** Servers on one database, and the people who play there. */
export class TestClub {
  readonly database: TestDatabase
  readonly servers: RunningServer[] = []
  readonly #players: TestPlayer[] = []

  readonly #options: Partial<ServerOptions>

  private constructor(database: TestDatabase, options: Partial<ServerOptions>) {
    this.database = database
    this.#options = options
  }

  static async open(kind: DatabaseKind, servers = 1, options: Partial<ServerOptions> = {}): Promise<TestClub> {
    const club = new TestClub(await startDatabase(kind), options)
    for (let count = 0; count < servers; count++) await club.addServer()
    return club
  }

  async addServer(): Promise<RunningServer> {
    const server = await startServer({
      port: 0,
      host: '127.0.0.1',
      databaseUrl: this.database.url,
      logger: pino({ level: process.env.LOG_LEVEL ?? 'fatal' }),
      threads: 1,
      openThread: openRoomThread,
      ...this.#options,
    })
    this.servers.push(server)
    return server
  }

  async close(): Promise<void> {
    for (const player of this.#players) player.leave()
    for (const server of this.servers) await server.stop()
    await this.database.stop()
  }

  /** Stops a server, starts another one, and moves players there. */
  async restart(index: number, players: readonly TestPlayer[]): Promise<void> {
    await this.stopServer(index)
    const { address } = await this.addServer()
    for (const player of players) player.moveTo(address)
    await until(() => players.every(({ snapshot }) => snapshot !== undefined), 'all see the table again')
  }

  async stopServer(index: number): Promise<void> {
    const [server] = this.servers.splice(index, 1)
    await server!.stop()
  }

  /** Brings a new guest to a server. */
  async newPlayer(name: string, server = 0): Promise<TestPlayer> {
    const player = new TestPlayer(this.servers[server]!.address)
    this.#players.push(player)
    await player.arrive(name)
    return player
  }

  /** Two guests agree on a seed and sit at a table, each at a server. */
  async sitDown(
    game: string,
    { at = [0, 0], ...more }: Partial<CreateMatchRequest> & { readonly at?: readonly [number, number] } = {},
  ): Promise<{ code: string; seats: readonly [TestPlayer, TestPlayer] }> {
    const seats = [await this.newPlayer('First', at[0]), await this.newPlayer('Second', at[1])] as const
    const setup = await setupOf(game)
    const code = await seats[0].create({ game, setup, seats: ['me', 'open'], visibility: 'link', ...more })
    await seats[1].join(code, 1)
    for (const player of seats) await player.reveal(code)
    await watchAll(code, seats)
    return { code, seats }
  }
}

/** Gets a ready-made setup of a game. */
export async function setupOf(game: string) {
  const rules = await loadGame(game)
  return rules!.content.presets[0]!.setup
}

/** Shows a match to players. */
export async function watchAll(code: string, players: readonly TestPlayer[]): Promise<void> {
  for (const player of players) player.watch(code)
  await until(() => players.every(({ snapshot }) => snapshot !== undefined), 'all see the table')
}

/** Lets everyone who is asked take the first option, for so many answers. Returns how many were given. */
export async function playOn(code: string, seats: readonly TestPlayer[], answers: number): Promise<number> {
  for (let given = 0; given < answers; given++) {
    await until(() => seats.some(({ snapshot }) => snapshot?.decision || snapshot?.outcome), 'somebody is asked')
    const seat = seats.findIndex(({ snapshot }) => snapshot?.decision)
    if (seat < 0) return given
    await answerOnce(code, seats[seat]!, seat)
  }
  return answers
}

/** Takes the first option that a seat has, and waits until it is shown. */
export async function answerOnce(code: string, player: TestPlayer, seat: number): Promise<void> {
  const { sequence } = player.snapshot!
  const refusal = await player.call(code, 'answer', [seat, sequence, await firstAnswer(code, player, seat)])
  if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`)
  await until(() => player.snapshot !== undefined && player.snapshot.sequence !== sequence, 'the answer is shown')
}

/** Gets the first answer that a seat is offered or that is suggested to it. */
async function firstAnswer(code: string, player: TestPlayer, seat: number): Promise<Json> {
  const { decision, sequence } = player.snapshot!
  const [option] = optionsOf(decision!)
  if (decision!.kind === 'pick') return option!.key
  if (decision!.kind === 'arrange') return (decision!.suggested ?? option!.key) as Json
  const { suggestions } = (await player.call(code, 'hints', [seat, sequence])) as PlaceHints
  return (suggestions[0] ?? option!.key) as Json
}
