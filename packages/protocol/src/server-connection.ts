import type { Json } from '@fray/kernel'
import type { CallArguments, CallName } from './calls.ts'
import type { Person } from './http.ts'
import type { ClientMessage, QuickPhrase, ServerFault, ServerMessage } from './socket-messages.ts'
import { PROTOCOL_VERSION } from './version.ts'

/** The part of a WebSocket that a connection needs. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener' | 'readyState'>

export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'outdated' | 'closed'

/** A request that the server did not carry out. */
export class ServerFaultError extends Error {
  override readonly name = 'ServerFaultError'
  readonly fault: ServerFault

  constructor(fault: ServerFault) {
    super(fault.message)
    this.fault = fault
  }
}

/** A message of the server about one match. */
export type MatchMessage<Screen> = Extract<
  ServerMessage<Screen>,
  { readonly kind: 'screen' | 'info' | 'chat' | 'fault' }
>

/** Receives what the server says about one match. */
export interface MatchListener<Screen> {
  onMessage(message: MatchMessage<Screen>): void
}

export interface ConnectionOptions {
  openSocket(): Socket
  createId(): string
  onState(state: ConnectionState): void
  onWelcome?(person: Person | undefined): void
  /** Waits before connecting again. */
  wait(milliseconds: number): Promise<void>
  /** Waits before looking whether the server still replies. */
  rest(milliseconds: number): Promise<void>
}

/** A call that the server has not answered yet. */
interface PendingCall {
  readonly message: ClientMessage & { readonly kind: 'call' | 'chat' }
  resolve(value: unknown): void
  reject(error: ServerFaultError): void
}

const FIRST_DELAY = 250
const MAX_DELAY = 8000

/** A server that has said nothing for this long is asked for a sign of life; after as long again it is given up. */
const QUIET_MS = 8000

/**
 * A connection to the server that survives interruptions: it connects again, opens the same matches, and repeats calls
 * that were not answered. The server carries out each call once.
 */
export class ServerConnection<Screen> {
  readonly #options: ConnectionOptions
  readonly #matches = new Map<string, MatchListener<Screen>>()
  readonly #calls = new Map<string, PendingCall>()
  #socket: Socket | undefined
  #isGreeted = false
  #failures = 0
  /** Whether the server has said something since it was last looked at, and whether it was asked to. */
  #hasHeard = false
  #hasAsked = false
  #state: ConnectionState = 'closed'

  constructor(options: ConnectionOptions) {
    this.#options = options
  }

  get state(): ConnectionState {
    return this.#state
  }

  connect(): void {
    if (this.#state !== 'closed') return
    this.#openSocket()
  }

  /** Connects again at once, as a person with another session. */
  reconnect(): void {
    if (this.#state === 'closed' || this.#state === 'outdated') return
    const last = this.#socket
    this.#socket = undefined
    last?.close()
    this.#openSocket()
  }

  /** Asks the server for a sign of life, for instance when the device wakes up: without one, the connection is dead. */
  check(): void {
    this.#hasHeard = false
    this.#hasAsked = true
    this.#send({ kind: 'ping' })
  }

  /** Ends the connection for good. */
  close(): void {
    this.#setState('closed')
    this.#socket?.close()
    this.#socket = undefined
  }

  /** Shows a match to a listener; the returned function ends that. */
  openMatch(match: string, listener: MatchListener<Screen>): () => void {
    this.#matches.set(match, listener)
    this.#send({ kind: 'open', match })
    return () => {
      if (this.#matches.get(match) !== listener) return
      this.#matches.delete(match)
      this.#send({ kind: 'close', match })
    }
  }

  /** Asks something of a match, and again after a reconnection if it has not been answered. */
  call<Name extends CallName>(match: string, name: Name, args: CallArguments<Name>): Promise<unknown> {
    // A sparse end would become null in JSON.
    const given = args.findLastIndex((arg) => arg !== undefined) + 1
    const sent = args.slice(0, given) as Json[]
    return this.#request({ kind: 'call', id: this.#options.createId(), match, name, args: sent })
  }

  /** Says something to the others at the table, and again after a reconnection until the server has it. */
  async say(match: string, said: { readonly phrase: QuickPhrase } | { readonly text: string }): Promise<void> {
    await this.#request({ kind: 'chat', id: this.#options.createId(), match, said })
  }

  /** How many requests the server has not answered yet. */
  get pending(): number {
    return this.#calls.size
  }

  #request(message: PendingCall['message']): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#calls.set(message.id, { message, resolve, reject })
      this.#send(message)
    })
  }

