import { openRoomThread, type RunningServer, type ServerOptions, startServer } from '@fray/server'
import { pino } from 'pino'

/** The app on an address of its own. */
export interface ServedApp {
  readonly address: string
  readonly port: number
  stop(): Promise<void>
}

export interface ServeAppOptions
  extends Pick<
      ServerOptions,
      'databaseUrl' | 'dataFolder' | 'trustedProxies' | 'mail' | 'publicUrl' | 'metricsAddresses'
    >,
    Partial<Pick<ServerOptions, 'threads'>> {
  readonly port: number
  /** Whether only this port will do; otherwise the next free one is taken. */
  readonly isChosen?: boolean
  readonly host?: string
  readonly logLevel?: string
}

const THIS_MACHINE = '127.0.0.1'

/** How many ports are tried. */
const TRIES = 20

/** Serves a built app and the matches of those who play it, on this machine alone unless a host says otherwise. */
export async function serveApp(folder: string, options: ServeAppOptions): Promise<ServedApp> {
  const { port, isChosen = false, host = THIS_MACHINE } = options
  for (let tried = port; ; tried++) {
    try {
      const { stop, ...server } = await start(folder, { ...options, port: tried, host })
      return { address: addressOf(host, server.port), port: server.port, stop }
    } catch (error) {
      const isUsed = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isUsed || isChosen || tried === port + TRIES) throw error
    }
  }
}

function start(
  appFolder: string,
  {
    port,
    host,
    databaseUrl,
    dataFolder,
    trustedProxies,
    mail,
    publicUrl,
    metricsAddresses,
    threads = 1,
    logLevel = 'warn',
  }: ServeAppOptions & { host: string },
): Promise<RunningServer> {
  return startServer({
    port,
    host,
    appFolder,
    databaseUrl,
    dataFolder,
    trustedProxies,
    mail,
    publicUrl,
    metricsAddresses,
    threads,
    logger: pino({ level: logLevel }),
    openThread: openRoomThread,
  })
}

/** A server that listens everywhere is reached at this machine too. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/`
}
