import { randomUUID } from 'node:crypto'
import { loadGame } from '@fray/games'
import { contributionCommitment } from '@fray/kernel'
import {
  type CallArguments,
  type CallName,
  type CreateMatchRequest,
  type MatchAct,
  type MatchInfo,
  type Person,
  rematchSeat,
  ServerConnection,
  type ServerMessage,
} from '@fray/protocol'
import { ScreenSnapshotBuilder, type ScreenUpdate, type Snapshot } from '@fray/session'
import { WebSocket as Socket } from 'ws'

type Frame = ServerMessage<ScreenUpdate>

/** A person at a browser, for tests: their session, their parts of seeds, and a socket. */
export class TestPlayer {
  #addressNow: () => string
  /** The session of the browser. */
  cookie = ''
  #origin: string | undefined
  readonly #parts = new Map<string, { readonly secret: string; readonly salt: string }>()
  readonly #connection: ServerConnection<ScreenUpdate>
  #socket: Socket | undefined
  #builder = new ScreenSnapshotBuilder()
  /** The id of the last call. */
  lastCall = ''
  /** Every message that has gone out. */
  readonly #sent: string[] = []
  /** Everything about the match that the server has sent. */
  readonly frames: Frame[] = []
  snapshot: Snapshot | undefined
  info: MatchInfo | undefined
  person: Person | undefined

  /** `address`: where the server is; it is asked again whenever the player connects. */
  constructor(address: string | (() => string)) {
    this.#addressNow = typeof address === 'string' ? () => address : address
    this.#connection = new ServerConnection<ScreenUpdate>({
      openSocket: () => {
        const headers = { cookie: this.cookie }
        this.#socket = new Socket(`${this.#addressNow().replace('http', 'ws')}/api/socket`, { headers })
        const send = this.#socket.send.bind(this.#socket)
        this.#socket.send = (data: string) => {
          this.#sent.push(data)
          send(data)
        }
        return this.#socket as unknown as WebSocket
      },
      createId: () => {
        this.lastCall = randomUUID()
        return this.lastCall
      },
      onState: () => {},
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, 50))),
      rest: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref()),
    })
  }

  async request<T>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly data: T }> {
    const response = await fetch(`${this.#addressNow()}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(this.#origin === undefined ? {} : { origin: this.#origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const cookie = response.headers.get('set-cookie')
    if (cookie) this.cookie = cookie.split(';')[0]!
    return { status: response.status, data: (await response.json()) as T }
  }

  /** Resolves once another call of this name has gone out. */
  waitForCall(name: CallName): Promise<void> {
    const count = () => this.#sent.filter((message) => message.includes(`"name":"${name}"`)).length
    const before = count()
    return until(() => count() > before, `a call "${name}" is sent`)
  }

  /** Goes on at another server of the same database. */
  moveTo(address: string): void {
    this.#addressNow = () => address
    this.snapshot = undefined
    this.#socket?.terminate()
  }

  /** Names the page's origin in every request from now on, as browsers do, and returns it. */
  actAsPage(): string {
    this.#origin = new URL(this.#addressNow()).origin
    return this.#origin
  }

  /** Comes as a guest. */
  async arrive(name: string): Promise<void> {
    const { data } = await this.request<{ person: Person }>('POST', '/api/guest', { name })
    this.person = data.person
  }

  async create(order: Omit<CreateMatchRequest, 'commitment'>): Promise<string> {
    const part = createPart()
    const commitment = contributionCommitment(order.seats.indexOf('me'), part)
    const { status, data } = await this.request<MatchInfo>('POST', '/api/matches', { ...order, commitment })
    if (status !== 200) throw new Error(JSON.stringify(data))
    this.#parts.set(data.code, part)
    return data.code
  }

  /** Creates a match against a bot, which begins at once. */
  async createAgainstBot(game: string): Promise<string> {
    const rules = await loadGame(game)
    const setup = rules!.content.presets[0]!.setup
    const code = await this.create({ game, setup, seats: ['me', { bot: 'recruit' }], visibility: 'link' })
    await this.reveal(code)
    return code
  }

  async join(code: string, seat: number): Promise<MatchInfo> {
    const part = createPart()
    const commitment = contributionCommitment(seat, part)
    const { status, data } = await this.request<MatchInfo>('POST', `/api/matches/${code}/join`, { seat, commitment })
    if (status !== 200) throw new Error(JSON.stringify(data))
    this.#parts.set(code, part)
    return data
  }

  async reveal(code: string): Promise<MatchInfo> {
    const { data } = await this.request<MatchInfo>('POST', `/api/matches/${code}/reveal`, this.#parts.get(code))
    return data
  }

  /** Does something about a match that is not an answer. */
  async act(code: string, act: MatchAct): Promise<{ readonly status: number; readonly data: MatchInfo }> {
    return this.request('POST', `/api/matches/${code}/act`, { act })
  }

  /** Asks for a rematch, and commits there. */
  async rematch(code: string, ownSeat: number): Promise<MatchInfo> {
    const [part, seat] = [createPart(), rematchSeat(ownSeat, 2)]
    const commitment = contributionCommitment(seat, part)
    const { data } = await this.request<MatchInfo>('POST', `/api/matches/${code}/rematch`, { commitment })
    this.#parts.set(data.code, part)
    if (data.seats[seat]!.hasCommitted) return data
    return (await this.request<MatchInfo>('POST', `/api/matches/${data.code}/commit`, { commitment })).data
  }

  /** Opens a match over the socket and follows it. */
  watch(code: string): void {
    this.#connection.connect()
    this.#connection.openMatch(code, {
      onMessage: (message) => {
        this.frames.push(message)
        if (message.kind === 'info') this.info = message.info
        if (message.kind === 'screen') this.#apply(message.screen)
      },
    })
  }

  #apply(screen: ScreenUpdate): void {
    const next = this.#builder.apply(screen)
    if (next) this.snapshot = next
  }

  call<Name extends CallName>(code: string, name: Name, args: CallArguments<Name>): Promise<unknown> {
    return this.#connection.call(code, name, args)
  }

  say(code: string, text: string): Promise<void> {
    return this.#connection.say(code, { text })
  }

  /** Breaks the connection as a lost network does. */
  breakConnection(): void {
    this.#socket?.terminate()
  }

  leave(): void {
    this.#connection.close()
    this.#socket?.terminate()
  }
}

function createPart() {
  return { secret: randomUUID(), salt: randomUUID() }
}

/** Long enough for the busiest machine, and shorter than a test's own timeout, so that the message says what was missing. */
const MOST_TRIES = 20_000

/** Waits until a condition holds. */
export async function until(condition: () => boolean, what = 'the condition'): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (condition()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${what} did not come true`)
}
