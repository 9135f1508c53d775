import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import serveFiles from '@fastify/static'
import websocket from '@fastify/websocket'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { openDatabase } from './database/database.ts'
import { addRoutes, findPerson } from './http/routes.ts'
import { MatchStore } from './matches/match-store.ts'
import { OpenMatches } from './matches/open-matches.ts'
import { People } from './people/people.ts'
import type { RoomOwner, RoomThread } from './rooms/room-messages.ts'
import { Rooms } from './rooms/rooms.ts'
import { Connections } from './socket/connections.ts'

/** The largest message or request that is read, in bytes. A force of a hundred entries is a tenth of it. */
const MOST_BYTES = 512 * 1024

export interface ServerOptions {
  readonly port: number
  readonly host: string
  /** The address of a PostgreSQL database; without it, the database lives inside the process. */
  readonly databaseUrl?: string | undefined
  /** The folder for the files of the database inside the process; without it, everything is in memory. */
  readonly dataFolder?: string | undefined
  /** The built app to serve. */
  readonly appFolder?: string | undefined
  readonly logger: FastifyBaseLogger
  /** How many threads play matches. */
  readonly threads: number
  openThread(owner: RoomOwner): RoomThread & { stop(): Promise<void> }
}

export interface RunningServer {
  readonly address: string
  readonly port: number
  /** Finishes what is being saved and ends everything. */
  stop(): Promise<void>
}

/** Starts a server: the app's files, people, matches, and the socket over which matches are played. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { logger, databaseUrl, dataFolder } = options
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { folder: dataFolder })
  const store = new MatchStore(database.query)
  const people = new People(database.query)
  const threads: { stop(): Promise<void> }[] = []
  const reportFault = (kind: string, error: unknown) => logger.error({ kind, err: error }, 'fault')
  const rooms = new Rooms({
    store,
    threads: options.threads,
    openThread: (owner) => {
      const thread = options.openThread(owner)
      threads.push(thread)
      return thread
    },
    show: (...shown) => connections.show(...shown),
    reportFault: (match, kind, message) => logger.error({ match, kind, message }, 'fault in a match'),
  })
  const connections: Connections = new Connections({ store, rooms, notices: database.notices, reportFault })
  await connections.listen()

  const server = fastify({
    loggerInstance: logger,
    bodyLimit: MOST_BYTES,
    trustProxy: true,
    disableRequestLogging: true,
  })
  await server.register(cookie)
  await server.register(helmet, {
    contentSecurityPolicy: { directives: CONTENT_SOURCES },
    strictTransportSecurity: false,
  })
  await server.register(rateLimit, { max: 600, timeWindow: '1 minute', allowList: (request) => !isApi(request.url) })
  await server.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: { threshold: 1024 } } })
  addRoutes(server, {
    people,
    store,
    openMatches: new OpenMatches(store),
    isOnline: (person) => connections.isOnline(person),
    isReady: async () => {
      try {
        await sql`select 1`.execute(database.query)
        return true
      } catch {
        return false
      }
    },
  })
  addSocket(server, people, connections)
  if (options.appFolder !== undefined) await addApp(server, options.appFolder)

  const address = await server.listen({ port: options.port, host: options.host })
  return {
    address,
    port: Number(new URL(address).port),
    stop: async () => {
      connections.closeAll()
      await server.close()
      for (const thread of threads) await thread.stop()
      await database.close()
    },
  }
}

/** The app may load and reach nothing but itself. */
const CONTENT_SOURCES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Figures and panels carry positions and colours in style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'frame-ancestors': ["'none'"],
  'upgrade-insecure-requests': null,
}

function isApi(url: string): boolean {
  return url.startsWith('/api/')
}

function addSocket(server: FastifyInstance, people: People, connections: Connections): void {
  server.get('/api/socket', { websocket: true }, async (socket, request) => {
    // Browsers send the origin of the page: another site must not play in a person's name.
    const { origin, host } = request.headers
    if (origin !== undefined && new URL(origin).host !== host) return socket.close(1008, 'another origin')
    connections.accept(socket, await findPerson(people, request))
  })
}

/** Serves the built app; addresses of its pages lead to its one document. */
async function addApp(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(serveFiles, {
    root: folder,
    setHeaders: (response, path) => {
      // Names of built assets change with their contents; everything else is looked at again.
      const isNamedByContent = path.includes('/assets/')
      response.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !isApi(request.url) && !/\.[a-z0-9]+$/.test(request.url.split('?')[0]!)
    if (isPage) return reply.sendFile('index.html')
    return reply.code(404).send({ fault: { code: 'invalid', message: 'there is nothing here' } })
  })
}
