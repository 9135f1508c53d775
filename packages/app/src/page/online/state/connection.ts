import { ServerConnection } from '@fray/protocol'
import type { ScreenUpdate } from '@fray/session'
import { randomId } from '../../../shared/random-id.ts'
import { useRoom } from './room-store.ts'
import { apiAddress, useServer } from './server-store.ts'

let connection: ServerConnection<ScreenUpdate> | undefined

/** Ends the current wait before the next attempt to connect. */
let endWait: () => void = () => {}

/** Gets the one connection of this page, which opens with the first use. */
export function serverConnection(): ServerConnection<ScreenUpdate> {
  connection ??= createConnection()
  connection.connect()
  return connection
}

/** Tries to connect now instead of waiting for the next attempt. */
export function connectNow(): void {
  endWait()
}

/** Connects again, as the person that the reader has become. */
export function reconnect(): void {
  connection?.reconnect()
}

/** Connects at once, or looks whether the connection is still alive. */
function wakeUp(): void {
  endWait()
  connection?.check()
}

function createConnection(): ServerConnection<ScreenUpdate> {
  // A device that wakes up or finds its network again does not wait for the next attempt.
  addEventListener('online', wakeUp)
  addEventListener('offline', wakeUp)
  document.addEventListener('visibilitychange', () => document.hidden || wakeUp())
  return new ServerConnection<ScreenUpdate>({
    openSocket: () => {
      const address = apiAddress('socket')
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
      return new WebSocket(address)
    },
    createId: randomId,
    onState: (connection) => useRoom.setState({ connection }),
    onWelcome: (person) => useServer.setState({ presence: 'there', person }),
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        endWait = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    rest: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
}
