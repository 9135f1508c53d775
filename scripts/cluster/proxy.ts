import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface PassingProxy {
  readonly port: number
  close(): void
}

/** Passes each connection on to the server that `pick` names, knowing nothing of what it carries. */
export async function startProxy(port: number, pick: () => URL): Promise<PassingProxy> {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const { hostname, port: target } = pick()
    const upstream = connect(Number(target), hostname)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
