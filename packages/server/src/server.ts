import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import serveFiles from '@fastify/static'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { isOwnOrigin } from './http/origin.ts'
import { addRoutes } from './http/routes.ts'
import { findPerson } from './http/who-asks.ts'
import { Metrics } from './metrics.ts'
import { OnlinePlay } from './online-play.ts'
import type { ServerOptions } from './server-options.ts'

/** The largest message or request that is read, in bytes. A force of a hundred entries is a tenth of it. */
const MOST_BYTES = 512 * 1024

export interface RunningServer {
  readonly address: string
  readonly port: number
  /** Finishes what is being saved and ends everything. */
  stop(): Promise<void>
}

/**
 * Starts a server: the app's files, people, matches, and the socket over which matches are played. The embedded database
 * opens when someone first plays online, so that the app is there at once.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { logger } = options
  const metrics = new Metrics()
  const online = new OnlinePlay({ ...options, metrics })
  const server = fastify({
    loggerInstance: logger,
    bodyLimit: MOST_BYTES,
    trustProxy: options.trustedProxies ?? 'loopback',
    logController: new LogController({ disableRequestLogging: true }),
  })
  await server.register(cookie)
  await server.register(helmet, {
    contentSecurityPolicy: { directives: CONTENT_SOURCES },
    strictTransportSecurity: false,
  })
  await server.register(rateLimit, { max: 600, timeWindow: '1 minute', allowList: (request) => !isApi(request.url) })
  await server.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: { threshold: 1024 } } })
  addRoutes(server, online)
  addSocket(server, online)
  metrics.addRoute(server, options.metricsAddresses)
  if (options.appFolder !== undefined) await addApp(server, options.appFolder)

  const address = await server.listen({ port: options.port, host: options.host })
  if (options.databaseUrl !== undefined) online.open().catch(() => undefined)
  return {
    address,
    port: (server.server.address() as AddressInfo).port,
    stop: async () => {
      online.disconnectAll()
      await server.close()
      await online.close()
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
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'upgrade-insecure-requests': null,
}

function isApi(url: string): boolean {
  return url.startsWith('/api/')
}

function addSocket(server: FastifyInstance, online: OnlinePlay): void {
  server.get('/api/socket', { websocket: true }, async (socket, request) => {
    if (!isOwnOrigin(request.headers)) return socket.close(1008, 'another origin')
    // Messages that arrive before the database is open must not be lost.
    socket.pause()
    try {
      const { people, connections } = await online.open()
      connections.accept(socket, await findPerson(people, request))
      socket.resume()
    } catch {
      socket.close(1013, 'not ready')
    }
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