  #openSocket(): void {
    // After a failure it counts as waiting until the server has greeted again.
    if (this.#state !== 'waiting') this.#setState('connecting')
    this.#isGreeted = false
    const socket = this.#options.openSocket()
    this.#socket = socket
    socket.addEventListener('open', () => {
      if (this.#socket === socket) socket.send(JSON.stringify({ kind: 'hello', version: PROTOCOL_VERSION }))
    })
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return
      this.#hasHeard = true
      this.#receive(JSON.parse(String(data)) as ServerMessage<Screen>)
    })
    socket.addEventListener('close', () => {
      if (this.#socket === socket) void this.#reconnect()
    })
    socket.addEventListener('error', () => {})
    void this.#watchOver(socket)
  }

  /** Gives a socket up that has gone silent: a lost network may not tell for minutes. */
  async #watchOver(socket: Socket): Promise<void> {
    this.#hasHeard = false
    this.#hasAsked = false
    for (;;) {
      await this.#options.rest(QUIET_MS)
      if (this.#socket !== socket) return
      if (this.#hasHeard) {
        // It has lasted for a while, so that the next attempt need not wait long.
        this.#failures = 0
        this.#hasHeard = false
        this.#hasAsked = false
      } else if (this.#hasAsked) {
        socket.close()
        return this.#reconnect()
      } else this.check()
    }
  }

  async #reconnect(): Promise<void> {
    this.#socket = undefined
    this.#isGreeted = false
    if (this.#state === 'closed' || this.#state === 'outdated') return
    this.#setState('waiting')
    const delay = Math.min(MAX_DELAY, FIRST_DELAY * 2 ** this.#failures++)
    // When a server comes back, not everyone connects in the same moment.
    await this.#options.wait(delay * (0.5 + Math.random() / 2))
    if (this.#state === 'waiting' && !this.#socket) this.#openSocket()
  }

  #receive(message: ServerMessage<Screen>): void {
    if (message.kind === 'welcome') this.#begin(message.person)
    else if (message.kind === 'outdated') this.#endOutdated()
    else if (message.kind === 'result') this.#settle(message.id, (call) => call.resolve(message.value))
    else if (message.kind === 'fault' && message.id !== undefined) {
      this.#settle(message.id, (call) => call.reject(new ServerFaultError(message.fault)))
    } else if (message.kind !== 'pong' && message.match !== undefined) {
      this.#matches.get(message.match)?.onMessage(message)
    }
  }

  #endOutdated(): void {
    this.#setState('outdated')
    this.#socket?.close()
  }

  /** Opens everything again, then repeats the calls without an answer. */
  #begin(person: Person | undefined): void {
    this.#isGreeted = true
    this.#setState('open')
    this.#options.onWelcome?.(person)
    for (const match of this.#matches.keys()) this.#send({ kind: 'open', match })
    for (const { message } of this.#calls.values()) this.#send(message)
  }

  #settle(id: string, finish: (call: PendingCall) => void): void {
    const call = this.#calls.get(id)
    if (!call) return
    this.#calls.delete(id)
    finish(call)
  }

  #send(message: ClientMessage): void {
    if (this.#isGreeted) this.#socket?.send(JSON.stringify(message))
  }

  #setState(state: ConnectionState): void {
    if (this.#state === state) return
    this.#state = state
    this.#options.onState(state)
  }
}
