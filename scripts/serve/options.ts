import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** The default address of the app, and the folder of the embedded database. */
const USUAL = { port: 5173, host: '127.0.0.1', dataFolder: join(import.meta.dirname, '../../data') } as const

const MOST = 65_535

export interface ServeOptions {
  readonly port: number
  /** Somebody chose this port: another one will not do. */
  readonly isChosen: boolean
  readonly host: string
  /** The folder of the embedded database. */
  readonly dataFolder: string
  /** The PostgreSQL database to use instead. */
  readonly databaseUrl?: string
  /** Addresses of proxies in front of the server. */
  readonly trustedProxies?: string
  /** How mail is sent. */
  readonly mail?: { readonly smtpUrl: string; readonly from: string }
  /** The public address of the server. */
  readonly publicUrl?: string
  readonly logLevel?: string
  /** Addresses that may read the metrics. */
  readonly metricsAddresses?: readonly string[]
}

/** The environment variables that are read. */
export interface ServeEnvironment {
  readonly PORT?: string
  readonly DATABASE_URL?: string
  readonly TRUSTED_PROXIES?: string
  readonly SMTP_URL?: string
  readonly MAIL_FROM?: string
  readonly PUBLIC_URL?: string
  readonly LOG_LEVEL?: string
  readonly METRICS_FROM?: string
}

/** An option that cannot be used; the message names it. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

export const HELP = `Serves Fray on this machine.

    npm start                     at port ${USUAL.port}, or the next one that is free
    npm start -- --port 4517      at this port (0: any that is free)
    npm start -- --host 0.0.0.0   for other machines too
    npm start -- --data FOLDER    keeps online matches in this folder (default: data)
    npm start -- --help           this text

Environment variables: PORT chooses a port as well. DATABASE_URL names a PostgreSQL
database to use instead of the folder. TRUSTED_PROXIES lists the addresses of proxies
in front of the server (default: this machine). SMTP_URL, MAIL_FROM and PUBLIC_URL let
the server send mail. LOG_LEVEL is "warn" by default.
METRICS_FROM lists the addresses that may read /metrics (default: this machine).

Other machines need https in front of it: over plain http, browsers keep from a page
what Fray needs. More in docs/hosting.md.`

/** Reads the arguments of `npm start`; undefined if they ask for help. */
export function serveOptions(args: readonly string[], env: ServeEnvironment = {}): ServeOptions | undefined {
  const { values, positionals } = parseOptions(args)
  if (values.help) return undefined
  const [bare, ...others] = positionals
  if (others.length > 0 || (bare !== undefined && values.port !== undefined)) {
    throw new OptionError(`There is one port too many: "${others[0] ?? bare}".`)
  }
  const host = values.host ?? USUAL.host
  if (host.trim() === '') throw new OptionError('--host needs the name or the address of this machine.')
  if (values.data?.trim() === '') throw new OptionError('--data needs the path of a folder.')
  return {
    ...chosenPort(values.port ?? bare, env.PORT),
    host,
    dataFolder: values.data === undefined ? USUAL.dataFolder : resolve(values.data),
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(env.TRUSTED_PROXIES ? { trustedProxies: env.TRUSTED_PROXIES } : {}),
    ...mailOptions(env),
    ...(env.METRICS_FROM ? { metricsAddresses: env.METRICS_FROM.split(',').map((from) => from.trim()) } : {}),
    ...(env.LOG_LEVEL ? { logLevel: env.LOG_LEVEL } : {}),
  }
}

/** Mail needs an address to send from, and links in it the address of the server. */
function mailOptions({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: ServeEnvironment): Pick<ServeOptions, 'mail' | 'publicUrl'> {
  if (PUBLIC_URL && !/^https?:/.test(PUBLIC_URL)) throw new OptionError('PUBLIC_URL must begin with https://')
  const publicUrl = PUBLIC_URL ? { publicUrl: PUBLIC_URL } : {}
  if (!SMTP_URL) return publicUrl
  if (!MAIL_FROM || !PUBLIC_URL) throw new OptionError('SMTP_URL needs MAIL_FROM and PUBLIC_URL too.')
  return { ...publicUrl, mail: { smtpUrl: SMTP_URL, from: MAIL_FROM } }
}

function chosenPort(given: string | undefined, fromEnvironment = ''): Pick<ServeOptions, 'port' | 'isChosen'> {
  if (given !== undefined) return { port: portIn(given, '--port'), isChosen: true }
  if (fromEnvironment !== '') return { port: portIn(fromEnvironment, 'PORT'), isChosen: true }
  return { port: USUAL.port, isChosen: false }
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', short: 'p' },
        host: { type: 'string' },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    })
  } catch (error) {
    // It names the option and what is wrong with it; after the first sentence it explains how shells pass arguments.
    const [sentence] = (error as Error).message.split(/\.\s|\n/)
    throw new OptionError(`${sentence}.`)
  }
}

function portIn(given: string, option: string): number {
  if (/^\d{1,5}$/.test(given) && Number(given) <= MOST) return Number(given)
  throw new OptionError(`${option} must be a whole number from 0 to ${MOST}; "${given}" is not.`)
}

/** The message if the server cannot listen there. */
export function listeningFault(error: unknown, { port, host }: Pick<ServeOptions, 'port' | 'host'>): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE' || /already in use/.test(message)) {
    return `Port ${port} is in use by another program. Choose another with "npm start -- --port ${port + 1}", or any free one with "--port 0".`
  }
  if (code === 'EACCES') return `--port: this user may not use port ${port}. Choose one above 1023.`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `--host: "${host}" is not an address of this machine.`
  return message
}
