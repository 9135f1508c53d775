import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

export interface BendingProxy {
  readonly address: string
  /** How many messages were repeated, held back or lost with their connection. */
  readonly bent: number
  stop(): Promise<void>
}

/** One message in so many is sent twice, and one in so many cuts its connection. */
const REPEATED = 5
const CUT = 40

/** The longest time that a message is held back, in milliseconds. */
const LONGEST_DELAY = 40

const chance = (oneIn: number) => Math.random() * oneIn < 1

/**
 * Passes everything on between clients and servers, but badly: calls arrive late, twice or in another order, and
 * connections break in the middle of anything. Messages of a server arrive in order, as TCP promises, until they are cut off.
 */
export async function startBendingProxy(pickAddress: () => string): Promise<BendingProxy> {
  let bent = 0
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const passed = request(new URL(url!, pickAddress()), { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (incoming, socket, head) => {
    sockets.handleUpgrade(incoming, socket, head, (client) => {
      bend(client, openUpstream(pickAddress(), incoming), () => bent++)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get bent() {
      return bent
    },
    stop: async () => {
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function openUpstream(address: string, { url, headers }: IncomingMessage): WebSocket {
  return new WebSocket(`${address.replace('http', 'ws')}${url}`, { headers: { cookie: headers.cookie ?? '' } })
}

function bend(client: WebSocket, upstream: WebSocket, onBent: () => void): void {
  const cut = () => {
    client.terminate()
    upstream.terminate()
  }
  const cutSometimes = () => {
    if (!chance(CUT)) return
    onBent()
    cut()
  }
  const waiting: string[] = []
  const send = (text: string) => upstream.readyState === WebSocket.OPEN && upstream.send(text)
  upstream.on('open', () => waiting.splice(0).map(send))
  client.on('message', (data) => {
    const text = String(data)
    if (upstream.readyState === WebSocket.CONNECTING) waiting.push(text)
    // Only calls are bent: a match is opened, and greetings are said, in order.
    else if (!text.includes('"kind":"call"')) send(text)
    else {
      onBent()
      for (let times = chance(REPEATED) ? 2 : 1; times > 0; times--) {
        setTimeout(() => send(text), Math.random() * LONGEST_DELAY)
      }
      cutSometimes()
    }
  })
  upstream.on('message', (data) => {
    if (client.readyState === WebSocket.OPEN) client.send(String(data))
    cutSometimes()
  })
  for (const socket of [client, upstream]) {
    socket.on('close', cut)
    socket.on('error', cut)
  }
}
