import { randomUUID } from 'node:crypto'
import { readInput, type Seat } from '@fray/kernel'
import {
  ADVISING_CALLS,
  CHANGING_CALLS,
  type ChatLine,
  type ClientMessage,
  callArguments,
  clientMessage,
  type MatchInfo,
  type Person,
  PROTOCOL_VERSION,
  SEAT_CALLS,
  type ServerFault,
  type ServerMessage,
} from '@fray/protocol'
import type { WebSocket } from 'ws'
import type { z } from 'zod'
import type { Notices } from '../database/notices.ts'
import { MATCH_CHANNEL, type MatchNotice, type MatchStore, type StoredMatch } from '../matches/match-store.ts'
import { infoOf } from '../matches/open-matches.ts'
import type { Metrics } from '../metrics.ts'
import type { Moderation } from '../people/moderation.ts'
import { PERSON_CHANNEL } from '../people/people.ts'
import { faultOf, RequestError } from '../request-error.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { MessageBudget } from './message-budget.ts'

/** A client that reads so slowly that this many bytes wait for it is cut off: it reconnects and gets what is new. */
const MOST_WAITING = 4 * 1024 * 1024

/** A match that a connection looks at. */
interface Watched {
  readonly id: string
  readonly code: string
  readonly seat: Seat | undefined
  readonly isRated: boolean
  /** Whether it is being played, so that its room sends what changes. */
  isInRoom: boolean
}

interface Connection {
  readonly id: string
  readonly socket: WebSocket
  readonly person: Person | undefined
  readonly watched: Map<string, Watched>
  /** Matches that are being opened: what is asked of them meanwhile waits. */
  readonly opening: Map<string, Promise<void>>
  readonly budget: MessageBudget
  hasGreeted: boolean
}

export interface ConnectionsDependencies {
  readonly store: MatchStore
  readonly moderation: Moderation
  readonly rooms: Rooms
  readonly notices: Notices
  readonly metrics: Metrics
  reportFault(kind: string, error: unknown): void
}

/** The open sockets of this process, and who looks at which match. */
export class Connections {
  readonly #dependencies: ConnectionsDependencies
  readonly #connections = new Map<string, Connection>()
  #isClosing = false

  constructor(dependencies: ConnectionsDependencies) {
    this.#dependencies = dependencies
  }

  get size(): number {
    return this.#connections.size
  }

