import { beforeEach, expect, test } from 'vitest'
import { type ConnectionState, ServerConnection } from './server-connection.ts'
import { PROTOCOL_VERSION } from './version.ts'

type Sent = { readonly kind: string; readonly id?: string }

/** A socket whose other end is the test. */
class FakeSocket {
  readonly sent: Sent[] = []
  readonly #listeners = new Map<string, (event: unknown) => void>()
  readonly readyState = 1

  addEventListener(name: string, listener: (event: never) => void): void {
    this.#listeners.set(name, listener as (event: unknown) => void)
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Sent)
  }
  close(): void {}
  /** The network tells that the connection is lost. */
  break(): void {
    this.#listeners.get('close')?.({})
  }
  receive(message: object): void {
    this.#listeners.get('message')?.({ data: JSON.stringify(message) })
  }
  welcome(): void {
    this.#listeners.get('open')?.({})
    this.receive({ kind: 'welcome', version: PROTOCOL_VERSION })
  }
  kinds(): readonly string[] {
    return this.sent.map(({ kind }) => kind)
  }
}

let sockets: FakeSocket[]
let states: ConnectionState[]
let delays: number[]
/** Ends the present wait or rest. */
let endWait: () => void
let endRest: () => void
let connection: ServerConnection<unknown>

beforeEach(() => {
  sockets = []
  states = []
  delays = []
  let ids = 0
  connection = new ServerConnection({
    openSocket: () => {
      sockets.push(new FakeSocket())
      return sockets.at(-1) as unknown as WebSocket
    },
    createId: () => `id-${++ids}`,
    onState: (state) => states.push(state),
    wait: (milliseconds) => {
      delays.push(milliseconds)
      return new Promise((resolve) => {
        endWait = resolve
      })
    },
    rest: () =>
      new Promise((resolve) => {
        endRest = resolve
      }),
  })
  connection.connect()
})

/** Ends a pause, and lets everything happen that follows from it. */
async function after(end: () => void): Promise<void> {
  end()
  for (let turns = 0; turns < 5; turns++) await Promise.resolve()
}

test('a server that goes silent is asked for a sign of life, then given up', async () => {
  sockets[0]!.welcome()
  await after(endRest)
  expect(sockets[0]!.kinds(), 'it has just said something').toEqual(['hello'])
  await after(endRest)
  expect(sockets[0]!.kinds()).toEqual(['hello', 'ping'])
  await after(endRest)
  expect(states).toEqual(['connecting', 'open', 'waiting'])
  await after(endWait)
  expect(sockets.length).toBe(2)
})

test('a server that replies is kept', async () => {
  sockets[0]!.welcome()
  for (let looks = 0; looks < 6; looks++) {
    await after(endRest)
    sockets[0]!.receive({ kind: 'pong' })
  }
  expect(sockets.length).toBe(1)
  expect(states.at(-1)).toBe('open')
})

test('a connection that never opens is given up', async () => {
  await after(endRest)
  await after(endRest)
  expect(states.at(-1)).toBe('waiting')
})

test('attempts wait longer and longer, each a little at random, up to eight seconds', async () => {
  for (let attempt = 0; attempt < 8; attempt++) {
    sockets.at(-1)!.break()
    await after(endWait)
  }
  for (const [attempt, delay] of delays.entries()) {
    const most = Math.min(8000, 250 * 2 ** attempt)
    expect(delay).toBeGreaterThanOrEqual(most / 2)
    expect(delay).toBeLessThanOrEqual(most)
  }
})

test('while attempts fail the connection counts as waiting, and someone who signs in meanwhile gets one socket', async () => {
  sockets[0]!.break()
  connection.reconnect()
  expect(sockets.length).toBe(2)
  await after(endWait)
  expect(sockets.length, 'the attempt that waited gives way').toBe(2)
  expect(states).toEqual(['connecting', 'waiting'])
  sockets[1]!.welcome()
  expect(states.at(-1)).toBe('open')
})

test('chat and calls without an answer are sent again with the same id, and only once after an answer', async () => {
  sockets[0]!.welcome()
  const said = connection.say('abcdef', { phrase: 'hello' })
  const asked = connection.call('abcdef', 'undo', [])
  expect(connection.pending).toBe(2)
  sockets[0]!.receive({ kind: 'result', id: 'id-2' })
  await asked
  sockets[0]!.break()
  await after(endWait)
  sockets[1]!.welcome()
  const repeated = sockets[1]!.sent.filter(({ id }) => id !== undefined)
  expect(repeated).toEqual([{ kind: 'chat', id: 'id-1', match: 'abcdef', said: { phrase: 'hello' } }])
  sockets[1]!.receive({ kind: 'result', id: 'id-1' })
  await said
  expect(connection.pending).toBe(0)
})

test('a call made without a connection is sent once there is one', async () => {
  void connection.call('abcdef', 'undo', [])
  expect(sockets[0]!.sent).toEqual([])
  sockets[0]!.welcome()
  expect(sockets[0]!.kinds()).toEqual(['hello', 'call'])
})

test('a client of another version is told to reload and does not connect again', async () => {
  sockets[0]!.receive({ kind: 'outdated', version: PROTOCOL_VERSION + 1 })
  sockets[0]!.break()
  expect(connection.state).toBe('outdated')
  expect(delays).toEqual([])
})

test('a device that wakes up looks at once whether the connection is alive', async () => {
  sockets[0]!.welcome()
  connection.check()
  expect(sockets[0]!.kinds()).toEqual(['hello', 'ping'])
  await after(endRest)
  expect(states.at(-1)).toBe('waiting')
})
