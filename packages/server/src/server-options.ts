import type { FastifyBaseLogger } from 'fastify'
import type { MailOptions } from './notices/mailer.ts'
import type { RoomOwner, WorkerRooms } from './rooms/room-messages.ts'

export interface ServerOptions {
  readonly port: number
  readonly host: string
  /** The address of a PostgreSQL database; without it, the database lives inside the process. */
  readonly databaseUrl?: string | undefined
  /** The folder for the files of the database inside the process; without it, everything is in memory. */
  readonly dataFolder?: string | undefined
  /** Addresses of proxies whose word on the client's address is believed; only this machine unless given. */
  readonly trustedProxies?: string | undefined
  /** How mail is sent; without it, nobody is told by mail. */
  readonly mail?: MailOptions | undefined
  /** The public address of this server, for links in mails. */
  readonly publicUrl?: string | undefined
  /** Addresses that may read `GET /metrics`; only this machine unless given. */
  readonly metricsAddresses?: readonly string[] | undefined
  /** The built app to serve. */
  readonly appFolder?: string | undefined
  readonly logger: FastifyBaseLogger
  /** How many threads play matches. */
  readonly threads: number
  /** How many milliseconds of a processor one call may use (default: ten seconds). */
  readonly callBudget?: number
  openThread(owner: RoomOwner): WorkerRooms
}