  isOnline(person: string): boolean {
    return [...this.#connections.values()].some((connection) => connection.person?.id === person)
  }

  /** Listens for what any process changes. */
  async listen(): Promise<void> {
    await this.#dependencies.notices.listen(
      MATCH_CHANNEL,
      (text) => this.#follow(JSON.parse(text) as MatchNotice),
      () => this.#dependencies.rooms.catchUpAll(),
    )
    await this.#dependencies.notices.listen(
      PERSON_CHANNEL,
      (person) => this.#disconnectPerson(person),
      () => {},
    )
  }

  /** Ends the connections of a person whose sessions have ended: a browser with a new session connects again. */
  #disconnectPerson(id: string): void {
    for (const { person, socket } of this.#connections.values()) if (person?.id === id) socket.close(1012, 'signed out')
  }

  /** Serves a new socket of a person (undefined: someone without a session, who may look on). */
  accept(socket: WebSocket, person: Person | undefined): void {
    const connection: Connection = {
      id: randomUUID(),
      socket,
      person,
      watched: new Map(),
      opening: new Map(),
      budget: new MessageBudget(),
      hasGreeted: false,
    }
    this.#connections.set(connection.id, connection)
    socket.on('message', (data: Buffer) => void this.#receive(connection, data))
    socket.on('close', () => this.#drop(connection))
    socket.on('error', () => socket.terminate())
  }

  /** Shows a connection its table. */
  show(id: string, code: string, run: string, screen: unknown): void {
    const connection = this.#connections.get(id)
    if (connection) this.#send(connection, { kind: 'screen', match: code, run, screen })
  }

  closeAll(): void {
    this.#isClosing = true
    // 1012: the service restarts, so clients connect again.
    for (const { socket } of this.#connections.values()) socket.close(1012)
  }

  async #receive(connection: Connection, data: Buffer): Promise<void> {
    let message: ClientMessage | undefined
    try {
      if (!connection.budget.take()) throw new RequestError('too-fast', 'too many messages')
      message = readMessage(data)
      await this.#handle(connection, message)
    } catch (error) {
      const fault = faultOf(error)
      if (fault.code === 'failed') this.#dependencies.reportFault('message-failed', error)
      this.#sendFault(connection, message, fault)
      // A client asks for a match once; it asks again when it connects again.
      if (fault.code === 'failed' && message?.kind === 'open') this.disconnect(connection.id)
    }
  }

  /** Ends a connection that cannot be served now: its client connects again, perhaps to another process. */
  disconnect(id: string): void {
    this.#connections.get(id)?.socket.close(1013, 'try again')
  }

  #sendFault(connection: Connection, message: ClientMessage | undefined, fault: ServerFault): void {
    const id = message && 'id' in message ? { id: message.id } : {}
    const match = message && 'match' in message ? { match: message.match } : {}
    this.#send(connection, { kind: 'fault', ...id, ...match, fault })
  }

  async #handle(connection: Connection, message: ClientMessage): Promise<void> {
    const { kind } = message
    if (kind === 'hello') this.#greet(connection, message.version)
    else if (!connection.hasGreeted) throw new RequestError('invalid', 'the first message must be "hello"')
    else if (kind === 'ping') this.#send(connection, { kind: 'pong' })
    else if (kind === 'open') await this.#open(connection, message.match)
    else if (kind === 'close') this.#unwatch(connection, message.match)
    else if (kind === 'chat')
      this.#send(connection, { kind: 'result', id: message.id, value: await this.#chat(connection, message) })
    else this.#send(connection, { kind: 'result', id: message.id, value: await this.#call(connection, message) })
  }

  #greet(connection: Connection, version: number): void {
    connection.hasGreeted = version === PROTOCOL_VERSION
    const { person, hasGreeted } = connection
    this.#send(connection, {
      version: PROTOCOL_VERSION,
      ...(hasGreeted ? { kind: 'welcome' as const, person } : { kind: 'outdated' as const }),
    })
  }

  async #open(connection: Connection, code: string): Promise<void> {
    const opening = this.#watch(connection, code)
    connection.opening.set(code, opening)
    try {
      await opening
    } finally {
      if (connection.opening.get(code) === opening) connection.opening.delete(code)
    }
  }

  /** Finds a match that a connection has opened, or is opening. */
  async #watchedBy({ watched, opening }: Connection, code: string): Promise<Watched> {
    // Why it cannot be opened is told once, in the reply to that message.
    await opening.get(code)?.catch(() => undefined)
    const found = watched.get(code)
    if (!found) throw new RequestError('no-match', 'open the match first')
    return found
  }

  async #watch(connection: Connection, code: string): Promise<void> {
    const stored = await this.#dependencies.store.findByCode(code)
    if (!stored) throw new RequestError('no-match', `found no match "${code}"`)
    this.#unwatch(connection, code)
    const { id, rated: isRated } = stored.match
    const watched = { id, code, seat: seatOf(stored, connection.person), isRated, isInRoom: false }
    connection.watched.set(code, watched)
    this.#send(connection, { kind: 'info', match: code, info: this.#infoOf(stored) })
    await this.#showChat(connection, code, await this.#dependencies.store.chatOf(watched.id))
    await this.#enterRoom(connection, watched, stored)
    if (watched.seat !== undefined) this.#announce(connection)
  }

  async #showChat(connection: Connection, code: string, lines: readonly ChatLine[]): Promise<void> {
    const shown = await this.#dependencies.moderation.withoutMuted(connection.person, lines)
    this.#send(connection, { kind: 'chat', match: code, lines: shown })
  }

  /** Lets a connection see a match that is being played, or was. */
  async #enterRoom(connection: Connection, watched: Watched, stored: StoredMatch): Promise<void> {
    if (!stored.match.terms || watched.isInRoom) return
    watched.isInRoom = true
    await this.#dependencies.rooms.addViewer(stored, { connection: connection.id, seat: watched.seat })
  }

  #unwatch(connection: Connection, code: string): void {
    const watched = connection.watched.get(code)
    if (!watched) return
    connection.watched.delete(code)
    this.#dependencies.rooms.removeViewer(watched.id, connection.id)
  }

  async #chat(connection: Connection, message: Extract<ClientMessage, { kind: 'chat' }>): Promise<void> {
    const { person } = connection
    const match = await this.#watchedBy(connection, message.match)
    if (!person || match.seat === undefined) throw new RequestError('not-yours', 'only players can write here')
    await this.#dependencies.moderation.refuseBanned(person)
    await this.#dependencies.store.addChatLine(match.id, { person: person.id, said: message.said, callId: message.id })
  }

  async #call(connection: Connection, { id, match, name, args }: Extract<ClientMessage, { kind: 'call' }>) {
    const watched = await this.#watchedBy(connection, match)
    if (watched.seat === undefined && SEAT_CALLS.has(name)) throw new RequestError('not-yours', 'you have no seat here')
    if (watched.isRated && ADVISING_CALLS.has(name)) throw new RequestError('refused', 'rated matches show no odds')
    const schema: z.ZodType<readonly unknown[]> = callArguments[name]
    const read = readInput(name, schema, args)
    const call = { connection: connection.id, callId: id, name, args: read }
    const { rooms, metrics } = this.#dependencies
    return metrics.timeCall(name, () => rooms.call(watched.id, call, CHANGING_CALLS.has(name)))
  }

  #follow(notice: MatchNotice): void {
    const work = 'entries' in notice ? this.#dependencies.rooms.catchUp(notice.id, notice.entries) : this.#tell(notice)
    work.catch((error: unknown) => this.#dependencies.reportFault('notice-failed', error))
  }

  /** Tells everyone who looks at a match what is new about its players or its chat. */
  async #tell({ id, changed }: Extract<MatchNotice, { changed: unknown }>): Promise<void> {
    const watchers = this.#watchersOf(id)
    const [first] = watchers
    if (!first) return
    const { code } = first.watched
    if (changed === 'chat') {
      const lines = await this.#dependencies.store.chatOf(id)
      for (const { connection } of watchers) await this.#showChat(connection, code, lines)
      return
    }
    const stored = await this.#dependencies.store.findByCode(code)
    if (!stored) return
    const moved = watchers.map(({ connection, watched }) => ({
      connection,
      watched: this.#reseat(connection, watched, seatOf(stored, connection.person)),
    }))
    this.#dependencies.rooms.followSeats(stored)
    for (const { connection, watched } of moved) {
      this.#send(connection, { kind: 'info', match: code, info: this.#infoOf(stored) })
      await this.#enterRoom(connection, watched, stored)
    }
  }

  /** Lets a connection look through another seat, or through none any more. */
  #reseat(connection: Connection, watched: Watched, seat: Seat | undefined): Watched {
    if (seat === watched.seat) return watched
    if (watched.isInRoom) this.#dependencies.rooms.removeViewer(watched.id, connection.id)
    const current = { ...watched, seat, isInRoom: false }
    connection.watched.set(watched.code, current)
    return current
  }

  #watchersOf(id: string): readonly { readonly connection: Connection; readonly watched: Watched }[] {
    return [...this.#connections.values()].flatMap((connection) =>
      [...connection.watched.values()]
        .filter((watched) => watched.id === id)
        .map((watched) => ({ connection, watched })),
    )
  }

  /** Tells the others that someone has come or gone. */
  #announce({ person, watched }: Connection): void {
    if (!person || this.#isClosing) return
    for (const { id } of watched.values()) {
      this.#tell({ id, changed: 'info' }).catch((error: unknown) =>
        this.#dependencies.reportFault('notice-failed', error),
      )
    }
  }

  #drop(connection: Connection): void {
    this.#connections.delete(connection.id)
    for (const { id } of connection.watched.values()) this.#dependencies.rooms.removeViewer(id, connection.id)
    this.#announce(connection)
  }

  #infoOf(stored: StoredMatch): MatchInfo {
    return infoOf(stored, (person) => this.isOnline(person))
  }

  #send({ socket }: Connection, message: ServerMessage): void {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_WAITING) {
      socket.terminate()
      return
    }
    const text = JSON.stringify(message)
    this.#dependencies.metrics.countMessage(message.kind, text.length)
    socket.send(text)
  }
}

function seatOf({ seats }: StoredMatch, person: Person | undefined): Seat | undefined {
  return person && seats.find((seat) => seat.person?.id === person.id && !seat.bot)?.seat
}

function readMessage(data: Buffer): ClientMessage {
  let json: unknown
  try {
    json = JSON.parse(data.toString('utf8'))
  } catch {
    throw new RequestError('invalid', 'the message is not JSON')
  }
  return readInput('message', clientMessage, json)
}
